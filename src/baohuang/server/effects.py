"""What a table asks of whoever runs it."""

from __future__ import annotations

from typing import NamedTuple

from baohuang.bots.question import Question
from baohuang.server.entries import AnyEntry
from baohuang.server.specs import SeatSpec


class Append(NamedTuple):
    """Make an entry durable under its number in the table; `at` is milliseconds of server time."""

    number: int
    at: int
    entry: AnyEntry


class Finished(NamedTuple):
    """A deal is over: keep its result, together with the entries of the same batch. Lists by seat; no guard: None."""

    deal: int
    at: int
    winner: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    emperor: int
    guard: int | None
    seats: tuple[SeatSpec, ...]


class Muting(NamedTuple):
    """Keep that a person does not want to hear another, or does again."""

    person: int
    muted: int
    on: bool


class Send(NamedTuple):
    """Send a frame to a connection."""

    guest: int
    frame: bytes


class Close(NamedTuple):
    """Close a connection with a code."""

    guest: int
    code: int


class Ponder(NamedTuple):
    """Have a bot asked away from the table, once what came before is durable.

    The answer to what `seat` is asked `since` that version goes to the table's `pondered`.
    """

    seat: int
    since: int
    question: Question


Effect = Append | Finished | Muting | Send | Close | Ponder
"""In the order in which they have to be done."""
