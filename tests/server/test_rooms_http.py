"""Rooms on a real server: five people with the code, one of them through a lost line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.sync.client import ClientConnection

from baohuang.server import rooms
from baohuang.server.limits import Buckets
from tests.server.running import Address, Frame, greet_room, hear, in_thread, say
from tests.server.support import choices


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server whose bots play at once."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


@pytest.fixture(autouse=True)
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own limits."""
    monkeypatch.setattr(rooms, "openings", Buckets(1000, 0))
    monkeypatch.setattr(rooms, "guesses", Buckets(1000, 0))


def open_room(server: Address, **wish: object) -> tuple[str, str, str]:
    """Table, code, and the host's cookie."""
    status, headers, body = server.request("POST", "/api/rooms", {"rules": "classic108", **wish})
    assert status == 201, body
    found = json.loads(body)
    return found["table"], found["code"], headers["set-cookie"].partition(";")[0]


def join(server: Address, code: str) -> tuple[str, str]:
    """Table and cookie of who comes by the code."""
    status, headers, body = server.request("POST", "/api/rooms/join", {"code": code})
    assert status == 200, body
    return json.loads(body)["table"], headers["set-cookie"].partition(";")[0]


def done(socket: ClientConnection, number: int) -> Frame:
    """The outcome of a request."""
    while True:
        frame = hear(socket)
        if frame["t"] in {"ack", "rej"} and frame["id"] == number:
            return frame


def test_five_people_meet_by_a_code_and_play_a_deal(server: Address) -> None:
    """Every one of them sees the same result; nobody but the seated sees a hand."""
    table, code, host = open_room(server, clock={"decision": 600, "reserve": 0})
    assert re.fullmatch("[A-HJ-NP-Z]{6}", code)
    cookies = [host]
    for _ in range(4):
        found, cookie = join(server, f" {code.lower()} ")
        assert found == table
        cookies.append(cookie)
    with ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(server.socket(table, cookie)) for cookie in cookies]
        for seat, socket in enumerate(sockets):
            say(socket, t="hello", client="tab", last=None)
            if seat:
                say(socket, t="sit", id=1, seat=seat)
                assert done(socket, 1)["t"] == "ack"
                say(socket, t="ready", id=2, ready=True)
                assert done(socket, 2)["t"] == "ack"
        say(sockets[0], t="start", id=3)
        assert done(sockets[0], 3)["t"] == "ack"
        for socket in sockets:
            say(socket, t="luck", id=4, deal=1, word="x")
        ends = play_out(sockets)
        assert len({json.dumps(end["view"]["points"]) for end in ends}) == 1


def play_out(sockets: list[ClientConnection]) -> list[Frame]:
    """Play all seats to the end, whoever is asked; the last state of each."""
    states: dict[int, Frame] = {}
    number = 100
    while not states or any(state["view"]["phase"] != "over" for state in states.values()):
        for seat, socket in enumerate(sockets):
            state = latest(socket, states.get(seat))
            states[seat] = state
            if state["view"]["asked"]:
                say(socket, t="act", id=number, version=state["version"], action=choices(state)[-1])
                answer = hear(socket)
                while answer["t"] not in {"ack", "rej"}:
                    states[seat] = answer if answer["t"] == "update" else states[seat]
                    answer = hear(socket)
                number += 1
    return list(states.values())


def latest(socket: ClientConnection, state: Frame | None) -> Frame:
    """The newest state that has come, found by asking for a pong."""
    say(socket, t="ping", id=9)
    while True:
        frame = hear(socket)
        if frame["t"] in {"update", "snapshot"}:
            state = frame
        elif frame["t"] == "pong" and state is not None:
            return state
        elif frame["t"] == "pong":
            say(socket, t="ping", id=9)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rules": "mahjong"}, "bad-rules"),
        ({"rules": "qingdao", "options": {"players": 4}}, "bad-option"),
        ({"rules": "qingdao", "clock": {"decision": 1}}, "bad-request"),
        ({"rules": "qingdao", "clock": {"decision": 20, "reserve": 9999}}, "bad-request"),
        ({"rules": "qingdao", "code": "ABCDEF"}, "bad-request"),
    ],
)
def test_rooms_that_cannot_be(server: Address, wish: dict[str, object], code: str) -> None:
    status, _, body = server.request("POST", "/api/rooms", wish)
    assert (status, json.loads(body)["error"]) == (400, code)


def test_a_code_that_is_none(server: Address) -> None:
    """Codes cannot be tried without end."""
    status, _, body = server.request("POST", "/api/rooms/join", {"code": "QQQQQQ"})
    assert (status, json.loads(body)["error"]) == (404, "unknown-table")
    rooms.guesses = Buckets(2, 0)
    tried = [server.request("POST", "/api/rooms/join", {"code": "QQQQQQ"})[0] for _ in range(3)]
    assert tried == [404, 404, 429]


def test_an_open_room_is_listed_while_somebody_is_there(server: Address) -> None:
    """With what one must know before one sits down; a closed room is in no list."""
    open_room(server)
    table, code, host = open_room(server, open=True, deals=4, stake=10, options={"players": 4})
    assert listed(server) == []
    with server.socket(table, host) as socket:
        room = greet_room(socket)
        assert (room["open"], room["deals"], room["base"], room["played"], room["ranking"]) == (True, 4, 10, 0, None)
        (shown,) = listed(server)
        name = room["seats"][0]["name"]
        assert shown == {
            "table": table,
            "code": code,
            "rules": "classic108",
            "options": {"players": 4},
            "host": name,
            "people": 1,
            "seats": 4,
            "free": 3,
            "stake": 10,
            "deals": 4,
        }
        say(socket, t="bot", id=1, seat=1, bot="random")
        assert hear(socket, "rej")["error"] == "stake-bot"
        say(socket, t="bot", id=2, seat=1, bot="greedy")
        assert hear(socket, "ack")["id"] == 2


@pytest.mark.parametrize(("wish", "clock"), [({}, None), ({"stake": 10}, [20, 30])])
def test_with_stakes_there_always_is_a_clock(server: Address, wish: dict[str, int], clock: list[int] | None) -> None:
    """So that nobody's coins are bound by who does not come back."""
    table, _, host = open_room(server, **wish)
    with server.socket(table, host) as socket:
        assert greet_room(socket)["clock"] == clock


def listed(server: Address) -> list[object]:
    """The open rooms."""
    found: list[object] = json.loads(server.request("GET", "/api/rooms")[2])["rooms"]
    return found


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"deals": 0}, "bad-request"),
        ({"deals": 101}, "bad-request"),
        ({"deals": True}, "bad-request"),
        ({"open": 1}, "bad-request"),
        ({"stake": 0}, "bad-request"),
        ({"stake": 201}, "bad-request"),  # more than the greatest venue's
        ({"stake": 1.5}, "bad-request"),
    ],
)
def test_a_room_with_settings_that_do_not_fit(server: Address, wish: dict[str, object], code: str) -> None:
    status, _, body = server.request("POST", "/api/rooms", {"rules": "classic108", **wish})
    assert (status, json.loads(body)["error"]) == (400, code)


def test_a_room_for_more_than_one_has(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest begins with 2000 coins; a loss of 11 points at a base of 200 would be more."""
    monkeypatch.setattr(rooms, "largest_ordinary_loss", lambda _rules: 11)
    status, _, body = server.request("POST", "/api/rooms", {"rules": "classic108", "stake": 200})
    assert (status, json.loads(body)["error"]) == (409, "poor")


def test_the_invitation_is_a_picture_of_the_address(server: Address, drawn: list[str]) -> None:
    """For a room that there is; it counts as trying a code."""
    _, code, _ = open_room(server)
    status, headers, body = server.request("GET", f"/api/rooms/{code.lower()}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert drawn == [f"http://{server.host}/?room={code}"]
    assert body.startswith(b"<?xml")
    assert server.request("GET", "/api/rooms/QQQQQQ/qr.svg")[0] == 404
    rooms.guesses = Buckets(0, 0)
    assert server.request("GET", f"/api/rooms/{code}/qr.svg")[0] == 429


def test_a_four_seat_room(server: Address) -> None:
    table, _, host = open_room(server, options={"players": 4})
    with server.socket(table, host) as socket:
        say(socket, t="hello", client="tab", last=None)
        assert len(hear(socket, "room")["seats"]) == 4


def test_another_page_opens_no_room(server: Address) -> None:
    for path, wish in (("/api/rooms", {"rules": "qingdao"}), ("/api/rooms/join", {"code": "ABCDEF"})):
        status, _, _ = server.request("POST", path, wish, {"origin": "https://evil.example"})
        assert status == 403
