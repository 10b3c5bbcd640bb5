### 客户端界面用语: lobby

## 开始页

tagline = 五人扑克，一皇一保三平民
choose-ruleset = 选择玩法
lobby-about-qingdao = 216张，叫保子牌，可抢独，憋3
lobby-about-weifang = 206张，买3，同花四张为炸弹，三张2打大王
lobby-about-weihai = 165张，保子牌随机，造反与踢，憋6
lobby-about-classic108 = 108张，顺子、连对、飞机、炸弹、火箭
room-options = 房间选项
options-default = 默认
options-changed = 改了{ $n }项
options-reset = 全部恢复默认
start-table = 开一桌，与电脑同打
start-failed = 暂时开不了桌，请稍后再试。
play-money = 只计虚拟分数与金币，不能兑换，不涉及任何真钱。
learn = 教程
guide-pictures = 图解规则

## 设置

setting-language = 语言
setting-text = 字号
setting-fourColours = 四色牌
setting-fourColours-why = 每种花色一种颜色
setting-autoPass = 无牌可压时自动不出
setting-autoPass-why = 等待的时间与手牌无关
setting-keys = 单键快捷键
setting-keys-why = 数字或字母选点数，P 不出，H 提示
setting-sound = 声音
setting-sound-why = 由浏览器合成；点按页面之前没有声音
setting-clockWarnings = 倒计时提醒
setting-clockWarnings-why = 剩 10 秒时提醒；开了声音时最后 5 秒逐秒提示
setting-calm = 减少动画
setting-calm-why = 系统要求减少动画时总是如此
