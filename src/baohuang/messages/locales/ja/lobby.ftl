### クライアントの文言: lobby

## スタートページ

tagline = 皇帝と、ひそかな護衛と、三人の革命軍
choose-ruleset = ルールを選ぶ
ruleset-qingdao-about = 216枚。護衛札を宣言、独裁を奪う、3は最後
ruleset-weifang-about = 206枚。3を買う、同スート4枚の爆弾、2が3枚で大ジョーカー
ruleset-weihai-about = 165枚。護衛札は配り次第、反乱と倍がけ、6は最後
ruleset-classic108-about = 108枚。ストレート、連ペア、飛行機、爆弾、ロケット
room-options = ルームの設定
options-default = 標準
options-changed = { $n }件変更
options-reset = 標準に戻す
start-table = コンピューターと始める
start-failed = テーブルを開けませんでした。しばらくしてからもう一度お試しください。
play-money = 点数とコインは遊びのためのもので、現金とは一切かかわりません。

## 設定

setting-language = 言語
setting-text = 文字の大きさ
setting-fourColours = 4色の札
setting-fourColours-why = スートごとに色を変えます
setting-autoPass = 出せないとき自動でパス
setting-autoPass-why = 待ち時間は手札と関係なく決まります
setting-keys = 1文字のショートカット
setting-keys-why = 数字や文字で札を選択、Pでパス、Hでヒント
setting-calm = 動きを減らす
setting-calm-why = システムの設定で減らしている場合は常に有効です

## ルーム設定の名称

lobby-option-threes = 3の枚数
lobby-option-sixes = 6の枚数
lobby-option-guard_by = 護衛の決め方
lobby-option-callable = 宣言できる札
lobby-option-forced_enthrone = 強制即位
lobby-option-stick = 譲位の添え札
lobby-option-yield_to = 譲位の相手
lobby-option-hold_back = 3（6）は最後
lobby-option-smother = 足止めで脱落
lobby-option-pass = パスのあと
lobby-option-twos_beat_big = 大ジョーカーに勝つ2の枚数
lobby-option-twos_beat_guard = 特画に勝つ2の枚数
lobby-option-twos_scope = 2の代用の範囲
lobby-option-bomb = 爆弾
lobby-option-rebels_needed = 反乱に必要な人数
lobby-option-kick_needs = 倍がけに必要な人数
lobby-option-open_solo_doubles = 公開独裁でさらに倍
lobby-option-name_from = 指名できる札
lobby-option-emperor_by = 皇帝の決め方
lobby-option-players = 人数
lobby-option-dictatorship = 独裁モード
lobby-option-extra = 独裁者の追加の札
lobby-option-swap_guard = 入れ替え護衛
lobby-option-announce_at = 残り枚数の表示
lobby-option-card_counter = カード記録

## ルーム設定の説明

lobby-option-threes-why = 山札の3の総数。5枚なら全部で205枚
lobby-option-sixes-why = 山札の6の総数。16枚なら全部で168枚
lobby-option-guard_by-why = 皇帝が宣言するか、印つきの小ジョーカーで決めます
lobby-option-callable-why = 2は宣言できません
lobby-option-forced_enthrone-why = 全員が譲位したとき。なしなら流局
lobby-option-stick-why = 2人目以降の譲位では札を1枚添えます
lobby-option-yield_to-why = 皇帝札を渡す向き
lobby-option-hold_back-why = いちばん弱い札は最後にまとめて出します
lobby-option-smother-why = 弱い札だけが残り、最後の札に上乗せされた人は脱落します
lobby-option-pass-why = 同じ巡でパスのあとにまた出せるか
lobby-option-twos_beat_big-why = 成功するとその巡はすぐに終わります
lobby-option-twos_beat_guard-why = 成功するとその巡はすぐに終わります
lobby-option-twos_scope-why = どのジョーカーにも、または1枚出しのときだけ
lobby-option-bomb-why = 爆弾は爆弾以外のすべてに勝ちます
lobby-option-rebels_needed-why = この人数で反乱が成功します
lobby-option-kick_needs-why = 皇帝と護衛のうち何人の同意が必要か
lobby-option-open_solo_doubles-why = 独裁の倍に加え、公開でさらに倍
lobby-option-name_from-why = 皇帝が護衛札として指名できる札
lobby-option-emperor_by-why = ジョーカーか、スペードのAの枚数か
lobby-option-players-why = 4人なら1組の札。独裁と入れ替え護衛とは併用できません
lobby-option-dictatorship-why = 護衛なし。皇帝が一人で戦います。入れ替え護衛とは併用できません
lobby-option-extra-why = 独裁モードのときだけ使います
lobby-option-swap_guard-why = 皇帝が自分の護衛札を出したとき、一度だけ指名し直せます
lobby-option-announce_at-why = ほかの人の残り枚数をいつ見せるか
lobby-option-card_counter-why = 全員が使えます。まだ見ていない札を数えます

## ルーム設定の値

lobby-value-on = あり
lobby-value-off = なし
lobby-value-call = 宣言
lobby-value-marked_joker = 印つきの小ジョーカー
lobby-value-no_jokers_no_twos = ジョーカーと2以外
lobby-value-with_jokers = ジョーカーも可
lobby-value-first_yielder = 最初に譲位した人が即位
lobby-value-highest = いちばん強い札
lobby-value-one_two = 2を1枚
lobby-value-none = なし
lobby-value-previous = 前の人
lobby-value-next = 次の人
lobby-value-skip_one = 1人とばし
lobby-value-soft = また出せる
lobby-value-hard = その巡は出せない
lobby-value-per_joker = ジョーカーごと
lobby-value-single_only = 1枚出しのみ
lobby-value-same_suit4 = 同じ札4枚
lobby-value-rank4plus = 同じ数字4枚以上
lobby-value-own_single = 1枚だけ持つ札
lobby-value-any = 持っていない札も可
lobby-value-jokers = ジョーカー
lobby-value-ace_of_spades = スペードのA
lobby-value-always = 常に
lobby-value-never = 表示しない
lobby-value-announce_at-10 = 10枚以下
