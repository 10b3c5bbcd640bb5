"""Levels for people: easy errs on purpose, medium grabs seldom, strong is what the arena says wins.

No level sees more than its seat. The pause before a move, as people make it, is the table's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from baohuang.bots.bids import Boldness, declare_by_strength
from baohuang.bots.heuristic_bot import HeuristicBot, mind_of
from baohuang.bots.search_bot import Budget, SearchBot
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.bots.style import STEADY, Style
from baohuang.engine.actions import PASS
from baohuang.views.view import SeatView

SLIPS: Final = 0.3
"""How often easy takes not the best but one of the next two."""
TIMID: Final = Boldness(grab=9.0, enthrone=0.3, solo=2.4, open_solo=9.0, open_guard=9.0, rebel=1.2, kick=1.5)
"""Easy declares little."""
RARELY: Final = 2.5
"""The strength at which medium grabs: one deal in five among five of them. At 0.8, where it pays, all deals are."""
WORLDS: Final = 48
"""In how many worlds strong tries its plays: some 15 ms on the compiled build."""


class EasyBot:
    """Plays like a beginner who knows the rules: sees the good play, and now and then takes another."""

    name = "easy"

    def __init__(self, style: Style = STEADY) -> None:
        self.style = style

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """One of `actions`; a hand that can go out always does."""
        if len(actions) == 1:
            return actions[0]
        sight = Sight(view)
        if actions[0] < PASS:
            return declare_by_strength(sight, actions, TIMID)
        last_hand = last_hand_of(sight, actions)
        if last_hand is not None:
            return last_hand
        ranked = mind_of(sight, self.style).ranked(actions)
        at = rng.choice((1, 2)) if rng.random() < SLIPS else 0
        return ranked[min(at, len(ranked) - 1)][1]


class MediumBot(HeuristicBot):
    """The heuristic bot, which leaves most deals their secret guard: it grabs the throne for itself less than pays."""

    name = "medium"

    def boldness(self, sight: Sight) -> Boldness:
        """Grabs with an outstanding hand only."""
        return super().boldness(sight)._replace(grab=RARELY)


class StrongBot(SearchBot):
    """The search bot with a budget by count, small enough that an answer is there before people would have one."""

    name = "strong"

    def __init__(self) -> None:
        super().__init__(Budget(worlds=WORLDS))
