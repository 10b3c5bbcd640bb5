"""A deal's state as an answer: the full truth, since a referee sees all."""

from __future__ import annotations

from typing import Final

from baohuang.cards.notation import card_name, format_cards
from baohuang.engine.deal import NOBODY, Deal
from baohuang.records.positions import SOLO_NAMES
from baohuang.records.referee.answers import StateAnswer

AFTER_THE_FIRST_LEAD: Final = ("play", "rename", "over")


def state_of(deal: Deal) -> StateAnswer:
    """The answer that shows a deal."""
    top = None if deal.top_by == NOBODY else deal.last[deal.top_by]
    return StateAnswer(
        phase=deal.phase.name,  # type: ignore[arg-type]  # the engine names its phases as REFEREE.md does
        to_act=deal.to_act(),
        emperor=seat_or_null(deal.emperor),
        guard=seat_or_null(deal.guard),
        revealed=deal.revealed,
        solo=SOLO_NAMES[deal.solo],
        multiplier=deal.multiplier(public=False),
        top=None if top is None else format_cards(top),
        top_by=seat_or_null(deal.top_by),
        leader=seat_or_null(deal.leader) if deal.phase.name in AFTER_THE_FIRST_LEAD else None,
        called=None if deal.called == NOBODY else card_name(deal.called),
        pile=format_cards(deal.pile),
        kitty=format_cards(deal.kitty),
        discards=format_cards(deal.discards),
        smothered=deal.smothered,
        hands=[format_cards(held.kinds()) for held in deal.holdings],
        out=deal.out,
        points=deal.points,
        winner=deal.winner,  # type: ignore[arg-type]  # the engine's three words
    )


def seat_or_null(seat: int) -> int | None:
    """A seat for JSON."""
    return None if seat == NOBODY else seat
