"""uvicorn's HTTP protocol for a connection, whose requests have to come whole in time.

uvicorn waits for ever for who says nothing, half a request, or half of its body. Between two requests it has a limit of
its own.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

IN_TIME: Final = 30.0
"""Seconds for a request, from the connection or the answer before it on."""


class HttpWire(HttpToolsProtocol):
    """One connection."""

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """The time begins."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_complete(self) -> None:
        """The request is whole, and its answer may take as long as it takes; nothing changes where it has one."""
        if not getattr(self.cycle, "response_complete", False):  # there may be no cycle yet
            self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next one is waited for."""
        super().on_response_complete()
        self._stop_waiting()
        if not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is no HTTP."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._limit = self.loop.call_later(IN_TIME, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
