"""The parts of the terminal table that need no screen: the hand, typed lines, sentences of events."""

import sys
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from baohuang.cards.notation import NotationError, parse_cards
from baohuang.cli._sentences import Names, sentence
from baohuang.cli._tui.hand import WIDTH, columns, lines
from baohuang.cli._tui.typed import action
from baohuang.cli.main import main
from baohuang.messages import LANGS
from baohuang.server import messages as wire
from baohuang.server.messages import DealEvent
from baohuang.views.view import Prompt

PLAYS = Prompt((), ("99", "9w", "KK"), True, 0)


def test_columns_hold_every_card() -> None:
    """Strongest rank first; identical cards share a cell; marked jokers stand with their like."""
    assert columns("9c9c9d9sTcKhKs2dwgWE") == [
        ["W", "2", "E", "W"],
        ["w", "2", "g", "w"],
        ["2", "1", "♦"],
        ["K", "2", "♠", "♥"],
        ["10", "1", "♣"],
        ["9", "4", "♠", "♦", "♣×2"],
    ]


@given(st.lists(st.sampled_from([r + s for r in "3456789TJQKA2" for s in "cdhs"] + ["w", "W"]), max_size=48))
def test_the_lines_fit_the_width(tokens: list[str]) -> None:
    """However long the hand, no line is wider than the screen and no card is left out."""
    hand = "".join(tokens)
    for width in (40, 80, 120):
        shown = lines(hand, width)
        assert max((len(line) for line in shown), default=0) <= width
    assert sum(int(column[1]) for column in columns(hand)) == len(parse_cards(hand))
    assert WIDTH * len(columns(hand)) <= 80


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2k", "play KcKd"),
        ("kk", "play KcKd"),
        ("99", "play 9c9d"),
        ("play 99", "play 9c9d"),
        ("9w", "play 9cw"),
        ("pass", "pass"),
        ("P", "pass"),
        ("-", "pass"),
    ],
)
def test_plays(typed: str, meant: str) -> None:
    """Listed or counted, the reading that is legal; suits are chosen so as to keep four alike."""
    assert action(typed, "9c9d9dKcKdKdw", PLAYS) == meant


def test_answers_and_discards() -> None:
    asked = Prompt(("call 9c", "call Kd open", "call Kd hidden"), (), False, 0)
    assert [action(typed, "", asked) for typed in ("1", "3", "9c", "call kd open")] == [
        "call 9c",
        "call Kd hidden",
        "call 9c",
        "call Kd open",
    ]
    assert action("3c4d5h", "3c4d5h9s", Prompt((), (), False, 3)) == "discard 3c4d5h"


def test_what_cannot_be_meant() -> None:
    with pytest.raises(NotationError):
        action("dance", "9c9d", PLAYS)
    with pytest.raises(LookupError):
        action("88", "9c9d", PLAYS)


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_has_a_sentence(lang: str) -> None:
    """Or is known to have none: one's own sealed answer, and the end, which the result tells."""
    words = Names(lang, 0, ("", "Li", "", "", ""))
    silent = set()
    for kind in get_args(DealEvent):
        fields = {field.name: _some(field.name) for field in msgspec.structs.fields(kind)}
        said = sentence(kind(**fields), words)
        if said is None:
            silent.add(kind)
        else:
            assert said
    assert silent == {wire.Answered, wire.Ended}
    assert "Li" in str(sentence(wire.Played(1, "99"), words))


def _some(name: str) -> object:
    match name:
        case "rebels" | "points" | "places":
            return (1, 2)
        case "hands":
            return ("9c",)
        case "winner":
            return "draw"
        case "cards" | "kind" | "card" | "three" | "paid":
            return "9c"
        case "yes":
            return True
        case _:
            return 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "eo"],
        ["--rules", "nowhere"],
        ["--options", '{"sixes": 3}', "--rules", "weihai"],
        ["--options", "no"],
        ["--seat", "6"],
        ["--bots", "nobody"],
        ["--room", "ABCDEF"],
        ["--server", "ftp://a"],
        [],
    ],
)
def test_what_cannot_be_played(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A table that cannot be made, or no terminal to draw on: one line and status 2."""
    assert main(["tui", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith("baohuang tui: ")


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The library that draws comes with an extra, and the message says which."""
    for module in [name for name in sys.modules if name.partition(".")[0] == "textual"] or ["textual"]:
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "baohuang.cli._tui.app", raising=False)
    assert main(["tui"]) == 2
    assert "pip install 'baohuang[tui]'" in capsys.readouterr().err
