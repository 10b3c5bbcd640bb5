"""Clocks: so long for each decision, and a small reserve for each deal. Times are server milliseconds."""

from __future__ import annotations

from baohuang.server.specs import ClockSpec

TRUSTED_AFTER = 2
"""Time-outs in a row, after which the trustee plays."""


class Clocks:
    """The clocks of the people at a table; without a spec none runs."""

    def __init__(self, spec: ClockSpec | None) -> None:
        self._spec = spec
        self._reserve: dict[int, int] = {}
        self._asked: dict[int, tuple[int, int]] = {}
        self._missed: dict[int, int] = {}

    def new_deal(self) -> None:
        """Everybody has the whole reserve again."""
        self._reserve = {}

    def ask(self, seats: dict[int, int], now: int) -> None:
        """These people are asked, each since the version that it is given with; nobody else's clock runs."""
        self._asked = {
            seat: known if (known := self._asked.get(seat)) and known[0] == since else (since, now)
            for seat, since in seats.items()
        }

    def waited(self, seat: int | None, now: int) -> int:
        """For how long a seat has been waited for, or any (None); 0 where nobody is asked there."""
        return max((now - since for one, (_, since) in self._asked.items() if seat in {one, None}), default=0)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up."""
        if self._spec is None or seat not in self._asked:
            return None
        return self._asked[seat][1] + self._spec.decision * 1000 + self._left(seat)

    def deadlines(self) -> dict[int, int]:
        """All of them."""
        return {seat: at for seat in self._asked if (at := self.deadline(seat)) is not None}

    def answered(self, seat: int, now: int) -> None:
        """A person has answered in time."""
        self.back(seat)
        self._charge(seat, now)

    def back(self, seat: int) -> None:
        """A person is back: what was missed before is no longer in a row with what comes."""
        self._missed.pop(seat, None)

    def missed(self, seat: int, now: int) -> bool:
        """A person has not; whether it was once too often."""
        self._charge(seat, now)
        self._missed[seat] = self._missed.get(seat, 0) + 1
        return self._missed[seat] >= TRUSTED_AFTER

    def _left(self, seat: int) -> int:
        return self._reserve.get(seat, self._spec.reserve * 1000 if self._spec else 0)

    def _charge(self, seat: int, now: int) -> None:
        if self._spec is None or seat not in self._asked:
            return
        over = now - self._asked[seat][1] - self._spec.decision * 1000
        if over > 0:
            self._reserve[seat] = max(0, self._left(seat) - over)
