"""Counting and unranking the multisets of a given size in a hand."""

from __future__ import annotations

from collections.abc import Iterable


class Choices:
    """Every way to choose `count` cards out of a hand's `counts` by slot, in a fixed order."""

    def __init__(self, counts: Iterable[int], count: int) -> None:
        self.kinds: list[int] = []
        self.copies: list[int] = []
        self.count: int = count
        for kind, copies in enumerate(counts):
            if copies:
                self.kinds.append(kind)
                self.copies.append(copies)
        self.ways: list[list[int]] = ways_from(self.copies, count)

    def number(self) -> int:
        """How many there are."""
        return self.ways[0][self.count]

    def unrank(self, index: int) -> list[int]:
        """The kinds of the choice at an index of 0 ≤ index < `number`, ascending."""
        chosen: list[int] = []
        left = self.count
        for at, kind in enumerate(self.kinds):
            for taken in range(min(self.copies[at], left) + 1):
                ways = self.ways[at + 1][left - taken]
                if index < ways:
                    for _ in range(taken):
                        chosen.append(kind)
                    left -= taken
                    break
                index -= ways
        return chosen


def ways_from(copies: list[int], count: int) -> list[list[int]]:
    """``ways[i][n]``: how many multisets of `n` cards there are among the kinds from `i` on."""
    later = [1] + [0] * count
    ways = [later]
    for have in reversed(copies):
        row: list[int] = []
        total = 0
        for n in range(count + 1):
            total += later[n]
            if n > have:
                total -= later[n - have - 1]
            row.append(total)
        ways.append(row)
        later = row
    ways.reverse()
    return ways
