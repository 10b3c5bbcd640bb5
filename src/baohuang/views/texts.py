"""Cards as texts, for views: kinds that have their suits, in canonical order."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.kinds import SLOTS
from baohuang.cards.notation import NAMES
from baohuang.plays.holding import Holding


def text_of(kinds: Sequence[int]) -> str:
    """The canonical text of some cards.

    >>> text_of([54, 24, 24])
    '9c9cW'
    """
    return "".join([NAMES[kind] for kind in sorted(kinds)])


def text_of_hand(held: Holding) -> str:
    """The canonical text of a hand."""
    tokens: list[str] = []
    for kind in range(SLOTS):
        for _ in range(held.counts[kind]):
            tokens.append(NAMES[kind])
    return "".join(tokens)
