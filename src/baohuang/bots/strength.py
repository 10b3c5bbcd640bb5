"""How strong a hand is before the first lead, as a number of standard deviations above a random one.

A weighted count of cards, compared with what as many cards drawn from the deck would weigh. It knows
no ruleset, so it holds for every deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt

from baohuang.cards.kinds import NATURAL_COUNT, RANK_2, SMALL, SUITLESS

RANK_WEIGHTS = (-0.6, -0.5, -0.4, -0.3, -0.25, -0.2, -0.1, 0.0, 0.1, 0.25, 0.45, 0.8, 1.3)
"""By rank 3…2: low cards cost leads, high ones win them."""
JOKER_WEIGHTS = (2.6, 2.6, 4.0, 4.0, 5.0)
"""``w g W E G``."""


def weight_of(kind: int) -> float:
    """The weight of one card."""
    if kind >= SUITLESS:
        return RANK_WEIGHTS[kind - SUITLESS]
    return RANK_WEIGHTS[kind >> 2] if kind < NATURAL_COUNT else JOKER_WEIGHTS[kind - SMALL]


@lru_cache(maxsize=64)
def _moments(deck: tuple[int, ...]) -> tuple[int, float, float]:
    """Cards in the deck, and mean and variance of one card's weight."""
    weights = [weight_of(kind) for kind, count in enumerate(deck) for _ in range(count)]
    mean = sum(weights) / len(weights)
    return len(weights), mean, sum((weight - mean) ** 2 for weight in weights) / len(weights)


def strength(hand: Iterable[int], deck: tuple[int, ...]) -> float:
    """Standard deviations above a random hand of the same size; hands of four bombs are rare: ±3."""
    weights = [weight_of(kind) for kind in hand]
    size, mean, variance = _moments(deck)
    drawn = len(weights)
    if not 0 < drawn < size:
        return 0.0
    spread = sqrt(variance * drawn * (size - drawn) / (size - 1))
    return (sum(weights) - mean * drawn) / spread


def low_ranks(ranks: Sequence[int]) -> int:
    """How many ranks below the 2 a hand holds: each costs a lead."""
    return sum(1 for rank in range(RANK_2) if ranks[rank])
