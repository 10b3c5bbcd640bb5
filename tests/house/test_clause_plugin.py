"""A run of the whole suite fails when it leaves a clause unproven; a run of a part of it may."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.register import ROOT

SUITE = {
    "pytest.ini": "[pytest]\ntestpaths = tests\nmarkers = clause(*ids): what a test proves\n",
    "tests/test_one.py": 'import pytest\n\n\n@pytest.mark.clause("JP-01")\ndef test_one(): pass\n',
    "tests/more/test_two.py": "def test_two(): pass\n",
}


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A small suite that proves one clause of the register."""
    for name, text in SUITE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def run(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run it, or a part of it, with the plugin."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.clause_plugin", "-p", "no:cacheprovider", *args]
    settings = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=root, env=settings, capture_output=True, text=True, check=False)


def test_a_whole_run_names_what_it_left_unproven(suite: Path) -> None:
    """Every test passed, and the run fails all the same: most clauses have no test here."""
    done = run(suite)
    named = done.stdout.partition("clauses without a passing test")[2].split()
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "2 passed" in done.stdout
    assert "JP-02" in named
    assert "JP-01" not in named


@pytest.mark.parametrize("part", [["tests/test_one.py"], ["--ignore=tests/more"], ["-k", "one"], ["--deselect=x"]])
def test_a_run_of_a_part_passes(suite: Path, part: list[str]) -> None:
    """Whoever leaves tests out does not ask for all clauses."""
    done = run(suite, *part)
    assert done.returncode == pytest.ExitCode.OK, done.stdout
    assert "clauses without" not in done.stdout
