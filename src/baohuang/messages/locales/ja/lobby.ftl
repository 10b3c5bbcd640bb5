### クライアントの文言: lobby

## スタートページ

tagline = 皇帝と、ひそかな護衛と、三人の革命軍
choose-ruleset = ルールを選ぶ
lobby-about-qingdao = 216枚。護衛札を宣言、独裁を奪う、3は最後
lobby-about-weifang = 206枚。3を買う、同スート4枚の爆弾、2が3枚で大ジョーカー
lobby-about-weihai = 165枚。護衛札は配り次第、反乱と倍がけ、6は最後
lobby-about-classic108 = 108枚。ストレート、連ペア、飛行機、爆弾、ロケット
room-options = ルームの設定
options-default = 標準
options-changed = { $n }件変更
options-reset = 標準に戻す
start-table = コンピューターと始める
start-failed = テーブルを開けませんでした。しばらくしてからもう一度お試しください。
play-money = 点数とコインは遊びのためのもので、現金とは一切かかわりません。
learn = 練習
guide-pictures = 図入りのルール

## 設定

setting-language = 言語
setting-text = 文字の大きさ
setting-fourColours = 4色の札
setting-fourColours-why = スートごとに色を変えます
setting-autoPass = 出せないとき自動でパス
setting-autoPass-why = 待ち時間は手札と関係なく決まります
setting-keys = 1文字のショートカット
setting-keys-why = 数字や文字で札を選択、Pでパス、Hでヒント
setting-sound = 音
setting-sound-why = ブラウザで合成します。画面に触れるまで鳴りません
setting-clockWarnings = 残り時間の知らせ
setting-clockWarnings-why = 残り10秒で知らせ、音が出る設定なら最後の5秒は音でも知らせます
setting-calm = 動きを減らす
setting-calm-why = システムの設定で減らしている場合は常に有効です
