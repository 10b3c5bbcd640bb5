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
    below = int(GIVEN.read_text("ascii").split()[0]) if GIVEN.exists() else 32_768
    while True:
        port = random.SystemRandom().randrange(LOWEST, below)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                line.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
