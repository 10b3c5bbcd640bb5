"""`Holding`: the cards that one seat holds, as counts by slot and by rank.

Mutable, and only the engine changes one: a playout adds and removes cards millions of times a
second. `ranks` sums what play looks at: 0…12 the natural ranks, then one place for each of
``w g W E G``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baohuang.cards.kinds import NATURAL_COUNT, SLOTS, SUITLESS

R_SMALL: Final = 13
R_MARKED_SMALL: Final = 14
R_BIG: Final = 15
R_MARKED_BIG: Final = 16
R_GUARD: Final = 17
PLACES: Final = 18


class Holding:
    """Counts of the cards in one hand; `size` is their number."""

    __slots__ = ("counts", "ranks", "size")

    def __init__(self, counts: list[int], ranks: list[int], size: int) -> None:
        self.counts: list[int] = counts
        self.ranks: list[int] = ranks
        self.size: int = size

    def add(self, kind: int) -> None:
        """Take one card; a suitless kind counts by its rank alone."""
        self.size += 1
        if kind >= SUITLESS:
            self.ranks[kind - SUITLESS] += 1
            return
        self.counts[kind] += 1
        self.ranks[place_of(kind)] += 1

    def remove(self, kind: int) -> None:
        """Give one suited card away. The caller has checked that it is held."""
        self.size -= 1
        self.counts[kind] -= 1
        self.ranks[place_of(kind)] -= 1

    def kinds(self) -> list[int]:
        """Every card held, in canonical order."""
        found: list[int] = []
        for kind in range(SLOTS):
            for _ in range(self.counts[kind]):
                found.append(kind)
        return found

    def clone(self) -> Holding:
        """An independent copy."""
        return Holding(self.counts.copy(), self.ranks.copy(), self.size)


def place_of(kind: int) -> int:
    """The place in `Holding.ranks` of a slot 0…56."""
    if kind < NATURAL_COUNT:
        return kind >> 2
    return kind - NATURAL_COUNT + R_SMALL


def holding_of(kinds: Iterable[int]) -> Holding:
    """A holding of `kinds`."""
    held = Holding([0] * SLOTS, [0] * PLACES, 0)
    for kind in kinds:
        held.add(kind)
    return held
