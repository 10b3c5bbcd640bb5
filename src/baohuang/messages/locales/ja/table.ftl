### クライアントの文言: table

## テーブル

app-name = 保皇（バオファン）
you = あなた
seat-number = { $n }番席
list-comma = 、
list-stop = 。
close = 閉じる
loading = 読み込み中…
menu = メニュー
rules = ルール
rules-of = { $name }のルール
rules-failed = ルールを読み込めませんでした。しばらくしてからもう一度お試しください。
settings = 設定
history = 札の履歴
history-empty = まだ誰も札を出していません。
history-trick = { $n }巡目
leave = 席を離れる
counter = カード記録
players = ほかのプレイヤー
own-side = あなたの札
actions = 操作
pass = パス
hint = ヒント
clear = 取消
play = 出す
passed = パス
sort-rank = 強さ
sort-size = 枚数
sort-to = 整列：{ $mode }順
clock = 残り{ $n }秒

## 札

suit-c = クラブ
suit-d = ダイヤ
suit-h = ハート
suit-s = スペード
card-suited = { $suit }の{ $rank }
card-small = 小ジョーカー
card-big = 大ジョーカー
card-emperor = 皇帝札
card-guard = 護衛札
card-top = 特画（護衛札）
mark-small = 小
mark-big = 大
mark-emperor = 皇
mark-guard = 護
mark-top = 特
cards-group = { $card } ×{ $n }
cards-run = { $from }から{ $to }まで各{ $each }枚
hand = 手札 { $n }枚
hand-column = { $card }、{ $n }枚、{ $picked }枚選択
hand-strip = { $card }、{ $n }枚、{ $picked }枚選択
hands-left = 残った手札

## 役と枚数

role-emperor = 皇帝
role-guard = 護衛
role-commoner = 革命軍
role-rebel = 反乱
role-emperor-aka = 皇帝（親）
role-guard-aka = 護衛
role-commoner-aka = 革命軍（平民）
role-rebel-aka = 反乱（造反）
count = 残り{ $n }枚
count-low = 残り警告：あと{ $n }枚
smothered = 足止め
bot = コンピューター
their-turn = この人の番
place-1-of-5 = 1位
place-2-of-5 = 2位
place-3-of-5 = 3位
place-4-of-5 = 4位
place-5-of-5 = 最下位
place-1-of-4 = 1位
place-2-of-4 = 2位
place-3-of-4 = 3位
place-4-of-4 = 最下位

## テーブル中央

guard-card = 護衛札
guard-card-aka = 護衛札（特画）
guard-card-shown = { $n }枚公開
pile = 添え札
trick-beat = この巡は{ $n }枚、{ $cards } に上乗せ
trick-lead = { $who }の親出し
trick-you-lead = あなたの親出し
phase-grab = 独裁を奪う：全員が回答中
phase-enthrone = 即位か譲位か
phase-call = 皇帝が護衛札を宣言中
phase-solo = 公開護衛：全員が回答中
phase-open = 公開護衛：全員が回答中
phase-rebel = 反乱：全員が回答中
phase-kick = 倍がけ：皇帝と護衛が回答中
phase-name = 皇帝が護衛札を指名中
phase-discard = 皇帝が札を捨てています
phase-rename = 皇帝が入れ替え護衛を検討中
phase-play = 進行中
phase-over = 終局
phase-void = 流局、配り直し

## 札選び

your-turn = あなたの番です
your-answer = 回答してください
select-lead = 親出し：組を選んでください
select-beat = あなたの番：{ $cards } に上乗せ
select-nothing-beats = 上乗せできる札がありません
select-discard = 捨てる札を{ $n }枚選んでください
selected-discard = 選択：{ $cards }（{ $n }/{ $of }）
selected-early = 選択：{ $cards }
selected-legal = { $cards }：出せます
selected-closes = { $cards }：出せます。この巡は終わります
selected-illegal = { $cards }：{ $reason }
selected-not-legal = { $cards }：今は出せません
hint-none = 出せる札がありません
discard-button = 捨てる（{ $chosen }/{ $n }）
typed = 文字で札を選ぶ
typed-example = 3a や 2k1w
typed-unreadable = 読み取れません。例：3a はAが3枚、2k1w はKが2枚と小ジョーカー
typed-missing = { $card }が足りません
error-unknown = できません（{ $code }）

## 親出し前の質問

ask-grab = 独裁を奪いますか？
ask-grab-why = 奪うと皇帝札を受け取り、護衛なしで一人対四人になります。点数は倍です。全員が同時に、互いに見えないように答えます。
ask-enthrone = 即位しますか、譲位しますか？
ask-enthrone-why = 即位すると皇帝になります。譲位すると皇帝札を渡します。
ask-enthrone-pile-why = 即位すると皇帝になり、添え札をすべて受け取ります。譲位すると、ルールに従って札を1枚添えて渡します。
ask-call = どの護衛札を宣言しますか？
ask-call-why = 3枚ある札：4枚目を持つ人が護衛になります。4枚ある札：独裁モードで点数は倍、公開か秘密かを選べます。
ask-solo = 独裁モード：公開か秘密か？
ask-solo-why = 皇帝札と護衛札の両方があなたの手にあります。公開すると点数がさらに倍になり、全員に知られます。
ask-open = 始める前に
ask-open-why = 護衛が誰かわからないように、全員に同じことを聞きます。準備ができたら押してください。
ask-open-guard-why = あなたは護衛です。公開護衛は全員に知られ、点数は倍になります。秘密護衛は何も言いません。
ask-rebel = 反乱を起こしますか？
ask-rebel-why = 人数が足りれば成功し、点数は倍、護衛と反乱者が明かされます。足りなければ何も明かされません。
ask-kick = 倍がけしますか？
ask-kick-why = 倍がけすると、この局の点数がさらに倍になります。
ask-name = どの札を護衛札に指名しますか？
ask-name-why = もう1枚を持つ人が護衛になります。
ask-discard = 札を{ $n }枚捨てる
ask-discard-why = 手札から選んでください。裏向きに捨てるので、ほかの人には見えません。
ask-rename = 護衛を入れ替えますか？
ask-rename-why = 自分の護衛札を出しました。手札にない別の札を指名すると、その持ち主が密かに新しい護衛になります。
answer-grab = 独裁を奪う
answer-decline = 奪わない
answer-enthrone = 即位
answer-yield = 譲位
answer-solo-open = 独裁（公開）
answer-solo-hidden = 独裁（秘密）
answer-hide = 準備完了
answer-open-guard = 公開護衛
answer-hide-guard = 秘密護衛
answer-rebel = 反乱
answer-abstain = 加わらない
answer-kick = 倍がけ
answer-spare = 見送る
answer-ready = 準備完了
answer-keep = そのまま
verb-call = 宣言
verb-name = 指名
verb-rename = 入れ替え
how-open = 公開
how-hidden = 秘密

## 出来事

event-dealt = 札が配られました
event-bought = 3を買う：{ $buyer }が{ $seller }から3を買い、{ $paid }を払いました
event-bought-free = 3を買う：{ $buyer }が{ $seller }から3をもらいました
event-no-grab = 独裁を奪う人はいませんでした
event-grabbed = { $who }が独裁を奪いました
event-yielded = { $who }が{ $to }に譲位しました
event-yielded-card = { $who }が{ $card }を添えて{ $to }に譲位しました
event-forced = 強制即位：{ $who }
event-enthroned = { $who }が即位しました
event-kitty = { $who }が底札を{ $n }枚取りました
event-called = { $who }が{ $card }を宣言しました
event-open-solo = { $who }が独裁モードを公開しました
event-guard-open = 公開護衛：{ $who }
event-rebelled = 反乱成功：{ $rebels }
event-kicked = 倍がけ：点数がさらに倍
event-named = { $who }が{ $card }を指名しました
event-discarded = { $who }が{ $n }枚捨てました
event-renamed = { $who }が護衛札を{ $card }に入れ替えました
event-kept = { $who }は入れ替えませんでした
event-played = { $who }：{ $cards }
event-passed = { $who }：パス
event-revealed = { $who }が護衛でした
event-revealed-solo = 皇帝の独裁モードでした
event-out = { $who }が上がりました（{ $place }位）
event-smothered = { $who }が足止めされました
event-low = 残り警告：{ $who }は残り{ $n }枚
event-trick = 次の親出し：{ $who }
event-void = 流局、配り直します

## 結果

result-emperor = 皇帝側の勝ち
result-commoners = 革命軍の勝ち
result-draw = 引き分け
column-player = プレイヤー
column-role = 役
column-place = 順位
column-points = 点数
how-counted = 倍率の内訳
next-deal = 次の局
breakdown-shared = 6 − 皇帝{ $emperor }位 − 護衛{ $guard }位：1口 { $k } 点
breakdown-hidden-solo = 独裁モード（秘密）、皇帝{ $place }位：基本点 { $base }
breakdown-open-solo = 独裁モード（公開）、皇帝{ $place }位：基本点 { $base }
breakdown-grab = 独裁を奪う、皇帝{ $place }位：基本点 { $base }
breakdown-place = { $place }位：{ $points } 点
breakdown-emperor-times = 皇帝{ $place }位、順位点 ×{ $factor }
breakdown-times-solo = 独裁モード：×{ $factor }
breakdown-times-open-solo = 独裁モード（公開）：さらに ×{ $factor }
breakdown-times-open-guard = 公開護衛：×{ $factor }
breakdown-times-rebellion = 反乱成功：×{ $factor }
breakdown-times-kick = 倍がけ：×{ $factor }
breakdown-total = 合計 ×{ $factor }
multiplier = 倍率 ×{ $n }
multiplier-why = 全員が知っていることだけを数えます。
stake-line = { $why }：×{ $factor }
stake-total = 合計 ×{ $n }
stake-none = まだ倍になっていません
stake-secret = あなたの秘密の独裁モードは、明かされたときか終局時に数えます。
stake-solo = 独裁モード
stake-open-solo = 独裁モード（公開）
stake-open-guard = 公開護衛
stake-rebellion = 反乱成功
stake-kick = 倍がけ

## 接続

link-connecting = 接続しています…
link-waiting = 接続が切れました。再接続しています。手札はそのままです。
link-replaced = このテーブルは別の画面で開かれています。
link-forbidden = このテーブルには入れません。
link-retry = 今すぐ再試行
link-take-over = ここで続ける
net-lost = 切断中の操作は届きませんでした。場をもう一度ご確認ください。

## ひとこと
phrase-hello = こんにちは！
phrase-thanks = ありがとう！
phrase-sorry = ごめんなさい！
phrase-well-played = お見事！
phrase-good-luck = 健闘を祈ります！
phrase-one-moment = 少し待ってください。
phrase-your-turn = あなたの番ですよ。
phrase-goodbye = さようなら！
phrase-i-am-with-you = あなたの味方です。
phrase-help-me = 助けて！
phrase-let-me-lead = 親をください。
phrase-leave-it-to-me = ここは任せてください。
phrase-i-am-the-guard = 護衛は私です。
phrase-i-am-no-guard = 護衛ではありません。
phrase-strong = いい手札です。
phrase-weak = 手札が弱いです。
emote-smile = にっこり
emote-laugh = 大笑い
emote-cry = 泣く
emote-angry = 怒る
emote-cool = クール
emote-think = 考え中
emote-clap = 拍手
emote-tea = お茶
