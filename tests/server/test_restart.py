"""A server that dies in the middle of a deal: what was acknowledged is there, and the deal goes on."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import pytest

from baohuang.rulesets.registry import RULESETS, ruleset
from baohuang.server.specs import Pace, SeatSpec
from tests.server.running import PATIENCE, RUN, Frame, Process, asked, closed, greet, hear, play, say
from tests.server.support import choices
from tests.server.test_house import opened
from tools.ports import kept_port

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


def test_case_23_sigterm_during_a_hundred_deals_loses_none(tmp_path: Path) -> None:
    """What was written stays, in order, and every one of them goes on where it was."""
    database = tmp_path / "house.sqlite3"

    async def prepare() -> None:
        with opened(database, Pace(60_000, 60_000, 5)) as (house, _):
            for rules in islice(cycle(RULESETS), 100):
                await house.open_table(rules, {}, [SeatSpec("y", bot="greedy")] * ruleset(rules, {}).seats)

    asyncio.run(prepare())
    server = Process(database, "--bot-delay", "20-40")
    wait_for(lambda: sum(moves(database).values()) > 2000)
    assert server.terminate() == (0, "")
    before = moves(database)
    with sqlite3.connect(database) as connection:
        over = {table for (table,) in connection.execute("SELECT table_id FROM results")}
    assert (len(before), len(over) < 50) == (100, True)
    server = Process(database, "--bot-delay", "0-20")
    wait_for(lambda: all(moves(database)[table] > made for table, made in before.items() if table not in over))
    assert server.terminate() == (0, "")
    with sqlite3.connect(database) as connection:
        gaps = "SELECT table_id FROM log GROUP BY table_id HAVING COUNT(*) <> MAX(number)"
        assert connection.execute(gaps).fetchall() == []


def wait_for(condition: Callable[[], bool]) -> None:
    """Return when it holds."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.1)


def moves(database: Path) -> dict[str, int]:
    """The last number of each table's log."""
    with sqlite3.connect(database) as connection:
        return dict(connection.execute("SELECT table_id, MAX(number) FROM log GROUP BY table_id"))


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


def test_two_servers_on_one_database_are_refused(tmp_path: Path) -> None:
    """The second ends with a sentence and status 1; after the first has been killed, the next one serves."""
    database = tmp_path / "house.sqlite3"
    first = Process(database)
    with pytest.raises(AssertionError, match="another server has this database"):
        Process(database)
    assert first.address.request("GET", "/healthz")[0] == 200
    first.kill()
    Process(database).terminate()


@pytest.mark.skipif(os.name != "posix", reason="files of other systems have no such modes")
def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds hashes of passwords and the secrets of deals; an older one stays as whoever runs the house left it."""
    kept = tmp_path / "house.sqlite3"
    Process(kept).terminate()
    assert kept.stat().st_mode & 0o777 == 0o600
    kept.chmod(0o640)
    server = Process(kept)
    table, _ = server.address.open_table("weihai")
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("*-wal")} == {"house.sqlite3-wal": 0o640}
    server.terminate()
    assert kept.stat().st_mode & 0o777 == 0o640
    assert table


@pytest.mark.parametrize("host", ["127.0.0.1", "no-such-host.invalid", "[::1]"])
def test_where_it_cannot_listen_it_says_so(tmp_path: Path, host: str) -> None:
    """With the address, and status 1."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", kept_port()))
        taken.listen()
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--host", host, "--port", port, "--db", str(tmp_path / "house.sqlite3")]
        done = subprocess.run([sys.executable, "-c", RUN, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"nothing is served on {host} port {port}" in done.stderr


def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    """With a sentence and status 1, not a trace."""
    database = tmp_path / "notes.txt"
    database.write_text("not a database, but somebody's notes\n" * 100)
    with pytest.raises(AssertionError, match="file is not a database"):
        Process(database)
    assert database.read_text().startswith("not a database")
