"""What greedy's answers have in common in both families: the cheapest one, if it is worth its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from baohuang.bots.sight import Sight
from baohuang.engine.actions import PASS

CLEARLY: Final = 0.5
"""From this alliance on a seat counts as a partner, below its negative as an opponent."""

Price = Callable[[Sight, int], float]
"""What a play costs a hand."""


def cheapest_within(sight: Sight, actions: Sequence[int], price: Price, worth: float) -> int:
    """The play of `actions` with the lowest price, the first of equal ones; a pass where that is above `worth`."""
    best, least = PASS, worth
    for play in actions:
        if play == PASS:
            continue
        cost = price(sight, play)
        if cost < least or (best == PASS and cost == least):
            best, least = play, cost
    return best
