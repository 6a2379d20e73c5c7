"""How often something may be done: a bucket per key that fills up steadily."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv6Address, ip_address
from itertools import islice
from time import monotonic

MAX_KEYS = 20_000


def address_key(host: str) -> str:
    """What an address is counted by: a household has one of IPv4, and of IPv6 a network of 64 bits to choose from."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Bucket:
    """`rate` a second on average, `burst` at once; a rate of 0 has no limit."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        if not self.rate:
            return True
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owes(self) -> bool:
        """Whether more was charged than there was."""
        self._fill()
        return bool(self.rate) and self.left <= 0

    def charge(self, amount: float) -> None:
        """What was done has its price, whether or not there is enough."""
        self._fill()
        self.left -= amount

    def _fill(self) -> None:
        moment = monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.rate)
        self.at = moment

    def is_full(self) -> bool:
        """Whether it is as good as new, so that nobody needs to remember it."""
        return not self.rate or self.left + (monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for each key, in the order of their last use; those that have filled up again are forgotten."""

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self.per_minute = per_minute
        self.burst = max(1, per_minute / 2) if burst is None else burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        taken = self._of(key).take()
        self._forget()
        return taken

    def owes(self, key: str) -> bool:
        """Whether this key has been charged more than it had."""
        return key in self._buckets and self._buckets[key].owes()

    def charge(self, key: str, amount: float) -> None:
        self._of(key).charge(amount)
        self._forget()

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.per_minute / 60, self.burst)
        self._buckets[key] = bucket
        return bucket

    def _forget(self) -> None:
        """At most two for each one used: that is enough to come to an end, and never much at once."""
        for key in list(islice(self._buckets, 2)):
            if len(self._buckets) > MAX_KEYS or self._buckets[key].is_full():
                del self._buckets[key]

    def __len__(self) -> int:
        return len(self._buckets)


class Places:
    """How many each key may have at once; 0 has no limit."""

    def __init__(self, each: int) -> None:
        self.each = each
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        if self.each and self._taken[key] >= self.each:
            return False
        self._taken[key] += 1
        return True

    def give_back(self, key: str) -> None:
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
