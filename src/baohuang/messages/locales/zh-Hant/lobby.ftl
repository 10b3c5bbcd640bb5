### 客戶端介面用語: lobby

## 開始頁

tagline = 五人撲克，一皇一保三平民
choose-ruleset = 選擇玩法
ruleset-qingdao-about = 216張，叫侍衛牌，可搶獨，憋3
ruleset-weifang-about = 206張，買3，同花四張為炸彈，三張2打大王
ruleset-weihai-about = 165張，侍衛牌隨機，造反與踢，憋6
ruleset-classic108-about = 108張，順子、連對、飛機、炸彈、火箭
room-options = 房間選項
options-default = 預設
options-changed = 改了{ $n }項
options-reset = 全部恢復預設
start-table = 開一桌，與電腦同打
start-failed = 暫時開不了桌，請稍後再試。
play-money = 只計虛擬分數與金幣，不能兌換，不涉及任何真錢。

## 設定

setting-language = 語言
setting-text = 字號
setting-fourColours = 四色牌
setting-fourColours-why = 每種花色一種顏色
setting-autoPass = 無牌可壓時自動過牌
setting-autoPass-why = 等待的時間與手牌無關
setting-keys = 單鍵快捷鍵
setting-keys-why = 數字或字母選點數，P 過牌，H 提示
setting-calm = 減少動畫
setting-calm-why = 系統要求減少動畫時總是如此

## 房間選項：名稱

lobby-option-threes = 3 的張數
lobby-option-sixes = 6 的張數
lobby-option-guard_by = 侍衛如何確定
lobby-option-callable = 可叫的牌
lobby-option-forced_enthrone = 逼位
lobby-option-stick = 讓位貼牌
lobby-option-yield_to = 讓位給誰
lobby-option-hold_back = 憋3 / 憋6
lobby-option-smother = 被憋即出局
lobby-option-pass = 過牌之後
lobby-option-twos_beat_big = 幾張2打大王
lobby-option-twos_beat_guard = 幾張2打特畫
lobby-option-twos_scope = 2 代打的範圍
lobby-option-bomb = 炸彈
lobby-option-rebels_needed = 造反所需人數
lobby-option-kick_needs = 踢所需人數
lobby-option-open_solo_doubles = 明獨保再翻倍
lobby-option-name_from = 可指定的牌
lobby-option-emperor_by = 皇帝如何確定
lobby-option-players = 人數
lobby-option-dictatorship = 獨裁模式
lobby-option-extra = 獨裁者多拿的牌
lobby-option-swap_guard = 換保
lobby-option-announce_at = 何時顯示張數
lobby-option-card_counter = 記牌器

## 房間選項：說明

lobby-option-threes-why = 整副牌裡 3 的總數；五張時共205張牌
lobby-option-sixes-why = 整副牌裡 6 的總數；16張時共168張牌
lobby-option-guard_by-why = 皇帝叫牌，或由帶記號的小王決定
lobby-option-callable-why = 2 從來不能叫
lobby-option-forced_enthrone-why = 五家都讓位之後怎麼辦；關則流局
lobby-option-stick-why = 第一個讓位的只交皇帝牌，之後的要再貼一張
lobby-option-yield_to-why = 皇帝牌往哪邊傳
lobby-option-hold_back-why = 最小的牌只能最後一手全部打出
lobby-option-smother-why = 手裡只剩憋著的牌、最後一手又被壓住的人立即出局
lobby-option-pass-why = 同一輪裡過牌之後還能不能再出
lobby-option-twos_beat_big-why = 代打成功，本輪立即結束
lobby-option-twos_beat_guard-why = 代打成功，本輪立即結束
lobby-option-twos_scope-why = 每張大王都可代打，或只代打單張
lobby-option-bomb-why = 炸彈壓過一切非炸彈
lobby-option-rebels_needed-why = 夠數造反才成功
lobby-option-kick_needs-why = 皇帝與侍衛中要幾人同意
lobby-option-open_solo_doubles-why = 獨保翻倍之外，明的再翻一倍
lobby-option-name_from-why = 皇帝指定侍衛牌時可用的牌
lobby-option-emperor_by-why = 看王牌，或看黑桃A的張數
lobby-option-players-why = 四人時用一副牌，不能與獨裁、換保同用
lobby-option-dictatorship-why = 沒有侍衛，皇帝一人對眾人；不能與換保同用
lobby-option-extra-why = 只在獨裁模式下有用
lobby-option-swap_guard-why = 皇帝打出自己的侍衛牌時可以改指一次
lobby-option-announce_at-why = 別人剩幾張牌時才顯示
lobby-option-card_counter-why = 人人可用，記著還沒見過的牌

## 房間選項：取值

lobby-value-on = 開
lobby-value-off = 關
lobby-value-call = 叫牌
lobby-value-marked_joker = 帶記號的小王
lobby-value-no_jokers_no_twos = 王與2除外
lobby-value-with_jokers = 王也可以叫
lobby-value-first_yielder = 最先讓位者登基
lobby-value-highest = 最大的一張
lobby-value-one_two = 一張2
lobby-value-none = 不貼
lobby-value-previous = 上家
lobby-value-next = 下家
lobby-value-skip_one = 隔一家
lobby-value-soft = 還可以再出
lobby-value-hard = 本輪不能再出
lobby-value-per_joker = 每張大王
lobby-value-single_only = 只限單張
lobby-value-same_suit4 = 同點同花四張
lobby-value-rank4plus = 同點四張以上
lobby-value-own_single = 手裡單張的牌
lobby-value-any = 手裡沒有的也行
lobby-value-jokers = 王牌
lobby-value-ace_of_spades = 黑桃A
lobby-value-always = 一直顯示
lobby-value-never = 不顯示
lobby-value-announce_at-10 = 剩10張起
