"""Declarations by hand strength."""

import pytest

from baohuang.bots.bids import name_value, worst_cards
from baohuang.bots.registry import bot
from baohuang.bots.strength import strength
from baohuang.cards.notation import format_cards, parse_card, parse_cards
from baohuang.plays.holding import holding_of
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.bots.table import answer_of
from tests.engine.tables import lay

WEAK = "3c3d4c4d5c5d5h6c6d7c8c9cTc"
GREEDY = bot("greedy")


@pytest.mark.parametrize("rules", RULESETS)
def test_a_random_hand_has_strength_nought(rules: str) -> None:
    """Strength counts from what a random hand of the size would have; the whole deck is such a hand."""
    deck = ruleset(rules).deck
    half = deck.cards()[::2]
    assert abs(strength(half, deck.counts())) < 1.0
    assert strength(parse_cards("WWww2s2sAsAs"), deck.counts()) > 2.0


@pytest.mark.parametrize(
    ("hand", "answer"), [("6c6s7c7d7h8c8d8h9c9d9hTcTdThJcE", "yield"), ("AcAdKcWWw2s2hE", "enthrone")]
)
def test_a_weak_hand_yields_the_throne(hand: str, answer: str) -> None:
    deal = lay("weihai", hand, "7sg", "8s", "9h", "Th")
    assert answer_of(deal, GREEDY) == answer


def test_a_common_hand_does_not_grab() -> None:
    deal = lay("qingdao", "9c9c9c4d5dE", "9c6d", "7d", "8d", "Td")
    assert answer_of(deal, GREEDY) == "decline"


def test_a_name_is_high_and_of_a_short_suit() -> None:
    """JP-23: of two aces the one whose suit is short; an ace before a six."""
    held = holding_of(parse_cards("AsKsQsJsAh6d"))
    values = {card: name_value(held, parse_card(card)) for card in ("As", "Ah", "6d")}
    assert sorted(values, key=values.__getitem__) == ["6d", "As", "Ah"]


def test_discards_are_low_and_alone() -> None:
    """Pairs and triples are kept, the named card too."""
    held = holding_of(parse_cards("3c4d4h4s5c7d7hJdAcAdWW"))
    assert format_cards(worst_cards(held, 2, named=parse_card("3c"))) == "5cJd"
