"""Climbing: the combinations of ``classic108``. RULES §3.

A code packs the tokens of a play: four bits for each rank 3…2, two bits each for ``w`` and ``W``,
and how many of its cards are the named kind. The top is a *reading*: kind, rank and length, since
some cards can be read in two ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baohuang.cards.kinds import BIG, NATURAL_COUNT, RANK_2, RANK_A, SMALL, SUITLESS
from baohuang.plays.grammar import (
    BAD_SHAPE,
    NOT_STRONGER,
    WRONG_KIND,
    WRONG_SIZE,
    Grammar,
    pick,
)
from baohuang.plays.holding import R_BIG, R_SMALL, Holding
from baohuang.plays.specs import Climbing

SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
TRIPLE_ONE: Final = 4
TRIPLE_PAIR: Final = 5
STRAIGHT: Final = 6
PAIR_RUN: Final = 7
AIRPLANE: Final = 8
AIRPLANE_ONES: Final = 9
AIRPLANE_PAIRS: Final = 10
BOMB: Final = 11
ROCKET: Final = 12
"""Kinds in the order of the table: of two readings the later one is preferred."""

SMALL_AT: Final = 52
BIG_AT: Final = 54
NAMED_AT: Final = 56
ONE_BIG_JOKER: Final = 1 << BIG_AT
ROCKET_CARDS: Final = 1 << SMALL_AT | 1 << BIG_AT
LENGTHS: Final = 15
"""Ranks 0…12, then small and big jokers as 13 and 14."""


class ClimbingGrammar(Grammar):
    """The climbing family; its spec has no options."""

    def __init__(self, spec: Climbing) -> None:
        self.spec = spec

    def leads(self, held: Holding, named: int) -> vec[i64]:
        """Every combination of the hand."""
        moves = Combinations(held, named)
        moves.add_alike(1, -1)
        moves.add_alike(2, -1)
        moves.add_alike(3, -1)
        moves.add_triples_with(1, -1)
        moves.add_triples_with(2, -1)
        moves.add_runs(1, 0, 5, -1)
        moves.add_runs(2, 0, 3, -1)
        moves.add_airplanes(0, 0, -1)
        moves.add_airplanes(1, 0, -1)
        moves.add_airplanes(2, 0, -1)
        moves.add_bombs(0, -1)
        return moves.finish()

    def answers(self, held: Holding, top: i64, named: int) -> vec[i64]:
        """Higher combinations of the same kind and length, greater bombs, the rocket."""
        kind = top & 15
        rank = (top >> 4) & 15
        length = top >> 8
        moves = Combinations(held, named)
        if kind == ROCKET:
            return moves.out
        if kind == BOMB:
            moves.add_bombs(length, rank)
            return moves.finish()
        if kind <= TRIPLE:
            moves.add_alike(kind, rank)
        elif kind <= TRIPLE_PAIR:
            moves.add_triples_with(kind - TRIPLE, rank)
        elif kind <= PAIR_RUN:
            moves.add_runs(kind - STRAIGHT + 1, length, length, rank)
        else:
            moves.add_airplanes(kind - AIRPLANE, length, rank)
        moves.add_bombs(0, -1)
        return moves.finish()

    def judge(self, play: i64, top: i64) -> i64:
        """The reading that is legal now, else why the preferred one is not."""
        readings = readings_of(play)
        count: i64 = len(readings)
        if count == 0:
            return BAD_SHAPE
        if top == 0:
            return readings[0]
        verdict = compare(readings[0], top)
        if verdict == 0:
            return readings[0]
        at: i64 = 1
        while at < count:
            if compare(readings[at], top) == 0:
                return readings[at]
            at += 1
        return verdict

    def settle(self, play: i64, top: i64) -> i64:
        """The reading that the play takes as the new top."""
        return self.judge(play, top)

    def read(self, kinds: Sequence[int], named: int) -> i64:
        """The code of some cards; any multiset has one, whether it is a combination or not."""
        counts = [0] * LENGTHS
        named_copies = 0
        for kind in kinds:
            if kind >= SUITLESS:
                counts[kind - SUITLESS] += 1
            elif kind < NATURAL_COUNT:
                counts[kind >> 2] += 1
            else:
                counts[13 if kind == SMALL else 14] += 1
            named_copies += kind == named
        code: i64 = named_copies << NAMED_AT
        for rank in range(LENGTHS):
            limit = 15 if rank <= RANK_2 else 3
            if counts[rank] > limit:
                return 0
            code += counts[rank] << shift(rank)
        return code

    def keeps_back(self, play: i64, held: Holding) -> bool:
        """Nothing is held back in this family."""
        return False

    def holds(self, play: i64, held: Holding, named: int) -> bool:
        """Whether the hand has the cards, with as many of the named kind and no more."""
        for rank in range(LENGTHS):
            if count_of(play, rank) > held.ranks[place(rank)]:
                return False
        if named < 0:
            return play >> NAMED_AT == 0
        asked = play >> NAMED_AT
        copies = held.counts[named]
        others = held.ranks[named >> 2] - copies
        cards = count_of(play, named >> 2)
        return asked <= copies and asked <= cards <= asked + others

    def spend(self, play: i64, held: Holding, named: int) -> list[int]:
        """Concrete cards for a code: the named kind exactly as often as the code says."""
        out: list[int] = []
        asked = play >> NAMED_AT
        for rank in range(RANK_2 + 1):
            count = count_of(play, rank)
            if count:
                special: i64 = asked if named >= 0 and named >> 2 == rank else 0
                for _ in range(special):
                    out.append(named)
                pick(held, rank, count - special, False, named, out)
        add_jokers(play, out)
        return out

    def only_held_back(self, held: Holding) -> bool:
        """Nothing is held back in this family."""
        return False

    def size(self, play: i64) -> i64:
        """The number of cards."""
        size: i64 = 0
        for rank in range(LENGTHS):
            size += count_of(play, rank)
        return size

    def tokens(self, play: i64, named: int) -> list[int]:
        """Suitless tokens, except that the named card keeps its suit."""
        out: list[int] = []
        asked = play >> NAMED_AT
        for rank in range(RANK_2 + 1):
            special: i64 = asked if named >= 0 and named >> 2 == rank else 0
            for _ in range(count_of(play, rank) - special):
                out.append(SUITLESS + rank)
            for _ in range(special):
                out.append(named)
        add_jokers(play, out)
        return out


class Combinations:
    """Collects the combinations of one hand above a rank; −1 is below every rank."""

    def __init__(self, held: Holding, named: int) -> None:
        self.counts: vec[i64] = held.ranks[:LENGTHS]
        self.counts[LENGTHS - 1] = held.ranks[R_BIG]
        self.named_rank: i64 = -1
        self.named_copies: i64 = held.counts[named] if named >= 0 else 0
        if self.named_copies:
            self.named_rank = named >> 2
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
        copies: i64 = cards - others if cards > others else 0
        while copies <= self.named_copies and copies <= cards:
            self.out = append(self.out, code | copies << NAMED_AT)
            copies += 1

    def add_alike(self, size: i64, above: i64) -> None:
        """Singles, pairs or triples."""
        counts = self.counts
        rank = above + 1
        while rank < LENGTHS:
            if counts[rank] >= size:
                self.add(size * unit(rank))
            rank += 1

    def add_triples_with(self, wing: i64, above: i64) -> None:
        """Triples with one card or one pair of another rank."""
        counts = self.counts
        rank = above + 1
        while rank <= RANK_2:
            if counts[rank] >= 3:
                triple = 3 * unit(rank)
                other: i64 = 0
                while other < LENGTHS:
                    if counts[other] >= wing and other != rank:
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
        held = self.counts[rank]
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
                size: i64 = length if rank > above else length + 1
                size = max(size, 4)
                while size <= most:
                    self.add(size * unit(rank))
                    size += 1
            rank += 1
        if counts[13] and counts[14]:
            self.out = append(self.out, ROCKET_CARDS)


def shift(rank: i64) -> i64:
    """Where the count of a rank stands in a code; the jokers are 13 and 14."""
    if rank <= RANK_2:
        return 4 * rank
    return SMALL_AT if rank == 13 else BIG_AT


def unit(rank: i64) -> i64:
    """The code of one card of a rank.

    Shifted down from a constant of 64 bits: the compiled build would take a literal 1 for a C int
    and lose whatever is shifted beyond 32 bits.
    """
    return ONE_BIG_JOKER >> (BIG_AT - shift(rank))


def place(rank: int) -> int:
    """The place of a rank of this family in `Holding.ranks`."""
    if rank <= RANK_2:
        return rank
    return R_SMALL if rank == 13 else R_BIG


def count_of(code: i64, rank: i64) -> i64:
    """How many cards of a rank a code holds."""
    if rank <= RANK_2:
        return (code >> (4 * rank)) & 15
    return (code >> (SMALL_AT if rank == 13 else BIG_AT)) & 3


def add_jokers(code: i64, out: list[int]) -> None:
    """Append the jokers of a code as kinds."""
    for _ in range((code >> SMALL_AT) & 3):
        out.append(SMALL)
    for _ in range((code >> BIG_AT) & 3):
        out.append(BIG)


def reading(kind: i64, rank: i64, length: i64) -> i64:
    """A reading as one positive integer."""
    return kind | rank << 4 | length << 8


def one_reading(kind: i64, rank: i64, length: i64) -> vec[i64]:
    """The only way to read some cards."""
    return append(vec[i64](), reading(kind, rank, length))


def compare(mine: i64, top: i64) -> i64:
    """0 where a reading beats the top, else why it does not."""
    kind = mine & 15
    top_kind = top & 15
    if kind == ROCKET:
        return NOT_STRONGER if top_kind == ROCKET else 0
    if top_kind == ROCKET:
        return NOT_STRONGER
    if kind == BOMB:
        return NOT_STRONGER if top_kind == BOMB and not bomb_weight(mine) > bomb_weight(top) else 0
    if top_kind == BOMB:
        return NOT_STRONGER
    if kind != top_kind:
        return WRONG_KIND
    if mine >> 8 != top >> 8:
        return WRONG_SIZE
    return 0 if (mine >> 4) & 15 > (top >> 4) & 15 else NOT_STRONGER


def bomb_weight(bomb: i64) -> i64:
    """Size first, then rank."""
    return (bomb >> 8) * 16 + ((bomb >> 4) & 15)


def readings_of(code: i64) -> vec[i64]:
    """Every way to read a code, the preferred one first; empty where it is no combination."""
    total: i64 = 0
    ranks: i64 = 0
    highest: i64 = -1
    lowest: i64 = -1
    triples: i64 = 0
    same: i64 = 0
    rank: i64 = -1
    while rank < LENGTHS - 1:
        rank += 1
        count = count_of(code, rank)
        if count == 0:
            continue
        total += count
        ranks += 1
        highest = rank
        if lowest < 0:
            lowest = rank
            same = count
        if count != same:
            same = 0
        if count == 3 and rank <= RANK_2:
            triples += 1
    if ranks == 1:
        return one_reading(BOMB if total >= 4 else total, highest, total if total >= 4 else 1)
    if ranks == 2 and lowest == 13:
        return one_reading(ROCKET, 14, 2) if total == 2 else vec[i64]()
    in_a_row = highest <= RANK_A and highest - lowest == ranks - 1
    if same == 1 and total >= 5 and in_a_row:
        return one_reading(STRAIGHT, highest, total)
    if same == 2 and ranks >= 3 and in_a_row:
        return one_reading(PAIR_RUN, highest, ranks)
    if ranks == 2 and triples and total <= 5:
        of_three = highest if count_of(code, highest) == 3 else lowest
        return one_reading(TRIPLE_ONE if total == 4 else TRIPLE_PAIR, of_three, 1)
    return read_airplanes(code, total) if triples >= 2 else vec[i64]()


def read_airplanes(code: i64, total: i64) -> vec[i64]:
    """Airplanes: pairs as wings before singles before none, higher triples before lower."""
    found = vec[i64]()
    wing: i64 = 2
    while wing >= 0:
        length = total // (3 + wing)
        high: i64 = RANK_A
        while high >= length - 1 >= 1 and length * (3 + wing) == total:
            if is_airplane(code, high, length, wing):
                found = append(found, reading(AIRPLANE + wing, high, length))
            high -= 1
        wing -= 1
    return found


def is_airplane(code: i64, high: i64, length: i64, wing: i64) -> bool:
    """Whether `length` triples up to rank `high` leave wings of `wing` cards each.

    The right number of cards is left over in any case; pairs need an even count of every rank.
    """
    low = high - length + 1
    rank: i64 = 0
    while rank < LENGTHS:
        count = count_of(code, rank)
        if low <= rank <= high:
            if count != 3:
                return False
        elif wing == 2 and count & 1:
            return False
        rank += 1
    return True
