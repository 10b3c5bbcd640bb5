"""Random deals from the first question to the end, whole and small, in rooms where every two option values meet."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.engine.deal import Deal
from baohuang.engine.events import Ended, Voided
from baohuang.engine.setup import new_deal
from baohuang.rulesets.specs import Discard, Ruleset, SharedPlaces
from tests.properties.rooms import ROOM_NAMES, ROOMS
from tests.properties.walks import any_of, dealt, decisions, present, small_deal

FEW = settings(max_examples=max(2, settings.default.max_examples // 20))  # type: ignore[union-attr]
MANY = 30
CLIMBING = [rules for rules in ROOMS if rules.phase(Discard)]


def check_question(deal: Deal, rng: Random) -> None:
    """Whoever is asked has something to do, all that is listed is legal, and nobody else is asked."""
    asked = deal.to_act()
    assert asked == sorted(set(asked))
    for seat in range(-1, deal.seats + 1):
        actions = deal.legal(seat)
        assert (len(actions) > 0) == (seat in asked)
        if len(actions) <= MANY:
            assert len(set(actions)) == len(actions)
            listed = list(actions)
        else:
            listed = [any_of(actions, rng) for _ in range(MANY)]
        assert [deal.check(seat, action) for action in listed] == [None] * len(listed)


def check_end(deal: Deal) -> None:
    """A void deal scores nothing; a finished one gives each seat a place and its points."""
    if deal.phase is deal.program.void:
        assert (deal.points, deal.places, deal.winner) == (None, None, None)
        return
    points, winner, places = deal.result()
    assert sorted(places) == list(range(1, deal.seats + 1))
    assert [places[seat] for seat in deal.out] == list(range(1, len(deal.out) + 1))
    assert [places[seat] for seat in deal.smothered] == [deal.seats - at for at in range(len(deal.smothered))]
    if isinstance(deal.program.rules.scoring, SharedPlaces):
        assert sum(points) == 0
        assert (
            winner
            == {1: "emperor", 0: "draw", -1: "commoners"}[(points[deal.emperor] > 0) - (points[deal.emperor] < 0)]
        )


def walk(deal: Deal, rng: Random) -> None:
    """To the end, with every card accounted for on the way."""
    cards = dealt(deal)
    for number, _ in enumerate(decisions(deal, rng)):
        if number % 5 == 0:
            check_question(deal, rng)
            assert present(deal) == cards
    assert present(deal) == cards
    check_end(deal)


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
def test_a_whole_deal(rules: Ruleset) -> None:
    """Cards are conserved, a legal action never fails, the deal ends."""
    rng = Random(rules.id)
    walk(new_deal(rules, seed=rng.randrange(1 << 32)), rng)


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_small_deals(rules: Ruleset, seed: int) -> None:
    """The same where bombs, 2s on jokers, held-back cards and smothering are common."""
    rng = Random(seed)
    walk(small_deal(rules, rng), rng)


@pytest.mark.parametrize("rules", ROOMS, ids=ROOM_NAMES)
def test_the_events_tell_the_end(rules: Ruleset) -> None:
    """The last event of the last action is the result, or that the deal is void."""
    rng = Random(3)
    deal = small_deal(rules, rng)
    events = list(deal.opening)
    while deal.to_act():
        seat = rng.choice(deal.to_act())
        events = deal.apply(seat, any_of(deal.legal(seat), rng))
    if deal.phase is deal.program.void:
        assert events[-1] == Voided()
        return
    points, winner, places = deal.result()
    hands = tuple(tuple(held.kinds()) for held in deal.holdings)
    assert [event for event in events if isinstance(event, Ended)] == [
        Ended(tuple(points), tuple(places), winner, hands)
    ]
    assert isinstance(events[-1], Ended)


@pytest.mark.parametrize("rules", CLIMBING, ids=range(len(CLIMBING)))
def test_discards_in_a_whole_deal(rules: Ruleset) -> None:
    """The emperor is left with as many cards as the others, and what lies face down is what was chosen."""
    rng = Random(11)
    for seed in range(10):
        deal = new_deal(rules, seed)
        sizes = [held.size for held in deal.holdings]
        while deal.phase.name not in {"discard", "void"}:
            deal.apply(deal.to_act()[0], any_of(deal.legal(deal.to_act()[0]), rng))
        if deal.phase.name == "discard":
            deal.apply(deal.emperor, any_of(deal.legal(deal.emperor), rng))
            assert len({held.size for held in deal.holdings}) == 1
            assert len(deal.discards) == max(sizes) - min(sizes)
