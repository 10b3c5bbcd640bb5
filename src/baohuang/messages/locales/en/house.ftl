### What the pages round the table say: the start page, venues, rooms

## Every page

house-older = Older ones
house-yes = Yes: { $what }
house-no = No
house-ruleset = Ruleset
house-all-rulesets = All
house-places = More
house-account = Account
house-coins-page = Coins
house-points = Points
house-history = Hands played
house-leaderboard = Leaderboard

## Playing at once

house-play-now = Play at once against bots
house-bot-level = How well the bots play

## Venues

house-venues = Venues
house-venues-why = A table of strangers for coins, which are play money. After { $n } seconds bots take the free seats, and say that they are bots.
house-you-have = You have { $n ->
        [one] one coin
       *[other] { $n } coins
    }.
venue-tier-1 = Beginners
venue-tier-2 = Intermediate
venue-tier-3 = Advanced
venue-number = Venue { $n }
venue-base = Base stake
venue-needs = Coins needed
venue-poor = You have too few coins for it.
venue-go = Quick match
venue-go-to = Quick match: { $name }

## Rooms

house-rooms = Rooms
house-rooms-why = Play with people you know, under your own rules. A room has six letters and a link to tell others.
rooms-make = Make a room
rooms-again = Look again
rooms-code = The six letters of a room
rooms-join = Join
rooms-no-such = No open room has these letters. It may have been closed, or a letter is wrong.
rooms-open = Open rooms
rooms-none = No room is open to everybody at the moment.
rooms-of = { $name }’s room
rooms-nobody = A room
rooms-people = { $n } of { $seats } seats taken by people
rooms-no-stake = without coins
rooms-stake = { $n } coins a point
rooms-deals = { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
rooms-enter = Enter
rooms-enter-of = Enter { $name }’s room
rooms-watch = Look on
rooms-watch-of = Look on in { $name }’s room

## Making a room

room-new = Make a room
room-make = Open the room
room-clock = Clock
room-clock-none = none
room-clock-none-why = Nobody is hurried.
room-clock-calm = calm
room-clock-usual = usual
room-clock-brisk = brisk
room-clock-why = { $decision } seconds for each decision, and { $reserve } seconds in reserve for each hand. Who runs out of time passes or plays low; after the second time in a row a bot plays on until you take your seat back.
room-clock-staked = With coins at stake a clock always runs; “none” cannot be chosen.
room-deals = Hands in a match
room-deals-endless = no end
room-deals-endless-why = The score runs on as long as you like.
room-deals-why = { $n ->
        [one] After one hand the match is over; a rematch begins at zero.
       *[other] After { $n } hands the match is over and the places are shown; a rematch begins at zero.
    }
room-stake = Coins a point
room-stake-none = none
room-stake-none-why = Points only.
room-stake-why = A point is worth { $n } coins of play money. Who has too few of them cannot sit down. Only the house’s own bot may fill a seat.
room-machines = People’s own bots
room-machines-none = not here
room-machines-none-why = No programs of players may sit down.
room-machines-welcome = welcome
room-machines-welcome-why = Players’ programs may sit down, and play from their owners’ coins.
room-found = Who may come
room-found-invited = invited
room-found-invited-why = Only who has the six letters or the link.
room-found-all = everybody
room-found-all-why = The room stands in the list on the start page as well.
room-bots-later = Bots and their level are chosen in the room, seat by seat.
