### 各玩法的名称，每页都用

ruleset-qingdao = 青岛保皇
ruleset-weifang = 潍坊保皇
ruleset-weihai = 威海保皇
ruleset-classic108 = 日式一百零八张

## 电脑的强弱

bot-easy = 初级
bot-medium = 中级
bot-strong = 高级

## 转交他人

share-copied = 已复制。
share-failed = 浏览器不允许复制，请选中文字手动复制。
house-coins = { $n } 金币
house-home = 回到开始页
house-sign-in = 登录
house-try-again = 再试一次
