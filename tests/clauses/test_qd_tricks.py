"""QD-10…14: tricks, the inherited lead, going out, and the end (RULES §2.6, §2.7)."""

import pytest

from baohuang.engine.events import Ended, Passed, Played, TrickEnded, WentOut
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import each, go, hands, legal, position, refusal

R = "qingdao"
FIVE = ("KsKh2s2h9c", "5s5h7d8d", "AsAh4d4c", "QsQh8c", "JsJhTc")


@pytest.mark.clause("QD-10")
def test_play_runs_counter_clockwise() -> None:
    """The next player sits at one's right; seats are numbered in play order."""
    assert not ruleset(R).clockwise
    deal = position(R, *FIVE)
    turns = []
    for _ in range(5):
        turns += deal.to_act()
        go(deal, f"{deal.turn} {'play 9' if deal.turn == 0 else 'pass'}")
        if deal.top == 0:
            break
    assert (turns, deal.to_act()) == ([0, 1, 2, 3, 4], [0])


@pytest.mark.clause("QD-10")
def test_a_round_lasts_until_all_pass() -> None:
    """Who passed may play when the turn returns in the same trick; the last to play opens the next."""
    deal = position(R, *FIVE)
    go(deal, "0 play KK", "1 pass", "2 play AA", "3 pass", "4 pass")
    go(deal, "0 play 22", *each([1, 2, 3], "pass"))
    assert go(deal, "4 pass") == [Passed(4), TrickEnded(0)]
    assert (deal.to_act(), deal.leader, deal.top) == ([0], 0, 0)
    soft = position(R, *FIVE)
    go(soft, "0 play 9", "1 pass", "2 pass", "3 play Q", "4 pass", "0 pass", "1 pass")
    assert legal(soft, 2) == ["pass", "play A"]
    go(soft, "2 play A", "3 pass", "4 pass", "0 pass", "1 pass")
    assert soft.to_act() == [2]


@pytest.mark.clause("QD-10")
def test_a_hard_pass_takes_one_out_of_the_trick() -> None:
    """`pass=hard`: who passed is not asked again in the trick, and is back in the next."""
    deal = position(R, *FIVE, given={"pass": "hard"})
    go(deal, "0 play 9", "1 pass", "2 pass", "3 play Q")
    assert deal.to_act() == [4]
    go(deal, "4 pass", "0 play K")
    assert deal.to_act() == [3]
    assert refusal(deal, "2 play A") == "not-your-turn"
    assert go(deal, "3 pass") == [Passed(3), TrickEnded(0)]
    go(deal, "0 play 2")
    assert deal.to_act() == [1]


@pytest.mark.clause("QD-10")
def test_the_leader_must_play() -> None:
    deal = position(R, *FIVE)
    assert refusal(deal, "0 pass") == "must-lead"
    assert "pass" not in legal(deal, 0)
    assert refusal(deal, "1 play 5") == "not-your-turn"


@pytest.mark.clause("QD-11")
@pytest.mark.parametrize("emperor", range(5))
def test_the_emperor_opens_the_deal(emperor: int) -> None:
    """Wherever the deal began."""
    deal = position(R, *FIVE, emperor=emperor, guard=(emperor + 1) % 5)
    assert (deal.to_act(), deal.leader, deal.phase.name) == ([emperor], emperor, "play")


@pytest.mark.clause("QD-12")
def test_the_next_active_player_takes_the_wind() -> None:
    """When a last hand stands unbeaten the next in order leads freely, friend or foe."""
    deal = position(R, "AsAh", "Ks4c", "2d5d5h", "Jd4h", "5h6h")
    assert go(deal, "0 play AA") == [Played(0, (46, 47)), WentOut(0, 1)]
    assert go(deal, *each([1, 2, 3, 4], "pass"))[-1] == TrickEnded(1)
    assert (deal.to_act(), deal.out) == ([1], [0])
    assert refusal(deal, "1 pass") == "must-lead"


@pytest.mark.clause("QD-12")
def test_seats_that_are_out_are_passed_over() -> None:
    """Two last hands in one trick: the wind blows on to the first who still holds cards."""
    deal = position(R, "AsAh", "2s2h", "9d9h", "Jd8h", "7h8s", emperor=3, guard=4, leader=0)
    go(deal, "0 play AA", "1 play 22", *each([2, 3], "pass"))
    assert go(deal, "4 pass") == [Passed(4), TrickEnded(2)]
    assert (deal.to_act(), deal.out) == ([2], [0, 1])


@pytest.mark.clause("QD-12")
def test_a_beaten_last_hand_only_goes_on_with_the_trick() -> None:
    """Going out does not protect it, and who beats it leads next."""
    deal = position(R, "AsAh", "Ks4c", "2d2h5d", "Jd4h", "5h6h")
    go(deal, "0 play AA", "1 pass", "2 play 22", "3 pass", "4 pass")
    assert go(deal, "1 pass") == [Passed(1), TrickEnded(2)]
    assert deal.to_act() == [2]


@pytest.mark.clause("QD-13")
def test_places_by_order_of_going_out() -> None:
    """頭科, 二科, 三科, 二落, 落科: first to fifth."""
    deal = position(R, "AsAh", "4c4d5s", "2d5d", "9d", "8h6h", emperor=1, guard=3, leader=0)
    go(deal, "0 play AA", *each([1, 2, 3, 4], "pass"))
    go(deal, "1 play 5", "2 pass", "3 play 9", "4 pass", "1 pass", "2 play 2", "4 pass", "1 pass", "2 play 5")
    assert deal.out == [0, 3, 2]
    go(deal, "4 play 6", "1 pass", "4 play 8")
    assert deal.result() == ([1, -2, 1, -1, 1], "commoners", [1, 5, 3, 2, 4])


@pytest.mark.clause("QD-14")
def test_the_deal_ends_when_emperor_and_guard_are_out() -> None:
    """The others are not played out: their places follow in play order after the last finisher."""
    deal = position(R, "AsAh", "4c4d5s", "2d2h", "9d", "8h6h")
    go(deal, "0 play AA", "1 pass")
    left = hands(deal)
    events = go(deal, "2 play 22")
    assert [type(event) for event in events] == [Played, WentOut, Ended]
    assert deal.result() == ([6, -3, 3, -3, -3], "emperor", [1, 5, 2, 3, 4])
    assert hands(deal)[1] == left[1]
    assert (deal.to_act(), refusal(deal, "3 play 9")) == ([], "deal-over")


@pytest.mark.clause("QD-14")
def test_the_deal_ends_when_all_commoners_are_out() -> None:
    """Then the emperor's side takes the places that are left, in play order after the last finisher."""
    deal = position(R, "4c5c", "AsAh", "4d5d", "Kd", "2d2h", leader=1)
    go(deal, "1 play AA", "2 pass", "3 pass", "4 play 22", "0 pass", "2 pass", "3 pass")
    assert deal.to_act() == [0]
    go(deal, "0 play 4", "2 pass")
    go(deal, "3 play K")
    assert deal.result() == ([-6, 3, -3, 3, 3], "commoners", [4, 1, 5, 3, 2])


@pytest.mark.clause("QD-14")
def test_a_solo_ends_when_the_emperor_or_all_four_are_out() -> None:
    """Alone against four."""
    won = position(R, "As", "4c4d", "4h", "5c", "6c", guard=None)
    go(won, "0 play A")
    assert won.result() == ([16, -4, -4, -4, -4], "emperor", [1, 2, 3, 4, 5])
    lost = position(R, "3s4c4d", "5c", "6c", "7c", "8c", guard=None)
    go(lost, "0 play 4c", "1 play 5", "2 play 6", "3 play 7")
    assert lost.to_act() == [4]
    go(lost, "4 play 8")
    assert lost.result() == ([-16, 4, 4, 4, 4], "commoners", [5, 1, 2, 3, 4])
