"""A match: so many deals with a running score, then a ranking, then a new match. Without a number it never ends."""

from __future__ import annotations

from collections.abc import Iterable


class Match:
    """The score of a match by seat; `deals` is how many it has, None for no end."""

    def __init__(self, seats: int, deals: int | None) -> None:
        self.deals = deals
        self.played = 0
        self.score = [0] * seats

    @property
    def over(self) -> bool:
        """Whether its last deal has been played."""
        return self.deals is not None and self.played >= self.deals

    def count(self, points: Iterable[int]) -> None:
        """A deal is over."""
        self.played += 1
        self.score = [before + gain for before, gain in zip(self.score, points, strict=True)]

    def go_on(self) -> None:
        """Another deal is promised: after the last one it is the first of a new match."""
        if self.over:
            self.played = 0
            self.score = [0] * len(self.score)

    def ranking(self) -> tuple[int, ...] | None:
        """The place of each seat from 1 when the match is over; equal scores share a place."""
        if not self.over:
            return None
        return tuple(1 + sum(other > own for other in self.score) for own in self.score)
