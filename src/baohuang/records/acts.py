"""Actions with their seat, ``1 play WWJJJ``: what records and the referee are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baohuang.cards.notation import NotationError, format_cards
from baohuang.engine.deal import Deal
from baohuang.engine.events import Discarded, Event, Played
from baohuang.engine.text import parse_move

SEATS: Final = "01234"


def perform(deal: Deal, text: str) -> list[Event]:
    """Carry out ``SEAT VERB [ARGUMENTS]``. Raises `NotationError` or `Refused`; then nothing has changed."""
    seat, _, move = text.partition(" ")
    if len(seat) != 1 or seat not in SEATS[: deal.seats]:
        raise NotationError(f"{text[:40]!r} does not begin with a seat")
    return parse_move(move, deal.program).apply(deal, int(seat))


def written(seat: int, move: str, events: Sequence[Event]) -> str:
    """The text of a move that brought about `events`: the very cards played or discarded, single blanks."""
    for event in events:
        if isinstance(event, Played):
            return f"{seat} play {format_cards(event.cards)}"
        if isinstance(event, Discarded) and event.cards is not None:
            return f"{seat} discard {format_cards(event.cards)}"
    return f"{seat} {' '.join(move.split())}"
