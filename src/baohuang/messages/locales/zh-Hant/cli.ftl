### 命令列用語

## 在終端機裡打一局

play-seat = 你坐第{ $n }家，共{ $of }家。
play-commitment = 牌由一個保密的種子洗出，種子的 SHA-256：{ $commitment }
play-seed = 種子是 { $seed }，其 SHA-256：{ $commitment }
play-hand = 你的手牌，{ $n }張：{ $cards }
play-guard = 你是侍衛。
play-counts = 剩牌：{ $counts }
play-count = { $who } { $n }張
play-count-unknown = { $who } 不顯示
play-to-act = 你出什麼？鍵入 help 查看指令。
play-to-answer = 鍵入序號，或後面的英文詞。
play-option = { $n }. { $label }（{ $words }）
play-hints = 可以出：{ $plays }
play-hints-more = 可以出：{ $plays }，另有 { $n } 種
play-hints-pass = 也可以不出。
play-left = 本局沒有打完。
play-saved = 牌譜存於 { $path }。
play-no-record = 牌譜寫不進去：{ $reason }
play-result-line = { $who }：{ $role }，第{ $place }名，{ $points } 分
play-help-cards = 牌：3 到 9、T（十）、J、Q、K、A、2，花色要緊時後加 c d h s（梅方紅黑）；w 是小王，W 是大王，E 是皇帝牌，G 或 g 是侍衛牌。
play-help-plays = 出牌可以逐張鍵入（99w、9c9d），也可以帶張數（3a 是三張 A，2k1w 是兩張 K 加一張小王）。
play-help-words = pass 或 p：不出。hint 或 h：可出的牌。hand：看手牌。table：看牌桌。help 或 ?：本說明。quit：離開。
