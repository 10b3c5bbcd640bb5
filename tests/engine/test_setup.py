"""Beginning a deal: one card at a time, the starter, and hands that cannot be."""

import pytest

from baohuang.cards.notation import parse_cards
from baohuang.cards.shuffle import SeededStream, seed_bytes, shuffled
from baohuang.engine.events import Dealt
from baohuang.engine.setup import BadHands, deal_hands, new_deal
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import RULESETS, ruleset
from tests.engine.tables import hands, lay

SIZES: list[tuple[str, dict[str, Value], list[int], int]] = [
    ("qingdao", {}, [44, 43, 43, 43, 43], 0),
    ("qingdao", {"guard_by": "marked_joker"}, [44, 43, 43, 43, 43], 0),
    ("weifang", {}, [42, 41, 41, 41, 41], 0),
    ("weifang", {"threes": 5}, [41, 41, 41, 41, 41], 0),
    ("weihai", {}, [33, 33, 33, 33, 33], 0),
    ("weihai", {"sixes": 16}, [34, 34, 34, 33, 33], 0),
    ("classic108", {}, [21, 21, 21, 21, 21], 3),
    ("classic108", {"dictatorship": "on"}, [20, 20, 20, 20, 20], 6),
    ("classic108", {"dictatorship": "on", "extra": 5}, [20, 20, 20, 20, 20], 5),
    ("classic108", {"players": 4}, [13, 13, 13, 13], 2),
]


def dealt(rules_id: str, options: dict[str, Value], seed: int, starter: int | None) -> Dealt:
    """What was dealt before anything else."""
    first = new_deal(ruleset(rules_id, options), seed, starter).opening[0]
    assert isinstance(first, Dealt)
    return first


@pytest.mark.parametrize(("rules_id", "options", "sizes", "kitty"), SIZES)
def test_surplus_cards_go_to_the_starter_and_the_seats_after(
    rules_id: str, options: dict[str, Value], sizes: list[int], kitty: int
) -> None:
    """RULES §2, deal; what is not dealt is the kitty."""
    for starter in range(len(sizes)):
        found = [len(hand) for hand in dealt(rules_id, options, 3, starter).hands]
        assert found[starter:] + found[:starter] == sizes
    assert len(new_deal(ruleset(rules_id, options), 3).kitty) == kitty


@pytest.mark.parametrize(("rules_id", "options", "sizes", "kitty"), SIZES)
def test_one_card_at_a_time_in_play_order(
    rules_id: str, options: dict[str, Value], sizes: list[int], kitty: int
) -> None:
    """Card k of the shuffled deck goes to seat starter + k; the kitty is what comes next."""
    rules = ruleset(rules_id, options)
    cards = shuffled(rules.deck.cards(), SeededStream(seed_bytes(11)))
    number = sum(sizes)
    found = dealt(rules_id, options, 11, 2)
    for step in range(rules.seats):
        assert list(found.hands[(2 + step) % rules.seats]) == sorted(cards[step : number : rules.seats])
    assert new_deal(rules, 11, 2).kitty == sorted(cards[number : number + kitty])


@pytest.mark.parametrize("rules_id", RULESETS)
def test_the_first_starter_is_drawn_from_the_seed(rules_id: str) -> None:
    """Every seat is drawn sometimes; a given starter deals the same cards in another order."""
    rules = ruleset(rules_id)
    drawn = {new_deal(rules, seed).starter for seed in range(60)}
    assert drawn == set(range(rules.seats))
    for starter in range(rules.seats):
        assert dealt(rules_id, {}, 5, starter).hands[starter] == dealt(rules_id, {}, 5, 0).hands[0]


def test_a_seed_may_be_bytes_or_a_number() -> None:
    rules = ruleset("weihai")
    assert hands(new_deal(rules, 42)) == hands(new_deal(rules, b"42"))
    assert hands(new_deal(rules, 42)) != hands(new_deal(rules, 43))


@pytest.mark.parametrize(
    ("rules_id", "cards", "kitty", "code"),
    [
        ("qingdao", ["E9c9c9c9c9c", "5c", "6c", "7c", "8c"], "", "bad-hand"),
        ("qingdao", ["EE", "5c", "6c", "7c", "8c"], "", "bad-hand"),
        ("qingdao", ["EG", "5c", "6c", "7c", "8c"], "", "bad-hand"),
        ("qingdao", ["Eg", "5c", "6c", "7c", "8c"], "", "bad-hand"),
        ("qingdao", ["E", "5c", "6c", "7c", "8cWWWW"], "", "bad-hand"),
        ("qingdao", ["5c", "5c", "6c", "7c", "8c"], "", "bad-request"),
        ("weifang", ["E3c3c", "5c", "6c", "7c", "8c"], "", "bad-hand"),
        ("weihai", ["Eg3c", "8c", "9c", "Tc", "Jc"], "", "bad-hand"),
        ("weihai", ["Eg6d", "6d", "9c", "Tc", "Jc"], "", "bad-hand"),
        ("weihai", ["E8c", "8c", "9c", "Tc", "Jc"], "", "bad-request"),
        ("weihai", ["g8c", "8c", "9c", "Tc", "Jc"], "", "bad-request"),
        ("classic108", ["WW9c", "9c", "6c", "7c", "8c"], "9c3c3d", "bad-hand"),
        ("classic108", ["WWE", "9c", "6c", "7c", "8c"], "", "bad-hand"),
    ],
)
def test_hands_that_cannot_be_dealt(rules_id: str, cards: list[str], kitty: str, code: str) -> None:
    """More of a kind than the deck has, kitty included; a marked card in no hand."""
    with pytest.raises(BadHands) as caught:
        lay(rules_id, *cards, kitty=kitty)
    assert caught.value.code == code


def test_hands_of_any_size() -> None:
    """Empty ones too: such a seat is out when play begins."""
    deal = deal_hands(ruleset("qingdao"), [parse_cards(hand) for hand in ("E9c", "", "5c", "6c", "7c")])
    assert (deal.phase.name, hands(deal)[1]) == ("grab", "")


def test_the_opening_tells_the_deal_first() -> None:
    """Hands sorted by kind."""
    deal = lay("qingdao", "KsE9c", "5c", "6c", "7c", "8c", starter=3)
    assert deal.opening == [Dealt(3, ((24, 43, 55), (8,), (12,), (16,), (20,)))]
