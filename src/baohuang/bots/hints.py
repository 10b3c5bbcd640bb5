"""Hints: what a good player would do here, the best first, for the hint button and the command line."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.bots.bids import declare_by_strength, valued
from baohuang.bots.heuristic_bot import mind_of
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.bots.style import STEADY
from baohuang.engine.actions import PASS
from baohuang.views.view import SeatView


def hints(view: SeatView, actions: Sequence[int], most: int = 5) -> list[int]:
    """Up to `most` of `actions`, the best first; of a declaration only the best."""
    if not actions:
        return []
    if len(actions) == 1:
        return [actions[0]]
    sight = Sight(view)
    if actions[0] < PASS:
        return [declare_by_strength(sight, actions, valued(sight))]
    ranked = [action for _, action in mind_of(sight, STEADY).ranked(actions)]
    last_hand = last_hand_of(sight, actions)
    if last_hand is not None:
        ranked = [last_hand, *(action for action in ranked if action != last_hand)]
    return ranked[:most]
