### What the web client says: lobby

## The start page

tagline = One Emperor, one hidden Guard, three Commoners
choose-ruleset = Choose a ruleset
lobby-about-qingdao = 216 cards: call the Guard card, seize solo, hold 3s to the end
lobby-about-weifang = 206 cards: buy a 3, same-suit bombs, three 2s beat a big joker
lobby-about-weihai = 165 cards: the Guard is dealt at random, revolts and kicks, hold 6s
lobby-about-classic108 = 108 cards: straights, pair runs, airplanes, bombs, rocket
room-options = Room options
options-default = standard
options-changed = { $n } changed
options-reset = Back to standard
start-table = Open a table with bots
start-failed = The table could not be opened. Please try again in a moment.
play-money = Points and coins are play money only. No real money is ever involved.
learn = Tutorial
guide-pictures = The rules with pictures

## Settings

setting-language = Language
setting-text = Text size
setting-fourColours = Four-colour cards
setting-fourColours-why = A colour for each suit
setting-autoPass = Pass when nothing can beat
setting-autoPass-why = After a wait that does not depend on your hand
setting-keys = Single-key shortcuts
setting-keys-why = A digit or letter picks a rank, P passes, H hints
setting-sound = Sounds
setting-sound-why = Made by your browser; silent until you touch the page
setting-clockWarnings = Clock warnings
setting-clockWarnings-why = Said at 10 seconds; the last 5 are heard where sounds are on
setting-calm = Less motion
setting-calm-why = Always so when your system asks for it
