### The table that fills a terminal

tui-type-here = A play such as 3a or 99w, pass, hint, help
tui-keys = F1 help · F2 hint · F3 pass · F10 quit
tui-help-words = Answers before the lead: their number. pass or p, hint or h (again for the next one), next for another deal, quit. In a room: sit and a number, ready, start. At a house: trustee lets a bot play for you, and again takes the seat back; leave gives the seat up; say and a phrase (hello, well-played, help-me) or, in a private room, your own words.
tui-hint = Hint { $at } of { $of }: Enter plays it
tui-next = Type next for another deal, or quit.
tui-waiting = The others are to act.
tui-watching = You are watching.
tui-connecting = Connecting to { $server }…
tui-lost = The connection was lost. Trying again…
tui-refused = That table cannot be had. { $reason }
tui-room = Room { $code }: { $people }. Type ready; the host types start.
tui-trusted = A bot is playing for you. Type trustee to take the seat back.
tui-taken-back = You are playing yourself again.
