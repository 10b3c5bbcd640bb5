"""Sessions and what was opened with them: a token that opens nothing any more keeps nothing open either."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from baohuang import web
from baohuang.server import account
from baohuang.server.house import COME_AGAIN
from baohuang.server.limits import Buckets
from tests.server.running import Address, closed, greet, hear, in_thread, say

PASSWORD = "correct horse"  # noqa: S105  # of the tests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server."""
    account.by_address = Buckets(100, 0)
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


def post(server: Address, path: str, cookie: str | None, **body: str) -> str:
    """The cookie after a request about the account."""
    sent = {} if cookie is None else {"cookie": cookie}
    status, headers, answer = server.request("POST", f"/api/account/{path}", body or None, sent)
    assert status in {200, 201, 204}, answer
    return str(re.findall(r"baohuang=[^;]*", headers["set-cookie"])[-1])


def seat(socket: ClientConnection, client: str = "a tab") -> int | None:
    """Where a new connection sits."""
    say(socket, t="hello", client=client, last=None)
    found: int | None = hear(socket, "hello")["seat"]
    return found


def test_a_planted_token_shows_nothing_after_registering(server: Address) -> None:
    """Its open connection ends too; the honest tab connects anew with the new cookie, and sits where it sat."""
    table, planted = server.open_table("weihai")
    with server.socket(table, planted) as spy:
        greet(spy)
        own = post(server, "register", planted, name="Planted", password=PASSWORD)
        assert closed(spy) == COME_AGAIN
    with server.socket(table, planted) as spy, server.socket(table, own) as honest:
        assert (seat(spy), seat(honest)) == (None, 0)


def test_a_guests_connections_end_when_they_log_in(server: Address) -> None:
    """The browser is somebody else then."""
    table, guest = server.open_table("weihai")
    elsewhere = post(server, "register", None, name="Logger", password=PASSWORD)
    with server.socket(table, guest) as socket:
        greet(socket)
        own = post(server, "login", guest, name="Logger", password=PASSWORD)
        assert closed(socket) == COME_AGAIN
    assert own != elsewhere


@pytest.mark.parametrize("path", ["logout", "password"])
def test_an_ended_session_ends_what_it_has_opened(server: Address, path: str) -> None:
    """Whoever goes on connects anew by themselves: another device, or the one that has a new token."""
    table, guest = server.open_table("weihai")
    here = post(server, "register", guest, name=f"Ender {path}", password=PASSWORD)
    there = post(server, "login", None, name=f"Ender {path}", password=PASSWORD)
    with server.socket(table, here) as one, server.socket(table, there) as other:
        assert (seat(one), seat(other, "another")) == (0, 0)
        body = {"old": PASSWORD, "new": PASSWORD} if path == "password" else {}
        after = post(server, path, here, **body)
        assert (closed(one), closed(other)) == (COME_AGAIN, COME_AGAIN)
    goes_on = there if path == "logout" else after
    ended = here if path == "logout" else there
    with server.socket(table, goes_on) as one, server.socket(table, ended) as other:
        assert (seat(one), seat(other, "another")) == (0, None)


def test_the_client_connects_anew_after_that_code() -> None:
    """It is none of those after which it stays closed."""
    final = re.search(r"const FINAL = \{(.*?)\}", (Path(web.ROOT) / "net" / "socket.js").read_text("utf-8"))
    assert final is not None
    assert re.findall(r"\d+", final[1]) == ["4001", "4003"]
