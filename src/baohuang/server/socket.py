"""The door of the sockets, ``/ws/t/<table>``: who may come in, and the way from the wire to the table."""

from __future__ import annotations

from typing import Final

from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from baohuang.server.api import origins_of
from baohuang.server.house import House
from baohuang.server.origin import is_own
from baohuang.server.sessions import hash_of, token_of
from baohuang.server.wire import wire_of

FORBIDDEN: Final = 4003


async def serve_socket(socket: WebSocket, house: House) -> None:
    """One connection, from the handshake to its end.

    A page of a foreign origin is refused before the socket is accepted. A table that is not there is
    told by close code 4003, which a browser can read.
    """
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), origins_of(socket)):
        await socket.send_denial_response(JSONResponse({"error": "forbidden", "message_id": "error-forbidden"}, 403))
        return
    wire = wire_of(socket.scope)
    token = token_of(socket)
    person = house.store.person_of(hash_of(token)) if token else None
    running = house.table(socket.path_params["table"])
    await socket.accept()
    if running is None:
        await socket.close(FORBIDDEN, "unknown-table")
        return
    visit = house.visit(running, wire, person)
    wire.listener = visit.receive
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        visit.end()
