### テーブルのまわりのページの文言: スタートページ、場、ルーム

## どのページでも

house-older = さらに前
house-yes = はい、{ $what }
house-no = いいえ
house-ruleset = ルール
house-all-rulesets = すべて
house-places = そのほか
house-account = アカウント
house-coins-page = コイン
house-points = 点数
house-history = 遊んだ対局
house-leaderboard = ランキング

## すぐに遊ぶ

house-play-now = コンピューターとすぐに遊ぶ
house-bot-level = コンピューターの強さ

## 場

house-venues = ルーム（場）
house-venues-why = 知らない人とコインで遊びます。コインは遊びのためのものです。{ $n }秒たつと空席にコンピューターが入り、そうと示されます。
house-you-have = 手持ちは{ $n }コインです。
venue-tier-1 = 初級
venue-tier-2 = 中級
venue-tier-3 = 上級
venue-number = 第{ $n }の場
venue-base = 基本点
venue-needs = 必要なコイン
venue-poor = コインが足りません。
venue-go = すぐに対戦
venue-go-to = すぐに対戦: { $name }

## ルーム

house-rooms = 仲間とのルーム
house-rooms-why = 知り合いと、自分たちの決まりで遊びます。ルームには6文字とリンクがあり、それを伝えれば集まれます。
rooms-make = ルームを作る
rooms-again = 更新
rooms-code = ルームの6文字
rooms-join = 入る
rooms-no-such = その6文字のルームはありません。閉じられたか、文字が違います。
rooms-open = 公開されたルーム
rooms-none = いま公開されたルームはありません。
rooms-of = { $name }のルーム
rooms-nobody = ルーム
rooms-people = { $seats }席のうち{ $n }人
rooms-no-stake = コインなし
rooms-stake = 1点 { $n } コイン
rooms-deals = { $n }局
rooms-enter = 入る
rooms-enter-of = { $name }のルームに入る
rooms-watch = 観戦
rooms-watch-of = { $name }のルームを観戦

## ルームを作る

room-new = ルームを作る
room-make = ルームを開く
room-clock = 持ち時間
room-clock-none = なし
room-clock-none-why = 急がされることはありません。
room-clock-calm = ゆっくり
room-clock-usual = ふつう
room-clock-brisk = はやい
room-clock-why = 1回の判断に{ $decision }秒、ほかに1局ごとに{ $reserve }秒の予備。時間が切れるとパスするか低い札を出します。2回続くとコンピューターが代わり、いつでも席を取り戻せます。
room-clock-staked = コインを賭ける部屋には必ず持ち時間があります。「なし」は選べません。
room-deals = 1試合の局数
room-deals-endless = 無制限
room-deals-endless-why = 好きなだけ続き、点数は加算されます。
room-deals-why = { $n }局で試合が終わり、順位が出ます。再戦は0点から始まります。
room-stake = 1点のコイン
room-stake-none = なし
room-stake-none-why = 点数だけで遊びます。
room-stake-why = 1点は{ $n }コイン。コインは遊びのためのものです。足りない人は座れません。空席に入れるのはこの場のコンピューターだけです。
room-machines = プレイヤーの自作ボット
room-machines-none = なし
room-machines-none-why = プレイヤーのプログラムは座れません。
room-machines-welcome = あり
room-machines-welcome-why = プレイヤーのプログラムも座れ、持ち主のコインで遊びます。
room-found = だれが来られるか
room-found-invited = 招待した人
room-found-invited-why = 6文字かリンクを知っている人だけです。
room-found-all = だれでも
room-found-all-why = スタートページの一覧にも載ります。
room-bots-later = コンピューターとその強さは、ルームで席ごとに選びます。
