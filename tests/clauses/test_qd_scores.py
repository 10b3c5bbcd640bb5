"""QD-23: a deal is scored by place (RULES, Points), every combination of places by hand."""

import pytest

from baohuang.engine.deal import GRABBED_SOLO, HIDDEN_SOLO, NOBODY, NOT_SOLO, OPEN_SOLO
from baohuang.engine.scoring import score
from baohuang.rulesets.registry import ruleset

HANGING = ["qingdao", "weifang", "weihai"]

# (emperor's place, guard's place): emperor's, guard's and each commoner's points.
SHARED = {
    (1, 2): (6, 3, -3),
    (1, 3): (4, 2, -2),
    (1, 4): (2, 1, -1),
    (1, 5): (0, 0, 0),
    (2, 1): (6, 3, -3),
    (2, 3): (2, 1, -1),
    (2, 4): (0, 0, 0),
    (2, 5): (-2, -1, 1),
    (3, 1): (4, 2, -2),
    (3, 2): (2, 1, -1),
    (3, 4): (-2, -1, 1),
    (3, 5): (-4, -2, 2),
    (4, 1): (2, 1, -1),
    (4, 2): (0, 0, 0),
    (4, 3): (-2, -1, 1),
    (4, 5): (-6, -3, 3),
    (5, 1): (0, 0, 0),
    (5, 2): (-2, -1, 1),
    (5, 3): (-4, -2, 2),
    (5, 4): (-6, -3, 3),
}


def places(emperor: int, guard: int | None) -> list[int]:
    """Places of five seats, the emperor at 3 and the guard, if any, at 1."""
    rest = iter(place for place in range(1, 6) if place not in {emperor, guard})
    own = {3: emperor, 1: guard}
    return [own.get(seat) or next(rest) for seat in range(5)]


def winner(points: int) -> str:
    """Whose win an emperor's points are."""
    return "emperor" if points > 0 else "commoners" if points < 0 else "draw"


@pytest.mark.clause("QD-23")
@pytest.mark.parametrize("rules_id", HANGING)
@pytest.mark.parametrize("multiplier", [1, 2, 4])
def test_places_of_emperor_and_guard(rules_id: str, multiplier: int) -> None:
    """K = 6 − both places; emperor +2K, guard +K, each commoner −K; the sum is zero."""
    for (emperor, guard), (mine, helper, other) in SHARED.items():
        found = score(ruleset(rules_id).scoring, places(emperor, guard), 3, 1, NOT_SOLO, multiplier)
        expected = [multiplier * points for points in (other, helper, other, mine, other)]
        assert found == (expected, winner(mine))
        assert sum(expected) == 0


# By the emperor's place: the base, and a quarter of it for each of the others, times two and four.
SOLOS = {
    ("qingdao", HIDDEN_SOLO, 2): {1: (16, -4), 2: (4, -1), 3: (0, 0), 4: (-4, 1), 5: (-16, 4)},
    ("qingdao", OPEN_SOLO, 4): {1: (32, -8), 2: (8, -2), 3: (0, 0), 4: (-8, 2), 5: (-32, 8)},
    ("qingdao", GRABBED_SOLO, 4): {1: (32, -8), 2: (8, -2), 3: (0, 0), 4: (-8, 2), 5: (-32, 8)},
    ("weifang", HIDDEN_SOLO, 2): {1: (16, -4), 2: (4, -1), 3: (0, 0), 4: (-4, 1), 5: (-16, 4)},
    ("weifang", GRABBED_SOLO, 2): {1: (16, -4), 2: (4, -1), 3: (0, 0), 4: (-4, 1), 5: (-16, 4)},
    ("weihai", HIDDEN_SOLO, 2): {1: (12, -3), 2: (0, 0), 3: (-12, 3), 4: (-12, 3), 5: (-12, 3)},
    ("weihai", OPEN_SOLO, 2): {1: (12, -3), 2: (-12, 3), 3: (-12, 3), 4: (-12, 3), 5: (-12, 3)},
    ("weihai", OPEN_SOLO, 4): {1: (24, -6), 2: (-24, 6), 3: (-24, 6), 4: (-24, 6), 5: (-24, 6)},
    ("weihai", HIDDEN_SOLO, 8): {1: (48, -12), 2: (0, 0), 3: (-48, 12), 4: (-48, 12), 5: (-48, 12)},
}


@pytest.mark.clause("QD-20", "QD-23", "ON-02")
@pytest.mark.parametrize(("key", "table"), SOLOS.items())
def test_solo_places(key: tuple[str, int, int], table: dict[int, tuple[int, int]]) -> None:
    """The emperor's base by place; each of the four others loses or gains a quarter, in whole points."""
    rules_id, solo, multiplier = key
    for place, (mine, other) in table.items():
        found = score(ruleset(rules_id).scoring, places(place, None), 3, NOBODY, solo, multiplier)
        assert found == ([other, other, other, mine, other], winner(mine))
