"""Invariant 4: answers are sealed until all are in, and their order does not matter."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.engine.deal import Deal
from baohuang.engine.events import Answered, Event
from baohuang.rulesets.specs import Ruleset
from tests.engine.tables import state
from tests.properties.rooms import ROOM_NAMES, ROOMS
from tests.properties.walks import decisions, small_deal

FEW = settings(max_examples=max(3, settings.default.max_examples // 20))  # type: ignore[union-attr]
HANGING = [(rules, name) for rules, name in zip(ROOMS, ROOM_NAMES, strict=True) if not rules.clockwise]


def answer_all(deal: Deal, order: tuple[int, ...], answers: dict[int, int]) -> list[Event]:
    """Answer in this order; what everybody learns in the end. Nothing is told before the last answer."""
    told: list[Event] = []
    for at, seat in enumerate(order):
        assert deal.to_act() == sorted(order[at:])
        events = deal.apply(seat, answers[seat])
        told = [event for event in events if not isinstance(event, Answered)]
        assert at == len(order) - 1 or told == []
    return told


@pytest.mark.parametrize("rules", [rules for rules, _ in HANGING], ids=[name for _, name in HANGING])
@FEW
@given(seed=st.integers(0, 2**32))
def test_answers_commute(rules: Ruleset, seed: int) -> None:
    """Grab, open, rebel, kick: every order (of five seats some) leads to the same deal and the same events."""
    rng = Random(seed)
    deal = small_deal(rules, rng)
    for _ in decisions(deal, rng):
        asked = deal.to_act()
        if len(asked) < 2:
            continue
        answers = {seat: rng.choice(list(deal.legal(seat))) for seat in asked}
        orders = list(permutations(asked))
        first = deal.clone()
        told = answer_all(first, orders[0], answers)
        for order in rng.sample(orders, min(6, len(orders))):
            other = deal.clone()
            assert answer_all(other, order, answers) == told
            assert state(other) == state(first)


@pytest.mark.parametrize("rules", [rules for rules, _ in HANGING], ids=[name for _, name in HANGING])
def test_a_sealed_answer_opens_nothing(rules: Ruleset) -> None:
    """What the other seats may do does not depend on an answer that is still sealed."""
    rng = Random(5)
    deal = small_deal(rules, rng)
    for seat in decisions(deal, rng):
        asked = deal.to_act()
        if len(asked) > 1:
            others = [other for other in asked if other != seat]
            before = [list(deal.legal(other)) for other in others]
            for action in deal.legal(seat):
                after = deal.clone()
                after.apply(seat, action)
                assert [list(after.legal(other)) for other in others] == before
                assert after.check(seat, action) == "already-answered"
