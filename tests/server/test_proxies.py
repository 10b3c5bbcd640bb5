"""A house behind a proxy: https by its word, people told apart by it, pages of the public address only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from baohuang.server import api, rooms
from baohuang.server.limits import Buckets
from tests.server.running import Address, greet, in_thread

PUBLIC = "https://play.example"
FORWARDED = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A house that believes the proxy on this machine."""
    path = tmp_path_factory.mktemp("house") / "house.sqlite3"
    with in_thread(path, origins=(PUBLIC,), proxies=("127.0.0.1",)) as address:
        yield address


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Address]:
    """A house that believes nobody."""
    with in_thread(tmp_path / "house.sqlite3") as address:
        yield address


def opened(address: Address, **headers: str) -> tuple[int, str]:
    """Status and cookie of a new table."""
    status, got, _ = address.request("POST", "/api/tables", {"rules": "weihai"}, headers)
    return status, got.get("set-cookie", "")


def test_the_cookie_is_bound_where_the_proxy_says_https(behind: Address) -> None:
    status, cookie = opened(behind, origin=PUBLIC, **FORWARDED)
    assert (status, cookie.partition("=")[0]) == (201, "__Host-baohuang")
    assert "Secure" in cookie
    headers = behind.request("GET", "/healthz", headers=FORWARDED)[1]
    assert "strict-transport-security" in headers


def test_nobody_else_is_believed(alone: Address) -> None:
    """Neither that it is https, nor whose address it is."""
    status, cookie = opened(alone, **FORWARDED)
    assert (status, cookie.partition("=")[0]) == (201, "baohuang")


def test_the_numbers_are_for_the_machine_itself(alone: Address) -> None:
    """Not for who comes through a proxy on it, also where the house was not told of that."""
    assert alone.request("GET", "/metrics")[0] == 200
    for header in FORWARDED:
        expected = 404 if header == "x-forwarded-for" else 200
        assert alone.request("GET", "/metrics", headers={header: FORWARDED[header]})[0] == expected


def test_people_are_told_apart_by_the_word_of_the_proxy(behind: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "openings", Buckets(1, 0))
    tried = [opened(behind, **{"x-forwarded-for": client})[0] for client in ("203.0.113.7", "203.0.113.8") * 2]
    assert tried == [201, 201, 429, 429]
    assert behind.request("GET", "/metrics", headers=FORWARDED)[0] == 404


@pytest.mark.parametrize("origin", ["https://evil.example", "http://play.example", "http://127.0.0.1"])
def test_only_pages_of_the_public_address_may_come(behind: Address, origin: str) -> None:
    """By form or by socket."""
    assert opened(behind, origin=origin)[0] == 403
    table, cookie = behind.open_table("weihai")
    with pytest.raises(InvalidStatus):
        behind.socket(table, cookie, origin=origin)
    with behind.socket(table, cookie, origin=PUBLIC) as socket:
        greet(socket)


def test_an_invitation_leads_to_the_public_address(
    behind: Address, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "openings", Buckets(10, 0))
    code = json.loads(behind.request("POST", "/api/rooms", {"rules": "weihai"})[2])["code"]
    assert behind.request("GET", f"/api/rooms/{code}/qr.svg")[0] == 200
    assert drawn == [f"{PUBLIC}/?room={code}"]
