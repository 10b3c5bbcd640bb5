"""What a table asks of whoever runs it, to be done in the order in which it stands."""

from __future__ import annotations

from baohuang.bots.question import Question
from baohuang.server.entries import AnyEntry
from baohuang.server.specs import SeatSpec


class Append:
    """Make an entry durable under its number in the table; `at` is milliseconds of server time."""

    def __init__(self, number: int, at: int, entry: AnyEntry) -> None:
        self.number = number
        self.at = at
        self.entry = entry


class Finished:
    """A deal is over: keep its result, together with the entries of the same batch. Lists by seat; no guard: None.

    `begun` is the version at which its cards were dealt.
    """

    def __init__(
        self,
        deal: int,
        at: int,
        winner: str,
        points: tuple[int, ...],
        places: tuple[int, ...],
        emperor: int,
        guard: int | None,
        seats: tuple[SeatSpec, ...],
        begun: int,
    ) -> None:
        self.deal = deal
        self.at = at
        self.winner = winner
        self.points = points
        self.places = places
        self.emperor = emperor
        self.guard = guard
        self.seats = seats
        self.begun = begun


class Muting:
    """Keep that a person does not want to hear another, or does again."""

    def __init__(self, person: int, muted: int, on: bool) -> None:
        self.person = person
        self.muted = muted
        self.on = on


class Send:
    """Send a frame to a connection."""

    def __init__(self, guest: int, frame: bytes) -> None:
        self.guest = guest
        self.frame = frame


class Close:
    """Close a connection with a code."""

    def __init__(self, guest: int, code: int) -> None:
        self.guest = guest
        self.code = code


class Ponder:
    """Have a bot asked away from the table, once what came before is durable.

    The answer to what `seat` is asked `since` that version goes to the table's `pondered`.
    """

    def __init__(self, seat: int, since: int, question: Question) -> None:
        self.seat = seat
        self.since = since
        self.question = question


Effect = Append | Finished | Muting | Send | Close | Ponder
