"""Logs: a line an event, and never a secret in it, however talkative."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from baohuang.server import logs
from tests.server.running import Frame, Process, greet, hear, play, say
from tests.server.support import tokens

PASSWORD = "correct horse battery"  # noqa: S105  # of the test
WORDS = "nobody shall read this"


@pytest.fixture
def restored() -> Iterator[None]:
    """The loggers as they were."""
    root = logging.getLogger()
    before = root.level, root.handlers[:], [logging.getLogger(name).level for name in logs.TALKATIVE]
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, level in zip(logs.TALKATIVE, before[2], strict=True):
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("restored")
def test_an_event_is_a_line_of_json_with_its_facts() -> None:
    stream = io.StringIO()
    logs.configure("json", "info", stream)
    logs.event(logging.getLogger("baohuang.server"), logging.INFO, "deal over", table="t", deal=3)
    logs.event(logging.getLogger("baohuang.server"), logging.DEBUG, "too small to tell")
    line = json.loads(stream.getvalue())
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "logger": "baohuang.server", "event": "deal over", "table": "t", "deal": 3}


@pytest.mark.usefixtures("restored")
def test_a_trace_stays_on_the_line() -> None:
    stream = io.StringIO()
    logs.configure("json", "info", stream)
    try:
        raise ValueError("x")
    except ValueError:
        logging.getLogger("baohuang.server").exception("it failed")
    (line,) = stream.getvalue().splitlines()
    assert "ValueError: x" in json.loads(line)["trace"]


@pytest.mark.usefixtures("restored")
def test_text_is_for_people() -> None:
    stream = io.StringIO()
    logs.configure("text", "debug", stream)
    logs.event(logging.getLogger("baohuang.server"), logging.INFO, "deal over", table="t", deal=3)
    assert stream.getvalue() == "INFO baohuang.server deal over table=t deal=3\n"
    assert logging.getLogger("uvicorn.error").getEffectiveLevel() == logging.INFO


def test_the_most_talkative_server_tells_no_secret(tmp_path: Path) -> None:
    """A person registers, plays, talks, and makes a bot: no card, token, password, word or name is in the logs."""
    server = Process(tmp_path / "house.sqlite3", "--bot-delay", "0", "--log", "json", "--log-level", "debug")
    frames: list[Frame] = []

    def over(state: Frame) -> bool:
        frames.append(state)
        return bool(state["view"]["phase"] == "over")

    try:
        own, secrets = register(server)
        table, _ = server.address.open_table("weihai", own)
        with server.address.socket(table, own) as socket:
            play(socket, greet(socket), over)
            say(socket, t="say", id=999, kind="phrase", what="i-am-with-you")
            hear(socket, "ack")
            say(socket, t="act", id=1000, version=0, action="nonsense of mine")
            hear(socket, "rej")
            socket.send("no message of mine")
            hear(socket, "rej")
    finally:
        status, written = server.terminate()
    assert status == 0
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"registered", "table opened", "deal over", "connection", "request", "no message"} <= {
        line["event"] for line in lines
    }
    secrets += [PASSWORD, WORDS, "Secretive", "Hidden bot", "of mine", "i-am-with-you", "play "]
    assert [secret for secret in secrets if secret in written] == []
    assert [hand for hand in hands(frames) if hand in written] == []


def register(server: Process) -> tuple[str, list[str]]:
    """Somebody with a name and a bot: the cookie, and what must not be told."""
    wish = {"name": "Secretive", "password": PASSWORD}
    status, headers, _ = server.address.request("POST", "/api/account/register", wish)
    assert status == 201
    own = headers["set-cookie"].partition(";")[0]
    _, _, body = server.address.request("POST", "/api/account/bots", {"name": "Hidden bot"}, {"cookie": own})
    _, _, room = server.address.request("POST", "/api/rooms", {"rules": "weihai"}, {"cookie": own})
    code = json.loads(room)["code"]
    assert server.address.request("GET", f"/api/rooms/{code}/qr.svg")[0] == 200
    wrong = {"name": "Secretive", "password": WORDS}
    assert server.address.request("POST", "/api/account/login", wrong)[0] == 401
    return own, [own.partition("=")[2], json.loads(body)["token"], code]


def hands(frames: list[Frame]) -> set[str]:
    """Each hand that was shown, whole, and each run of three of its cards."""
    shown = {frame["view"]["hand"] for frame in frames if frame["view"]["hand"]}
    parts = {"".join(tokens(hand)[at : at + 3]) for hand in shown for at in range(len(tokens(hand)) - 2)}
    return shown | {part for part in parts if len(part) > 4}
