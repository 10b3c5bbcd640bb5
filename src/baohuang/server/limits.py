"""Token buckets: so many at once, so many a second after that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second. Times are seconds of any clock."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.tokens = size
        self.at = now

    def take(self, now: float) -> bool:
        """Take one token, if there is one whole."""
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def owe(self, tokens: float) -> None:
        """Take more, whether they are there or not: what comes next may have to wait for them."""
        self.tokens -= tokens


class Buckets:
    """A bucket for each key, the `most` that were used last."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self.size = size
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, now: float) -> bool:
        """Take one token of a key's bucket, if there is one."""
        return self.of(key, now).take(now)

    def of(self, key: Hashable, now: float) -> Bucket:
        """A key's bucket."""
        bucket = self._buckets.setdefault(key, Bucket(self.size, self.rate, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network of 64 bits that a house is given, of IPv4 the address.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        known = IPv6Address(address)
    except ValueError:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> 64 << 64))
