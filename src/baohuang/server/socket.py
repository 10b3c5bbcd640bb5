"""The door of the sockets, ``/ws/t/<table>``: who may come in, and the way from the wire to the table."""

from __future__ import annotations

import time
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from baohuang.server.api import address_of, house_of, is_here, known_person, origins_of
from baohuang.server.house import FORBIDDEN, House
from baohuang.server.limits import Buckets
from baohuang.server.origin import is_own
from baohuang.server.running import RATE
from baohuang.server.wire import wire_of

DOOR: Final = "/ws/t/"
MOST_AT_ONCE: Final = 30
"""Sockets of one person."""

by_address = Buckets(size=200, rate=5)
by_person = Buckets(size=60, rate=1)
"""Sockets opened; this machine itself may open and have as many as it likes."""


class Sockets:
    """Plain ASGI around the application: a socket goes to its table at once, past all that only requests need."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, or hand a request through."""
        if scope["type"] == "websocket" and scope["path"].startswith(DOOR):
            await serve_socket(WebSocket(scope, receive, send), scope["path"].removeprefix(DOOR))
        else:
            await self.app(scope, receive, send)


async def serve_socket(socket: WebSocket, table: str) -> None:
    """One connection, from the handshake to its end.

    A page of a foreign origin is refused before the socket is accepted. A table that is not there is
    told by close code 4003, which a browser can read.
    """
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), origins_of(socket)):
        await socket.send_denial_response(JSONResponse({"error": "forbidden", "message_id": "error-forbidden"}, 403))
        return
    wire = wire_of(socket.scope)
    house = house_of(socket)
    running = house.table(table)
    await socket.accept()
    person = known_person(socket)  # the session may have ended meanwhile
    if running is None:
        await socket.close(FORBIDDEN, "unknown-table")
        return
    address = None if is_here(socket) else address_of(socket)
    if not _may_come(house, person, address):
        await socket.close(RATE, "rate")
        return
    visit = house.visit(running, wire.outlet, person, address)
    wire.listener = visit.receive
    if person is not None:
        house.present[person] += 1
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        visit.end()
        if person is not None:
            house.present[person] -= 1
            if not house.present[person]:
                del house.present[person]


def _may_come(house: House, person: int | None, address: str | None) -> bool:
    """Whether neither the address nor the person has opened too many sockets; this machine (None) never has."""
    now = time.monotonic()
    if address is None:
        return True
    if not by_address.take(address, now):
        return False
    return person is None or (house.present[person] < MOST_AT_ONCE and by_person.take(person, now))
