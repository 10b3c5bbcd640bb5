"""The audit of a deal finds what is wrong, and nothing in a deal that is right."""

from collections.abc import Callable
from random import Random

import pytest

from baohuang.engine.deal import Deal
from baohuang.engine.events import Event
from baohuang.plays.holding import Holding
from baohuang.records.audit import Fault, audit, cards_of, number_of_cards, random_options
from baohuang.records.recorder import Recorder
from baohuang.records.replay import steps
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.records.deals import random_record


@pytest.mark.parametrize("rules", RULESETS)
def test_a_right_deal_has_no_fault(rules: str) -> None:
    for seed in range(3):
        options = random_options(rules, Random(seed))
        played = audit(rules, options, seed, Random(seed))
        assert played.end in ("over", "void")
        assert played.actions


@pytest.mark.parametrize("rules", RULESETS)
def test_every_card_is_somewhere(rules: str) -> None:
    """From the first question to the end a deal holds its deck, less what lies aside."""
    record = random_record(11, rules)
    spec = ruleset(rules, record.options)
    counts = []
    for step in steps(record):
        counts.append(cards_of(step.deal))
        assert sum(counts[-1]) == number_of_cards(step.deal)
    assert all(one == counts[0] for one in counts)
    aside = step.deal.program.aside
    assert sum(counts[0]) == spec.deck.size() - aside


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda held: held.remove(held.kinds()[0]), "cards came or went"),
        (lambda held: (held.remove(held.kinds()[0]), held.add(held.kinds()[5])), "a card changed into another"),
    ],
)
def test_a_card_that_goes_astray_is_a_fault(
    spoil: Callable[[Holding], object], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record that comes with the fault ends where it was noticed."""
    honest = Recorder.apply

    def spoiling(self: Recorder, seat: int, action: int) -> list[Event]:
        events = honest(self, seat, action)
        if self.length == 5:
            spoil(max(self.deal.holdings, key=lambda held: held.size))
        return events

    monkeypatch.setattr(Recorder, "apply", spoiling)
    with pytest.raises(Fault, match=message) as caught:
        audit("weihai", {}, 1, Random(1))
    assert len(caught.value.record.actions) in (5, 32)


def test_an_exception_of_the_engine_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the engine raises, the record so far comes along."""

    def broken(*_: object) -> Deal:
        raise ZeroDivisionError("broken")

    monkeypatch.setattr("baohuang.records.audit.replay", broken)
    with pytest.raises(Fault, match="ZeroDivisionError: broken") as caught:
        audit("weihai", {}, 1, Random(1))
    assert caught.value.record.seed == 1
