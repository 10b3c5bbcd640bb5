"""Tactical cases: positions with the play, or the plays, that a good player would choose, and why.

`cases.jsonl` holds one case a line. A position is one of the referee's; declarations come from a deal
laid out by hand. `clauses` are those of the register that a case illustrates.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from baohuang.bots.base import Bot
from baohuang.bots.driver import decide
from baohuang.cards.notation import parse_cards
from baohuang.engine.deal import Deal
from baohuang.engine.setup import deal_hands
from baohuang.engine.text import act, format_action
from baohuang.records.positions import Position, deal_at
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset


class Layout(msgspec.Struct, frozen=True):
    """A deal laid out by hand, from its first question on; hands and kitty in notation."""

    rules: str
    hands: list[str]
    starter: int = 0
    kitty: str = ""
    options: dict[str, Value] = {}


class Case(msgspec.Struct, frozen=True):
    """One case. `actions` lead from the position or deal to the question; `best` answers it."""

    id: str
    clauses: list[str]
    reason: str
    actions: list[str]
    best: list[str]
    position: Position | None = None
    deal: Layout | None = None

    @property
    def rules(self) -> str:
        """The ruleset."""
        place: Any = self.position or self.deal
        return str(place.rules)


@lru_cache(maxsize=1)
def cases() -> tuple[Case, ...]:
    """All cases, in the order of the file."""
    text = files(__name__).joinpath("cases.jsonl").read_text("utf-8")
    return tuple(msgspec.json.decode(line, type=Case) for line in text.splitlines())


def deal_of(case: Case) -> Deal:
    """The deal at the question of a case."""
    if case.position is not None:
        deal = deal_at(case.position)
    elif case.deal is not None:
        layout = case.deal
        hands = [parse_cards(hand) for hand in layout.hands]
        deal = deal_hands(ruleset(layout.rules, layout.options), hands, layout.starter, parse_cards(layout.kitty))
    else:
        raise ValueError(f"{case.id} has neither a position nor a deal")
    for action in case.actions:
        act(deal, int(action[0]), action[2:])
    return deal


def answer(case: Case, bot: Bot) -> str:
    """What a bot does there, without the seat."""
    deal = deal_of(case)
    seat = deal.to_act()[0]
    return format_action(deal, decide(deal, seat, bot, Random(case.id)))


def solves(case: Case, bot: Bot) -> bool:
    """Whether the bot chooses one of the best."""
    return answer(case, bot) in case.best


def score(bot: Bot, chosen: Iterable[Case]) -> int:
    """How many cases a bot solves."""
    return sum(solves(case, bot) for case in chosen)
