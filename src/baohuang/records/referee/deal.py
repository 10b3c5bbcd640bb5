"""`deal` and `position`: what a deal comes to when these actions are done in it."""

from __future__ import annotations

from collections.abc import Iterable

from baohuang.cards.notation import NotationError
from baohuang.engine.deal import Deal, Refused
from baohuang.engine.lowering import lower
from baohuang.engine.setup import deal_hands, new_deal
from baohuang.records.acts import perform
from baohuang.records.fault import BadRequest
from baohuang.records.hands import bind_piles, read_cards
from baohuang.records.positions import deal_at, require_in_seats
from baohuang.records.referee.answers import StateAnswer
from baohuang.records.referee.requests import DealRequest, PositionRequest
from baohuang.records.referee.state import state_of
from baohuang.rulesets.registry import ruleset


class IllegalAction(Exception):
    """The action at index `at` was refused with `code`."""

    def __init__(self, at: int, error: NotationError | Refused) -> None:
        super().__init__(str(error))
        self.at = at
        self.code = error.code


def deal(request: DealRequest) -> StateAnswer:
    """The state after the last action. Raises `IllegalAction` and what `fault.FAULTS` lists."""
    return follow(begin(request), request.actions)


def position(request: PositionRequest) -> StateAnswer:
    """As `deal`, from a lead on."""
    return follow(deal_at(request), request.actions)


def begin(request: DealRequest) -> Deal:
    """The deal at its first question."""
    rules = ruleset(request.rules, request.options)
    program = lower(rules)
    require_in_seats(program, [request.starter])
    if (request.seed is None) == (request.hands is None):
        raise BadRequest("a deal has either a `seed` or `hands`")
    if request.kitty and (request.hands is None or not program.kitty_size):
        raise BadRequest("only hands of a ruleset with a kitty have one")
    if request.hands is None:
        return new_deal(rules, request.seed or 0, request.starter)
    if len(request.hands) != rules.seats:
        raise BadRequest(f"{rules.seats} hands are needed, not {len(request.hands)}")
    piles = [read_cards(text, program) for text in (*request.hands, request.kitty)]
    if len(piles[-1]) > program.kitty_size + program.aside:
        raise BadRequest("there are more cards in the kitty than a deal leaves over")
    *hands, left = bind_piles(piles, list(program.deck))
    return deal_hands(rules, hands, request.starter, left[: program.kitty_size])


def follow(deal: Deal, actions: Iterable[str]) -> StateAnswer:
    """Do all the actions, or stop at the first illegal one."""
    for at, action in enumerate(actions):
        try:
            perform(deal, action)
        except (NotationError, Refused) as error:
            raise IllegalAction(at, error) from error
    return state_of(deal)
