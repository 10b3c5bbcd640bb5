"""`Discards`: all the ways to lay some cards of a hand face down, as a lazy sequence.

Six of twenty-six cards can be chosen in 230,230 ways: they are counted and unranked, never listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from baohuang.engine.actions import discard


class Discards(Sequence[int]):
    """Every multiset of `number` cards out of a hand's `counts`, in a fixed order."""

    def __init__(self, counts: Sequence[int], number: int) -> None:
        self._kinds = [(kind, copies) for kind, copies in enumerate(counts) if copies]
        self._ways = _ways(self._kinds, number)
        self.number = number

    def __len__(self) -> int:
        return self._ways[0][self.number]

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
        return self._unrank(index % len(self))

    def __iter__(self) -> Iterator[int]:
        return (self._unrank(at) for at in range(len(self)))

    def _unrank(self, index: int) -> int:
        chosen: list[int] = []
        left = self.number
        for at, (kind, copies) in enumerate(self._kinds):
            for taken in range(min(copies, left) + 1):
                ways = self._ways[at + 1][left - taken]
                if index < ways:
                    chosen += [kind] * taken
                    left -= taken
                    break
                index -= ways
        return discard(chosen)


def _ways(kinds: list[tuple[int, int]], count: int) -> list[list[int]]:
    """``ways[i][n]``: how many multisets of `n` cards the kinds from `i` on give."""
    ways = [[1] + [0] * count]
    for _, copies in reversed(kinds):
        later = ways[0]
        ways.insert(
            0,
            [sum(later[n - taken] for taken in range(min(copies, n) + 1)) for n in range(count + 1)],
        )
    return ways
