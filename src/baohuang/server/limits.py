"""Token buckets: so many at once, so many a second after that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second. Times are seconds of any clock."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.tokens = size
        self.at = now

    def take(self, now: float) -> bool:
        """Take one token, if there is one."""
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each key, the `most` that were used last."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self.size = size
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, now: float) -> bool:
        """Take one token of a key's bucket, if there is one."""
        bucket = self._buckets.setdefault(key, Bucket(self.size, self.rate, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
