"""Actions with their seat, ``1 play WWJJJ``: what records and the referee are made of."""

from __future__ import annotations

from typing import Final

from baohuang.cards.notation import NotationError, format_cards
from baohuang.engine.deal import Deal
from baohuang.engine.events import Event
from baohuang.engine.text import format_action, parse_move

SEATS: Final = "01234"


def perform(deal: Deal, text: str) -> list[Event]:
    """Carry out ``SEAT VERB [ARGUMENTS]``. Raises `NotationError` or `Refused`; then nothing has changed."""
    seat, _, move = text.partition(" ")
    if len(seat) != 1 or seat not in SEATS[: deal.seats]:
        raise NotationError(f"{text[:40]!r} does not begin with a seat")
    return parse_move(move, deal.program).apply(deal, int(seat))


def concrete(deal: Deal, seat: int, action: int) -> str:
    """The text of a legal action before it is carried out, a play with the very cards that it will lay."""
    if action <= 0:
        return f"{seat} {format_action(deal, action)}"
    return f"{seat} play {format_cards(deal.grammar.spend(action, deal.holdings[seat], deal.named))}"


def concrete_play(seat: int, cards: list[int]) -> str:
    """The text of a play of these very cards."""
    return f"{seat} play {format_cards(cards)}"
