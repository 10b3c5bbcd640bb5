"""Cards as texts, for views: kinds that have their suits, in canonical order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baohuang.cards.kinds import SLOTS
from baohuang.cards.notation import NAMES
from baohuang.plays.holding import Holding

MOST_ALIKE: Final = 15
"""Copies of one kind whose text is made beforehand."""

ROOM: Final = MOST_ALIKE + 1
RUNS: Final[list[str]] = [NAMES[kind] * count for kind in range(SLOTS) for count in range(ROOM)]
"""Copies of a kind written in a row, at ``kind * ROOM + count``."""


def text_of(kinds: Sequence[int]) -> str:
    """The canonical text of some cards.

    >>> text_of([54, 24, 24])
    '9c9cW'
    """
    names = NAMES
    return "".join([names[kind] for kind in sorted(kinds)])


def text_of_hand(held: Holding) -> str:
    """The canonical text of a hand."""
    counts = held.counts
    runs: list[str] = []
    for kind in range(SLOTS):
        count = counts[kind]
        if count > MOST_ALIKE:
            runs.append(NAMES[kind] * count)
        elif count > 0:
            runs.append(RUNS[kind * ROOM + count])
    return "".join(runs)
