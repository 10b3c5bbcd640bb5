"""An answer that is not read is not waited for without end: its connection goes, and what the server held for it."""

from __future__ import annotations

import asyncio
import queue
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from baohuang.server import http_wire, run
from tests.server.running import PATIENCE, Address, in_thread

TIGHT = 4096
"""Bytes that the kernel keeps for a reader in these tests, so that the rest waits in the server."""

SHORT = 1.0
SENTENCES = b"/messages/en/names+table+lobby+errors+rules+house.ftl"
"""An answer of some 50 kB: less than a transport holds before it says that it is full."""


class House(NamedTuple):
    """A server, the path of an answer that is larger than that, and the connections that are lost."""

    address: Address
    large: bytes
    lost: queue.SimpleQueue[int]
    """By the port of the other side."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with short moments and tight buffers."""
    lost: queue.SimpleQueue[int] = queue.SimpleQueue()

    class Watched(http_wire.HttpWire):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, TIGHT)
            self.port = transport.get_extra_info("peername")[1]
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            lost.put(self.port)
            super().connection_lost(exc)

    monkeypatch.setattr(run, "HttpWire", Watched)
    monkeypatch.setattr(http_wire, "IN_TIME", SHORT)
    monkeypatch.setattr(http_wire, "KEPT", SHORT)
    with in_thread(tmp_path / "house.sqlite3") as address:
        page = address.request("GET", "/")[2]
        script = re.search(rb'src="(/[^"]+/start\.js)"', page)
        assert script is not None
        lost.get(timeout=PATIENCE)
        yield House(address, script[1], lost)


def asked(house: House, *requests: bytes) -> socket.socket:
    """A line on which all this has been asked for, and nothing has been read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TIGHT)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", house.address.port))
    line.sendall(b"".join(b"GET " + request + b"\r\nHost: x\r\n\r\n" for request in requests))
    return line


def read_whole(line: socket.socket, pause: float = 0.0) -> bytes:
    """Everything, up to the end of the line."""
    data = b""
    while more := line.recv(8192):
        data += more
        time.sleep(pause)
    return data


@pytest.mark.parametrize("case", ["a large answer", "the last answer", "many answers", "the end of keep-alive"])
def test_who_does_not_read_is_let_go(house: House, case: str) -> None:
    """Whether more is to be written, another answer is to be made, or the close waits for what has been."""
    requests = {
        "a large answer": [house.large + b" HTTP/1.1"],
        "the last answer": [SENTENCES + b" HTTP/1.1\r\nConnection: close"],
        "many answers": [SENTENCES + b" HTTP/1.1"] * 8,
        "the end of keep-alive": [SENTENCES + b" HTTP/1.1"],
    }[case]
    with asked(house, *requests) as line:
        assert house.lost.get(timeout=PATIENCE) == line.getsockname()[1]
        with pytest.raises(ConnectionResetError):
            read_whole(line)


def test_who_reads_slowly_gets_everything(house: House) -> None:
    """For several times as long as nobody is waited for."""
    want = len(house.address.request("GET", house.large.decode())[2])
    began = time.monotonic()
    with asked(house, house.large + b" HTTP/1.1\r\nConnection: close") as line:
        head, _, body = read_whole(line, pause=SHORT / 5).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert len(body) == want
    assert time.monotonic() - began > 2 * SHORT
