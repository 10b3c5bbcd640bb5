"""Ports for servers that are killed and started again on the same one."""

from __future__ import annotations

import random
import socket
from pathlib import Path

GIVEN = Path("/proc/sys/net/ipv4/ip_local_port_range")
LOWEST = 10_000


def kept_port() -> int:
    """A free port of those that the system gives nobody of itself.

    One that it has given may be given to another while the server is down: to a second server, to a client's line, even
    to the line of the client who tries to come back.
    """
    first, last = map(int, GIVEN.read_text("ascii").split()) if GIVEN.exists() else (32_768, 65_535)
    kept = [port for port in range(LOWEST, 65_536) if not first <= port <= last] or range(LOWEST, 65_536)
    while True:
        port = random.SystemRandom().choice(kept)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                line.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
