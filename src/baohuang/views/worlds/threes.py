"""The 3s of 買3: how many each hand ends up with decides who sold to whom, so numbers come first.

All ways to spread the unseen 3s that explain the sales are listed once, each with the number of its
placements; a draw takes one of them and lays the 3s out, and `buying` looks at the suits.
"""

from __future__ import annotations

from random import Random

from baohuang.cards.kinds import RANK_3
from baohuang.views.worlds.buying import seen_threes, sells_as_seen
from baohuang.views.worlds.evidence import Evidence
from baohuang.views.worlds.places import ASIDE, PLACES


class Threes:
    """`kinds`: the unseen 3s. `spreads`: how many of them each place gets; `weights`: in how many ways."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence: Evidence = evidence
        self.kinds: list[int] = []
        for kind in range(RANK_3 * 4, RANK_3 * 4 + 4):
            for _ in range(evidence.pool[kind]):
                self.kinds.append(kind)
        self.seen: list[int] = [sum(seen_threes(evidence, seat)) for seat in range(evidence.seats)]
        self.least: int = 1 if enough_for_all(evidence) else 0
        self.spreads: list[list[int]] = []
        self.weights: list[int] = []
        self.total: int = 0
        self.spread([0] * PLACES, 0, len(self.kinds), 1)

    def spread(self, counts: list[int], seat: int, left: int, weight: int) -> None:
        """List every way to complete `counts` from `seat` on with `left` cards."""
        evidence = self.evidence
        if seat == evidence.seats:
            self.close(counts, left, weight)
            return
        free = evidence.free[seat]
        ways = 1
        for count in range(min(free, left) + 1):
            if count:
                ways = ways * (free - count + 1) // count
            if self.seen[seat] + count >= self.least and not self.is_too_few(seat, count):
                counts[seat] = count
                self.spread(counts, seat + 1, left - count, weight * ways)
        counts[seat] = 0

    def is_too_few(self, seat: int, count: int) -> bool:
        """A smothered hand is nothing but 3s; a grabbed joker may be missing from it."""
        if seat not in self.evidence.view.smothered:
            return False
        missing = 1 if self.evidence.grabbed else 0
        return count < self.evidence.free[seat] - missing

    def close(self, counts: list[int], left: int, weight: int) -> None:
        """Keep a way to spread that explains the sales; what is left lies aside."""
        evidence = self.evidence
        aside = evidence.free[ASIDE]
        if left > aside:
            return
        totals = [self.seen[seat] + counts[seat] for seat in range(evidence.seats)]
        if not sells_as_seen(evidence, totals):
            return
        for at in range(left):
            weight = weight * (aside - at) // (at + 1)
        spread = counts.copy()
        spread[ASIDE] = left
        self.spreads.append(spread)
        self.weights.append(weight)
        self.total += weight

    def draw(self, rng: Random) -> list[int] | None:
        """A way to spread, by its weight; None where nothing explains the sales."""
        at = int(rng.random() * self.total)
        for index in range(len(self.spreads)):
            if at < self.weights[index]:
                return self.spreads[index]
            at -= self.weights[index]
        return self.spreads[-1] if self.spreads else None


def enough_for_all(evidence: Evidence) -> bool:
    """Whether there are 3s for everybody, so that whoever has none finds a seller."""
    threes = sum(evidence.program.deck[RANK_3 * 4 : RANK_3 * 4 + 4])
    return evidence.free[ASIDE] == 0 and threes >= evidence.seats
