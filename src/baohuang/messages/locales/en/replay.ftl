### What the web client says: replays and analysis

## The replay

replay-title = Replay: { $name }
replay-home = Back to the lobby
replay-controls = Controls of the replay
replay-slider = Place in the deal
replay-step = Step { $n } of { $of }
replay-step-back = One step back
replay-step-on = One step on
replay-trick-back = Back to the trick before
replay-trick-on = On to the next trick
replay-play = Play by itself
replay-pause = Pause
replay-speed = Speed
replay-jump = Go to
replay-deal = The deal
replay-trick = Trick { $n }: { $who }
replay-end = The end
replay-eyes = Whose cards to see
replay-all = All hands
replay-hand-group = One hand
replay-hand = The hand of { $who }
replay-knew-group = What was known then
replay-knew = What { $who } knew
replay-nobody = What a spectator knew
replay-hidden = Nothing can be seen of this step.
replay-hands = All hands
replay-hand-of = The hand of { $who }, { $n } cards
replay-no-cards = No cards left
replay-missing = There is no replay of this deal: it is not over yet, or not there.

## Sharing and keeping

replay-share = Share and keep
replay-link = A link to step { $n }
replay-copy = Copy the link
replay-copied = Copied
replay-record = The record
replay-record-why = It holds the secret of the shuffle and every action. Anybody can check the deal with it, or open it here again.
replay-as-text = Keep as text
replay-as-json = Keep as JSON
replay-share-file = This deal comes from a file of yours, so it has no link.
replay-open-other = Open another record

## Opening a record

replay-open = Open a record
replay-open-why = Choose a record that you have kept, as text or JSON, drop the file here, or paste what is in it. The server plays it again under the rules and keeps nothing.
replay-file = Record file
replay-paste = Or paste it here
replay-open-button = Show the replay
replay-damage = The place: { $where }

## The analysis

analysis = Analysis
analysis-working = Looking at the deal…
analysis-moments = What the strong bot would have done
analysis-moments-why = Here the strong bot, knowing only what the seat knew, would clearly have done something else. At most five for each seat.
analysis-moments-none = There is no such moment: well played.
analysis-place = trick { $trick }, step { $step }
analysis-at = step { $n }
analysis-done = Done
analysis-better = Better
analysis-points = worth about { $n } points more
analysis-leads = worth about { $n } leads more
analysis-strength = the hand is { $n } deviations beyond the line
analysis-show = Show
analysis-show-of = Show step { $n }: { $who }
analysis-odds = Who looked like the Guard
analysis-odds-why = How likely each seat was the Guard, from what one seat had seen by then.
analysis-observer = Seen by
analysis-percent = { $n } %
analysis-solo = no Guard
analysis-chart = Who looked like the Guard to { $who }. At the end most of all: { $most }, { $chance }.
analysis-sure = At step { $n }, { $who } knows for certain.
analysis-as-table = The same as a table
analysis-step = Step
analysis-no-guard = There was no Guard to look for in this deal.
