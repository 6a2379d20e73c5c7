"""How often something may be done: a bucket per key that fills up steadily."""

from __future__ import annotations

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

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.per_minute / 60, max(1, self.per_minute / 2))
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
