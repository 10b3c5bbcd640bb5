"""`Discards`: all the ways to lay some cards of a hand face down, as a lazy sequence.

Six of twenty-six cards can be chosen in 230,230 ways: they are counted and unranked, never listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from baohuang.engine.actions import discard
from baohuang.engine.choices import Choices


class Discards(Sequence[int]):
    """Every discard of `count` cards out of a hand's `counts`, as actions, in a fixed order."""

    def __init__(self, counts: Iterable[int], count: int) -> None:
        self._choices = Choices(counts, count)

    def __len__(self) -> int:
        return self._choices.number()

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        """The discard at an index (or a list, for a slice)."""
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return discard(self._choices.unrank(index % len(self)))

    def __iter__(self) -> Iterator[int]:
        return (discard(self._choices.unrank(at)) for at in range(len(self)))
