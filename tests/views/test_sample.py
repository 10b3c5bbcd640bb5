"""What `sample` refuses, and that a world can be played on."""

from random import Random

import pytest

from baohuang.cards.notation import parse_cards
from baohuang.engine.playout import play_out
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.observe import observe
from baohuang.views.remember import recall
from baohuang.views.sample import NoWorld, Sampler, sample
from tests.views.small_decks import small_deal
from tests.views.test_observe import HIDDEN_SOLO, after


def test_a_view_without_memory_is_refused() -> None:
    """What is sent to a browser is not enough."""
    deal = new_deal(ruleset("weihai"), 1)
    with pytest.raises(ValueError, match="memory"):
        sample(observe(deal, 0), Random(0))


def test_a_deal_that_is_over_is_refused() -> None:
    """Nothing is left to decide."""
    deal = new_deal(ruleset("weihai"), 1)
    play_out(deal, Random(0))
    with pytest.raises(ValueError, match="over"):
        sample(recall(deal, 0), Random(0))


def test_a_view_that_contradicts_its_deck_is_refused() -> None:
    """Five of a kind cannot be."""
    view = recall(new_deal(ruleset("weihai"), 1), 0)
    assert view.memory is not None
    view.memory.hand = list(parse_cards("9c9c9c9c9c"))
    with pytest.raises(ValueError, match="more of a kind"):
        sample(view, Random(0))
    view.memory.hand = []
    view.memory.sizes = [0, 500, 0, 0, 0]
    with pytest.raises(ValueError, match="more cards"):
        sample(view, Random(0))


def test_a_view_that_nothing_fits_is_refused_in_the_end() -> None:
    """Nobody buys twice."""
    deal = small_deal("weifang", "3sE 3s4c 3h 3d3h2c 3c")
    view = recall(deal, 0)
    assert view.memory is not None
    view.memory.bought = [(2, 1, -1, -1), (2, 3, -1, -1)]
    with pytest.raises(NoWorld):
        sample(view, Random(0), deal.program.rules)


def test_the_same_rng_gives_the_same_world() -> None:
    """A bot with a seed decides the same again."""
    view = recall(new_deal(ruleset("classic108"), 3), 2)
    one, other = sample(view, Random(5)), Sampler(view).draw(Random(5))
    assert [held.kinds() for held in one.holdings] == [held.kinds() for held in other.holdings]


def test_a_disguised_phase_is_sampled_as_it_looks() -> None:
    """Where an emperor may be choosing a solo, a world with both marked cards has a hidden one."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), "0 enthrone")
    sampler = Sampler(recall(deal, 1), deal.program.rules)
    worlds = [sampler.draw(Random(seed)) for seed in range(20)]
    assert {(world.phase.name, world.guard == -1, world.solo) for world in worlds} == {
        ("open", True, 2),
        ("open", False, 0),
    }
    after(deal, *HIDDEN_SOLO[1:])
    assert sample(recall(deal, 0), Random(0), deal.program.rules).solo == 2


@pytest.mark.parametrize("rules_id", sorted(RULESETS))
def test_a_world_is_played_to_its_end(rules_id: str) -> None:
    """From every phase, for every seat."""
    for seed in range(20):
        rng = Random(seed)
        deal = new_deal(ruleset(rules_id), seed)
        for _ in range(rng.randrange(30)):
            if deal.to_act():
                seat = rng.choice(deal.to_act())
                actions = deal.legal(seat)
                deal.apply(seat, actions[rng.randrange(len(actions))])
        if deal.to_act():
            world = sample(recall(deal, seed % 5), rng)
            play_out(world, rng)
            assert world.phase.name in {"over", "void"}
            assert deal.to_act()
