"""A bounded, synchronous connection: uvicorn's WebSocket protocol, without its queues and its waiting.

ASGI's `send` waits for a slow reader, and with it whoever sends to everybody in turn. Here a frame is written at once,
and a connection whose reader has fallen `MOST_UNREAD` bytes behind is dropped: the others never wait. The handshake
stays ASGI's; after it, the application finds this object in the scope (`wire_of`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "baohuang.wire"
MOST_UNREAD: Final = 256 * 1024
"""Bytes that may wait for a reader."""

GRACE: Final = 5.0
"""Seconds in which a closed connection may still read what was owed to it."""

TOO_SLOW: Final = 4008
WHOLE_TEXT: Final = 0x81


class Wire(WebSocketsSansIOProtocol):
    """One connection. All of it runs on the event loop's thread."""

    listener: Callable[[str | None], None] | None = None
    """Gets each text frame as soon as it has come, or None for a binary one, instead of ASGI's queue."""

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and let the application find this object."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def post(self, *frames: bytes) -> None:
        """Send text frames now, in one piece; nothing on a connection that is gone."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop(TOO_SLOW)
            return
        self.transport.write(b"".join([part for frame in frames for part in (_head(len(frame)), frame)]))

    def drop(self, code: int) -> None:
        """Close with a code; after a moment whether it has been read or not."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the listener, where there is one."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type != "text":
            self.listener(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.drop(1007)
            return
        self.listener(text)


def _head(size: int) -> bytes:
    """What stands before a whole text frame of a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def wire_of(scope: MutableMapping[str, Any]) -> Wire:
    """The connection of a WebSocket scope. Raises `RuntimeError` under another server than ours."""
    wire = scope.get("extensions", {}).get(EXTENSION)
    if not isinstance(wire, Wire):
        raise RuntimeError("sockets need the protocol of `baohuang serve`")
    return wire
