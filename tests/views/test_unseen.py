"""記牌器: cards still to come, as each viewer may count them."""

from baohuang.views.observe import observe
from tests.views.small_decks import small_deal
from tests.views.test_observe import HIDDEN_SOLO, after


def test_own_cards_and_played_cards_are_seen() -> None:
    """Everything else of the deck is still to come."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), *HIDDEN_SOLO, *(f"{s} abstain" for s in (1, 2, 3, 4)))
    after(deal, "0 play 7c")
    assert observe(deal, 1).unseen == {"7d": 1, "2c": 1, "g": 1, "W": 1, "E": 1}
    assert observe(deal, None).unseen == {"7d": 1, "2c": 1, "w": 1, "g": 1, "W": 1, "E": 1}


def test_cards_shown_but_not_played_are_to_come() -> None:
    """The called three, and the fourth as the guard card that it has become."""
    deal = small_deal("qingdao", "E9c9c9c 9c w2d W3c 4c")
    deal = after(deal, *(f"{seat} decline" for seat in range(5)), "0 enthrone", "0 call 9c")
    assert observe(deal, 4).unseen == {"3c": 1, "9c": 3, "2d": 1, "w": 1, "W": 1, "E": 1, "G": 1}
    assert observe(deal, 1).unseen == {"3c": 1, "4c": 1, "9c": 3, "2d": 1, "w": 1, "W": 1, "E": 1}


def test_own_discards_are_seen() -> None:
    """By the emperor alone."""
    deal = after(small_deal("classic108", "Ww As 6c As 5c", "6c"), "0 name 6c", "0 discard w")
    assert observe(deal, 0).unseen == {"5c": 1, "6c": 1, "As": 2}
    assert observe(deal, 4).unseen == {"6c": 2, "As": 2, "w": 1, "W": 1}


def test_no_counter_where_the_table_has_none() -> None:
    deal = small_deal("weihai", "Eg7c w 7d W 2c", options={"card_counter": "off"})
    assert observe(deal, 1).unseen is None
