"""`Holding`: the cards that one seat holds, as counts by slot and by rank.

Mutable, and only the engine changes one: a playout adds and removes cards millions of times a
second. `ranks` sums what play looks at: 0…12 the natural ranks, then one place for each of
``w g W E G``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from baohuang.cards.kinds import NATURAL_COUNT, SLOTS, SUITLESS

R_SMALL: Final = 13
R_MARKED_SMALL: Final = 14
R_BIG: Final = 15
R_MARKED_BIG: Final = 16
R_GUARD: Final = 17
PLACES: Final = 18


@mypyc_attr(acyclic=True)
class Holding:
    """Counts of the cards in one hand; `size` is their number.

    Copies share their counts until a card moves. `hung` is a note of the hanging grammar: the ways to
    hang the hand's jokers. It is good while `hung_known`; whatever moves a joker clears that.
    """

    __slots__ = ("counts", "hung", "hung_known", "ranks", "shared", "size")

    def __init__(self, counts: vec[i64], ranks: vec[i64], size: i64) -> None:
        self.counts: vec[i64] = counts
        self.ranks: vec[i64] = ranks
        self.size: i64 = size
        self.shared: bool = False
        self.hung: vec[i64] = vec[i64]()
        self.hung_known: bool = False

    def add(self, kind: int) -> None:
        """Take one card; a suitless kind counts by its rank alone."""
        if self.shared:
            self._part()
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
        if self.shared:
            self._part()
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
        self.shared = True
        other = Holding(self.counts, self.ranks, self.size)
        other.shared = True
        other.hung = self.hung
        other.hung_known = self.hung_known
        return other

    def _part(self) -> None:
        """Have counts that no copy shares."""
        self.counts = self.counts[:]
        self.ranks = self.ranks[:]
        self.shared = False


def first_of_rank(held: Holding, rank: int, suits: Sequence[int] = (0, 1, 2, 3)) -> int:
    """The first natural card of a rank in an order of suits, or −1."""
    for suit in suits:
        if held.counts[rank * 4 + suit]:
            return rank * 4 + suit
    return -1


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
