"""Actions as text: what is read, what is not, and how suitless cards are bound."""

import pytest

from baohuang.cards.notation import NotationError, parse_cards
from baohuang.engine.actions import PASS
from baohuang.engine.lowering import lower
from baohuang.engine.text import bind, format_action, parse_move
from baohuang.plays.holding import holding_of
from baohuang.rulesets.registry import ruleset
from tests.engine.tables import each, go, lay, legal, position

QINGDAO = lower(ruleset("qingdao"))
NO_ACTIONS = [
    *("", " ", "hop", "Grab", "grab 1", "pass pass", "open 9c", "keep 9c", "rebel yes"),
    *("play", "play ", "play 9c Td", "play 9x", "play -", "play g"),
    *("call", "call 9", "call 9c9c", "call 9c both", "call 9c open hidden", "call open", "call g"),
    *("solo", "solo loud", "solo open hidden", "discard", "discard x"),
    *("name", "name 9", "name 9c9d", "rename", "rename 9"),
]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_no_action(text: str) -> None:
    """The verb decides the arguments."""
    with pytest.raises(NotationError) as caught:
        parse_move(text, QINGDAO)
    assert caught.value.code == "bad-notation"


@pytest.mark.parametrize("text", ["grab", " grab ", "call  9c   open", "play\t9c"])
def test_blanks_between_words_do_not_matter(text: str) -> None:
    parse_move(text, QINGDAO)


@pytest.mark.parametrize(
    ("cards", "hand", "bound"),
    [
        ("99", "9c9d9s", "9c9d"),
        ("9s9", "9c9s", "9s9c"),
        ("99s", "9s9s", "9s9s"),
        ("99c", "9c9d", "9c9d"),
        ("99c", "9c", None),
        ("9", "Tc", None),
        ("99W", "9c9cWW", "9c9cW"),
        ("GE", "EG", "EG"),
        ("9d9d9", "9d9d9d", "9d9d9d"),
    ],
)
def test_a_suitless_card_takes_the_first_match(cards: str, hand: str, bound: str | None) -> None:
    """In canonical order, after the suited tokens are bound."""
    found = bind(parse_cards(cards), holding_of(parse_cards(hand)).counts)
    assert (None if found is None else sorted(found)) == (None if bound is None else sorted(parse_cards(bound)))


def test_every_declaration_is_written_as_it_is_read() -> None:
    """Through the phases of three rulesets."""
    deal = lay("qingdao", "E9c9c9c9cKs", "5s", "8h", "7h", "4h")
    seen = {text for seat in range(5) for text in legal(deal, seat)}
    go(deal, *each(range(5), "decline"))
    seen |= set(legal(deal, 0))
    go(deal, "0 enthrone")
    seen |= set(legal(deal, 0))
    go(deal, "0 call 9c hidden")
    seen |= set(legal(deal, 1))
    assert seen == {"grab", "decline", "enthrone", "yield", "call 9c open", "call 9c hidden", "open", "hide"}


def test_plays_are_written_canonically() -> None:
    """Suitless wherever suits are free; a pass is `pass`."""
    deal = position("weifang", "9d9c9c9c9cW", "5c", "6c", "7c", "8c")
    assert format_action(deal, PASS) == "pass"
    assert {"play 9W", "play 9999", "play 9c9c9c9c", "play 99999W"} <= set(legal(deal, 0))
    named = position("classic108", "9c9dTc", "9c", "6c", "7c", "8c", guard=1, named="9c")
    assert legal(named, 0) == ["play 9", "play 99c", "play 9c", "play T"]
