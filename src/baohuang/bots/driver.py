"""Playing a deal with a bot at every seat, through what each seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from baohuang.bots.base import Bot
from baohuang.engine.deal import Deal
from baohuang.engine.events import Event
from baohuang.views.remember import recall

Listener = Callable[[int, int, list[Event]], None]
"""Told of each action: the seat, the action, and what happened (the full truth)."""


def play_on(deal: Deal, bots: Sequence[Bot], rngs: Sequence[Random], listener: Listener | None = None) -> int:
    """Let the bots of all seats play until the deal is over or void; returns the number of decisions.

    An illegal answer raises `Refused`.

    >>> from baohuang.bots.registry import bot
    >>> from baohuang.engine.setup import new_deal
    >>> from baohuang.rulesets.registry import ruleset
    >>> deal = new_deal(ruleset("weihai"), seed=3)
    >>> decisions = play_on(deal, [bot("greedy")] * 5, [Random(seat) for seat in range(5)])
    >>> deal.phase.name, sum(deal.result()[0])
    ('over', 0)
    """
    decisions = 0
    while True:
        asked = deal.to_act()
        if not asked:
            return decisions
        seat = asked[0]
        action = decide(deal, seat, bots[seat], rngs[seat])
        events = deal.apply(seat, action)
        decisions += 1
        if listener is not None:
            listener(seat, action, events)


def decide(deal: Deal, seat: int, bot: Bot, rng: Random) -> int:
    """What `bot` answers for `seat`, from the seat's view alone."""
    return bot.act(recall(deal, seat), deal.legal(seat), rng)
