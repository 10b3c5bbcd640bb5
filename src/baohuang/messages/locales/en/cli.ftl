### What the command line says

## A deal in the terminal

play-seat = You sit in seat { $n } of { $of }.
play-commitment = The cards are shuffled from a secret seed. Its SHA-256: { $commitment }
play-seed = The seed was { $seed }. Its SHA-256: { $commitment }
play-hand = Your hand, { $n } cards: { $cards }
play-guard = You are the Guard.
play-counts = Cards left: { $counts }
play-count = { $who } { $n }
play-count-unknown = { $who } not shown
play-to-act = What do you play? Type help for the commands.
play-to-answer = Type a number or the words behind it.
play-option = { $n }. { $label } ({ $words })
play-hints = Legal plays: { $plays }
play-hints-more = Legal plays: { $plays }, and { $n } more
play-hints-pass = You may also pass.
play-left = The deal is left unfinished.
play-saved = The record is in { $path }.
play-no-record = The record could not be written: { $reason }
play-result-line = { $who }: { $role }, place { $place }, { $points } points
play-help-cards = Cards: 3 to 9, T (ten), J, Q, K, A, 2, with c d h s for the suit where it matters; w and W are the small and the big joker, E the Emperor card, G or g the Guard card.
play-help-plays = Type a play as its cards (99w, 9c9d) or counted (3a is three aces, 2k1w two kings and a small joker).
play-help-words = pass or p: pass. hint or h: the legal plays. hand: your cards. table: the table. help or ?: this text. quit: leave.
