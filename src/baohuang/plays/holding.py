"""`Holding`: the cards that one seat holds, as counts by slot and by rank.

Mutable, and only the engine changes one: a playout adds and removes cards millions of times a
second. `ranks` sums what play looks at: 0…12 the natural ranks, then one place for each of
``w g W E G``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baohuang.cards.kinds import NATURAL_COUNT, SLOTS, SUITLESS

R_SMALL: Final = 13
R_MARKED_SMALL: Final = 14
R_BIG: Final = 15
R_MARKED_BIG: Final = 16
R_GUARD: Final = 17
PLACES: Final = 18


class Holding:
    """Counts of the cards in one hand; `size` is their number.

    `hung` is a note of the hanging grammar: the ways to hang the hand's jokers. It is good while
    `hung_known`; whatever moves a joker clears that.
    """

    __slots__ = ("counts", "hung", "hung_known", "ranks", "size")

    def __init__(self, counts: vec[i64], ranks: vec[i64], size: int) -> None:
        self.counts: vec[i64] = counts
        self.ranks: vec[i64] = ranks
        self.size: int = size
        self.hung: vec[i64] = vec[i64]()
        self.hung_known: bool = False

    def add(self, kind: int) -> None:
        """Take one card; a suitless kind counts by its rank alone."""
        self.size += 1
        if kind >= SUITLESS:
            self.ranks[kind - SUITLESS] += 1
            return
        self.counts[kind] += 1
        if kind < NATURAL_COUNT:
            self.ranks[kind >> 2] += 1
        else:
            self.ranks[kind - NATURAL_COUNT + R_SMALL] += 1
            self.hung_known = False

    def remove(self, kind: int) -> None:
        """Give one suited card away. The caller has checked that it is held."""
        self.size -= 1
        self.counts[kind] -= 1
        if kind < NATURAL_COUNT:
            self.ranks[kind >> 2] -= 1
        else:
            self.ranks[kind - NATURAL_COUNT + R_SMALL] -= 1
            self.hung_known = False

    def kinds(self) -> list[int]:
        """Every card held, in canonical order."""
        found: list[int] = []
        for kind in range(SLOTS):
            for _ in range(self.counts[kind]):
                found.append(kind)
        return found

    def clone(self) -> Holding:
        """An independent copy."""
        other = Holding(self.counts[:], self.ranks[:], self.size)
        other.hung = self.hung
        other.hung_known = self.hung_known
        return other


def place_of(kind: int) -> int:
    """The place in `Holding.ranks` of a slot 0…56."""
    if kind < NATURAL_COUNT:
        return kind >> 2
    return kind - NATURAL_COUNT + R_SMALL


def holding_of(kinds: Iterable[int]) -> Holding:
    """A holding of `kinds`."""
    held = Holding(vec[i64]([0] * SLOTS), vec[i64]([0] * PLACES), 0)
    for kind in kinds:
        held.add(kind)
    return held
