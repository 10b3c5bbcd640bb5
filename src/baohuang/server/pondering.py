"""Which seats' bots are being asked away from the table, since when, and what they have answered.

Times are milliseconds of server time. What a seat is asked is known by the version since which it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Thought(NamedTuple):
    """One question: where it is not `settled`, the table waits for it until `until`."""

    since: int
    until: int
    settled: bool = False
    action: int | None = None


class Pondering:
    """The questions of one table, at most one a seat; each is waited for with the same `patience`."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._thoughts: dict[int, Thought] = {}

    def keep(self, asked: Mapping[int, int]) -> None:
        """Forget all but what seats are still asked, each since its version."""
        if self._thoughts:
            self._thoughts = {seat: one for seat, one in self._thoughts.items() if asked.get(seat) == one.since}

    def knows(self, seat: int) -> bool:
        """Whether the seat's bot has been asked."""
        return seat in self._thoughts

    def ask(self, seat: int, since: int, now: int) -> None:
        """The seat's bot is asked."""
        self._thoughts[seat] = Thought(since, now + self._patience)

    def answer(self, seat: int, since: int, action: int | None) -> None:
        """Take the first answer to what is still asked; None is an answer too."""
        thought = self._thoughts.get(seat)
        if thought is not None and thought.since == since and not thought.settled:
            self._thoughts[seat] = thought._replace(settled=True, action=action)

    def due(self, seat: int, at: int) -> int:
        """When the seat acts, whose bot would at `at`: not before it has answered, unless patience ends."""
        thought = self._thoughts.get(seat)
        return at if thought is None or thought.settled else max(at, thought.until)

    def take(self, seat: int) -> int | None:
        """The answer, which is forgotten with its question."""
        thought = self._thoughts.pop(seat, None)
        return None if thought is None else thought.action
