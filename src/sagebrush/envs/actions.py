"""The numbers of actions: each option has one, made of its kind and of those of its fields that are a choice.

Compiled, like the rules. An option keeps its number whatever else is offered; two that differ only in what is no field
of the number stand side by side in the order in which they are offered.
"""

from __future__ import annotations

from typing import Any

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.envs.fields import Unencoded, place_of

#: Numbers that are kept rather than worked out anew; far more than a game has in practice.
KEPT = 200_000


class Digit:
    """One field of an option, as a digit of its number."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def of(self, value: Any, me: int, players: int) -> int:
        raise NotImplementedError


class SeatDigit(Digit):
    """Seats from the actor on; where there may be none, that is the last digit."""

    def of(self, value: Any, me: int, players: int) -> int:
        if value is None:
            return self.size - 1
        seat: int = value
        return (seat - me) % players


class WordDigit(Digit):
    """Things by their place in a list, from 1 on; 0 is nothing."""

    def __init__(self, name: str, words: dict[str, int], count: int) -> None:
        super().__init__(name, count + 1)
        self.words = words

    def of(self, value: Any, me: int, players: int) -> int:
        return place_of(self.words, value) + 1 if value else 0


class PairDigit(Digit):
    """Up to two things, the one listed first before the other."""

    def __init__(self, name: str, words: dict[str, int], count: int) -> None:
        super().__init__(name, (count + 1) * (count + 1))
        self.words = words
        self.count = count

    def of(self, value: Any, me: int, players: int) -> int:
        places = sorted([place_of(self.words, item) + 1 for item in value])
        if len(places) > 2:
            raise Unencoded(f"{self.name} holds more than two things: {value!r}")
        high = places[-1] if places else 0
        low = places[0] if len(places) == 2 else 0
        return low * (self.count + 1) + high


class BitsDigit(Digit):
    """A choice of places: a bit for each."""

    def __init__(self, name: str, places: int) -> None:
        super().__init__(name, 1 << places)

    def of(self, value: Any, me: int, players: int) -> int:
        found = 0
        for item in value:
            place: int = item
            found |= 1 << place
        return found


class NumberDigit(Digit):
    """A number from 0 on; the last digit is that one or more. A flag is 0 or 1."""

    def of(self, value: Any, me: int, players: int) -> int:
        number: int = int(value)
        return min(max(number, 0), self.size - 1)


class Kind:
    """The actions of one kind of option: a block of numbers from `first` on, `copies` for each combination."""

    def __init__(self, tag: str, first: int, digits: list[Digit], places: list[int], copies: int) -> None:
        self.tag = tag
        self.first = first
        self.digits = digits
        #: Which field of the option each digit is.
        self.places = places
        self.copies = copies
        self.size = copies
        for digit in digits:
            self.size *= digit.size

    def number(self, option: Option, me: int, players: int) -> int:
        found = 0
        fields = option.__struct_fields__
        for at, digit in enumerate(self.digits):
            found = found * digit.size + digit.of(getattr(option, fields[self.places[at]]), me, players)
        return self.first + found * self.copies


class Actions:
    """All actions of a game."""

    def __init__(self, kinds: list[Kind], seats: int) -> None:
        self.kinds = {kind.tag: kind for kind in kinds}
        self.size = sum([kind.size for kind in kinds])
        self.seats = seats
        self._known: list[dict[Option, tuple[int, int]]] = [{} for _ in range(seats * (seats + 1))]
        #: Options for which there was no number left: more copies than were thought of.
        self.crowded = 0

    def choices(self, decision: Decision[Option], players: int) -> dict[int, Option]:
        """The options of a decision by their numbers."""
        me: int = decision.seat
        known = self._known[players * self.seats + me]
        found: dict[int, Option] = {}
        for option in decision.options:
            place = known.get(option)
            if place is None:
                place = self._place(option, me, players, known)
            number = place[0]
            if number in found:
                end = number + place[1]
                while number in found and number < end:
                    number += 1
                if number == end:
                    self.crowded += 1
                    continue
            found[number] = option
        return found

    def _place(self, option: Option, me: int, players: int, known: dict[Option, tuple[int, int]]) -> tuple[int, int]:
        kind = self.kinds.get(option.kind)
        if kind is None:
            raise Unencoded(f"the encoding has no place for the option {option.kind!r}")
        if len(known) >= KEPT:
            known.clear()
        place = known[option] = (kind.number(option, me, players), kind.copies)
        return place
