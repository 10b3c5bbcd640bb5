"""`baohuang verify`: good records, bad records, no records."""

import json
from pathlib import Path

import pytest

from baohuang.cli.main import main
from baohuang.records.record import to_json
from baohuang.records.text import to_text
from tests.records.deals import random_record
from tests.records.make_golden import FOLDER

GOLDEN = sorted(str(path) for path in FOLDER.glob("*.txt"))


def test_golden_records_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *GOLDEN]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GOLDEN)
    assert all(": ok: " in line and "commitment " in line for line in lines)


def test_both_forms_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = random_record(5, "weihai")
    paths = tmp_path / "record.txt", tmp_path / "record.json"
    paths[0].write_text(to_text(record), "utf-8")
    paths[1].write_bytes(to_json(record))
    assert main(["verify", "--state", *map(str, paths)]) == 0
    first, state, second, same = capsys.readouterr().out.splitlines()
    assert first.partition(": ")[2] == second.partition(": ")[2]
    assert json.loads(state) == json.loads(same)
    assert json.loads(state)["phase"] == "over"


def test_a_point_in_between(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--at", "0", "--state", GOLDEN[0]]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[1])["phase"] == "name"
    assert main(["verify", "--at", "9999", GOLDEN[0]]) == 1
    assert "no point 9999" in capsys.readouterr().out


@pytest.mark.parametrize(
    "damaged",
    [b"", b"\xff", b"{", b"baohuang record 1\n", to_json(random_record(5, "weihai"))[:-20]],
)
def test_a_damaged_record_is_told_and_counted(
    damaged: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record"
    path.write_bytes(damaged)
    assert main(["verify", str(path), GOLDEN[0]]) == 1
    bad, good = capsys.readouterr().out.splitlines()
    assert ": bad-record: " in bad
    assert ": ok: " in good


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing"), GOLDEN[0]]) == 2
    told = capsys.readouterr()
    assert "nothing" in told.err
    assert ": ok: " in told.out
