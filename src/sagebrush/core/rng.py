"""The one generator of chance of a match: BLAKE2b in counter mode, keyed with a 128-bit seed.

Its whole state is a seed and a few integers, so a copy is free; and because every block is a keyed hash, nobody
can work out the deck from the cards already seen.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

from mypy_extensions import mypyc_attr

from sagebrush.core.errors import BadConfig, SagebrushError

T = TypeVar("T")

SEED_BITS = 128
BLOCK_BYTES = 64


class ScriptEnded(SagebrushError):
    """A scripted test drew more chance than it wrote down."""


def parse_seed(seed: int | str) -> int:
    """A seed as a number, or as the hexadecimal text that records carry."""
    if isinstance(seed, str):
        if not 0 < len(seed) <= SEED_BITS // 4 or not all(digit in "0123456789abcdefABCDEF" for digit in seed):
            raise BadConfig(f"seed {seed!r} is not a hexadecimal number of at most 32 digits")
        return int(seed, 16)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise BadConfig(f"seed {seed!r:.60} is not a whole number from 0 to 2^128 - 1")
    return seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Fair numbers in a fixed order, the same in every process and on every machine."""

    __slots__ = ("block", "counter", "place", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counter = 0  # blocks hashed so far
        self.block = b""
        self.place = BLOCK_BYTES  # bytes of the block used so far

    def copy(self) -> Chance:
        twin = Chance(self.seed)
        twin.counter = self.counter
        twin.block = self.block
        twin.place = self.place
        return twin

    def below(self, count: int) -> int:
        """A fair whole number from 0 to count - 1; what would favour some of them is thrown away."""
        if count > 256:
            return self._large(count)
        limit = 256 - 256 % count
        while True:
            if self.place == BLOCK_BYTES:
                self._refill()
            value = self.block[self.place]
            self.place += 1
            if value < limit:
                return value % count

    def _large(self, count: int) -> int:
        width = (count.bit_length() + 15) // 8  # at least a byte to spare keeps retries rare
        limit = (1 << 8 * width) // count * count
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self.below(256)
            if value < limit:
                return value % count

    def _refill(self) -> None:
        key = self.seed.to_bytes(SEED_BITS // 8, "big")
        self.block = blake2b(self.counter.to_bytes(8, "big"), digest_size=BLOCK_BYTES, key=key).digest()
        self.counter += 1
        self.place = 0

    def drawn(self) -> int:
        """How many bytes of chance were used so far."""
        return (self.counter - 1) * BLOCK_BYTES + self.place

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Take a random one out; the last one moves to its place."""
        place = self.below(len(items))
        taken = items[place]
        items[place] = items[-1]
        items.pop()
        return taken

    def spawn(self) -> Chance:
        """A new generator whose numbers tell nothing about this one's."""
        seed = 0
        for _ in range(4):
            seed = seed << 32 | self.below(1 << 32)
        return Chance(seed)

    def canonical(self) -> list[str | int]:
        return [f"{self.seed:032x}", self.drawn()]


@mypyc_attr(allow_interpreted_subclasses=True)
class StackedChance(Chance):
    """Fair, but for what a lesson fixes: how the first shuffles end, and the first numbers thrown.

    Each of `stacks` is a list of ids: the first shuffled list that holds them all ends with them, in this order.
    """

    __slots__ = ("numbers", "stacks", "thrown")

    def __init__(self, seed: int, stacks: list[list[str]], numbers: list[int]) -> None:
        super().__init__(seed)
        self.stacks = stacks
        self.numbers = numbers
        self.thrown = 0

    def copy(self) -> StackedChance:
        twin = StackedChance(self.seed, self.stacks.copy(), self.numbers)
        twin.thrown = self.thrown
        twin.counter = self.counter
        twin.block = self.block
        twin.place = self.place
        return twin

    def below(self, count: int) -> int:
        if self.thrown < len(self.numbers) and self.numbers[self.thrown] < count:
            self.thrown += 1
            return self.numbers[self.thrown - 1]
        return super().below(count)

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = super().below(last + 1)
            items[last], items[other] = items[other], items[last]
        for stack in self.stacks:
            found = _picked_out(items, stack)
            if found:
                items[:] = [item for item in items if not any(item is one for one in found)] + found
                self.stacks = [other for other in self.stacks if other is not stack]
                return

    def drawn(self) -> int:
        return super().drawn() + self.thrown

    def canonical(self) -> list[str | int]:
        return [*super().canonical(), self.thrown, len(self.stacks)]


def _picked_out(items: list[T], stack: list[str]) -> list[T]:
    """The items with these ids, in that order; none if one of them is missing."""
    left = list(items)
    found: list[T] = []
    for wanted in stack:
        place = next((place for place, item in enumerate(left) if getattr(item, "id", item) == wanted), -1)
        if place < 0:
            return []
        found.append(left.pop(place))
    return found


class ScriptedChance(Chance):
    """The twin for tests: says what the test wrote; then it repeats its filler, or stops the test if it has none."""

    __slots__ = ("filler", "script", "used")

    def __init__(self, script: list[int], filler: int | None = None) -> None:
        super().__init__(0)
        self.script = script
        self.filler = filler
        self.used = 0

    def copy(self) -> ScriptedChance:
        twin = ScriptedChance(list(self.script), self.filler)
        twin.used = self.used
        return twin

    def below(self, count: int) -> int:
        if self.used == len(self.script):
            if self.filler is not None:
                return self.filler % count
            raise ScriptEnded(f"the script of chance has ended after {self.used} numbers; one below {count} is needed")
        value = self.script[self.used]
        if not 0 <= value < count:
            raise ScriptEnded(f"the script says {value} where a number below {count} is needed")
        self.used += 1
        return value

    def drawn(self) -> int:
        return self.used

    def extend(self, values: list[int]) -> None:
        self.script.extend(values)

    def left(self) -> int:
        return len(self.script) - self.used
