"""A user's own rows in the place of ours and beside them: someone who owns the box types in what their cards say."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sagebrush.games.legends.language import Row
from sagebrush.games.legends.reading import Pages
from sagebrush.games.legends.rows import FunctionRow, Rows, StoriesFile

#: Files that are no cards: the map is one for all tables, and options are chosen, not written.
OURS: Final[tuple[str, ...]] = ("map", "options", "train", "events")
#: Where a row under a new id is one more card; everywhere else there are just so many.
OPEN: Final[tuple[str, ...]] = (
    "poker.function",
    "characters.character",
    "items.item",
    "stories.story",
    "goals.goal",
    "man_in_black.card",
)
#: Lists that are one thing and not rows.
SINGLE: Final[tuple[str, ...]] = ("legend_more",)
#: What a row goes by; all others by their id.
_KEYS: Final[dict[str, str]] = {"stories.story": "number", "fight.card": "rank", "man_in_black.card": "number"}


def join(base: Rows, more: Rows) -> Rows:
    """The base rows and those of an expansion behind them; tables of which there is one are filled in."""
    files: dict[str, Row] = {}
    for file in base.__struct_fields__:
        mine, theirs = getattr(base, file), getattr(more, file)
        tables: dict[str, Any] = {}
        for table in theirs.__struct_fields__:
            found = getattr(theirs, table)
            if isinstance(found, tuple) and table not in SINGLE:
                tables[table] = _without_cards(getattr(mine, table), found) + found
            elif found is not None and table != "origin":
                tables[table] = found
        files[file] = msgspec.structs.replace(mine, **tables)
    return msgspec.structs.replace(base, **files)


def _without_cards(mine: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """A poker card that comes with another function has lost its old one."""
    taken = {card for row in more if isinstance(row, FunctionRow) for card in row.cards}
    if not taken:
        return mine
    return tuple(
        msgspec.structs.replace(row, cards=tuple(card for card in row.cards if card not in taken)) for row in mine
    )


def merge(base: Rows, own: Rows, pages: Pages) -> Rows:
    """The base rows, with those of one's own instead of the ones they replace, and new ones behind them."""
    for file in OURS:
        if file in pages.texts:
            raise pages.fault(file, "this file cannot be replaced")
    files = {file: _merge_file(getattr(base, file), getattr(own, file), file, pages) for file in pages.texts}
    rows = msgspec.structs.replace(base, **files)
    return msgspec.structs.replace(rows, stories=_named_alike(base.stories, rows.stories))


def _named_alike(base: StoriesFile, merged: StoriesFile) -> StoriesFile:
    """A card that asks for what one of ours asks, without a name for it, calls it the same."""
    asks = {msgspec.json.encode(row.condition): row.asks for row in base.story}
    rows = [
        row if row.asks else msgspec.structs.replace(row, asks=asks.get(msgspec.json.encode(row.condition), ""))
        for row in merged.story
    ]
    return StoriesFile(tuple(rows))


def _merge_file(base: Row, own: Row, file: str, pages: Pages) -> Row:
    tables: dict[str, Any] = {}
    for table in base.__struct_fields__:
        mine, theirs = getattr(base, table), getattr(own, table)
        if isinstance(theirs, tuple):
            tables[table] = _merge_table(mine, theirs, f"{file}.{table}", pages)
        elif theirs is not None:
            tables[table] = theirs
    return msgspec.structs.replace(base, **tables)


def _merge_table(base: tuple[Any, ...], own: tuple[Any, ...], path: str, pages: Pages) -> tuple[Any, ...]:
    key = key_of(path)
    rows = {getattr(row, key): row for row in base}
    seen: list[object] = []
    for index, row in enumerate(own):
        named = getattr(row, key)
        here = f"{path}[{index}]"
        if named in seen:
            raise pages.fault(here, f"{key} {named!r} is there twice")
        if named not in rows and path not in OPEN:
            raise pages.fault(here, f"there is no {key} {named!r} to replace")
        if named in rows and row.id != rows[named].id:
            raise pages.fault(here, f"{key} {named!r} has the id {rows[named].id!r}, which must stay")
        seen.append(named)
        rows[named] = row
    return tuple(rows.values())


def key_of(path: str) -> str:
    """What the rows of a table (`stories.story`) go by."""
    return _KEYS.get(path, "id")
