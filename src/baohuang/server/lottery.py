"""Gathering the players' luck before a deal, and telling everybody how the cards were shuffled."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from baohuang.cards.shuffle import commitment
from baohuang.server.game import Game
from baohuang.server.messages import Fair

NO_LUCK: Final = ""


class Lottery:
    """The words of luck for the deal that is promised, and until when they are taken."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._words: dict[int, str] = {}
        self.closes_at: int | None = None

    def open(self, closes_at: int | None) -> None:
        """Begin to gather for a new deal; without a time it stays open until somebody is there."""
        self._words = {}
        self.closes_at = closes_at

    def close(self) -> tuple[str, ...]:
        """The words by seat."""
        words = tuple(self._words.get(seat, NO_LUCK) for seat in range(self._seats))
        self.open(None)
        return words

    def take(self, seat: int, word: str) -> str | None:
        """A seat's word; the code that refuses a second one, or None."""
        if seat in self._words:
            return None if self._words[seat] == word else "already-answered"
        self._words[seat] = word
        return None

    def complete(self, seats: Collection[int]) -> bool:
        """Whether all of these seats have given theirs."""
        return bool(seats) and set(seats) <= set(self._words)


def fairness(game: Game, closes_at: int | None) -> Fair | None:
    """What may be told of the shuffle by now: of the promised deal, else of the present one."""
    if game.secret is not None:
        return Fair(game.deal + 1, 0, commitment(game.secret), None, None, closes_at)
    known = game.fairness
    if known is None:
        return None
    shown = known.secret.hex() if game.finished and not game.void else None
    return Fair(game.deal, known.redeal, commitment(known.secret), known.luck, shown, None)
