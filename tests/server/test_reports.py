"""Reports: from a player to the operator's queue, with what was said last, and the operator's mute."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from baohuang.cli.main import main
from baohuang.server import reports, rooms
from baohuang.server.limits import Buckets
from tests.server.running import Address, greet_room, hear, in_thread, say

House = tuple[Path, Address]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running house, and its file."""
    path = tmp_path_factory.mktemp("house") / "house.sqlite3"
    with in_thread(path) as address:
        yield path, address


@pytest.fixture(autouse=True)
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own limits."""
    monkeypatch.setattr(rooms, "openings", Buckets(1000, 0))
    monkeypatch.setattr(rooms, "guesses", Buckets(1000, 0))


def room(address: Address) -> tuple[str, str, str]:
    """A room with a host on seat 0; table, the host's cookie, and a cookie of who has the code."""
    _, headers, body = address.request("POST", "/api/rooms", {"rules": "weihai"})
    found = json.loads(body)
    host = headers["set-cookie"].partition(";")[0]
    _, headers, _ = address.request("POST", "/api/rooms/join", {"code": found["code"]})
    return found["table"], host, headers["set-cookie"].partition(";")[0]


def report(address: Address, cookie: str | None, **wish: object) -> tuple[int, str]:
    """Status and code of a report."""
    status, _, body = address.request("POST", "/api/reports", wish, {"cookie": cookie} if cookie else {})
    return status, json.loads(body)["error"] if body else ""


def admin(house: House, *arguments: str) -> int:
    """The exit status."""
    return main(["admin", "--db", str(house[0]), *arguments])


def test_a_report_comes_to_the_operator_and_is_closed(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """With the words that the reported person said last, and nobody else's; then the person is silent."""
    _, address = house
    table, host, guest = room(address)
    with address.socket(table, host) as first, address.socket(table, guest) as second:
        greet_room(first)
        greet_room(second)
        say(second, t="sit", id=1, seat=1)
        assert hear(second, "ack")["id"] == 1
        for speaker, what in ((first, "you cheat"), (second, "I do not")):
            say(speaker, t="say", id=2, kind="text", what=what)
            assert hear(speaker, "ack")["id"] == 2
        wish = {"table": table, "seat": 0, "reason": "talk", "words": " rude\u202e "}
        assert report(address, guest, **wish) == (204, "")
        assert admin(house, "reports", "list") == 0
        (listed,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        told = {key: listed[key] for key in ("reason", "words", "said", "table", "seat", "deal")}
        assert told == {"reason": "talk", "words": "rude", "said": ["you cheat"], "table": table, "seat": 0, "deal": 0}
        assert admin(house, "mute", f"#{listed['person']}", "--hours", "1") == 0
        say(first, t="say", id=3, kind="text", what="again")
        assert hear(first, "rej")["error"] == "silenced"
        assert admin(house, "mute", f"#{listed['person']}", "--hours", "0") == 0
        say(first, t="say", id=4, kind="text", what="sorry")
        assert hear(first, "ack")["id"] == 4
    capsys.readouterr()
    assert admin(house, "reports", "close", str(listed["report"])) == 0
    assert admin(house, "reports", "close", str(listed["report"])) == 2
    capsys.readouterr()
    assert admin(house, "reports", "list") == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("change", "outcome"),
    [
        ({"seat": 1}, (400, "bad-request")),
        ({"seat": 9}, (400, "bad-request")),
        ({"reason": "mood"}, (400, "bad-request")),
        ({"words": "x" * 501}, (400, "bad-request")),
        ({"table": "nowhere"}, (404, "unknown-table")),
    ],
)
def test_what_is_no_report(house: House, change: dict[str, object], outcome: tuple[int, str]) -> None:
    """Nobody on the seat, no such seat, no reason, too many words, no such table."""
    _, address = house
    table, _, guest = room(address)
    with address.socket(table, guest) as socket:
        greet_room(socket)
        assert report(address, guest, **{"table": table, "seat": 0, "reason": "talk", **change}) == outcome


def test_who_is_not_there_reports_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a stranger, nor anybody without end, nor another page."""
    _, address = house
    table, host, guest = room(address)
    wish = {"table": table, "seat": 0, "reason": "talk"}
    assert report(address, guest, **wish) == (403, "unauthorised")
    assert report(address, host, **wish) == (400, "bad-request")
    assert report(address, None, **wish) == (401, "sign-in")
    monkeypatch.setattr(reports, "written", Buckets(0, 0))
    assert report(address, guest, **wish) == (429, "rate")
    status, _, _ = address.request("POST", "/api/reports", wish, {"cookie": guest, "origin": "https://evil.example"})
    assert status == 403


def test_a_mute_of_nobody(house: House) -> None:
    assert admin(house, "mute", "Nobody") == 2
    assert admin(house, "mute", "#9999") == 2
