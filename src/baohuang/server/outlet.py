"""Whole text frames of a WebSocket (RFC 6455, 5.2): the way out of a connection, and a frame that came alone."""

from __future__ import annotations

import sys
from asyncio import Transport
from collections.abc import Callable, Sequence
from typing import Final

MOST_UNREAD: Final = 256 * 1024
"""Bytes that may wait for a reader."""

TOO_SLOW: Final = 4008
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
"""Bytes of payload from which a frame's length does not fit its second byte."""

BEFORE_SHORT: Final = 6
"""Bytes before a short payload: kind, length, and the mask in four."""


class Outlet:
    """The way out of one connection, as long as that is `open`; `close` ends it with a code.

    `filling`: the transport has said that what it was given is not read as fast as it comes.
    """

    def __init__(self, transport: Transport, close: Callable[[int], None]) -> None:
        self.open: bool = True
        self.filling: bool = False
        self._transport = transport
        self._close = close

    def post(self, frames: Sequence[bytes]) -> None:
        """Send text frames now, in one piece; nothing on a connection that is gone.

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


def head(size: int) -> bytes:
    """What stands before a whole text frame of a server."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def size_of(payload: int) -> int:
    """The bytes of a client's frame that holds so many, where its length is written as shortly as it can be."""
    if payload < SHORT:
        return BEFORE_SHORT + payload
    return (8 if payload < 1 << 16 else 14) + payload


def lone_text(chunk: bytes) -> str | None:
    """The text of a client's frame, where the chunk is one short whole text frame and nothing else.

    Raises `UnicodeDecodeError`.
    """
    size = len(chunk) - BEFORE_SHORT
    if not 0 < size < SHORT or chunk[0] != WHOLE_TEXT or chunk[1] != MASKED + size:
        return None
    mask = chunk[2:BEFORE_SHORT] * (size // 4 + 1)
    payload = int.from_bytes(chunk[BEFORE_SHORT:], sys.byteorder) ^ int.from_bytes(mask[:size], sys.byteorder)
    return payload.to_bytes(size, sys.byteorder).decode()
