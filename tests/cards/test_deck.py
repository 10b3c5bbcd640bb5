"""`DeckSpec`: counts from packs, changes and jokers; strict when read from JSON."""

import msgspec
import pytest

from baohuang.cards.deck import DeckSpec
from baohuang.cards.notation import NotationError, parse_card

SMALL_DECK = DeckSpec(packs=2, changes=(("3c", 0), ("6d", 1), ("As", 5)), small=3, marked_small=1, big=2, marked_big=1)


def test_counts_by_slot() -> None:
    """A change replaces the number of packs for its kind; the guard card's flag adds no card."""
    counts = SMALL_DECK.counts()
    expected = [2] * 52 + [3, 1, 2, 1, 0]
    for token, count in (("3c", 0), ("6d", 1), ("As", 5)):
        expected[parse_card(token)] = count
    assert list(counts) == expected
    assert SMALL_DECK.size() == sum(expected) == len(SMALL_DECK.cards())


def test_cards_in_canonical_order() -> None:
    cards = SMALL_DECK.cards()
    assert cards == sorted(cards)
    assert [cards.count(kind) for kind in range(57)] == list(SMALL_DECK.counts())


def test_what_the_deck_lacks() -> None:
    """The flag is lacking everywhere."""
    assert SMALL_DECK.lacking() == ["3c", "G"]
    assert DeckSpec(packs=1, small=1, big=1).lacking() == ["g", "E", "G"]


def test_json_round_trip() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SMALL_DECK), type=DeckSpec) == SMALL_DECK


@pytest.mark.parametrize(
    "text",
    [
        '{"packs":-1}',
        '{"packs":17}',
        '{"packs":"2"}',
        '{"packs":2.5}',
        '{"packs":1,"jokers":2}',
        "{}",
        '{"packs":true}',
    ],
)
def test_bad_json_is_refused(text: str) -> None:
    """Counts are whole numbers of 0…16; nothing unknown is taken."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=DeckSpec)


def test_a_change_names_a_card() -> None:
    with pytest.raises(NotationError):
        DeckSpec(packs=1, changes=(("3", 0),)).counts()
