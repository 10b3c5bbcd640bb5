"""Asking the bots that think long in processes of their own (`workers`), so that no table waits for another's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from baohuang.bots.question import Question, answer
from baohuang.server.logs import event
from baohuang.server.specs import Pace
from baohuang.server.workers import Workers

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
        self._workers = Workers(processes)
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
        """Ask nobody more; what has begun ends unheard."""
        self._closed = True
        for task in list(self._waiting):
            task.cancel()
        await self._workers.close()

    async def _answer(self, question: Question, done: Done) -> None:
        action: int | None = None
        if self._processes > 0 and len(self._waiting) <= self._most_waiting:
            try:
                thought = asyncio.wrap_future(self._workers.submit(answer, question))
                action = await asyncio.wait_for(thought, self._patience)
            except TimeoutError:
                event(log, logging.INFO, "a bot thinks too long", bot=question.bot)
            except Exception as error:  # noqa: BLE001  # whatever it was, the quick bot plays
                event(log, logging.WARNING, "a bot could not be asked", bot=question.bot, error=type(error).__name__)
        done(action)
