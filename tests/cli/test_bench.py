"""`baohuang bench engine`: the figures exist and belong together."""

import json

import pytest

from baohuang.build_info import inspect_build
from baohuang.cli.main import main
from baohuang.rulesets.registry import RULESETS

BRIEF = ["bench", "engine", "--seconds", "0.05"]


@pytest.mark.parametrize("rules", RULESETS)
def test_figures_as_json(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BRIEF, "--rules", rules, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["rules"] == rules
    assert figures["build"] == inspect_build().describe()
    for loop in (figures["own_loop"], figures["driven"]):
        assert loop["decisions"] > loop["deals"] > 0
        assert loop["decisions_per_second"] == pytest.approx(loop["decisions"] / loop["seconds"], rel=0.05)
    assert 1 < figures["mean_legal_plays"] < figures["most_legal_plays"]
    times = {name: value for name, value in figures.items() if name.endswith(("_us", "_ms"))}
    assert len(times) == 7
    assert all(value > 0 for value in times.values())


def test_figures_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BRIEF, "--rules", "weihai", "--options", '{"sixes": 16}']) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "own_loop decisions_per_second" in "\n".join(lines)
    assert lines[1].split() == ["options", "sixes", "16"]


@pytest.mark.parametrize("arguments", [["--rules", "yantai"], ["--rules", "weihai", "--options", '{"sixes": 1}']])
def test_what_does_not_exist_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BRIEF, *arguments]) == 2
    assert capsys.readouterr().err.startswith("baohuang bench: ")
