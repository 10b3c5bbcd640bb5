"""The playout: the engine's own loop plays what `legal` and `apply` would."""

from random import Random

import pytest

from baohuang.engine.deal import Deal
from baohuang.engine.playout import play_out
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.engine.tables import position, state


@pytest.mark.parametrize("rules_id", RULESETS)
def test_it_plays_as_legal_and_apply_do(rules_id: str) -> None:
    """The same choices lead to the same deal; it counts them, draws for open ones alone, tells nothing."""
    fast, slow = new_deal(ruleset(rules_id), seed=6), new_deal(ruleset(rules_id), seed=6)
    decisions = play_out(fast, Random(1))
    rng = Random(1)
    turns = 0
    for seat in slow.turns():
        assert seat == slow.to_act()[0]
        actions = slow.legal(seat)
        slow.apply(seat, actions[int(rng.random() * len(actions))] if len(actions) > 1 else actions[0])
        turns += 1
    assert turns == decisions
    laid = [sorted(cards) for cards in fast.history_cards]
    assert (laid, fast.history_seats) == (slow.history_cards, slow.history_seats)
    assert (slow.to_act(), fast.result(), fast.events) == ([], slow.result(), None)


def test_a_policy_chooses() -> None:
    """It sees the deal, the seat and the legal actions."""
    asked: list[tuple[int, int]] = []

    def highest(deal: Deal, seat: int, actions: list[int]) -> int:
        assert actions == list(deal.legal(seat))
        asked.append((seat, len(actions)))
        return max(actions)

    deal = position("qingdao", "9c", "Tc5c", "Jc", "Qc5d", "Kc5h", guard=1)
    assert play_out(deal, Random(0), highest) == len(asked)
    assert asked[0] == (0, 1)
    assert deal.phase.name == "over"


def test_nothing_is_left_to_play() -> None:
    """A deal that is over, or void, stays as it is."""
    deal = position("qingdao", "9c", "Tc", "Jc", "Qc", "Kc", guard=1)
    play_out(deal, Random(0))
    before = state(deal)
    assert play_out(deal, Random(0)) == 0
    assert state(deal) == before


@pytest.mark.parametrize("rules_id", RULESETS)
def test_a_policy_decides_before_the_lead_too(rules_id: str) -> None:
    """Always the first that is offered: every phase is asked."""
    phases = set()

    def first(deal: Deal, seat: int, actions: list[int]) -> int:
        phases.add(deal.phase.name if seat in deal.to_act() else "nobody's")
        return actions[0]

    play_out(new_deal(ruleset(rules_id), seed=1), Random(0), first)
    assert "play" in phases
    assert len(phases) > 1
