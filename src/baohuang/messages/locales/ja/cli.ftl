### コマンドラインの文言

## ターミナルで遊ぶ一局

play-seat = あなたは{ $of }人中{ $n }番の席です。
play-commitment = 札は秘密のシードで切られます。シードの SHA-256：{ $commitment }
play-seed = シードは { $seed } でした。その SHA-256：{ $commitment }
play-hand = 手札{ $n }枚：{ $cards }
play-guard = あなたが護衛です。
play-counts = 残り枚数：{ $counts }
play-count = { $who } { $n }枚
play-count-unknown = { $who } 非公開
play-to-act = 何を出しますか。help でコマンドの一覧が出ます。
play-to-answer = 番号か、その後ろの英単語を入力してください。
play-option = { $n }. { $label }（{ $words }）
play-hints = 出せる札：{ $plays }
play-hints-more = 出せる札：{ $plays }、ほかに { $n } 通り
play-hints-pass = パスもできます。
play-left = この一局は途中で終わりました。
play-saved = 棋譜は { $path } にあります。
play-no-record = 棋譜を書き込めませんでした：{ $reason }
play-result-line = { $who }：{ $role }、{ $place }位、{ $points } 点
play-help-cards = 札：3〜9、T（10）、J、Q、K、A、2。スートが要るときは c d h s（クラブ、ダイヤ、ハート、スペード）を後ろに付けます。w は小ジョーカー、W は大ジョーカー、E は皇帝札、G か g は護衛札です。
play-help-plays = 札を並べるか（99w、9c9d）、枚数を付けて入力します（3a は A が3枚、2k1w は K 2枚と小ジョーカー1枚）。
play-help-words = pass か p：パス。hint か h：出せる札。hand：手札。table：場の様子。help か ?：この説明。quit：やめる。
