### 占满终端的牌桌

tui-type-here = 输入出牌，如 3a 或 99w；或 pass、hint、help
tui-keys = F1 帮助 · F2 提示 · F3 不出 · F10 退出
tui-help-words = 发牌之前的问题：输入编号。pass 或 p 是不出，hint 或 h 是提示（再输入一次看下一个），next 再来一局，quit 退出。在房间里：sit 加编号、ready、start。在线时：trustee 托管，再输入一次取消；leave 离座；say 加短语（hello、well-played、help-me），私人房间里也可以说别的话。
tui-hint = 提示 { $at }/{ $of }：按回车打出
tui-next = 输入 next 再来一局，或 quit 退出。
tui-waiting = 等别家行动。
tui-watching = 你在旁观。
tui-connecting = 正在连接 { $server }…
tui-lost = 连接断了，正在重试…
tui-refused = 进不了这张桌。{ $reason }
tui-room = 房间 { $code }：{ $people }。输入 ready；房主输入 start。
tui-trusted = 正在托管。输入 trustee 取消托管。
tui-taken-back = 已取消托管，由你自己出牌。
