"""What there is to learn from a finished deal: worked out in a process of its own, one deal after the other.

The event loop only hands deals over, to a thread that waits. Who has asked for one waits for it before asking for
another; only so many deals may wait; and what has been worked out is kept for the next who asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import Annotated, Final, cast

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from baohuang.records.record import Record
from baohuang.server.api import address_of, house_of, known_person
from baohuang.server.history import finished
from baohuang.server.judging import judge
from baohuang.server.pages import ASK_AGAIN, Asset, Kept, asset_of, respond
from baohuang.server.refusals import Refusal, Refused
from baohuang.server.workers import Workers

MOST_WAITING: Final = 16
"""Deals that may wait to be analysed."""

MOST_KEPT: Final = 256
"""Analyses that are kept ready to send."""

Make = Callable[[], Asset]


class Analyst:
    """Works out one thing after the other, away from the event loop, on whose thread all else here runs."""

    def __init__(self, most_waiting: int = MOST_WAITING, most_kept: int = MOST_KEPT) -> None:
        self._most_waiting = most_waiting
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="analyst")
        self._workers = Workers(1, niceness=10)
        self._kept = Kept(most_kept)
        self._waiting: dict[Hashable, asyncio.Future[Asset]] = {}
        self._asking: set[Hashable] = set()

    async def answer(self, who: Hashable, key: Hashable, make: Make) -> Asset:
        """What `make` makes, or has made before for this key. Raises `Refused` (``rate``), and what `make` raises."""
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        if who in self._asking:
            raise Refused(429, "rate")
        self._asking.add(who)
        try:
            return await asyncio.shield(self._waiting.get(key) or self._begin(key, make))
        finally:
            self._asking.discard(who)

    def judge(self, record: Record) -> bytes:
        """What the strongest bot says of a deal, in JSON; asked on the analyst's own thread, which waits for it.

        Raises what `bots.analysis.analyse` raises, and `Refused` (503) where the process has died time after time.
        """
        for _ in range(2):
            with suppress(BrokenExecutor):
                return self._workers.submit(judge, record).result()
        raise Refused(503, "internal")

    async def close(self) -> None:
        """Begin nothing more, and end what has begun."""
        await self._workers.close()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _begin(self, key: Hashable, make: Make) -> asyncio.Future[Asset]:
        if len(self._waiting) >= self._most_waiting:
            raise Refused(429, "rate")
        future = asyncio.get_running_loop().run_in_executor(self._pool, make)
        self._waiting[key] = future
        future.add_done_callback(lambda done: self._end(key, done))
        return future

    def _end(self, key: Hashable, done: asyncio.Future[Asset]) -> None:
        del self._waiting[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept.put(key, done.result())


router = APIRouter(responses={code: {"model": Refusal} for code in (400, 404, 429, 503)})


@router.get("/api/tables/{table}/deals/{deal}/analysis", response_class=Response)
async def analysis_of_table(table: str, deal: Annotated[int, Path(ge=1, le=1_000_000)], request: Request) -> Response:
    """The moments in which the strongest bot would have done otherwise, and what each seat believed of the guard.

    Of a finished deal only; while it runs there is nothing to learn (``not-found``).
    """
    store = house_of(request).store
    person = known_person(request)
    who: Hashable = person if person is not None else address_of(request)

    analyst = cast("Analyst", request.app.state.analyst)

    def make() -> Asset:
        return asset_of("analysis.json", analyst.judge(finished(store, table, deal)))

    asset = await analyst.answer(who, (table, deal), make)
    return respond(asset, request.headers, ASK_AGAIN)
