### 命令行用语

## 在终端里打一局

play-seat = 你坐第{ $n }家，共{ $of }家。
play-commitment = 牌由一个保密的种子洗出，种子的 SHA-256：{ $commitment }
play-seed = 种子是 { $seed }，其 SHA-256：{ $commitment }
play-hand = 你的手牌，{ $n }张：{ $cards }
play-guard = 你是保子。
play-counts = 剩牌：{ $counts }
play-count = { $who } { $n }张
play-count-unknown = { $who } 不显示
play-to-act = 你出什么？键入 help 查看命令。
play-to-answer = 键入序号，或后面的英文词。
play-option = { $n }. { $label }（{ $words }）
play-hints = 可以出：{ $plays }
play-hints-more = 可以出：{ $plays }，另有 { $n } 种
play-hints-pass = 也可以不出。
play-left = 本局没有打完。
play-saved = 牌谱存于 { $path }。
play-no-record = 牌谱写不进去：{ $reason }
play-result-line = { $who }：{ $role }，第{ $place }名，{ $points } 分
play-help-cards = 牌：3 到 9、T（十）、J、Q、K、A、2，花色要紧时后加 c d h s（梅方红黑）；w 是小王，W 是大王，E 是皇帝牌，G 或 g 是保子牌。
play-help-plays = 出牌可以逐张键入（99w、9c9d），也可以带张数（3a 是三张 A，2k1w 是两张 K 加一张小王）。
play-help-words = pass 或 p：不出。hint 或 h：可出的牌。hand：看手牌。table：看牌桌。help 或 ?：本说明。quit：离开。
