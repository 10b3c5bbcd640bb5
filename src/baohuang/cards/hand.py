"""`Hand`: an immutable multiset of cards, as one count a slot.

For the edges (records, views, tests). The engine's own mutable hand is `plays.holding.Holding`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from baohuang.cards.kinds import SLOTS
from baohuang.cards.notation import format_cards, parse_cards


class Hand:
    """Counts by kind: 57 bytes, slot 56 for the flagged guard card.

    >>> hand = Hand.parse("WWKs9c9c")
    >>> str(hand), len(hand), hand.count(24)
    ('9c9cKsWW', 5, 2)
    """

    __slots__ = ("counts",)

    def __init__(self, counts: bytes = bytes(SLOTS)) -> None:
        if len(counts) != SLOTS:
            raise ValueError(f"a hand has {SLOTS} counts, not {len(counts)}")
        self.counts = counts

    @classmethod
    def of(cls, kinds: Iterable[int]) -> Self:
        """The hand that holds `kinds`, in any order. Suitless kinds raise `IndexError`."""
        counts = bytearray(SLOTS)
        for kind in kinds:
            counts[kind] += 1
        return cls(bytes(counts))

    @classmethod
    def parse(cls, text: str) -> Self:
        """The hand written in `text`. Raises `NotationError`; suits are needed."""
        return cls.of(parse_cards(text))

    def count(self, kind: int) -> int:
        """How many of `kind` it holds."""
        return self.counts[kind]

    def __iter__(self) -> Iterator[int]:
        for kind, count in enumerate(self.counts):
            for _ in range(count):
                yield kind

    def __len__(self) -> int:
        return sum(self.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)

    def __str__(self) -> str:
        return format_cards(self)

    def __repr__(self) -> str:
        return f"Hand({self})"
