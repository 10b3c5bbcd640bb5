"""Deals laid out by hand and moves written as in a record, so that a test reads like the game."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

from baohuang.cards.kinds import GUARD_CARD, MARKED_SMALL
from baohuang.cards.notation import NotationError, format_cards, parse_card, parse_cards
from baohuang.engine.deal import GRABBED_SOLO, HIDDEN_SOLO, NOBODY, NOT_SOLO, OPEN_SOLO, Deal, Refused
from baohuang.engine.events import Event
from baohuang.engine.lowering import lower
from baohuang.engine.setup import deal_hands
from baohuang.engine.text import act, format_action, parse_move
from baohuang.plays.grammar import BAD_SHAPE, CLOSES, REFUSALS
from baohuang.plays.holding import holding_of
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset

SOLOS = {None: NOT_SOLO, "open": OPEN_SOLO, "hidden": HIDDEN_SOLO, "grab": GRABBED_SOLO}
EMPTY: Mapping[str, Value] = MappingProxyType({})
NAMES = {number: name for name, number in SOLOS.items()}


Options = Mapping[str, Value]
"""Options given as one mapping, where their names are no identifiers or are not known."""


def lay(
    rules_id: str, *hands: str, starter: int = 0, kitty: str = "", given: Options = EMPTY, **options: Value
) -> Deal:
    """A deal of these hands, at its first question."""
    cards = [parse_cards(hand) for hand in hands]
    return deal_hands(ruleset(rules_id, {**given, **options}), cards, starter, parse_cards(kitty))


def position(
    rules_id: str,
    *hands: str,
    emperor: int = 0,
    guard: int | None = 2,
    leader: int | None = None,
    solo: str | None = None,
    named: str | None = None,
    given: Options = EMPTY,
    **options: Value,
) -> Deal:
    """A deal in the play phase; the emperor leads unless told otherwise. Without a guard it is a hidden solo."""
    program = lower(ruleset(rules_id, {**given, **options}))
    deal = Deal(program, emperor)
    deal.holdings = [holding_of(parse_cards(hand)) for hand in hands]
    deal.emperor = emperor
    deal.guard = NOBODY if guard is None else guard
    deal.tell_tale = MARKED_SMALL if program.marked_guard else GUARD_CARD
    if named is not None:
        deal.named = deal.called = deal.tell_tale = parse_card(named)
    elif guard is None:
        deal.solo = SOLOS[solo or "hidden"]
        deal.revealed = deal.solo != HIDDEN_SOLO
    deal.step = len(program.plan)
    deal.leader = emperor if leader is None else leader
    deal.phase = program.play
    deal.phase.enter(deal)
    return deal


def go(deal: Deal, *moves: str) -> list[Event]:
    """Carry out ``"SEAT VERB [ARGS]"`` one after the other; all that happened."""
    return [event for move in moves for event in act(deal, int(move[0]), move[2:])]


def each(seats: Sequence[int], verb: str) -> list[str]:
    """The same move of several seats."""
    return [f"{seat} {verb}" for seat in seats]


def state(deal: Deal) -> dict[str, object]:
    """Every attribute of a deal as an unshared value.

    But for what it may have told of the last action, and whether it shares its history with a copy.
    """
    names = [name for name in dir(deal) if not name.startswith("_")]
    values = {name: getattr(deal, name) for name in names}
    plain = {name: repr(value) for name, value in values.items() if not callable(value)}
    holdings = [(held.size, tuple(held.counts), tuple(held.ranks)) for held in deal.holdings]
    del plain["events"], plain["history_shared"]
    return plain | {"holdings": holdings, "phase": deal.phase.name}


def refusal(deal: Deal, move: str) -> str | None:
    """The code that refuses a move, or None; a refused one is also tried, and must change nothing."""
    seat, text = int(move[0]), move[2:]
    try:
        code = parse_move(text, deal.program).check(deal, seat)
    except NotationError as error:
        return error.code
    if code is not None:
        before = state(deal)
        with pytest.raises(Refused) as caught:
            act(deal, seat, text)
        assert caught.value.code == code
        assert state(deal) == before
    return code


def hands(deal: Deal) -> list[str]:
    """Every hand in canonical order."""
    return [format_cards(held.kinds()) for held in deal.holdings]


def legal(deal: Deal, seat: int) -> list[str]:
    """What a seat may do, as text, sorted."""
    return sorted(format_action(deal, action) for action in deal.legal(seat))


def solo_of(deal: Deal) -> str | None:
    """How the emperor is alone, or None."""
    return NAMES[deal.solo]


def verdict(rules_id: str, top: str, play: str, given: Options = EMPTY, **options: Value) -> str:
    """``beats`` or ``closes``, or the code that refuses `play` on `top`; an empty top is a lead."""
    grammar = lower(ruleset(rules_id, {**given, **options})).grammar
    asked = grammar.judge(grammar.read(parse_cards(top), -1), 0) if top else 0
    code = grammar.read(parse_cards(play), -1)
    found = grammar.judge(code, asked) if code else BAD_SHAPE
    if found < 0:
        return REFUSALS[-found]
    return "closes" if found == CLOSES else "beats"
