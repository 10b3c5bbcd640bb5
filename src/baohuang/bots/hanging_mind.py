"""How the heuristic bot judges sets with hung jokers.

A set that may be led or follow without losing a lead counts up to +1, one that costs a lead −1. A
joker goes with the worst set and makes a winner of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baohuang.bots.chances import tail
from baohuang.bots.mind import Mind
from baohuang.bots.sight import Sight
from baohuang.bots.style import Style
from baohuang.cards.kinds import RANK_2
from baohuang.plays.hanging import RANK_FOUR_PLUS, SAME_SUIT_FOUR, HangingGrammar
from baohuang.plays.holding import R_BIG, R_GUARD, R_MARKED_BIG, R_MARKED_SMALL, R_SMALL
from baohuang.plays.sets import (
    JOKERS,
    RANK,
    SUIT,
    TWOS,
    W_GUARD,
    W_MARKED_SMALL,
    bigs_of,
    joker_size,
    size_of,
    smalls_of,
)

RIDES: Final = (0.0, 1.0, 0.95, 0.85, 0.65, 0.45, 0.3, 0.2, 0.1)
"""How often a set of so many cards finds a trick of its size, against a single."""


class Parts:
    """A set taken apart: `n` naturals of `rank`, 2s that stand for jokers, and jokers."""

    __slots__ = ("bigs", "bomb", "guards", "n", "rank", "size", "smalls", "twos")

    def __init__(self, code: int) -> None:
        n, twos = code & 31, (code >> TWOS) & 31
        self.size: int = int(size_of(code))
        self.n: int = n or twos
        self.rank: int = ((code >> RANK) & 15) - 1 if n else RANK_2
        self.twos: int = twos if n else 0
        self.smalls: int = int(smalls_of(code))
        self.bigs: int = int(bigs_of(code))
        self.guards: int = (code >> W_GUARD) & 1
        self.bomb: bool = bool(code >> SUIT)


class HangingMind(Mind):
    """The judgement of one decision."""

    def __init__(self, sight: Sight, grammar: HangingGrammar, style: Style) -> None:
        super().__init__(sight, style)
        self.grammar = grammar
        self.held_rank = grammar.held_rank
        self._values: dict[int, float] = {}
        self._parts: dict[int, Parts] = {}
        self.unseen_bigs: int = self.places[R_BIG] + self.places[R_MARKED_BIG]
        self.unseen_guard: int = self.places[R_GUARD]
        self.unseen_smalls: int = self.places[R_SMALL] + self.places[R_MARKED_SMALL]
        self.bombs: list[int] = self._own_bombs()
        self.big_wins: float = style.big if self.unseen_guard else 1.0
        self.small_wins: float = style.small if self.unseen_bigs else 1.0

    def _own_bombs(self) -> list[int]:
        """Cards by rank that are bound in bombs."""
        bound = [0] * (RANK_2 + 1)
        if self.grammar.bombs == SAME_SUIT_FOUR:
            counts = self.sight.held.counts
            for rank in range(RANK_2 + 1):
                if self.ranks[rank] >= 4 and rank != self.held_rank:
                    first = rank * 4
                    bound[rank] = 4 * sum(1 for kind in range(first, first + 4) if counts[kind] == 4)
        return bound

    def parts(self, code: int) -> Parts:
        """A code taken apart, once."""
        found = self._parts.get(code)
        if found is None:
            found = self._parts[code] = Parts(code)
        return found

    def size_of(self, play: int) -> int:
        """See `Mind.size_of`."""
        return self.parts(play).size

    def tells(self, play: int) -> bool:
        """See `Mind.tells`."""
        marked = (play >> W_MARKED_SMALL) & 1 if self.sight.program.marked_guard else 0
        return bool(marked or self.parts(play).guards)

    # What another seat may hold.

    def beats(self, seat: int, play: int, will: float) -> float:
        """Higher naturals, jokers for some of them, the guard card, 2s or a bomb."""
        parts = self.parts(play)
        bomb = self._bomb_chance(seat, parts) * will
        count = self.sight.counts[seat]
        if parts.bomb or count < parts.size:
            return bomb
        if count == parts.size:
            will = 1.0
        found = self._beats_with_twos(seat, parts, will * self.style.spend_joker)
        if parts.guards == 0:
            if parts.bigs or parts.smalls:
                by_jokers = self._beats_jokers(seat, parts) * will * self.style.spend_joker
            else:
                by_jokers = self._beats_naturals(seat, parts, will)
            found = 1.0 - (1.0 - found) * (1.0 - by_jokers)
        return 1.0 - (1.0 - found) * (1.0 - bomb)

    def _beats_jokers(self, seat: int, parts: Parts) -> float:
        """The chance of as many stronger jokers, with higher naturals."""
        share = self.shares[seat]
        rest = parts.size - parts.smalls - parts.bigs
        strong = self.unseen_bigs + self.unseen_guard
        if parts.bigs > 1 or (parts.bigs and not self.unseen_guard):
            return 0.0
        if parts.bigs:
            found = tail(self.unseen_guard, 1, share) * tail(self.unseen_bigs, parts.smalls, share)
        else:
            found = tail(strong, parts.smalls, share)
        return found * self.higher(seat, rest, parts.rank) if found else 0.0

    def _beats_naturals(self, seat: int, parts: Parts, will: float) -> float:
        """Higher naturals, or a joker in the place of one."""
        share = self.shares[seat]
        natural = will * self.higher(seat, parts.size, parts.rank)
        jokers = tail(self.unseen_bigs + self.unseen_guard + self.unseen_smalls, 1, share)
        by_joker = will * self.style.spend_joker * jokers * self.higher(seat, parts.size - 1, parts.rank)
        return natural + (1.0 - natural) * by_joker

    def _beats_with_twos(self, seat: int, parts: Parts, will: float) -> float:
        """2s in the place of what beats big jokers, where the rules have it."""
        if not self.grammar.twos_big or not parts.bigs or parts.guards:
            return 0.0
        rest = parts.size - parts.bigs - parts.smalls
        twos = tail(self.places[RANK_2], self.grammar.twos_big * parts.bigs, self.shares[seat])
        return will * twos * self.higher(seat, rest, parts.rank) if twos else 0.0

    def _bomb_chance(self, seat: int, parts: Parts) -> float:
        """The chance that a seat has a bomb and throws it here."""
        if not self.grammar.bombs or self.sight.counts[seat] < 4:
            return 0.0
        if self.grammar.bombs == RANK_FOUR_PLUS:
            return 0.3 * self.higher(seat, 4, -1)
        return 0.01 if parts.bomb else 0.02

    # What a hand is worth.

    def set_value(self, n: int, rank: int) -> float:
        """−1 (costs a lead) … +1 (wins one) for `n` natural cards of a rank."""
        key = (n << 5) | rank
        found = self._values.get(key)
        if found is None:
            stands = 1.0
            for seat in self.others:
                if not self.spares_me(seat) and self.sight.counts[seat] >= n:
                    stands *= 1.0 - 0.8 * self.higher(seat, n, rank)
            lower = sum(self.places[:rank])
            below = lower / max(1, sum(self.places[: RANK_2 + 1]))
            ride = self.style.ride * (RIDES[n] if n < len(RIDES) else 0.05) * below
            found = 2.0 * (1.0 - (1.0 - stands) * (1.0 - ride)) - 1.0
            self._values[key] = found
        return found

    def sets_left(self, play: Parts | None) -> tuple[list[float], int, bool]:
        """Values of the sets without `play`, the bombs kept, and whether cards are held back."""
        values: list[float] = []
        bombs = 0
        for rank in range(RANK_2 + 1):
            n = self.ranks[rank]
            if n and play is not None:
                if rank == play.rank:
                    n -= play.n
                if rank == RANK_2:
                    n -= play.twos
            if n <= 0 or rank == self.held_rank:
                continue
            if self.bombs[rank] and n >= 4 and not (play is not None and play.bomb and rank == play.rank):
                bombs += 1
                n -= 4
            if n:
                values.append(self.set_value(n, rank))
        values.sort()
        held_back = self.held_rank >= 0 and self.ranks[self.held_rank] > 0
        return values, bombs, held_back

    def hand_value(self, play: int) -> tuple[float, float]:
        """See `Mind.hand_value`."""
        parts = self.parts(play) if play else None
        values, bombs, held_back = self.sets_left(parts)
        ranks, style = self.ranks, self.style
        smalls = ranks[R_SMALL] + ranks[R_MARKED_SMALL]
        bigs = ranks[R_BIG] + ranks[R_MARKED_BIG]
        guards = ranks[R_GUARD]
        if parts is not None:
            smalls, bigs, guards = smalls - parts.smalls, bigs - parts.bigs, guards - parts.guards
        jokers = smalls + bigs + guards
        if not style.planning:
            held_cards: int = self.sight.held.size - (parts.size if parts else 0)
            return guards + bigs * self.big_wins + smalls * self.small_wins - 0.3 * held_cards, self.sets_of(held_cards)
        sets = len(values) + bombs + held_back
        sure = guards + bigs * self.big_wins + smalls * self.small_wins + style.bomb * bombs
        total = sure
        for at, value in enumerate(values):
            total += value if at >= jokers or value > 0.0 else style.covered * value
        if held_back:
            total -= 1.0
            if sets > 1 or jokers:
                surest = max(0.0, values[-1]) if values else 0.0
                total -= style.held * max(0.0, 1.0 - sure - surest)
        sets = max(sets, 1 if jokers else 0)
        return total - style.tempo * sets, sets

    def closes(self, play: int) -> bool:
        """Whether 2s stand for jokers in an answer."""
        if not (play >> TWOS) & 31 or self.sight.top_by < 0:
            return False
        top = self.top_code()
        return bool(top & JOKERS) and self.grammar.judge(play, top) == 0

    def candidates(self, actions: Sequence[int]) -> list[int]:
        """Jokers on whole sets only, and no more than two."""
        found: list[int] = []
        for code in actions:
            if code & JOKERS:
                parts = self.parts(code)
                if joker_size(code) > 2 or (parts.n and parts.n != self.ranks[parts.rank]):
                    continue
            found.append(code)
        return found or list(actions)
