"""ON-06, ON-11, ON-15: Weihai's 6s, rebellion and kick (RULES §2)."""

import pytest

from baohuang.engine.deal import Deal
from baohuang.engine.events import Answered, Kicked, Rebelled
from baohuang.rulesets.options import Value
from tests.engine.tables import each, go, lay, legal, position, refusal

R = "weihai"
HANDS = ("EKsKh", "g7s8s", "9sTs", "JsQs", "6sAs")
"""Seat 0 has the marked big joker, seat 1 is the guard."""
SOLO = ("EgKsKh", "7s8s", "9sTs", "JsQs", "6sAs")


def ready(**options: Value) -> Deal:
    """Seat 0 is emperor, the guard stays hidden, rebels are asked."""
    deal = lay(R, *HANDS, given=options)
    go(deal, "0 enthrone", *each([1, 2, 3, 4], "hide"))
    return deal


def hidden_solo(**options: Value) -> Deal:
    """The same with an emperor alone whom nobody knows to be alone."""
    deal = lay(R, *SOLO, given=options)
    go(deal, "0 enthrone", "0 solo hidden", *each([1, 2, 3, 4], "hide"))
    return deal


@pytest.mark.clause("ON-15")
def test_two_rebels_succeed_and_all_is_revealed() -> None:
    """The guard and the rebels are shown, points double."""
    deal = ready()
    assert (deal.phase.name, deal.to_act()) == ("rebel", [1, 2, 3, 4])
    assert [legal(deal, seat) for seat in range(5)] == [[], *[["abstain", "rebel"]] * 4]
    go(deal, "1 abstain", "4 rebel", "2 rebel")
    assert go(deal, "3 abstain") == [Answered(3, False), Rebelled(1, (2, 4))]
    assert (deal.rebellion, deal.revealed, deal.rebels, deal.multiplier(public=True)) == (True, True, [2, 4], 2)
    assert (deal.phase.name, deal.to_act()) == ("kick", [0, 1])


@pytest.mark.clause("ON-15")
@pytest.mark.parametrize("rebels", [[], [2], [1], [1, 2]])
def test_fewer_reveal_nothing(rebels: list[int]) -> None:
    """The guard's yes is not counted; the deal goes on as if nobody had been asked."""
    deal = ready()
    events = go(deal, *(f"{seat} {'rebel' if seat in rebels else 'abstain'}" for seat in (1, 2, 3, 4)))
    assert events == [Answered(seat, seat in rebels) for seat in (1, 2, 3, 4)]
    assert (deal.rebellion, deal.revealed, deal.rebels, deal.multiplier(public=False)) == (False, False, [], 1)
    assert (deal.phase.name, deal.to_act()) == ("play", [0])


@pytest.mark.clause("ON-15")
@pytest.mark.parametrize(("rebels", "succeeds"), [([2, 3], False), ([1, 2, 3], False), ([2, 3, 4], True)])
def test_three_may_be_needed(rebels: list[int], succeeds: bool) -> None:
    """`rebels_needed=3`."""
    deal = ready(rebels_needed=3)
    go(deal, *(f"{seat} {'rebel' if seat in rebels else 'abstain'}" for seat in (1, 2, 3, 4)))
    assert deal.rebellion is succeeds


@pytest.mark.clause("ON-15")
def test_no_rebellion_against_what_is_open() -> None:
    """Neither after an open guard nor after an open solo."""
    guard = lay(R, *HANDS)
    go(guard, "0 enthrone", "1 open", *each([2, 3, 4], "hide"))
    solo = lay(R, *SOLO)
    go(solo, "0 enthrone", "0 solo open")
    assert [deal.phase.name for deal in (guard, solo)] == ["play", "play"]
    assert refusal(guard, "2 rebel") == "wrong-phase"


@pytest.mark.clause("ON-15")
def test_success_reveals_a_hidden_solo() -> None:
    """It stays a hidden one for base and multiplier; there is no guard to show."""
    deal = hidden_solo()
    assert deal.multiplier(public=True) == 1
    assert go(deal, "1 rebel", "2 rebel", "3 abstain", "4 abstain")[-1] == Rebelled(None, (1, 2))
    assert (deal.revealed, deal.multiplier(public=True), deal.multiplier(public=False)) == (True, 4, 4)
    assert deal.to_act() == [0]
    go(deal, "0 spare", "0 play gEKK")
    assert deal.result()[0] == [24, -6, -6, -6, -6]


@pytest.mark.clause("ON-15")
def test_rebellion_doubles_the_points() -> None:
    deal = ready()
    go(
        deal,
        "1 abstain",
        "2 rebel",
        "3 rebel",
        "4 rebel",
        "0 spare",
        "1 spare",
        "0 play EKK",
        *each([1, 2, 3, 4], "pass"),
    )
    go(deal, "1 play 8", *each([2, 3, 4], "pass"), "1 play g7")
    assert deal.result() == ([12, 6, -6, -6, -6], "emperor", [1, 2, 3, 4, 5])


@pytest.mark.clause("ON-06")
@pytest.mark.parametrize(
    ("answers", "needs", "kicked"),
    [
        (("spare", "spare"), 1, False),
        (("kick", "spare"), 1, True),
        (("spare", "kick"), 1, True),
        (("kick", "kick"), 1, True),
        (("kick", "spare"), 2, False),
        (("spare", "kick"), 2, False),
        (("kick", "kick"), 2, True),
    ],
)
def test_emperor_and_guard_may_kick(answers: tuple[str, str], needs: int, kicked: bool) -> None:
    """One yes is enough, or both are needed (`kick_needs=2`); it doubles the whole deal again."""
    deal = ready(kick_needs=needs)
    go(deal, *each([1, 2], "rebel"), *each([3, 4], "rebel"))
    assert [legal(deal, seat) for seat in range(5)] == [["kick", "spare"]] * 2 + [[]] * 3
    events = go(deal, f"0 {answers[0]}", f"1 {answers[1]}")
    assert (Kicked() in events, deal.kick, deal.multiplier(public=True)) == (kicked, kicked, 4 if kicked else 2)
    assert deal.to_act() == [0]


@pytest.mark.clause("ON-06")
@pytest.mark.parametrize("needs", [1, 2])
def test_an_emperor_alone_kicks_alone(needs: int) -> None:
    """A hidden solo with rebellion and kick counts eight times."""
    deal = hidden_solo(kick_needs=needs)
    go(deal, *each([1, 2], "rebel"), *each([3, 4], "abstain"))
    assert deal.to_act() == [0]
    go(deal, "0 kick")
    assert (deal.kick, deal.multiplier(public=True)) == (True, 8)


@pytest.mark.clause("ON-06")
def test_no_kick_without_a_rebellion() -> None:
    """It is the wrong phase at any time else."""
    deal = ready()
    assert refusal(deal, "0 kick") == "wrong-phase"
    go(deal, *each([1, 2, 3, 4], "abstain"))
    assert (refusal(deal, "0 kick"), refusal(deal, "1 rebel")) == ("wrong-phase", "wrong-phase")
    asked = ready()
    go(asked, *each([1, 2, 3, 4], "rebel"))
    assert refusal(asked, "2 kick") == "not-your-turn"
    go(asked, "0 kick")
    assert refusal(asked, "0 spare") == "already-answered"


@pytest.mark.clause("ON-06")
def test_rebellion_and_kick_make_four() -> None:
    """Lost by the emperor: 24, 12 and 12 each."""
    deal = lay(R, "EKs7h", "g7s8h", "9s", "Js", "As")
    go(deal, "0 enthrone", *each([1, 2, 3, 4], "hide"), *each([1, 2, 3, 4], "rebel"), "0 kick", "1 spare")
    go(deal, "0 play 7", "1 pass", "2 play 9", "3 play J", "4 play A")
    assert deal.result() == ([-24, -12, 12, 12, 12], "commoners", [4, 5, 1, 2, 3])


@pytest.mark.clause("ON-11")
def test_6s_are_the_last_hand_all_together() -> None:
    """No jokers on them, not split, nothing else in hand."""
    rest = ("7c8c", "9cTc", "JcQc", "KcAc")
    cases = {
        "6s6h6d|play 66": "held-back",
        "6s6h6d|play 666": None,
        "6s6hKs|play 66": "held-back",
        "6s6hKs|play K": None,
        "6s6hg|play 66g": "held-back",
        "6s6hE|play 66": "held-back",
        "6s6h6d6c6s6h6c|play 6666666": None,
        "6s|play 6": None,
    }
    found = {}
    for case in cases:
        hand, move = case.split("|")
        found[case] = refusal(position(R, hand, *rest), f"0 {move}")
    assert found == cases
    assert legal(position(R, "6s6hg", *rest), 0) == ["play g"]


@pytest.mark.clause("ON-11")
def test_no_bomb_of_6s_and_no_smothering_by_default() -> None:
    """Four 6s are the last hand like any number of them; by option who is left with them may be smothered."""
    assert legal(position(R, "6s6s6s6s", "7c", "8c", "9c", "Tc"), 0) == ["play 6666"]
    deal = position(R, "6s7c", "8c9c", "TcJc", "QcKc", "AcAd", smother="on", guard=2)
    go(deal, "0 play 7", "1 play 8")
    assert (deal.smothered, deal.to_act()) == ([0], [2])
