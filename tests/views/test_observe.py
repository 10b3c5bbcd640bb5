"""What each viewer sees, fact by fact (RULES, Who sees what)."""

import msgspec
import pytest

from baohuang.engine.deal import Deal
from baohuang.engine.setup import new_deal
from baohuang.engine.text import act
from baohuang.rulesets.registry import ruleset
from baohuang.views.observe import observe
from baohuang.views.view import SeatView
from tests.views.small_decks import small_deal
from tests.views.tracing import viewers


def after(deal: Deal, *lines: str) -> Deal:
    """The deal after some actions, ``0 enthrone``."""
    for line in lines:
        seat, text = line.split(" ", 1)
        act(deal, int(seat), text)
    return deal


def seen(deal: Deal, name: str) -> list[object]:
    """A field of the views of a spectator and of each seat."""
    return [getattr(observe(deal, viewer), name) for viewer in viewers(deal)]


HIDDEN_SOLO = ("0 enthrone", "0 solo hidden", "1 hide", "2 hide", "3 hide", "4 hide")


def test_only_the_own_hand_shows() -> None:
    """A hand is for its seat; a spectator has none."""
    deal = small_deal("weihai", "E7c gw 7d W9c 2c2d")
    assert seen(deal, "hand") == ["", "7cE", "wg", "7d", "9cW", "2c2d"]


def test_a_view_is_json_without_its_memory() -> None:
    """It comes back as it was, and what a bot remembers is not on the wire."""
    view = observe(new_deal(ruleset("qingdao", {"stick": "none"}), 3), 1)
    sent = msgspec.json.encode(view)
    assert msgspec.json.decode(sent, type=SeatView) == view
    assert b"memory" not in sent
    assert view.options == {"stick": "none"}


@pytest.mark.parametrize(
    ("announce_at", "counts"),
    [("always", [11, 2, 1, 2, 2]), (10, [None, 2, 1, 2, 2]), ("never", [None, 2, None, None, None])],
)
def test_counts_show_as_the_table_says(announce_at: str | int, counts: list[int | None]) -> None:
    """From ten cards down, or never; the own hand's always."""
    hands = "E7c7c7c8c8c8c9c9c9cTc gw 7d W9c 2c2d"
    deal = small_deal("weihai", hands, options={"announce_at": announce_at})
    assert observe(deal, 1).counts == counts


def test_a_hidden_solo_is_known_to_its_emperor_alone() -> None:
    """Neither the solo nor its multiplier shows before it is revealed."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), *HIDDEN_SOLO)
    assert seen(deal, "solo") == [None, "hidden", None, None, None, None]
    assert seen(deal, "multiplier") == [1] * 6
    assert seen(deal, "guard") == [None] * 6
    assert seen(deal, "role") == [None, "emperor", *["commoner"] * 4]


def test_a_successful_rebellion_shows_a_hidden_solo() -> None:
    """The solo doubles for all from then on, beside the rebellion."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), *HIDDEN_SOLO, "1 rebel", "2 rebel", "3 abstain", "4 abstain")
    assert seen(deal, "solo") == ["hidden"] * 6
    assert seen(deal, "multiplier") == [4] * 6
    assert seen(deal, "rebels") == [[1, 2]] * 6


def test_playing_the_marked_joker_shows_a_hidden_solo() -> None:
    """It was hidden, and counts in the multiplier once shown."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), *HIDDEN_SOLO)
    deal = after(deal, *(f"{seat} abstain" for seat in (1, 2, 3, 4)), "0 play g")
    assert seen(deal, "solo") == ["hidden"] * 6
    assert seen(deal, "multiplier") == [2] * 6


def test_a_failed_rebellion_shows_nothing() -> None:
    """Neither that somebody rebelled nor who."""
    deal = small_deal("weihai", "E7c gw 7d W 2c")
    deal = after(deal, "0 enthrone", *(f"{seat} hide" for seat in (1, 2, 3, 4)))
    quiet, loud = deal.clone(), deal.clone()
    after(quiet, *(f"{seat} abstain" for seat in (1, 2, 3, 4)))
    after(loud, "1 rebel", "2 rebel", "3 abstain", "4 abstain")
    assert [observe(quiet, viewer) for viewer in viewers(deal)] == [observe(loud, viewer) for viewer in viewers(deal)]


def test_the_guard_knows_itself_and_is_shown_by_its_card() -> None:
    """A called card tells its holder; played, it tells all."""
    deal = small_deal("qingdao", "E9c9c9c5c 9c2c w2d W3c 4c")
    deal = after(deal, *(f"{seat} decline" for seat in range(5)), "0 enthrone")
    assert seen(deal, "role") == [None, "emperor", None, None, None, None]
    deal = after(deal, "0 call 9c", *(f"{seat} hide" for seat in (1, 2, 3, 4)))
    assert seen(deal, "guard") == [None, None, 1, None, None, None]
    assert seen(deal, "role") == [None, "emperor", "guard", "commoner", "commoner", "commoner"]
    assert observe(deal, 1).hand == "2cG"
    deal = after(deal, "0 play 5c", "1 play G")
    assert seen(deal, "guard") == [1] * 6
    assert observe(deal, 3).top == "G"


def test_who_holds_the_joker_is_open_from_enthroning_on() -> None:
    """While all may grab nobody's turn shows; then the holder's does."""
    deal = small_deal("qingdao", "2c E9c9c9c 9c w2d W3c")
    assert seen(deal, "turn") == [None] * 6
    assert seen(deal, "asked") == [False, *[True] * 5]
    deal = after(deal, *(f"{seat} decline" for seat in range(5)))
    assert seen(deal, "turn") == [1] * 6


def test_who_has_answered_shows_to_nobody_else() -> None:
    """A sealed answer changes the view of its own seat only."""
    deal = small_deal("qingdao", "2c E9c9c9c 9c w2d W3c")
    before = {viewer: observe(deal, viewer) for viewer in viewers(deal)}
    after(deal, "3 grab")
    changed = [viewer for viewer in viewers(deal) if observe(deal, viewer) != before[viewer]]
    assert changed == [3]


def test_yields_lie_open() -> None:
    """The pile, who stuck what, and whose turn it is."""
    deal = after(small_deal("weihai", "E7c7c gw2c 7d8c W9c 2d2d"), "0 yield", "4 yield", "3 yield")
    assert seen(deal, "pile") == ["9c2d"] * 6
    assert seen(deal, "stuck") == [[(4, "2d"), (3, "9c")]] * 6


def test_sales_show_the_2_and_not_the_3() -> None:
    """Who bought from whom, and what was paid."""
    deal = small_deal("weifang", "3s3s2s E 4c2d 5c 3d3hw")
    assert seen(deal, "bought") == [[(1, 4, None), (2, 0, "2d")]] * 6


def test_kitty_and_discards_are_the_emperors() -> None:
    """Others see only that cards were laid down."""
    deal = after(small_deal("classic108", "Ww As 6c As 5c", "6c"), "0 name 6c", "0 discard w")
    assert seen(deal, "discards") == ["", "w", "", "", "", ""]
    assert seen(deal, "hand") == ["", "6cW", "As", "6c", "As", "5c"]
    assert seen(deal, "called") == ["6c"] * 6


def test_yielding_that_needs_both_jokers_shows_the_guard() -> None:
    """Who may yield only with the marked small joker is known to hold it."""
    deal = small_deal("weihai", "Eg7c w 7d W 2c", options={"yield_to": "skip_one"})
    deal = after(deal, "0 yield", "2 enthrone")
    assert seen(deal, "guard") == [0] * 6
    assert seen(deal, "role") == [None, "guard", "commoner", "emperor", "commoner", "commoner"]


def test_the_trick_shows_to_all() -> None:
    """Last plays, passes, the top and who laid it."""
    deal = after(small_deal("weihai", "Eg7c w 7d W 2c"), *HIDDEN_SOLO, *(f"{s} abstain" for s in (1, 2, 3, 4)))
    deal = after(deal, "0 play 7c", "1 play w", "2 pass")
    view = observe(deal, None)
    assert (view.top, view.top_by, view.leader, view.turn) == ("w", 1, 0, 3)
    assert view.last == ["7c", "w", "-", None, None]
    assert (view.passed, view.out) == ([2], [1])


def test_the_end_shows_everything() -> None:
    """Hands, points, places and why; the hidden solo counts."""
    deal = after(small_deal("weihai", "Eg w 7d W 2c"), *HIDDEN_SOLO, *(f"{s} abstain" for s in (1, 2, 3, 4)))
    deal = after(deal, "0 play gE")
    view = observe(deal, 3)
    assert view.phase == "over"
    assert view.hands == ["", "w", "7d", "W", "2c"]
    assert (view.points, view.places, view.winner) == ([12, -3, -3, -3, -3], [1, 2, 3, 4, 5], "emperor")
    assert view.multiplier == 2
    assert view.counts == [0, 1, 1, 1, 1]


def test_a_void_deal_shows_no_hands() -> None:
    """It is dealt again, and what was in it stays unknown."""
    deal = small_deal("weihai", "Eg w 7d W 2c")
    deal = after(deal, "0 yield", "4 yield", "3 yield", "2 yield", "1 yield")
    assert observe(deal, None).phase == "void"
    assert seen(deal, "hands") == [None] * 6
