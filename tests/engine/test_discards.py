"""`Discards`: counted and unranked, never listed."""

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.notation import format_cards
from baohuang.engine.actions import discard, discarded
from baohuang.engine.discards import Discards
from baohuang.engine.setup import new_deal
from baohuang.plays.holding import holding_of
from baohuang.rulesets.registry import ruleset


@given(st.lists(st.integers(0, 54), max_size=9), st.integers(0, 6))
def test_every_way_once(kinds: list[int], count: int) -> None:
    """As many as there are different choices, each of the right size and held."""
    found = Discards(holding_of(kinds).counts, count)
    expected = {tuple(sorted(choice)) for choice in combinations(kinds, count)}
    listed = [tuple(discarded(action)) for action in found]
    assert len(found) == len(listed) == len(expected)
    assert set(listed) == expected


@given(st.lists(st.integers(0, 54), min_size=3, max_size=9), st.integers(-60, 60))
def test_it_is_a_sequence(kinds: list[int], at: int) -> None:
    """Indices from both ends, slices, membership; beyond them `IndexError`."""
    found = Discards(holding_of(kinds).counts, 3)
    listed = list(found)
    assert found[:] == listed
    assert found[1:7:2] == listed[1:7:2]
    if -len(listed) <= at < len(listed):
        assert found[at] == listed[at]
        assert found[at] in found
    else:
        with pytest.raises(IndexError):
            found[at]


def test_nothing_to_choose_from() -> None:
    assert list(Discards(holding_of([]).counts, 0)) == [discard([])]
    assert len(Discards(holding_of([5, 6]).counts, 3)) == 0


def test_six_of_twenty_six() -> None:
    """A dictator's choice: every member sampled over the whole range passes, and no two are the same."""
    deal = new_deal(ruleset("classic108", {"dictatorship": "on"}), seed=2)
    choices = deal.legal(deal.emperor)
    assert 10_000 < len(choices) <= comb(26, 6) == 230_230
    sampled = [choices[at] for at in range(0, len(choices), len(choices) // 500)]
    assert len(set(sampled)) == len(sampled)
    assert [deal.check(deal.emperor, action) for action in sampled] == [None] * len(sampled)
    assert choices[-1] == choices[len(choices) - 1]


def test_a_deck_of_different_cards_gives_all_combinations() -> None:
    """Three of twenty-four singles."""
    assert len(Discards(holding_of(range(24)).counts, 3)) == comb(24, 3)


@given(st.lists(st.integers(0, 55), max_size=6))
def test_cards_of_a_discard(kinds: list[int]) -> None:
    """The order in which they are laid does not matter."""
    assert discarded(discard(kinds)) == sorted(kinds)
    assert discard(kinds) == discard(list(reversed(kinds)))
    assert format_cards(discarded(discard(kinds))) == format_cards(kinds)
