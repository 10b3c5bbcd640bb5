### 佔滿終端的牌桌

tui-type-here = 輸入出牌，如 3a 或 99w；或 pass、hint、help
tui-keys = F1 說明 · F2 提示 · F3 不出 · F10 離開
tui-help-words = 發牌之前的問題：輸入編號。pass 或 p 是不出，hint 或 h 是提示（再輸入一次看下一個），next 再來一局，quit 離開。在房間裡：sit 加編號、ready、start。連線時：trustee 託管，再輸入一次取消；leave 離座；say 加短語（hello、well-played、help-me），私人房間裡也可以說別的話。
tui-hint = 提示 { $at }/{ $of }：按 Enter 打出
tui-next = 輸入 next 再來一局，或 quit 離開。
tui-waiting = 等別家行動。
tui-watching = 你在旁觀。
tui-connecting = 正在連接 { $server }…
tui-lost = 連線斷了，正在重試…
tui-refused = 進不了這張桌。{ $reason }
tui-room = 房間 { $code }：{ $people }。輸入 ready；房主輸入 start。
tui-trusted = 正在託管。輸入 trustee 取消託管。
tui-taken-back = 已取消託管，由你自己出牌。
