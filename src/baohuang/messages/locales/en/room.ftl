### What the room says at the table: before the first hand, between hands, to who looks on

waiting-first = Before the first hand
waiting-between = Between two hands
waiting-over = The match is over
waiting-chairs = Seats
waiting-free = Seat { $n } is free
waiting-host = host
waiting-ready = ready
waiting-away = away
waiting-place = Place { $n }
waiting-sit = Sit here
waiting-sit-at = Sit here: seat { $n }
waiting-stand = Stand up
waiting-leave = Leave
waiting-bot = Put a bot
waiting-bot-at = Put a bot: seat { $n }
waiting-unbot = Take it away
waiting-unbot-of = Take it away: { $name }
waiting-kick = Send away
waiting-kick-sure = Really send { $name } away?
waiting-level = Bots play
waiting-fill = { $n ->
        [one] Put a bot on the free seat
       *[other] Put bots on all { $n } free seats
    }
waiting-start = Start
waiting-make-ready = I am ready
waiting-unready = Not ready after all
waiting-rematch = Rematch
waiting-result = Last result
waiting-seats = { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
waiting-seats-for-you = { $n ->
        [one] One seat is free: sit down, or look on.
       *[other] { $n } seats are free: sit down, or look on.
    }
waiting-full = Every seat is taken. You look on; when somebody gets up, you can sit down.
waiting-people = Not ready yet: { $names }
waiting-for-you = Say when you are ready.
waiting-for-host = You are ready. The host starts.
waiting-can-start = Everybody is ready. You can start.
waiting-all-ready = The next hand can begin.
waiting-strangers = { $n ->
        [one] One more player is looked for.
       *[other] { $n } more players are looked for.
    }
waiting-bots-come = Bots take the free seats in { $n } s.
waiting-untimed = no clock
waiting-clock = { $decision } s a decision, { $reserve } s in reserve
waiting-base = { $n } coins a point (play money)
waiting-deals = hand { $n } of { $of }
waiting-watching = { $n } looking on
waiting-invite = Invitation
waiting-invite-why = Tell others these six letters, or hand them the link.
waiting-code = Six letters: { $code }
waiting-copy = Copy the link
waiting-share = Share
waiting-qr = Picture for a phone
waiting-qr-alt = The link to this room as a QR code
waiting-room = The room
looking-on = You look on. Nobody’s hidden cards are shown to you.
news-coins = My coins
result-coins = Coins: { $change }, now { $balance } (play money)
clock-warning = { $n } seconds left
leave-playing = A bot plays on for you, and the hand counts.
leave-anyway = Leave all the same
