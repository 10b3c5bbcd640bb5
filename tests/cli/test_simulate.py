"""`baohuang simulate`: figures, faults, bad command lines."""

from random import Random
from typing import Any

import pytest

from baohuang.cli.main import main
from baohuang.records.audit import Audit, Fault
from baohuang.records.record import record_of
from baohuang.rulesets.registry import RULESETS


def test_every_ruleset_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--deals", "3", "--seed", "1", "--options", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(RULESETS)
    assert all(": 3 deals, " in line and line.endswith(", 0 faults") for line in lines)


def test_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """The same deals are played however many processes share them."""
    outputs = []
    for jobs in ("1", "2"):
        assert main(["simulate", "--rules", "weihai", "--deals", "30", "--jobs", jobs, "--seed", "9"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    assert outputs[0].startswith("weihai: 30 deals, ")


def test_the_first_fault_ends_it_and_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 1, the seed, and the command that brings it back."""

    def broken(rules: str, options: dict[str, Any], seed: int, _rng: Random) -> Audit:
        if seed == 7:
            raise Fault("cards came or went", record_of(rules, options, seed=seed))
        return Audit(10, "over", 3)

    monkeypatch.setattr("baohuang.records.audit.audit", broken)
    arguments = ["--rules", "weihai", "--deals", "9", "--seed", "5", "--options", '{"sixes": 16}']
    assert main(["simulate", *arguments]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "weihai: 3 deals, 20 actions, 0 void, at most 3 legal actions, 1 faults",
        "fault at seed 7 after 0 actions: cards came or went",
        "again: baohuang simulate --rules weihai --deals 1 --seed 7 --options '{\"sixes\": 16}'",
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", "yantai"],
        ["--rules", "weihai", "--options", '{"sixes": 14}'],
        ["--options", "{"],
        ["--options", "[]"],
        ["--options", "7"],
        ["--options", '{"sixes": 16}'],
    ],
)
def test_rules_or_options_that_do_not_exist_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--deals", "1", *arguments]) == 2
    assert capsys.readouterr().err.startswith("baohuang simulate: ")
