"""`Holding`: counts by kind and by rank stay in step."""

from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.kinds import SUITLESS
from baohuang.plays.holding import R_BIG, R_GUARD, R_MARKED_BIG, R_MARKED_SMALL, R_SMALL, Holding, holding_of

KINDS = st.lists(st.integers(0, 56), max_size=30)


def contents(held: Holding) -> tuple[int, list[int], list[int]]:
    """All that a holding holds."""
    return held.size, list(held.counts), list(held.ranks)


@given(KINDS)
def test_kinds_come_back_sorted(kinds: list[int]) -> None:
    assert list(holding_of(kinds).kinds()) == sorted(kinds)


@given(KINDS)
def test_ranks_sum_the_counts(kinds: list[int]) -> None:
    """Places 0…12 are ranks, then one place for each of w g W E G."""
    held = holding_of(kinds)
    places = [kind // 4 for kind in kinds if kind < 52] + [kind - 52 + 13 for kind in kinds if kind >= 52]
    assert contents(held) == (len(kinds), [kinds.count(n) for n in range(57)], [places.count(n) for n in range(18)])


@given(KINDS)
def test_what_is_added_can_be_removed(kinds: list[int]) -> None:
    held = holding_of(kinds)
    for kind in reversed(kinds):
        held.remove(kind)
    assert contents(held) == contents(holding_of([]))


@given(KINDS)
def test_a_clone_is_independent(kinds: list[int]) -> None:
    held = holding_of(kinds)
    before = contents(held)
    other = held.clone()
    other.add(5)
    assert contents(held) == before
    held.add(6)
    assert contents(other) == contents(holding_of([*kinds, 5]))


def test_suitless_cards_count_by_rank_alone() -> None:
    held = holding_of([SUITLESS + 6, SUITLESS + 6, 24])
    assert contents(held) == (3, [int(n == 24) for n in range(57)], [3 * int(n == 6) for n in range(18)])


def test_places_of_the_jokers() -> None:
    assert (R_SMALL, R_MARKED_SMALL, R_BIG, R_MARKED_BIG, R_GUARD) == (13, 14, 15, 16, 17)
