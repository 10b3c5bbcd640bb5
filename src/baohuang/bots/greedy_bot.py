"""The greedy bot: plain table manners without a plan. What the levels above have to beat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baohuang.bots import greedy_climbing, greedy_hanging
from baohuang.bots.bids import declare_by_strength
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.engine.actions import PASS
from baohuang.views.view import SeatView


class GreedyBot:
    """Sheds low sets, keeps bombs and jokers, spares a known partner, declares by strength."""

    name = "greedy"

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """One of `actions`; `rng` is not used."""
        if len(actions) == 1:
            return actions[0]
        sight = Sight(view)
        if actions[0] < PASS:
            return declare_by_strength(sight, actions)
        last_hand = last_hand_of(sight, actions)
        if last_hand is not None:
            return last_hand
        style = greedy_hanging if sight.hanging else greedy_climbing
        chosen: int = style.follow(sight, actions) if sight.top_by >= 0 else style.lead(sight, actions)
        return chosen
