"""`Grammar`: the questions that a deal asks about plays, and the verdicts.

A *play code* is a positive integer that names a play up to suits, apart from the suits that the
rules look at (Weifang's bombs, the named card of ``classic108``). 0 is no play. A *top* is the
positive integer under which a grammar remembers the play that has to be beaten; 0 means leading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from baohuang.plays.holding import Holding

CLOSES: Final = 0
"""`Grammar.judge` of a play that is legal and ends the trick at once (RULES §2.4)."""
BAD_SHAPE: Final = -1
HELD_BACK: Final = -2
WRONG_KIND: Final = -3
WRONG_SIZE: Final = -4
NOT_STRONGER: Final = -5

REFUSALS: Final = ("", "bad-shape", "held-back", "wrong-kind", "wrong-size", "not-stronger")
"""Codes (RULES §5) by negated verdict."""


class Grammar:
    """What may be laid and what beats what. `named` is the named kind of ``classic108`` or −1."""

    def leads(self, held: Holding, named: int) -> vec[i64]:
        """Every play code that the hand may lead."""
        raise NotImplementedError

    def answers(self, held: Holding, top: i64, named: int) -> vec[i64]:
        """Every play code of the hand that is legal on `top` (> 0)."""
        raise NotImplementedError

    def judge(self, play: i64, top: i64) -> i64:
        """The new top (> 0) if `play` is legal on `top`, `CLOSES`, or a negative verdict."""
        raise NotImplementedError

    def settle(self, play: i64, top: i64) -> i64:
        """As `judge`, for a play known to be legal."""
        raise NotImplementedError

    def read(self, kinds: Sequence[int], named: int) -> i64:
        """The code of some cards, suitless kinds included; 0 where they can be no play."""
        raise NotImplementedError

    def keeps_back(self, play: i64, held: Holding) -> bool:
        """Whether holding back (憋) forbids `play` from this hand."""
        raise NotImplementedError

    def holds(self, play: i64, held: Holding, named: int) -> bool:
        """Whether the hand can lay `play`."""
        raise NotImplementedError

    def spend(self, play: i64, held: Holding, named: int) -> list[int]:
        """The cards to lay for a code that the hand holds; four-alikes are kept where possible."""
        raise NotImplementedError

    def only_held_back(self, held: Holding) -> bool:
        """Whether a hand that is not empty holds nothing but held-back cards."""
        raise NotImplementedError

    def size(self, play: i64) -> i64:
        """The number of cards of a play."""
        raise NotImplementedError

    def tokens(self, play: i64, named: int) -> list[int]:
        """The kinds that write the play: suitless wherever suits are free."""
        raise NotImplementedError


def pick(held: Holding, rank: i64, wanted: i64, mixed: bool, named: int, out: list[int]) -> None:
    """Choose `wanted` cards of a rank, whole four-alikes last, the `named` kind never.

    `mixed`: four cards of one suit may not result, for they would be a bomb.
    """
    counts = held.counts
    need = wanted
    kind = rank * 4
    beyond = kind + 4
    while need and kind < beyond:
        left = counts[kind]
        if 0 < left < 4 and kind != named:
            while left and need:
                out.append(kind)
                left -= 1
                need -= 1
        kind += 1
    limit: i64 = 3 if mixed and need == 4 else 4
    kind = rank * 4
    while need and kind < beyond:
        if counts[kind] >= 4 and kind != named:
            left = limit
            while left and need:
                out.append(kind)
                left -= 1
                need -= 1
        kind += 1
