"""The places where an unseen card may lie, as small integers and as bits of a mask.

0…n−1 are the hands. The emperor of the climbing family holds some cards of the kitty and some that
were dealt, and has laid some of either face down; what is left over of a deck lies aside.
"""

from __future__ import annotations

from typing import Final

HAND_KITTY: Final = 5
DISCARD_DEALT: Final = 6
DISCARD_KITTY: Final = 7
ASIDE: Final = 8
PLACES: Final = 9

HANDS: Final = 0b000111111
DISCARDS: Final = 0b011000000
ANYWHERE: Final = 0b111111111


def hand_mask(seat: int, emperor: int) -> int:
    """The places that make up the hand of `seat`."""
    return 1 << seat | 1 << HAND_KITTY if seat == emperor else 1 << seat
