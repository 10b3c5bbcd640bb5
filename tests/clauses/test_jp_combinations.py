"""JP-08…15: leading and following in the climbing family (RULES §3)."""

import pytest

from baohuang.engine.events import Passed, TrickEnded
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import go, legal, position, refusal, verdict

R = "classic108"


def leads(play: str) -> bool:
    """Whether the cards are a combination."""
    return verdict(R, "", play) == "beats"


@pytest.mark.clause("JP-08")
def test_the_emperor_leads_and_play_is_clockwise() -> None:
    """From seat to next seat, which sits at one's left."""
    deal = position(R, "3c9d", "4c8h", "5c8c", "6c8d", "7c8s", emperor=2, guard=3, named="6c")
    turns = []
    for card in ("5c", "6c", "7c"):
        turns += deal.to_act()
        go(deal, f"{deal.turn} play {card}")
    assert [*turns, *deal.to_act()] == [2, 3, 4, 0]
    assert ruleset(R).clockwise


@pytest.mark.clause("JP-08")
@pytest.mark.parametrize(
    ("top", "play", "code"),
    [
        ("5", "66", "wrong-kind"),
        ("55", "6", "wrong-kind"),
        ("555", "6667", "wrong-kind"),
        ("34567", "334455", "wrong-kind"),
        ("34567", "456789", "wrong-size"),
        ("333444", "555666777", "wrong-size"),
        ("33344456", "555666", "wrong-kind"),
        ("33344456", "5556667788", "wrong-kind"),
        ("7", "7", "not-stronger"),
        ("34567", "34567", "not-stronger"),
        ("5", "67", "bad-shape"),
    ],
)
def test_a_follower_plays_the_same_kind_and_stronger(top: str, play: str, code: str) -> None:
    """Or passes; anything else is refused by what is wrong with it first."""
    assert verdict(R, top, play) == code


@pytest.mark.clause("JP-08")
def test_a_follower_may_pass_and_a_leader_not() -> None:
    deal = position(R, "3c9d", "4c8h", "5c8c", "6c8d", "7c8s", guard=1, named="4c")
    assert refusal(deal, "0 pass") == "must-lead"
    go(deal, "0 play 3")
    assert legal(deal, 1) == ["pass", "play 4c", "play 8"]
    assert refusal(deal, "2 play 5c") == "not-your-turn"


@pytest.mark.clause("JP-09")
@pytest.mark.parametrize("play", ["3", "w", "W", "33", "ww", "WW", "333", "222", "3334", "333w", "33344", "333WW"])
def test_singles_pairs_triples_and_triples_with_something(play: str) -> None:
    """Wings may be any cards outside the triple's rank, jokers included; equal jokers are pairs."""
    assert leads(play)


@pytest.mark.clause("JP-09")
@pytest.mark.parametrize("play", ["34", "2w", "333wW", "3344", "33345", "333456", "333356"])
def test_no_such_combination(play: str) -> None:
    """There is no pair of `wW` as a wing, and no four with two."""
    assert verdict(R, "", play) == "bad-shape"


@pytest.mark.clause("JP-09")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("3335", "444w", "beats"),
        ("444W", "5553", "beats"),
        ("5553", "444W", "not-stronger"),
        ("33322", "44455", "beats"),
        ("3334", "55566", "wrong-kind"),
        ("33344", "5556", "wrong-kind"),
        ("22", "ww", "beats"),
        ("ww", "WW", "beats"),
        ("WW", "ww", "not-stronger"),
    ],
)
def test_a_triple_with_something_compares_by_the_triple(top: str, play: str, expected: str) -> None:
    """A single wing and a pair are two kinds that do not beat each other."""
    assert verdict(R, top, play) == expected


@pytest.mark.clause("JP-10")
@pytest.mark.parametrize("play", ["34567", "TJQKA", "3456789TJQKA"])
def test_straights(play: str) -> None:
    """Five or more in a row from 3 to A."""
    assert leads(play)


@pytest.mark.clause("JP-10")
@pytest.mark.parametrize("play", ["3456", "JQKA2", "A2345", "KA2wW", "34568", "334567"])
def test_no_straights(play: str) -> None:
    """Neither 2 nor joker, no gap, no shorter one."""
    assert verdict(R, "", play) == "bad-shape"


@pytest.mark.clause("JP-10")
@pytest.mark.parametrize(
    ("play", "expected"), [("45678", "beats"), ("34567", "not-stronger"), ("456789", "wrong-size")]
)
def test_straights_of_one_length_compare_by_their_top(play: str, expected: str) -> None:
    assert verdict(R, "3c4c5c6c7c", play) == expected


@pytest.mark.clause("JP-11")
@pytest.mark.parametrize(
    ("play", "expected"),
    [
        *((play, "beats") for play in ("334455", "QQKKAA", "33445566778899")),
        *((play, "bad-shape") for play in ("3344", "KKAA22", "334466", "3344556", "22wwWW")),
    ],
)
def test_pair_runs(play: str, expected: str) -> None:
    """Three or more consecutive pairs, from 3 to A."""
    assert verdict(R, "", play) == expected


@pytest.mark.clause("JP-11")
@pytest.mark.parametrize(
    ("play", "expected"), [("445566", "beats"), ("334455", "not-stronger"), ("33445566", "wrong-size")]
)
def test_pair_runs_of_one_length_compare_by_their_top(play: str, expected: str) -> None:
    assert verdict(R, "334455", play) == expected


@pytest.mark.clause("JP-12")
@pytest.mark.parametrize(
    "play",
    [
        *("333444", "KKKAAA", "333444555666"),
        *("33344456", "33344455", "333444wW", "3334442w", "333444555789", "333444555777"),
        *("3334445566", "333444wwWW", "3334447777", "333444555778899"),
    ],
)
def test_airplanes(play: str) -> None:
    """With no wings, as many single cards, or as many pairs; a pair may be two singles, `7777` two pairs."""
    assert leads(play)


@pytest.mark.clause("JP-12")
@pytest.mark.parametrize(
    "play", ["KKKAAA222", "333555", "3334445", "333444567", "33344455667", "3334444", "33334445", "333444wwwW"]
)
def test_no_airplanes(play: str) -> None:
    """The 2 flies not, wings are all of one kind, and their ranks lie outside the triples."""
    assert verdict(R, "", play) == "bad-shape"


@pytest.mark.clause("JP-12")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("333444", "444555", "beats"),
        ("444555", "333444", "not-stronger"),
        ("33344456", "55566634", "beats"),
        ("3334445566", "5556663344", "beats"),
        ("333444", "55566634", "wrong-kind"),
        ("33344456", "5556663344", "wrong-kind"),
        ("333444", "555666777", "wrong-size"),
        # 333444555+666 or 333444555666: the player's reading that is legal now is taken.
        ("333444555789", "444555666333", "beats"),
        ("333444555888", "444555666777", "beats"),
        # As a lead it is the reading listed last: three triples, 444 to 666, with the singles 333.
        ("333444555666", "555666777333", "beats"),
        ("333444555666", "444555666777", "beats"),
        ("444555666333", "444555666999", "not-stronger"),
    ],
)
def test_airplanes_of_one_length_and_wing_kind_compare_by_their_top(top: str, play: str, expected: str) -> None:
    assert verdict(R, top, play) == expected


@pytest.mark.clause("JP-13")
@pytest.mark.parametrize(
    "top", ["2", "WW", "222", "222W", "22233", "TJQKA", "QQKKAA", "KKKAAA", "33344456", "3334445566"]
)
def test_a_bomb_beats_everything_but_bombs(top: str) -> None:
    """Four or more of one rank, at any time, whatever lies on top."""
    assert verdict(R, top, "3333") == "beats"


@pytest.mark.clause("JP-13")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("AAAA", "33333", "beats"),
        ("33333", "AAAA", "not-stronger"),
        ("3333", "4444", "beats"),
        ("4444", "4444", "not-stronger"),
        ("2222222", "33333333", "beats"),
        ("3333", "2", "not-stronger"),
        ("3333", "34567", "not-stronger"),
        ("3333", "WW", "not-stronger"),
        ("3333", "34", "bad-shape"),
        ("", "wwWW", "bad-shape"),
    ],
)
def test_more_cards_win_then_rank(top: str, play: str, expected: str) -> None:
    """A non-bomb on a bomb is not stronger whatever its size; four jokers are no bomb."""
    assert verdict(R, top, play) == expected


@pytest.mark.clause("JP-14")
@pytest.mark.parametrize("top", ["", "W", "WW", "KKKAAA", "34567", "3333", "22222222"])
def test_the_rocket_beats_everything(top: str) -> None:
    """Big joker and small joker, bombs included."""
    assert verdict(R, top, "wW") == "beats"


@pytest.mark.clause("JP-14")
@pytest.mark.parametrize("play", ["wW", "33333333", "22222222"])
def test_nothing_beats_the_rocket(play: str) -> None:
    assert verdict(R, "wW", play) == "not-stronger"


@pytest.mark.clause("JP-14")
def test_the_rocket_is_no_pair() -> None:
    """Two pairs of jokers are pairs, one of each is the rocket, three jokers are nothing."""
    deal = position(R, "3c3d9d", "wWwW", "5c8c", "6c8d", "7c8s", guard=2, named="5c")
    go(deal, "0 play 33")
    assert legal(deal, 1) == ["pass", "play WW", "play wW", "play ww"]
    assert refusal(deal, "1 play wwW") == "bad-shape"


@pytest.mark.clause("JP-15")
def test_a_pass_may_be_hard_here_too() -> None:
    """`pass=hard`: who passed is out of the trick; by default the turn comes back."""
    found = {}
    for passing in ("soft", "hard"):
        deal = position(R, "3c4c9d", "4d8h8c", "5cTc", "6c8d", "7c8s", guard=1, named="4c", given={"pass": passing})
        go(deal, "0 play 3", "1 pass", "2 pass", "3 pass", "4 play 7", "0 play 9")
        found[passing] = deal.to_act()
    assert found == {"soft": [1], "hard": [4]}


@pytest.mark.clause("JP-15")
def test_when_all_pass_the_last_to_play_opens_with_anything() -> None:
    """The table is cleared; the kind of the last trick binds nobody."""
    deal = position(R, "3c4c9d", "4d8h8c", "5c8c", "6c8d", "7c8s", guard=1, named="4c")
    go(deal, "0 play 3", "1 play 4d", "2 pass", "3 pass", "4 pass")
    assert go(deal, "0 pass") == [Passed(0), TrickEnded(1)]
    assert (deal.to_act(), deal.top, deal.leader) == ([1], 0, 1)
    assert legal(deal, 1) == ["play 8", "play 88"]
