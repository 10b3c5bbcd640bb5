"""掛王, hanging jokers: the sets of Qingdao, Weifang and Weihai. RULES §2.1–2.5.

The top is the code itself of the play to beat; see `sets` for what a code packs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from baohuang.cards.kinds import NATURAL_COUNT, RANK_2, RANKS, SUITLESS
from baohuang.plays.grammar import BAD_SHAPE, CLOSES, NOT_STRONGER, WRONG_SIZE, Grammar, pick
from baohuang.plays.holding import R_SMALL, Holding
from baohuang.plays.sets import (
    JOKERS,
    RANK,
    SUIT,
    TWOS,
    W_BIG,
    W_GUARD,
    add_jokers,
    bigs_of,
    hung_jokers,
    is_code,
    joker_count,
    joker_size,
    joker_unit,
    natural,
    outranks,
    rank_of_naturals,
    size_of,
    smalls_of,
)
from baohuang.plays.specs import Hanging

NO_BOMBS: Final = 0
SAME_SUIT_FOUR: Final = 1
RANK_FOUR_PLUS: Final = 2


class HangingGrammar(Grammar):
    """The hanging family for one `Hanging` spec."""

    def __init__(self, spec: Hanging) -> None:
        self.held_rank: i64 = -1 if spec.held_back is None else RANKS.index(spec.held_back)
        self.bombs: i64 = ("off", "same_suit4", "rank4plus").index(spec.bomb)
        self.twos_big: i64 = spec.twos_beat_big
        self.twos_guard: i64 = spec.twos_beat_guard
        self.single_only: bool = spec.twos_scope == "single_only"

    def leads(self, held: Holding, named: int) -> vec[i64]:
        """Every set of the hand, or all its held-back cards when nothing else is left."""
        if self.only_held_back(held):
            return append(vec[i64](), self._all_held_back(held))
        ranks = held.ranks
        hung = hung_jokers(held)
        ways: i64 = len(hung)
        out = vec[i64](capacity=held.size * (ways + 1))
        rank: i64 = -1
        while rank < RANK_2:
            rank += 1
            count = ranks[rank]
            if count == 0 or rank == self.held_rank:
                continue
            code = natural(rank, 1)
            one: i64 = 1 if rank < RANK_2 else 1 << TWOS
            n: i64 = 1
            while n <= count:
                if n != 4 or not self._is_only_a_bomb(held, rank):
                    out = append(out, code)
                at: i64 = 0
                while at < ways:
                    out = append(out, code | hung[at])
                    at += 1
                n += 1
                code += one
        at = 0
        while at < ways:
            out = append(out, hung[at])
            at += 1
        if self.bombs == SAME_SUIT_FOUR:
            out = self._add_bombs(held, 0, out)
        return out

    def answers(self, held: Holding, top: i64, named: int) -> vec[i64]:
        """Sets that beat `top` card by card, bombs, and 2s for jokers."""
        out = vec[i64]()
        if self.only_held_back(held):
            code = self._all_held_back(held)
            return append(out, code) if self.judge(code, top) >= 0 else out
        if self.bombs != NO_BOMBS:
            least = self._bomb_key(top)
            out = self._add_bombs(held, least, out)
            if least:
                return out
        size = size_of(top)
        if not (top >> W_GUARD) & 1 and size <= held.size:
            out = self._add_higher(held, top, size, bigs_of(top), 0, out)
        if (top >> W_BIG) & 31 and (self.twos_big or self.twos_guard):
            out = self._add_substitutions(held, top, size, out)
        return out

    def settle(self, play: i64, top: i64) -> i64:
        """A play of another size that is no bomb needed a substitution, and closes."""
        if top == 0 or size_of(play) == size_of(top):
            return play
        if self.bombs != NO_BOMBS and self._bomb_key(play):
            return play
        return CLOSES

    def judge(self, play: i64, top: i64) -> i64:
        """RULES §2.2–2.4; see `Grammar.judge`."""
        plain = not (play & 31 and (play >> TWOS) & 31)
        if top == 0:
            if plain:
                return play
            return BAD_SHAPE
        if self.bombs != NO_BOMBS:
            least = self._bomb_key(top)
            if self._bomb_key(play) > least:
                return play
            if least:
                return NOT_STRONGER if plain else BAD_SHAPE
        more = size_of(play) - size_of(top)
        if more == 0:
            if not plain:
                return BAD_SHAPE
            beaten = not (top >> W_GUARD) & 1 and outranks(play, 0, top, bigs_of(top))
            if beaten:
                return play
            return NOT_STRONGER
        fit = self._judge_substitution(play, top, more)
        if fit != BAD_SHAPE:
            return fit
        return WRONG_SIZE if plain else BAD_SHAPE

    def read(self, kinds: Sequence[int], named: int) -> i64:
        """The code of some cards; two ranks below 2 can be no play."""
        n: i64 = 0
        code: i64 = 0
        seen = -1
        alike = True
        for kind in kinds:
            if NATURAL_COUNT <= kind < SUITLESS:
                code += joker_unit(kind)
                continue
            rank = kind - SUITLESS if kind >= SUITLESS else kind >> 2
            alike = alike and (seen < 0 or seen == kind) and kind < SUITLESS
            seen = kind
            if rank == RANK_2:
                code += 1 << TWOS
            else:
                if n and (code >> RANK) & 15 != rank + 1:
                    return 0
                if n == 0:
                    code += (rank + 1) << RANK
                n += 1
                code += 1
        if self.bombs == SAME_SUIT_FOUR and alike and len(kinds) == 4 and not code & JOKERS:
            code += ((seen & 3) + 1) << SUIT
        return code

    def keeps_back(self, play: i64, held: Holding) -> bool:
        """RULES §2.5: held-back cards go all together as the last hand, without a joker."""
        if self.held_rank < 0 or (play >> RANK) & 15 != self.held_rank + 1:
            return False
        return not (self.only_held_back(held) and size_of(play) == held.size)

    def holds(self, play: i64, held: Holding, named: int) -> bool:
        """Whether the hand has the cards, and where it matters in mixed suits."""
        if not is_code(play):
            return False
        ranks = held.ranks
        if play & JOKERS:
            for place in range(5):
                if joker_count(play, place) > ranks[R_SMALL + place]:
                    return False
        n = play & 31
        twos = (play >> TWOS) & 31
        rank = ((play >> RANK) & 15) - 1
        suit = (play >> SUIT) & 7
        if suit:
            rank = RANK_2 if twos else rank
            return self.bombs == SAME_SUIT_FOUR and held.counts[rank * 4 + suit - 1] >= 4
        if twos > ranks[RANK_2] or (n and n > ranks[rank]):
            return False
        if n + twos == 4 and size_of(play) == 4 and not (n and twos):
            return not self._is_only_a_bomb(held, rank if n else RANK_2)
        return True

    def spend(self, play: i64, held: Holding, named: int) -> list[int]:
        """Concrete cards for a code; an ordinary four is never taken from one suit."""
        out: list[int] = []
        n = play & 31
        twos = (play >> TWOS) & 31
        suit = (play >> SUIT) & 7
        rank = ((play >> RANK) & 15) - 1
        if suit:
            kind = (RANK_2 if twos else rank) * 4 + suit - 1
            return [kind, kind, kind, kind]
        mixed = self.bombs == SAME_SUIT_FOUR and n + twos == 4 and not play & JOKERS
        if n:
            pick(held, rank, n, mixed, -1, out)
        if twos:
            pick(held, RANK_2, twos, mixed, -1, out)
        add_jokers(play, out)
        return out

    def only_held_back(self, held: Holding) -> bool:
        """See `Grammar.only_held_back`."""
        return self.held_rank >= 0 and held.size > 0 and held.ranks[self.held_rank] == held.size

    def size(self, play: i64) -> i64:
        """The number of cards."""
        return size_of(play)

    def tokens(self, play: i64, named: int) -> list[int]:
        """Suitless tokens, or the suited four of a bomb, in canonical order."""
        out: list[int] = []
        suit = (play >> SUIT) & 7
        for rank, count in (
            (((play >> RANK) & 15) - 1, play & 31),
            (RANK_2, (play >> TWOS) & 31),
        ):
            kind = rank * 4 + suit - 1 if suit else SUITLESS + rank
            for _ in range(count):
                out.append(kind)
        add_jokers(play, out)
        return out

    def _all_held_back(self, held: Holding) -> i64:
        code = natural(self.held_rank, held.size)
        if held.size == 4 and self.bombs == SAME_SUIT_FOUR:
            for suit in range(4):
                if held.counts[self.held_rank * 4 + suit] == 4:
                    code += (suit + 1) << SUIT
        return code

    def _is_only_a_bomb(self, held: Holding, rank: i64) -> bool:
        """Whether four cards of a rank, laid from this hand without jokers, are always a bomb.

        The ordinary code of four is then no play of its own, except where every four is a bomb
        whatever its suits (`rank4plus`), whose one code serves for both.
        """
        if self.bombs != SAME_SUIT_FOUR or held.ranks[rank] != 4:
            return False
        counts = held.counts
        kind = rank * 4
        beyond = kind + 4
        while kind < beyond:
            if counts[kind] == 4:
                return True
            kind += 1
        return False

    def _bomb_key(self, code: i64) -> i64:
        """0 for no bomb; else greater for a stronger bomb."""
        if self.bombs == SAME_SUIT_FOUR:
            if not code >> SUIT:
                return 0
            if (code >> TWOS) & 31:
                return RANK_2 + 1
            return (code >> RANK) & 15
        if self.bombs == NO_BOMBS or code & JOKERS:
            return 0
        n = code & 31
        twos = (code >> TWOS) & 31
        if n and twos:
            return 0
        if n >= 4:
            return n * 16 + ((code >> RANK) & 15)
        if twos >= 4:
            return twos * 16 + RANK_2 + 1
        return 0

    def _add_bombs(self, held: Holding, least: i64, out: vec[i64]) -> vec[i64]:
        """Append the bombs of the hand stronger than the key `least`."""
        ranks = held.ranks
        counts = held.counts
        rank: i64 = -1
        while rank < RANK_2:
            rank += 1
            count = ranks[rank]
            if count < 4 or rank == self.held_rank:
                continue
            if self.bombs == RANK_FOUR_PLUS:
                n: i64 = 4
                while n <= count:
                    if n * 16 + rank + 1 > least:
                        out = append(out, natural(rank, n))
                    n += 1
            elif rank + 1 > least:
                suit: i64 = 0
                while suit < 4:
                    if counts[rank * 4 + suit] >= 4:
                        out = append(out, natural(rank, 4) | (suit + 1) << SUIT)
                    suit += 1
        return out

    def _lays_as_ordinary(self, held: Holding, rank: i64, count: i64) -> bool:
        """Whether `count` cards of a rank without jokers are a play that is no bomb."""
        if self.bombs == RANK_FOUR_PLUS:
            return count < 4
        return count != 4 or not self._is_only_a_bomb(held, rank)

    def _add_higher(self, held: Holding, top: i64, size: i64, bigs: i64, twos: i64, out: vec[i64]) -> vec[i64]:
        """Append what beats `size` cards of `top`, of whose big jokers `bigs` are left.

        `twos` have been set aside for the others and go along.
        """
        ranks = held.ranks
        smalls = smalls_of(top)
        lowest = rank_of_naturals(top) + 1
        aside = twos << TWOS
        held_rank = self.held_rank
        if bigs + smalls == 0:
            rank = lowest
            while rank <= RANK_2:
                have = ranks[rank] - twos if rank == RANK_2 else ranks[rank]
                if have >= size and rank != held_rank and (twos or self._lays_as_ordinary(held, rank, size)):
                    out = self._add_unless_bomb(held, natural(rank, size) + aside, out)
                rank += 1
        hung = hung_jokers(held)
        ways: i64 = len(hung)
        at: i64 = 0
        while at < ways:
            jokers = hung[at]
            at += 1
            n = size - joker_size(jokers)
            guards = (jokers >> W_GUARD) & 1
            big_jokers = bigs_of(jokers) + guards
            if n < 0 or guards < bigs or big_jokers < bigs + smalls:
                continue
            if n == 0:
                out = append(out, jokers + aside)
                continue
            rank = lowest
            while rank <= RANK_2:
                have = ranks[rank] - twos if rank == RANK_2 else ranks[rank]
                if have >= n and rank != held_rank:
                    out = append(out, (natural(rank, n) + aside) | jokers)
                rank += 1
        return out

    def _add_unless_bomb(self, held: Holding, code: i64, out: vec[i64]) -> vec[i64]:
        """Append a play without jokers, unless it is listed among the bombs already."""
        twos = (code >> TWOS) & 31
        if twos and not code & 31 and not self._lays_as_ordinary(held, RANK_2, twos):
            return out
        return append(out, code)

    def _add_substitutions(self, held: Holding, top: i64, size: i64, out: vec[i64]) -> vec[i64]:
        """Append plays in which 2s stand for beating jokers of `top` (RULES §2.4)."""
        guards = (top >> W_GUARD) & 1
        if (self.single_only and size != 1) or (guards and not self.twos_guard):
            return out
        bigs = bigs_of(top)
        instead: i64 = 0
        while instead <= bigs and (instead == 0 or self.twos_big):
            twos = instead * self.twos_big + guards * self.twos_guard
            if 0 < twos <= held.ranks[RANK_2]:
                rest = size - instead - guards
                if rest == 0:
                    out = self._add_unless_bomb(held, twos << TWOS, out)
                else:
                    out = self._add_higher(held, top, rest, bigs - instead, twos, out)
            instead += 1
        return out

    def _judge_substitution(self, play: i64, top: i64, more: i64) -> i64:
        """`CLOSES`, `NOT_STRONGER`, or `BAD_SHAPE` where no substitution fits."""
        size = size_of(top)
        verdict: i64 = BAD_SHAPE
        if more < 0 or (self.single_only and size != 1):
            return verdict
        bigs = bigs_of(top)
        has_guard = (top >> W_GUARD) & 1
        guards = has_guard + 1
        while guards > 0:
            guards -= 1
            if guards and not self.twos_guard:
                continue
            surplus = more - guards * (self.twos_guard - 1)
            instead = surplus >> 1
            if surplus < 0 or surplus & 1 or instead > bigs or (instead and not self.twos_big):
                continue
            twos = instead * self.twos_big + guards * self.twos_guard
            left = ((play >> TWOS) & 31) - twos
            if left < 0 or (left and play & 31):
                continue
            if size == instead + guards:
                return CLOSES
            if guards == has_guard and outranks(play, twos, top, bigs - instead):
                return CLOSES
            verdict = NOT_STRONGER
        return verdict
