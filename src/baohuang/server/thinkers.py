"""Processes that ask the bots that think long, so that no table waits for another's.

The event loop hands questions over and hears of the answers; the processes know nothing but bots. They are started
with the first question, and again after one has died.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Final

from baohuang.bots.question import Question, answer
from baohuang.server.logs import event
from baohuang.server.specs import Pace

log = logging.getLogger("baohuang.server")

MOST_WAITING: Final = 32
"""Questions that may be under way; who asks beyond that gets no answer."""

Done = Callable[[int | None], None]
"""Gets the action, or None where nobody has thought of one."""


class Thinkers:
    """So many `processes`, perhaps none. `patience` is in seconds. All is called on the event loop's thread."""

    def __init__(
        self, processes: int = 1, *, patience: float = Pace().patience / 1000, most_waiting: int = MOST_WAITING
    ) -> None:
        self._processes = processes
        self._patience = patience
        self._most_waiting = most_waiting
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self._closed = False

    def ask(self, question: Question, done: Done) -> None:
        """Have a question answered; `done` is called once, later, unless the house closes before."""
        if self._closed:
            return
        task = asyncio.get_running_loop().create_task(self._answer(question, done))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def close(self) -> None:
        """Ask nobody more, and let what has begun come to its end unheard."""
        self._closed = True
        for task in list(self._waiting):
            task.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _answer(self, question: Question, done: Done) -> None:
        action: int | None = None
        if self._processes > 0 and len(self._waiting) <= self._most_waiting:
            try:
                action = await asyncio.wait_for(asyncio.wrap_future(self._submit(question)), self._patience)
            except TimeoutError:
                event(log, logging.INFO, "a bot thinks too long", bot=question.bot)
            except Exception as error:  # noqa: BLE001  # whatever it was, the quick bot plays
                event(log, logging.WARNING, "a bot could not be asked", bot=question.bot, error=type(error).__name__)
        done(action)

    def _submit(self, question: Question) -> Future[int]:
        """Hand a question over. Where the processes are gone, there are new ones for it."""
        if self._pool is not None:
            try:
                return self._pool.submit(answer, question)
            except BrokenExecutor:
                self._pool.shutdown(wait=False)
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool.submit(answer, question)


def _begin() -> None:
    """In a new process: the house ends it, or the house's own end, in whatever way that comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)
