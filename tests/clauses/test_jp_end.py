"""JP-16…19: going out, who wins, and what places are worth (RULES §3)."""

from itertools import permutations

import pytest

from baohuang.engine.deal import NOBODY, NOT_SOLO
from baohuang.engine.events import Ended, Played, TrickEnded, WentOut
from baohuang.engine.scoring import score
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import go, position, refusal

R = "classic108"
SCORING = ruleset(R).scoring


def scored(places: list[int], emperor: int = 0, guard: int = 1) -> tuple[list[int], str]:
    """Points and winner."""
    points, winner = score(SCORING, places, emperor, guard, NOT_SOLO, 1)
    return points, winner


@pytest.mark.clause("JP-16")
def test_players_go_out_in_the_order_in_which_they_empty_their_hands() -> None:
    """The deal goes on until all but one are out, also when both of the emperor's side are."""
    deal = position(R, "3c", "4d", "5c5d", "6c", "7c7d", guard=1, named="4d")
    assert go(deal, "0 play 3") == [Played(0, (0,)), WentOut(0, 1)]
    go(deal, "1 play 4", "2 play 5", "3 play 6", "4 play 7", "2 pass")
    assert (deal.out, deal.to_act(), deal.phase.name) == ([0, 1, 3], [4], "play")
    events = go(deal, "4 play 7")
    assert events == [
        Played(4, (17,)),
        WentOut(4, 4),
        Ended((8, 2, -4, 0, -2), (1, 2, 5, 3, 4), "emperor", ((), (), (9,), (), ())),
    ]
    assert refusal(deal, "2 play 5") == "deal-over"


@pytest.mark.clause("JP-16")
def test_the_lead_of_one_who_is_out_is_inherited() -> None:
    """By the next active player in play order, partner or not; a beaten last hand only goes on with the trick."""
    deal = position(R, "3c", "4d9d", "5c5d", "6c6d", "7c7d", guard=1, named="4d")
    go(deal, "0 play 3")
    assert go(deal, "1 pass", "2 pass", "3 pass", "4 pass")[-1] == TrickEnded(1)
    assert deal.to_act() == [1]
    beaten = position(R, "3c", "4d9d", "5c5d", "6c6d", "7c7d", guard=1, named="4d")
    go(beaten, "0 play 3", "1 pass", "2 play 5", "3 pass", "4 pass", "1 pass")
    assert beaten.to_act() == [2]


@pytest.mark.clause("JP-17")
@pytest.mark.parametrize("places", [[1, 2], [2, 1]])
def test_emperor_and_guard_first_and_second_win(places: list[int]) -> None:
    """In either order."""
    assert scored([*places, 3, 4, 5])[1] == "emperor"


@pytest.mark.clause("JP-18")
def test_a_rebel_before_the_emperor_wins_for_the_rebels() -> None:
    """And where neither holds it is a draw: the emperor first, the guard not second. All 120 orders."""
    for places in permutations(range(1, 6)):
        emperor, guard, *rebels = places
        otherwise = "commoners" if min(rebels) < emperor else "draw"
        expected = "emperor" if {emperor, guard} == {1, 2} else otherwise
        assert scored(list(places))[1] == expected
    assert scored([1, 3, 2, 4, 5])[1] == "draw"
    assert scored([2, 3, 1, 4, 5])[1] == "commoners"


@pytest.mark.clause("JP-19")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4, 5], [8, 2, 0, -2, -4]),
        ([2, 1, 3, 4, 5], [4, 4, 0, -2, -4]),
        ([3, 1, 2, 4, 5], [0, 4, 2, -2, -4]),
        ([4, 1, 2, 3, 5], [-4, 4, 2, 0, -4]),
        ([5, 4, 3, 2, 1], [-8, -2, 0, 2, 4]),
        ([1, 5, 4, 3, 2], [8, -4, -2, 0, 2]),
    ],
)
def test_places_score_and_the_emperor_counts_double(places: list[int], points: list[int]) -> None:
    """+4, +2, 0, −2, −4; the guard single, each rebel on their own."""
    assert scored(places)[0] == points


@pytest.mark.clause("JP-19")
def test_without_a_guard_the_emperor_wins_by_nothing() -> None:
    """The guard may have been swapped away (JP-21): then only a draw or the rebels' win are left."""
    assert scored([1, 2, 3, 4, 5], guard=NOBODY) == ([8, 2, 0, -2, -4], "draw")
    assert scored([2, 1, 3, 4, 5], guard=NOBODY) == ([4, 4, 0, -2, -4], "commoners")
