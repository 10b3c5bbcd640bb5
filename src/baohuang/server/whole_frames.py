"""WebSocket frames as bytes (RFC 6455, 5.2): the head of a whole text that goes out, and such a text as it comes in."""

from __future__ import annotations

import sys
from typing import Final

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
"""Bytes of payload from which a frame's length does not fit its second byte; there it says "two bytes more"."""

MIDDLE: Final = 1 << 16
"""Bytes of payload from which eight bytes are needed, not two."""

BEFORE_SHORT: Final = 6
"""Bytes before a client's short payload: kind, length, and the mask in four."""


def head(size: int) -> bytes:
    """What stands before so many bytes of a server's text."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < MIDDLE:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def size_of(payload: int) -> int:
    """The bytes of a client's frame that holds so many, where its length is written as shortly as it can be."""
    if payload < SHORT:
        return BEFORE_SHORT + payload
    return BEFORE_SHORT + (2 if payload < MIDDLE else 8) + payload


def lone_text(chunk: bytes) -> bytes | None:
    """What a client's frame holds, where the chunk is one short whole text frame and nothing else."""
    size = len(chunk) - BEFORE_SHORT
    if not 0 < size < SHORT or chunk[0] != WHOLE_TEXT or chunk[1] != MASKED + size:
        return None
    mask = chunk[2:BEFORE_SHORT] * (size // 4 + 1)
    payload = int.from_bytes(chunk[BEFORE_SHORT:], sys.byteorder) ^ int.from_bytes(mask[:size], sys.byteorder)
    return payload.to_bytes(size, sys.byteorder)
