"""Climbing codes and readings: rows of the table, two ways to read, the named card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.kinds import BIG, SMALL, SUITLESS
from baohuang.cards.notation import format_cards, parse_card, parse_cards
from baohuang.engine.lowering import grammar_of
from baohuang.engine.text import format_play
from baohuang.plays import combos
from baohuang.plays.grammar import BAD_SHAPE
from baohuang.plays.holding import holding_of
from baohuang.plays.specs import Climbing
from tests.plays import oracle
from tests.plays.strategies import climbing_hands

GRAMMAR = grammar_of(Climbing())
KINDS = {
    "3": combos.SINGLE,
    "WW": combos.PAIR,
    "222": combos.TRIPLE,
    "222W": combos.TRIPLE_ONE,
    "333ww": combos.TRIPLE_PAIR,
    "TJQKA": combos.STRAIGHT,
    "QQKKAA": combos.PAIR_RUN,
    "KKKAAA": combos.AIRPLANE,
    "333444wW": combos.AIRPLANE_ONES,
    "333444wwWW": combos.AIRPLANE_PAIRS,
    "22222222": combos.BOMB,
    "wW": combos.ROCKET,
}


@pytest.mark.parametrize(("text", "kind"), KINDS.items())
def test_every_row_of_the_table(text: str, kind: int) -> None:
    """RULES §3: a reading is kind, rank and length."""
    assert GRAMMAR.judge(GRAMMAR.read(parse_cards(text), -1), 0) & 15 == kind


NO_RUNS = ["34", "3344", "3456", "JQKA2", "A2345", "KKAA22", "AAA222", "333555"]
NO_WINGS = ["333w4", "33345", "333wW", "333356", "33344wW", "3334445", "333444wwW", "333444wwwW", "33334445"]


@pytest.mark.parametrize("text", [*NO_RUNS, *NO_WINGS, "wWW", "wwW", "wwWW"])
def test_no_combination(text: str) -> None:
    """Runs end at the ace, wings are of one kind and of other ranks than the triples, jokers make no bomb."""
    assert GRAMMAR.judge(GRAMMAR.read(parse_cards(text), -1), 0) == BAD_SHAPE


@pytest.mark.parametrize(("cards", "expected"), [("wwww", 0), ("WWWW", 0), ("9" * 16, 0), ("", 0)])
def test_more_cards_than_a_code_can_hold_are_no_play(cards: str, expected: int) -> None:
    """No deck has as many, but a caller may ask."""
    assert GRAMMAR.read(parse_cards(cards), -1) == expected


@pytest.mark.parametrize(
    ("top", "play", "verdict"),
    [
        ("333444555", "666777888", "beats"),
        # 333444555666 is four triples, or three with the three singles 333 or 666: the wings are preferred in a lead,
        # and the higher run of triples.
        ("444555666333", "555666777888", "beats"),
        ("333444555789", "444555666333", "beats"),
        ("333444555666", "444555666777", "beats"),
        ("444555666789", "555666777444", "beats"),
    ],
)
def test_the_reading_that_is_legal_now_is_taken(top: str, play: str, verdict: str) -> None:
    """RULES §3, last sentences; else the one listed last."""
    assert oracle.judge_combination(parse_cards(play), parse_cards(top)) == verdict
    asked = GRAMMAR.judge(GRAMMAR.read(parse_cards(top), -1), 0)
    assert GRAMMAR.judge(GRAMMAR.read(parse_cards(play), -1), asked) > 0


def test_the_top_remembers_the_reading_that_was_legal() -> None:
    """Four triples laid on four triples are no three with singles: singles do not beat them afterwards."""
    plain = combos.reading(combos.AIRPLANE, 8, 4)
    laid = GRAMMAR.judge(GRAMMAR.read(parse_cards("999TTTJJJQQQ"), -1), plain)
    assert laid == combos.reading(combos.AIRPLANE, 9, 4)
    led = GRAMMAR.judge(GRAMMAR.read(parse_cards("999TTTJJJQQQ"), -1), 0)
    assert led == combos.reading(combos.AIRPLANE_ONES, 9, 3)


@given(climbing_hands(), st.data())
def test_the_named_card_is_a_play_apart(hand: list[int], data: st.DataObject) -> None:
    """A code tells how many named cards it holds, is spent so, and reads back from its text."""
    naturals = [kind for kind in hand if kind < 52]
    named = data.draw(st.sampled_from(naturals)) if naturals else -1
    held = holding_of(hand)
    for code in GRAMMAR.leads(held, named):
        spent = list(GRAMMAR.spend(code, held, named))
        form = format_play(code, GRAMMAR, named)
        assert GRAMMAR.read(spent, named) == GRAMMAR.read(parse_cards(form), named) == code
        assert oracle.canonical(Climbing(), spent, named) == form
        assert GRAMMAR.holds(code, held, named)
        assert GRAMMAR.size(code) == len(spent)
        assert all(spent.count(kind) <= hand.count(kind) for kind in spent)


def test_a_code_of_too_many_named_cards_is_not_held() -> None:
    """Neither is one whose other cards would have to be named ones."""
    held = holding_of(parse_cards("9c9c9d"))
    named = parse_card("9c")
    codes = [GRAMMAR.read(parse_cards(text), named) for text in ("9d9h", "9c9d", "9c9c", "9c9c9c", "9c9c9d")]
    assert [GRAMMAR.holds(code, held, named) for code in codes] == [False, True, True, False, True]


def test_nothing_is_held_back() -> None:
    """A 3 may be played at any time in this family."""
    held = holding_of(parse_cards("3c3d"))
    assert not GRAMMAR.keeps_back(GRAMMAR.read(parse_cards("3"), -1), held)
    assert not GRAMMAR.only_held_back(held)


def test_leads_of_a_long_hand() -> None:
    """Straights and airplanes of every length are found among five triples and jokers; none is found twice."""
    hand = [SUITLESS + rank for rank in range(3, 8) for _ in range(3)] + [SMALL, BIG, BIG]
    codes = list(GRAMMAR.leads(holding_of(hand), -1))
    forms = [format_cards(GRAMMAR.tokens(code, -1)) for code in codes]
    assert sorted(forms) == sorted(oracle.plays(Climbing(), hand, []))
