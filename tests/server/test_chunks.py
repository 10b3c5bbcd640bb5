"""What a client sends is read however its bytes are cut: the way past ASGI loses nothing of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from socket import IPPROTO_TCP, TCP_NODELAY, create_connection, socket
from typing import Any

import pytest
from websockets.frames import Opcode

from baohuang.server.messages import MAX_FRAME
from tests.server.raw import masked, upgrade
from tests.server.running import PATIENCE, Address, in_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server."""
    with in_thread(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


@contextmanager
def opened(server: Address) -> Iterator[socket]:
    """A connection to a table after the handshake, without a library between."""
    table, cookie = server.open_table()
    with create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        line.sendall(upgrade(server.host, f"/ws/t/{table}", cookie))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield line


def heard(line: socket) -> Iterator[dict[str, Any]]:
    """The messages of a server."""
    stream = line.makefile("rb")
    while head := stream.read(2):
        size = head[1]
        if size > 125:
            size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
        said = stream.read(size)
        if head[0] == 0x81:
            yield json.loads(said)


def ask(number: int) -> bytes:
    """A ping of our protocol, which is answered by its number."""
    return json.dumps({"t": "ping", "id": number}).encode()


def halves(said: bytes) -> list[bytes]:
    """A frame in two chunks."""
    chunk = masked(said)
    return [chunk[:7], chunk[7:]]


def long_winded(said: bytes) -> list[bytes]:
    """A short frame whose length is written in two bytes more than it needs."""
    chunk = masked(said)
    return [chunk[:1] + bytes((0x80 | 126,)) + len(said).to_bytes(2, "big") + chunk[2:]]


def disguised(said: bytes) -> list[bytes]:
    """A frame in two chunks, masked so that the second looks like a whole text frame."""
    mask = bytes((0x81 ^ said[0], 0x80 | (len(said) - 6) ^ said[1], 0, 0))
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(said))
    return [bytes((0x81, 0x80 | len(said))) + mask, masked]


def fragments(said: bytes) -> list[bytes]:
    """A message in two frames, with a ping of the library between them."""
    return [masked(said[:5], whole=False), masked(b"?", Opcode.PING), masked(said[5:], Opcode.CONT)]


@pytest.mark.parametrize(
    "chunks",
    [
        [masked(ask(number)) for number in range(4)],
        [b"".join(masked(ask(number)) for number in range(4))],
        [chunk for number in range(4) for chunk in halves(ask(number))],
        [chunk for number in range(4) for chunk in fragments(ask(number))],
        [chunk for number in range(4) for chunk in (masked(ask(number)), masked(b"", Opcode.PONG))],
        [masked(ask(0)), *halves(ask(1)), masked(ask(2)), masked(ask(3))],
        [masked(ask(0)), *disguised(ask(1)), masked(ask(2)), masked(ask(3))],
        [masked(ask(0)), *long_winded(ask(1)), masked(ask(2)), *halves(ask(3))],
        [masked(ask(0)) + masked(ask(1))[:2], masked(ask(1))[2:], masked(ask(2)), masked(ask(3))],
        [
            masked(ask(0))[:2],
            masked(ask(0))[2:] + masked(ask(1))[:1],
            masked(ask(1))[1:],
            masked(ask(2)),
            masked(ask(3)),
        ],
    ],
    ids=[
        "one by one",
        "together",
        "halves",
        "fragments",
        "pongs between",
        "halves between",
        "disguised",
        "long-winded",
        "a head alone",
        "a byte alone",
    ],
)
def test_messages_come_in_any_chunks(server: Address, chunks: list[bytes]) -> None:
    """Nothing is lost, doubled or out of order, however the bytes are cut."""
    with opened(server) as line:
        for chunk in (masked(b'{"t":"hello","client":"tab","last":null}'), *chunks):
            line.sendall(chunk)
            time.sleep(0.02)
        pongs = (frame["id"] for frame in heard(line) if frame["t"] == "pong")
        assert [next(pongs) for _ in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("text", "code"), [(b"\xff\xfe", 1007), (b"x" * (MAX_FRAME + 1), 1009)])
def test_what_is_no_text_or_too_much_ends_the_connection(server: Address, text: bytes, code: int) -> None:
    with opened(server) as line:
        line.sendall(masked(text))
        data = b""
        while more := line.recv(4096):
            data += more
        assert code.to_bytes(2, "big") in data
