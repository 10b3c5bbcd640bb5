# 操作が断られた理由：RULES §5 とサーバーのコードごとに一文。コードは変わらないが、文は直してよい。

## 要求
error-too-large = 長すぎて一度に読めません。短くしてください。
error-bad-request = テーブルはこの要求を理解できませんでした。
error-bad-record = この棋譜は壊れているか途中で切れているため、再生できません。
error-bad-rules = その名前のルールはありません。
error-bad-option = このルールでは使えない設定の値があるか、両立しない設定が選ばれています。
error-bad-notation = 札の書き方が違います。9c、T、W のように書いてください（例：WWJJJ）。
error-bad-hand = あり得ない札の組み合わせです。使う札の枚数より多いものがあります。

## 時機
error-deal-over = この一局はもう終わっています。
error-wrong-phase = いまはそれをする場面ではありません。
error-not-your-turn = いまはあなたの番ではありません。
error-already-answered = もう答えています。全員が答えるまで伏せておきます。
error-must-lead = あなたの親出しなのでパスはできません。何か出してください。
error-must-yield = 宣言できる札がないので、譲位しなければなりません。
error-not-callable = その札は宣言できません。まったく同じ札を3枚か4枚持ち、最後の1枚もこの一局で使われていることが必要です。宣言できないと決められた札もあります。

## 札
error-not-in-hand = その札は手札にありません。
error-bad-shape = その札は組になっていません。
error-held-back = 最後まで残す札は、最後の一手としてだけ出せます。全部を一度に、ほかの手札がない状態で、ジョーカーを添えずに出してください。
error-wrong-kind = 組の種類が違います。同じ種類の組か、爆弾を出してください。
error-wrong-size = 枚数が合いません。
error-not-stronger = 場の組に勝てません。

## オンラインのテーブル
error-stale = 操作が届く前に場が進んでいました。もう一度見て選び直してください。
error-rate = 操作が速すぎます。少し待ってからもう一度どうぞ。
error-closed = このテーブルは閉じられています。
error-full = このテーブルは満席です。
error-unknown-table = そのテーブルはありません。閉じられたのかもしれません。
error-not-found = このアドレスには何もありません。
error-not-your-seat = その席はほかの人の席です。
error-unauthorised = あなたはこのテーブルに着席していません。
error-forbidden = そのページからはこのテーブルを使えません。
error-replaced = このテーブルを別の場所で開いたため、こちらの接続は切れました。
error-too-slow = 通信が大きく遅れたため接続が切れました。自動でつなぎ直します。
error-restart = サーバーを再起動しています。すぐに続きから始まります。
error-offline = サーバーにつながりません。通信を確認してください。
error-internal = サーバーで問題が起きました。テーブルの状態は何も変わっていません。

## プレイヤー
error-bad-name = その名前は使えません。1〜20文字で、文字か数字を含み、見えない文字は使わないでください。
error-name-taken = その名前か、見分けのつかない名前がすでに使われています。
error-bad-password = パスワードは8〜200文字にしてください。
error-bad-login = 名前とパスワードが合いません。
error-registered = すでに登録済みです。
error-sign-in = 先にログインしてください。
error-not-host = それができるのは部屋の主だけです。
error-empty-seat = 空いている席があります。人を待つか、ボットを座らせてください。
error-not-ready = まだ全員の準備ができていません。
error-poor = このテーブルに着くにはコインが足りません。
error-no-relief = 今日の救済コインはもう受け取れません。
error-no-bots = ボットにはここでそれはできません。
error-seated-elsewhere = コインを賭けた別の卓で対局中です。先にその局を終えてください。
error-stake-bot = コインを賭けた卓には、この店のボットだけが座れます。
error-silenced = いまは発言できません。
error-house-full = いまは卓がすべて埋まっています。しばらくしてからまたお越しください。
