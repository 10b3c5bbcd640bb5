"""QD-01, QD-02, QD-05…09: the packs, what a set is, and what beats it (RULES §2.1–2.4)."""

import pytest

from baohuang.cards.notation import parse_cards
from baohuang.engine.setup import new_deal
from baohuang.plays.holding import holding_of
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import legal, position, refusal, verdict

R = "qingdao"


@pytest.mark.clause("QD-01")
def test_four_packs_for_five_players() -> None:
    """Four of each card, four small and four big jokers, one of them marked: 216 cards, 44/43/43/43/43."""
    rules = ruleset(R)
    assert (rules.seats, rules.deck.size()) == (5, 216)
    assert rules.deck.counts() == (4,) * 52 + (4, 0, 3, 1, 0)
    assert [held.size for held in new_deal(rules, 1, starter=2).holdings] == [43, 43, 44, 43, 43]


@pytest.mark.clause("QD-02")
def test_the_marked_joker_makes_the_emperor() -> None:
    """Its holder is asked, wherever it was dealt; it plays as any big joker."""
    for seed in range(8):
        deal = new_deal(ruleset(R), seed)
        while deal.phase.name == "grab":
            deal.apply(deal.to_act()[0], deal.legal(deal.to_act()[0])[1])
        holder = next(seat for seat in range(5) if deal.holdings[seat].counts[55])
        assert (deal.phase.name, deal.to_act()) == ("enthrone", [holder])
    assert {verdict(R, top, play) for top in "WE" for play in "WE"} == {"not-stronger"}
    assert {verdict(R, "w", play) for play in "WE"} == {"beats"}
    assert verdict(R, "E", "G") == "beats"


@pytest.mark.clause("QD-05")
@pytest.mark.parametrize(
    "play", ["9", "99999", "w999", "W999", "wW9", "wwWWE99", "G9", "GwW99", "2", "222", "w2", "GE22", "9c9d9h9s9c"]
)
def test_a_set_is_cards_of_one_rank_and_any_jokers(play: str) -> None:
    """Suits ignored; both sizes of joker may hang on together, and the guard card."""
    assert verdict(R, "", play) == "beats"


@pytest.mark.clause("QD-05")
@pytest.mark.parametrize("play", ["9T", "92", "22K", "w9T", "G9T", "2s2hKsKh"])
def test_no_set(play: str) -> None:
    """A 2 is a natural card: it cannot be attached to another rank."""
    assert verdict(R, "", play) == "bad-shape"


@pytest.mark.clause("QD-05")
def test_every_set_of_a_hand_is_offered() -> None:
    """Each number of the rank with each choice of jokers; the two big ones are distinct."""
    deal = position(R, "9c9dWE4c", "5c6c", "7c8c", "Tc", "Jc")
    nines = ["9", "99", "9W", "9E", "9WE", "99W", "99E", "99WE"]
    fours = ["4", "4W", "4E", "4WE"]
    assert legal(deal, 0) == sorted(f"play {play}" for play in [*nines, *fours, "W", "E", "WE"])


@pytest.mark.clause("QD-06")
def test_order_of_single_cards() -> None:
    """G > W > w > 2 > A > K > Q > J > T > 9 > … > 3; equal rank is equal strength."""
    order = [*"3456789TJQKA2wWG"]
    for at, low in enumerate(order):
        assert {verdict(R, low, high) for high in order[at + 1 :]} <= {"beats"}
        assert {verdict(R, low, other) for other in order[: at + 1]} == {"not-stronger"}
    assert {verdict(R, f"9{one}", f"9{other}") for one in "cdhs" for other in "cdhs"} == {"not-stronger"}


@pytest.mark.clause("QD-07")
@pytest.mark.parametrize(
    ("top", "play", "expected"),
    [
        ("ww999", "WWWJJ", "beats"),
        ("ww999", "WW999", "not-stronger"),
        ("ww999", "WwJJJ", "not-stronger"),
        ("ww999", "22222", "not-stronger"),
        ("ww999", "WWJJ", "wrong-size"),
        ("999", "www", "beats"),
        ("999", "wTT", "beats"),
        ("999", "WW2", "beats"),
        ("999", "TT", "wrong-size"),
        ("999", "TTTT", "wrong-size"),
        ("999", "99T", "bad-shape"),
        ("w99", "WTT", "beats"),
        ("w99", "wTT", "not-stronger"),
        ("w99", "TTT", "not-stronger"),
        ("w99", "222", "not-stronger"),
        ("w99", "WwT", "beats"),
        ("W99", "WTT", "not-stronger"),
        ("W99", "ETT", "not-stronger"),
        ("ww", "WW", "beats"),
        ("ww", "WE", "beats"),
        ("ww", "Ww", "not-stronger"),
        ("22", "ww", "beats"),
        ("22", "w2", "not-stronger"),
        ("A", "2", "beats"),
        ("WW9", "GWT", "not-stronger"),
        ("WW9", "WWE", "not-stronger"),
        ("G", "W", "not-stronger"),
        ("G", "G", "not-stronger"),
        ("G9", "WW", "not-stronger"),
    ],
)
def test_every_card_beats_its_counterpart(top: str, play: str, expected: str) -> None:
    """The same number of cards, and each one, both sides sorted by strength, strictly higher than the other."""
    assert verdict(R, top, play) == expected


@pytest.mark.clause("QD-07")
def test_two_big_jokers_are_unbeatable() -> None:
    """There is one card above them: `WW9` stands against everything that the deck can lay."""
    grammar = position(R, "9", "5", "6", "7", "8").grammar
    top = grammar.judge(grammar.read(parse_cards("WW9"), -1), 0)
    everything = holding_of([*ruleset(R).deck.cards(), 56])
    assert list(grammar.answers(everything, top, -1)) == []


@pytest.mark.clause("QD-08")
def test_the_worked_example() -> None:
    """Two small jokers and three nines are beaten by 2 big + 3 jacks, and by 3 big + 2 jacks."""
    assert [verdict(R, "ww999", play) for play in ("WWJJJ", "WWWJJ", "WWEJJ")] == ["beats"] * 3


@pytest.mark.clause("QD-09")
def test_three_twos_beat_one_big_joker_by_local_rule() -> None:
    """`twos_beat_big=3`; the default is off, and then three 2s are a set of three."""
    assert verdict(R, "W", "222") == "wrong-size"
    assert verdict(R, "E", "222", twos_beat_big=3) == "closes"
    assert verdict(R, "WJJ", "222QQ", twos_beat_big=3) == "closes"
    assert verdict(R, "WJJ", "222QQ") == "bad-shape"
    assert verdict(R, "w", "222", twos_beat_big=3) == "wrong-size"
    assert verdict(R, "G", "222", twos_beat_big=3) == "wrong-size"
    assert verdict(R, "G", "22222", twos_beat_big=3) == "wrong-size"
    assert verdict(R, "G", "22222", twos_beat_guard=5) == "closes"
    assert verdict(R, "G", "2222", twos_beat_guard=4) == "closes"
    assert verdict(R, "W", "222", twos_beat_guard=4) == "wrong-size"


@pytest.mark.clause("QD-09")
def test_twos_are_offered_only_where_they_stand_for_a_joker() -> None:
    """A hand's answers to `W`: three 2s close the trick, two or four are no answer."""
    deal = position(R, "W4c", "2c2d2h2s5c", "7c8c", "Tc", "Jc", twos_beat_big=3)
    assert refusal(deal, "0 play W") is None
    deal.apply(0, deal.grammar.read(parse_cards("W"), -1))
    assert legal(deal, 1) == ["pass", "play 222"]
    assert refusal(deal, "1 play 2222") == "wrong-size"
