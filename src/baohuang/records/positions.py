"""Positions: a deal that stands at a lead, with hands of any size.

A position starts in the play phase: no phase before the first lead is run, and no card of an earlier
trick is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from baohuang.cards.kinds import GUARD_CARD, MARKED_SMALL
from baohuang.cards.notation import card_name, format_cards
from baohuang.engine.deal import (
    GRABBED_SOLO,
    HIDDEN_SOLO,
    NOBODY,
    NOT_SOLO,
    OPEN_SOLO,
    Deal,
    bits_of,
)
from baohuang.engine.lowering import lower
from baohuang.engine.program import Program
from baohuang.plays.holding import holding_of
from baohuang.records.fault import BadRequest
from baohuang.records.hands import bind_piles, deck_with_guard_card, read_cards, read_named
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Discard, Grab, Name
from baohuang.views.observe import seats_of

Solo = Literal["open", "hidden", "grab"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Factor = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]

SOLO_NUMBERS: Final[dict[str, int]] = {"open": OPEN_SOLO, "hidden": HIDDEN_SOLO, "grab": GRABBED_SOLO}
SOLO_NAMES: Final[dict[int, Solo | None]] = {
    NOT_SOLO: None,
    OPEN_SOLO: "open",
    HIDDEN_SOLO: "hidden",
    GRABBED_SOLO: "grab",
}


class Position(msgspec.Struct, kw_only=True, frozen=True):
    """As REFEREE.md's `position` has it. Seats 0…4 in play order; `hands` as notation, by seat."""

    rules: str
    hands: list[str]
    emperor: SeatNumber
    guard: SeatNumber | None
    leader: SeatNumber
    options: dict[str, Any] = {}
    solo: Solo | None = None
    named: str | None = None
    multiplier: Factor | None = None
    out: list[SeatNumber] = []
    revealed: bool = False
    passed: list[SeatNumber] = []
    discards: str = ""


def deal_at(position: Position) -> Deal:
    """The deal in this position. One that is decided already is over.

    Raises `BadRequest` for seats that contradict each other or the hands, and what reading rules and
    cards raises.
    """
    program = lower(ruleset(position.rules, position.options))
    solo = require_sides(program, position.emperor, position.guard, position.solo)
    _require_seats(program, position)
    piles = [read_cards(text, program) for text in (*position.hands, position.discards)]
    named = NOBODY if position.named is None else read_named(position.named, program)
    *hands, discards = bind_piles(piles, deck_with_guard_card(program))

    deal = Deal(program, position.emperor)
    deal.holdings = [holding_of(hand) for hand in hands]
    deal.emperor = position.emperor
    deal.guard = NOBODY if position.guard is None else position.guard
    deal.solo = solo
    deal.revealed = position.revealed or solo in (OPEN_SOLO, GRABBED_SOLO)
    deal.fixed_multiplier = position.multiplier or 0
    deal.called = named
    deal.named = named
    deal.tell_tale = _telling_card(program, named)
    deal.discards = sorted(discards)
    deal.out = list(position.out)
    deal.active &= ~bits_of(position.out)
    deal.leader = position.leader
    deal.step = len(program.plan)
    deal.phase.enter(deal)
    if deal.phase is program.play:
        _require_leader(deal, position)
        deal.passed = bits_of(position.passed)
    return deal


def require_sides(program: Program, emperor: int, guard: int | None, solo: Solo | None) -> int:
    """The engine's number of the solo. Raises `BadRequest` for sides that these rules cannot have."""
    require_in_seats(program, [emperor] if guard is None else [emperor, guard])
    if guard == emperor:
        raise BadRequest("the emperor is not the guard")
    if not program.sides:
        _require_named_guard(program, guard, solo)
        return NOT_SOLO
    if guard is not None:
        if solo is not None:
            raise BadRequest("a solo has no guard")
        return NOT_SOLO
    if solo == "grab" and program.rules.phase(Grab) is None:
        raise BadRequest(f"nobody grabs in {program.rules.id}")
    return SOLO_NUMBERS[solo or "hidden"]


def _require_named_guard(program: Program, guard: int | None, solo: Solo | None) -> None:
    if solo is not None:
        raise BadRequest(f"{program.rules.id} has no solo")
    name = program.rules.phase(Name)
    if guard is not None and name is None:
        raise BadRequest("a dictator has no guard")
    if guard is None and isinstance(name, Name) and not name.swap:
        raise BadRequest("there is a guard")


def require_in_seats(program: Program, seats: Iterable[int]) -> None:
    """Raise `BadRequest` for a seat that the ruleset does not have."""
    for seat in seats:
        if not 0 <= seat < program.seats:
            raise BadRequest(f"no seat {seat}")


def require_distinct(program: Program, seats: Sequence[int]) -> None:
    """Raise `BadRequest` where a list of seats names one twice or one that is not there."""
    require_in_seats(program, seats)
    if len(set(seats)) != len(seats):
        raise BadRequest("a seat is named twice")


def _require_seats(program: Program, position: Position) -> None:
    if len(position.hands) != program.seats:
        raise BadRequest(f"{program.seats} hands are needed, not {len(position.hands)}")
    require_in_seats(program, [position.leader])
    require_distinct(program, position.out)
    require_distinct(program, position.passed)
    empty = {seat for seat, hand in enumerate(position.hands) if not hand}
    if empty != set(position.out):
        raise BadRequest("`out` names the seats with empty hands, in order")
    if position.discards and program.rules.phase(Discard) is None:
        raise BadRequest(f"nothing is discarded in {program.rules.id}")
    if position.multiplier not in (None, 1) and not program.sides:
        raise BadRequest(f"nothing is doubled in {program.rules.id}")


def _require_leader(deal: Deal, position: Position) -> None:
    if not deal.is_active(position.leader):
        raise BadRequest("the leader is out")
    if position.leader in position.passed:
        raise BadRequest("the leader has not passed")


def _telling_card(program: Program, named: int) -> int:
    """The card whose play reveals the guard, or a solo emperor."""
    if not program.sides:
        return named
    return MARKED_SMALL if program.marked_guard else GUARD_CARD


def position_of(deal: Deal) -> Position:
    """The position of a deal that stands at a lead. Raises `ValueError` elsewhere."""
    if deal.phase is not deal.program.play or deal.top:
        raise ValueError("only a lead is a position")
    if deal.smothered:
        raise ValueError("a position has no smothered seats")
    return Position(
        rules=deal.program.rules.id,
        hands=[format_cards(held.kinds()) for held in deal.holdings],
        emperor=deal.emperor,
        guard=None if deal.guard == NOBODY else deal.guard,
        leader=deal.leader,
        options=dict(deal.program.rules.options),
        solo=SOLO_NAMES[deal.solo],
        named=None if deal.named == NOBODY else card_name(deal.named),
        multiplier=deal.multiplier(public=False),
        out=list(deal.out),
        revealed=deal.revealed,
        passed=seats_of(deal.passed),
        discards=format_cards(deal.discards),
    )
