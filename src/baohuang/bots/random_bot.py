"""The random bot: every legal action is equally likely. The floor of every comparison."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baohuang.views.view import SeatView


class RandomBot:
    """Legal, and nothing more."""

    name = "random"

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """Any of `actions`."""
        return actions[int(rng.random() * len(actions))]
