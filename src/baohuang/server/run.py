"""Running the application under uvicorn: which protocol, which limits, and how it stops."""

from __future__ import annotations

import gc
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn

from baohuang.server.app import Settings, create_app
from baohuang.server.claiming import claim
from baohuang.server.http_wire import KEPT, HttpWire
from baohuang.server.messages import MAX_FRAME
from baohuang.server.store import open_database
from baohuang.server.wire import Wire

BEAT: Final = 20.0
"""Seconds between the pings that find half-open connections."""

GRACE: Final = 5
"""Seconds that running requests have at the end."""

BETWEEN_COLLECTIONS: Final = 20_000
"""New objects after which garbage is looked for; what a move leaves behind is freed without that."""

WAITING: Final = 4096
"""Connections that may wait to be taken: after a restart everybody comes back at once."""


def config_of(settings: Settings, host: str, port: int, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """The server's configuration; sockets get no compression, which costs more memory than it saves.

    Only `proxies`, addresses or networks, are believed in what they say of who asks them and how.
    """
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        backlog=WAITING,
        http=HttpWire,
        ws=Wire,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        timeout_keep_alive=int(KEPT),
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
    )


class Announcing(uvicorn.Server):
    """A server that calls `on_listen` with its address once it listens."""

    def __init__(self, config: uvicorn.Config, on_listen: Callable[[str], None]) -> None:
        super().__init__(config)
        self._on_listen = on_listen

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that the house will be back, then close."""
        house = getattr(getattr(self.config.app, "state", None), "house", None)
        if house is not None:
            house.say_goodbye()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Bind, then say where. What has been made by now stays, and is not looked through for garbage again."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(BETWEEN_COLLECTIONS)
        for server in self.servers if self.started else ():
            for bound in server.sockets:
                address, port = bound.getsockname()[:2]
                self._on_listen(f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}")


def serve(settings: Settings, host: str, port: int, proxies: Sequence[str] = ()) -> int:
    """Serve until a signal ends it; the exit status is 1 where it could not begin."""
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
        settings.database.touch(mode=0o600)  # it holds hashes of passwords and the secrets of deals
        open_database(settings.database).close()
        claimed = claim(settings.database)
    except (OSError, sqlite3.Error) as error:
        print(f"baohuang: {settings.database}: {error}", file=sys.stderr)  # noqa: T201  # the command's output
        return 1
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn stops on it, then hands it to whoever had it before
    server = Announcing(config_of(settings, host, port, proxies), _announce)
    with claimed:
        try:
            server.run()
        except SystemExit:  # uvicorn has said why
            print(f"baohuang: nothing is served on {host} port {port}", file=sys.stderr)  # noqa: T201
            return 1
    return 0 if server.started else 1


def _announce(address: str) -> None:
    print(f"Bao Huang is served on {address}", flush=True)  # noqa: T201  # the command's output
