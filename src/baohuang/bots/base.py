"""`Bot`: what every player without a person behind it offers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from baohuang.views.view import SeatView

COSTLY: Final = frozenset({"search", "strong"})
"""Bots whose plays take longer than an event loop can wait: a table has them asked elsewhere."""


class Bot(Protocol):
    """A player that decides from what its seat knows.

    It keeps nothing between decisions: the same view, actions and state of `rng` give the same
    answer, so one bot may serve any number of seats and a restarted table goes on as before.
    """

    name: str

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """One of `actions` (never empty; a discard's are counted but not written out)."""
        ...
