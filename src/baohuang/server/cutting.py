"""The end of a connection whose other side may not read what it is owed."""

from __future__ import annotations

import socket
import struct
from asyncio import TimerHandle, Transport, get_running_loop
from typing import Final

AT_ONCE: Final = struct.pack("ii", 1, 0)
"""As `SO_LINGER`: a reset."""


def cut(transport: Transport) -> None:
    """Throw away what is not read, by the kernel too, which would keep it for as long as the other side lives."""
    if transport.get_write_buffer_size():
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


class Patience:
    """Cuts a connection after so many seconds in which nothing is read of what it is owed, if anything."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._timer: TimerHandle | None = None

    def begin(self, seconds: float) -> None:
        """From now on."""
        self.end()
        self._wait(seconds)

    def end(self) -> None:
        """No longer."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self, seconds: float) -> None:
        owed = self._transport.get_write_buffer_size()
        self._timer = get_running_loop().call_later(seconds, self._look, owed, seconds)

    def _look(self, owed: int, seconds: float) -> None:
        if self._transport.get_write_buffer_size() < owed:
            self._wait(seconds)
        else:
            cut(self._transport)
