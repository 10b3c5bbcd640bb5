"""The manners of the greedy bot."""

from typing import Any

from baohuang.bots.greedy_bot import GreedyBot
from tests.bots.table import answer_of, at

GREEDY = GreedyBot()
KNOWN_GUARD: dict[str, Any] = {"rules": "weihai", "emperor": 0, "guard": 1, "leader": 0, "revealed": True}


def test_it_leads_a_low_whole_set() -> None:
    """Low sets are shed first, without a joker and without being torn."""
    hands = ["777TTKKAAAwW", "88QQQg", "99JJQ", "88KKK", "TTJJJ"]
    assert answer_of(at(hands=hands, **KNOWN_GUARD), GREEDY) == "play 777"


def test_it_does_not_beat_its_known_partner() -> None:
    """The guard, known, lets the emperor's play stand although a higher pair is there."""
    hands = ["7799KK", "88QQAAg", "99JJKK", "88KKAA", "TTJJQQ"]
    assert answer_of(at("0 play 77", hands=hands, **KNOWN_GUARD), GREEDY) == "pass"


def test_it_never_beats_a_known_partners_last_hand() -> None:
    hands = ["77", "88QQAAg", "99JJKK", "88KKAA", "TTJJQQ"]
    assert answer_of(at("0 play 77", hands=hands, **KNOWN_GUARD), GREEDY) == "pass"


def test_it_goes_out_where_it_can() -> None:
    hands = ["7799KK", "88g", "QQ", "88KKAA", "TTJJQQ"]
    assert answer_of(at("0 play 99", "1 pass", hands=hands, **KNOWN_GUARD), GREEDY) == "play QQ"


def test_it_follows_an_opponent_cheaply() -> None:
    """The lowest whole pair that is high enough."""
    hands = ["7799KK", "8899g", "99JJKKWW", "88KKAA", "TTJJQQ"]
    assert answer_of(at("0 play 77", "1 pass", hands=hands, **KNOWN_GUARD), GREEDY) == "play 99"


def test_it_keeps_big_jokers_from_a_seat_with_many_cards() -> None:
    hands = ["7799TTTTTQQQQQKK", "8899g", "6688899JJKKWW", "88KKAA", "TTJJQQ"]
    assert answer_of(at("0 play KK", "1 pass", hands=hands, **KNOWN_GUARD), GREEDY) == "pass"


def test_it_spends_a_big_joker_to_stop_an_exit() -> None:
    hands = ["77KK", "8899g", "6688899JAAW", "88JJQQ", "TTJJQQ"]
    assert answer_of(at("0 play KK", "1 pass", hands=hands, **KNOWN_GUARD), GREEDY) in ("play AA", "play AW")
