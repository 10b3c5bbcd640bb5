"""JP-01…07: the packs, the kitty, the emperor, and the card that makes the guard (RULES §3)."""

from collections import Counter

import pytest

from baohuang.cards.notation import format_cards
from baohuang.engine.events import Discarded, Enthroned, KittyTaken, Named, Played, Revealed, Voided
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import go, hands, lay, legal, position, refusal, verdict

CLASSIC = ruleset("classic108")
RING = ["4c8c", "4c5c", "5c6c", "6c7c", "7c8c"]
"""Hands in which every seat could name a card whose twin a neighbour holds."""


def ring(*more: str) -> list[str]:
    """The ring, and for each seat some cards more."""
    return [hand + extra for hand, extra in zip(RING, more, strict=True)]


@pytest.mark.clause("JP-01")
def test_five_players_and_two_packs() -> None:
    """Two of each card, two small and two big jokers: 108 cards, none of them marked."""
    counts = CLASSIC.deck.counts()
    assert (CLASSIC.seats, CLASSIC.deck.size()) == (5, 108)
    assert counts == (2,) * 52 + (2, 0, 2, 0, 0)


@pytest.mark.clause("JP-02")
def test_order_of_the_ranks() -> None:
    """W > w > 2 > A > … > 3; a higher single beats every lower one, and no equal one."""
    order = [*"3456789TJQKA2wW"]
    for at, low in enumerate(order):
        assert {verdict("classic108", low, high) for high in order[at + 1 :]} <= {"beats"}
        assert {verdict("classic108", low, other) for other in order[: at + 1]} == {"not-stronger"}


@pytest.mark.clause("JP-02")
def test_suits_never_matter_in_play() -> None:
    """Equal ranks are equal whatever their suits, in every combination."""
    assert [verdict("classic108", "9c", f"9{suit}") for suit in "cdhs"] == ["not-stronger"] * 4
    assert verdict("classic108", "9c9d", "TsTh") == "beats"
    assert verdict("classic108", "3c4d5h6s7c", "4s5s6s7s8s") == "beats"


@pytest.mark.clause("JP-03")
def test_twenty_one_each_and_three_for_the_emperor() -> None:
    """The emperor holds 24, then lays three face down; nobody else's hand changes."""
    deal = new_deal(CLASSIC, seed=1)
    sizes = [held.size for held in deal.holdings]
    assert len(deal.kitty) == 3
    assert sizes == [24 if seat == deal.emperor else 21 for seat in range(5)]
    cards = Counter(kind for held in deal.holdings for kind in held.kinds())
    assert sorted(cards.elements()) == CLASSIC.deck.cards()
    deal.apply(deal.emperor, deal.legal(deal.emperor)[0])
    deal.apply(deal.emperor, deal.legal(deal.emperor)[100])
    assert [held.size for held in deal.holdings] == [21] * 5
    assert deal.to_act() == [deal.emperor]


@pytest.mark.clause("JP-03")
def test_any_three_are_discarded() -> None:
    """Three cards of the hand, the kitty's or others; the number and the possession are checked."""
    deal = lay("classic108", *ring("WW9d9d", "", "", "", ""), kitty="Th6d7d")
    go(deal, "0 name 4c")
    assert refusal(deal, "0 discard Th6d") == "wrong-size"
    assert refusal(deal, "0 discard Th6d7d9d") == "wrong-size"
    assert refusal(deal, "0 discard Th6d6d") == "not-in-hand"
    assert refusal(deal, "1 discard 5c") == "not-your-turn"
    assert refusal(deal, "0 play W") == "wrong-phase"
    events = go(deal, "0 discard W9dTh")
    assert events == [Discarded(0, 3, tuple(deal.discards))]
    assert format_cards(deal.discards) == "9dThW"
    assert hands(deal)[0] == "4c6d7d8c9dW"
    assert (deal.phase.name, deal.to_act()) == ("play", [0])


JOKERS = [
    # Extra cards by seat, the kitty, the starter, the emperor.
    (["", "", "WW", "", ""], "3d3h3s", 0, 2),
    (["Ww", "", "", "Ww", ""], "3d3h3s", 0, 0),
    (["Ww", "", "", "Ww", ""], "3d3h3s", 1, 3),
    (["Ww", "", "", "Ww", ""], "3d3h3s", 4, 0),
    (["ww", "", "", "W", "W"], "As3hAs", 2, 2),
    (["W", "", "ww", "As", ""], "W3h3s", 0, 3),
    (["W", "As", "", "As", ""], "w3h3s", 2, 3),
    (["W", "As", "", "As", ""], "w3h3s", 4, 1),
    (["W", "AsAs", "", "", "w"], "W3h3s", 0, 1),
]


@pytest.mark.clause("JP-04")
@pytest.mark.parametrize(("more", "kitty", "starter", "emperor"), JOKERS)
def test_the_jokers_make_the_emperor(more: list[str], kitty: str, starter: int, emperor: int) -> None:
    """Both big jokers; else a big and a small one (two such: first in dealing order); else most aces of spades.

    The kitty does not count: it is judged on the dealt hands.
    """
    deal = lay("classic108", *ring(*more), kitty=kitty, starter=starter)
    assert deal.emperor == emperor
    assert deal.opening[1:] == [Enthroned(emperor), KittyTaken(emperor, 3, tuple(deal.kitty))]


ACES = [
    (["Ww", "", "", "As", ""], "W3h3s", 3),
    (["Ww", "", "As", "As", ""], "W3h3s", 2),
    (["WW", "", "As", "As", ""], "w3h3s", 0),
    (["Ww", "AsAs", "", "", ""], "W3h3s", 1),
]


@pytest.mark.clause("JP-05")
@pytest.mark.parametrize(("more", "kitty", "emperor"), ACES)
def test_local_rule_of_the_aces(more: list[str], kitty: str, emperor: int) -> None:
    """`emperor_by=ace_of_spades`: without both big jokers in one hand most aces of spades decide, not `W`+`w`."""
    assert lay("classic108", *ring(*more), kitty=kitty, emperor_by="ace_of_spades").emperor == emperor


@pytest.mark.clause("JP-06")
def test_the_emperor_names_a_card_held_once() -> None:
    """Its twin's holder is the guard, secretly. A kind held twice, not held, or whose twin is nowhere is refused."""
    deal = lay("classic108", *ring("WWKh", "", "", "9d", "9d"), kitty="Kh3h3s")
    assert legal(deal, 0) == ["name 4c", "name 8c"]
    assert refusal(deal, "0 name Kh") == "not-callable"
    assert refusal(deal, "0 name 3h") == "not-callable"
    assert refusal(deal, "0 name 9d") == "not-callable"
    assert refusal(deal, "0 name W") == "not-callable"
    assert refusal(deal, "0 name 9") == "bad-notation"
    assert refusal(deal, "1 name 4c") == "not-your-turn"
    assert go(deal, "0 name 4c") == [Named(0, deal.named)]
    assert (deal.guard, deal.revealed, format_cards([deal.called])) == (1, False, "4c")


@pytest.mark.clause("JP-06")
@pytest.mark.parametrize(("kind", "guard"), [("8c", 4), ("5c", 1), ("6c", 2), ("9d", 3)])
def test_naming_from_any_kind(kind: str, guard: int) -> None:
    """`name_from=any`: also a kind not held; of two holders the nearer in play order, a holder of both alone."""
    deal = lay("classic108", *ring("WW", "", "", "9d9d", ""), kitty="3d3h3s", name_from="any")
    assert legal(deal, 0) == [f"name {card}" for card in ("4c", "5c", "6c", "7c", "8c", "9d")]
    go(deal, f"0 name {kind}")
    assert deal.guard == guard


@pytest.mark.clause("JP-06")
def test_a_kind_held_twice_is_never_named() -> None:
    """Neither by `name_from=any`."""
    deal = lay("classic108", *ring("WW3d3d", "", "", "", ""), kitty="3h3s4d", name_from="any")
    assert refusal(deal, "0 name 3d") == "not-callable"
    assert refusal(deal, "0 name 3h") == "not-callable"


@pytest.mark.clause("JP-06")
def test_no_kind_to_name_voids_the_deal() -> None:
    """A hand with no kind of exactly one copy whose twin another holds: redeal."""
    deal = lay("classic108", "WW4c4c", "5c", "5c", "6c", "6c", kitty="7d7h7s")
    assert (deal.phase.name, deal.to_act(), deal.points) == ("void", [], None)
    assert deal.opening[-1] == Voided()


@pytest.mark.clause("JP-07")
def test_the_guard_shows_by_playing_the_named_card() -> None:
    """Neither another card of the guard nor the emperor's own copy reveals anything; nor does it score."""
    deal = position("classic108", "4c5d6d", "5h4c7h", "8h", "8d", "8s", guard=1, named="4c")
    assert [type(event) for event in go(deal, "0 play 4c")] == [Played]
    assert [type(event) for event in go(deal, "1 play 5h")] == [Played]
    assert not deal.revealed
    go(deal, *(f"{seat} pass" for seat in (2, 3, 4, 0)))
    assert Revealed(1) in go(deal, "1 play 4c")
    assert (deal.revealed, deal.multiplier(public=False)) == (True, 1)


@pytest.mark.clause("JP-07")
def test_the_named_card_in_a_combination_shows_too() -> None:
    """The first copy played by the guard, in whatever combination; a guard of both shows once."""
    deal = position("classic108", "3c3d9d", "4c4d4c6h", "8h", "8d", "8s", guard=1, named="4c", name_from="any")
    go(deal, "0 play 33")
    assert Revealed(1) in go(deal, "1 play 4c4d")
    go(deal, *(f"{seat} pass" for seat in (2, 3, 4, 0)))
    assert Revealed(1) not in go(deal, "1 play 4c")
