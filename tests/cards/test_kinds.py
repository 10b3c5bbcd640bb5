"""Kinds as small integers: ranks, suits, jokers."""

from baohuang.cards.kinds import (
    ACE_OF_SPADES,
    BIG,
    GUARD_CARD,
    JOKERS,
    MARKED_BIG,
    MARKED_SMALL,
    NATURAL_COUNT,
    RANKS,
    SLOTS,
    SMALL,
    SUITLESS,
    SUITS,
    TWO_OF_CLUBS,
    is_natural,
    rank_of,
    suit_of,
)
from baohuang.cards.notation import NAMES, parse_card


def test_fifty_two_naturals_then_the_jokers_and_the_flag() -> None:
    """Ranks weakest first, suits c d h s, then ``w g W E G``."""
    assert len(NAMES) == SLOTS == 57
    assert [NAMES[kind] for kind in (0, 3, 4, 24, 51)] == ["3c", "3s", "4c", "9c", "2s"]
    assert NAMES[NATURAL_COUNT:] == tuple(JOKERS)
    assert tuple(range(52, 57)) == (SMALL, MARKED_SMALL, BIG, MARKED_BIG, GUARD_CARD)


def test_rank_and_suit_of_every_natural() -> None:
    found = [RANKS[rank_of(kind)] + SUITS[suit_of(kind)] for kind in range(NATURAL_COUNT)]
    assert found == list(NAMES[:NATURAL_COUNT])
    assert [rank_of(SUITLESS + rank) for rank in range(13)] == list(range(13))


def test_only_the_fifty_two_are_natural() -> None:
    assert [kind for kind in range(-1, 80) if is_natural(kind)] == list(range(NATURAL_COUNT))


def test_kinds_that_the_rules_name() -> None:
    assert (parse_card("2c"), parse_card("As")) == (TWO_OF_CLUBS, ACE_OF_SPADES)
