"""Coins from points: what a deal pays at a stake. RULES, Coins; ON-23. Pure arithmetic.

Play money: a coin has no value outside the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Settlement(NamedTuple):
    """By seat: the change and the coins after it; `house` takes what the changes leave over."""

    change: list[int]
    coins: list[int]
    house: int


def settle(points: Sequence[int], base: int, coins: Sequence[int]) -> Settlement:
    """Base stake × points, a gain capped at the coins carried, a loss never below zero.

    Every argument by seat, in coins ≥ 0. Raises `ValueError` for lists of different lengths, a
    negative base or negative coins.

    >>> settle([6, -3, 3, -3, -3], 100, [250, 5000, 5000, 5000, 5000]).change
    [250, -300, 300, -300, -300]
    """
    if len(points) != len(coins):
        raise ValueError("as many points as seats with coins")
    if base < 0 or any(carried < 0 for carried in coins):
        raise ValueError("neither stake nor coins are below zero")
    change = [max(-carried, min(carried, base * gain)) for gain, carried in zip(points, coins, strict=True)]
    after = [carried + moved for carried, moved in zip(coins, change, strict=True)]
    return Settlement(change, after, -sum(change))
