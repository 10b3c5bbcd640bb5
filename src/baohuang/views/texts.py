"""Cards as texts, for views: kinds that have their suits, in canonical order."""

from __future__ import annotations

from collections.abc import Sequence

from baohuang.cards.notation import NAMES


def text_of(kinds: Sequence[int]) -> str:
    """The canonical text of some cards.

    >>> text_of([54, 24, 24])
    '9c9cW'
    """
    return "".join([NAMES[kind] for kind in sorted(kinds)])


def text_of_counts(counts: Sequence[int]) -> str:
    """The canonical text of a hand given as a count of each kind."""
    tokens: list[str] = []
    for kind, count in enumerate(counts):
        if count:
            tokens.append(NAMES[kind] * count)
    return "".join(tokens)
