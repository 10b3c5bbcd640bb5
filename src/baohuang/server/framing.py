"""The plain case of RFC 6455, which nearly every message is: one whole text frame, in one chunk of bytes.

All else (handshake, pieces, control frames, errors) is the library's; see `wire`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 0x80
TEXT: Final = 0x81
MASKED: Final = 0x80
KEY: Final = 4


def is_one_frame(chunk: bytes) -> bool:
    """Whether a chunk is exactly one frame of a client, whole and masked, of any kind."""
    return len(chunk) >= 2 and chunk[0] & WHOLE != 0 and len(chunk) == end_of(chunk)


def text_in(chunk: bytes, most: int) -> bytes | None:
    """What a chunk says that is exactly one whole text frame of a client of up to `most` bytes; None for all others."""
    if len(chunk) < 2 or chunk[0] != TEXT or len(chunk) != end_of(chunk):
        return None
    begin = head_of(chunk) + KEY
    size = len(chunk) - begin
    if size > most:
        return None
    key = chunk[begin - KEY : begin] * (size // KEY + 1)
    said = int.from_bytes(chunk[begin:], "little") ^ int.from_bytes(key[:size], "little")
    return said.to_bytes(size, "little")


def head_of(chunk: bytes) -> int:
    """The length of what stands before the key of a frame."""
    short = chunk[1] & 0x7F
    return 2 if short < 126 else 4 if short == 126 else 10


def end_of(chunk: bytes) -> int:
    """Where the first frame of a chunk ends; −1 where its head is not whole, or it is not masked."""
    head = head_of(chunk)
    if chunk[1] & MASKED == 0 or len(chunk) < head + KEY:
        return -1
    size = chunk[1] & 0x7F if head == 2 else int.from_bytes(chunk[2:head], "big")
    return head + KEY + size


def framed(texts: Sequence[bytes]) -> bytes:
    """Some texts, each as a whole frame of a server, in one piece."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < 126:
            parts.append(bytes((TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((TEXT, 126, size >> 8, size & 0xFF)))
        else:
            parts.append(bytes((TEXT, 127)) + size.to_bytes(8, "big"))
        parts.append(text)
    return b"".join(parts)
