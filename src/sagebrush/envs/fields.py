"""The fields of an observation: each owns a run of bytes and writes what it is given there, as one seat sees it.

Compiled, like the rules: this is what an environment does at every step. Seats are counted from the observer, who is
number 0, then clockwise; so one policy can play every seat.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import astuple

from sagebrush.core.errors import SagebrushError

#: The largest number that a byte holds; what is more is written as this.
MOST: Final = 255


class Unencoded(SagebrushError):
    """Something that the encoding has no place for: its lists are incomplete."""


class Field:
    """So many bytes. `put` finds them blank."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.blank = bytes(size)

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        raise NotImplementedError

    def update(self, buffer: bytearray, at: int, value: Any, former: Any, me: int, players: int) -> None:
        """Write only what is not as it was; most of a table stays as it is from one look to the next."""
        if value is not former and value != former:
            buffer[at : at + self.size] = self.blank
            self.put(buffer, at, value, me, players)


class Nothing(Field):
    """What is left out."""

    def __init__(self) -> None:
        super().__init__(0)

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        pass

    def update(self, buffer: bytearray, at: int, value: Any, former: Any, me: int, players: int) -> None:
        pass


class Flag(Field):
    """1 for yes, 0 for no."""

    def __init__(self) -> None:
        super().__init__(1)

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        buffer[at] = 1 if value else 0


class Number(Field):
    """A whole number from 0 to 255; where it may be unknown, 0 says so and all others are one higher."""

    def __init__(self, *, optional: bool) -> None:
        super().__init__(1)
        self.shift = 1 if optional else 0

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        if value is not None:
            number: int = value
            buffer[at] = min(max(number + self.shift, 0), MOST)


class OneSeat(Field):
    """1 at the seat; none for nobody."""

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        if value is not None:
            seat: int = value
            buffer[at + (seat - me) % players] = 1


class SomeSeats(Field):
    """How often each seat is named."""

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for seat in value or ():
            number: int = seat
            place = at + (number - me) % players
            buffer[place] = min(buffer[place] + 1, MOST)


class Ranks(Field):
    """For each seat its place in the row, counted from the observer's own: 1 is the observer, 0 is not in the row."""

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        row = list(value)
        start = row.index(me) if me in row else 0
        for place, seat in enumerate(row):
            number: int = seat
            buffer[at + (number - me) % players] = (place - start) % len(row) + 1


class One(Field):
    """1 at the thing; none for nothing."""

    def __init__(self, words: dict[str, int], size: int) -> None:
        super().__init__(size)
        self.words = words

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        if value:
            buffer[at + place_of(self.words, value)] = 1


class Many(Field):
    """How many there are of each thing."""

    def __init__(self, words: dict[str, int], size: int) -> None:
        super().__init__(size)
        self.words = words

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for item in value or ():
            place = at + place_of(self.words, item)
            buffer[place] = min(buffer[place] + 1, MOST)


class ManyBy(Field):
    """How many records there are of each thing that one of their fields names."""

    def __init__(self, words: dict[str, int], size: int, field: str) -> None:
        super().__init__(size)
        self.words = words
        self.field = field

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for record in value or ():
            item = getattr(record, self.field)
            if item:
                place = at + place_of(self.words, item)
                buffer[place] = min(buffer[place] + 1, MOST)


class Tallies(Field):
    """How often each number comes in a row of small numbers."""

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for item in value or ():
            number: int = item
            place = at + min(max(number, 0), self.size - 1)
            buffer[place] = min(buffer[place] + 1, MOST)


class Amounts(Field):
    """A number for each thing."""

    def __init__(self, words: dict[str, int], size: int) -> None:
        super().__init__(size)
        self.words = words

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for item, amount in value.items():
            number: int = amount
            buffer[at + place_of(self.words, item)] = min(max(number, 0), MOST)


class PerSeat(Field):
    """The same field for every seat, from the observer on."""

    def __init__(self, child: Field, seats: int) -> None:
        super().__init__(child.size * seats)
        self.child = child

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        child = self.child
        for seat, item in enumerate(value or ()):
            child.put(buffer, at + (seat - me) % players * child.size, item, me, players)

    def update(self, buffer: bytearray, at: int, value: Any, former: Any, me: int, players: int) -> None:
        if value is former:
            return
        if former is None or value is None or len(value) != len(former):
            super().update(buffer, at, value, former, me, players)
            return
        child = self.child
        for seat in range(len(value)):
            item, before = value[seat], former[seat]
            if item is not before:
                child.update(buffer, at + (seat - me) % players * child.size, item, before, me, players)


class Rows(Field):
    """The first so many of a row of records."""

    def __init__(self, child: Field, rows: int) -> None:
        super().__init__(child.size * rows)
        self.child = child
        self.rows = rows

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for row, item in enumerate(value or ()):
            if row < self.rows:
                self.child.put(buffer, at + row * self.child.size, item, me, players)


class Record(Field):
    """Fields one after the other. With a `mark`, the first byte says that there is such a record at all."""

    def __init__(self, children: list[Field], *, mark: bool) -> None:
        self.children = children
        self.offsets: list[int] = []
        size = self.start = 1 if mark else 0
        for child in children:
            self.offsets.append(size)
            size += child.size
        super().__init__(size)

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        if value is None:
            return
        if self.start:
            buffer[at] = 1
        values = astuple(value)
        for place, child in enumerate(self.children):
            if child.size:
                child.put(buffer, at + self.offsets[place], values[place], me, players)

    def update(self, buffer: bytearray, at: int, value: Any, former: Any, me: int, players: int) -> None:
        if value is former:
            return
        if former is None or value is None or type(value) is not type(former):
            super().update(buffer, at, value, former, me, players)
            return
        values, before = astuple(value), astuple(former)
        for place, child in enumerate(self.children):
            item = values[place]
            if item is not before[place]:
                child.update(buffer, at + self.offsets[place], item, before[place], me, players)


class Named(Field):
    """Records by name, each in its own place if it is there. `kinds` are their classes."""

    def __init__(self, children: dict[str, Field], kinds: dict[str, Any]) -> None:
        self.children = children
        self.kinds = kinds
        self.offsets: dict[str, int] = {}
        size = 0
        for name, child in children.items():
            self.offsets[name] = size
            size += child.size
        super().__init__(size)

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        for name, item in value.items():
            self._child(name).put(buffer, at + self.offsets[name], item, me, players)

    def update(self, buffer: bytearray, at: int, value: Any, former: Any, me: int, players: int) -> None:
        if value is former:
            return
        if former is None or value.keys() != former.keys():
            super().update(buffer, at, value, former, me, players)
            return
        for name, item in value.items():
            self._child(name).update(buffer, at + self.offsets[name], item, former[name], me, players)

    def _child(self, name: str) -> Field:
        if name not in self.children:
            raise Unencoded(f"the encoding has no place for the part {name!r}")
        return self.children[name]


class Asked(Field):
    """A question: its kind, and the fields that questions have, each in a place for all questions with that field."""

    def __init__(self, kinds: dict[str, int], fields: dict[str, list[tuple[int, int, Field]]], size: int) -> None:
        super().__init__(size)
        self.kinds = kinds
        #: By kind: which of the record's fields goes where.
        self.fields = fields

    def put(self, buffer: bytearray, at: int, value: Any, me: int, players: int) -> None:
        if value is None:
            return
        kind: str = value.kind
        buffer[at + place_of(self.kinds, kind)] = 1
        own = self.fields[kind]
        if own:
            values = astuple(value)
            for place, offset, child in own:
                child.put(buffer, at + offset, values[place], me, players)


def place_of(words: dict[str, int], id: str) -> int:
    """The place of a thing; a card with a sign may be listed without it."""
    place = words.get(id)
    if place is None:
        place = words.get(id.partition(":")[0])
        if place is None:
            raise Unencoded(f"the encoding has no place for {id!r}")
        words[id] = place
    return place
