"""The code of a combination in the climbing family, and how it is read. RULES §3.

A code packs the tokens of a play: four bits for each rank 3…2, two bits each for ``w`` and ``W``,
and how many of its cards are the named kind. A *reading* is kind, rank and length in one integer;
some cards can be read in two ways.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baohuang.cards.kinds import BIG, RANK_2, RANK_A, SMALL
from baohuang.plays.grammar import NOT_STRONGER, WRONG_KIND, WRONG_SIZE
from baohuang.plays.holding import R_BIG

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
BIG_RANK: Final = 14
"""Ranks 0…12, then small and big jokers as 13 and 14."""


def shift(rank: i64) -> i64:
    """Where the count of a rank stands in a code; the jokers are 13 and 14."""
    if rank <= RANK_2:
        return 4 * rank
    if rank == BIG_RANK:
        return BIG_AT
    return SMALL_AT


def unit(rank: i64) -> i64:
    """The code of one card of a rank.

    Shifted down from a constant of 64 bits: the compiled build would take a literal 1 for a C int
    and lose whatever is shifted beyond 32 bits.
    """
    return ONE_BIG_JOKER >> (BIG_AT - shift(rank))


def place(rank: i64) -> i64:
    """The place of a rank of this family in `Holding.ranks`."""
    if rank == BIG_RANK:
        return R_BIG
    return rank


def count_of(code: i64, rank: i64) -> i64:
    """How many cards of a rank a code holds."""
    if rank <= RANK_2:
        return (code >> (4 * rank)) & 15
    return (code >> shift(rank)) & 3


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
