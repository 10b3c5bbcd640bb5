"""A shuffle that is the same on every machine and Python version.

Python promises nothing of `random` but ``random()``, so the bytes come from SHA-256 over the seed
and a counter, numbers below a bound by rejection, the order by Fisher–Yates. `commitment` is what
is published before a deal whose seed is shown after it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


class SeededStream:
    """Uniform integers drawn from SHA-256(seed ‖ counter) blocks, eight bytes at a time."""

    def __init__(self, seed: bytes) -> None:
        self._seed = hashlib.sha256(b"baohuang/1:" + seed).digest()
        self._counter = 0
        self._block = b""

    def _word(self) -> int:
        if not self._block:
            counter = self._counter.to_bytes(8, "big")
            self._block = hashlib.sha256(self._seed + counter).digest()
            self._counter += 1
        word, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(word, "big")

    def below(self, bound: int) -> int:
        """A uniform integer of 0 ≤ x < `bound` (1 ≤ bound ≤ 2**32)."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound


def shuffled(deck: Sequence[int], stream: SeededStream) -> list[int]:
    """A new list with the cards of `deck` in an order drawn from `stream`."""
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        at = stream.below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    return cards


def seed_bytes(seed: int | bytes) -> bytes:
    """The bytes of a seed; an integer is written in decimal, so it may have any size."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


def commitment(seed: bytes) -> str:
    """SHA-256 of a secret seed, in hexadecimal: published before the deal, checked after it."""
    return hashlib.sha256(seed).hexdigest()
