"""An alarm rings when something is due, by whatever the wall clock says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from baohuang.server.alarm import Alarm


class Bedside:
    """An alarm, and a clock that can be set."""

    def __init__(self) -> None:
        self._begun = asyncio.get_running_loop().time()
        self.ahead = 0
        self.due: int | None = None
        self.early = 0
        self.done = asyncio.Event()
        self.alarm = Alarm(self.clock)

    def clock(self) -> int:
        """Milliseconds."""
        return 1_000_000 + self.ahead + int((asyncio.get_running_loop().time() - self._begun) * 1000)

    def wind(self, after: int | None) -> None:
        """Have something to do after so many milliseconds, or nothing."""
        self.due = None if after is None else self.clock() + after
        self.alarm.wind(self.due, self.ring)

    def ring(self) -> None:
        """Do what is due, and wind it again where nothing is yet."""
        if self.due is not None and self.due <= self.clock():
            self.done.set()
        else:
            self.early += 1
            self.alarm.wind(self.due, self.ring)


def run(test: Callable[[Bedside], Awaitable[None]]) -> None:
    """Run it."""

    async def whole() -> None:
        await asyncio.wait_for(test(Bedside()), 20)

    asyncio.run(whole())


def test_what_has_become_due_later_is_done_later() -> None:
    """It rings early, and is wound again."""

    async def test(bed: Bedside) -> None:
        bed.wind(20)
        bed.wind(300)
        await bed.done.wait()
        assert bed.early
        assert not bed.alarm.wound

    run(test)


def test_what_has_become_due_earlier_is_done_earlier() -> None:
    async def test(bed: Bedside) -> None:
        bed.wind(1_000_000)
        bed.wind(20)
        await bed.done.wait()

    run(test)


def test_with_nothing_to_do_it_does_not_ring() -> None:
    """Neither then nor after it was stopped."""

    async def test(bed: Bedside) -> None:
        for silence in (bed.alarm.stop, lambda: bed.alarm.wind(None, bed.ring)):
            bed.wind(20)
            assert bed.alarm.wound
            silence()
            assert not bed.alarm.wound
        await asyncio.sleep(0.1)
        assert (bed.early, bed.done.is_set()) == (0, False)

    run(test)


def test_a_clock_that_is_set_forward_makes_it_due() -> None:
    """With the next winding at the latest."""

    async def test(bed: Bedside) -> None:
        bed.wind(1_000_000)
        bed.ahead = 2_000_000
        bed.alarm.wind(bed.due, bed.ring)
        await bed.done.wait()

    run(test)
