"""Who answers for a seat: a bot of a table remembers what its seat has seen, and is never given the deal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from baohuang.bots.greedy_bot import GreedyBot
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from baohuang.server.hints import sensible_plays
from baohuang.server.live import LiveDeal
from baohuang.server.specs import Pace
from baohuang.server.stand_ins import StandIns
from baohuang.views.sample import sample
from baohuang.views.view import SeatView


class Witness:
    """A greedy bot that keeps every view it was given."""

    name = "witness"

    def __init__(self) -> None:
        self.bot = GreedyBot()
        self.views: list[SeatView] = []

    def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
        """As the greedy bot does."""
        self.views.append(view)
        return self.bot.act(view, actions, rng)


def test_a_bot_at_a_table_remembers() -> None:
    """All plays so far are in its memory, so that worlds can be sampled from it; what is sent holds no memory."""
    witness = Witness()
    stand_ins = StandIns({"witness": witness}, b"secret", Pace())
    live = LiveDeal(new_deal(ruleset("weihai", {}), 1))
    for version in range(60):
        if live.finished:
            break
        seat = live.asked()[0]
        live.act(seat, stand_ins.choose(live, seat, "witness", version))
    last = witness.views[-1]
    assert last.memory is not None
    assert len(last.memory.moved) > 20
    assert sample(last, Random(1)).seats == 5
    assert last.viewer is not None
    assert live.view(last.viewer).memory is None


def test_hints_are_for_the_seat_in_turn() -> None:
    live = LiveDeal(new_deal(ruleset("classic108", {}), 3))
    stand_ins = StandIns({"greedy": GreedyBot()}, b"secret", Pace())
    while live.deal.phase is not live.deal.program.play:
        seat = live.asked()[0]
        live.act(seat, stand_ins.choose(live, seat, "greedy", 1))
    (seat,) = live.asked()
    assert sensible_plays(live, seat)
    assert sensible_plays(live, (seat + 1) % 5) == ()
