"""`Combinations`: finds the combinations of one hand, kind by kind. RULES §3."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from baohuang.cards.kinds import RANK_2, RANK_A
from baohuang.plays.combos import LENGTHS, NAMED_AT, ROCKET_CARDS, place, unit
from baohuang.plays.holding import R_BIG, R_SMALL, Holding


@mypyc_attr(acyclic=True)
class Combinations:
    """Collects the combinations of one hand above a rank; −1 is below every rank."""

    def __init__(self, held: Holding, named: int) -> None:
        self.counts: vec[i64] = held.ranks
        self.named_rank: i64 = -1
        self.named_copies: i64 = 0
        if named >= 0 and held.counts[named]:
            self.named_rank = named >> 2
            self.named_copies = held.counts[named]
        self.out: vec[i64] = vec[i64]()
        self.winged: vec[i64] = vec[i64]()

    def finish(self) -> vec[i64]:
        """The codes found, each once: airplanes with wings may have been met in two readings."""
        count: i64 = len(self.winged)
        if count > 1:
            self.winged = vec[i64](dict.fromkeys(self.winged))
            count = len(self.winged)
        at: i64 = 0
        while at < count:
            self.add(self.winged[at])
            at += 1
        return self.out

    def add(self, code: i64) -> None:
        """Append a code, once for each number of named cards that it can hold."""
        if self.named_rank < 0:
            self.out = append(self.out, code)
            return
        cards = (code >> (4 * self.named_rank)) & 15
        if cards == 0:
            self.out = append(self.out, code)
            return
        others = self.counts[self.named_rank] - self.named_copies
        copies: i64 = 0
        if cards > others:
            copies = cards - others
        while copies <= self.named_copies and copies <= cards:
            self.out = append(self.out, code | copies << NAMED_AT)
            copies += 1

    def add_alike(self, size: i64, above: i64) -> i64:
        """Singles, pairs or triples; of how many ranks there are any."""
        counts = self.counts
        found: i64 = 0
        rank = above + 1
        while rank < LENGTHS:
            if counts[place(rank)] >= size:
                self.add(size * unit(rank))
                found += 1
            rank += 1
        return found

    def add_triples_with(self, wing: i64, above: i64) -> None:
        """Triples with one card or one pair of another rank."""
        counts = self.counts
        rank = above + 1
        while rank <= RANK_2:
            if counts[rank] >= 3:
                triple = 3 * unit(rank)
                other: i64 = 0
                while other < LENGTHS:
                    if counts[place(other)] >= wing and other != rank:
                        self.add(triple + wing * unit(other))
                    other += 1
            rank += 1

    def add_runs(self, width: i64, length: i64, least: i64, above: i64) -> None:
        """Straights (width 1) and pair runs (2) of `length`, or of any from `least` when it is 0."""
        counts = self.counts
        low: i64 = 0
        while low <= RANK_A:
            code: i64 = 0
            high = low
            while high <= RANK_A and counts[high] >= width:
                code += width * unit(high)
                high += 1
                size = high - low
                if size >= least and high - 1 > above:
                    self.add(code)
                if size == length:
                    break
            low += 1

    def add_airplanes(self, wing: i64, length: i64, above: i64) -> None:
        """Runs of triples, with as many wings of `wing` cards (0, 1, 2) as triples."""
        counts = self.counts
        low: i64 = 0
        while low < RANK_A:
            code: i64 = 0
            high = low
            while high <= RANK_A and counts[high] >= 3:
                code += 3 * unit(high)
                high += 1
                size = high - low
                if size >= 2 and size >= length and high - 1 > above:
                    if wing:
                        self._add_wings(code, low, high, 0, size, wing)
                    else:
                        self.winged = append(self.winged, code)
                if size == length:
                    break
            low += 1

    def _add_wings(self, code: i64, low: i64, high: i64, rank: i64, left: i64, wing: i64) -> None:
        """Complete `code` by `left` wings of ranks from `rank` on, outside the triples low…high−1."""
        if left == 0:
            self.winged = append(self.winged, code)
            return
        if rank == low:
            rank = high
        if rank >= LENGTHS:
            return
        step = wing * unit(rank)
        held = self.counts[place(rank)]
        wings: i64 = 0
        while wings <= left and wings * wing <= held:
            self._add_wings(code + wings * step, low, high, rank + 1, left - wings, wing)
            wings += 1

    def add_bombs(self, length: i64, above: i64) -> None:
        """Bombs greater than `length` cards of rank `above`, and the rocket."""
        counts = self.counts
        rank: i64 = 0
        while rank <= RANK_2:
            most = counts[rank]
            if most >= 4:
                size = length if rank > above else length + 1
                size = max(size, 4)
                while size <= most:
                    self.add(size * unit(rank))
                    size += 1
            rank += 1
        if counts[R_SMALL] and counts[R_BIG]:
            self.out = append(self.out, ROCKET_CARDS)
