"""Deals in mid-play, written as the referee's positions, and what bots answer there."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from baohuang.bots.base import Bot
from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.engine.deal import Deal
from baohuang.engine.setup import new_deal
from baohuang.engine.text import act, format_action
from baohuang.records.positions import Position, deal_at
from baohuang.rulesets.registry import ruleset


def at(*actions: str, **position: Any) -> Deal:
    """The deal at a position (its fields as REFEREE.md names them) after some actions, ``"0 play 9"``."""
    deal = deal_at(msgspec.convert(position, Position))
    for action in actions:
        act(deal, int(action[0]), action[2:])
    return deal


def in_play(rules: str, seed: int = 8, moves: int = 30) -> Deal:
    """A deal of greedy bots, some moves into the play."""
    deal = new_deal(ruleset(rules), seed)
    while deal.to_act() and len(deal.history_seats) < moves:
        seat = deal.to_act()[0]
        deal.apply(seat, decide(deal, seat, bot("greedy"), Random(1)))
    return deal


def answer_of(deal: Deal, player: Bot) -> str:
    """What `player` does for the seat to act, in words."""
    seat = deal.to_act()[0]
    return format_action(deal, decide(deal, seat, player, Random(7)))
