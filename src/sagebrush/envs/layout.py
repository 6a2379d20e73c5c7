"""How a game's records are laid out in numbers, worked out from the types it declares.

What a type does not say, `encoding.toml` beside the game says, and a slice of it in the folder of each expansion: how
many seats there are at most, what the fields hold that no message names, and which fields of an option are a choice.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.envs.actions import BitsDigit, Digit, Kind, NumberDigit, PairDigit, SeatDigit, WordDigit
from sagebrush.envs.fields import (
    Amounts,
    Asked,
    Field,
    Flag,
    Many,
    ManyBy,
    Named,
    Nothing,
    Number,
    One,
    OneSeat,
    PerSeat,
    Ranks,
    Record,
    Rows,
    SomeSeats,
    Tallies,
)
from sagebrush.words import message_ids, owned
from sagebrush.words.narrate import ANY_THING, THING, field_table

SKIP = "skip"
FILE = "encoding.toml"


class NoEncoding(BadConfig):
    """The game, or something new in it, cannot be laid out in numbers."""


class Slot(NamedTuple):
    """A named run of bytes, for the documentation: where it is, and what its places stand for."""

    name: str
    start: int
    size: int
    holds: str
    words: tuple[str, ...] = ()


class Shape(NamedTuple):
    """What a field's type comes to."""

    kind: Any
    optional: bool


def has_encoding(game: Game[Any]) -> bool:
    """Whether somebody has thought of numbers for this game."""
    return bool(owned(game, FILE))


class Book:
    """What a game says of itself: `encoding.toml`, `fields.toml`, its pieces, and what its messages name."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.name = game.info.name
        table: dict[str, Any] = {}
        for path in owned(game, FILE):
            _merge(table, tomllib.loads(path.read_text("utf-8")))
        if "version" not in table:
            raise NoEncoding(f"{self.name} has no encoding: there is no encoding.toml beside its code")
        self.version: int = table["version"]
        self.seats: int = table["seats"]
        self.views: dict[str, Any] = table.get("views", {})
        self.questions: dict[str, Any] = table.get("questions", {})
        self.options: dict[str, Any] = table.get("options", {})
        self.copies: dict[str, int] = table.get("copies", {})
        self._lists: dict[str, list[str]] = table.get("words", {})
        self._pieces = game.pieces()
        self._usual: dict[str, str] = field_table(self.name).get("fields", {})
        self._words: dict[str, dict[str, int]] = {}

    def words(self, kind: str) -> tuple[dict[str, int], int]:
        """The things of a kind by their places, and how many there are."""
        if kind not in self._words:
            self._words[kind] = {id: place for place, id in enumerate(self._listed(kind))}
        found = self._words[kind]
        return found, len(set(found.values()))

    def _listed(self, kind: str) -> Iterable[str]:
        if kind not in self._lists:
            return self._found(kind)
        # "+card" stands for all cards, and within the list of cards itself for those that are found.
        return dict.fromkeys(id for entry in self._lists[kind] for id in self._entry(kind, entry))

    def _entry(self, kind: str, entry: str) -> Iterable[str]:
        if not entry.startswith("+"):
            return (entry,)
        return self._found(kind) if entry[1:] == kind else self._listed(entry[1:])

    def _found(self, kind: str) -> Iterable[str]:
        if kind in self._pieces:
            return self._pieces[kind]
        kinds = ANY_THING if kind == THING else (kind.removesuffix("_name"),)
        found = sorted({id for one in kinds for id in self._named(one)})
        if not found:
            raise NoEncoding(f"{self.name}: nobody says what there is of the kind {kind!r}")
        return found

    def _named(self, kind: str) -> list[str]:
        start = f"{self.name}-{kind}-"
        return [id.removeprefix(start).replace("_plus", "+") for id in message_ids() if id.startswith(start)]

    def holds(self, own: dict[str, Any], record: str, field: str) -> Any:
        """What a field holds: said for this record, for the field's name, or by the game's `fields.toml`.

        A mere text is one of the words listed under the field's own name.
        """
        found = own.get(f"{record}.{field}", own.get(field, self._usual.get(field)))
        return field if found == "text" else found


def _merge(table: dict[str, Any], more: dict[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict):
            _merge(table.setdefault(key, {}), value)
        elif isinstance(value, list):
            table[key] = [*table.get(key, ()), *value]
        else:
            table[key] = value


@cache
def hints(kind: type) -> dict[str, Any]:
    found = get_type_hints(kind)
    return {name: found[name] for name in kind.__struct_fields__}  # type: ignore[attr-defined]


def shape(hint: Any) -> Shape:
    if get_origin(hint) in (Union, UnionType):
        rest = [part for part in get_args(hint) if part is not NoneType]
        return Shape(rest[0], optional=NoneType in get_args(hint))
    return Shape(hint, optional=False)


def item_of(hint: Any) -> Any | None:
    """What a row (`tuple[X, ...]`) is a row of."""
    return get_args(hint)[0] if get_origin(hint) is tuple else None


def is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


# -------------------------------------------------------------------- observations


class Drawer:
    """Lays a game's records out; `slots` says afterwards what lies where."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def record(self, kind: type, own: dict[str, Any], *, mark: bool = False) -> Record:
        children = [self.field(kind.__name__, name, hint, own) for name, hint in hints(kind).items()]
        return Record(children, mark=mark)

    def field(self, record: str, name: str, hint: Any, own: dict[str, Any]) -> Field:
        holds = self.book.holds(own, record, name)
        if holds == SKIP:
            return Nothing()
        kind, optional = shape(hint)
        found = self._plain(kind, holds, optional=optional) or self._row(record, name, kind, holds, own)
        if found is not None:
            return found
        if is_record(kind):
            return self.record(kind, own, mark=optional)
        if get_origin(kind) is dict and (holds or get_args(kind)[1] is Any):
            return self._by_name(kind, holds)
        raise NoEncoding(f"{self.book.name}: encoding.toml does not say what {record}.{name} holds")

    def _plain(self, kind: Any, holds: Any, *, optional: bool) -> Field | None:
        if kind is bool:
            return Flag()
        if kind is Seat:
            return OneSeat(self.book.seats)
        if kind is int:
            return Number(optional=optional)
        if get_origin(kind) is Literal:
            return One({word: place for place, word in enumerate(get_args(kind))}, len(get_args(kind)))
        if kind is str and isinstance(holds, str):
            return One(*self.book.words(holds))
        return None

    def _row(self, record: str, name: str, kind: Any, holds: Any, own: dict[str, Any]) -> Field | None:
        item = item_of(kind)
        if item is None:
            return None
        plain, optional = shape(item)
        if plain is Seat:
            return Ranks(self.book.seats) if holds == "ranks" else SomeSeats(self.book.seats)
        if plain is int:
            return Tallies(holds) if isinstance(holds, int) else PerSeat(Number(optional=optional), self.book.seats)
        if plain is str and isinstance(holds, str):
            return Many(*self.book.words(holds))
        if is_record(plain):
            return self._records(plain, holds, own)
        if item_of(plain):
            inner = self.field(record, name, plain, own)
            return PerSeat(inner, self.book.seats)
        return None

    def _records(self, kind: type, holds: Any, own: dict[str, Any]) -> Field:
        """A row of records: one for each seat, the first so many, or only what one of their fields counts."""
        if isinstance(holds, int):
            return Rows(self.record(kind, own, mark=True), holds)
        if isinstance(holds, str) and holds.startswith("by "):
            field = holds.removeprefix("by ")
            return ManyBy(*self.book.words(self.book.holds(own, kind.__name__, field)), field)
        return PerSeat(self.record(kind, own, mark=True), self.book.seats)

    def _by_name(self, kind: Any, holds: Any) -> Field:
        if get_args(kind)[1] is int:
            return Amounts(*self.book.words(holds))
        parts = dict(sorted(self.book.game.types.parts.items()))
        return Named({name: self.record(part, self.book.views, mark=True) for name, part in parts.items()}, dict(parts))

    def asked(self) -> tuple[Asked, list[Slot]]:
        """A place for the kind of question, and one for each field that questions have."""
        kinds = sorted(self.book.game.types.questions, key=_tag)
        places: dict[str, tuple[int, Field]] = {}
        fields: dict[str, list[tuple[int, int, Field]]] = {_tag(kind): [] for kind in kinds}
        slots = [Slot("kind", 0, len(kinds), "one of", tuple(map(_tag, kinds)))]
        size = len(kinds)
        for kind in kinds:
            for at, (name, hint) in enumerate(hints(kind).items()):
                key = f"{name}:{hint}"
                if key not in places:
                    child = self.field(_tag(kind), name, hint, self.book.questions)
                    places[key] = (size, child)
                    slots += [*slots_of(child, name, size, hint)]
                    size += child.size
                fields[_tag(kind)].append((at, *places[key]))
        return Asked({_tag(kind): place for place, kind in enumerate(kinds)}, fields, size), slots


def _tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


# -------------------------------------------------------------------- what lies where


def slots_of(field: Field, name: str, start: int, hint: Any) -> list[Slot]:
    """The runs of bytes of a field, with what they hold."""
    kind = shape(hint).kind
    match field:
        case Nothing():
            return []
        case Record():
            return _slots_of_record(field, name, start, kind)
        case Named():
            return [
                slot
                for own, child in field.children.items()
                for slot in slots_of(child, f"{name}.{own}", start + field.offsets[own], field.kinds[own])
            ]
        case PerSeat() if isinstance(field.child, Record):
            rows = slots_of(field.child, f"{name}[0]", start, item_of(kind))
            return [*rows, Slot(f"{name}[1…]", start + field.child.size, field.size - field.child.size, "the same")]
        case Rows():
            return [
                slot
                for row in range(field.rows)
                for slot in slots_of(field.child, f"{name}[{row}]", start + row * field.child.size, item_of(kind))
            ]
    return [Slot(name, start, field.size, _meaning(field), _words_of(field))]


def _slots_of_record(field: Record, name: str, start: int, kind: Any) -> list[Slot]:
    found = [Slot(name, start, 1, "flag: there is one")] if field.start else []
    for (own, hint), child, offset in zip(hints(kind).items(), field.children, field.offsets, strict=True):
        found += slots_of(child, f"{name}.{own}" if name else own, start + offset, hint)
    return found


MEANINGS: tuple[tuple[type[Field], str], ...] = (
    (Flag, "flag"),
    (Number, "number"),
    (OneSeat, "1 at the seat, counted from the observer"),
    (SomeSeats, "1 at each of the seats"),
    (Ranks, "the place of each seat in the row"),
    (One, "one of"),
    (ManyBy, "how many of each"),
    (Many, "how many of each"),
    (Tallies, "how often each number comes"),
    (Amounts, "a number for each"),
    (PerSeat, "for each seat"),
)


def _meaning(field: Field) -> str:
    text = next(text for kind, text in MEANINGS if isinstance(field, kind))
    if isinstance(field, Number) and field.shift:
        return f"{text}, one higher; 0 if unknown"
    if isinstance(field, PerSeat):
        return f"{text} {_meaning(field.child)}"
    return text


def _words_of(field: Field) -> tuple[str, ...]:
    while isinstance(field, PerSeat):
        field = field.child
    if not isinstance(field, One | Many | ManyBy | Amounts):
        return ()
    first: dict[int, str] = {}
    for id, place in field.words.items():
        first.setdefault(place, id)
    return tuple([first[place] for place in sorted(first)])


# -------------------------------------------------------------------- actions


def kinds_of(book: Book) -> list[Kind]:
    """The kinds of options in the order of their names, each with its block of numbers."""
    found: list[Kind] = []
    first = 0
    for kind in sorted(book.game.types.options, key=_tag):
        digits: list[Digit] = []
        places: list[int] = []
        for place, (name, hint) in enumerate(hints(kind).items()):
            digit = _digit(book, kind, name, hint)
            if digit is not None:
                digits.append(digit)
                places.append(place)
        found.append(Kind(_tag(kind), first, digits, places, book.copies.get(_tag(kind), 1)))
        first += found[-1].size
    return found


def _digit(book: Book, kind: type[Option], name: str, hint: Any) -> Digit | None:
    """The digit of a field; None for one that is no choice: what something costs follows from the rest."""
    own = book.options
    holds = own.get(f"{_tag(kind)}.{name}", own.get(name))
    plain, optional = shape(hint)
    if holds == SKIP or (plain is int and holds is None):
        return None
    if plain is Seat:
        return SeatDigit(name, book.seats + optional)
    if plain is bool:
        return NumberDigit(name, 2)
    if plain is int:
        return NumberDigit(name, int(holds or 0))
    if get_origin(plain) is Literal:
        words = {word: place for place, word in enumerate(get_args(plain))}
        return WordDigit(name, words, len(words))
    return _thing_digit(book, kind, name, plain, holds or book.holds(own, _tag(kind), name))


def _thing_digit(book: Book, kind: type[Option], name: str, plain: Any, holds: Any) -> Digit:
    if plain is str and isinstance(holds, str):
        return WordDigit(name, *book.words(holds))
    if item_of(plain) is int and isinstance(holds, int):
        return BitsDigit(name, holds)
    if item_of(plain) is str and isinstance(holds, str) and holds.startswith("pair "):
        return PairDigit(name, *book.words(holds.removeprefix("pair ")))
    raise NoEncoding(f"{book.name}: encoding.toml does not say what the option {_tag(kind)} chooses by {name}")
