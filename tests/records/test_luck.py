"""Records of deals whose shuffle the players had a part in."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from baohuang.cards.fair import mixed
from baohuang.cli.main import main
from baohuang.engine.setup import new_deal
from baohuang.records.fault import BadRecord
from baohuang.records.record import from_json, record_of, to_json
from baohuang.records.replay import begin
from baohuang.records.text import from_text, to_text
from baohuang.rulesets.registry import ruleset

SECRET = bytes(range(32))
LUCK = ("a", "", "b7", "", "")
RECORD = replace(record_of("weihai", seed=SECRET, starter=1), luck=LUCK, redeal=2)


def test_the_deck_is_shuffled_with_secret_luck_and_redeal() -> None:
    wanted = new_deal(ruleset("weihai"), mixed(SECRET, LUCK, 2), 1)
    assert begin(RECORD).opening == wanted.opening


def test_luck_is_written_and_read() -> None:
    """In both forms; a seat without a word is ``-`` in text."""
    assert from_json(to_json(RECORD)) == RECORD
    assert "\nluck a - b7 - -\n" in to_text(RECORD)
    assert from_text(to_text(RECORD)) == RECORD


def test_luck_that_does_not_fit() -> None:
    """It belongs to a seed, one word a seat."""
    with pytest.raises(BadRecord, match="luck"):
        begin(replace(RECORD, luck=("a",)))
    with pytest.raises(BadRecord, match="luck"):
        from_json(to_json(replace(RECORD, seed=None, hands=("6c",) * 5)))


def test_a_record_is_held_to_its_promise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`baohuang verify --commitment` refuses a seed that was not the one promised before the deal."""
    path = tmp_path / "deal.txt"
    path.write_text(to_text(RECORD))
    assert main(["verify", "--commitment", str(RECORD.commitment), str(path)]) == 0
    assert main(["verify", "--commitment", "0" * 64, str(path)]) == 1
    assert "not the one that was promised" in capsys.readouterr().out
