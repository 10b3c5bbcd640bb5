"""When a table is looked at again: its timer follows what it has to do, and the wall clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from baohuang.server.effects import Effect
from baohuang.server.metrics import Metrics
from baohuang.server.running import Runner, Running
from baohuang.server.table import Table


class Duty:
    """What a timer needs of a table: something to do at a time, once."""

    spec = None
    due: int | None = None

    def __init__(self) -> None:
        self.done: list[int] = []

    def next_due(self) -> int | None:
        """When there is something to do."""
        return self.due

    def tick(self, now: int) -> list[Effect]:
        """Do it, if it is due."""
        if self.due is not None and self.due <= now:
            self.done.append(self.due)
            self.due = None
        return []


class Clockwork:
    """A runner with one duty, and a clock that can be set."""

    def __init__(self) -> None:
        self.duty = Duty()
        self.now = 1_000_000
        self.begun = asyncio.get_running_loop().time()
        nothing = cast("Any", None)
        self.runner = Runner(nothing, nothing, Metrics(), self.clock, nothing)
        self.running = Running(cast("Table", self.duty))

    def clock(self) -> int:
        """Milliseconds, from where the clock was set."""
        return self.now + int((asyncio.get_running_loop().time() - self.begun) * 1000)

    def wind(self, due: int | None) -> None:
        """The table has come to have something to do in so many milliseconds, or nothing."""
        self.duty.due = None if due is None else self.clock() + due
        self.runner.wind(self.running)


def run(test: Callable[[Clockwork], Awaitable[None]]) -> None:
    """Run it."""

    async def whole() -> None:
        await test(Clockwork())

    asyncio.run(whole())


async def patiently(work: Clockwork) -> None:
    """Wait until the duty is done."""
    async with asyncio.timeout(20):
        while not work.duty.done:  # noqa: ASYNC110  # the timer tells nobody else
            await asyncio.sleep(0.01)


def test_what_has_become_due_later_is_done_later() -> None:
    """The timer rings early, and is wound again."""

    async def test(work: Clockwork) -> None:
        work.wind(20)
        first = work.running.timer
        work.wind(200)
        assert work.running.timer is first
        due = work.duty.due
        await patiently(work)
        assert work.duty.done == [due]
        assert due is not None
        assert work.clock() >= due
        assert work.running.timer is None

    run(test)


def test_what_has_become_due_earlier_is_done_earlier() -> None:
    async def test(work: Clockwork) -> None:
        work.wind(1_000_000)
        work.wind(20)
        await patiently(work)

    run(test)


def test_with_nothing_to_do_there_is_no_timer() -> None:
    """So that the table can be put away."""

    async def test(work: Clockwork) -> None:
        work.wind(1_000_000)
        work.wind(None)
        assert work.running.timer is None

    run(test)


def test_a_clock_that_is_set_forward_makes_it_due() -> None:
    """At the table's next step at the latest."""

    async def test(work: Clockwork) -> None:
        work.wind(1_000_000)
        work.now += 2_000_000
        work.runner.wind(work.running)
        await patiently(work)

    run(test)
