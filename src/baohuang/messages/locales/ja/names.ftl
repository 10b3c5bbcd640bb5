### ルールの名前。どのページでも使う

ruleset-qingdao = 青島ルール
ruleset-weifang = 濰坊ルール
ruleset-weihai = 威海ルール
ruleset-classic108 = 日本式108枚

## コンピューターの強さ

bot-easy = やさしい
bot-medium = ふつう
bot-strong = つよい

## 渡す

share-copied = コピーしました。
share-failed = ブラウザがコピーを許しませんでした。文字を選んで手でコピーしてください。
house-coins = { $n } コイン
house-home = スタートページへ
house-sign-in = ログイン
house-try-again = もう一度試す
