"""The search bot: what the heuristic thinks best, tried out in worlds that fit what the seat has seen.

Worlds come from `views.sample` alone. Every candidate is played in the same worlds and rolled out to the
end; those that fall behind are dropped, so that most of the budget goes to the close ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from baohuang.bots.belief import believe, is_open
from baohuang.bots.bids import declare_by_strength, valued
from baohuang.bots.heuristic_bot import mind_of
from baohuang.bots.rollout import roll_out
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.bots.style import STEADY, Style
from baohuang.engine.actions import PASS
from baohuang.engine.deal import Deal
from baohuang.views.sample import NoWorld, Sampler
from baohuang.views.view import SeatView

Clock = Callable[[], float]
"""Seconds."""


class Budget(NamedTuple):
    """How much is searched. By count for results that repeat; `seconds` (0: no limit) also at a table."""

    worlds: int = 192
    candidates: int = 4
    seconds: float = 0.0
    doubt: float = 2.0
    """By how many standard errors a play has to be ahead of the heuristic's choice to take its place."""


CHECK = 16
"""After so many worlds, and again after as many more, candidates may drop out."""
COUNTED = Budget()
"""The default: by count, so that results repeat."""


class Root(NamedTuple):
    """What was found out about one action: worlds tried and mean points of the own seat."""

    action: int
    worlds: int
    points: float
    judged: float


class Trial:
    """Weighted sums of one candidate: points, and what they are more than the heuristic's choice."""

    def __init__(self) -> None:
        self.worlds = 0
        self.weight = 0.0
        self.sum = 0.0
        self.gains = 0.0
        self.squares = 0.0
        self.weights = 0.0

    def add(self, weight: float, points: float, gain: float) -> None:
        """The result of one world."""
        self.worlds += 1
        self.weight += weight
        self.weights += weight * weight
        self.sum += weight * points
        self.gains += weight * gain
        self.squares += weight * gain * gain

    @property
    def points(self) -> float:
        """Mean points."""
        return self.sum / self.weight if self.weight else 0.0

    @property
    def gain(self) -> float:
        """Mean points more than the heuristic's choice."""
        return self.gains / self.weight if self.weight else 0.0

    @property
    def lead(self) -> float:
        """The gain in standard errors."""
        if self.worlds < 2:
            return 0.0
        variance = self.squares / self.weight - self.gain**2
        error = sqrt(max(1e-9, variance * self.weights)) / self.weight
        return self.gain / error


class SearchBot:
    """Searches over the heuristic's candidates."""

    name = "search"

    def __init__(
        self,
        budget: Budget = COUNTED,
        style: Style = STEADY,
        clock: Clock | None = None,
        use_belief: bool = True,
        on_throne_only: bool = False,
    ) -> None:
        self.budget = budget
        self.on_throne_only = on_throne_only
        self.style = style
        self.clock = clock
        self.use_belief = use_belief

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """One of `actions`."""
        if len(actions) == 1:
            return actions[0]
        sight = Sight(view)
        if actions[0] >= PASS:
            last_hand = last_hand_of(sight, actions)
            if last_hand is not None:
                return last_hand
            if self.on_throne_only and sight.emperor != sight.me:
                return mind_of(sight, self.style).choose(actions)
        return self.roots(sight, actions, rng)[0].action

    def roots(self, sight: Sight, actions: Sequence[int], rng: Random) -> list[Root]:
        """The candidates with what the search found, the best first."""
        return self.tried(sight, self.candidates(sight, actions), rng)

    def tried(self, sight: Sight, candidates: list[tuple[float, int]], rng: Random) -> list[Root]:
        """The same for candidates that somebody else has chosen; the first stays first unless another is better.

        As they are, with nothing found, where there is one alone or no world to try them in.
        """
        if len(candidates) == 1 or sight.view.memory is None:
            return [Root(action, 0, 0.0, judged) for judged, action in candidates]
        try:
            return self.search(sight, candidates, rng)
        except (NoWorld, ValueError):
            return [Root(action, 0, 0.0, judged) for judged, action in candidates]

    def candidates(self, sight: Sight, actions: Sequence[int]) -> list[tuple[float, int]]:
        """The heuristic's best, with its values; of declarations one, for roll-outs misjudge them."""
        if actions[0] < PASS:
            chosen = declare_by_strength(sight, actions, valued(sight))
            return [(0.0, chosen)]
        ranked = mind_of(sight, self.style).ranked(actions)
        kept = ranked[: self.budget.candidates]
        if PASS in actions and all(action != PASS for _, action in kept):
            kept[-1] = next(pair for pair in ranked if pair[1] == PASS)
        return kept

    def search(self, sight: Sight, candidates: list[tuple[float, int]], rng: Random) -> list[Root]:
        """Play every candidate in the same worlds; those clearly behind the heuristic's choice drop out."""
        sampler = Sampler(sight.view)
        chances = believe(sight) if self.use_belief and is_open(sight) else None
        first = candidates[0][1]
        trials = {action: Trial() for _, action in candidates}
        live = [action for _, action in candidates]
        deadline = self.clock() + self.budget.seconds if self.clock and self.budget.seconds else None
        for at in range(self.budget.worlds):
            world = sampler.draw(rng)
            weight = world_weight(world, sight, chances.chances, chances.solo) if chances else 1.0
            base = value_in(world, sight.me, first)
            for action in live:
                points = base if action == first else value_in(world, sight.me, action)
                trials[action].add(weight, points, points - base)
            if at % CHECK == CHECK - 1:
                live = [action for action in live if action == first or trials[action].lead > -self.budget.doubt]
            if len(live) == 1 or (deadline is not None and self.clock is not None and self.clock() > deadline):
                break
        judged = {action: value for value, action in candidates}
        order = sorted(trials, key=lambda action: self.rank_of(action, first, trials[action]), reverse=True)
        return [Root(action, trials[action].worlds, trials[action].points, judged[action]) for action in order]

    def rank_of(self, action: int, first: int, trial: Trial) -> tuple[bool, float]:
        """The heuristic's choice stays first unless another is ahead beyond doubt."""
        ahead = action == first or trial.lead > self.budget.doubt
        return ahead, trial.gain


def world_weight(world: Deal, sight: Sight, chances: Sequence[float], solo: float) -> float:
    """How much likelier a world is by the guard belief than by its cards alone."""
    if world.guard < 0:
        return max(0.02, solo * 4.0)
    return max(0.02, chances[world.guard] * (sight.seats - 2))


def value_in(world: Deal, me: int, action: int) -> float:
    """Points of seat `me` when it takes `action` in a world and all play on plainly."""
    deal = world.clone()
    deal.phase.act(deal, me, action)
    roll_out(deal)
    return float(deal.points[me]) if deal.points is not None else 0.0
