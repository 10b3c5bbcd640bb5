### 客户端界面用语: table

## 桌面

app-name = 保皇
you = 你
seat-number = { $n }号位
list-comma = 、
list-stop = 。
close = 关闭
loading = 正在载入…
menu = 菜单
rules = 规则
rules-of = { $name }：规则
rules-failed = 规则暂时读不到，请稍后再试。
settings = 设置
history = 出牌记录
history-empty = 还没有人出牌。
history-trick = 第{ $n }轮
leave = 离开牌桌
counter = 记牌器
players = 其他玩家
own-side = 你的牌
actions = 出牌操作
pass = 不出
hint = 提示
clear = 重选
play = 出牌
passed = 不出
sort-rank = 大小
sort-size = 张数
sort-to = 理牌：按{ $mode }
clock = 还剩{ $n }秒

## 牌

suit-c = 梅花
suit-d = 方块
suit-h = 红桃
suit-s = 黑桃
card-suited = { $suit }{ $rank }
card-small = 小王
card-big = 大王
card-emperor = 皇帝牌
card-guard = 保子牌
card-top = 特画
mark-small = 小
mark-big = 大
mark-emperor = 皇
mark-guard = 保
mark-top = 特
cards-group = { $card } ×{ $n }
cards-run = { $from }到{ $to }，各{ $each }张
hand = 手牌，{ $n }张
hand-column = { $card }，共{ $n }张，已选{ $picked }
hand-strip = { $card }，{ $n }张，已选{ $picked }
hands-left = 剩下的手牌

## 身份与张数

role-emperor = 皇帝
role-guard = 保子
role-commoner = 平民
role-rebel = 造反
role-emperor-aka = 皇帝（庄家）
role-guard-aka = 保子（侍卫、狗腿子）
role-commoner-aka = 平民（老百姓）
role-rebel-aka = 造反（明反、暗反）
count = 剩{ $n }张
count-low = 报单：只剩{ $n }张
smothered = 被憋
bot = 电脑
their-turn = 轮到此人
place-1-of-5 = 头科
place-2-of-5 = 二科
place-3-of-5 = 三科
place-4-of-5 = 二落
place-5-of-5 = 落科
place-1-of-4 = 第一
place-2-of-4 = 第二
place-3-of-4 = 第三
place-4-of-4 = 最后

## 桌子中央

guard-card = 保子牌
guard-card-aka = 保子牌（老花、特画）
guard-card-shown = 亮{ $n }张
pile = 贴牌
trick-beat = 本轮{ $n }张，要大过 { $cards }
trick-lead = 等{ $who }发牌
trick-you-lead = 由你发牌
phase-grab = 抢独：各家作答中
phase-enthrone = 登基还是让位
phase-call = 皇帝叫保中
phase-solo = 明保：各家作答中
phase-open = 明保：各家作答中
phase-rebel = 造反：各家作答中
phase-kick = 踢：皇帝与保子作答中
phase-name = 皇帝指定保子牌中
phase-discard = 皇帝弃牌中
phase-rename = 皇帝考虑换保
phase-play = 出牌中
phase-over = 本局结束
phase-void = 流局，重新发牌

## 选牌

your-turn = 轮到你了
your-answer = 请你作答
select-lead = 由你发牌：请选一套牌
select-beat = 轮到你：要大过 { $cards }
select-nothing-beats = 没有牌能大过，可以不出
select-discard = 请选{ $n }张弃牌
selected-discard = 已选 { $cards }（{ $n }/{ $of }）
selected-early = 已选 { $cards }
selected-legal = { $cards }：可以出
selected-closes = { $cards }：可以出，本轮即刻结束
selected-illegal = { $cards }：{ $reason }
selected-not-legal = { $cards }：现在不能出
hint-none = 没有可出的牌
discard-button = 弃牌（{ $chosen }/{ $n }）
typed = 键入出牌
typed-example = 3a 或 2k1w
typed-unreadable = 看不懂，例如：3a 是三张 A，2k1w 是两张 K 加一张小王
typed-missing = 手里的{ $card }不够
error-unknown = 不能这样出（{ $code }）

## 发牌前的问题

ask-grab = 抢独吗？
ask-grab-why = 抢到的人拿走皇帝牌，独自一人对四家，不叫保，分数翻倍。各家同时作答，互不相见。
ask-enthrone = 登基还是让位？
ask-enthrone-why = 登基就当皇帝。让位则把皇帝牌交给别人。
ask-enthrone-pile-why = 登基就当皇帝，并收下全部贴牌。让位要按房间规则再贴一张牌，一并交出。
ask-call = 叫哪张保子牌？
ask-call-why = 手里有三张：第四张在谁手里，谁就是保子。四张都在手里：独保，分数翻倍，可明可暗。
ask-solo = 独保：明还是暗？
ask-solo-why = 皇帝牌和保子牌都在你手里。明独保再翻一倍，人人知道；暗独保没有人知道。
ask-open = 开打之前
ask-open-why = 每家都会被问到，谁是保子不会因此泄露。准备好了就按。
ask-open-guard-why = 你是保子。明保：人人知道你是保子，分数翻倍。暗保：不说。
ask-rebel = 造反吗？
ask-rebel-why = 造反的人够数才算成功，分数翻倍，保子和造反的人都亮明；不够数则什么都不公开。
ask-kick = 踢吗？
ask-kick-why = 踢则全局分数再翻一倍。
ask-name = 指定哪张保子牌？
ask-name-why = 另一张在谁手里，谁就是保子。
ask-discard = 弃掉{ $n }张牌
ask-discard-why = 在手牌里选好，背面朝下弃掉，别人看不到。
ask-rename = 换保吗？
ask-rename-why = 你出了自己那张保子牌。可以改指另一张手里没有的牌，持有者悄悄成为新保子。
answer-grab = 抢独
answer-decline = 不抢
answer-enthrone = 登基
answer-yield = 让位
answer-solo-open = 明独保
answer-solo-hidden = 暗独保
answer-hide = 准备好了
answer-open-guard = 明保
answer-hide-guard = 暗保
answer-rebel = 造反
answer-abstain = 不反
answer-kick = 踢
answer-spare = 不踢
answer-ready = 准备好了
answer-keep = 不换
verb-call = 叫
verb-name = 指定
verb-rename = 改指
how-open = 明独保
how-hidden = 暗独保

## 发生了什么

event-dealt = 发好牌了
event-bought = 买3：{ $buyer }从{ $seller }买了一张3，付{ $paid }
event-bought-free = 买3：{ $buyer }从{ $seller }要了一张3
event-no-grab = 没有人抢独
event-grabbed = { $who }抢独
event-yielded = { $who }让位给{ $to }
event-yielded-card = { $who }让位给{ $to }，贴{ $card }
event-forced = 逼位：{ $who }必须登基
event-enthroned = { $who }登基
event-kitty = { $who }拿底牌，{ $n }张
event-called = { $who }叫{ $card }
event-open-solo = { $who }明独保
event-guard-open = 明保：{ $who }是保子
event-rebelled = 造反成功：{ $rebels }
event-kicked = 踢了，分数再翻倍
event-named = { $who }指定{ $card }
event-discarded = { $who }弃了{ $n }张
event-renamed = { $who }换保：{ $card }
event-kept = { $who }不换保
event-played = { $who }出 { $cards }
event-passed = { $who }不出
event-revealed = { $who }是保子
event-revealed-solo = 皇帝独保，没有保子
event-out = { $who }走完了，第{ $place }名
event-smothered = { $who }被憋
event-low = 报单：{ $who }还剩{ $n }张
event-trick = { $who }接着发牌
event-void = 流局，重新发牌

## 结果

result-emperor = 保皇成功：皇帝一方胜
result-commoners = 平民胜
result-draw = 平局
column-player = 玩家
column-role = 身份
column-place = 名次
column-points = 得分
how-counted = 倍数
next-deal = 下一局
breakdown-shared = 6 − 皇帝第{ $emperor }名 − 保子第{ $guard }名：每份 { $k } 分
breakdown-hidden-solo = 暗独保，皇帝第{ $place }名：底分 { $base }
breakdown-open-solo = 明独保，皇帝第{ $place }名：底分 { $base }
breakdown-grab = 抢独，皇帝第{ $place }名：底分 { $base }
breakdown-place = 第{ $place }名：{ $points } 分
breakdown-emperor-times = 皇帝第{ $place }名，名次分 ×{ $factor }
breakdown-times-solo = 独保：×{ $factor }
breakdown-times-open-solo = 明独保：再 ×{ $factor }
breakdown-times-open-guard = 明保：×{ $factor }
breakdown-times-rebellion = 造反成功：×{ $factor }
breakdown-times-kick = 踢：×{ $factor }
breakdown-total = 合计 ×{ $factor }
multiplier = 倍数 ×{ $n }
multiplier-why = 只算人人知道的事。
stake-line = { $why }：×{ $factor }
stake-total = 合计 ×{ $n }
stake-none = 还没有翻倍
stake-secret = 你的暗独保还没亮明，到亮明或结束时再翻倍。
stake-solo = 独保
stake-open-solo = 明独保
stake-open-guard = 明保
stake-rebellion = 造反成功
stake-kick = 踢

## 连接

link-connecting = 正在连接…
link-waiting = 连接断了，正在重连。你的牌都还在。
link-replaced = 这张桌子已在别处打开。
link-forbidden = 你不能进入这张桌子。
link-retry = 立即重试
link-take-over = 在此继续
net-lost = 断线时的操作没有送达，请再看一眼桌面。

## 快捷短语
phrase-hello = 大家好！
phrase-thanks = 谢谢！
phrase-sorry = 不好意思！
phrase-well-played = 打得漂亮！
phrase-good-luck = 祝好运！
phrase-one-moment = 请稍等。
phrase-your-turn = 轮到你了。
phrase-goodbye = 再见！
phrase-i-am-with-you = 我跟你一伙。
phrase-help-me = 帮帮我！
phrase-let-me-lead = 让我来出。
phrase-leave-it-to-me = 这手交给我。
phrase-i-am-the-guard = 我是保子。
phrase-i-am-no-guard = 我不是保子。
phrase-strong = 我的牌很好。
phrase-weak = 我的牌不好。
emote-smile = 微笑
emote-laugh = 大笑
emote-cry = 哭
emote-angry = 生气
emote-cool = 酷
emote-think = 思考
emote-clap = 鼓掌
emote-tea = 喝茶
