### 練習とルールのページ

## 練習

learn-why = 用意された場面で学ぶ短い課です。札を選ぶと、正しいかどうかと、その理由がわかります。
learn-course = 練習：{ $name }
learn-progress = { $of }のうち{ $done }が完了
learn-done = 完了
learn-start = 始める
learn-go-on = 続ける
learn-step = { $of }段のうち{ $n }段目
learn-next-step = 次の段へ
learn-next-lesson = 次の課へ
learn-finish = 課の一覧へ
learn-right = 正解です。
learn-wrong = 惜しいです。
learn-refused = ルールでは出せません。
learn-other = ルール上はできますが、ここではもっとよい手があります。
learn-show = 答えを見る
learn-hand = あなたの手札
learn-scene = 場のようす
learn-lead = 場に札はありません。あなたの親出しです。
learn-to-beat = 勝つべき組
learn-your-answer = あなたの答え
learn-chosen = 選択中：{ $cards }
learn-choose = 手札から選んでください
learn-finished-course = { $name }の課はすべて完了しました。
learn-forget = 記録を消す
learn-failed = 練習を読み込めませんでした。しばらくしてからもう一度お試しください。

## ルールのページ

guide = ルール
guide-contents = 目次
guide-other = ほかの遊び方
guide-lesson = 練習：{ $title }
guide-verdict-beats = 勝てる
guide-verdict-closes = 勝てて、一巡がすぐ終わる
guide-verdict-not = 勝てない
guide-options-why = このページは印のついた設定に従っています。ほかの値を押すと、その設定のルールになります。
guide-options-standard = 標準に戻す
