"""Looking up the words that name something: a place, an item, a card. One that names nothing is a fault of its row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec

from sagebrush.games.legends.cards import CARD
from sagebrush.games.legends.land import Land, land_of
from sagebrush.games.legends.language import (
    Ability,
    AnyEffect,
    Cache,
    CanPay,
    Challenge,
    Effects,
    For,
    Gain,
    Handing,
    ItemEffect,
    Lose,
    MoveFigure,
    MoveSheriff,
    NamedRule,
    NpcFight,
    PlaceToken,
    PokerGame,
    Roll,
    Take,
    Trade,
)
from sagebrush.games.legends.reading import Pages
from sagebrush.games.legends.rows import Rows
from sagebrush.games.legends.vocabulary import MoveGoal, Resource, Selector

#: Effects for each of some players, inside of each other.
MAX_FOR: Final = 4

_TYPES: Final[tuple[str, ...]] = ("weapon", "mount", "belonging")


class Known:
    """What there is to be named, by sort of word."""

    def __init__(self, rows: Rows) -> None:
        self.land: Land = land_of(rows.map)
        #: whether there is a second board, with all that belongs to it
        self.boards: bool = bool(rows.events.event)
        items = [row.id for row in rows.items.item]
        upgrades = [f"{row.id}+" for row in rows.items.item if row.upgraded is not None]
        self.words: dict[str, list[str]] = {
            "item": items,
            "item or upgrade": [*items, *upgrades],
            "good": [*self._of_boards(get_args(Resource)), *_TYPES, *items],
            "ware": ["weapon", "weapon_or_mount", "any", *items],
            "card": list(CARD),
            "character": [row.id for row in rows.characters.character],
            "option": [row.id for row in rows.options.option],
            "place": ["any:train", "any:train_checkpoint"] if self.boards else [],
            "place of the Sheriff": ["adjacent", "beside"],
            "goal of a move": [*get_args(Selector), *self._of_boards(get_args(MoveGoal))],
        }
        #: the values of each option, as they are written where they are keys
        self.values: dict[str, list[str]] = {
            row.id: [str(value) for value in row.values] for row in rows.options.option
        }

    def _of_boards(self, words: tuple[str, ...]) -> list[str]:
        """Those that mean something on the boards in play."""
        return [word for word in words if self.boards or word not in _OF_BOARDS]

    def names(self, sort: str, word: str) -> bool:
        if word in self.words[sort]:
            return True
        return sort in ("place", "place of the Sheriff", "goal of a move") and self.land.mask_of(word) != 0


def check_words(rows: Rows, known: Known, pages: Pages) -> None:
    """Raise for the first word that names nothing."""
    for file in rows.__struct_fields__:
        for path, what in _faults(getattr(rows, file), known, file):
            raise pages.fault(path, what)


def _faults(value: object, known: Known, path: str) -> Iterator[tuple[str, str]]:
    """Where something is wrong, and what."""
    if isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from _faults(part, known, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _faults(part, known, f"{path}.{key}")
    elif isinstance(value, msgspec.Struct):
        yield from _unfit(value, known, path)
        yield from _misplaced(value, path)
        for field, (key, sort) in _fields(type(value)).items():
            inside = getattr(value, field)
            yield from (
                _unknown(inside, sort, known, f"{path}.{key}") if sort else _faults(inside, known, f"{path}.{key}")
            )


def _unknown(value: object, sort: str, known: Known, path: str) -> Iterator[tuple[str, str]]:
    if sort == "words":
        for text in value.values() if isinstance(value, dict) else (value,):
            # A control character could make a terminal do anything.
            if not str(text).replace("\u00a0", " ").isprintable():
                yield path, "has characters that cannot be shown"
        return
    words = value if isinstance(value, tuple) else () if value is None else (value,)
    for word in words:
        if not known.names(sort, str(word)):
            yield path, f"there is no {sort} {word!r}"


def _unfit(row: msgspec.Struct, known: Known, path: str) -> Iterator[tuple[str, str]]:
    """What no single word of a row has wrong, but two together."""
    match row:
        case MoveSheriff(n=n, to=to) if (n is None) == (to is None):
            yield path, "the Sheriff moves either `n` spaces or `to` a place"
        case Trade(cost=cost) | CanPay(cost=cost) if not all(map(_is_payment, cost)):
            yield f"{path}.cost", "only what is lost, and items that are discarded, can be a cost"
        case Gain(what="money", n=int(n)) | Lose(what="money", n=int(n)) | Handing(what="money", n=n) if n % 10:
            yield f"{path}.n", "all money is in notes of $10 and $20 (LEG-023)"
        case Gain(what="gp" | "cattle") | PlaceToken() if not known.boards:
            yield path, "there is no second board at this table"
        case NamedRule(name=name) if name in _RULES_OF_BOARDS and not known.boards:
            yield path, "there is no second board at this table"
        case Roll(faces=faces) if any(_rolls(getattr(faces, face)) for face in faces.__struct_fields__):
            yield f"{path}.faces", "what a roll brings cannot be another roll"
        case Ability(option=option, variants=variants):
            for value in variants:
                if value not in known.values.get(option or "", variants if option else ()):
                    yield f"{path}.variants", f"{value!r} is no value of an option that changes this ability"


def _misplaced(row: msgspec.Struct, path: str) -> Iterator[tuple[str, str]]:
    """What means something only on other cards."""
    match row:
        case NpcFight() if not path.startswith(("stories.", "man_in_black.")):
            yield path, "only a story or the Man in Black sends somebody to fight"
        case PokerGame() if not path.startswith(("man_in_black.", "characters.")):
            yield path, "only characters and the Man in Black sit down to a poker game"
        case For() if path.count(".do[") > MAX_FOR:
            yield path, "is for too many players of players"
        case Cache() if not path.startswith("stories."):
            yield path, "only a story leaves a cache"
        case MoveFigure(to="train"):
            return
        case Challenge() | MoveFigure(to=str()) if not path.startswith("man_in_black."):
            yield path, "only the Man in Black challenges somebody, or moves to a place that is named"
        case For(who=who) | Take(from_=who) if not path.startswith(_TOLD_IN.get(who, ("",))):
            yield path, f"{who!r} means nobody here"


#: Words that mean something with a second board only.
_OF_BOARDS: Final[tuple[str, ...]] = ("gp", "longhorn", "train")
_RULES_OF_BOARDS: Final[tuple[str, ...]] = ("advance_train", "resolve_event", "one_more_of_the_same")
#: Words for players that only cards of these files know.
_TOLD_IN: Final[dict[str, tuple[str, ...]]] = {
    "rival": ("characters.", "items.", "poker.", "man_in_black."),
    "non_contributors": ("stories.",),
    "chosen_non_contributor": ("stories.",),
}


def _rolls(effects: Effects | None) -> bool:
    return any(isinstance(effect, Roll) for effect in effects or ())


def _is_payment(effect: AnyEffect) -> bool:
    return isinstance(effect, Lose) or (isinstance(effect, ItemEffect) and effect.do == "discard")


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, tuple[str, str]]:
    """By field its key in the file and the sort of word it holds, if any."""
    return {field.name: (field.encode_name, _sort(field.type)) for field in msgspec.structs.fields(kind)}


def _sort(kind: Any) -> str:
    """The mark that `sorts.names` has put on a type or on a part of it."""
    if get_origin(kind) is Annotated:
        for meta in kind.__metadata__:
            if isinstance(meta, msgspec.Meta) and meta.extra and "names" in meta.extra:
                return str(meta.extra["names"])
    for part in get_args(kind):
        found = _sort(part)
        if found:
            return found
    return ""
