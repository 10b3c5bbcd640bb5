"""The clause map is whole and current."""

import json
import subprocess
import sys

import pytest

from tools.clauses import PAGE, ClauseMap, faults, page
from tools.register import ROOT


@pytest.fixture(scope="module")
def found() -> ClauseMap:
    """The marks of the whole suite, whatever part of it runs now."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.clauses", "--json"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found: ClauseMap = json.loads(done.stdout)
    return found


def test_every_clause_has_a_test_and_no_pending_one_does(found: ClauseMap) -> None:
    """A clause without a test is a gap, unless spec/pending gives the reason; a pending clause with a test is stale."""
    assert faults(found) == []


def test_the_page_is_current(found: ClauseMap) -> None:
    """docs/clauses.md is what `make docs` writes."""
    assert PAGE.read_text("utf-8") == page(found)
