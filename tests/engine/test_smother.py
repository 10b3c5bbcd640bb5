"""悶 (option `smother`): who leaves, with which place, and when such a deal ends."""

from baohuang.engine.deal import Deal
from baohuang.engine.events import Ended, Played, Smothered, TrickEnded, WentOut
from tests.engine.tables import each, go, position


def smothering(*cards: str, emperor: int = 0, guard: int | None = 2, leader: int | None = None) -> Deal:
    """A Weifang position with the option."""
    return position("weifang", *cards, emperor=emperor, guard=guard, leader=leader, smother="on")


def test_it_leaves_at_once_with_the_lowest_free_place() -> None:
    """The beaten play comes first, then who leaves; the next one to leave gets the place above."""
    deal = smothering("3s4c", "3h5c", "6c7c", "8c9c", "TcJc")
    go(deal, "0 play 4")
    assert go(deal, "1 play 5") == [Played(1, (8,)), Smothered(0, 5)]
    assert go(deal, "2 play 6") == [Played(2, (12,)), Smothered(1, 4)]
    assert deal.to_act() == [3]


def test_who_still_holds_another_card_stays() -> None:
    """Also when later only held-back cards are left: it is the last play that counts."""
    deal = smothering("3s4cAc", "5c6c", "7c2c", "8c9c", "TcJc")
    go(deal, "0 play 4", "1 play 5")
    assert deal.smothered == []
    go(deal, *each([2, 3, 4], "pass"), "0 play A")
    assert deal.smothered == []
    assert Smothered(0, 5) in go(deal, "1 pass", "2 play 2")


def test_a_play_beaten_by_one_that_closes_is_beaten_too() -> None:
    """222 on a big joker; and by a bomb."""
    closing = smothering("3sW", "2c2d2h5c", "6c7c", "8c9c", "TcJc")
    go(closing, "0 play W")
    assert go(closing, "1 play 222") == [Played(1, (48, 49, 50)), Smothered(0, 5), TrickEnded(1)]
    bomb = smothering("3sW", "6d6d6d6d5c", "6c7c", "8c9c", "TcJc")
    go(bomb, "0 play W", "1 play 6d6d6d6d")
    assert bomb.smothered == [0]


def test_who_goes_out_is_not_smothered() -> None:
    """A beaten last hand is out, with the place that it has."""
    deal = smothering("4c", "5c6c", "7c", "8c9c", "TcJc", guard=3)
    go(deal, "0 play 4", "1 play 5")
    assert (deal.out, deal.smothered) == ([0], [])


def test_the_smothered_do_not_count_as_out() -> None:
    """The emperor's side is not out by being smothered: the deal goes on to the last that still plays."""
    deal = smothering("3s4c", "5c6c", "Ac", "8c9c", "TcJc")
    go(deal, "0 play 4", "1 play 5")
    assert WentOut(2, 1) in go(deal, "2 play A")
    assert (deal.smothered, deal.out, deal.phase.name) == ([0], [2], "play")
    go(deal, *each([3, 4], "pass"), "1 pass")
    assert deal.to_act() == [3]
    go(deal, "3 play 8", "4 pass", "1 pass", "3 play 9", "4 play T", "1 pass")
    events = go(deal, "4 play J")
    assert isinstance(events[-1], Ended)
    assert deal.result() == ([0, 0, 0, 0, 0], "draw", [5, 4, 1, 2, 3])


def test_all_commoners_but_the_smothered_out_is_not_the_end() -> None:
    """Places: out from the top, smothered from the bottom, the last one between."""
    deal = smothering("4c5d", "3s5c", "6c7d", "8c", "9c", leader=0)
    go(deal, "0 play 4", "1 play 5", "2 play 6", "3 play 8", "4 play 9")
    assert (deal.smothered, deal.out, deal.phase.name) == ([1], [3, 4], "play")
    go(deal, "0 pass", "2 pass")
    assert deal.to_act() == [0]
    go(deal, "0 play 5d")
    assert deal.result() == ([-2, 1, -1, 1, 1], "commoners", [3, 5, 4, 1, 2])


def test_a_solo_emperor_may_be_smothered() -> None:
    """Then the four play on for nothing but the end."""
    deal = smothering("3s4c", "5c6c", "7c", "8c", "9c", guard=None)
    go(deal, "0 play 4", "1 play 5", "2 play 7", "3 play 8")
    assert (deal.smothered, deal.out) == ([0], [2, 3])
    go(deal, "4 play 9")
    assert deal.result() == ([-16, 4, 4, 4, 4], "commoners", [5, 4, 1, 2, 3])
