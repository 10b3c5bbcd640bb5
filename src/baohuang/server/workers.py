"""Processes for what takes long: the event loop and its threads hand work over and hear of what comes back.

They are started with the first piece of work, and again after one has died; where that happens over and over, with
more and more rest between. They end with the house, in whatever way that comes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")

REST: Final = 1.0
LONGEST_REST: Final = 60.0
"""Seconds without processes after the second death in a row, doubled with each that follows; and at most."""


class Workers:
    """So many `processes`, each giving way to others by its `niceness`."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._deaths = 0
        self._rests_until = 0.0
        self._closed = False

    def submit(self, function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        """Have a function called elsewhere. Where the processes are gone, there are new ones for it.

        Raises `BrokenExecutor` while they rest, and `RuntimeError` when they are closed.
        """
        if self._closed:
            raise RuntimeError("the workers are closed")
        if self._pool is not None:
            try:
                return self._begun(self._pool.submit(function, *args, **kwargs))
            except BrokenExecutor:
                self._bury(self._pool)
        if time.monotonic() < self._rests_until:
            raise BrokenExecutor("the processes have died time after time")
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin, initargs=(self._niceness,))
        return self._begun(self._pool.submit(function, *args, **kwargs))

    def _begun(self, future: Future[Result]) -> Future[Result]:
        future.add_done_callback(self._ended)
        return future

    def _ended(self, future: Future[Result]) -> None:
        if not future.cancelled() and not isinstance(future.exception(), BrokenExecutor):
            self._deaths = 0

    def _bury(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False)
        self._pool = None
        self._deaths += 1
        if self._deaths > 1:
            self._rests_until = time.monotonic() + min(LONGEST_REST, REST * 2 ** (self._deaths - 2))

    async def close(self) -> None:
        """Begin nothing more, and end what has begun."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001  # public from Python 3.14 on
                process.terminate()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _begin(niceness: int) -> None:
    """In a new process: the house ends it, or the house's own end, in whatever way that comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(niceness)
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)
