"""Of each event, what its audience may know."""

import pytest

from baohuang.engine import events
from baohuang.views.redact import redact


def test_a_deal_shows_the_own_hand() -> None:
    event = events.Dealt(2, ((1, 2), (3,), (4,)))
    assert redact(event, 1) == events.Dealt(2, ((), (3,), ()))
    assert redact(event, None) == events.Dealt(2, ((), (), ()))


def test_a_sale_shows_the_3_to_the_two_it_concerns() -> None:
    """The 2 paid lies open. ON-13."""
    event = events.Bought(buyer=1, seller=3, three=2, two=50)
    assert redact(event, 1) == redact(event, 3) == event
    assert redact(event, 0) == redact(event, None) == events.Bought(1, 3, None, 50)


def test_a_sealed_answer_is_for_its_seat() -> None:
    event = events.Answered(2, yes=True)
    assert redact(event, 2) == event
    assert redact(event, 1) is redact(event, None) is None


def test_kitty_and_discards_keep_their_number() -> None:
    """Which cards, the emperor alone knows. JP-03."""
    taken, laid = events.KittyTaken(4, 3, (1, 2, 3)), events.Discarded(4, 3, (5, 6, 7))
    assert redact(taken, 4) == taken
    assert redact(laid, 4) == laid
    assert redact(taken, 0) == events.KittyTaken(4, 3, None)
    assert redact(laid, None) == events.Discarded(4, 3, None)


@pytest.mark.parametrize(
    "event",
    [
        events.GrabSettled(None),
        events.Yielded(0, 4, 48),
        events.Forced(2),
        events.Enthroned(1),
        events.Called(1, 24, 3),
        events.OpenSolo(1),
        events.GuardOpen(2),
        events.Rebelled(2, (3, 4)),
        events.Kicked(),
        events.Named(1, 24),
        events.Renamed(1, None),
        events.Played(1, (24, 56)),
        events.Passed(1),
        events.Revealed(2),
        events.WentOut(1, 1),
        events.Smothered(1, 5),
        events.TrickEnded(1),
        events.Ended((0,), (1,), "draw", ((1,),)),
        events.Voided(),
    ],
    ids=lambda event: type(event).__name__,
)
def test_everything_else_is_for_all(event: events.Event) -> None:
    assert redact(event, None) == redact(event, 0) == event
