"""How the heuristic bot judges combinations: runs first, then whole ranks, triples with wings.

Each group counts from −1 (costs a lead) to +1 (wins one). A low single or pair hides as the wing of a
triple; a bomb wins whatever it answers and is dear to lead.
"""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.bots.chances import tail
from baohuang.bots.mind import Mind
from baohuang.bots.planning import Ranks, Run, minus, ranks_of, run_cards, runs_in
from baohuang.bots.planning import group_of as cards_of
from baohuang.bots.sight import Sight
from baohuang.bots.style import Style
from baohuang.cards.kinds import RANK_2, RANK_A
from baohuang.plays.climbing import ClimbingGrammar
from baohuang.plays.combos import BOMB, LENGTHS, NAMED_AT, PAIR_RUN, ROCKET, STRAIGHT, TRIPLE, TRIPLE_PAIR, readings_of
from baohuang.plays.holding import R_BIG, R_SMALL

MOST_JUDGED = 24
"""Plays that are judged in full; of more, those that look best."""
BEST_RIDE = (0.0, 0.85, 0.7, 0.45)
"""The chance that the highest single, pair or triple goes along in somebody's trick."""


class ClimbingMind(Mind):
    """The judgement of one decision."""

    def __init__(self, sight: Sight, grammar: ClimbingGrammar, style: Style) -> None:
        super().__init__(sight, style)
        self.grammar = grammar
        self.hand: Ranks = ranks_of(sight.held)
        self.unseen: list[int] = [*self.places[: RANK_2 + 1], self.places[R_SMALL], self.places[R_BIG]]
        self._sizes: dict[int, int] = {}
        self._values: dict[int, float] = {}
        self._worths: dict[Ranks, tuple[float, float]] = {}
        self._bomb_chances: dict[int, float] = {}

    def size_of(self, play: int) -> int:
        """See `Mind.size_of`."""
        found = self._sizes.get(play)
        if found is None:
            found = self._sizes[play] = int(self.grammar.size(play))
        return found

    def tells(self, play: int) -> bool:
        """See `Mind.tells`."""
        return play >> NAMED_AT > 0

    # What another seat may hold.

    def beats(self, seat: int, play: int, will: float) -> float:
        """A higher combination of the kind, or a bomb."""
        readings = readings_of(play)
        reading = readings[0] if readings else 0
        kind, rank, length = reading & 15, (reading >> 4) & 15, reading >> 8
        count = self.sight.counts[seat]
        if kind == ROCKET:
            return 0.0
        bomb = self.bomb_chance(seat) * (0.5 if count <= 6 else 0.15) * will
        if kind == BOMB:
            return bomb * 0.4
        size = self.size_of(play)
        if count < size:
            return bomb
        if count == size:
            will = 1.0
        found = self.same_kind(seat, kind, rank, length) * will
        return 1.0 - (1.0 - found) * (1.0 - bomb)

    def same_kind(self, seat: int, kind: int, rank: int, length: int) -> float:
        """The chance that a seat holds a higher combination of this kind."""
        if kind <= TRIPLE:
            return self.higher_with_jokers(seat, kind, rank)
        if kind <= TRIPLE_PAIR:
            return 0.9 * self.higher(seat, 3, rank)
        if kind in (STRAIGHT, PAIR_RUN):
            width = kind - STRAIGHT + 1
            room = max(0, RANK_A - rank) / 8.0
            return min(0.8, room) * (0.55 if width == 1 else 0.25) * (5.0 / max(5, length * width))
        return 0.05

    def higher_with_jokers(self, seat: int, n: int, rank: int) -> float:
        """As `higher`, jokers included for singles and pairs."""
        share = self.shares[seat]
        none = 1.0 - self.higher(seat, n, min(rank, RANK_2))
        for joker in (13, 14):
            if joker > rank and n <= 2:
                none *= 1.0 - tail(self.unseen[joker], n, share)
        return 1.0 - none

    def bomb_chance(self, seat: int) -> float:
        """The chance that a seat holds four of a rank."""
        found = self._bomb_chances.get(seat)
        if found is None:
            found = self._bomb_chances[seat] = self.higher(seat, 4, -1)
        return found

    # What a hand is worth.

    def set_value(self, n: int, rank: int) -> float:
        """The worth of one, two or three cards of a rank; a bomb wins."""
        if n >= 4:
            return self.style.bomb + 0.1 * (n - 4)
        key = n << 4 | rank
        found = self._values.get(key)
        if found is None:
            stands = 1.0
            for seat in self.others:
                if not self.spares_me(seat) and self.sight.counts[seat] >= n:
                    stands *= 1.0 - 0.8 * self.higher_with_jokers(seat, n, rank)
            lower = sum(self.unseen[:rank])
            ride = self.style.ride * BEST_RIDE[n] * lower / max(1, sum(self.unseen))
            found = 2.0 * (1.0 - (1.0 - stands) * (1.0 - ride)) - 1.0
            self._values[key] = found
        return found

    def run_value(self, run: Run) -> float:
        """Runs are seldom answered, long and high ones least."""
        low, length, width = run
        top = low + length - 1
        return min(1.0, 0.1 + 0.05 * top + 0.08 * (length - 5) + 0.25 * (width - 1))

    def whole_value(self, ranks: Ranks) -> tuple[float, int]:
        """Without runs: each rank a set, the worst of them wings of the triples."""
        values: list[float] = []
        triples = 0
        groups = 0
        total = 0.0
        for rank in range(LENGTHS):
            n = ranks[rank]
            if not n:
                continue
            value = self.set_value(n, rank)
            if n == 3:
                triples += 1
            if n >= 3:
                total += value
                groups += 1
            else:
                values.append(value)
        if ranks[13] and ranks[14]:
            total += 0.3
        values.sort()
        for value in values[min(triples, len(values)) :]:
            total += value
            groups += 1
        return total, groups

    def worth(self, ranks: Ranks) -> tuple[float, float]:
        """The worth of a hand and its number of groups; the best runs taken out one by one."""
        found = self._worths.get(ranks)
        if found is not None:
            return found
        tempo = self.style.tempo
        total, groups = self.whole_value(ranks)
        best = total - tempo * groups
        out_value, out_groups = 0.0, 0
        left = ranks
        improved = self.style.planning
        while improved:
            improved = False
            chosen: tuple[float, int, Ranks, float] | None = None
            for run in runs_in(left):
                rest = minus(left, run_cards(run))
                value, sets = self.whole_value(rest)
                run_worth = self.run_value(run)
                judged = value + out_value + run_worth - tempo * (sets + out_groups + 1)
                if judged > best + 1e-9:
                    best = judged
                    chosen = (run_worth, sets, rest, value)
            if chosen is not None:
                out_value += chosen[0]
                out_groups += 1
                groups = chosen[1] + out_groups
                left = chosen[2]
                improved = True
        self._worths[ranks] = (best, float(groups))
        return best, float(groups)

    def hand_value(self, play: int) -> tuple[float, float]:
        """See `Mind.hand_value`."""
        return self.worth(minus(self.hand, cards_of(play)) if play else self.hand)

    def candidates(self, actions: Sequence[int]) -> list[int]:
        """Of many plays those that tear least and lay most low cards; one for all marks of the named card."""
        distinct: dict[Ranks, int] = {}
        for play in actions:
            distinct.setdefault(cards_of(play), play)
        if len(distinct) <= MOST_JUDGED:
            return list(distinct.values())
        return sorted(distinct.values(), key=self.rough_cost)[:MOST_JUDGED]

    def rough_cost(self, play: int) -> float:
        """A first look at a play."""
        cost = 0.0
        for rank, count in enumerate(cards_of(play)):
            if count:
                held = self.hand[rank]
                cost += count * (0.12 * rank - 2.2 + (2.0 if rank >= RANK_2 else 0.0))
                if count < held:
                    cost += 8.0 if held >= 4 else 1.5
        return cost + (14.0 if self.is_bomb(play) else 0.0)

    def is_bomb(self, play: int) -> bool:
        """A bomb or the rocket."""
        readings = readings_of(play)
        return bool(readings) and readings[0] & 15 >= BOMB
