"""`Program`: a ruleset lowered into plain attributes and phase objects, once for all its deals.

Specs are read here and in `lowering`, never in the course of a deal.
"""

from __future__ import annotations

from baohuang.engine.events import Event, Passed, TrickEnded
from baohuang.engine.phase import Phase
from baohuang.plays.grammar import Grammar
from baohuang.rulesets.specs import Ruleset


class Program:
    """What the deal machine needs of a ruleset; `passes` and `trick_ends` are events by seat, made once."""

    def __init__(self, rules: Ruleset, grammar: Grammar, play: Phase, over: Phase, void: Phase) -> None:
        self.rules: Ruleset = rules
        self.grammar: Grammar = grammar
        self.seats: int = rules.seats
        self.deck: tuple[int, ...] = rules.deck.counts()
        self.plan: list[Phase] = []
        self.play: Phase = play
        self.over: Phase = over
        self.void: Phase = void
        self.renames: bool = False
        self.rename: Phase = void
        self.hard_pass: bool = rules.trick.passing == "hard"
        self.smother: bool = False
        self.open_solo_doubles: bool = False
        self.sides: bool = False
        self.marked_guard: bool = False
        self.kitty_size: int = 0
        self.aside: int = 0
        self.passes: list[Event] = [Passed(seat) for seat in range(rules.seats)]
        self.trick_ends: list[Event] = [TrickEnded(seat) for seat in range(rules.seats)]
