"""Rule cases as data: every request of the case files goes through the real referee command.

An answer satisfies a case when every key of its `expect` is in it with that value. The public cases
are `spec/cases.jsonl`; `more.jsonl` goes through REFEREE.md and RULES.md sentence by sentence.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.register import ROOT

FILES = (ROOT / "spec" / "cases.jsonl", Path(__file__).with_name("more.jsonl"))
Case = dict[str, Any]


def read(path: Path) -> list[Case]:
    """The cases of a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


CASES = [case for path in FILES for case in read(path)]


PARAMETERS = [
    pytest.param(at, id=case["request"]["id"], marks=pytest.mark.clause(case["clause"]))
    for at, case in enumerate(CASES)
]
"""Each case under its id, with the clause it proves."""


@pytest.fixture(scope="module")
def answers() -> list[Case]:
    """What `baohuang referee` answers to all the cases in one go."""
    lines = "".join(json.dumps(case["request"]) + "\n" for case in CASES)
    command = [str(Path(sys.executable).with_name("baohuang")), "referee"]
    done = subprocess.run(command, input=lines, check=True, capture_output=True, text=True, encoding="utf-8")
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("at", PARAMETERS)
def test_case(answers: list[Case], at: int) -> None:
    """The answer holds all that the case expects, and the id of its request."""
    request, expected, answer = CASES[at]["request"], CASES[at]["expect"], answers[at]
    assert {key: answer.get(key, "absent") for key in expected} == expected, request
    assert answer["id"] == request["id"]


def test_ids_are_distinct() -> None:
    """An id names one case, so that a failure can be found."""
    ids = [case["request"]["id"] for case in CASES]
    assert sorted(ids) == sorted(set(ids))


def test_every_refusal_code_has_a_case() -> None:
    """Each code of RULES §5 that a line of a case file can bring about is brought about by one."""
    codes = {case["expect"].get("error") for case in CASES} - {None}
    assert codes == {
        *("bad-request", "bad-rules", "bad-option", "bad-notation", "bad-hand"),
        *("deal-over", "wrong-phase", "not-your-turn", "already-answered", "must-lead", "must-yield", "not-callable"),
        *("not-in-hand", "bad-shape", "held-back", "wrong-kind", "wrong-size", "not-stronger"),
    }
