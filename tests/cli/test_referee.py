"""`baohuang referee`: files, standard input, flushing, lines of any length."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from baohuang.cli import referee
from baohuang.cli.main import main

COMMAND = str(Path(sys.executable).with_name("baohuang"))
REQUEST = b'{"op": "beats", "rules": "qingdao", "play": "9", "id": %d}\n'


def judged(lines: bytes) -> list[dict[str, object]]:
    """What is answered to these lines."""
    answers = io.BytesIO()
    referee.judge(io.BytesIO(lines), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_a_file_is_answered_in_order(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    path = tmp_path / "requests"
    path.write_bytes(REQUEST % 1 + b"\n  \r\nnonsense\n" + REQUEST % 2)
    assert main(["referee", str(path)]) == 0
    answers = [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
    assert [answer.get("id", answer.get("error")) for answer in answers] == [1, "bad-request", 2]


def test_a_missing_file_is_a_bad_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", str(tmp_path / "nothing")]) == 2
    assert "nothing" in capsys.readouterr().err


def test_each_answer_is_flushed_before_the_next_line_is_read() -> None:
    """A program can ask and wait for its answer."""
    with subprocess.Popen([COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(REQUEST % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0


def test_a_reader_that_leaves_is_no_fault() -> None:
    """With the other end of the pipe closed the command ends quietly."""
    with subprocess.Popen([COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.communicate(REQUEST % 1 * 1000)
        assert process.returncode == 0


def test_a_line_without_its_break_is_answered() -> None:
    assert judged(REQUEST.rstrip() % 1) == [{"id": 1, "ok": True, "closes": False}]


@pytest.mark.parametrize(
    "length", [referee_limit + more for referee_limit in (1 << 20,) for more in (1, 2, 3, 1 << 20)]
)
def test_a_long_line_is_refused_once_and_the_next_is_answered(length: int) -> None:
    """A line of any length is read in bounded pieces, and is ``too-large`` as one line."""
    answers = judged(b"x" * length + b"\n" + REQUEST % 1)
    assert [answer.get("id", answer.get("error")) for answer in answers] == ["too-large", 1]


def test_the_longest_line_that_fits_is_answered() -> None:
    request = REQUEST.rstrip() % 1
    filler = b" " * ((1 << 20) - len(request))
    assert judged(request + filler + b"\r\n" + REQUEST % 2)[0]["id"] == 1


def test_a_fault_of_ours_is_told_and_the_next_line_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_line: bytes) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr("baohuang.records.referee.answer_line", broken)
    assert [answer["error"] for answer in judged(REQUEST % 1 + REQUEST % 2)] == ["bad-request", "bad-request"]
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_the_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "baohuang referee"
