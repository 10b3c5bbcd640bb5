"""Every bot: legal under every option, the same answer for the same view, and a deal always ends."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.bots.driver import decide, play_on
from baohuang.bots.registry import BOTS, UnknownBot, bot
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.properties.rooms import drawn_rooms

FAST = ("random", "greedy", "heuristic", "easy")


def rngs(seed: int) -> Sequence[Random]:
    """One generator a seat."""
    return [Random(f"{seed}/{seat}") for seat in range(5)]


@pytest.mark.parametrize("name", FAST)
@settings(max_examples=12, deadline=None)
@given(room=drawn_rooms(), seed=st.integers(0, 10**6))
def test_a_deal_of_bots_ends(name: str, room: tuple[str, dict[str, Value]], seed: int) -> None:
    """Whatever the room, five bots play legal actions until the deal is over or void."""
    deal = new_deal(ruleset(*room), seed)
    play_on(deal, [bot(name)] * deal.seats, rngs(seed))
    assert deal.phase.name in ("over", "void")


@pytest.mark.parametrize("name", FAST)
@pytest.mark.parametrize("rules", RULESETS)
def test_the_same_view_gets_the_same_answer(name: str, rules: str) -> None:
    """A bot keeps nothing between decisions: asked again, or asked a fresh copy, it says the same."""
    deal = new_deal(ruleset(rules), seed=11)
    steps = 0
    while deal.to_act() and steps < 120:
        seat = deal.to_act()[0]
        first = decide(deal, seat, bot(name), Random(steps))
        assert decide(deal, seat, bot(name), Random(steps)) == first
        deal.apply(seat, first)
        steps += 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there are: random, greedy"):
        bot("deep-thought")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_called_what_it_is_called(name: str) -> None:
    assert bot(name).name == name


def test_an_ablation_is_for_the_arena_only() -> None:
    """It answers by its own name and is not offered among the bots."""
    ablated = bot("heuristic-no-belief")
    assert ablated.name == "heuristic-no-belief"
    assert ablated.name not in BOTS
