"""Hints and levels: the best first, legal, on the command line too."""

import io
import json
from pathlib import Path
from random import Random

import pytest

from baohuang.bots.driver import decide
from baohuang.bots.hints import hints
from baohuang.bots.registry import bot
from baohuang.cli.main import main
from baohuang.engine.setup import new_deal
from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.views.observe import observe
from baohuang.views.remember import recall

POSITION = {
    "rules": "weihai",
    "hands": ["66KKW", "777888999g", "7788", "TTJJ", "QQ88"],
    "emperor": 0,
    "guard": 1,
    "leader": 0,
}


@pytest.mark.parametrize("rules", RULESETS)
def test_the_first_hint_is_the_mediums_answer(rules: str) -> None:
    """And all of them are legal."""
    deal = new_deal(ruleset(rules), seed=4)
    for _ in range(40):
        seat = deal.to_act()[0]
        actions = deal.legal(seat)
        offered = hints(recall(deal, seat), actions)
        chosen = decide(deal, seat, bot("medium"), Random(1))
        assert offered[0] == chosen
        assert all(deal.check(seat, action) is None for action in offered)
        deal.apply(seat, chosen)


def test_no_question_no_hint() -> None:
    assert hints(observe(new_deal(ruleset("weihai"), seed=4), 0), []) == []


def test_easy_errs_now_and_then() -> None:
    """Over many tries it takes the best most often, and not always."""
    deal = new_deal(ruleset("weihai"), seed=4)
    while deal.phase.name != "play":
        seat = deal.to_act()[0]
        deal.apply(seat, decide(deal, seat, bot("easy"), Random(1)))
    seat = deal.to_act()[0]
    best = decide(deal, seat, bot("medium"), Random(1))
    answers = [decide(deal, seat, bot("easy"), Random(at)) for at in range(40)]
    assert 20 <= answers.count(best) < 40


def test_the_command_tells_the_best_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A joker on the kings keeps the lead for the sixes."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    assert main(["hint", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "play KKW"


def test_the_command_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    deal = {"rules": "weihai", "hands": ["6s7d8cE", "7h7s8h8s9h9sThTsg", "8s", "9s", "Ts"], "actions": ["0 enthrone"]}
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(deal)))
    assert main(["hint", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"seat": 1, "plays": ["hide"]}


@pytest.mark.parametrize(
    "request_text", ["[]", "{", '{"rules": "chess", "hands": []}', json.dumps({**POSITION, "actions": ["0 pass"]})]
)
def test_a_bad_request_is_refused(request_text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.json"
    file.write_text(request_text, "utf-8")
    assert main(["hint", str(file)]) == 2
    assert capsys.readouterr().err.startswith("baohuang: ")
