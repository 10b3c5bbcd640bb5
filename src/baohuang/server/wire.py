"""A bounded, synchronous connection: uvicorn's WebSocket protocol, without its queues and its waiting.

ASGI's `send` waits for a slow reader, and with it whoever sends to everybody in turn. Here a frame is written at once
(`outlet`): the others never wait. A short text frame that comes alone, as nearly all do, goes straight to the listener;
everything else is read by the library. However a connection ends, nothing of it is left after `GRACE`. The handshake
stays ASGI's; after it, the application finds this object in the scope (`wire_of`).
"""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable, MutableMapping
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from baohuang.server.cutting import cut
from baohuang.server.outlet import Outlet
from baohuang.server.whole_frames import lone_text, size_of

EXTENSION: Final = "baohuang.wire"

GRACE: Final = 5.0
"""Seconds in which a connection that has ended may still read what was owed to it."""

NO_TEXT: Final = 1007
ABNORMAL: Final = 1006
END_OF_REQUEST: Final = b"\r\n\r\n"


class Reading(ServerProtocol):
    """The library's side of a connection, which knows whether it stands between two messages.

    `unread` is how many bytes it has been given that are no whole frame yet; never 0 again, after a frame whose length
    was written longer than it need be. `changed` hears of every new state.
    """

    unread = 0
    changed: Callable[[State], None] | None = None

    @property
    def between(self) -> bool:
        """Whether the next byte begins a message."""
        return self.unread == 0 and self.current_size is None

    @property
    def state(self) -> State:
        """As the library has it."""
        return super().state

    @state.setter
    def state(self, state: State) -> None:
        cast("Any", ServerProtocol).state.fset(self, state)
        if self.changed is not None:
            self.changed(state)

    def receive_data(self, data: bytes | bytearray) -> None:
        """Count what comes; of the request, which uvicorn hands over in one piece, what follows it."""
        connecting = self.state is State.CONNECTING
        self.unread += len(data.partition(END_OF_REQUEST)[2] if connecting else data)
        super().receive_data(data)

    def recv_frame(self, frame: Frame) -> None:
        """Count what has been read."""
        self.unread -= size_of(len(frame.data))
        super().recv_frame(frame)


class Wire(WebSocketsSansIOProtocol):
    """One connection. All of it runs on the event loop's thread."""

    conn: Reading
    outlet: Outlet
    listener: Callable[[str | None], None] | None = None
    """Gets each text frame as soon as it has come, or None for a binary one, instead of ASGI's queue."""

    _end: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Put our reader in the place of the library's. It has no extensions: a compressed text would not be read."""
        super().connection_made(transport)
        self.outlet = Outlet(self.transport, self._close)
        self.conn = Reading(max_size=self.config.ws_max_size, logger=self.logger)
        self.conn.changed = self._changed

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing can be sent any more."""
        self.outlet.open = False
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def eof_received(self) -> None:
        """Who sends no more is gone; the transport closes itself as soon as it has written what waits."""
        self._ended()

    def pause_writing(self) -> None:
        """The reader falls behind."""
        self.outlet.filling = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self.outlet.filling = False
        super().resume_writing()

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and let the application find this object."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn does; but a handshake that was refused is complete too, which uvicorn would complain of."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Hand a message that came alone to the listener, and everything else to the library."""
        if self.listener is not None and self.outlet.open and self.conn.between:
            text = lone_text(data)
            if text is not None:
                self._hear(self.listener, text)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the listener, where there is one."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._hear(self.listener, data)
        else:
            self.listener(None)

    def _hear(self, listener: Callable[[str | None], None], data: bytes) -> None:
        """Hand a text to the listener, unless it is none."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.outlet.drop(NO_TEXT)
            return
        listener(text)

    def _close(self, code: int) -> None:
        """End an open connection; it is read until the other side has closed too."""
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GRACE, self.transport.close)

    def _changed(self, state: State) -> None:
        if state is State.OPEN:
            self.outlet.open = True
        elif self.outlet.open:
            self._ended()

    def _ended(self) -> None:
        """The way out is shut, the application hears of it, and what the other side does not read is thrown away."""
        self.outlet.open = False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": ABNORMAL})
        if self._end is None:
            self._end = self.loop.call_later(GRACE, cut, self.transport)


def wire_of(scope: MutableMapping[str, Any]) -> Wire:
    """The connection of a WebSocket scope. Raises `RuntimeError` under another server than ours."""
    wire = scope.get("extensions", {}).get(EXTENSION)
    if not isinstance(wire, Wire):
        raise RuntimeError("sockets need the protocol of `baohuang serve`")
    return wire
