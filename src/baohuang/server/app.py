"""The application: pages, HTTP API and sockets around one house."""

from __future__ import annotations

import asyncio
import importlib
import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from fastapi import FastAPI, Request
from starlette.responses import Response

from baohuang import __version__, web
from baohuang.bots.base import Bot
from baohuang.messages import negotiate
from baohuang.server import (
    account,
    analyses,
    api,
    coins,
    economy,
    guide,
    history,
    lookalikes,
    machines,
    people,
    rating,
    refusals,
    replays,
    reports,
    rooms,
)
from baohuang.server.access import Access
from baohuang.server.commits import Done
from baohuang.server.description import describe
from baohuang.server.economy import Economy
from baohuang.server.headers import SafeHeaders
from baohuang.server.house import MOST_TABLES, House
from baohuang.server.pages import ASK_AGAIN, PAGES, WORKER, Kept, Kind, Shelf, respond
from baohuang.server.socket import Sockets
from baohuang.server.specs import Pace
from baohuang.server.store import Store
from baohuang.server.thinkers import Thinkers

log = logging.getLogger("baohuang.server")

WARM_AFTER: Final = 0.3
"""Seconds after the start."""


TOO_SLOW: Final = frozenset({"search"})
"""Bots that think for longer than their own table can wait."""


class Settings(msgspec.Struct, frozen=True):
    """What whoever runs the house decides."""

    database: Path
    pace: Pace = Pace()
    economy: Economy | None = None
    origins: tuple[str, ...] = ()
    most_tables: int = MOST_TABLES
    bot_processes: int = 1


def create_app(settings: Settings, bots: Mapping[str, Bot] | None = None) -> FastAPI:
    """The application of a house; it opens its database when it starts. `bots` by name, all of ours by default."""
    players = _all_bots() if bots is None else bots
    shelf = Shelf(web.ROOT)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()

        def deliver(outcomes: list[tuple[Done, Exception | None]]) -> None:
            loop.call_soon_threadsafe(_settle, outcomes)

        store = Store(settings.database, deliver, loop.call_soon)
        play_money = settings.economy or economy.read()
        thinkers = Thinkers(settings.bot_processes)
        house = House(store, players, settings.pace, _clock, play_money, settings.most_tables, thinkers)
        app.state.house = house
        app.state.replays = Kept(replays.MOST_KEPT)
        app.state.analyst = analyses.Analyst()
        house.start()
        warming = asyncio.create_task(_warm(shelf))
        try:
            yield
        finally:
            warming.cancel()
            await app.state.analyst.close()
            await house.stop()
            store.close()

    app = FastAPI(title="Bao Huang", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.origins = settings.origins
    app.add_middleware(SafeHeaders)
    app.add_middleware(Access)
    app.add_middleware(Sockets)
    refusals.install(app)
    for part in (api, rooms, history, replays, analyses, account, machines, coins, people, reports, guide):
        app.include_router(part.router)
    describe(app)
    _add_pages(app, shelf)
    return app


def _add_pages(app: FastAPI, shelf: Shelf) -> None:
    def page(kind: Kind, request: Request) -> Response:
        """The one page; its script looks at the address."""
        asset = shelf.page(kind, negotiate(request.headers.get("accept-language")))
        if asset is None:
            raise refusals.Refused(404, "not-found")
        return respond(asset, request.headers, ASK_AGAIN, "accept-encoding, accept-language")

    for address, kind in PAGES.items():
        app.add_route(address, partial(page, kind), include_in_schema=False)

    @app.get("/sw.js", include_in_schema=False)
    def worker(request: Request) -> Response:
        """The service worker: an address at the root gives it the whole site."""
        return static(WORKER, request)

    @app.get("/static/{path:path}", include_in_schema=False)
    def static(path: str, request: Request) -> Response:
        """A file of the client."""
        found = shelf.find(path)
        if found is None:
            raise refusals.Refused(404, "not-found")
        return respond(found[0], request.headers, found[1])


async def _warm(shelf: Shelf) -> None:
    """Once the first page is out, bring in what only its words, a name, or the end of a deal needs."""
    await asyncio.sleep(WARM_AFTER)
    await asyncio.to_thread(shelf.make_ready)
    await asyncio.to_thread(importlib.import_module, "baohuang.server.words")
    await asyncio.to_thread(rating.warm)
    await asyncio.to_thread(lookalikes.warm)


def _settle(outcomes: list[tuple[Done, Exception | None]]) -> None:
    for done, error in outcomes:
        try:
            done(error)
        except Exception:
            log.exception("after a commit")


def _clock() -> int:
    return time.time_ns() // 1_000_000


def _all_bots() -> dict[str, Bot]:
    from baohuang.bots.registry import BOTS

    return {name: make() for name, make in BOTS.items() if name not in TOO_SLOW}
