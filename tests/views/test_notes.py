"""Notes tell what a view tells, whenever they are asked, and whatever has happened meanwhile."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.setup import new_deal
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.notes import Notes
from baohuang.views.observe import observe
from tests.properties.rooms import drawn_rooms

FIELDS = ("hand", "unseen", "discards")


def assert_alike(notes: Notes, deal: Deal, viewer: int) -> None:
    """What the notes and the view say of a viewer's cards."""
    view = json.loads(msgspec.json.encode(observe(deal, None if viewer == NOBODY else viewer)))
    assert json.loads(b"{" + notes.cards(deal, viewer) + b"}") == {field: view[field] for field in FIELDS}


@settings(max_examples=60, deadline=None)
@given(drawn_rooms(), st.integers(0, 10**6), st.sampled_from([1.0, 0.3, 0.05]))
def test_they_tell_the_cards_of_the_view(room: tuple[str, dict[str, Value]], seed: int, often: float) -> None:
    """Of seats that are told of every step and of such as come seldom; in rooms with and without a card counter."""
    chance = Random(seed)
    deal = new_deal(ruleset(*room), seed)
    notes = Notes(deal.seats)
    while True:
        for viewer in range(NOBODY, deal.seats):
            if chance.random() < often:
                assert_alike(notes, deal, viewer)
        if not deal.to_act():
            break
        seat = chance.choice(deal.to_act())
        actions = deal.legal(seat)
        reluctant = deal.phase.name == "grab" and chance.random() < 0.95
        deal.apply(seat, actions[-1] if reluctant else actions[chance.randrange(len(actions))])
    for viewer in range(NOBODY, deal.seats):
        assert_alike(notes, deal, viewer)


@pytest.mark.parametrize("rules", RULESETS)
def test_without_a_counter_nothing_is_counted(rules: str) -> None:
    deal = new_deal(ruleset(rules, {"card_counter": "off"}), 3)
    assert b'"unseen":null' in Notes(deal.seats).cards(deal, 1)
