"""The search bot: worlds that fit its view, a budget by count, results that repeat."""

from random import Random

import pytest

from baohuang.bots.driver import decide
from baohuang.bots.registry import UnknownBot, bot
from baohuang.bots.rollout import roll_out
from baohuang.bots.search_bot import Budget, SearchBot
from baohuang.bots.sight import Sight
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.observe import observe
from baohuang.views.remember import recall
from tests.bots.table import answer_of, at, in_play

SMALL = Budget(worlds=4, candidates=3)


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("moves", [0, 40])
def test_a_roll_out_ends(rules: str, moves: int) -> None:
    """From any point of a deal it comes to points that the engine accepts as an end."""
    deal = in_play(rules, moves=moves)
    before = [held.size for held in deal.holdings]
    world = deal.clone()
    roll_out(world)
    assert world.phase.name == "over"
    assert [held.size for held in deal.holdings] == before


@pytest.mark.parametrize("rules", RULESETS)
def test_a_roll_out_plays_legally_from_the_first_question(rules: str) -> None:
    for seed in range(6):
        deal = new_deal(ruleset(rules), seed)
        roll_out(deal)
        assert deal.phase.name in ("over", "void")


@pytest.mark.parametrize("rules", RULESETS)
def test_the_same_budget_finds_the_same(rules: str) -> None:
    """By count and with the same random numbers the answer repeats, and it is legal."""
    deal = in_play(rules)
    seat = deal.to_act()[0]
    player = SearchBot(SMALL)
    first = decide(deal, seat, player, Random(3))
    assert first == decide(deal, seat, player, Random(3))
    assert deal.check(seat, first) is None


def test_the_roots_tell_what_was_tried() -> None:
    """Each candidate with its worlds, its points and the heuristic's value; the best first."""
    deal = in_play("weihai", moves=41)
    seat = deal.to_act()[0]
    actions = deal.legal(seat)
    roots = SearchBot(SMALL).roots(Sight(recall(deal, seat)), actions, Random(3))
    assert {root.action for root in roots} <= set(actions)
    assert roots[0].worlds == SMALL.worlds or len(roots) == 1


def test_a_view_without_memory_gets_the_heuristics_answer() -> None:
    deal = in_play("weihai", moves=41)
    seat = deal.to_act()[0]
    view, actions = observe(deal, seat), deal.legal(seat)
    assert SearchBot(SMALL).act(view, actions, Random(1)) == bot("heuristic").act(view, actions, Random(1))


def test_time_ends_a_search() -> None:
    """With a clock that leaps, one world is enough."""
    ticks = iter(range(0, 10_000, 10))
    player = SearchBot(Budget(worlds=50, candidates=3, seconds=1.0), clock=lambda: float(next(ticks)))
    deal = in_play("weihai", moves=41)
    seat = deal.to_act()[0]
    roots = player.roots(Sight(recall(deal, seat)), deal.legal(seat), Random(3))
    assert max(root.worlds for root in roots) <= 1


def test_it_goes_out_at_once() -> None:
    hands = ["7799KK", "88g", "QQ", "88KKAA", "TTJJQQ"]
    deal = at("0 play 99", "1 pass", rules="weihai", hands=hands, emperor=0, guard=1, leader=0, revealed=True)
    assert answer_of(deal, SearchBot(SMALL)) == "play QQ"


def test_a_budget_stands_in_the_name() -> None:
    """For arenas of several budgets; what is no number of worlds is no bot."""
    player = bot("throne-48")
    assert isinstance(player, SearchBot)
    assert (player.name, player.budget.worlds, player.on_throne_only) == ("throne-48", 48, True)
    for name in ("search-0", "search-x", "search-100000", "throne"):
        with pytest.raises(UnknownBot):
            bot(name)


def test_off_the_throne_it_need_not_search() -> None:
    """The seat that is not emperor does as the heuristic does, and draws no world."""
    deal = at(
        "0 play KK", rules="weihai", hands=["66KKW", "777888999g", "7788", "TTJJ", "QQ88"], emperor=0, guard=1, leader=0
    )
    rng = Random(1)
    before = rng.getstate()
    assert decide(deal, 1, bot("throne-4"), rng) == decide(deal, 1, bot("heuristic"), rng)
    assert rng.getstate() == before
