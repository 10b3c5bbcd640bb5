"""Replaying a record, to any point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from baohuang.cards.notation import NotationError
from baohuang.engine.deal import Deal, Refused
from baohuang.engine.events import Event
from baohuang.engine.lowering import lower
from baohuang.engine.match import next_starter
from baohuang.engine.setup import BadHands, deal_hands, new_deal
from baohuang.records.acts import perform
from baohuang.records.fault import BadRecord
from baohuang.records.hands import read_cards
from baohuang.records.record import Record
from baohuang.rulesets.registry import ruleset
from baohuang.rulesets.specs import Ruleset


class Step(NamedTuple):
    """After `done` actions: what the last of them brought about, and the deal, which goes on changing."""

    done: int
    events: list[Event]
    deal: Deal


def replay(record: Record, upto: int | None = None) -> Deal:
    """The deal after the first `upto` actions, after all of them when None.

    Raises `BadRecord` at an action that the rules do not allow, `IndexError` for a point beyond the
    end, and what `begin` raises.
    """
    wanted = len(record.actions) if upto is None else upto
    if not 0 <= wanted <= len(record.actions):
        raise IndexError(f"the record has {len(record.actions)} actions, so no point {wanted}")
    return next(step.deal for step in steps(record) if step.done == wanted)


def steps(record: Record) -> Iterator[Step]:
    """The deal before the first action and after each. It is one object, which changes from step to step."""
    deal = begin(record)
    yield Step(0, deal.opening, deal)
    for at, action in enumerate(record.actions):
        try:
            events = perform(deal, action)
        except (NotationError, Refused) as error:
            raise BadRecord(f"actions[{at}]", f"{action!r} is refused: {error}") from error
        yield Step(at + 1, events, deal)


def begin(record: Record) -> Deal:
    """The deal at its first question.

    Raises `UnknownRules`, `OptionError`, or `BadRecord` for cards that the deck does not have and
    for a version of the ruleset that is not the one at hand.
    """
    rules = ruleset(record.rules, record.options)
    if record.version != rules.version:
        raise BadRecord("version", f"{record.rules} is at version {rules.version} here, not {record.version}")
    seed = record.shuffled_with
    if seed is not None:
        _require_starter(record, rules)
        if record.luck is not None and len(record.luck) != rules.seats:
            raise BadRecord("luck", f"{rules.seats} words are needed, not {len(record.luck)}")
        return new_deal(rules, seed, record.starter)
    return _lay_out(record, rules)


def _lay_out(record: Record, rules: Ruleset) -> Deal:
    hands = record.hands or ()
    if len(hands) != rules.seats:
        raise BadRecord("hands", f"{rules.seats} hands are needed, not {len(hands)}")
    _require_starter(record, rules)
    program = lower(rules)
    try:
        cards = [read_cards(hand, program) for hand in (*hands, record.kitty)]
        return deal_hands(rules, cards[:-1], record.starter or 0, cards[-1])
    except (NotationError, BadHands, IndexError) as error:
        raise BadRecord("hands", str(error)) from error


def _require_starter(record: Record, rules: Ruleset) -> None:
    if record.starter is not None and record.starter >= rules.seats:
        raise BadRecord("starter", f"no seat {record.starter}")


class Next(NamedTuple):
    """How a match goes on after a deal: who starts, the deal's number, how many void ones before it."""

    starter: int
    number: int
    redeal: int


def next_in_match(record: Record) -> Next:
    """The step after a whole record. Raises `ValueError` where the deal has not ended.

    After a void deal the same starter deals again; else the emperor starts (RULES §2).
    """
    deal = replay(record)
    starter = next_starter(deal)
    if deal.phase is deal.program.void:
        return Next(starter, record.number, record.redeal + 1)
    return Next(starter, record.number + 1, 0)
