"""What a connection reads and writes, in states that a real client seldom brings about: on a transport that keeps all.

Whatever is sent, and however it is cut, comes to the same as with the library's reader alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Close, Opcode
from websockets.protocol import State

from baohuang.server.whole_frames import head
from baohuang.server.wire import Wire
from tests.server.raw import masked, upgrade

MOST = 400
Result = TypeVar("Result")


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep it."""
        self.written += data

    def close(self) -> None:
        """Begin to close."""
        self.closing = True

    def is_closing(self) -> bool:
        """Whether it has begun."""
        return self.closing

    def get_write_buffer_size(self) -> int:
        """Everything is read at once."""
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # there is no socket
        """Nothing is known."""
        return default

    def pause_reading(self) -> None:
        """Chunks come from the test."""

    def resume_reading(self) -> None:
        """Chunks come from the test."""


class Slow(Wire):
    """Everything goes the library's way."""

    def data_received(self, data: bytes) -> None:
        """As uvicorn does."""
        WebSocketsSansIOProtocol.data_received(self, data)


async def accept(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that takes every connection."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


def connected(kind: type[Wire] = Wire, more: bytes = b"") -> tuple[Wire, Line]:
    """A connection that has sent its request, and `more`."""
    config = Config(accept, ws_max_size=MOST, ws_per_message_deflate=False, log_config=None)
    config.load()
    wire, line = kind(config, ServerState(), {}), Line()
    wire.connection_made(line)
    wire.data_received(upgrade("x", "/ws") + more)
    return wire, line


async def opened(kind: type[Wire] = Wire, more: bytes = b"") -> tuple[Wire, Line, list[str | None]]:
    """One that is open, and what it hears; `more` came with the request."""
    wire, line = connected(kind, more)
    heard: list[str | None] = []
    while wire.conn.state is not State.OPEN:  # noqa: ASYNC110  # nobody tells
        await asyncio.sleep(0)
    wire.listener = heard.append
    line.written = b""
    return wire, line, heard


def run(test: Callable[[], Awaitable[Result]]) -> Result:
    """Run it, and end what the connection has begun."""

    async def whole() -> Result:
        try:
            return await test()
        finally:
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()

    return asyncio.run(whole())


Heard = tuple[list[str | None], bytes, bool, State, bool]


async def told(kind: type[Wire], chunks: Sequence[bytes], drop_at: int) -> Heard:
    """What comes of some chunks, where every message is answered, and one by a close."""
    wire, line, heard = await opened(kind)

    def listen(said: str | None) -> None:
        heard.append(said)
        if len(heard) == drop_at:
            wire.outlet.drop(4001)
        else:
            wire.outlet.post([b"%d" % len(heard)])

    wire.listener = listen
    for chunk in chunks:
        if not line.closing:
            wire.data_received(chunk)
    return heard, line.written, line.closing, wire.conn.state, wire.outlet.open


SAID = st.one_of(
    st.text("ab{皇", max_size=6).map(str.encode),
    st.sampled_from([b"x" * 125, b"x" * 126, b"x" * MOST, b"x" * (MOST + 1), b"\xff\xfe"]),
)
WHOLE = st.tuples(SAID, st.sampled_from([Opcode.TEXT] * 6 + [Opcode.BINARY, Opcode.CONT])).map(lambda one: masked(*one))
PART = st.tuples(SAID, st.sampled_from([Opcode.TEXT, Opcode.CONT])).map(lambda one: masked(*one, whole=False))
CONTROL = st.sampled_from(
    [
        masked(b"?", Opcode.PING),
        masked(b"?", Opcode.PONG),
        masked(Close(1000, "").serialize(), Opcode.CLOSE),
        b"\x81\x85" + b"\0\0\0\0hell",
        b"\x81\x02hi",
        b"\xc1\x82\0\0\0\0hi",
        b"\x81\xfe\0\x02\0\0\0\0hi",
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.one_of(WHOLE, WHOLE, PART, CONTROL), max_size=8), st.lists(st.integers(1, 40)), st.integers(0, 4))
def test_all_comes_to_the_same_as_with_the_library_alone(frames: list[bytes], cuts: list[int], drop_at: int) -> None:
    """The same messages, bytes and state, with the frames one by one and with all of them cut anyhow."""
    stream = b"".join(frames)
    pieces = []
    for cut in cuts:
        pieces.append(stream[:cut])
        stream = stream[cut:]
    for chunks in (frames, [piece for piece in [*pieces, stream] if piece]):
        assert run(partial(told, Wire, chunks, drop_at)) == run(partial(told, Slow, chunks, drop_at))


def test_nothing_is_sent_before_the_handshake_or_after_the_end() -> None:
    """Who is gone before being accepted, and who has closed, is written nothing more."""

    async def early() -> None:
        wire, line = connected()
        wire.outlet.post([b"early"])
        wire.outlet.drop(4001)
        assert line.written == b""

    async def late() -> None:
        wire, line, _ = await opened()
        wire.outlet.post([b"in time"])
        assert line.written == head(7) + b"in time"
        wire.data_received(masked(Close(1000, "").serialize(), Opcode.CLOSE))
        before = line.written
        wire.outlet.post([b"late"])
        wire.outlet.drop(4001)
        assert line.written == before
        assert line.closing

    run(early)
    run(late)


def test_who_is_dropped_is_heard_no_more() -> None:
    async def test() -> None:
        wire, _, heard = await opened()
        wire.data_received(masked(b"first"))
        wire.outlet.drop(4001)
        wire.data_received(masked(b"second"))
        assert heard == ["first"]

    run(test)


@pytest.mark.parametrize("gone", [Wire.eof_received, lambda wire: wire.connection_lost(None)], ids=["eof", "lost"])
def test_who_is_gone_is_sent_nothing(gone: Callable[[Wire], None]) -> None:
    """Without a close: the line ends."""

    async def test() -> None:
        wire, line, _ = await opened()
        gone(wire)
        wire.outlet.post([b"late"])
        assert line.written == b""

    run(test)


def test_bytes_behind_the_request_are_no_frame_of_ours() -> None:
    """Half a frame that came with the request: what follows is its end, whatever it looks like."""

    async def test() -> None:
        wire, _, heard = await opened(more=b"\x82\x8a")
        assert not wire.conn.between
        wire.data_received(b"\x81\x84" + b"\0" * 8)
        assert heard == []

    run(test)
