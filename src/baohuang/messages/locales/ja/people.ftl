### 人についてのページの文言: アカウント、コイン、点数、対局、ランキング、プレイヤー

## アカウント

account-nobody = まだここで遊んでいません。すぐに遊べばゲストになります。先に登録することもできます。
account-guest = いまはゲストで、名前は{ $name }です。コイン、点数、対局はこのブラウザだけにあります。登録すればどこでも使えます。
account-registered = あなたは{ $name }です。
account-profile = 自分の成績
account-register = 登録
account-register-why = 名前とパスワードだけです。いまあるものはすべて残ります。
account-register-go = 登録する
account-login = ログイン
account-login-why = 以前に登録した方へ。
account-login-guest-why = 以前に登録した方へ。このゲストのものは引き継がれません。
account-login-go = ログインする
account-name = 名前
account-name-why = 1〜20文字。ほかの人に見えます。
account-password = パスワード
account-password-why = 8文字以上。再発行できないので大切に保管してください。
account-out = ログアウト
account-out-why = ここだけ、または失くした端末があるときなどはすべての端末で。
account-logout = ここからログアウト
account-logout-everywhere = すべてからログアウト
account-rename = 名前
account-rename-go = 名前を変える
account-renamed = 名前を変えました。
account-new-name = 新しい名前
account-change = パスワード
account-change-why = ほかの端末はすべてログアウトします。
account-change-go = パスワードを変える
account-changed = パスワードを変えました。
account-old = いまのパスワード
account-new = 新しいパスワード
account-delete = アカウントの削除
account-delete-why = 名前とパスワードは完全に消えます。遊んだ対局は名前なしで残ります。
account-delete-go = アカウントを削除する
account-delete-sure = 元に戻せません。コインと点数は失われます。
account-plain = この接続は暗号化されていません。同じネットワークの人に読まれるおそれがあります。ほかで使っているパスワードは使わないでください。
account-money = コインと点数は遊びのためのもので、売り買いも換金も、どこでもできません。

## 自作ボット

machines = 自作ボット
machines-why = 人と同じように席に着く、あなたのプログラムです。ボットであることはほかの人に示され、コインの席に着けるのはルームが許すときだけです。
machines-make = ボットを作る
machines-name = ボットの名前
machines-token = トークンが表示されるのはこの一度だけです。パスワードと同じように保管してください。
machines-copy = トークンをコピー
machines-end = トークンを取り消す
machines-end-sure = { $name }は切断され、戻れなくなります。

## コイン

coins-nobody = まだコインはありません。最初の対局のときに配られます。
coins-balance = いまのコイン
coins-relief = 今日の救済を受け取る
coins-relief-why = { $below }コインより少ない人は、1日1回、{ $relief }コインまで救済を受けられます。
coins-entries = すべての記録
coins-entries-why = コインの動きはすべてここにあります。
coins-when = 日時
coins-reason = 理由
coins-amount = コイン
coins-reason-grant = はじめの分
coins-reason-relief = 救済
coins-reason-deal = テーブルの第{ $deal }局
coins-reason-operator = 運営から

## 点数

points-nobody = まだ点数はありません。最初の1局から数えます。
points-total = { $deals }局の点数
points-why = 点数はコインとは別に、どのルームでもどのテーブルでも数えます。
points-after = 合計

## 遊んだ対局

history-end = 結果
history-any-role = すべての役割
history-any-end = すべての結果
history-won = 勝ち
history-lost = 負け
history-draw = 引き分け
history-none = まだ終えた対局はありません。
history-none-such = 条件に合う対局はありません。
history-found = { $n }局を表示
history-line = { $role }、{ $place }。
history-with = 同席: { $names }
history-nobody = 名前なし
history-replay = 再生
history-replay-of = { $when }の再生
history-table = テーブル
history-table-of = { $when }のテーブル
history-own-record = 手元の棋譜を再生する

## ランキングとプレイヤー

leaderboard-why = 十分に遊んだ登録プレイヤーとコンピューター。強い順です。レーティングは勝敗だけで決まり、点差は数えません。
leaderboard-nobody = まだ十分に遊んだ人はいません。
leaderboard-rating = レーティング
leaderboard-line = { $deals }局、{ $points }点
leaderboard-deals = 局数
profile = プレイヤー
profile-bot = このプレイヤーはコンピューターです。
profile-none = まだ終えた対局はありません。
profile-line = レーティング{ $rating }、{ $deals }局、{ $points }点
profile-wins = 勝率
profile-share = { $percent }％
