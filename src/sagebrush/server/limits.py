"""How often something may be done: a bucket per key that fills up steadily."""

from __future__ import annotations

from collections import Counter
from itertools import islice
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

    def is_full(self) -> bool:
        """Whether it is as good as new, so that nobody needs to remember it."""
        return not self.rate or monotonic() - self.at > self.burst / self.rate


class Buckets:
    """A bucket for each key, in the order of their last use; those that have filled up again are forgotten."""

    def __init__(self, per_minute: int, burst: float | None = None) -> None:
        self.per_minute = per_minute
        self.burst = max(1, per_minute / 2) if burst is None else burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.per_minute / 60, self.burst)
        self._buckets[key] = bucket
        taken = bucket.take()
        self._forget()
        return taken

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
