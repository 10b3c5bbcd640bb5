"""QD-03, QD-04, QD-15…19, QD-22: calling the guard, yielding, sticking, forcing, void deals, grabbing (RULES §2)."""

import pytest

from baohuang.cards.kinds import GUARD_CARD
from baohuang.cards.notation import parse_card, parse_cards
from baohuang.engine.deal import NOBODY, Deal
from baohuang.engine.events import (
    Answered,
    Called,
    Enthroned,
    Forced,
    GrabSettled,
    OpenSolo,
    Revealed,
    Voided,
    Yielded,
)
from baohuang.engine.match import next_starter
from baohuang.rulesets.options import Value
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import each, go, hands, lay, legal, refusal, solo_of

R = "qingdao"
DECLINED = each(range(5), "decline")
HANDS = ("E9c9c9cKs", "9c5s", "KdKdKd8h", "2s7hKd", "As4h")
"""Seats 0 and 2 could call; nobody else could, pile or no pile."""


def throne(*cards: str, **options: Value) -> Deal:
    """A deal that nobody has grabbed."""
    deal = lay(R, *cards, given=options)
    go(deal, *DECLINED)
    return deal


@pytest.mark.clause("QD-03")
def test_three_are_shown_and_the_fourth_makes_the_guard() -> None:
    """The fourth card becomes the guard card, whoever holds it; nobody but its holder knows."""
    deal = throne(*HANDS)
    go(deal, "0 enthrone")
    assert legal(deal, 0) == ["call 9c"]
    assert go(deal, "0 call 9c") == [Called(0, parse_card("9c"), 3)]
    assert (deal.guard, deal.revealed, solo_of(deal)) == (1, False, None)
    assert hands(deal)[:2] == ["9c9c9cKsE", "5sG"]


@pytest.mark.clause("QD-03")
def test_the_guard_card_reveals_the_guard_and_beats_a_big_joker() -> None:
    """Whenever it is played; it changes no multiplier."""
    deal = throne(*HANDS)
    go(deal, "0 enthrone", "0 call 9c", *each([1, 2, 3, 4], "hide"), "0 play E")
    assert refusal(deal, "1 play 9c") == "not-in-hand"
    events = go(deal, "1 play G")
    assert Revealed(1) in events
    assert (deal.revealed, deal.multiplier(public=False)) == (True, 1)


@pytest.mark.clause("QD-03")
@pytest.mark.parametrize("kind", ["Ks", "Kd", "9d", "2s", "W", "E", "5s"])
def test_only_a_set_of_three_or_four_can_be_called(kind: str) -> None:
    """Neither a kind held less often nor one of another's, neither a 2 nor a joker."""
    deal = throne("E9c9c9cKsWWW2s2s2s", "9c5s2s", "KdKdKd8h", "7hKd", "As4h")
    go(deal, "0 enthrone")
    assert refusal(deal, f"0 call {kind}") == "not-callable"


@pytest.mark.clause("QD-03")
def test_a_kind_whose_fourth_is_not_in_play_is_not_callable() -> None:
    """Three of a kind are no set when nobody holds the fourth: the seat must yield."""
    deal = throne("E9c9c9cKs", "5s", "KdKdKd8h", "2s7hKd", "As4h")
    assert legal(deal, 0) == ["yield"]
    assert refusal(deal, "0 enthrone") == "must-yield"


@pytest.mark.clause("QD-04")
def test_a_marked_small_joker_may_make_the_guard() -> None:
    """`guard_by=marked_joker`: whoever draws it is the guard; no set is needed, nothing is called."""
    counts = ruleset(R, {"guard_by": "marked_joker"}).deck.counts()
    assert counts == (4,) * 52 + (3, 1, 3, 1, 0)
    deal = throne("EKs", "9c5s", "g8h", "2s7h", "As4h", guard_by="marked_joker")
    assert legal(deal, 0) == ["enthrone", "yield"]
    assert go(deal, "0 enthrone") == [Enthroned(0)]
    assert (deal.phase.name, deal.guard, deal.to_act()) == ("open", 2, [1, 2, 3, 4])
    go(deal, *each([1, 2, 3, 4], "hide"), "0 play K", "1 pass")
    assert Revealed(2) in go(deal, "2 play g")
    assert refusal(deal, "3 play G") == "bad-notation"


@pytest.mark.clause("QD-04")
def test_a_holder_of_both_marked_jokers_is_solo() -> None:
    """Open or hidden, by the scale of this ruleset; the grab stays, a small joker is no trump."""
    deal = throne("EgKs", "9c5s", "w8h", "2s7h", "As4h", guard_by="marked_joker")
    go(deal, "0 enthrone")
    assert legal(deal, 0) == ["solo hidden", "solo open"]
    assert go(deal, "0 solo open") == [OpenSolo(0)]
    assert (solo_of(deal), deal.guard, deal.phase.name) == ("open", NOBODY, "play")
    go(deal, "0 play g", *each([1, 2, 3, 4], "pass"), "0 play E", *each([1, 2, 3, 4], "pass"), "0 play K")
    assert deal.result() == ([32, -8, -8, -8, -8], "emperor", [1, 2, 3, 4, 5])
    grabbed = lay(R, "EKs", "9c5s", "g8h", "2s7h", "As4h", guard_by="marked_joker")
    go(grabbed, "4 grab", *each(range(4), "decline"))
    assert (solo_of(grabbed), grabbed.emperor, grabbed.guard) == ("grab", 4, NOBODY)


@pytest.mark.clause("QD-04")
def test_with_a_marked_guard_nobody_is_forced() -> None:
    """Five yields are a void deal: the forced call needs a set to call."""
    deal = throne("E9c9c9cKs", "9c5s", "g8h", "2s7h", "As4h", guard_by="marked_joker", forced_enthrone="on")
    go(deal, "0 yield", "4 yield", "3 yield", "2 yield", "1 yield")
    assert deal.phase.name == "void"


@pytest.mark.clause("QD-15")
def test_a_call_needs_three_or_four() -> None:
    """Every callable kind is offered; four are called open or hidden, three plainly."""
    deal = throne("E9c9c9cKsKsKsKsJh", "9cJh", "JdJd", "2s", "As")
    go(deal, "0 enthrone")
    assert legal(deal, 0) == ["call 9c", "call Ks hidden", "call Ks open"]
    assert refusal(deal, "0 call Ks") == "bad-notation"
    assert refusal(deal, "0 call 9c open") == "not-callable"
    assert refusal(deal, "0 call 9c hidden") == "not-callable"
    assert refusal(deal, "0 call Jh") == "not-callable"
    assert refusal(deal, "0 call 9") == "bad-notation"
    assert refusal(deal, "0 call Ks loudly") == "bad-notation"


@pytest.mark.clause("QD-15")
@pytest.mark.parametrize(
    ("own", "other", "offered"),
    [
        ("EWW", "W", ["call W"]),
        ("EWWW", "", ["call W hidden", "call W open"]),
        ("Ewww", "w", ["call w"]),
        ("Ewwww", "", ["call w hidden", "call w open"]),
        ("EW2s2s2s2s", "WW", []),
    ],
)
def test_jokers_may_be_called_by_option(own: str, other: str, offered: list[str]) -> None:
    """`callable=with_jokers`: small jokers, and big ones, where `E` counts as one; never 2s."""
    cards = (own + "5c", other + "6c", "7c", "8c", "9c")
    deal = throne(*cards, callable="with_jokers")
    assert legal(deal, 0) == (["enthrone", "yield"] if offered else ["yield"])
    if offered:
        go(deal, "0 enthrone")
        assert legal(deal, 0) == offered
    assert legal(throne(*cards), 0) == ["yield"]


@pytest.mark.clause("QD-15")
def test_a_called_joker_becomes_the_guard_card() -> None:
    """The fourth big joker rises above the others; with `E` and three `W` one of the three does."""
    deal = throne("EWW5c", "W6c", "7c", "8c", "9c", callable="with_jokers")
    go(deal, "0 enthrone", "0 call W")
    assert (deal.guard, hands(deal)[:2]) == (1, ["5cWWE", "6cG"])
    alone = throne("EWWW5c", "6c", "7c", "8c", "9c", callable="with_jokers")
    go(alone, "0 enthrone", "0 call W hidden")
    assert (alone.guard, hands(alone)[0], solo_of(alone)) == (NOBODY, "5cWWEG", "hidden")


@pytest.mark.clause("QD-16")
def test_a_yield_passes_the_marked_joker_to_the_previous_seat() -> None:
    """Clockwise: from seat i to i−1, round the table."""
    deal = throne(*HANDS)
    assert go(deal, "0 yield") == [Yielded(0, 4, None)]
    assert (deal.to_act(), hands(deal)[4]) == ([4], "4hAsE")
    assert refusal(deal, "3 yield") == "not-your-turn"
    assert legal(deal, 4) == ["yield"]


@pytest.mark.clause("QD-16")
@pytest.mark.parametrize(
    ("direction", "order"), [("previous", [4, 3, 2]), ("next", [1, 2, 3]), ("skip_one", [2, 4, 1])]
)
def test_directions_of_the_yield(direction: str, order: list[int]) -> None:
    """`yield_to`: i−1, i+1 or i+2."""
    deal = throne(*HANDS, yield_to=direction)
    asked = []
    for _ in order:
        go(deal, f"{deal.to_act()[0]} yield")
        asked += deal.to_act()
    assert asked == order


@pytest.mark.clause("QD-17")
def test_when_all_yield_the_first_with_exactly_three_is_forced() -> None:
    """Clockwise from the first to yield; hands are judged without the pile, four of a kind force nobody."""
    deal = throne("E9c9c9c9c", "5s6s", "7h8h", "QdQdQd2c4c", "As4hQd")
    go(deal, "0 yield", "4 yield", "3 yield", "2 yield")
    assert go(deal, "1 yield") == [Yielded(1, 0, parse_card("6s")), Forced(3), Enthroned(3)]
    assert (deal.emperor, deal.phase.name, hands(deal)[3]) == (3, "call", "4c6s8hQdQdQdAs2cE")
    assert legal(deal, 3) == ["call Qd"]


@pytest.mark.clause("QD-17")
def test_the_first_to_yield_may_be_forced() -> None:
    """The search begins there, and goes clockwise: 0, 4, 3, 2, 1."""
    deal = throne("E9c9c9c5h", "9c5sTh", "7h8h", "QdQdQd2c4c", "As4hQd")
    go(deal, "0 yield", "4 yield", "3 yield", "2 yield", "1 yield")
    assert (deal.emperor, legal(deal, 0)) == (0, ["call 9c"])
    other = throne("E5h6h", "KdKdKd5s9s", "7h8h", "QdQdQd2c4c", "As4hQdKd")
    go(other, "0 yield", "4 yield", "3 yield", "2 yield", "1 yield")
    assert other.emperor == 3


@pytest.mark.clause("QD-17")
@pytest.mark.parametrize(("direction", "order"), [("next", [0, 1, 2, 3, 4]), ("skip_one", [0, 2, 4, 1, 3])])
def test_forcing_goes_clockwise_whichever_way_was_yielded(direction: str, order: list[int]) -> None:
    """Of seats 1 and 3, who both could be forced, 3 comes first; the joker has come back to the first to yield."""
    deal = throne("E5h6h", "KdKdKd2s9s", "7hAhQd", "QdQdQd2c4c", "As4hKd", yield_to=direction)
    *most, last = [f"{seat} yield" for seat in order]
    go(deal, *most)
    events = go(deal, last)
    assert [type(event) for event in events] == [Yielded, Forced, Enthroned]
    assert (deal.emperor, legal(deal, 3)) == (3, ["call Qd"])


@pytest.mark.clause("QD-17")
def test_the_forced_emperor_calls_a_set_that_forced() -> None:
    """Not one that only the pile completes, as the three aces of spades here."""
    deal = throne("E5h", "As7s", "8s8s8s8s2hAs", "QdQdQd2cAs", "As4hQd")
    go(deal, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (deal.emperor, hands(deal)[3]) == (3, "QdQdQdAsAsAs2c2hE")
    assert refusal(deal, "3 call As") == "not-callable"
    go(deal, "3 call Qd")
    assert deal.guard == 4


@pytest.mark.clause("QD-17")
def test_a_kind_whose_fourth_lies_in_the_pile_does_not_force() -> None:
    """Sticking the fourth away saves from the forced call."""
    deal = throne("E5h6h", "7c8d", "8h9d", "QdQdQd2c4c", "Qd4h")
    go(deal, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (deal.phase.name, deal.points) == ("void", None)


@pytest.mark.clause("QD-17")
def test_the_first_yielder_may_have_to_take_it_back() -> None:
    """`forced_enthrone=first_yielder`: calls if able, the pile counted; else void."""
    able = throne("EJhJh5h", "Qd7s", "8s2h", "Kd3c", "JhJh", forced_enthrone="first_yielder", stick="highest")
    go(able, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert (able.emperor, legal(able, 0)) == (0, ["call Jh"])
    unable = throne("EJhJh5h", "QdQdQd7s", "8s2h", "Kd3c", "JcQd", forced_enthrone="first_yielder")
    go(unable, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert unable.phase.name == "void"


@pytest.mark.clause("QD-17")
def test_forcing_can_be_switched_off() -> None:
    """`forced_enthrone=off`: five yields void the deal."""
    deal = throne("E9c9c9c5h", "9c5s", "7h", "Qd", "As", forced_enthrone="off")
    go(deal, *(f"{seat} yield" for seat in (0, 4, 3, 2, 1)))
    assert deal.phase.name == "void"


@pytest.mark.clause("QD-18")
def test_nobody_to_be_forced_voids_the_deal() -> None:
    """Nothing is scored, and the same starter deals again."""
    deal = lay(R, "E9c9c9c9c", "5s6s", "7h8h", "Qd2c4c", "As4hQd", starter=3)
    go(deal, *DECLINED, "0 yield", "4 yield", "3 yield", "2 yield")
    assert go(deal, "1 yield") == [Yielded(1, 0, parse_card("6s")), Voided()]
    assert (deal.phase.name, deal.to_act(), deal.points, deal.emperor) == ("void", [], None, NOBODY)
    assert refusal(deal, "0 enthrone") == "deal-over"
    assert next_starter(deal) == 3


@pytest.mark.clause("QD-19")
def test_who_grabs_takes_the_marked_joker_and_is_alone() -> None:
    """No set is needed, nobody guards, nothing is called; the grabber leads at once, openly."""
    deal = lay(R, *HANDS)
    assert (deal.phase.name, deal.to_act()) == ("grab", [0, 1, 2, 3, 4])
    go(deal, "0 decline", "3 grab", "1 decline", "2 decline")
    assert go(deal, "4 decline") == [Answered(4, False), GrabSettled(3), Enthroned(3)]
    assert (deal.emperor, deal.guard, solo_of(deal), deal.phase.name) == (3, NOBODY, "grab", "play")
    assert (deal.to_act(), deal.called, deal.revealed, deal.multiplier(public=True)) == ([3], NOBODY, True, 4)
    assert hands(deal) == ["9c9c9cKs", "5s9c", "8hKdKdKd", "7hKd2sE", "4hAs"]
    assert not any(held.counts[GUARD_CARD] for held in deal.holdings)


@pytest.mark.clause("QD-19")
@pytest.mark.parametrize(
    ("holder", "grabbing", "emperor"),
    [(0, [0], 0), (0, [1, 4], 1), (0, [0, 1], 0), (2, [0, 1], 0), (2, [1, 4], 4), (4, [3, 4], 4), (3, [0, 1, 2], 0)],
)
def test_the_first_from_the_holder_on_has_it(holder: int, grabbing: list[int], emperor: int) -> None:
    """In play order from the holder of the marked joker, who comes first."""
    cards = [f"{rank}c" + "E" * (seat == holder) for seat, rank in enumerate("56789")]
    deal = lay(R, *cards)
    go(deal, *(f"{seat} {'grab' if seat in grabbing else 'decline'}" for seat in (4, 2, 0, 1, 3)))
    assert (deal.emperor, deal.holder_of(55)) == (emperor, emperor)


@pytest.mark.clause("QD-19")
def test_grabbing_is_asked_once() -> None:
    """Sealed, before enthroning; later it is the wrong phase."""
    deal = lay(R, *HANDS)
    go(deal, "2 decline")
    assert refusal(deal, "2 grab") == "already-answered"
    assert refusal(deal, "0 enthrone") == "wrong-phase"
    go(deal, *each([0, 1, 3], "decline"))
    assert go(deal, "4 decline") == [Answered(4, False), GrabSettled(None)]
    assert refusal(deal, "0 grab") == "wrong-phase"
    assert deal.to_act() == [0]


@pytest.mark.clause("QD-22")
def test_from_the_second_yield_on_a_card_is_stuck() -> None:
    """The first gives `E` alone; each later one adds the highest natural card; the pile lies apart from the hands."""
    deal = throne(*HANDS)
    assert go(deal, "0 yield", "4 yield", "3 yield") == [
        Yielded(0, 4, None),
        Yielded(4, 3, parse_card("As")),
        Yielded(3, 2, parse_card("2s")),
    ]
    assert hands(deal) == ["9c9c9cKs", "5s9c", "8hKdKdKdE", "7hKd", "4h"]
    assert deal.pile == list(parse_cards("As2s"))
    go(deal, "2 enthrone")
    assert (hands(deal)[2], deal.pile) == ("8hKdKdKdAs2sE", [])


@pytest.mark.clause("QD-22")
@pytest.mark.parametrize(
    ("hand", "stuck"),
    [("2s2c2h", "2c"), ("AhAdKc", "Ad"), ("wWKh", "Kh"), ("2d2dw", "2d"), ("3s", "3s"), ("wW", None)],
)
def test_the_highest_natural_card_is_stuck(hand: str, stuck: str | None) -> None:
    """Of equal ones the first of c d h s; jokers never; a seat of jokers alone sticks nothing."""
    deal = throne("E5c", "6c", "7c", "8c", hand)
    go(deal, "0 yield")
    assert go(deal, "4 yield") == [Yielded(4, 3, None if stuck is None else parse_card(stuck))]


@pytest.mark.clause("QD-22")
@pytest.mark.parametrize(
    ("stick", "hand", "stuck"),
    [("one_two", "AsAs2h2s", "2h"), ("one_two", "AsKs", None), ("none", "2h2s", None)],
)
def test_other_ways_to_stick(stick: str, hand: str, stuck: str | None) -> None:
    """`stick=one_two`: a 2 if held, else nothing; `none`: nothing."""
    deal = throne("E5c", "6c", "7c", "8c", hand, stick=stick)
    go(deal, "0 yield")
    assert go(deal, "4 yield") == [Yielded(4, 3, None if stuck is None else parse_card(stuck))]


@pytest.mark.clause("QD-22")
def test_stuck_cards_may_be_used_to_call() -> None:
    """Deciding seats count the pile as theirs: two in hand and one stuck make a set; so may three and one."""
    deal = throne("E5h", "6c9c", "7c", "9c9cKh", "9c4h")
    go(deal, "0 yield", "4 yield")
    assert legal(deal, 3) == ["enthrone", "yield"]
    go(deal, "3 enthrone")
    assert legal(deal, 3) == ["call 9c"]
    go(deal, "3 call 9c")
    assert (deal.guard, hands(deal)[3]) == (1, "9c9c9cKhE")
    four = throne("E5h", "6c", "7c", "9c9c9cKh", "9c4h")
    go(four, "0 yield", "4 yield", "3 enthrone")
    assert legal(four, 3) == ["call 9c hidden", "call 9c open"]
