"""`Hand`: an immutable multiset of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.hand import Hand
from baohuang.cards.notation import NotationError, parse_card

KINDS = st.lists(st.integers(0, 56), max_size=50)


@given(KINDS)
def test_it_holds_what_was_put_in(kinds: list[int]) -> None:
    hand = Hand.of(kinds)
    assert list(hand) == sorted(kinds)
    assert len(hand) == len(kinds)
    assert [hand.count(kind) for kind in range(57)] == [kinds.count(kind) for kind in range(57)]


@given(KINDS)
def test_text_round_trip(kinds: list[int]) -> None:
    hand = Hand.of(kinds)
    assert Hand.parse(str(hand)) == hand
    assert repr(hand) == f"Hand({hand})"


@given(KINDS)
def test_equal_hands_are_equal_and_hash_alike(kinds: list[int]) -> None:
    """Whatever the order of dealing."""
    one, other = Hand.of(kinds), Hand.of(reversed(kinds))
    assert (one, hash(one)) == (other, hash(other))
    assert one != Hand.of([*kinds, 0])
    assert one != str(one)


def test_suits_are_needed() -> None:
    with pytest.raises(IndexError):
        Hand.parse("9c9")
    with pytest.raises(NotationError):
        Hand.parse("9x")


def test_there_are_57_counts() -> None:
    with pytest.raises(ValueError, match="57 counts, not 3"):
        Hand(bytes(3))
    assert len(Hand()) == 0
    assert Hand.parse("9c").count(parse_card("9c")) == 1
