### 客戶端介面用語: table

## 桌面

app-name = 保皇
you = 你
seat-number = { $n }號位
list-comma = 、
list-stop = 。
close = 關閉
loading = 正在載入…
menu = 選單
rules = 規則
rules-of = { $name }：規則
rules-failed = 規則暫時讀不到，請稍後再試。
settings = 設定
history = 出牌紀錄
history-empty = 還沒有人出牌。
history-trick = 第{ $n }輪
leave = 離開牌桌
counter = 記牌器
players = 其他玩家
own-side = 你的牌
actions = 出牌操作
pass = 過牌
hint = 提示
clear = 重選
play = 出牌
passed = 過牌
sort-rank = 大小
sort-size = 張數
sort-to = 理牌：按{ $mode }
clock = 還剩{ $n }秒

## 牌

suit-c = 梅花
suit-d = 方塊
suit-h = 紅桃
suit-s = 黑桃
card-suited = { $suit }{ $rank }
card-small = 小王
card-big = 大王
card-emperor = 皇帝牌
card-guard = 侍衛牌
card-top = 特畫
mark-small = 小
mark-big = 大
mark-emperor = 皇
mark-guard = 衛
mark-top = 特
cards-group = { $card } ×{ $n }
cards-run = { $from }到{ $to }，各{ $each }張
hand = 手牌，{ $n }張
hand-column = { $card }，共{ $n }張，已選{ $picked }
hand-strip = { $card }，{ $n }張，已選{ $picked }
hands-left = 剩下的手牌

## 身分與張數

role-emperor = 皇帝
role-guard = 侍衛
role-commoner = 平民
role-rebel = 造反
role-emperor-aka = 皇帝（莊家）
role-guard-aka = 侍衛（保子）
role-commoner-aka = 平民（老百姓）
role-rebel-aka = 造反（明反、暗反）
count = 剩{ $n }張
count-low = 報單：只剩{ $n }張
smothered = 被憋
bot = 電腦
their-turn = 輪到此人
place-1-of-5 = 頭科
place-2-of-5 = 二科
place-3-of-5 = 三科
place-4-of-5 = 二落
place-5-of-5 = 落科
place-1-of-4 = 第一
place-2-of-4 = 第二
place-3-of-4 = 第三
place-4-of-4 = 最後

## 桌子中央

guard-card = 侍衛牌
guard-card-aka = 侍衛牌（老花、特畫）
guard-card-shown = 亮{ $n }張
pile = 貼牌
trick-beat = 本輪{ $n }張，要大過 { $cards }
trick-lead = 等{ $who }發牌
trick-you-lead = 由你發牌
phase-grab = 搶獨：各家作答中
phase-enthrone = 登基還是讓位
phase-call = 皇帝叫保中
phase-solo = 明保：各家作答中
phase-open = 明保：各家作答中
phase-rebel = 造反：各家作答中
phase-kick = 踢：皇帝與侍衛作答中
phase-name = 皇帝指定侍衛牌中
phase-discard = 皇帝棄牌中
phase-rename = 皇帝考慮換保
phase-play = 出牌中
phase-over = 本局結束
phase-void = 流局，重新發牌

## 選牌

your-turn = 輪到你了
your-answer = 請你作答
select-lead = 由你發牌：請選一套牌
select-beat = 輪到你：要大過 { $cards }
select-nothing-beats = 沒有牌能大過，可以過牌
select-discard = 請選{ $n }張棄牌
selected-discard = 已選 { $cards }（{ $n }/{ $of }）
selected-early = 已選 { $cards }
selected-legal = { $cards }：可以出
selected-closes = { $cards }：可以出，本輪即刻結束
selected-illegal = { $cards }：{ $reason }
selected-not-legal = { $cards }：現在不能出
hint-none = 沒有可出的牌
discard-button = 棄牌（{ $chosen }/{ $n }）
typed = 鍵入出牌
typed-example = 3a 或 2k1w
typed-unreadable = 看不懂，例如：3a 是三張 A，2k1w 是兩張 K 加一張小王
typed-missing = 手裡的{ $card }不夠
error-unknown = 不能這樣出（{ $code }）

## 發牌前的問題

ask-grab = 搶獨嗎？
ask-grab-why = 搶到的人拿走皇帝牌，獨自一人對四家，不叫保，分數翻倍。各家同時作答，互不相見。
ask-enthrone = 登基還是讓位？
ask-enthrone-why = 登基就當皇帝。讓位則把皇帝牌交給別人。
ask-enthrone-pile-why = 登基就當皇帝，並收下全部貼牌。讓位要按房間規則再貼一張牌，一併交出。
ask-call = 叫哪張侍衛牌？
ask-call-why = 手裡有三張：第四張在誰手裡，誰就是侍衛。四張都在手裡：獨保，分數翻倍，可明可暗。
ask-solo = 獨保：明還是暗？
ask-solo-why = 皇帝牌和侍衛牌都在你手裡。明獨保再翻一倍，人人知道；暗獨保沒有人知道。
ask-open = 開打之前
ask-open-why = 每家都會被問到，誰是侍衛不會因此洩漏。準備好了就按。
ask-open-guard-why = 你是侍衛。明保：人人知道你是侍衛，分數翻倍。暗保：不說。
ask-rebel = 造反嗎？
ask-rebel-why = 造反的人夠數才算成功，分數翻倍，侍衛和造反的人都亮明；不夠數則什麼都不公開。
ask-kick = 踢嗎？
ask-kick-why = 踢則全局分數再翻一倍。
ask-name = 指定哪張侍衛牌？
ask-name-why = 另一張在誰手裡，誰就是侍衛。
ask-discard = 棄掉{ $n }張牌
ask-discard-why = 在手牌裡選好，背面朝下棄掉，別人看不到。
ask-rename = 換保嗎？
ask-rename-why = 你出了自己那張侍衛牌。可以改指另一張手裡沒有的牌，持有者悄悄成為新侍衛。
answer-grab = 搶獨
answer-decline = 不搶
answer-enthrone = 登基
answer-yield = 讓位
answer-solo-open = 明獨保
answer-solo-hidden = 暗獨保
answer-hide = 準備好了
answer-open-guard = 明保
answer-hide-guard = 暗保
answer-rebel = 造反
answer-abstain = 不反
answer-kick = 踢
answer-spare = 不踢
answer-ready = 準備好了
answer-keep = 不換
verb-call = 叫
verb-name = 指定
verb-rename = 改指
how-open = 明獨保
how-hidden = 暗獨保

## 發生了什麼

event-dealt = 發好牌了
event-bought = 買3：{ $buyer }從{ $seller }買了一張3，付{ $paid }
event-bought-free = 買3：{ $buyer }從{ $seller }要了一張3
event-no-grab = 沒有人搶獨
event-grabbed = { $who }搶獨
event-yielded = { $who }讓位給{ $to }
event-yielded-card = { $who }讓位給{ $to }，貼{ $card }
event-forced = 逼位：{ $who }必須登基
event-enthroned = { $who }登基
event-kitty = { $who }拿底牌，{ $n }張
event-called = { $who }叫{ $card }
event-open-solo = { $who }明獨保
event-guard-open = 明保：{ $who }是侍衛
event-rebelled = 造反成功：{ $rebels }
event-kicked = 踢了，分數再翻倍
event-named = { $who }指定{ $card }
event-discarded = { $who }棄了{ $n }張
event-renamed = { $who }換保：{ $card }
event-kept = { $who }不換保
event-played = { $who }出 { $cards }
event-passed = { $who }過牌
event-revealed = { $who }是侍衛
event-revealed-solo = 皇帝獨保，沒有侍衛
event-out = { $who }走完了，第{ $place }名
event-smothered = { $who }被憋
event-low = 報單：{ $who }還剩{ $n }張
event-trick = { $who }接著發牌
event-void = 流局，重新發牌

## 結果

result-emperor = 保皇成功：皇帝一方勝
result-commoners = 平民勝
result-draw = 平局
column-player = 玩家
column-role = 身分
column-place = 名次
column-points = 得分
how-counted = 倍數
next-deal = 下一局
breakdown-shared = 6 − 皇帝第{ $emperor }名 − 侍衛第{ $guard }名：每份 { $k } 分
breakdown-hidden-solo = 暗獨保，皇帝第{ $place }名：底分 { $base }
breakdown-open-solo = 明獨保，皇帝第{ $place }名：底分 { $base }
breakdown-grab = 搶獨，皇帝第{ $place }名：底分 { $base }
breakdown-place = 第{ $place }名：{ $points } 分
breakdown-emperor-times = 皇帝第{ $place }名，名次分 ×{ $factor }
breakdown-times-solo = 獨保：×{ $factor }
breakdown-times-open-solo = 明獨保：再 ×{ $factor }
breakdown-times-open-guard = 明保：×{ $factor }
breakdown-times-rebellion = 造反成功：×{ $factor }
breakdown-times-kick = 踢：×{ $factor }
breakdown-total = 合計 ×{ $factor }
multiplier = 倍數 ×{ $n }
multiplier-why = 只算人人知道的事。
stake-line = { $why }：×{ $factor }
stake-total = 合計 ×{ $n }
stake-none = 還沒有翻倍
stake-secret = 你的暗獨保還沒亮明，到亮明或結束時再翻倍。
stake-solo = 獨保
stake-open-solo = 明獨保
stake-open-guard = 明保
stake-rebellion = 造反成功
stake-kick = 踢

## 連線

link-connecting = 正在連線…
link-waiting = 連線斷了，正在重連。你的牌都還在。
link-replaced = 這張桌子已在別處打開。
link-forbidden = 你不能進入這張桌子。
link-retry = 立即重試
link-take-over = 在此繼續
net-lost = 斷線時的操作沒有送達，請再看一眼桌面。

## 快捷短語
phrase-hello = 大家好！
phrase-thanks = 謝謝！
phrase-sorry = 不好意思！
phrase-well-played = 打得漂亮！
phrase-good-luck = 祝好運！
phrase-one-moment = 請稍等。
phrase-your-turn = 輪到你了。
phrase-goodbye = 再見！
phrase-i-am-with-you = 我跟你一夥。
phrase-help-me = 幫幫我！
phrase-let-me-lead = 讓我來出。
phrase-leave-it-to-me = 這手交給我。
phrase-i-am-the-guard = 我是侍衛。
phrase-i-am-no-guard = 我不是侍衛。
phrase-strong = 我的牌很好。
phrase-weak = 我的牌不好。
emote-smile = 微笑
emote-laugh = 大笑
emote-cry = 哭
emote-angry = 生氣
emote-cool = 酷
emote-think = 思考
emote-clap = 鼓掌
emote-tea = 喝茶
