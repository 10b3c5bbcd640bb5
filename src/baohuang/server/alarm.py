"""An alarm that rings when something is due by the wall clock, which may jump; cheap to wind with every move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """Rings on the event loop at a time of `clock`, in milliseconds, once for each winding or sooner.

    Where it has been wound for a time and then for a later one, it rings at the first: whoever is rung up looks what is
    due, and winds it again. While it is not wound, it knows nobody.
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._rings_at: int = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def wound(self) -> bool:
        """Whether it will ring."""
        return self._timer is not None

    def wind(self, due: int | None, ring: Callable[[], None]) -> None:
        """Call `ring` at that time at the latest; None: not at all. Where the clock has jumped past it, at once."""
        if due is None:
            self.stop()
            return
        now = self._clock()
        if self._timer is not None and now < self._rings_at <= due:
            return
        self.stop()
        self._rings_at = due
        self._timer = asyncio.get_running_loop().call_later(max(0, due - now) / 1000, self._go, ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go(self, ring: Callable[[], None]) -> None:
        self._timer = None
        ring()
