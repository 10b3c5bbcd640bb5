"""Specs to machine: the `Program` of a ruleset. The one place where every spec is matched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from baohuang.engine.deal import Deal
from baohuang.engine.phase import Phase
from baohuang.engine.phases.buy import BuyPhase
from baohuang.engine.phases.call import CallPhase
from baohuang.engine.phases.declare import DeclarePhase
from baohuang.engine.phases.discard import DiscardPhase
from baohuang.engine.phases.enthrone import EnthronePhase
from baohuang.engine.phases.grab import GrabPhase
from baohuang.engine.phases.kick import KickPhase
from baohuang.engine.phases.kitty import KittyPhase
from baohuang.engine.phases.name import NamePhase, RenamePhase
from baohuang.engine.phases.rebel import RebelPhase
from baohuang.engine.phases.solo import SoloPhase
from baohuang.engine.program import Program
from baohuang.engine.trick import PlayPhase
from baohuang.plays.climbing import ClimbingGrammar
from baohuang.plays.grammar import Grammar
from baohuang.plays.hanging import HangingGrammar
from baohuang.plays.specs import Climbing, GrammarSpec, Hanging
from baohuang.rulesets.specs import (
    BuyThrees,
    Call,
    Declare,
    Discard,
    Enthrone,
    Grab,
    Kick,
    Kitty,
    MarkedGuard,
    Name,
    PhaseSpec,
    Rebel,
    Ruleset,
    SharedPlaces,
)


class EndPhase(Phase):
    """``over`` and ``void``: nobody has to act any more."""

    def __init__(self, name: str) -> None:
        self.name = name

    def enter(self, deal: Deal) -> bool:
        """Stay."""
        return True

    def actors(self, deal: Deal) -> list[int]:
        """Nobody."""
        return []

    def asks(self, deal: Deal, seat: int) -> bool:
        """Nobody."""
        return False

    def actions(self, deal: Deal, seat: int) -> Sequence[int]:
        """None."""
        return []

    def knows(self, action: int) -> bool:
        """Nothing."""
        return False


@lru_cache(maxsize=512)
def lower(rules: Ruleset) -> Program:
    """The program of a ruleset, made once."""
    program = Program(rules, grammar_of(rules.grammar), PlayPhase(), EndPhase("over"), EndPhase("void"))
    program.plan = [phase_of(spec, rules) for spec in rules.phases]
    program.marked_guard = rules.phase(MarkedGuard) is not None
    kitty = rules.phase(Kitty)
    if isinstance(kitty, Kitty):
        program.kitty_size = kitty.size
        program.aside = kitty.aside
    name = rules.phase(Name)
    if isinstance(name, Name) and name.swap:
        program.renames = True
        program.rename = RenamePhase()
    if isinstance(rules.scoring, SharedPlaces):
        program.sides = True
        program.smother = rules.scoring.smother
        program.open_solo_doubles = rules.scoring.open_solo_doubles
    return program


def grammar_of(spec: GrammarSpec) -> Grammar:
    """The grammar object of a spec."""
    match spec:
        case Hanging():
            return HangingGrammar(spec)
        case Climbing():
            return ClimbingGrammar(spec)
        case _:
            assert_never(spec)


def phase_of(spec: PhaseSpec, rules: Ruleset) -> Phase:
    """The phase object of a spec."""
    match spec:
        case BuyThrees():
            return BuyPhase()
        case Grab():
            return GrabPhase()
        case Enthrone():
            return EnthronePhase(spec, jokers_callable(rules), rules.seats)
        case Call():
            return CallPhase(spec.jokers)
        case MarkedGuard():
            return SoloPhase()
        case Declare():
            return DeclarePhase()
        case Rebel():
            return RebelPhase(spec.needed)
        case Kick():
            return KickPhase(spec.needs)
        case Kitty():
            return KittyPhase(spec.by)
        case Name():
            return NamePhase(spec.source)
        case Discard():
            return DiscardPhase(spec.count)
        case _:
            assert_never(spec)


def jokers_callable(rules: Ruleset) -> bool:
    """Whether a set to enthrone with may be of jokers."""
    call = rules.phase(Call)
    return isinstance(call, Call) and call.jokers
