"""`play_out`: a deal to its end in the engine's own loop, at random or by a policy."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from baohuang.engine.deal import Deal
from baohuang.engine.trick import lay, lay_pass, play_actions

Policy = Callable[[Deal, int, list[int]], int]
"""Given the deal, the seat and its legal actions, one of them."""


def play_out(deal: Deal, rng: Random, policy: Policy | None = None) -> int:
    """Play on until nobody has to act; returns the number of decisions.

    Without a policy every legal action is equally likely. Changes `deal`; records no events.
    """
    deal.events = None
    random = rng.random
    play = deal.program.play
    grammar = deal.grammar
    decisions = 0
    while True:
        if deal.phase is play:
            if deal.turn < 0:
                return decisions
            actions = play_actions(deal)
            seat = deal.turn
            if policy is None:
                action = actions[int(random() * len(actions))]
            else:
                action = policy(deal, seat, actions)
            decisions += 1
            if action == 0:
                lay_pass(deal, seat)
            else:
                lay(deal, seat, action, grammar.spend(action, deal.holdings[seat], deal.named))
        else:
            seats = deal.phase.actors(deal)
            if not seats:
                return decisions
            decisions += answer(deal, seats[0], rng, policy)


def answer(deal: Deal, seat: int, rng: Random, policy: Policy | None) -> int:
    """One declaration before the lead."""
    actions = deal.phase.actions(deal, seat)
    if policy is None:
        action = actions[int(rng.random() * len(actions))]
    else:
        action = policy(deal, seat, list(actions))
    deal.phase.act(deal, seat, action)
    return 1
