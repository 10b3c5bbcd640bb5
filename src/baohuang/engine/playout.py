"""`play_out`: a deal to its end in the engine's own loop, at random or by a policy."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mypy_extensions import i64

from baohuang.engine.actions import PASS
from baohuang.engine.deal import Deal
from baohuang.engine.trick import lay, lay_pass, play_actions

Policy = Callable[[Deal, int, list[int]], int]
"""Given the deal, the seat and its legal actions, one of them."""


def play_out(deal: Deal, rng: Random, policy: Policy | None = None) -> int:
    """Play on until nobody has to act; returns the number of decisions.

    Without a policy every legal action is equally likely, and one alone takes no number of `rng`.
    Changes `deal`; records no events.
    """
    deal.events = None
    play = deal.program.play
    draw = rng.random
    decisions = 0
    while True:
        if deal.phase is play:
            if policy is None:
                play_at_random(deal, draw)
            else:
                seat = deal.turn
                apply_play(deal, policy(deal, seat, list(play_actions(deal))))
        else:
            seats = deal.phase.actors(deal)
            if not seats:
                return decisions
            answer(deal, seats[0], rng, policy)
        decisions += 1


def play_at_random(deal: Deal, draw: Callable[[], float]) -> None:
    """One of the legal plays, a pass among them when following; `draw` gives 0 ≤ x < 1."""
    actions = play_actions(deal)
    count: int = len(actions)
    at: int = 0
    if count > 1:
        at = int(draw() * count)
    apply_play(deal, actions[at])


def apply_play(deal: Deal, action: i64) -> None:
    """A legal play or pass of the seat whose turn it is."""
    seat = deal.turn
    if action == PASS:
        lay_pass(deal, seat)
    else:
        lay(deal, seat, action, deal.grammar.spend(action, deal.holdings[seat], deal.named))


def answer(deal: Deal, seat: int, rng: Random, policy: Policy | None) -> None:
    """One declaration."""
    actions = deal.phase.actions(deal, seat)
    if policy is None:
        action = actions[int(rng.random() * len(actions)) if len(actions) > 1 else 0]
    else:
        action = policy(deal, seat, list(actions))
    deal.phase.act(deal, seat, action)
