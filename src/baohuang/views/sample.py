"""`sample`: a world that fits everything a seat knows, each such world equally likely.

A world is a placement of the cards that the seat has not seen: every card counts as itself, every
hidden place as its own. Facts that weigh no cards (what others answered under seal) are set as
`worlds.rebuild` says. For search: a bot gets a `SeatView`, never a `Deal`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from baohuang.engine.deal import Deal
from baohuang.engine.lowering import lower
from baohuang.rulesets.specs import Ruleset
from baohuang.views.program import program_of
from baohuang.views.view import SeatView
from baohuang.views.worlds.draw import Draw
from baohuang.views.worlds.evidence import Evidence
from baohuang.views.worlds.rebuild import rebuild
from baohuang.views.worlds.stages import Plan

MOST_TRIES: Final = 50_000
"""Draws that may fail to fit before `NoWorld` is raised."""


class NoWorld(RuntimeError):
    """No draw fitted in `MOST_TRIES`: what was seen is too unlikely, or contradicts itself."""


class Sampler:
    """Draws any number of worlds for one view."""

    def __init__(self, view: SeatView, rules: Ruleset | None = None) -> None:
        """See `sample`."""
        if view.memory is None:
            raise ValueError("a view without its memory is not enough to sample from")
        if view.phase == "over" or view.phase == "void":
            raise ValueError("the deal is over")
        program = program_of(view) if rules is None else lower(rules)
        self._plan = Plan(Evidence(view, view.memory, program))

    def draw(self, rng: Random) -> Deal:
        """A world. Raises `NoWorld`."""
        draw = Draw(self._plan, rng)
        if not draw.search(MOST_TRIES):
            raise NoWorld("no world was found that fits the view")
        return rebuild(draw)


def sample(view: SeatView, rng: Random, rules: Ruleset | None = None) -> Deal:
    """One world for a view made by `recall`; `rules` where the registry does not have them.

    Raises `ValueError` for a view without memory, of a deal that is over, or that contradicts its deck,
    and `NoWorld` where none was found; the caller then has to do without.
    """
    return Sampler(view, rules).draw(rng)
