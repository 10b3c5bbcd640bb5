### クライアントの文言：リプレイと分析

## リプレイ

replay-title = リプレイ：{ $name }
replay-home = ロビーに戻る
replay-controls = リプレイの操作
replay-slider = 一局の中の位置
replay-step = { $n }手目／全{ $of }手
replay-step-back = 一手戻る
replay-step-on = 一手進む
replay-trick-back = 前の巡
replay-trick-on = 次の巡
replay-play = 自動で進める
replay-pause = 止める
replay-speed = 速さ
replay-jump = 移動先
replay-deal = 配札
replay-trick = { $n }巡目：{ $who }
replay-end = 終局
replay-eyes = 誰の札を見るか
replay-all = 全員の手札
replay-hand-group = 一人だけ見る
replay-hand = { $who }の手札
replay-knew-group = その時わかっていたこと
replay-knew = { $who }にわかっていたこと
replay-nobody = 観戦者にわかっていたこと
replay-hidden = この一手では何も見えません。
replay-hands = 全員の手札
replay-hand-of = { $who }の手札 { $n }枚
replay-no-cards = 札はもうありません
replay-missing = この一局のリプレイはありません。まだ終わっていないか、存在しません。

## 共有と保存

replay-share = 共有と保存
replay-link = { $n }手目へのリンク
replay-copy = リンクをコピー
replay-copied = コピーしました
replay-record = 棋譜
replay-record-why = シャッフルの秘密とすべての手が入っています。誰でもこの一局を確かめたり、ここで開き直したりできます。
replay-as-text = テキストで保存
replay-as-json = JSON で保存
replay-share-file = この一局はあなたのファイルから開いたので、リンクはありません。
replay-open-other = 別の棋譜を開く

## 棋譜を開く

replay-open = 棋譜を開く
replay-open-why = 保存した棋譜（テキストか JSON）を選ぶか、ここにファイルを落とすか、内容を貼り付けてください。サーバーがルールどおりに再現し、何も保存しません。
replay-file = 棋譜のファイル
replay-paste = またはここに貼り付け
replay-open-button = リプレイを開く
replay-damage = 場所：{ $where }
