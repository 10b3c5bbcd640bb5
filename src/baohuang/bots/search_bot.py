"""The search bot: what the heuristic thinks best, tried out in worlds that fit what the seat has seen.

Worlds come from `views.sample` alone. Every candidate is played in the same worlds and rolled out to the
end; those that fall behind are dropped, so that most of the budget goes to the close ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from baohuang.bots.belief import believe, is_open
from baohuang.bots.bids import declare_by_strength
from baohuang.bots.heuristic_bot import mind_of
from baohuang.bots.rollout import roll_out
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.bots.style import STEADY, Style
from baohuang.engine.actions import PASS
from baohuang.engine.deal import Deal
from baohuang.engine.discards import Discards
from baohuang.views.sample import NoWorld, Sampler
from baohuang.views.view import SeatView

Clock = Callable[[], float]
"""Seconds."""


class Budget(NamedTuple):
    """How much is searched. By count for results that repeat; `seconds` (0: no limit) also at a table."""

    worlds: int = 24
    candidates: int = 4
    seconds: float = 0.0


COUNTED = Budget()
"""The default: by count, so that results repeat."""


class Root(NamedTuple):
    """What was found out about one action: worlds tried and mean points of the own seat."""

    action: int
    worlds: int
    points: float
    judged: float


class SearchBot:
    """Searches over the heuristic's candidates."""

    name = "search"

    def __init__(
        self, budget: Budget = COUNTED, style: Style = STEADY, clock: Clock | None = None, use_belief: bool = True
    ) -> None:
        self.budget = budget
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
        return self.roots(sight, actions, rng)[0].action

    def roots(self, sight: Sight, actions: Sequence[int], rng: Random) -> list[Root]:
        """The candidates with what the search found, the best first."""
        candidates = self.candidates(sight, actions)
        if len(candidates) == 1 or sight.view.memory is None:
            return [Root(action, 0, 0.0, judged) for judged, action in candidates]
        try:
            return self.search(sight, candidates, rng)
        except (NoWorld, ValueError):
            return [Root(action, 0, 0.0, judged) for judged, action in candidates]

    def candidates(self, sight: Sight, actions: Sequence[int]) -> list[tuple[float, int]]:
        """The heuristic's best, with its values."""
        if actions[0] < PASS:
            chosen = declare_by_strength(sight, actions)
            if isinstance(actions, Discards) or len(actions) > 2:
                return [(0.0, chosen)]
            return [(1.0 if action == chosen else 0.0, action) for action in sorted(actions, key=lambda a: a != chosen)]
        ranked = mind_of(sight, self.style).ranked(actions)
        kept = ranked[: self.budget.candidates]
        if PASS in actions and all(action != PASS for _, action in kept):
            kept[-1] = next(pair for pair in ranked if pair[1] == PASS)
        return kept

    def search(self, sight: Sight, candidates: list[tuple[float, int]], rng: Random) -> list[Root]:
        """Play every candidate in the same worlds; after each quarter of them drop the one behind."""
        sampler = Sampler(sight.view)
        chances = believe(sight) if self.use_belief and is_open(sight) else None
        judged = {action: value for value, action in candidates}
        live = [action for _, action in candidates]
        sums = dict.fromkeys(live, 0.0)
        tried = dict.fromkeys(live, 0)
        weight_of_worlds = 0.0
        deadline = self.clock() + self.budget.seconds if self.clock and self.budget.seconds else None
        worlds = self.budget.worlds
        for at in range(worlds):
            world = sampler.draw(rng)
            weight = world_weight(world, sight, chances.chances, chances.solo) if chances else 1.0
            weight_of_worlds += weight
            for action in live:
                sums[action] += weight * value_in(world, sight.me, action)
                tried[action] += 1
            if len(live) > 2 and at + 1 in (worlds // 4, worlds // 2):
                live.remove(min(live, key=sums.__getitem__))
            if deadline is not None and self.clock is not None and self.clock() > deadline:
                break
        # A drop compares equal numbers of worlds, so those that stay are the best by their sums.
        order = sorted(sums, key=lambda action: (action in live, sums[action]), reverse=True)
        scale = weight_of_worlds or 1.0
        return [Root(action, tried[action], sums[action] / scale, judged[action]) for action in order]


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
