"""ON-12…14, ON-17, ON-18: Weifang's 3s, bombs, and 2s that beat jokers (RULES §2.3–2.5)."""

import pytest

from baohuang.cards.notation import parse_card
from baohuang.engine.events import Bought, Dealt, Passed, Played, TrickEnded, WentOut
from baohuang.rulesets.options import Value
from tests.engine.tables import each, go, hands, lay, legal, position, refusal, verdict

R = "weifang"


# Buying a 3.


def bought(*cards: str, starter: int = 0) -> tuple[list[object], list[str]]:
    """What was bought before the first question, and the hands after it."""
    deal = lay(R, *cards, starter=starter)
    assert isinstance(deal.opening[0], Dealt)
    return list(deal.opening[1:]), hands(deal)


def sale(buyer: int, seller: int, three: str, two: str | None) -> Bought:
    """One sale."""
    return Bought(buyer, seller, parse_card(three), None if two is None else parse_card(two))


@pytest.mark.clause("ON-13")
def test_who_has_no_3_buys_one_with_a_2_or_gets_it_free() -> None:
    """From the holder of most 3s, in the suit order s h c d; the 2 paid goes the other way."""
    events, after = bought("E3s3h3s9c", "3h3c5s", "3d7h", "2s8d", "9h8d")
    assert events == [sale(3, 0, "3s", "2s"), sale(4, 0, "3s", None)]
    assert after == ["3h9c2sE", "3c3h5s", "3d7h", "3s8d", "3s8d9h"]


@pytest.mark.clause("ON-13")
@pytest.mark.parametrize(
    ("cards", "starter", "sales"),
    [
        # Nobody has two: no sale.
        (["E3s", "3s", "3h", "3h", "5c"], 0, []),
        # Ties go to the first after the buyer in play order.
        (["E9c", "3s3h", "5c3c", "3s3h", "3d"], 0, [sale(0, 1, "3s", None)]),
        (["3s3h", "3c", "E9c", "3d", "3s3h"], 0, [sale(2, 4, "3s", None)]),
        # Buyers in play order from the starter: the second finds another richest seller.
        (["E9c", "4c", "3s3s3h", "3h3c", "3d"], 0, [sale(0, 2, "3s", None), sale(1, 2, "3s", None)]),
        (["E9c", "4c", "3s3h", "3s3h", "3d"], 1, [sale(1, 2, "3s", None), sale(0, 3, "3s", None)]),
        (["E9c", "4c", "3s3h", "3c", "3d"], 1, [sale(1, 2, "3s", None)]),
        # The 2 paid: the first of s h c d.
        (["E2d2c2h", "3h3c3d", "3s", "3s", "3h"], 0, [sale(0, 1, "3h", "2h")]),
        (["E2d2c", "3c3d", "3s", "3s", "3h"], 0, [sale(0, 1, "3c", "2c")]),
        (["E2d2s", "3c3d", "3s", "3s", "3h"], 0, [sale(0, 1, "3c", "2s")]),
    ],
)
def test_from_whom_and_for_what(cards: list[str], starter: int, sales: list[Bought]) -> None:
    """Each player without a 3, in play order from the starter."""
    assert bought(*cards, starter=starter)[0] == sales


@pytest.mark.clause("ON-13")
def test_a_bought_3_is_a_3() -> None:
    """Its buyer has one, so that everybody has something to hold back."""
    for rank in "45":
        _, after = bought(f"E{rank}c", "3s3h3c", "3d", "3h", "3s")
        assert after[0] == f"3s{rank}cE"


# Holding back.


@pytest.mark.clause("ON-12")
@pytest.mark.parametrize("rules_id", ["qingdao", "weifang"])
def test_3s_are_the_last_hand_all_together(rules_id: str) -> None:
    """Nothing else in hand, no joker attached, not split; leading or following."""
    rest = ("5c6c", "7c8c", "Tc9c", "JcQc")
    assert legal(position(rules_id, "3s3h", *rest), 0) == ["play 33"]
    cards = {
        "3s3h|play 3": "held-back",
        "3s3hKs|play 33": "held-back",
        "3s3hw|play 33w": "held-back",
        "3s3hw|play 33": "held-back",
        "3sKs|play 3": "held-back",
        "3sKs|play K": None,
        "3s|play 3": None,
        "3sKs|play 3K": "bad-shape",
    }
    found = {}
    for case in cards:
        hand, move = case.split("|")
        found[case] = refusal(position(rules_id, hand, *rest), f"0 {move}")
    assert found == cards


@pytest.mark.clause("ON-12")
def test_3s_follow_nothing_but_they_may_be_led_after_a_wind() -> None:
    """As the lowest cards they beat nothing; the seat waits for a lead."""
    deal = position(R, "AsAh", "3s3h", "4d5d", "Jd4h", "5h6h")
    go(deal, "0 play AA")
    assert legal(deal, 1) == ["pass"]
    assert refusal(deal, "1 play 33") == "not-stronger"
    go(deal, *each([1, 2, 3, 4], "pass"))
    assert go(deal, "1 play 33") == [Played(1, (2, 3)), WentOut(1, 2)]


@pytest.mark.clause("ON-12")
def test_a_called_3_is_no_longer_a_3() -> None:
    """The guard card may be played at any time; the other 3s not before."""
    deal = position("qingdao", "GKs3s", "5c", "7c", "Tc", "Jc", guard=0, emperor=0)
    assert legal(deal, 0) == ["play G", "play K", "play KG"]
    assert refusal(deal, "0 play 3G") == "held-back"


@pytest.mark.clause("ON-12")
@pytest.mark.parametrize("options", [{"hold_back": "off"}, {"hold_back": "on"}])
def test_holding_back_can_be_switched_off(options: dict[str, Value]) -> None:
    """`hold_back=off`: 3s are like any rank."""
    deal = position("qingdao", "3s3hw", "5c", "7c", "Tc", "Jc", given=options)
    free = ["play 3", "play 33", "play 33w", "play 3w", "play w"]
    assert legal(deal, 0) == (free if options["hold_back"] == "off" else ["play w"])


@pytest.mark.clause("ON-11", "ON-12")
def test_who_is_left_with_held_back_cards_may_be_smothered() -> None:
    """`smother=on`: when the last play of such a seat is beaten in its trick, it leaves with the lowest free place."""
    cards = ("3s4c", "5c6c", "7c8c", "3h9c", "JcQc")
    deal = position(R, *cards, smother="on", emperor=0, guard=2)
    go(deal, "0 play 4")
    assert (deal.smothered, deal.is_active(0)) == ([], True)
    go(deal, "1 play 5")
    assert (deal.smothered, deal.is_active(0), deal.to_act()) == ([0], False, [2])
    go(deal, "2 play 7", "3 play 9")
    assert deal.smothered == [0]
    go(deal, "4 play J")
    assert deal.smothered == [0, 3]
    go(deal, "1 pass", "2 pass", "4 play Q")
    go(deal, "1 pass", "2 pass", "1 play 6")
    assert deal.result()[2] == [5, 2, 3, 4, 1]
    off = position(R, *cards, emperor=0, guard=2)
    go(off, "0 play 4", "1 play 5", "2 play 7", "3 play 9", "4 play J")
    assert (off.smothered, off.to_act()) == ([], [0])


@pytest.mark.clause("ON-12")
def test_a_last_play_that_stands_smothers_nobody() -> None:
    """It wins the trick and then leads the held-back cards."""
    deal = position(R, "3s9c", "5c6c", "7c8c", "3h4h", "JcQc", smother="on")
    go(deal, "0 play 9", *each([1, 2, 3], "pass"))
    go(deal, "4 pass")
    assert (deal.smothered, legal(deal, 0)) == ([], ["play 3"])


# Bombs.


@pytest.mark.clause("ON-14")
@pytest.mark.parametrize("top", ["3", "KKKK", "KKKKK", "2222", "W", "WWE", "G", "GWE", "GW99", "wwww"])
def test_four_of_one_rank_and_suit_beat_anything(top: str) -> None:
    """Of any size; natural cards only."""
    assert verdict(R, top, "4c4c4c4c") == "beats"


@pytest.mark.clause("ON-14")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("9c9c9c9c", "TdTdTdTd", "beats"),
        ("9c9c9c9c", "2s2s2s2s", "beats"),
        ("9c9c9c9c", "9d9d9d9d", "not-stronger"),
        ("TdTdTdTd", "9c9c9c9c", "not-stronger"),
        ("9c9c9c9c", "TdTdTdTc", "not-stronger"),
        ("9c9c9c9c", "WWWE", "not-stronger"),
        ("9c9c9c9c", "G", "not-stronger"),
        ("9c9c9c9c", "KKKKK", "not-stronger"),
        ("9c9c9c9c", "22222", "not-stronger"),
        ("9c9c9c9c", "222QQ", "bad-shape"),
        ("9c9c9c9d", "TTTT", "beats"),
        ("9c9c9c9d", "TdTdTdTd", "beats"),
        ("9c9c9c9d", "4c4c4c4c", "beats"),
        ("9c9c9c9d", "8c8c8c8d", "not-stronger"),
        ("WWWE", "wwww", "not-stronger"),
        ("", "9c9c9c9c", "beats"),
        ("9cW", "TcTcTcTc", "beats"),
        ("K", "4c4c4c4cw", "wrong-size"),
        ("K", "4c4c4c4c4d", "wrong-size"),
        ("K", "4444", "wrong-size"),
    ],
)
def test_bombs_beat_each_other_by_rank(top: str, play: str, expected: str) -> None:
    """Mixed suits are an ordinary play, four jokers are none; a non-bomb on a bomb is not stronger at any size."""
    assert verdict(R, top, play) == expected


@pytest.mark.clause("ON-14")
def test_a_bomb_is_offered_apart_and_the_trick_goes_on() -> None:
    """Leading and following; four of mixed suits are written without."""
    deal = position(R, "9c9c9c9c9d", "WE5c", "TdTdTdTd", "5c6c", "7c8c")
    assert {"play 9c9c9c9c", "play 9999"} <= set(legal(deal, 0))
    assert go(deal, "0 play 9c9c9c9c") == [Played(0, (24, 24, 24, 24))]
    assert legal(deal, 1) == ["pass"]
    go(deal, "1 pass")
    assert legal(deal, 2) == ["pass", "play TdTdTdTd"]
    only = position(R, "9c9c9c9c", "WE5c", "TdTdTdTd", "5c6c", "7c8c")
    assert "play 9999" not in legal(only, 0)


@pytest.mark.clause("ON-14")
def test_the_cards_decide_whether_it_is_a_bomb() -> None:
    """A suitless play takes the first match in canonical order, after the suited tokens are bound."""
    bomb = position(R, "9c9c9c9c9d", "5c", "6c", "7c", "8c")
    assert go(bomb, "0 play 9999") == [Played(0, (24, 24, 24, 24))]
    assert legal(bomb, 1) == ["pass"]
    mixed = position(R, "9c9c9c9c9d", "Tc", "6c", "7c", "8c")
    assert go(mixed, "0 play 9d999") == [Played(0, (24, 24, 24, 25))]
    assert mixed.top == mixed.grammar.read([24, 24, 24, 25], -1)


@pytest.mark.clause("ON-14")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("G", "9999", "beats"),
        ("9999", "TTTT", "beats"),
        ("9999", "9c9c9c9c", "not-stronger"),
        ("TTTT", "99999", "beats"),
        ("99999", "AAAA", "not-stronger"),
        ("99999", "2222", "not-stronger"),
        ("KKK", "2222", "beats"),
        ("WW", "222222", "beats"),
        ("W", "2222", "beats"),
        ("W", "222", "closes"),
        ("9999", "WWWE", "not-stronger"),
        ("9999", "999w", "not-stronger"),
        ("KKKw", "9999", "beats"),
    ],
)
def test_bombs_of_four_and_more_of_a_rank(top: str, play: str, expected: str) -> None:
    """`bomb=rank4plus`: four or more natural cards of one rank, size first, then rank; suits do not matter."""
    assert verdict(R, top, play, bomb="rank4plus") == expected


@pytest.mark.clause("ON-14")
def test_bombs_can_be_switched_off() -> None:
    """`bomb=off`: four of a suit are four of a rank."""
    assert verdict(R, "W", "9c9c9c9c", bomb="off") == "wrong-size"
    assert verdict(R, "9c9c9c9c", "TTTT", bomb="off") == "beats"
    deal = position(R, "9c9c9c9c", "5c", "6c", "7c", "8c", bomb="off")
    assert legal(deal, 0) == ["play 9", "play 99", "play 999", "play 9999"]


# 2s for jokers.


@pytest.mark.clause("ON-17")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("W", "222", "closes"),
        ("E", "222", "closes"),
        ("W", "22", "wrong-size"),
        ("W", "2222", "wrong-size"),
        ("w", "222", "wrong-size"),
        ("WJJ", "222QQ", "closes"),
        ("WJJ", "22222", "closes"),
        ("WJJ", "222JJ", "not-stronger"),
        ("WJJ", "222QK", "bad-shape"),
        ("WJJ", "2222Q", "bad-shape"),
        ("WJJ", "222222", "wrong-size"),
        ("WJJ", "222wQ", "closes"),
        ("WJJ", "GQQ", "beats"),
        ("WJJ", "222GQ", "closes"),
        ("W2", "2222", "not-stronger"),
        ("W2", "222w", "closes"),
        ("WW", "222222", "closes"),
        ("WE", "222222", "closes"),
        ("WW", "G222", "closes"),
        ("WW", "E222", "not-stronger"),
        ("WW", "22222", "wrong-size"),
        ("WwJ", "222wQ", "not-stronger"),
        ("WwJ", "222WQ", "closes"),
        ("WWJ", "222222Q", "closes"),
        ("WWJ", "222GQ", "closes"),
        ("WWJ", "222WQ", "not-stronger"),
        ("KKKK", "2222", "beats"),
        ("99", "22", "beats"),
    ],
)
def test_three_twos_stand_for_beating_one_big_joker(top: str, play: str, expected: str) -> None:
    """What remains of both has to be of equal size, a legal shape, and beat pairwise, or both are empty.

    2s never stand for small jokers, and a surplus 2 makes the play illegal.
    """
    assert verdict(R, top, play) == expected


@pytest.mark.clause("ON-17")
def test_the_trick_closes_at_once() -> None:
    """The player of the 2s leads a new set; a bomb comes too late."""
    deal = position(R, "W5c", "4s4h", "2d2h2s8d", "9c9c9c9c", "5h6h")
    go(deal, "0 play W", "1 pass")
    assert go(deal, "2 play 222") == [Played(2, (49, 50, 51)), TrickEnded(2)]
    assert (deal.to_act(), deal.leader, deal.top) == ([2], 2, 0)
    assert refusal(deal, "3 play 9c9c9c9c") == "not-your-turn"


@pytest.mark.clause("ON-17")
def test_a_closing_last_hand_leaves_the_lead_to_the_next() -> None:
    """If it was the player's last hand, the next active player leads."""
    deal = position(R, "W5c", "4s4h", "2d2h2s", "JcJs", "5h6h")
    go(deal, "0 play W", "1 pass")
    assert go(deal, "2 play 222") == [Played(2, (49, 50, 51)), WentOut(2, 1), TrickEnded(3)]
    assert deal.to_act() == [3]


@pytest.mark.clause("ON-17")
def test_no_substitution_where_none_was_needed() -> None:
    """Four 2s on four kings are simply higher: the trick goes on."""
    deal = position(R, "KcKdKhKs5c", "2c2d2h2s4c", "6c7c", "8c9c", "TcJc")
    go(deal, "0 play KKKK", "1 play 2222")
    assert deal.to_act() == [2]


@pytest.mark.clause("ON-18")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("G", "22222", "closes"),
        ("G", "2222", "wrong-size"),
        ("G", "222", "wrong-size"),
        ("GJJ", "22222QQ", "closes"),
        ("GJJ", "2222222", "closes"),
        ("GJJ", "22222JJ", "not-stronger"),
        ("GJJ", "WQQ", "not-stronger"),
        ("GW9", "22222222T", "closes"),
        ("GW9", "222222222", "closes"),
        ("GW9", "22222WT", "not-stronger"),
        ("GWT", "22222222T", "not-stronger"),
        ("GW", "22222222", "closes"),
        ("GW", "22222E", "not-stronger"),
        ("GW9", "222WT", "not-stronger"),
    ],
)
def test_five_twos_stand_for_beating_the_guard_card(top: str, play: str, expected: str) -> None:
    """Alone or per joker of a set; the round ends."""
    assert verdict(R, top, play) == expected


@pytest.mark.clause("ON-18")
def test_the_round_ends_and_their_player_opens() -> None:
    deal = position(R, "8s9d", "G4h", "2d2h2s2c2d8d", "JcJs", "9c9c9c9c5h", guard=1)
    go(deal, "0 play 8", "1 play G")
    assert go(deal, "2 play 22222")[-1] == TrickEnded(2)
    assert refusal(deal, "4 play 9c9c9c9c") == "not-your-turn"
    assert Passed(3) not in go(deal, "2 play 8")


@pytest.mark.clause("ON-17", "ON-18")
@pytest.mark.parametrize(
    ("options", "top", "play", "expected"),
    [
        ({"twos_scope": "single_only"}, "W", "222", "closes"),
        ({"twos_scope": "single_only"}, "E", "222", "closes"),
        ({"twos_scope": "single_only"}, "G", "22222", "closes"),
        ({"twos_scope": "single_only"}, "WJJ", "222QQ", "bad-shape"),
        ({"twos_scope": "single_only"}, "WJJ", "GQQ", "beats"),
        ({"twos_beat_big": "off"}, "W", "222", "wrong-size"),
        ({"twos_beat_big": "off"}, "WJJ", "222QQ", "bad-shape"),
        ({"twos_beat_big": "off"}, "G", "22222", "closes"),
        ({"twos_beat_guard": 4}, "G", "2222", "closes"),
        ({"twos_beat_guard": 4}, "G", "22222", "wrong-size"),
        ({"twos_beat_guard": 4}, "GJJ", "2222QQ", "closes"),
        ({"twos_beat_guard": "off"}, "G", "22222", "wrong-size"),
        ({"twos_beat_guard": "off"}, "GJJ", "22222QQ", "bad-shape"),
        ({"twos_beat_guard": "off"}, "W", "222", "closes"),
    ],
)
def test_options_of_the_twos(options: dict[str, Value], top: str, play: str, expected: str) -> None:
    """`twos_scope`, `twos_beat_big`, `twos_beat_guard`."""
    assert verdict(R, top, play, options) == expected


@pytest.mark.clause("ON-12", "QD-15")
def test_a_3_may_be_called() -> None:
    """Its fourth becomes the guard card; the emperor's three go on being held back."""
    deal = lay("qingdao", "E3c3c3c9c", "3c5s", "7h", "Qd", "As")
    go(deal, *each(range(5), "decline"), "0 enthrone")
    assert legal(deal, 0) == ["call 3c"]
    go(deal, "0 call 3c", *each([1, 2, 3, 4], "hide"))
    assert (deal.guard, hands(deal)[1]) == (1, "5sG")
    assert refusal(deal, "0 play 3") == "held-back"
    go(deal, "0 play 9")
    assert legal(deal, 1) == ["pass", "play G"]
