"""Worked examples of plays on plays: whether they are legal is asked of the grammar, never written down."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from baohuang.cards.kinds import GUARD_CARD, NATURAL_COUNT, SUITLESS
from baohuang.cards.notation import parse_cards
from baohuang.messages.page import Line, item
from baohuang.plays.climbing import ClimbingGrammar
from baohuang.plays.grammar import CLOSES, REFUSALS, Grammar
from baohuang.plays.hanging import HangingGrammar
from baohuang.plays.specs import Climbing, GrammarSpec, Hanging
from baohuang.rulesets.specs import Call, Ruleset

Pair = tuple[str, str]

HANGING: Final[tuple[Pair, ...]] = (
    ("99", "TT"),
    ("99", "TTT"),
    ("99", "JQ"),
    ("99", "99"),
    ("999", "wTT"),
    ("999", "www"),
    ("999", "92"),
    ("ww999", "WWJJJ"),
    ("ww999", "WWWJJ"),
    ("ww999", "wwJJJ"),
    ("WW999", "22222"),
    ("W99", "WTT"),
    ("W99", "GTT"),
    ("G99", "GTT"),
)
"""What lies, and what is laid on it."""

SHAPES: Final[dict[str, str]] = {
    "plain": "999",
    "small": "999w",
    "mixed": "99wW",
    "jokers": "wwW",
    "guard": "99WG",
}
"""One set of each make, by the end of its message id."""

BOMBS: Final[dict[str, tuple[Pair, ...]]] = {
    "same_suit4": (
        ("WW999", "7c7c7c7c"),
        ("7c7c7c7c", "9s9s9s9s"),
        ("7c7c7c7c", "9c9d9h9s"),
        ("66", "wwww"),
    ),
    "rank4plus": (("WW999", "7777"), ("7777", "9999"), ("9999", "77777"), ("9999", "www9")),
    "off": (),
}

TWOS: Final[tuple[Pair, ...]] = (
    ("W", "222"),
    ("W", "2222"),
    ("w", "222"),
    ("WJJ", "222QQ"),
    ("WJJ", "222QK"),
    ("WW", "222222"),
    ("G", "2222"),
    ("G", "22222"),
)

COMBINATIONS: Final[dict[str, str]] = {
    "single": "A",
    "pair": "77",
    "triple": "888",
    "triple-one": "8883",
    "triple-pair": "88833",
    "straight": "34567",
    "pair-run": "334455",
    "airplane": "333444",
    "airplane-ones": "33344478",
    "airplane-pairs": "3334447788",
    "bomb": "9999",
    "rocket": "wW",
}
"""One play of each kind of combination, by the end of its message id."""

CLIMBING: Final[tuple[Pair, ...]] = (
    ("34567", "45678"),
    ("34567", "456789"),
    ("77", "888"),
    ("8883", "9994"),
    ("8883", "99944"),
    ("2", "w"),
    ("AA", "WW"),
    ("34567", "9999"),
    ("KKKK", "33333"),
    ("33333", "wW"),
    ("wW", "AAAAAAAA"),
)


def grammar_of(spec: GrammarSpec) -> Grammar:
    """A grammar to ask."""
    match spec:
        case Hanging():
            return HangingGrammar(spec)
        case Climbing():
            return ClimbingGrammar(spec)
        case _:
            assert_never(spec)


def examples(rules: Ruleset, pairs: Sequence[Pair]) -> Iterator[Line]:
    """A line for each pair whose cards the ruleset has, with the grammar's verdict on it."""
    grammar = grammar_of(rules.grammar)
    for top, play in pairs:
        if _all_in_deck(rules, top) and _all_in_deck(rules, play):
            yield item(f"explain-example-{verdict(grammar, top, play)}", top=top, play=play)


def shapes(rules: Ruleset) -> Iterator[Line]:
    """A line for each make of set whose cards the ruleset has."""
    for make, example in SHAPES.items():
        if _all_in_deck(rules, example):
            yield item(f"explain-shape-{make}", example=example)


def verdict(grammar: Grammar, top: str, play: str) -> str:
    """``beats``, ``closes`` or the code that refuses `play` on `top`."""
    lying = grammar.judge(grammar.read(parse_cards(top), -1), 0)
    laid = grammar.read(parse_cards(play), -1)
    if not laid:
        return "bad-shape"
    found = grammar.judge(laid, lying)
    if found == CLOSES:
        return "closes"
    return "beats" if found > 0 else REFUSALS[-found]


def _all_in_deck(rules: Ruleset, cards: str) -> bool:
    kinds = parse_cards(cards)
    return all(kinds.count(kind) <= _copies(rules, kind) for kind in kinds)


def _copies(rules: Ruleset, kind: int) -> int:
    counts = rules.deck.counts()
    if kind == GUARD_CARD:
        return int(rules.phase(Call) is not None)
    if kind >= SUITLESS:
        first = (kind - SUITLESS) * 4
        return sum(counts[first : first + 4])
    return counts[kind] if kind < NATURAL_COUNT else counts[kind] + _marked_twin(counts, kind)


def _marked_twin(counts: Sequence[int], kind: int) -> int:
    """A joker of an example may stand for its marked twin."""
    return counts[kind + 1] if kind % 2 == 0 else 0
