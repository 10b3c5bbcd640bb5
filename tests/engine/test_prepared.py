"""Prepared deals: play that begins in the middle, with seats out and hands of any size."""

from tests.engine.tables import go, hands, legal, position


def test_an_empty_hand_is_out_at_once() -> None:
    """In order from the leader on; the next active seat leads for a leader who is out."""
    deal = position("qingdao", "", "5c6c", "", "7c8c", "9cTc", emperor=1, guard=3, leader=0)
    assert (deal.out, deal.to_act()) == ([0, 2], [1])


def test_a_deal_may_be_over_before_it_begins() -> None:
    """Both of a side without cards."""
    deal = position("qingdao", "", "5c6c", "", "7c8c", "9cTc", emperor=0, guard=2)
    assert (deal.phase.name, deal.result()) == ("over", ([6, -3, 3, -3, -3], "emperor", [1, 5, 2, 3, 4]))


def test_a_trick_of_two() -> None:
    """With three seats out the two that are left play on, in the climbing family to the last."""
    deal = position("classic108", "", "", "", "9cTc", "TdJd", emperor=3, guard=4, leader=3, named="Td")
    go(deal, "3 play 9", "4 play T", "3 pass", "4 play J")
    assert (deal.result()[2], hands(deal)[3]) == ([1, 2, 3, 5, 4], "Tc")


def test_a_single_opponent_ends_the_trick_by_one_pass() -> None:
    deal = position("weihai", "", "", "9cTc", "", "TdJd", emperor=2, guard=4, leader=2)
    assert deal.phase.name == "over"
    alone = position("weihai", "9cTc", "", "", "", "TdJd", guard=None)
    go(alone, "0 play T", "4 play J", "0 pass")
    assert (alone.to_act(), legal(alone, 4)) == ([4], ["play T"])
