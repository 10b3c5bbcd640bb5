"""Chances that a set stands: how likely each other seat holds something higher.

Unseen cards are taken to lie in the other hands independently, in proportion to hand sizes.
"""

from __future__ import annotations

from functools import lru_cache

STEPS = 240
"""Shares of the unseen cards are rounded to this many steps, so that tails can be kept."""


@lru_cache(maxsize=100_000)
def tail(copies: int, least: int, share: int) -> float:
    """The chance that a hand with `share`/`STEPS` of the unseen cards has `least` of `copies`.

    >>> tail(4, 0, 8), tail(4, 5, 8), round(tail(1, 1, 60), 2)
    (1.0, 0.0, 0.25)
    """
    if least <= 0:
        return 1.0
    if least > copies:
        return 0.0
    p = share / STEPS
    missing = 0.0
    term = (1.0 - p) ** copies
    for have in range(least):
        missing += term
        if p >= 1.0:
            return 1.0
        term *= (copies - have) / (have + 1) * p / (1.0 - p)
    return max(0.0, 1.0 - missing)


def share_of(count: int, unseen: int) -> int:
    """A seat's share of the unseen cards, in steps."""
    if unseen <= 0 or count <= 0:
        return 0
    return max(1, min(STEPS, round(STEPS * count / unseen)))
