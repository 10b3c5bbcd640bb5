"""WebSocket clients byte by byte, without a library between: the request, and frames as a client masks them."""

from __future__ import annotations

from websockets.frames import Frame, Opcode


def upgrade(host: str, path: str, cookie: str = "") -> bytes:
    """The request for a socket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        *([f"Cookie: {cookie}"] if cookie else []),
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def masked(payload: bytes, kind: Opcode = Opcode.TEXT, *, whole: bool = True) -> bytes:
    """A frame as the library sends it."""
    return Frame(kind, payload, whole).serialize(mask=True)
