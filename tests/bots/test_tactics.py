"""The tactical cases: sound in themselves, solved by the heuristic bot, and proof of the strategy clauses."""

import json
from collections import Counter

import pytest

from baohuang.bots.base import Bot
from baohuang.bots.registry import bot
from baohuang.bots.tactics import Case, cases, deal_of, score, solves
from baohuang.cli.main import main
from baohuang.engine.actions import PASS
from baohuang.engine.text import parse_move

STRATEGY = ("JP-23", "JP-24", "JP-25", "JP-26", "JP-27")
HEURISTIC = bot("heuristic")
UNSOLVED: frozenset[str] = frozenset()
"""Cases that the heuristic bot does not solve yet."""


def cases_of(clause: str) -> list[Case]:
    """The cases that illustrate a clause."""
    return [case for case in cases() if clause in case.clauses]


def unsolved(clause: str, player: Bot) -> list[str]:
    """The ids of a clause's cases that a bot does not solve."""
    return [case.id for case in cases_of(clause) if case.id not in UNSOLVED and not solves(case, player)]


def test_there_are_enough_cases() -> None:
    """Sixty or more, each with an id of its own, and two or more for each strategy clause."""
    assert len(cases()) >= 60
    assert [name for name, times in Counter(case.id for case in cases()).items() if times > 1] == []
    assert all(len(cases_of(clause)) >= 2 for clause in STRATEGY)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_a_case_is_sound(case: Case) -> None:
    """The question is open, every answer called best is legal, and the reason is told."""
    deal = deal_of(case)
    seat = deal.to_act()[0]
    assert len(deal.legal(seat)) > 1
    assert [text for text in case.best if parse_move(text, deal.program).check(deal, seat)] == []
    assert case.reason.endswith(".")
    assert PASS in deal.legal(seat) or "pass" not in case.best


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_the_heuristic_bot_solves(case: Case) -> None:
    assert solves(case, HEURISTIC) != (case.id in UNSOLVED)


@pytest.mark.clause("JP-23")
def test_the_card_named_is_played_late() -> None:
    """It names a high card of a suit that it lacks."""
    assert unsolved("JP-23", HEURISTIC) == []


@pytest.mark.clause("JP-24")
def test_the_guard_hides_and_helps_at_the_end() -> None:
    """It spares its emperor, keeps what would show it, and spends all when somebody is about to go out."""
    assert unsolved("JP-24", HEURISTIC) == []


@pytest.mark.clause("JP-25")
def test_commoners_press_the_emperor() -> None:
    """They take the emperor's leads away, spare each other and never let the emperor out on a lead of theirs."""
    assert unsolved("JP-25", HEURISTIC) == []


@pytest.mark.clause("JP-26")
def test_a_bomb_is_kept_to_stop_an_exit() -> None:
    assert unsolved("JP-26", HEURISTIC) == []


@pytest.mark.clause("JP-27")
def test_the_order_of_plays_is_planned() -> None:
    """Winners are kept for when a lead is needed, and the last hand is one that goes out."""
    assert unsolved("JP-27", HEURISTIC) == []


def test_the_levels_score_in_their_order() -> None:
    assert score(bot("random"), cases()) < score(bot("greedy"), cases()) < score(HEURISTIC, cases())


def test_the_command_prints_every_bots_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tactics", "random", "greedy", "--missed"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("random ")
    assert any(line.startswith("greedy ") for line in lines)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tactics", "heuristic", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["heuristic"]["solved"] == len(cases()) - len(UNSOLVED)


def test_the_command_refuses_an_unknown_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tactics", "nobody"]) == 2
    assert "no bot is called" in capsys.readouterr().err
