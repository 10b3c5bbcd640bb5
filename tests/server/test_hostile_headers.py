"""Headers as no browser sends them: a clear refusal on every path, never an error of the server's own."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from tests.server.raw import upgrade
from tests.server.running import PATIENCE, Address, in_thread

NO_HOSTS = ["[", "[x]", "a:b", "a:99999", "a:-1", "", " ", "@", "a/b", "a?b", "é", "\x7f", "[::1"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server that nothing of this stops."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


def status_of(server: Address, request: bytes) -> tuple[int, bytes]:
    """Status and body of the answer to a request byte by byte."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request)
        data = b""
        while b"\r\n\r\n" not in data and (more := line.recv(4096)):
            data += more
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def post(path: str, **headers: str) -> bytes:
    """A request with a body."""
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "Connection: close"]
    body = '{"rules":"weihai"}'
    return "\r\n".join([*lines, "Content-Type: application/json", f"Content-Length: {len(body)}", "", body]).encode()


@pytest.mark.parametrize("text", NO_HOSTS)
def test_an_origin_that_is_none_is_foreign(server: Address, text: str) -> None:
    """For a form and for a socket, before it is accepted."""
    for origin in (text, f"http://{text}", f"https://{text}"):
        status, _ = status_of(server, post("/api/tables", Host=server.host, Origin=origin))
        assert status in {400, 403}
        request = upgrade(server.host, "/ws/t/x").replace(b"\r\n\r\n", f"\r\nOrigin: {origin}\r\n\r\n".encode())
        assert status_of(server, request)[0] in {400, 403}


@pytest.mark.parametrize("text", NO_HOSTS)
@pytest.mark.parametrize("path", ["/", "/api/account", "/api/rooms/ABCDEF/qr.svg", "/healthz", "/static/x"])
def test_a_host_that_is_none_breaks_nothing(server: Address, text: str, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: {text}\r\nConnection: close\r\n\r\n".encode()
    assert status_of(server, request)[0] < 500
    assert status_of(server, post("/api/tables", Host=text, Origin=f"http://{text}"))[0] < 500


@pytest.mark.parametrize("name", ["Authorization", "Cookie", "Accept-Language", "Accept-Encoding", "If-None-Match"])
@pytest.mark.parametrize(
    "value", ["Bearer", "Bearer ", "Bearer é", "a=b; ;=;__Host-baohuang=", "*;q=x,,;", "\x01", "W/"]
)
def test_a_header_without_sense_breaks_nothing(server: Address, name: str, value: str) -> None:
    for path in ("/", "/api/account", "/api/rulesets", "/messages/en/errors.ftl"):
        request = f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\n{name}: {value}\r\nConnection: close\r\n\r\n"
        assert status_of(server, request.encode())[0] < 500


def test_the_server_lives(server: Address) -> None:
    assert json.loads(server.request("GET", "/healthz")[2])["status"] == "ok"
