"""`baohuang play`: a person at a terminal, through to the result and through anything typed."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baohuang.bots.registry import bot
from baohuang.cli._terminal import Seat, Terminal
from baohuang.cli.main import main
from baohuang.messages import LANGS, text
from baohuang.records.replay import replay
from baohuang.records.text import from_text
from baohuang.rulesets.registry import RULESETS
from baohuang.views.view import SeatView
from tests.cli.person import Person


def at_terminal(person: Person, rules: str, seed: int, record: Path | None = None, lang: str = "en") -> list[str]:
    """What is printed while the person plays."""
    Terminal(Seat(rules, {}, seed % 5, bot("random"), lang), record, person, person).play(seed)
    return person.printed.splitlines()


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_deal_to_the_result(rules: str, seed: int, tmp_path: Path) -> None:
    """A person who types what the hints say comes to the result, and the record replays to it."""
    path = tmp_path / "record"
    lines = at_terminal(Person(seed), rules, seed, path)
    deal = replay(from_text(path.read_text("utf-8")))
    assert deal.points is not None
    seats = [line for line in lines if line.endswith(" points")]
    assert len(seats) == deal.seats
    assert sum(f"{points:+d} points" in line for points in deal.points for line in seats) >= deal.seats
    assert any(line.startswith("The seed was ") for line in lines)
    assert [line for line in lines if text("en", "error-bad-notation") in line] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_language(lang: str) -> None:
    """Whatever the language, the same is asked and the input's end is told."""
    lines = at_terminal(Person(3, most=0), "weihai", 3, lang=lang)
    assert lines[0] == text(lang, "ruleset-weihai")
    assert lines[-1] == text(lang, "play-left")


def test_a_void_deal_is_dealt_again() -> None:
    """The same starter deals again at once, until a deal is scored."""

    class Yielding(Person):
        def answer(self, lines: list[str]) -> str:
            return "yield" if any("Yield the throne (yield)" in line for line in lines[-4:]) else super().answer(lines)

    class AllYield:
        name = "yielding"

        def __init__(self) -> None:
            self.left = 4

        def act(self, view: SeatView, actions: Sequence[int], rng: Random) -> int:
            self.left -= 1
            return actions[-1] if self.left >= 0 else bot("random").act(view, actions, rng)

    person = Yielding(1)
    Terminal(Seat("weihai", {}, 0, AllYield(), "en"), None, person, person).play(1)
    lines = person.printed.splitlines()
    assert lines.count(text("en", "event-void")) == 1
    assert sum(line.startswith("You sit in seat 1") for line in lines) == 2
    assert sum(line.endswith(" points") for line in lines) == 5


@settings(max_examples=25, deadline=None)
@given(st.lists(st.text(max_size=12) | st.sampled_from(["1", "2", "pass", "h", "9", "3a", "call 9c"]), max_size=30))
def test_anything_may_be_typed(typed: list[str]) -> None:
    """Nonsense is answered by a sentence and asked again; the end of the input ends the deal."""
    source = io.StringIO("\n".join(one.replace("\n", " ") for one in typed))
    sink = io.StringIO()
    Terminal(Seat("qingdao", {}, 0, bot("random"), "en"), None, source, sink).play(1)
    assert text("en", "play-left") in sink.getvalue()


def test_an_illegal_play_is_refused_with_its_sentence() -> None:
    source = io.StringIO("dance\nEEEE\nquit\n")
    sink = io.StringIO()
    Terminal(Seat("qingdao", {}, 0, bot("random"), "en"), None, source, sink).play(1)
    assert sink.getvalue().count(text("en", "error-bad-notation")) == 2


def test_the_commands_are_explained() -> None:
    sink = io.StringIO()
    Terminal(Seat("weihai", {}, 0, bot("random"), "en"), None, io.StringIO("?\nhand\ntable\n"), sink).play(5)
    lines = sink.getvalue().splitlines()
    assert "> " + text("en", "play-help-cards") in lines
    assert text("en", "play-help-words") in lines
    assert any(line.startswith("> Your hand, ") for line in lines)
    assert any(line.startswith("> Cards left: You ") for line in lines)


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without a seed the cards are secret, and afterwards the seed is shown."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\n"))
    path = tmp_path / "nowhere" / "record"
    arguments = ["--lang", "en", "--seat", "2", "--bots", "random", "--record", str(path)]
    assert main(["play", "--rules", "weihai", *arguments]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Weihai\nYou sit in seat 2 of 5.\n")
    assert "The record could not be written" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", "yantai"],
        ["--rules", "weihai", "--options", '{"sixes": 14}'],
        ["--options", "[]"],
        ["--options", "{"],
        ["--seat", "0"],
        ["--seat", "6"],
        ["--rules", "classic108", "--options", '{"players": 4}', "--seat", "5"],
        ["--bots", "nobody"],
        ["--lang", "tlh"],
    ],
)
def test_a_table_that_cannot_be_made_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    assert capsys.readouterr().err.startswith("baohuang play: ")
