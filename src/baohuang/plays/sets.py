"""The code of a set in the hanging family, and its arithmetic. RULES §2.1, §2.2.

A code packs the tokens of a play: ``n`` cards of a rank below 2, ``twos``, the jokers, and the suit
of a same-suit bomb. 2s have a field of their own because Weifang's may stand beside another rank.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baohuang.cards.kinds import (
    BIG,
    MARKED_BIG,
    MARKED_SMALL,
    NATURAL_COUNT,
    RANK_2,
    SMALL,
)
from baohuang.plays.holding import R_SMALL, Holding

TWOS: Final = 5
W_SMALL: Final = 10
W_MARKED_SMALL: Final = 13
W_BIG: Final = 14
W_MARKED_BIG: Final = 17
W_GUARD: Final = 18
RANK: Final = 19
SUIT: Final = 23
JOKERS: Final = 0x1FF << W_SMALL
"""Where each field of a code starts; the rank and the suit are stored plus one."""


def natural(rank: i64, n: i64) -> i64:
    """The code of `n` cards of a rank."""
    if rank == RANK_2:
        return n << TWOS
    return n | (rank + 1) << RANK


def is_code(play: i64) -> bool:
    """Whether an integer packs a play: cards below 2 have a rank, a suited four has nothing beside it."""
    n = play & 31
    rank = (play >> RANK) & 15
    suit = (play >> SUIT) & 7
    if play >> SUIT > 4 or rank > RANK_2 or (n == 0) != (rank == 0):
        return False
    twos = (play >> TWOS) & 31
    return suit == 0 or (n + twos == 4 and n * twos == 0 and not play & JOKERS)


def joker_unit(kind: int) -> i64:
    """What one joker (or the guard card) adds to a code."""
    if kind == SMALL:
        return 1 << W_SMALL
    if kind == MARKED_SMALL:
        return 1 << W_MARKED_SMALL
    if kind == BIG:
        return 1 << W_BIG
    return 1 << W_MARKED_BIG if kind == MARKED_BIG else 1 << W_GUARD


def joker_count(code: i64, place: int) -> i64:
    """How many of ``w g W E G`` (place 0…4) a code holds."""
    if place == 0:
        return (code >> W_SMALL) & 7
    if place == 1:
        return (code >> W_MARKED_SMALL) & 1
    if place == 2:
        return (code >> W_BIG) & 7
    return (code >> W_MARKED_BIG) & 1 if place == 3 else (code >> W_GUARD) & 1


def add_jokers(code: i64, out: list[int]) -> None:
    """Append the jokers of a code as kinds, in canonical order."""
    if code & JOKERS == 0:
        return
    for place in range(5):
        for _ in range(joker_count(code, place)):
            out.append(NATURAL_COUNT + place)


def smalls_of(code: i64) -> i64:
    """Small jokers, the marked one included."""
    return ((code >> W_SMALL) & 7) + ((code >> W_MARKED_SMALL) & 1)


def bigs_of(code: i64) -> i64:
    """Big jokers, the marked one included; not the guard card."""
    return ((code >> W_BIG) & 7) + ((code >> W_MARKED_BIG) & 1)


def joker_size(code: i64) -> i64:
    """The number of jokers and guard cards of a code."""
    if code & JOKERS == 0:
        return 0
    return smalls_of(code) + bigs_of(code) + ((code >> W_GUARD) & 1)


def size_of(code: i64) -> i64:
    """The number of cards of a code."""
    return (code & 31) + ((code >> TWOS) & 31) + joker_size(code)


def rank_of_naturals(code: i64) -> i64:
    """The rank of the natural cards of a set; 2 where it has none, so that nothing is higher."""
    rank = (code >> RANK) & 15
    if rank == 0:
        return RANK_2
    return rank - 1


def outranks(play: i64, aside: i64, top: i64, bigs: i64) -> bool:
    """Whether `play` without `aside` of its 2s beats `top` with `bigs` of its big jokers, pairwise.

    Both sorted by strength, every card has to be stronger than its counterpart; with as many cards
    on both sides that is a count from the top down. The guard card of `top` is not looked at.
    """
    guards = (play >> W_GUARD) & 1
    if guards < bigs or bigs_of(play) + guards < bigs + smalls_of(top):
        return False
    if (top >> RANK) & 15 == 0 and (top >> TWOS) & 31 == 0:
        return play & 31 == 0 and (play >> TWOS) & 31 == aside
    rank = (play >> RANK) & 15
    if rank == 0:
        rank = RANK_2 + 1 if (play >> TWOS) & 31 > aside else RANK_2 + 2
    return rank > rank_of_naturals(top) + 1


def hung_jokers(held: Holding) -> vec[i64]:
    """Every way to hang jokers of the hand on a set, as code parts; the empty way left out."""
    if held.hung_known:
        return held.hung
    ranks = held.ranks
    parts = append(vec[i64](), 0)
    for place in range(5):
        count: i64 = ranks[R_SMALL + place]
        if count == 0:
            continue
        unit = joker_unit(NATURAL_COUNT + place)
        before: i64 = len(parts)
        copies: i64 = 1
        while copies <= count:
            at: i64 = 0
            while at < before:
                parts = append(parts, parts[at] + copies * unit)
                at += 1
            copies += 1
    held.hung = parts[1:]
    held.hung_known = True
    return held.hung
