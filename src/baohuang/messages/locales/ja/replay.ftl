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

## 分析

analysis = 分析
analysis-working = この一局を分析しています…
analysis-moments = 「つよい」コンピューターならどうしたか
analysis-moments-why = その席が知っていたことだけから見て、「つよい」コンピューターならはっきり別の手を選んだ場面です。一席につき五つまで挙げます。
analysis-moments-none = はっきり別の手がよかった場面はありません。見事です。
analysis-place = { $trick }巡目、{ $step }手目
analysis-at = { $n }手目
analysis-done = 実際
analysis-better = 手本
analysis-points = 約{ $n }点の得
analysis-leads = 親出し約{ $n }回分の得
analysis-strength = 手の強さが{ $n }標準偏差ちがう
analysis-show = 見る
analysis-show-of = { $n }手目を見る：{ $who }
analysis-odds = 誰が護衛に見えたか
analysis-odds-why = ある席が見ていたことだけから、誰が護衛である見込みがどれほどあったか。
analysis-observer = 誰の目で見るか
analysis-percent = { $n } %
analysis-solo = 護衛なし
analysis-chart = { $who }から見た護衛の見込み。最後に最も高いのは{ $most }、{ $chance }。
analysis-sure = { $n }手目には、{ $who }は確かに知っています。
analysis-as-table = 表で見る
analysis-step = 手
analysis-no-guard = この一局に探すべき護衛はいません。
