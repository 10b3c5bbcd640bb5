"""記牌器, the card counter: what a viewer has not seen yet.

Cards of the deck less the own hand, the own discards and all that was played. Cards shown but not
yet played (called, stuck, the marked jokers of an open solo) still count: they are to come.
"""

from __future__ import annotations

from baohuang.cards.kinds import GUARD_CARD, SLOTS
from baohuang.cards.notation import NAMES
from baohuang.engine.deal import NOBODY, Deal


def unseen_counts(deal: Deal, viewer: int) -> list[int]:
    """Copies of each slot 0…56 that are still to come for `viewer` (`NOBODY`: a spectator).

    Never negative: a deal that somebody laid out may hold what the deck has not.
    """
    counts = list(deal.program.deck)
    if deal.called != NOBODY and deal.named == NOBODY:
        counts[deal.called] -= 1
        counts[GUARD_CARD] += 1
    for cards in deal.history_cards:
        for kind in cards:
            counts[kind] -= 1
    if viewer != NOBODY:
        held = deal.holdings[viewer].counts
        for kind in range(SLOTS):
            counts[kind] -= held[kind]
        if viewer == deal.emperor:
            for kind in deal.discards:
                counts[kind] -= 1
    return counts


def unseen_tokens(deal: Deal, viewer: int) -> dict[str, int]:
    """The same by token, without zeros, in canonical order."""
    counts = unseen_counts(deal, viewer)
    tokens: dict[str, int] = {}
    for kind in range(len(counts)):
        if counts[kind] > 0:
            tokens[NAMES[kind]] = counts[kind]
    return tokens
