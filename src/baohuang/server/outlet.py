"""The way out of a connection: frames are written at once, and whoever does not read them is dropped."""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Callable, Sequence
from typing import Final

from baohuang.server.whole_frames import head

MOST_UNREAD: Final = 256 * 1024
"""Bytes that may wait for a reader."""

TOO_SLOW: Final = 4008


class Outlet:
    """The way out of one connection. `wire` says when it is open, and when its reader falls behind: not yet, at first.

    `close` ends an open connection with a code.
    """

    def __init__(self, transport: Transport, close: Callable[[int], None]) -> None:
        self.open: bool = False
        self.filling: bool = False
        self._transport = transport
        self._close = close

    def post(self, frames: Sequence[bytes]) -> None:
        """Send text frames now, in one piece; nothing on a connection that is not open.

        A reader that has fallen `MOST_UNREAD` bytes behind is dropped, so nobody waits for it.
        """
        if not self.open:
            return
        if self.filling and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._close(TOO_SLOW)
            return
        parts: list[bytes] = []
        for frame in frames:
            parts.append(head(len(frame)))
            parts.append(frame)
        self._transport.write(b"".join(parts))

    def drop(self, code: int) -> None:
        """Close with a code; after a moment whether it has been read or not."""
        if self.open:
            self._close(code)
