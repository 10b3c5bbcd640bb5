"""Hanging codes: what they pack, how they are written, and how their cards are taken from a hand."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.kinds import RANK_2, SUITLESS
from baohuang.cards.notation import format_cards, parse_cards
from baohuang.engine.lowering import grammar_of
from baohuang.plays.hanging import HangingGrammar
from baohuang.plays.holding import holding_of
from baohuang.plays.sets import joker_count, natural, size_of
from baohuang.plays.specs import Hanging
from tests.plays import oracle
from tests.plays.strategies import hanging_hands

QINGDAO = Hanging(held_back="3")
WEIFANG = Hanging(held_back="3", bomb="same_suit4", twos_beat_big=3, twos_beat_guard=5)


@given(hanging_hands(WEIFANG))
def test_a_code_is_the_canonical_form(hand: list[int]) -> None:
    """Two plays share a code exactly when they share their canonical form, and the form reads back as the code."""
    grammar = grammar_of(WEIFANG)
    forms: dict[int, str] = {}
    for part in oracle.parts(hand):
        code = grammar.read(part, -1)
        if code == 0:
            assert len({oracle.strength(kind) for kind in part if oracle.strength(kind) < RANK_2}) > 1
            continue
        form = format_cards(grammar.tokens(code, -1))
        assert form == oracle.canonical(WEIFANG, part)
        assert grammar.read(parse_cards(form), -1) == code
        assert grammar.size(code) == size_of(code) == len(part)
        assert forms.setdefault(code, form) == form
    assert len(set(forms.values())) == len(forms)


@given(hanging_hands(WEIFANG), st.sampled_from(["off", "same_suit4", "rank4plus"]))
def test_cards_are_spent_so_that_fours_of_a_suit_are_kept(hand: list[int], bomb: str) -> None:
    """DESIGN's invariant 7: where suits are free, no other way to lay the play leaves more fours of a suit."""
    grammar = HangingGrammar(Hanging(held_back=None, bomb=bomb))  # type: ignore[arg-type]
    held = holding_of(hand)
    ways: dict[int, int] = {}
    for part in oracle.parts(hand):
        code = grammar.read(part, -1)
        ways[code] = max(ways.get(code, 0), fours(hand, part))
    for code in grammar.leads(held, -1):
        spent = list(grammar.spend(code, held, -1))
        assert grammar.read(spent, -1) == code
        assert grammar.holds(code, held, -1)
        assert fours(hand, spent) == ways[code]


def fours(hand: list[int], spent: list[int]) -> int:
    """How many fours of a suit are left."""
    return sum(hand.count(kind) - spent.count(kind) == 4 for kind in set(hand) if kind < 52)


def test_four_of_one_suit_is_a_play_apart_from_four_of_a_rank() -> None:
    """The code of an ordinary four never stands for a bomb, and the other way round."""
    grammar = grammar_of(WEIFANG)
    codes = {grammar.read(parse_cards(text), -1) for text in ("9999", "9c9c9c9d", "9c9c9c9c", "9d9d9d9d")}
    assert len(codes) == 3
    only_bomb, mixed = holding_of(parse_cards("9c9c9c9c")), holding_of(parse_cards("9c9c9c9c9d"))
    ordinary = grammar.read(parse_cards("9999"), -1)
    assert [grammar.holds(ordinary, held, -1) for held in (only_bomb, mixed)] == [False, True]


@pytest.mark.parametrize(
    ("text", "code"),
    [("9c9d", natural(6, 2)), ("2s2s2h", natural(RANK_2, 3)), ("99", natural(6, 2)), ("9cTc", 0), ("3TW", 0)],
)
def test_read(text: str, code: int) -> None:
    """Two ranks below 2 can be no play; 2s stand in a field of their own."""
    assert grammar_of(QINGDAO).read(parse_cards(text), -1) == code


def test_twos_may_stand_beside_another_rank_in_a_code() -> None:
    """Such a play is read, but it is no set: only beating a joker can make it legal."""
    grammar = grammar_of(WEIFANG)
    code = grammar.read(parse_cards("222QQ"), -1)
    assert format_cards(grammar.tokens(code, -1)) == "QQ222"
    assert [grammar.judge(code, 0) < 0, grammar.judge(code, grammar.read(parse_cards("JJW"), -1)) == 0] == [True, True]


def test_jokers_of_a_code() -> None:
    """Places 0…4 are w g W E G."""
    code = grammar_of(QINGDAO).read(parse_cards("wwgWWWEG5"), -1)
    assert [joker_count(code, place) for place in range(5)] == [2, 1, 3, 1, 1]


def test_leads_of_a_whole_hand_are_as_many_as_the_sets() -> None:
    """Each number of each rank with each choice of jokers, and each choice of jokers alone, once."""
    hand = [rank * 4 + suit for rank, suit in combinations(range(1, 12), 2) if suit < 4] + [52, 52, 54, 55, 56]
    ranks = [kind // 4 for kind in hand if kind < 52]
    jokers = 3 * 2 * 2 * 2
    found = list(grammar_of(QINGDAO).leads(holding_of(hand), -1))
    assert len(found) == len(set(found)) == len(ranks) * jokers + jokers - 1


@pytest.mark.parametrize(("hand", "only"), [("", False), ("3c3d", True), ("3c3dG", False), ("3c4c", False)])
def test_only_held_back(hand: str, only: bool) -> None:
    """A hand of nothing but held-back cards; the called 3 that became `G` is none."""
    assert grammar_of(QINGDAO).only_held_back(holding_of(parse_cards(hand))) is only


@given(hanging_hands(WEIFANG))
def test_suitless_hands_give_the_same_plays_but_no_bombs(hand: list[int]) -> None:
    """Tokens without suits never make a bomb, and four of them are always an ordinary four."""
    grammar = grammar_of(WEIFANG)
    blank = [kind if kind >= 52 else SUITLESS + kind // 4 for kind in hand]
    suited = {format_cards(grammar.tokens(code, -1)) for code in grammar.leads(holding_of(hand), -1)}
    loose = {format_cards(grammar.tokens(code, -1)) for code in grammar.leads(holding_of(blank), -1)}
    bombs = {form for form in suited if len(form) == 8 and form[1] in "cdhs"}
    assert loose == suited - bombs | {form[::2] for form in bombs}
