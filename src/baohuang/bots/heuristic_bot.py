"""The heuristic bot: plans the exit, knows its side, judges every play by what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baohuang.bots.bids import CAUTIOUS, Boldness, declare_by_strength, valued
from baohuang.bots.climbing_mind import ClimbingMind
from baohuang.bots.hanging_mind import HangingMind
from baohuang.bots.mind import Mind
from baohuang.bots.sight import Sight, last_hand_of
from baohuang.bots.style import STEADY, Style
from baohuang.engine.actions import PASS
from baohuang.plays.climbing import ClimbingGrammar
from baohuang.plays.hanging import HangingGrammar
from baohuang.views.view import SeatView


class HeuristicBot:
    """Judges plays by `style`."""

    name: str = "heuristic"

    def __init__(self, style: Style = STEADY) -> None:
        self.style = style

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """One of `actions`; `rng` is not used."""
        if len(actions) == 1:
            return actions[0]
        sight = Sight(view)
        if actions[0] < PASS:
            return declare_by_strength(sight, actions, self.boldness(sight))
        last_hand = last_hand_of(sight, actions)
        if last_hand is not None:
            return last_hand
        return mind_of(sight, self.style).choose(actions)

    def boldness(self, sight: Sight) -> Boldness:
        """From which strength on it declares."""
        return valued(sight) if self.style.bids else CAUTIOUS


def mind_of(sight: Sight, style: Style) -> Mind:
    """The judgement that fits the grammar."""
    grammar = sight.program.grammar
    suited = suited_to(sight, style)
    if isinstance(grammar, HangingGrammar):
        return HangingMind(sight, grammar, suited)
    if isinstance(grammar, ClimbingGrammar):
        return ClimbingMind(sight, grammar, suited)
    raise TypeError(f"no judgement of {type(grammar).__name__}")


def suited_to(sight: Sight, style: Style) -> Style:
    """The style for the sides as they are known: all against one is a race."""
    if sight.view.solo is not None and sight.emperor != sight.me:
        return style._replace(tempo=style.tempo_against_one)
    return style
