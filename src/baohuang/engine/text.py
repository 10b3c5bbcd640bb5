"""Actions as text, the verbs of REFEREE.md: ``grab``, ``call 9c hidden``, ``play WWJJJ``, ``pass``.

A suitless card in a play takes the first match of the hand in canonical order, after the suited
ones are bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from baohuang.cards.kinds import GUARD_CARD, MARKED_BIG, MARKED_SMALL, NATURAL_COUNT, SUITLESS
from baohuang.cards.notation import NotationError, card_name, format_cards, parse_card, parse_cards
from baohuang.engine import actions as verbs
from baohuang.engine.actions import PASS, argument_of, declare, discard, discarded, verb_of
from baohuang.engine.deal import Deal, Refused
from baohuang.engine.events import Event
from baohuang.engine.program import Program
from baohuang.engine.trick import check_cards, play_cards
from baohuang.plays.grammar import Grammar
from baohuang.rulesets.specs import Call

PLAIN_VERBS: Final = {
    "grab": verbs.GRAB,
    "decline": verbs.DECLINE,
    "enthrone": verbs.ENTHRONE,
    "yield": verbs.YIELD,
    "open": verbs.OPEN,
    "hide": verbs.HIDE,
    "rebel": verbs.REBEL,
    "abstain": verbs.ABSTAIN,
    "kick": verbs.KICK,
    "spare": verbs.SPARE,
    "keep": verbs.KEEP,
}
"""Verbs without an argument."""

CARD_VERBS: Final = {"name": verbs.NAME, "rename": verbs.RENAME}
WAYS: Final = {"open": verbs.OPENLY, "hidden": verbs.HIDDEN}
WAY_NAMES: Final = {verbs.PLAIN: "", verbs.OPENLY: " open", verbs.HIDDEN: " hidden"}


class Move(Protocol):
    """A parsed action that can be checked and carried out for a seat."""

    def check(self, deal: Deal, seat: int) -> str | None:
        """The code that refuses it, or None."""
        ...

    def apply(self, deal: Deal, seat: int) -> list[Event]:
        """Carry it out. Raises `Refused`."""
        ...


class Declaration:
    """Anything but a play: an action integer."""

    def __init__(self, action: int) -> None:
        self.action = action

    def check(self, deal: Deal, seat: int) -> str | None:
        """See `Deal.check`."""
        return deal.check(seat, self.action)

    def apply(self, deal: Deal, seat: int) -> list[Event]:
        """See `Deal.apply`."""
        return deal.apply(seat, self.action)


class CardPlay:
    """A play as written; suitless cards are bound to the hand when it is checked."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = cards

    def check(self, deal: Deal, seat: int) -> str | None:
        """See `trick.check_cards`."""
        code = deal.check(seat, PASS)
        if code is not None and code != "must-lead":
            return code
        bound = bind(self.cards, deal.holdings[seat].counts)
        return "not-in-hand" if bound is None else check_cards(deal, seat, bound)

    def apply(self, deal: Deal, seat: int) -> list[Event]:
        """See `trick.play_cards`, which checks as well."""
        bound = bind(self.cards, deal.holdings[seat].counts)
        if bound is None:
            raise Refused(self.check(deal, seat) or "not-in-hand")
        return play_cards(deal, seat, bound)


class CardDiscard(CardPlay):
    """A discard as written."""

    def check(self, deal: Deal, seat: int) -> str | None:
        """Bind, then ask the phase."""
        code = deal.check(seat, discard(()))
        if code is not None and code != "wrong-size":
            return code
        bound = bind(self.cards, deal.holdings[seat].counts)
        if bound is None:
            return "not-in-hand"
        return deal.check(seat, discard(bound)) if len(bound) <= MOST_DISCARDS else "wrong-size"

    def apply(self, deal: Deal, seat: int) -> list[Event]:
        """Bind, then carry out."""
        code = self.check(deal, seat)
        bound = bind(self.cards, deal.holdings[seat].counts)
        if code is not None or bound is None:
            raise Refused(code or "not-in-hand")
        return deal.apply(seat, discard(bound))


MOST_DISCARDS: Final = 6
"""As many cards as an action integer of a discard may hold."""


def bind(cards: Sequence[int], counts: Iterable[int]) -> list[int] | None:
    """Suited kinds for `cards` out of a hand's `counts`, or None where the hand lacks some."""
    left = list(counts)
    bound: list[int] = []
    for kind in sorted(cards):
        options = range((kind - SUITLESS) * 4, (kind - SUITLESS) * 4 + 4) if kind >= SUITLESS else (kind,)
        held = next((option for option in options if left[option]), None)
        if held is None:
            return None
        left[held] -= 1
        bound.append(held)
    return bound


def parse_move(text: str, program: Program) -> Move:
    """Read an action without its seat. Raises `NotationError`.

    The verb decides the arguments; cards that the ruleset does not know are bad notation.
    """
    words = text.split()
    if not words:
        raise NotationError("an action needs a verb")
    verb, arguments = words[0], words[1:]
    if verb in PLAIN_VERBS and not arguments:
        return Declaration(declare(PLAIN_VERBS[verb]))
    if verb == "pass" and not arguments:
        return Declaration(PASS)
    reader = READERS.get(verb)
    if reader is None:
        raise NotationError(f"{text!r} is not an action")
    return reader(arguments, program)


def _read_play(arguments: Sequence[str], program: Program) -> Move:
    return CardPlay(cards_of(_only(arguments), program))


def _read_discard(arguments: Sequence[str], program: Program) -> Move:
    return CardDiscard(cards_of(_only(arguments), program))


def _read_solo(arguments: Sequence[str], _program: Program) -> Move:
    way = WAYS.get(_only(arguments))
    if way is None:
        raise NotationError("solo is open or hidden")
    return Declaration(declare(verbs.SOLO, way))


def _read_call(arguments: Sequence[str], program: Program) -> Move:
    if not arguments or len(arguments) > 2:
        raise NotationError("call needs a kind")
    kind = parse_card(arguments[0])
    require_known(kind, program)
    way = verbs.PLAIN
    if len(arguments) == 2:
        if arguments[1] not in WAYS:
            raise NotationError("four are called open or hidden")
        way = WAYS[arguments[1]]
    return Declaration(verbs.call(kind, way))


def _card_reader(verb: int) -> Callable[[Sequence[str], Program], Move]:
    def read(arguments: Sequence[str], program: Program) -> Move:
        kind = parse_card(_only(arguments))
        require_known(kind, program)
        return Declaration(declare(verb, kind))

    return read


READERS: Final[dict[str, Callable[[Sequence[str], Program], Move]]] = {
    "play": _read_play,
    "discard": _read_discard,
    "solo": _read_solo,
    "call": _read_call,
    "name": _card_reader(verbs.NAME),
    "rename": _card_reader(verbs.RENAME),
}
"""Verbs with arguments."""


def _only(arguments: Sequence[str]) -> str:
    if len(arguments) != 1:
        raise NotationError("this action takes one argument")
    return arguments[0]


def cards_of(text: str, program: Program) -> tuple[int, ...]:
    """The cards of a play or a hand, each known to the ruleset. Raises `NotationError`."""
    kinds = parse_cards(text)
    if not kinds:
        raise NotationError("no cards")
    for kind in kinds:
        require_known(kind, program)
    return kinds


def require_known(kind: int, program: Program) -> None:
    """Refuse a joker or guard card that is foreign to the ruleset. Raises `NotationError`.

    Natural cards are never foreign; that a deck lacks some is a matter of ``bad-hand``.
    """
    if NATURAL_COUNT <= kind < GUARD_CARD:
        known = kind not in (MARKED_SMALL, MARKED_BIG) or program.deck[kind] > 0
    else:
        known = kind != GUARD_CARD or program.rules.phase(Call) is not None
    if not known:
        raise NotationError(f"{card_name(kind)} is no card of {program.rules.id}")


def format_play(play: int, grammar: Grammar, named: int) -> str:
    """A play code in canonical form (REFEREE.md, `legal`)."""
    return format_cards(grammar.tokens(play, named))


def format_action(deal: Deal, action: int) -> str:
    """An action without its seat."""
    if action == PASS:
        return "pass"
    if action > 0:
        return "play " + format_play(action, deal.grammar, deal.named)
    verb, argument = verb_of(action), argument_of(action)
    if verb == verbs.CALL:
        return f"call {card_name(argument >> 2)}{WAY_NAMES[argument & 3]}"
    if verb == verbs.SOLO:
        return f"solo{WAY_NAMES[argument]}"
    if verb == verbs.DISCARD:
        return "discard " + format_cards(discarded(action))
    for name, number in CARD_VERBS.items():
        if number == verb:
            return f"{name} {card_name(argument)}"
    return next(name for name, number in PLAIN_VERBS.items() if number == verb)


def format_move(deal: Deal, seat: int, action: int) -> str:
    """As `format_action`, a play with cards of the hand, chosen so as to keep what belongs together."""
    if action <= PASS:
        return format_action(deal, action)
    return "play " + format_cards(deal.grammar.spend(action, deal.holdings[seat], deal.named))


def act(deal: Deal, seat: int, text: str) -> list[Event]:
    """Parse, check and carry out. Raises `NotationError` or `Refused`."""
    return parse_move(text, deal.program).apply(deal, seat)
