"""How often something may be done: a bucket per key that fills up steadily."""

from __future__ import annotations

from collections import Counter
from time import monotonic

MAX_KEYS = 20_000


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
        moment = monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each key; those that have not been used longest are forgotten first."""

    def __init__(self, per_minute: int, burst: float | None = None) -> None:
        self.per_minute = per_minute
        self.burst = max(1, per_minute / 2) if burst is None else burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.per_minute / 60, self.burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


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
