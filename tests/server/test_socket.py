"""The door of the sockets, on a real server: who may come in, what a bad frame gets, how a connection ends."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from baohuang.server import api, house
from baohuang.server import socket as door
from baohuang.server.limits import Buckets
from baohuang.server.running import FRAMES_FOR_ONE
from tests.server.running import Address, asked, closed, greet, hear, in_thread, play, say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server whose bots play at once."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


@pytest.fixture(autouse=True)
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many tables as the tests want."""
    monkeypatch.setattr(api, "openings", Buckets(1000, 0))


def test_case_21_a_foreign_origin_is_refused_before_the_socket_is_accepted(server: Address) -> None:
    """Cookies come along whoever asks; the page's origin does not lie."""
    table, cookie = server.open_table()
    for origin in ("https://evil.example", "null", f"http://{server.host}.evil.example", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            server.socket(table, cookie, origin)
        assert refused.value.response.status_code == 403
    with server.socket(table, cookie, f"http://{server.host}") as socket:
        assert greet(socket)["view"]["viewer"] == 0


def test_a_stranger_looks_on(server: Address) -> None:
    """No cookie, or a wrong one, gives no seat."""
    table, owner = server.open_table()
    with server.socket(table, owner) as socket:
        greet(socket)
    for cookie in (None, "baohuang=nonsense"):
        with server.socket(table, cookie) as socket:
            state = greet(socket)
            assert (state["view"]["viewer"], state["view"]["hand"], state["prompt"]) == (None, "", None)


@pytest.mark.parametrize("limit", ["by_address", "by_person", "MOST_AT_ONCE"])
def test_too_many_sockets_of_one_address_or_person(
    server: Address, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opened in a short time, or open at once; the others are served."""
    monkeypatch.setattr(door, "is_here", lambda _: False)
    for name in ("by_address", "by_person"):
        monkeypatch.setattr(door, name, Buckets(100, 0))
    monkeypatch.setattr(door, limit, 1 if limit == "MOST_AT_ONCE" else Buckets(1, 0))
    table, cookie = server.open_table()
    with server.socket(table, cookie) as first:
        greet(first)
        with server.socket(table, cookie) as second:
            assert closed(second) == 1008
        say(first, t="ping", id=5)
        assert hear(first, "pong")["id"] == 5


def test_a_table_that_is_not_there(server: Address) -> None:
    """Close code 4003, which a page can read and which it does not try again."""
    with server.socket("nowhere", None) as socket:
        assert closed(socket) == 4003


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "[1]",
        "{}",
        '{"t":"act"}',
        '{"t":"move","id":1}',
        '{"t":"ping","id":"1"}',
        '{"t":"ping","id":1,"seat":3}',
        '{"t":"ping","id":1e400}',
        "[" * 4000,
        b"\x00\x01",
    ],
)
def test_a_frame_that_is_no_message_is_refused(server: Address, frame: str | bytes) -> None:
    """It gets ``bad-request``; table and connection go on."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as socket:
        greet(socket)
        socket.send(frame)
        refused = hear(socket, "rej")
        assert (refused["error"], refused["message_id"]) == ("bad-request", "error-bad-request")
        say(socket, t="ping", id=5)
        assert hear(socket, "pong")["id"] == 5


def test_a_refusal_names_the_request(server: Address) -> None:
    """Where a bad frame has a readable number, the refusal carries it."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as socket:
        greet(socket)
        socket.send('{"t":"act","id":77,"action":5}')
        assert hear(socket, "rej")["id"] == 77


def test_a_frame_that_is_too_long_ends_the_connection(server: Address) -> None:
    """Close code 1009; the table goes on."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as socket:
        greet(socket)
        socket.send(json.dumps({"t": "check", "id": 1, "play": "9" * 5000}))
        assert closed(socket) == 1009
    with server.socket(table, cookie) as socket:
        assert greet(socket)["view"]["viewer"] == 0


def test_too_many_frames_end_the_connection(server: Address) -> None:
    """Close code 1008."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as socket:
        greet(socket)
        with suppress(ConnectionClosed):
            for number in range(300):
                say(socket, t="ping", id=number)
        assert closed(socket) == 1008


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    """A server whose limit of frames does not grow again."""
    monkeypatch.setattr(house, "FRAMES_A_SECOND", 0)
    monkeypatch.setattr(door, "is_here", lambda _: False)
    with in_thread(tmp_path / "house.sqlite3") as address:
        yield address


def test_the_frames_of_all_connections_of_a_person_count_together(strict: Address) -> None:
    """A second tab is no way round; another person's frames are counted apart."""
    table, cookie = strict.open_table()
    other_table, other_cookie = strict.open_table()
    with (
        strict.socket(table, cookie) as first,
        strict.socket(table, cookie) as second,
        strict.socket(other_table, other_cookie) as other,
    ):
        for socket, client in ((first, "a"), (second, "b"), (other, "c")):
            greet(socket, client=client)
        some = house.FRAMES_AT_ONCE * 3 // 4
        for number in range(some):
            say(first, t="ping", id=number)
        while hear(first, "pong")["id"] < some - 1:
            pass
        with suppress(ConnectionClosed):
            for number in range(some):
                say(second, t="ping", id=number)
        assert closed(second) == 1008
        say(other, t="ping", id=5)
        assert hear(other, "pong")["id"] == 5


def test_a_frame_that_asks_for_much_counts_for_much(strict: Address) -> None:
    """A whole deal again and again, in few bytes: a stranger cannot keep the house busy with it."""
    table, cookie = strict.open_table("classic108")
    with strict.socket(table, cookie) as player:
        last = play(player, greet(player), lambda state: state["view"]["phase"] == "over")["version"]
    with strict.socket(table, None) as stranger:
        greet(stranger)
        with suppress(ConnectionClosed):
            for _ in range(house.FRAMES_AT_ONCE - 10):
                say(stranger, t="resume", last=1)
        steps = 0
        with suppress(ConnectionClosed):
            while True:
                steps += hear(stranger)["t"] == "update"
        assert stranger.close_code == 1008
        assert last - 2 <= steps <= house.FRAMES_AT_ONCE * FRAMES_FOR_ONE + last


def test_case_06_the_same_client_takes_its_seat_back_at_once(server: Address) -> None:
    """A half-open connection is replaced: its socket is closed with 4001."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as old, server.socket(table, cookie) as new:
        greet(old, client="one tab")
        assert greet(new, client="one tab")["view"]["viewer"] == 0
        assert closed(old) == 4001


def test_case_07_another_tab_follows_the_seat_beside_the_first(server: Address) -> None:
    """Case 08 too: a move from one shows in both, in the same words."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as first, server.socket(table, cookie) as second:
        state = asked(first, greet(first, client="one"))
        greet(second, client="another")
        say(first, t="act", id=1, version=state["version"], action="decline")
        version = hear(first, "ack")["version"]
        seen = hear(second, "update")
        while seen["version"] < version:
            seen = hear(second, "update")
        assert seen["events"][0] == {"t": "Answered", "seat": 0, "yes": False}
        with server.socket(table, None) as witness:
            greet(witness)
            first.close()
            say(second, t="ping", id=1)
            assert hear(second, "pong")["id"] == 1
            room = hear(witness, "room")
            while room["watching"] != 1:
                room = hear(witness, "room")
            assert room["seats"][0]["online"]
            second.close()
            while room["seats"][0]["online"]:
                room = hear(witness, "room")


def test_a_reader_that_stalls_is_dropped_and_the_table_goes_on(server: Address) -> None:
    """Nobody waits for a connection that does not read; it is dropped when too much lies unread."""
    table, cookie = server.open_table()
    with server.socket(table, cookie) as socket, server.socket(table, None, unread=1) as stalled:
        play(socket, greet(socket), lambda state: state["version"] > 120 or state["view"]["phase"] == "over")
        greet(stalled)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and ask_again(stalled):
            say(socket, t="ping", id=1)
            assert hear(socket, "pong")["id"] == 1
            time.sleep(0.03)
        assert not ask_again(stalled)


def ask_again(stalled: ClientConnection) -> bool:
    """Ask for everything once more without reading it; False where the connection is gone."""
    try:
        say(stalled, t="resume", last=0)
    except (ConnectionClosed, OSError):
        return False
    return True


def test_the_session_cookie_gives_the_seat_back(tmp_path: Path) -> None:
    """Case 05: only the cookie is needed, also after a restart."""
    with in_thread(tmp_path / "house.sqlite3") as address:
        table, cookie = address.open_table()
        with address.socket(table, cookie) as socket:
            hand = greet(socket)["view"]["hand"]
    with in_thread(tmp_path / "house.sqlite3") as address, address.socket(table, cookie) as socket:
        assert greet(socket)["view"]["hand"] == hand
