"""The 56 kinds of card, as small integers, and the flag of the called guard card.

A natural kind is ``rank * 4 + suit``: ranks 0…12 are ``3 4 5 6 7 8 9 T J Q K A 2`` (weakest first),
suits 0…3 are ``c d h s``. The jokers follow: ``w`` small, ``g`` marked small, ``W`` big, ``E`` marked
big. ``G`` is the flag that a deal puts on one card of one hand; it has a slot of its own in a hand's
counts, and its face is kept by the deal. ``SUITLESS + rank`` stands for "any card of that rank"
where a text leaves the suit out.
"""

from __future__ import annotations

from typing import Final

RANKS: Final = "3456789TJQKA2"
SUITS: Final = "cdhs"
JOKERS: Final = "wgWEG"

RANK_COUNT: Final = 13
NATURAL_COUNT: Final = 52
SMALL: Final = 52
MARKED_SMALL: Final = 53
BIG: Final = 54
MARKED_BIG: Final = 55
GUARD_CARD: Final = 56
SLOTS: Final = 57
SUITLESS: Final = 64

RANK_3: Final = 0
RANK_6: Final = 3
RANK_A: Final = 11
RANK_2: Final = 12
TWO_OF_CLUBS: Final = 48
ACE_OF_SPADES: Final = 47
"""Kind numbers that the rules name."""


def is_natural(kind: int) -> bool:
    """Whether `kind` is one of the 52 cards with rank and suit."""
    return 0 <= kind < NATURAL_COUNT


def rank_of(kind: int) -> int:
    """The rank 0…12 of a natural or suitless kind."""
    return kind - SUITLESS if kind >= SUITLESS else kind >> 2


def suit_of(kind: int) -> int:
    """The suit 0…3 of a natural kind."""
    return kind & 3
