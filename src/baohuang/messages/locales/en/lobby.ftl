### What the web client says: lobby

## The start page

tagline = One Emperor, one hidden Guard, three Commoners
choose-ruleset = Choose a ruleset
ruleset-qingdao-about = 216 cards: call the Guard card, seize solo, hold 3s to the end
ruleset-weifang-about = 206 cards: buy a 3, same-suit bombs, three 2s beat a big joker
ruleset-weihai-about = 165 cards: the Guard is dealt at random, revolts and kicks, hold 6s
ruleset-classic108-about = 108 cards: straights, pair runs, airplanes, bombs, rocket
room-options = Room options
options-default = standard
options-changed = { $n } changed
options-reset = Back to standard
start-table = Open a table with bots
start-failed = The table could not be opened. Please try again in a moment.
play-money = Points and coins are play money only. No real money is ever involved.

## Settings

setting-language = Language
setting-text = Text size
setting-fourColours = Four-colour cards
setting-fourColours-why = A colour for each suit
setting-autoPass = Pass when nothing can beat
setting-autoPass-why = After a wait that does not depend on your hand
setting-keys = Single-key shortcuts
setting-keys-why = A digit or letter picks a rank, P passes, H hints
setting-calm = Less motion
setting-calm-why = Always so when your system asks for it

## Room options: names

lobby-option-threes = Number of 3s
lobby-option-sixes = Number of 6s
lobby-option-guard_by = How the Guard is found
lobby-option-callable = What may be called
lobby-option-forced_enthrone = Forced throne
lobby-option-stick = Forfeit on yielding
lobby-option-yield_to = Yield to
lobby-option-hold_back = Hold 3s (6s) to the end
lobby-option-smother = Smothered players drop out
lobby-option-pass = After a pass
lobby-option-twos_beat_big = 2s that beat a big joker
lobby-option-twos_beat_guard = 2s that beat the special card
lobby-option-twos_scope = Where 2s may stand in
lobby-option-bomb = Bombs
lobby-option-rebels_needed = Rebels needed
lobby-option-kick_needs = Kicks needed
lobby-option-open_solo_doubles = Open solo doubles again
lobby-option-name_from = What may be named
lobby-option-emperor_by = How the Emperor is found
lobby-option-players = Players
lobby-option-dictatorship = Dictatorship
lobby-option-extra = The dictator's extra cards
lobby-option-swap_guard = Swap guard
lobby-option-announce_at = When card counts show
lobby-option-card_counter = Card tracker

## Room options: explanations

lobby-option-threes-why = How many 3s the whole pack holds; five make it 205 cards
lobby-option-sixes-why = How many 6s the whole pack holds; sixteen make it 168 cards
lobby-option-guard_by-why = The Emperor calls a card, or a marked small joker decides
lobby-option-callable-why = 2s can never be called
lobby-option-forced_enthrone-why = What happens when all five yield; off means a void deal
lobby-option-stick-why = The first to yield gives only the Emperor card, later ones add a card
lobby-option-yield_to-why = Which way the Emperor card travels
lobby-option-hold_back-why = The lowest cards may only be the last play, all together
lobby-option-smother-why = Who holds only held-back cards and is beaten leaves at once, lowest
lobby-option-pass-why = Whether one who passed may play again in the same trick
lobby-option-twos_beat_big-why = A successful substitution ends the trick at once
lobby-option-twos_beat_guard-why = A successful substitution ends the trick at once
lobby-option-twos_scope-why = For every big joker of a play, or for a lone one only
lobby-option-bomb-why = A bomb beats everything that is no bomb
lobby-option-rebels_needed-why = So many make a revolt succeed
lobby-option-kick_needs-why = How many of Emperor and Guard must agree
lobby-option-open_solo_doubles-why = On top of the doubling for a solo
lobby-option-name_from-why = Which cards the Emperor may name for the Guard
lobby-option-emperor_by-why = By the jokers, or by the aces of spades
lobby-option-players-why = Four play with one pack, without dictatorship or swap guard
lobby-option-dictatorship-why = No Guard: the Emperor is alone. Not with swap guard
lobby-option-extra-why = Only with dictatorship
lobby-option-swap_guard-why = On playing their own copy, the Emperor may name another card once
lobby-option-announce_at-why = From how few cards on the counts of others are shown
lobby-option-card_counter-why = Offered to everyone: counts the cards not yet seen

## Room options: values

lobby-value-on = on
lobby-value-off = off
lobby-value-call = called by the Emperor
lobby-value-marked_joker = marked small joker
lobby-value-no_jokers_no_twos = no jokers, no 2s
lobby-value-with_jokers = jokers too
lobby-value-first_yielder = the first to yield must take it
lobby-value-highest = the highest card
lobby-value-one_two = one 2
lobby-value-none = nothing
lobby-value-previous = the previous player
lobby-value-next = the next player
lobby-value-skip_one = the next but one
lobby-value-soft = may play again
lobby-value-hard = out of the trick
lobby-value-per_joker = every joker of the play
lobby-value-single_only = a lone one only
lobby-value-same_suit4 = four of one rank and suit
lobby-value-rank4plus = four or more of one rank
lobby-value-own_single = a card held once
lobby-value-any = also one not held
lobby-value-jokers = jokers
lobby-value-ace_of_spades = ace of spades
lobby-value-always = always
lobby-value-never = never
lobby-value-announce_at-10 = from 10 cards on
