### 端末いっぱいのテーブル

tui-type-here = 3a や 99w のように出す札を入力。pass、hint、help も使えます
tui-keys = F1 ヘルプ · F2 ヒント · F3 パス · F10 終了
tui-help-words = 親出しの前の問いには番号で答えます。pass か p はパス、hint か h はヒント（もう一度で次の候補）、next は次の一局、quit は終了。ルームでは sit と番号、ready、start。サーバーでは、trustee でおまかせ（もう一度で自分に戻す）、leave で席を立つ、say と定型句（hello、well-played、help-me）、プライベートルームなら自由な言葉。
tui-hint = ヒント { $of }件中{ $at }件目：Enterで出します
tui-next = 次の一局は next、終わるときは quit と入力してください。
tui-waiting = ほかの人の番です。
tui-watching = 観戦中です。
tui-connecting = { $server } に接続しています…
tui-lost = 接続が切れました。再接続しています…
tui-refused = このテーブルには入れません。{ $reason }
tui-room = ルーム { $code }：{ $people }。ready と入力してください。ホストは start と入力します。
tui-trusted = ボットが代わりに打っています。trustee と入力すると自分に戻ります。
tui-taken-back = 自分で打つ状態に戻りました。
