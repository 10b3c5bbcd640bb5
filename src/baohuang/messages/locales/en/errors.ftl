# Why an action was refused: one sentence for each code of RULES §5 and of the server.
# The codes are stable; these sentences may change.

## The request
error-too-large = That is more than the table can read at once. Send less.
error-bad-request = The table could not make sense of that request.
error-bad-record = This record is damaged or incomplete, so it cannot be replayed.
error-bad-rules = There is no ruleset of that name.
error-bad-option = One of the room options has a value that this ruleset does not take, or two of them exclude each other.
error-bad-notation = That is not written in card notation. Write cards like 9c, T or W, for example WWJJJ.
error-bad-hand = These cards cannot exist together: the deck has fewer of one of them.

## The moment
error-deal-over = This deal is over.
error-wrong-phase = It is too early or too late for that.
error-not-your-turn = It is not your turn.
error-already-answered = You have already answered. Your answer stays sealed until everyone has given theirs.
error-must-lead = You lead this trick, so you cannot pass: play something.
error-must-yield = You hold no cards that can be called, so you must yield the throne.
error-not-callable = That card cannot be called: show three or four identical cards whose last copy is in play, and not a card that is barred from calling.

## The cards
error-not-in-hand = You do not hold all of those cards.
error-bad-shape = Those cards do not make a play.
error-held-back = Held-back cards may only be your very last play: all of them at once, nothing else in hand and no joker attached.
error-wrong-kind = This trick asks for another kind of combination. Play the same kind, or a bomb.
error-wrong-size = The number of cards does not fit.
error-not-stronger = That is not strong enough to beat what lies on the table.

## The table on the network
error-stale = The table had moved on before your move arrived. Look again and choose anew.
error-rate = That was too quick. Wait a moment and try again.
error-closed = This table is closed.
error-full = Every seat at this table is taken.
error-unknown-table = There is no such table. It may have been closed.
error-not-found = There is nothing at this address.
error-not-your-seat = That seat belongs to someone else.
error-unauthorised = You are not seated at this table.
error-forbidden = That page may not use this table.
error-replaced = You opened this table in another place, and this connection was closed.
error-too-slow = Your connection fell too far behind and was closed. It will be opened again.
error-restart = The server is restarting. The deal goes on in a moment.
error-offline = The server cannot be reached. Check your connection.
error-internal = Something went wrong on the server. Nothing at the table has changed.

## People
error-bad-name = That name cannot be used: 1 to 20 characters, at least one letter or digit, none of them invisible.
error-name-taken = That name, or one that looks just like it, is taken.
error-bad-password = A password needs 8 to 200 characters.
error-bad-login = Name and password do not fit together.
error-registered = You are registered already.
error-sign-in = Sign in first.
error-not-host = Only the host of the room can do that.
error-empty-seat = A seat is still free. Wait for somebody, or put a bot there.
error-not-ready = Not everybody is ready yet.
error-poor = You have too few coins for this table.
error-no-relief = There is no relief for you today.
error-no-bots = Bots may not do that here.
error-seated-elsewhere = You are in a deal at another table with stakes. Finish it first.
error-stake-bot = Where coins are at stake, only the house's own bot may take a seat.
error-silenced = You may not talk for now.
error-house-full = The house has as many tables as it can take. Come back in a while.
