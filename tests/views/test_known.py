"""A seat with a copy of the named card is told that it is guard only when it must be. JP-06, JP-21."""

import pytest

from baohuang.views.observe import observe
from tests.views.small_decks import small_deal
from tests.views.test_observe import after, seen


def test_the_twin_of_the_emperors_own_card_tells() -> None:
    """The emperor held one of two copies, so the other's holder is the guard."""
    deal = after(small_deal("classic108", "Ww As 6c As 5c", "6c"), "0 name 6c")
    assert seen(deal, "role") == [None, "emperor", "commoner", "guard", "commoner", "commoner"]


def test_of_two_holders_only_the_nearer_knows() -> None:
    """Named without holding it: the nearest seat is guard for certain, the other may be."""
    deal = small_deal("classic108", "Ww 5c 6c 6c As", "As", options={"name_from": "any"})
    deal = after(deal, "0 name 6c")
    assert deal.guard == 2
    assert seen(deal, "role") == [None, "emperor", "commoner", None, None, "commoner"]


def test_the_seat_next_to_the_emperor_knows() -> None:
    """No seat is nearer."""
    deal = after(small_deal("classic108", "Ww 6c 6c 5c As", "As", options={"name_from": "any"}), "0 name 6c")
    assert seen(deal, "role") == [None, "emperor", "guard", None, "commoner", "commoner"]


def test_the_holder_of_both_copies_knows() -> None:
    """There is no other copy."""
    deal = after(small_deal("classic108", "Ww 5c As 6c6c 7c", "As", options={"name_from": "any"}), "0 name 6c")
    assert seen(deal, "role") == [None, "emperor", "commoner", "commoner", "guard", "commoner"]


def test_a_farther_copy_played_unrevealed_tells() -> None:
    """Who plays a copy and is not shown was no guard, so it is the one who holds the other."""
    deal = small_deal("classic108", "Ww5d 5c 6cKc 6c7c As", "As", options={"name_from": "any"})
    deal = after(deal, "0 name 6c", "0 discard w", "0 play 5d", "1 pass", "2 pass", "3 play 6c")
    assert not deal.revealed
    assert seen(deal, "role") == [None, "emperor", "commoner", "guard", "commoner", "commoner"]


def test_nearer_seats_that_are_out_hold_nothing() -> None:
    """When the seats between have gone out, the holder must be the guard."""
    deal = small_deal("classic108", "Ww5d Kc Ac 6c7c 6c", "As", options={"name_from": "any"})
    deal = after(deal, "0 name 6c", "0 discard w", "0 play 5d", "1 play Kc", "2 play Ac")
    assert observe(deal, 3).role == "guard"
    assert observe(deal, 4).role is None


@pytest.mark.clause("JP-21")
def test_a_secret_renaming_tells_the_old_guard_only_what_all_know() -> None:
    """The old guard sees that its card was replaced; the new one knows itself if none can be nearer."""
    deal = small_deal("classic108", "Ww5d As7c 6c As 5c", "6c", options={"swap_guard": "on"})
    deal = after(deal, "0 name 6c", "0 discard w")
    assert observe(deal, 2).role == "guard"
    after(deal, "0 play 6c", "0 rename As")
    assert deal.guard == 1
    assert seen(deal, "guard") == [None, None, 1, None, None, None]
    assert seen(deal, "role") == [None, "emperor", "guard", "commoner", None, "commoner"]


@pytest.mark.clause("JP-21")
def test_a_renaming_that_finds_nobody_is_told_to_nobody() -> None:
    """A guard there is not, and there may be one: both look the same to those without the card."""
    deal = small_deal("classic108", "Ww5d7d As7c 6c As 5c", "6c", options={"swap_guard": "on"})
    deal = after(deal, "0 name 6c", "0 discard w", "0 play 6c")
    found, none = deal.clone(), deal.clone()
    after(found, "0 rename As")
    after(none, "0 rename Kh")
    assert (found.guard, none.guard) == (1, -1)
    assert observe(found, 4).guard is observe(none, 4).guard is None
    assert observe(found, 4).role == observe(none, 4).role == "commoner"


def test_a_dictatorship_has_no_guard_to_wait_for() -> None:
    """All others are commoners at once. JP-20."""
    deal = small_deal("classic108", "Ww As 7s As6d 5c", "6c", options={"dictatorship": "on"})
    assert seen(deal, "role") == [None, "emperor", *["commoner"] * 4]
