"""No bot's answer depends on what its seat cannot know."""

from random import Random

import pytest

from baohuang.bots.driver import decide
from baohuang.bots.registry import bot
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.remember import recall
from baohuang.views.sample import NoWorld, Sampler


@pytest.mark.parametrize("name", ["random", "greedy", "heuristic", "easy"])
@pytest.mark.parametrize("rules", RULESETS)
def test_what_is_hidden_does_not_matter(name: str, rules: str) -> None:
    """With all that a seat cannot see dealt anew, it does the same, in every phase of a deal."""
    deal = new_deal(ruleset(rules), seed=29)
    player = bot(name)
    rng = Random(5)
    steps = 0
    while deal.to_act():
        seat = deal.to_act()[0]
        chosen = decide(deal, seat, player, Random(steps))
        if steps % 7 == 0 or deal.phase.name != "play":
            try:
                world = Sampler(recall(deal, seat)).draw(rng)
            except NoWorld:
                world = deal
            if seat in world.to_act():
                assert decide(world, seat, player, Random(steps)) == chosen
        deal.apply(seat, chosen)
        steps += 1
    assert steps > 30
