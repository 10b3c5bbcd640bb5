"""Both grammars against the naive reading of RULES §2 and §3, for every combination of their options."""

from random import Random

import pytest
from hypothesis import given

from baohuang.cards.kinds import BIG, GUARD_CARD, MARKED_BIG, SMALL
from baohuang.cards.notation import format_cards
from baohuang.engine.lowering import grammar_of
from baohuang.engine.text import format_play
from baohuang.plays.grammar import BAD_SHAPE, CLOSES, REFUSALS
from baohuang.plays.holding import holding_of
from baohuang.plays.specs import GrammarSpec, Hanging
from tests.plays import oracle
from tests.plays.strategies import CLIMBING, HANGING, SPECS, situations

GRAMMARS = {spec: grammar_of(spec) for spec in SPECS}
Situation = tuple[GrammarSpec, list[int], list[int], int]


def judged(spec: GrammarSpec, play: list[int], top: list[int], named: int) -> str:
    """The grammar's verdict in the oracle's words."""
    grammar = GRAMMARS[spec]
    asked = grammar.judge(grammar.read(top, named), 0) if top else 0
    code = grammar.read(play, named)
    found = grammar.judge(code, asked) if code else BAD_SHAPE
    if found < 0:
        return REFUSALS[-found]
    return "closes" if found == CLOSES else "beats"


def listed(spec: GrammarSpec, hand: list[int], top: list[int], named: int) -> list[str]:
    """The canonical form of every play that the grammar generates."""
    grammar = GRAMMARS[spec]
    held = holding_of(hand)
    asked = grammar.judge(grammar.read(top, named), 0) if top else 0
    codes = list(grammar.answers(held, asked, named) if asked else grammar.leads(held, named))
    assert [grammar.settle(code, asked) for code in codes] == [grammar.judge(code, asked) for code in codes]
    return [format_play(code, grammar, named) for code in codes]


def compare(situation: Situation) -> None:
    """Every verdict, every holding back, and the generated plays, each once."""
    spec, hand, top, named = situation
    grammar, held = GRAMMARS[spec], holding_of(hand)
    for part in oracle.parts(hand):
        shown = f"{format_cards(part)} of {format_cards(hand)} on {format_cards(top)}"
        code = judged(spec, part, top, named)
        assert code == oracle.judge(spec, part, top), shown
        if code != "bad-shape":
            play = grammar.read(part, named)
            assert grammar.keeps_back(play, held) == oracle.held_back(spec, part, hand), shown
    found = listed(spec, hand, top, named)
    assert sorted(found) == sorted(oracle.plays(spec, hand, top, named)), format_cards(hand)


@given(situations(HANGING))
def test_hanging_family(situation: Situation) -> None:
    """RULES §2.1–2.5: what may be led, what beats what, why not, and all legal plays of a hand."""
    compare(situation)


@given(situations([CLIMBING]))
def test_climbing_family(situation: Situation) -> None:
    """RULES §3: the same for combinations."""
    compare(situation)


@pytest.mark.parametrize("spec", HANGING, ids=str)
def test_each_combination_of_options(spec: Hanging) -> None:
    """A few fixed hands and tops under every grammar that the options can make: no pair of values is left out."""
    rng = Random(str(spec))
    back = 0 if spec.held_back == "3" else 3
    for _ in range(2):
        rank, other = rng.randrange(4, 9), rng.randrange(9, 12)
        pool = [rank * 4 + 1] * 4 + [other * 4 + 2] * 3 + [48] * 3 + [49] * 3 + [back * 4]
        pool += [SMALL, BIG, BIG, MARKED_BIG, GUARD_CARD]
        hand = sorted(rng.sample(pool, 8))
        tops = [[BIG], [GUARD_CARD], [BIG, BIG], [BIG, rank * 4], [GUARD_CARD, BIG, rank * 4], [rank * 4 + 1] * 4]
        for top in [*tops, []]:
            compare((spec, hand, top, -1))
