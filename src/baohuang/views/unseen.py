"""記牌器, the card counter: what a viewer has not seen yet.

Cards of the deck less the own hand, the own discards and all that was played. Cards shown but not
yet played (called, stuck, the marked jokers of an open solo) still count: they are to come.
"""

from __future__ import annotations

from typing import Final

from baohuang.cards.kinds import GUARD_CARD, SLOTS
from baohuang.cards.notation import NAMES
from baohuang.engine.deal import NOBODY, Deal
from baohuang.views.texts import ROOM

MEMBERS: Final[list[str]] = [f',"{NAMES[kind]}":{count}' for kind in range(SLOTS) for count in range(ROOM)]
"""Copies of a kind as one more member of a JSON object, at ``kind * ROOM + count``."""


def cards_to_come(deal: Deal) -> list[int]:
    """Copies of each slot 0…56 that have not been played."""
    counts = list(deal.program.deck)
    if deal.called != NOBODY and deal.named == NOBODY:
        counts[deal.called] -= 1
        counts[GUARD_CARD] += 1
    return count_out(counts, deal.history_cards, 0)


def count_out(counts: list[int], history: list[list[int]], begin: int) -> list[int]:
    """The counts less the cards of the plays from `begin` on; the same list where there are none."""
    left = counts
    for at in range(begin, len(history)):
        for kind in history[at]:
            if left is counts:
                left = counts.copy()
            left[kind] -= 1
    return left


def unseen_counts(deal: Deal, viewer: int, to_come: list[int]) -> list[int]:
    """Copies of each slot that are still to come for `viewer` (`NOBODY`: a spectator).

    `to_come`: see `cards_to_come`. Negative where a deal that somebody laid out holds what the deck has not.
    """
    if viewer == NOBODY:
        return to_come.copy()
    held = deal.holdings[viewer].counts
    counts = [to_come[kind] - held[kind] for kind in range(SLOTS)]
    for kind in discards_known(deal, viewer):
        counts[kind] -= 1
    return counts


def unseen_tokens(deal: Deal, viewer: int, to_come: list[int]) -> dict[str, int]:
    """The same by token, without zeros, in canonical order."""
    counts = unseen_counts(deal, viewer, to_come)
    tokens: dict[str, int] = {}
    for kind in range(len(counts)):
        if counts[kind] > 0:
            tokens[NAMES[kind]] = counts[kind]
    return tokens


def member(kind: int, count: int) -> str:
    """So many of a kind as one more member of a JSON object; nothing where there are none."""
    if count <= 0:
        return ""
    return MEMBERS[kind * ROOM + count] if count < ROOM else f',"{NAMES[kind]}":{count}'


def discards_known(deal: Deal, viewer: int) -> list[int]:
    """What the viewer has laid face down; only an emperor does."""
    return deal.discards if viewer != NOBODY and viewer == deal.emperor else []
