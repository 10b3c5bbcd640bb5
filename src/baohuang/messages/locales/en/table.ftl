### What the web client says: table

## The table

app-name = Bao Huang
you = You
seat-number = Seat { $n }
list-comma = ,{" "}
list-stop = .{" "}
close = Close
loading = Loading…
menu = Menu
rules = Rules
rules-of = Rules: { $name }
rules-failed = The rules could not be loaded. Please try again in a moment.
settings = Settings
history = Tricks so far
history-empty = Nobody has played yet.
history-trick = Trick { $n }
leave = Leave the table
counter = Card tracker
players = The other players
own-side = Your side
actions = Actions
pass = Pass
hint = Hint
clear = Clear
play = Play
passed = Pass
sort-rank = rank
sort-size = group size
sort-to = Sort by { $mode }
clock = { $n } s left

## Cards

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
card-suited = { $rank } of { $suit }
card-small = small joker
card-big = big joker
card-emperor = Emperor card
card-guard = Guard card
card-top = Special card
mark-small = S
mark-big = B
mark-emperor = E
mark-guard = g
mark-top = G
cards-group = { $card } ×{ $n }
cards-run = { $from } to { $to }, { $each } of each
hand = Your hand, { $n } cards
hand-column = { $card }, { $n } in hand, { $picked } selected
hand-strip = { $card }, { $n }, { $picked } selected
hands-left = Cards left in hand

## Roles and counts

role-emperor = Emperor
role-guard = Guard
role-commoner = Commoner
role-rebel = Revolt
role-emperor-aka = Emperor (皇帝)
role-guard-aka = Guard (保子)
role-commoner-aka = Commoner (平民)
role-rebel-aka = Revolt (造反)
count = { $n } cards left
count-low = Low-card alert: { $n } left
smothered = Held back
bot = bot
their-turn = to act
place-1-of-5 = 1st
place-2-of-5 = 2nd
place-3-of-5 = 3rd
place-4-of-5 = 4th
place-5-of-5 = Last
place-1-of-4 = 1st
place-2-of-4 = 2nd
place-3-of-4 = 3rd
place-4-of-4 = Last

## The middle of the table

guard-card = Guard card
guard-card-aka = Guard card (保子牌, 老花)
guard-card-shown = { $n } shown
pile = Forfeit cards
trick-beat = This trick: { $n } { $n ->
        [one] card
       *[other] cards
    }, beat { $cards }
trick-lead = { $who } to lead
trick-you-lead = You lead
phase-grab = Seize solo: everyone is answering
phase-enthrone = Throne: take or yield
phase-call = The Emperor is calling the Guard card
phase-solo = Open guard: everyone is answering
phase-open = Open guard: everyone is answering
phase-rebel = Revolt: everyone is answering
phase-kick = Kick: Emperor and Guard are answering
phase-name = The Emperor is naming the Guard card
phase-discard = The Emperor is discarding
phase-rename = The Emperor may swap the Guard
phase-play = In play
phase-over = The hand is over
phase-void = Void deal, dealing again

## Choosing cards

your-turn = Your turn
your-answer = Please answer
select-lead = Your lead: choose a set
select-beat = Your turn: beat { $cards }
select-nothing-beats = Nothing in your hand can beat this
select-discard = Choose { $n } cards to discard
selected-discard = Selected { $cards } ({ $n } of { $of })
selected-early = Selected { $cards }
selected-legal = { $cards }: legal
selected-closes = { $cards }: legal, and ends the trick
selected-illegal = { $cards }: { $reason }
selected-not-legal = { $cards }: not legal now
hint-none = Nothing can be played
discard-button = Discard ({ $chosen } of { $n })
typed = Type a play
typed-example = 3a or 2k1w
typed-unreadable = Not understood. For example 3a is three aces, 2k1w two kings and a small joker
typed-missing = Not enough of { $card } in your hand
error-unknown = Not possible ({ $code })

## Questions before the lead

ask-grab = Seize solo?
ask-grab-why = Whoever seizes it takes the Emperor card and plays alone against four, without a Guard, at double points. All answer at once, unseen by the others.
ask-enthrone = Take the throne, or yield it?
ask-enthrone-why = Taking it makes you Emperor. Yielding passes the Emperor card on.
ask-enthrone-pile-why = Taking it makes you Emperor and gives you every forfeit card. Yielding costs you one more card, as this table's rules say, and passes them all on.
ask-call = Which Guard card do you call?
ask-call-why = With three in hand, the holder of the fourth is your Guard. With all four you are alone (solo), at double points, openly or in secret.
ask-solo = Solo: open or secret?
ask-solo-why = You hold both the Emperor card and the Guard card. Open is known to all and may double again; secret is known to nobody.
ask-open = Before the first lead
ask-open-why = Everyone is asked, so that nothing shows who the Guard is. Press when you are ready.
ask-open-guard-why = You are the Guard. Open: everyone knows it and the points double. Secret: say nothing.
ask-rebel = Join a revolt?
ask-rebel-why = If enough join, it succeeds: the points double, and the Guard and the rebels are shown. If not, nothing is shown.
ask-kick = Kick?
ask-kick-why = A kick doubles the whole hand once more.
ask-name = Which Guard card do you name?
ask-name-why = The holder of the other copy is your Guard.
ask-discard = Discard { $n } cards
ask-discard-why = Choose them in your hand. They go face down, and nobody sees them.
ask-rename = Swap the Guard?
ask-rename-why = You played your own copy. You may name another card that you do not hold; its holder secretly becomes the new Guard.
answer-grab = Seize solo
answer-decline = Decline
answer-enthrone = Take the throne
answer-yield = Yield the throne
answer-solo-open = Open solo
answer-solo-hidden = Secret solo
answer-hide = Ready
answer-open-guard = Open guard
answer-hide-guard = Secret guard
answer-rebel = Revolt
answer-abstain = Stay out
answer-kick = Kick
answer-spare = Do not kick
answer-ready = Ready
answer-keep = Keep it
verb-call = Call
verb-name = Name
verb-rename = Swap to
how-open = open solo
how-hidden = secret solo

## What happened

event-dealt = The cards are dealt
event-bought = { $buyer } bought a 3 from { $seller } and paid the { $paid }
event-bought-free = { $buyer } got a 3 from { $seller } for nothing
event-no-grab = Nobody seized solo
event-grabbed = { $who } seized solo
event-yielded = { $who } yielded the throne to { $to }
event-yielded-card = { $who } yielded to { $to } and forfeited the { $card }
event-forced = Forced throne: { $who } must take it
event-enthroned = { $who } took the throne
event-kitty = { $who } took the { $n } kitty cards
event-called = { $who } called the { $card }
event-open-solo = Open solo: { $who }
event-guard-open = Open guard: { $who }
event-rebelled = The revolt succeeded: { $rebels }
event-kicked = Kicked: the points double again
event-named = { $who } named the { $card }
event-discarded = { $who } discarded { $n } cards
event-renamed = { $who } swapped the Guard card to the { $card }
event-kept = { $who } kept the Guard card
event-played = { $who } played { $cards }
event-passed = { $who } passed
event-revealed = The Guard is revealed: { $who }
event-revealed-solo = The Emperor is alone: solo
event-out = { $who } went out, place { $place }
event-smothered = Held back and out of the hand: { $who }
event-low = Low-card alert: { $who } has { $n } left
event-trick = Next lead: { $who }
event-void = Void deal, dealing again

## The result

result-emperor = The Emperor's side wins
result-commoners = The Commoners win
result-draw = A draw
column-player = Player
column-role = Role
column-place = Place
column-points = Points
how-counted = How it was counted
next-deal = Next hand
breakdown-shared = 6 − Emperor's place { $emperor } − Guard's place { $guard }: { $k } a share
breakdown-hidden-solo = Secret solo, Emperor's place { $place }: base { $base }
breakdown-open-solo = Open solo, Emperor's place { $place }: base { $base }
breakdown-grab = Seized solo, Emperor's place { $place }: base { $base }
breakdown-place = Place { $place }: { $points }
breakdown-emperor-times = Emperor, place { $place }: points ×{ $factor }
breakdown-times-solo = Solo: ×{ $factor }
breakdown-times-open-solo = Open solo: again ×{ $factor }
breakdown-times-open-guard = Open guard: ×{ $factor }
breakdown-times-rebellion = Successful revolt: ×{ $factor }
breakdown-times-kick = Kick: ×{ $factor }
breakdown-total = Together ×{ $factor }
multiplier = Multiplier ×{ $n }
multiplier-why = Only what everybody knows is counted here.
stake-line = { $why }: ×{ $factor }
stake-total = Total ×{ $n }
stake-none = Nothing has doubled yet
stake-secret = Your secret solo doubles the points once it is revealed, or at the end.
stake-solo = Solo
stake-open-solo = Open solo
stake-open-guard = Open guard
stake-rebellion = Successful revolt
stake-kick = Kick

## Connection

link-connecting = Connecting…
link-waiting = Connection lost. Reconnecting; your cards are safe.
link-replaced = This table is open somewhere else.
link-forbidden = You cannot join this table.
link-retry = Try now
link-take-over = Continue here
net-lost = Your last action was lost with the connection. Please look at the table again.

## Quick phrases
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-goodbye = Goodbye!
phrase-i-am-with-you = I am with you.
phrase-help-me = Help me!
phrase-let-me-lead = Let me lead.
phrase-leave-it-to-me = Leave this one to me.
phrase-i-am-the-guard = I am the Guard.
phrase-i-am-no-guard = I am not the Guard.
phrase-strong = My hand is strong.
phrase-weak = My hand is weak.
emote-smile = Smile
emote-laugh = Laugh
emote-cry = Cry
emote-angry = Angry
emote-cool = Cool
emote-think = Think
emote-clap = Clap
emote-tea = Tea
