"""Card notation (RULES §1): every token, canonical order, and what is no notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.kinds import SUITLESS
from baohuang.cards.notation import NAMES, NotationError, card_name, format_cards, parse_card, parse_cards

KINDS = st.one_of(st.integers(0, 56), st.integers(SUITLESS, SUITLESS + 12))


@given(st.lists(KINDS, max_size=60))
def test_parse_reads_what_format_writes(kinds: list[int]) -> None:
    """parse∘format = identity, up to order; and the second writing is the first."""
    text = format_cards(kinds)
    assert sorted(parse_cards(text)) == sorted(kinds)
    assert format_cards(parse_cards(text)) == text


@given(st.lists(KINDS, max_size=20))
def test_order_of_writing_does_not_matter(kinds: list[int]) -> None:
    """Output is always in canonical order."""
    assert format_cards(reversed(kinds)) == format_cards(kinds)


@given(st.lists(KINDS, max_size=20))
def test_order_of_reading_is_as_written(kinds: list[int]) -> None:
    """No token begins with a suit, so that a suitless card takes none from its neighbour."""
    assert parse_cards("".join(map(card_name, kinds))) == tuple(kinds)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("WWJJJ", "JJJWW"),
        ("9c9c9c9c", "9c9c9c9c"),
        ("2s3cAhTd", "3cTdAh2s"),
        ("9s9h9d9c9", "99c9d9h9s"),
        ("GEWgw", "wgWEG"),
        ("wWw2", "2wwW"),
        ("", ""),
    ],
)
def test_canonical_order(written: str, canonical: str) -> None:
    """Naturals by rank then suit (c d h s), a suitless one before the suited of its rank, then ``w g W E G``."""
    assert format_cards(parse_cards(written)) == canonical


@pytest.mark.parametrize(
    "text", ["c", "1c", "10c", "9x", "9C", "tc", "X", "9c 9d", " 9c", "９c", "-", "9cc", "joker", "0"]
)
def test_no_notation(text: str) -> None:
    """Letters are as they stand in the table: no lower-case ranks, no upper-case suits, no blanks."""
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert caught.value.code == "bad-notation"


@pytest.mark.parametrize("text", ["", "9", "9c9d", "9c9", "z"])
def test_one_card_has_its_suit(text: str) -> None:
    """`parse_card` reads exactly one suited card or joker."""
    with pytest.raises(NotationError):
        parse_card(text)


def test_every_token_is_one_card() -> None:
    assert [parse_card(name) for name in NAMES] == list(range(57))


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing else is raised."""
    try:
        kinds = parse_cards(text)
    except NotationError:
        return
    assert "".join(map(card_name, kinds)) == text
