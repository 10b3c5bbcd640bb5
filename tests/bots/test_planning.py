"""Hand planning: the fewest leads that empty a hand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.bots.planning import EXACT, fewest_leads, good_plan, plan, ranks_of
from baohuang.cards.notation import parse_cards
from baohuang.engine.lowering import lower
from baohuang.plays.grammar import Grammar
from baohuang.plays.holding import holding_of
from baohuang.rulesets.registry import ruleset


def grammar(rules: str) -> Grammar:
    """The grammar of a ruleset."""
    return lower(ruleset(rules)).grammar


@pytest.mark.parametrize(
    ("rules", "hand", "leads"),
    [
        ("weihai", "7d7c7h8cWW", 2),
        ("weihai", "WwE", 1),
        ("weihai", "6c6d7c", 2),
        ("weihai", "6c6dWW", 2),
        ("qingdao", "3c4c4d5c2c2dG", 4),
        ("classic108", "3c4d5h6s7c", 1),
        ("classic108", "3c3d3h4c", 1),
        ("classic108", "3c3d3h4c4d4hJcQs", 1),
        ("classic108", "wW", 1),
        ("classic108", "7c7d7h7s4c", 2),
        ("classic108", "", 0),
    ],
)
def test_fewest_leads(rules: str, hand: str, leads: int) -> None:
    """Whole ranks, jokers hung on, held-back cards apart; runs, wings and the rocket."""
    assert fewest_leads(holding_of(parse_cards(hand)), grammar(rules)) == leads


@pytest.mark.parametrize("rules", ["qingdao", "weifang", "weihai", "classic108"])
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_a_plan_can_be_played(rules: str, data: st.DataObject) -> None:
    """Led one after the other, the sets are legal and empty the hand."""
    cards = ruleset(rules).deck.cards()
    hand = data.draw(st.lists(st.sampled_from(cards), min_size=1, max_size=EXACT, unique=False))
    held = holding_of([kind for kind in hand if hand.count(kind) <= cards.count(kind)])
    rules_of_play = grammar(rules)
    for code in plan(held, rules_of_play):
        laid = next(lead for lead in rules_of_play.leads(held, -1) if same_play(lead, code, rules_of_play))
        for kind in rules_of_play.spend(laid, held, -1):
            held.remove(kind)
    assert held.size == 0


def same_play(lead: int, code: int, rules_of_play: Grammar) -> bool:
    """Whether two codes lay the same cards up to suits."""
    bare = [
        [kind >> 2 if kind < 52 else kind - 64 if kind >= 64 else -kind for kind in rules_of_play.tokens(one, -1)]
        for one in (lead, code)
    ]
    return bare[0] == bare[1]


@settings(max_examples=40, deadline=None)
@given(hand=st.lists(st.sampled_from(ruleset("classic108").deck.cards()), min_size=1, max_size=9))
def test_the_quick_plan_is_never_shorter_than_the_exact_one(hand: list[int]) -> None:
    """And at most two leads longer on small hands."""
    held = holding_of([kind for kind in hand if hand.count(kind) <= 2])
    exact = fewest_leads(held, grammar("classic108"))
    quick = len(good_plan(ranks_of(held))) if held.size else 0
    assert exact <= quick <= exact + 2
