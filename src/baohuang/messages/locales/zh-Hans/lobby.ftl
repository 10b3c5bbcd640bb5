### 客户端界面用语: lobby

## 开始页

tagline = 五人扑克，一皇一保三平民
choose-ruleset = 选择玩法
ruleset-qingdao-about = 216张，叫保子牌，可抢独，憋3
ruleset-weifang-about = 206张，买3，同花四张为炸弹，三张2打大王
ruleset-weihai-about = 165张，保子牌随机，造反与踢，憋6
ruleset-classic108-about = 108张，顺子、连对、飞机、炸弹、火箭
room-options = 房间选项
options-default = 默认
options-changed = 改了{ $n }项
options-reset = 全部恢复默认
start-table = 开一桌，与电脑同打
start-failed = 暂时开不了桌，请稍后再试。
play-money = 只计虚拟分数与金币，不能兑换，不涉及任何真钱。

## 设置

setting-language = 语言
setting-text = 字号
setting-fourColours = 四色牌
setting-fourColours-why = 每种花色一种颜色
setting-autoPass = 无牌可压时自动不出
setting-autoPass-why = 等待的时间与手牌无关
setting-keys = 单键快捷键
setting-keys-why = 数字或字母选点数，P 不出，H 提示
setting-calm = 减少动画
setting-calm-why = 系统要求减少动画时总是如此

## 房间选项：名称

lobby-option-threes = 3 的张数
lobby-option-sixes = 6 的张数
lobby-option-guard_by = 保子如何确定
lobby-option-callable = 可叫的牌
lobby-option-forced_enthrone = 逼位
lobby-option-stick = 让位贴牌
lobby-option-yield_to = 让位给谁
lobby-option-hold_back = 憋3 / 憋6
lobby-option-smother = 被憋即出局
lobby-option-pass = 不出之后
lobby-option-twos_beat_big = 几张2打大王
lobby-option-twos_beat_guard = 几张2打特画
lobby-option-twos_scope = 2 代打的范围
lobby-option-bomb = 炸弹
lobby-option-rebels_needed = 造反所需人数
lobby-option-kick_needs = 踢所需人数
lobby-option-open_solo_doubles = 明独保再翻倍
lobby-option-name_from = 可指定的牌
lobby-option-emperor_by = 皇帝如何确定
lobby-option-players = 人数
lobby-option-dictatorship = 独裁模式
lobby-option-extra = 独裁者多拿的牌
lobby-option-swap_guard = 换保
lobby-option-announce_at = 何时显示张数
lobby-option-card_counter = 记牌器

## 房间选项：说明

lobby-option-threes-why = 整副牌里 3 的总数；五张时共205张牌
lobby-option-sixes-why = 整副牌里 6 的总数；16张时共168张牌
lobby-option-guard_by-why = 皇帝叫牌，或由带记号的小王决定
lobby-option-callable-why = 2 从来不能叫
lobby-option-forced_enthrone-why = 五家都让位之后怎么办；关则流局
lobby-option-stick-why = 第一个让位的只交皇帝牌，之后的要再贴一张
lobby-option-yield_to-why = 皇帝牌往哪边传
lobby-option-hold_back-why = 最小的牌只能最后一手全部打出
lobby-option-smother-why = 手里只剩憋着的牌、最后一手又被压住的人立即出局
lobby-option-pass-why = 同一轮里不出之后还能不能再出
lobby-option-twos_beat_big-why = 代打成功，本轮立即结束
lobby-option-twos_beat_guard-why = 代打成功，本轮立即结束
lobby-option-twos_scope-why = 每张大王都可代打，或只代打单张
lobby-option-bomb-why = 炸弹压过一切非炸弹
lobby-option-rebels_needed-why = 够数造反才成功
lobby-option-kick_needs-why = 皇帝与保子中要几人同意
lobby-option-open_solo_doubles-why = 独保翻倍之外，明的再翻一倍
lobby-option-name_from-why = 皇帝指定保子牌时可用的牌
lobby-option-emperor_by-why = 看王牌，或看黑桃A的张数
lobby-option-players-why = 四人时用一副牌，不能与独裁、换保同用
lobby-option-dictatorship-why = 没有保子，皇帝一人对众人；不能与换保同用
lobby-option-extra-why = 只在独裁模式下有用
lobby-option-swap_guard-why = 皇帝打出自己的保子牌时可以改指一次
lobby-option-announce_at-why = 别人剩几张牌时才显示
lobby-option-card_counter-why = 人人可用，记着还没见过的牌

## 房间选项：取值

lobby-value-on = 开
lobby-value-off = 关
lobby-value-call = 叫牌
lobby-value-marked_joker = 带记号的小王
lobby-value-no_jokers_no_twos = 王与2除外
lobby-value-with_jokers = 王也可以叫
lobby-value-first_yielder = 最先让位者登基
lobby-value-highest = 最大的一张
lobby-value-one_two = 一张2
lobby-value-none = 不贴
lobby-value-previous = 上家
lobby-value-next = 下家
lobby-value-skip_one = 隔一家
lobby-value-soft = 还可以再出
lobby-value-hard = 本轮不能再出
lobby-value-per_joker = 每张大王
lobby-value-single_only = 只限单张
lobby-value-same_suit4 = 同点同花四张
lobby-value-rank4plus = 同点四张以上
lobby-value-own_single = 手里单张的牌
lobby-value-any = 手里没有的也行
lobby-value-jokers = 王牌
lobby-value-ace_of_spades = 黑桃A
lobby-value-always = 一直显示
lobby-value-never = 不显示
lobby-value-announce_at-10 = 剩10张起
