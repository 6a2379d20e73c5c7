"""The rows of an expansion's TOML files. A misspelt key or value stops the program at start-up, with file and row."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)

#: Rank and suit of one physical card: `10C`, `QH`; `none` where nothing is printed on it.
Sign = Annotated[str, msgspec.Meta(pattern="^((10|[2-9JQKA])[SHDC]|none)$")]

#: Brown cards act at once, the others stay in play.
Border = Literal["brown", "blue", "green", "orange"]

#: Whom a card may be aimed at: nobody, a player in range of the weapon or within a distance, any player (oneself too),
#: any other one, one who is out of the game; `others` and `all` are not chosen.
Target = Annotated[str, msgspec.Meta(pattern="^(none|reachable|distance_[1-9]|any|other|eliminated|others|all)$")]

#: What is printed on a card, for the screens to draw.
Symbol = Literal[
    "all_others",
    "any_player",
    "bang",
    "book",
    "check_hearts",
    "check_red",
    "check_spades",
    "check_spades_2_9",
    "discard_card",
    "distance_1",
    "distance_2",
    "draw_card",
    "extra_discard",
    "life",
    "load",
    "missed",
    "range_1",
    "range_2",
    "range_3",
    "range_4",
    "range_5",
    "range_6",
    "reachable",
    "seen_further",
    "sees_nearer",
]

#: A number that says nothing where it is nought.
Count = Annotated[int, msgspec.Meta(ge=1)]


class BadRow(Exception):
    """A row that says something the game does not know."""


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: its face, how often it is there, and the numbers for its rule."""

    border: Border
    copies: tuple[Sign, ...]
    symbols: tuple[Symbol, ...] = ()
    #: a symbol rule; without one, the card has a rule of its own in its expansion
    rule: str | None = None
    target: Target = "none"
    range: Count | None = None
    #: BANG-262: how many further cards must be discarded with it
    extra: Count | None = None
    draws: Count | None = None
    lives: Count | None = None
    #: what it costs to use it, or to strengthen it once, in tokens of its expansion
    cost: Count | None = None
    closer: Count | None = None
    further: Count | None = None
    #: taken out for first games (BANG-030)
    book: bool = False
    #: the cards that are checked before this one at the start of a turn
    checked_after: tuple[str, ...] = ()


class MoreCopies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Further copies of a card that another expansion has brought (BANG-265)."""

    copies: tuple[Sign, ...]


class CharacterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: its bullets, and the cards dealt to it where they are not as many (BANG-022)."""

    life: Count
    hand: Count | None = None
    #: in the cast only where that is wished
    bonus: bool = False


class EventRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card: whether it is the last one of its deck, or joins the others only where that is wished."""

    last: bool = False
    extra: bool = False


def card_rows(folder: Path) -> dict[str, CardRow | MoreCopies]:
    """The cards of an expansion; a row that has only copies adds to a card that is there already."""
    path = folder / "cards.toml"
    return {
        name: _convert(path, name, row, MoreCopies) if row.keys() == {"copies"} else _convert(path, name, row, CardRow)
        for name, row in _read(path).items()
    }


def character_rows(folder: Path) -> dict[str, CharacterRow]:
    return rows_of(folder / "characters.toml", CharacterRow)


def event_rows(folder: Path) -> dict[str, EventRow]:
    return rows_of(folder / "events.toml", EventRow)


def rows_of(path: Path, kind: type[R]) -> dict[str, R]:
    """All rows of a file, which are of one kind; no rows where there is no such file."""
    return {name: _convert(path, name, row, kind) for name, row in _read(path).items()}


def place_of(path: Path, name: str) -> str:
    """Where a row is written, for the one who has to mend it."""
    return f"{path.parent.name}/{path.name}, [{name}]"


def _read(path: Path) -> dict[str, dict[str, Any]]:
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def _convert(path: Path, name: str, row: dict[str, Any], kind: type[R]) -> R:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadRow(f"{place_of(path, name)}: {error}") from None
