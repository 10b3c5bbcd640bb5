"""A line for each request, for who wants to hear everything: the pattern of its address, never what stands in it."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baohuang.server.logs import event

log = logging.getLogger("baohuang.server.requests")


class Access:
    """Plain ASGI around the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and say what it came to."""
        if scope["type"] != "http" or not log.isEnabledFor(logging.DEBUG):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_and_tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = round((time.perf_counter() - began) * 1000, 1)
                route = getattr(scope.get("route"), "path", None)
                event(
                    log,
                    logging.DEBUG,
                    "request",
                    method=scope["method"],
                    route=route,
                    status=message["status"],
                    ms=took,
                )
            await send(message)

        await self.app(scope, receive, send_and_tell)
