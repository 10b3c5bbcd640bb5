"""A clone and its original share nothing that either of them changes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.engine.playout import play_out
from baohuang.rulesets.specs import Ruleset
from tests.engine.tables import state
from tests.properties.rooms import ROOM_NAMES, ROOMS
from tests.properties.walks import any_of, decisions, small_deal

FEW = settings(max_examples=max(2, settings.default.max_examples // 30))  # type: ignore[union-attr]


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_a_clone_is_equal_and_independent(rules: Ruleset, seed: int) -> None:
    """From anywhere in a deal: playing one of the two out changes no attribute of the other."""
    rng = Random(seed)
    deal = small_deal(rules, rng)
    for _ in decisions(deal, rng):
        if rng.random() < 0.3:
            before = state(deal)
            clone, second = deal.clone(), deal.clone()
            assert state(clone) == before
            play_out(clone, Random(seed))
            assert (state(deal), state(second)) == (before, before)
            play_out(second, Random(seed))
            assert state(second) == state(clone)


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
def test_the_original_goes_on_without_the_clone(rules: Ruleset) -> None:
    """Every step of the original leaves the clones taken before it as they were."""
    rng = Random(8)
    deal = small_deal(rules, rng)
    taken = []
    for _ in decisions(deal, rng):
        taken.append((deal.clone(), state(deal)))
    for clone, then in taken:
        assert state(clone) == then


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
def test_a_clone_tells_what_the_original_would(rules: Ruleset) -> None:
    """Applied to either, an action has the same events."""
    rng = Random(9)
    deal = small_deal(rules, rng)
    while deal.to_act():
        seat = rng.choice(deal.to_act())
        action = any_of(deal.legal(seat), rng)
        clone = deal.clone()
        assert clone.apply(seat, action) == deal.apply(seat, action)
