"""Coins as pure arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.engine.coins import settle

COINS = st.lists(st.tuples(st.integers(-48, 48), st.integers(0, 10**12)), min_size=1, max_size=5)


@given(COINS, st.integers(0, 10**6))
def test_nobody_wins_more_than_they_carry_or_falls_below_zero(rows: list[tuple[int, int]], base: int) -> None:
    """Each seat on its own; nothing appears or disappears but through the house."""
    points, coins = [row[0] for row in rows], [row[1] for row in rows]
    change, after, house = settle(points, base, coins)
    for gain, carried, moved, left in zip(points, coins, change, after, strict=True):
        wanted = base * gain
        assert moved == (min(wanted, carried) if wanted > 0 else -min(-wanted, carried))
        assert left == carried + moved >= 0
    assert sum(change) + house == 0


@pytest.mark.parametrize(
    ("points", "base", "coins"),
    [([1, 2], 10, [5]), ([1], -1, [5]), ([1], 1, [-5]), ([1, -1], 1, [5, -1])],
)
def test_nonsense_is_a_callers_bug(points: list[int], base: int, coins: list[int]) -> None:
    with pytest.raises(ValueError, match=r"coins|points"):
        settle(points, base, coins)
