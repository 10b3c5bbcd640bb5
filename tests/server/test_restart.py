"""A server that dies in the middle of a deal: what was acknowledged is there, and the deal goes on."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from baohuang.rulesets.registry import RULESETS
from tests.server.running import Frame, Process, asked, closed, greet, hear, play, say
from tests.server.support import choices

FAST = ("--bot-delay", "0")


def test_case_01_killed_between_two_moves_it_goes_on(tmp_path: Path) -> None:
    """After ``kill -9`` and a restart on the same port, each client resumes with its last version and plays on."""
    database = tmp_path / "house.sqlite3"
    first = Process(database, *FAST)
    table, cookie = first.address.open_table("qingdao")
    with first.address.socket(table, cookie) as socket:
        state = asked(socket, play(socket, greet(socket), lambda state: state["view"]["phase"] == "play"))
        first.kill()
    second = Process(database, *FAST, port=first.address.port)
    try:
        with second.address.socket(table, cookie) as socket:
            say(socket, t="hello", client="tab", last=state["version"])
            say(socket, t="ping", id=1)
            assert [hear(socket)["t"] for _ in range(4)] == ["hello", "fair", "room", "pong"]
            after = play(socket, state, lambda state: state["view"]["phase"] == "over", first=100)
            assert after["view"]["points"] is not None
    finally:
        second.terminate()


@pytest.mark.parametrize("rules", RULESETS)
def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path, rules: str) -> None:
    """Killed at a random step while moves are in flight; hand, version and log fit what the client was told."""
    database = tmp_path / "house.sqlite3"
    chance = random.Random(rules)
    server = Process(database, *FAST)
    table, cookie = server.address.open_table(rules)
    for round_number in range(2):
        with server.address.socket(table, cookie) as socket:
            state = greet(socket)
            enough = state["version"] + chance.randrange(3, 30)
            state = play(socket, state, lambda state, enough=enough: state["version"] >= enough)  # type: ignore[misc]
            in_flight(socket, state, round_number)
            server.kill()
        server = Process(database, *FAST, port=server.address.port)
        with server.address.socket(table, cookie) as socket:
            back = greet(socket)
            assert back["version"] >= state["version"]
            assert (back["deal"], back["view"]["starter"]) == (state["deal"], state["view"]["starter"])
            if back["version"] == state["version"]:
                assert (back["view"], back["prompt"]) == (state["view"], state["prompt"])
    assert server.terminate()[0] == 0
    assert numbers(database) == list(range(1, len(numbers(database)) + 1))


def in_flight(socket: object, state: Frame, request: int) -> None:
    """Send an answer and do not wait for its outcome."""
    if state["view"]["asked"]:
        say(socket, t="act", id=1000 + request, version=state["version"], action=choices(state)[0])  # type: ignore[arg-type]


def numbers(database: Path) -> list[int]:
    """The numbers of the log's entries."""
    with sqlite3.connect(database) as connection:
        return [row[0] for row in connection.execute("SELECT number FROM log ORDER BY number")]


def test_case_23_sigterm_loses_no_deal(tmp_path: Path) -> None:
    """A graceful stop says "back in a moment", closes sockets with 1012, exits with 0; the deal is as it was."""
    database = tmp_path / "house.sqlite3"
    server = Process(database, *FAST)
    table, cookie = server.address.open_table("weihai")
    with server.address.socket(table, cookie) as socket:
        state = asked(socket, greet(socket))
        status, errors = server.terminate()
        assert (status, errors) == (0, "")
        assert hear(socket, "notice")["message_id"] == "error-restart"
        assert closed(socket) == 1012
    server = Process(database, *FAST)
    with server.address.socket(table, cookie) as socket:
        back = asked(socket, greet(socket))
        assert back["view"]["hand"] == state["view"]["hand"]
    server.terminate()


def test_case_02_a_move_sent_again_after_a_restart_is_played_once(tmp_path: Path) -> None:
    """Its first outcome is told, as far as the log knows it."""
    database = tmp_path / "house.sqlite3"
    server = Process(database, "--bot-delay", "60000")
    table, cookie = server.address.open_table("qingdao")
    with server.address.socket(table, cookie) as socket:
        assert greet(socket)["version"] == 2
        say(socket, t="act", id=1, version=2, action="grab")
        ack = hear(socket, "ack")
        server.kill()
    server = Process(database, "--bot-delay", "60000")
    with server.address.socket(table, cookie) as socket:
        greet(socket)
        say(socket, t="act", id=1, version=2, action="grab")
        assert hear(socket, "ack") == ack
        say(socket, t="act", id=2, version=2, action="decline")
        assert hear(socket, "rej")["error"] == "stale"
    server.terminate()
    assert numbers(database) == [1, 2, 3]


def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    """With a sentence and status 1, not a trace."""
    database = tmp_path / "notes.txt"
    database.write_text("not a database, but somebody's notes\n" * 100)
    with pytest.raises(AssertionError, match="file is not a database"):
        Process(database)
    assert database.read_text().startswith("not a database")
