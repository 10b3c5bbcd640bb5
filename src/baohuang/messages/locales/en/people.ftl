### What the pages about people say: account, coins, points, deals, leaderboard, profile

## Account

account-nobody = You have not played here yet. Play at once, and you are a guest; or register first.
account-guest = You play as a guest, as { $name }. Your coins, points and deals hang on this browser alone: register, and you keep them everywhere.
account-registered = You are { $name }.
account-profile = My results
account-register = Register
account-register-why = A name and a password, nothing else. All that you have is kept.
account-register-go = Register
account-login = Log in
account-login-why = If you have registered before.
account-login-guest-why = If you have registered before. What this guest has stays behind.
account-login-go = Log in
account-name = Name
account-name-why = 1 to 20 characters. Others see it.
account-password = Password
account-password-why = At least 8 characters. It cannot be sent to you again, so keep it safe.
account-out = Log out
account-out-why = Here only, or on every device, for instance when one is lost.
account-logout = Log out here
account-logout-everywhere = Log out everywhere
account-rename = Name
account-rename-go = Change the name
account-renamed = Your name is changed.
account-new-name = New name
account-change = Password
account-change-why = All other devices are logged out.
account-change-go = Change the password
account-changed = Your password is changed.
account-old = Present password
account-new = New password
account-delete = Delete the account
account-delete-why = Your name and your password are forgotten for good. The deals that you played stay, without your name.
account-delete-go = Delete my account
account-delete-sure = This cannot be undone. Coins and points are lost.
account-plain = This connection is not encrypted: in this network others could read what you send. Take no password that you use elsewhere.
account-money = Coins and points are play money. They cannot be bought, sold or cashed, here or anywhere.

## My bots

machines = My bots
machines-why = Programs of yours that sit at tables like a person. Others see that they are bots, and they play for coins only where a room allows it.
machines-make = Make a bot
machines-name = Name of the bot
machines-token = Its token is shown only this once. Keep it as you keep a password.
machines-copy = Copy the token
machines-end = Take its token back
machines-end-sure = { $name } will be disconnected and cannot come back.

## Coins

coins-nobody = You have no coins yet: you are given some with your first game.
coins-balance = What you have
coins-relief = Take today’s relief
coins-relief-why = Who has less than { $below } coins may take relief once a day, up to { $relief }.
coins-entries = Every entry
coins-entries-why = Nothing moves coins but what stands here.
coins-when = When
coins-reason = Why
coins-amount = Coins
coins-reason-grant = To begin with
coins-reason-relief = Relief
coins-reason-deal = Hand { $deal } of a table
coins-reason-operator = From the operator

## Points

points-nobody = You have no points yet: they are counted from your first hand.
points-total = { $deals ->
        [one] Points from one hand
       *[other] Points from { $deals } hands
    }
points-why = Points are counted beside coins, in every room and at every table.
points-after = Total

## Hands played

history-end = Outcome
history-any-role = any role
history-any-end = any outcome
history-won = won
history-lost = lost
history-draw = drawn
history-none = You have finished no hand yet.
history-none-such = No finished hand is like that.
history-found = { $n } shown
history-line = { $role }, { $place }.
history-with = With { $names }
history-nobody = nobody
history-replay = Replay
history-replay-of = Replay of { $when }
history-table = Table
history-table-of = Table of { $when }
history-own-record = Replay a record of your own

## Leaderboard and profile

leaderboard-why = Registered players and bots who have played enough, the strongest first. The rating counts who beat whom, not how high.
leaderboard-nobody = Nobody has played enough yet.
leaderboard-rating = Rating
leaderboard-line = { $deals ->
        [one] one hand
       *[other] { $deals } hands
    }, { $points } points
leaderboard-deals = Hands
profile = Player
profile-bot = This player is a bot.
profile-none = No finished hands yet.
profile-line = Rating { $rating }, { $deals ->
        [one] one hand
       *[other] { $deals } hands
    }, { $points } points
profile-wins = Won
profile-share = { $percent } %
