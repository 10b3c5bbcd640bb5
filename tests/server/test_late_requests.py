"""A connection that does not say what it wants is not waited for without end."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from baohuang.server import http_wire
from tests.server.running import PATIENCE, Address, greet, hear, in_thread, say

SHORT = 0.5


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    """A server that waits shortly."""
    monkeypatch.setattr(http_wire, "IN_TIME", SHORT)
    monkeypatch.setattr(http_wire, "KEPT", SHORT)
    with in_thread(tmp_path / "house.sqlite3") as address:
        yield address


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
    ],
    ids=["nothing", "half a request", "half a body", "one and a half"],
)
def test_half_a_request_is_not_waited_for(server: Address, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(said)
        data = b""
        while more := line.recv(4096):
            data += more
        assert data.count(b"HTTP/1.1 200") == said.count(b"\r\n\r\n") * said.startswith(b"GET")


def test_who_asks_in_time_is_served_for_longer(server: Address) -> None:
    """Request after request on one connection, and a socket."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    table, cookie = server.open_table()
    with server.socket(table, cookie) as played:
        greet(played)
        for _ in range(8):
            connection.request("GET", "/healthz")
            answer = connection.getresponse()
            assert (answer.status, bool(answer.read())) == (200, True)
            time.sleep(SHORT / 4)
        say(played, t="ping", id=1)
        assert hear(played, "pong")["id"] == 1
    connection.close()
