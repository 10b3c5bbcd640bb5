"""Golden records replay to the same end for ever."""

from pathlib import Path

import msgspec
import pytest

from baohuang.records.record import from_json, to_json
from baohuang.records.referee.state import state_of
from baohuang.records.replay import replay
from baohuang.records.text import from_text, to_text
from baohuang.rulesets.registry import RULESETS
from tests.records.make_golden import FOLDER, golden_path

GOLDEN = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_replays_to_the_same_end(path: Path) -> None:
    """Invariant 8: the whole state after the last action is the one that was written down beside the record."""
    record = from_text(path.read_text("utf-8"))
    end = msgspec.json.decode(path.with_suffix(".json").read_bytes())
    assert msgspec.to_builtins(state_of(replay(record))) == end


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_is_written_as_ever(path: Path) -> None:
    """Both forms of a record are stable: reading and writing gives the very same text."""
    text = path.read_text("utf-8")
    record = from_text(text)
    assert to_text(record) == text
    assert from_json(to_json(record)) == record


def test_every_ruleset_has_one() -> None:
    missing = [rules for rules, spec in RULESETS.items() if not golden_path(rules, spec.version).exists()]
    assert missing == [], "run `python -m tests.records.make_golden`"
