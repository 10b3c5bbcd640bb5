"""Climbing: the combinations of ``classic108``. RULES §3.

The top is the *reading* of the play to beat; see `combos` for codes and readings.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from baohuang.cards.kinds import NATURAL_COUNT, RANK_2, SMALL, SUITLESS
from baohuang.plays.combinations import Combinations
from baohuang.plays.combos import (
    AIRPLANE,
    BOMB,
    LENGTHS,
    NAMED_AT,
    PAIR_RUN,
    ROCKET,
    STRAIGHT,
    TRIPLE,
    TRIPLE_PAIR,
    add_jokers,
    compare,
    count_of,
    place,
    readings_of,
    shift,
)
from baohuang.plays.grammar import BAD_SHAPE, Grammar, pick
from baohuang.plays.holding import Holding
from baohuang.plays.specs import Climbing


class ClimbingGrammar(Grammar):
    """The climbing family; its spec has no options."""

    def __init__(self, spec: Climbing) -> None:
        self.spec = spec

    def leads(self, held: Holding, named: int) -> vec[i64]:
        """Every combination of the hand."""
        moves = Combinations(held, named)
        moves.add_alike(1, -1)
        moves.add_alike(2, -1)
        triples = moves.add_alike(3, -1)
        if triples:
            moves.add_triples_with(1, -1)
            moves.add_triples_with(2, -1)
        moves.add_runs(1, 0, 5, -1)
        moves.add_runs(2, 0, 3, -1)
        if triples > 1:
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
