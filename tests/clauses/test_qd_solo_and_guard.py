"""QD-20, QD-21: the solo of four of a kind, and the guard who shows before the lead (RULES §2)."""

import pytest

from baohuang.cards.notation import parse_card
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import Answered, Called, GuardOpen, Revealed
from baohuang.rulesets.options import Value
from tests.engine.tables import each, go, hands, lay, legal, refusal, solo_of

R = "qingdao"


def enthroned(*cards: str, **options: Value) -> Deal:
    """Seat 0 is emperor and about to call."""
    deal = lay(R, *cards, given=options)
    go(deal, *each(range(5), "decline"), "0 enthrone")
    return deal


ALONE = ("E9c9c9c9c5c", "6c", "7c", "8c", "Tc")


@pytest.mark.clause("QD-20")
def test_an_open_solo_shows_four() -> None:
    """All know at once: no open guard is asked for, the lead follows, and one of the four is the guard card."""
    deal = enthroned(*ALONE)
    assert go(deal, "0 call 9c open") == [Called(0, parse_card("9c"), 4)]
    assert (solo_of(deal), deal.guard, deal.revealed, deal.phase.name) == ("open", NOBODY, True, "play")
    assert (deal.multiplier(public=True), hands(deal)[0]) == (4, "5c9c9c9cEG")


@pytest.mark.clause("QD-20")
def test_a_hidden_solo_shows_three_and_says_nothing() -> None:
    """It looks like any call; its multiplier enters the public one when it is revealed."""
    deal = enthroned(*ALONE)
    assert go(deal, "0 call 9c hidden") == [Called(0, parse_card("9c"), 3)]
    assert (solo_of(deal), deal.guard, deal.revealed, deal.phase.name) == ("hidden", NOBODY, False, "open")
    assert (deal.multiplier(public=True), deal.multiplier(public=False)) == (1, 2)
    go(deal, *each([1, 2, 3, 4], "open"))
    assert (deal.open_guard, deal.revealed, deal.to_act()) == (False, False, [0])
    assert Revealed(0) in go(deal, "0 play G")
    assert (deal.multiplier(public=True), deal.multiplier(public=False)) == (2, 2)


@pytest.mark.clause("QD-20")
@pytest.mark.parametrize(("how", "points"), [("hidden", [16, -4, -4, -4, -4]), ("open", [32, -8, -8, -8, -8])])
def test_a_solo_scores_double(how: str, points: list[int]) -> None:
    """8/2/0/−2/−8 by the emperor's place, doubled; an open one is doubled again."""
    deal = enthroned(*ALONE)
    go(deal, f"0 call 9c {how}", *(each([1, 2, 3, 4], "hide") if how == "hidden" else []))
    go(deal, "0 play 999E", *each([1, 2, 3, 4], "pass"), "0 play G", *each([1, 2, 3, 4], "pass"), "0 play 5")
    assert deal.result() == (points, "emperor", [1, 2, 3, 4, 5])


@pytest.mark.clause("QD-20")
def test_without_the_second_doubling() -> None:
    """`open_solo_doubles=off`: an open solo and a grab count double, no more."""
    deal = enthroned(*ALONE, open_solo_doubles="off")
    go(deal, "0 call 9c open")
    assert deal.multiplier(public=False) == 2
    grabbed = lay(R, *ALONE, open_solo_doubles="off")
    go(grabbed, "1 grab", *each([0, 2, 3, 4], "decline"))
    assert grabbed.multiplier(public=False) == 2


GUARDED = ("E9c9c9c5c", "6c", "7c9c", "8c", "Tc")


@pytest.mark.clause("QD-21")
def test_the_guard_may_show_before_the_lead() -> None:
    """All but the emperor are asked alike; from the guard, `open` doubles the deal."""
    deal = enthroned(*GUARDED)
    go(deal, "0 call 9c")
    assert (deal.phase.name, deal.to_act()) == ("open", [1, 2, 3, 4])
    assert [legal(deal, seat) for seat in range(5)] == [[], *[["hide", "open"]] * 4]
    assert go(deal, "2 open") == [Answered(2, True)]
    assert (deal.open_guard, deal.revealed) == (False, False)
    assert go(deal, *each([1, 3], "hide"), "4 hide")[-2:] == [Answered(4, False), GuardOpen(2)]
    assert (deal.open_guard, deal.revealed, deal.multiplier(public=True), deal.to_act()) == (True, True, 2, [0])


@pytest.mark.clause("QD-21")
def test_from_anybody_else_both_answers_mean_ready() -> None:
    """A commoner who says `open` opens nothing."""
    deal = enthroned(*GUARDED)
    go(deal, "0 call 9c", *each([1, 3, 4], "open"), "2 hide")
    assert (deal.open_guard, deal.revealed, deal.multiplier(public=False), deal.to_act()) == (False, False, 1, [0])


@pytest.mark.clause("QD-21")
def test_never_later() -> None:
    """And never twice; the emperor is not asked."""
    deal = enthroned(*GUARDED)
    go(deal, "0 call 9c", "2 hide")
    assert refusal(deal, "2 open") == "already-answered"
    assert refusal(deal, "0 open") == "not-your-turn"
    assert refusal(deal, "0 play 5") == "wrong-phase"
    go(deal, *each([1, 3, 4], "hide"))
    assert refusal(deal, "2 open") == "wrong-phase"


@pytest.mark.clause("QD-21")
def test_playing_the_guard_card_of_an_open_guard_tells_nothing_new() -> None:
    """Revealed once is revealed."""
    deal = enthroned(*GUARDED)
    go(deal, "0 call 9c", "2 open", *each([1, 3, 4], "hide"), "0 play 9", "1 pass")
    assert not any(isinstance(event, Revealed) for event in go(deal, "2 play G"))


@pytest.mark.clause("QD-21")
@pytest.mark.parametrize("opens", [False, True])
def test_an_open_guard_doubles_the_points(opens: bool) -> None:
    """12, 6 and −6 instead of 6, 3 and −3."""
    deal = enthroned("E9c9c9c", "6c", "9c", "8c", "Tc")
    go(deal, "0 call 9c", f"2 {'open' if opens else 'hide'}", *each([1, 3, 4], "hide"))
    go(deal, "0 play 999E", *each([1, 2, 3, 4], "pass"))
    go(deal, "1 play 6")
    assert deal.out == [0, 1]
    go(deal, "2 play G")
    points = [8, -4, 4, -4, -4] if opens else [4, -2, 2, -2, -2]
    assert deal.result() == (points, "emperor", [1, 2, 3, 4, 5])
