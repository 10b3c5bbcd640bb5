"""uvicorn's HTTP protocol for a connection, whose requests have to come whole in time, and whose answers are read.

uvicorn waits for ever for who says nothing, half a request, or half of its body, and for who does not read what was
asked for. Between two requests it has a limit of its own, which is ours here.
"""

from __future__ import annotations

from asyncio import Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from baohuang.server.cutting import Patience

IN_TIME: Final = 30.0
"""Seconds for the first request of a connection; or without reading anything of an answer."""

KEPT: Final = 75.0
"""Seconds for each further request, from the answer before it on: longer than a proxy keeps its connections to us."""


class HttpWire(HttpToolsProtocol):
    """One connection."""

    _request: Patience
    _reader: Patience

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """The time begins."""
        super().connection_made(transport)
        self._request, self._reader = Patience(transport), Patience(transport)
        self._request.begin(IN_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The reader falls behind."""
        super().pause_writing()
        self._reader.begin(IN_TIME)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._reader.end()

    def on_message_complete(self) -> None:
        """The request is whole, and its answer may take as long as it takes; nothing changes where it has one."""
        if not getattr(self.cycle, "response_complete", False):  # there may be no cycle yet
            self._request.end()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next request is waited for, or the end, which does not come before all is read."""
        super().on_response_complete()
        answering = not (self.cycle.response_complete or self.cycle.more_body or self.transport.is_closing())
        if not answering and self.transport.get_protocol() is self:
            self._request.begin(KEPT)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is no HTTP."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _stop_waiting(self) -> None:
        self._request.end()
        self._reader.end()
