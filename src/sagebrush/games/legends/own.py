"""Rows of a user's own at a table: what they are called and say, and the content they make together with ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from sagebrush.games.legends.content import Content, base_content, box_content
from sagebrush.games.legends.language import Row
from sagebrush.games.legends.merging import OURS, key_of
from sagebrush.games.legends.reading import Pages, parse
from sagebrush.games.legends.rows import (
    BlackCardRow,
    CattleRow,
    CharacterRow,
    FightCardRow,
    FunctionRow,
    GoalRow,
    ItemRow,
    Rows,
    StoryRow,
)
from sagebrush.games.legends.sorts import Text

#: How the pages are called in what is said about them.
HOME: Final = "content"
#: The files that can be written.
FILES: Final[tuple[str, ...]] = tuple(file for file in Rows.__struct_fields__ if file not in OURS)
#: What says nothing about what a row does.
_IDLE: Final[tuple[str, ...]] = ("name", "title", "text", "condition_text", "reward_text", "origin", "style")
#: The language that is shown to those for whom a text has no other.
_FIRST: Final = "en"


def content_of(own: Mapping[str, str], boxes: tuple[str, ...] = ()) -> Content:
    """Ours, with these pages of a user's own; `BadRow` where they say something the game does not know."""
    return _made(tuple(own.items()), boxes) if own else box_content(boxes)


@lru_cache(maxsize=8)
def _made(texts: tuple[tuple[str, str], ...], boxes: tuple[str, ...]) -> Content:
    pages = Pages(HOME, dict(texts))
    content = box_content(boxes).with_rows(pages)
    _check_said(pages, content, boxes)
    return content


# -------------------------------------------------------------------- words


class Said:
    """A text of a row: the message it stands for, the key it is written under, and whether it may be left out."""

    __slots__ = ("key", "message", "needed", "text")

    def __init__(self, message: str, text: Text, key: str, *, needed: bool = False) -> None:
        self.message = message
        self.text = text
        self.key = key
        self.needed = needed


def own_words(own: Mapping[str, str], lang: str, boxes: tuple[str, ...] = ()) -> dict[str, str]:
    """What the rows on these pages are called and say, by message, in this language or the nearest there is."""
    if not own:
        return {}
    pages, content = Pages(HOME, dict(own)), content_of(own, boxes)
    found: dict[str, str] = {}
    for _, row, ours in _rows(pages, boxes):
        for said in said_by(row, ours, content):
            text = _in(said.text, lang)
            if text or (ours is None and not said.needed):
                found.setdefault(f"legends-{said.message}", text)
    return found


def _check_said(pages: Pages, content: Content, boxes: tuple[str, ...]) -> None:
    """A card that does something else than ours has to say what, else ours would be shown for it."""
    for path, row, ours in _rows(pages, boxes):
        for said in said_by(row, ours, content):
            if said.needed and not _in(said.text, _FIRST):
                raise pages.fault(path, f"say in `{said.key}` what is written there, so that players can read it")


def _in(text: Text, lang: str) -> str:
    if isinstance(text, str):
        return text
    return text.get(lang) or text.get(_FIRST) or next(iter(text.values()), "")


def _rows(pages: Pages, boxes: tuple[str, ...]) -> Iterator[tuple[str, Row, Any]]:
    """Each row that can have words: where it stands, and the row of ours that it replaces."""
    own, base = parse(pages), box_content(boxes).rows
    for file in pages.texts:
        mine, theirs = getattr(own, file), getattr(base, file)
        for table in mine.__struct_fields__:
            rows = getattr(mine, table)
            if not isinstance(rows, tuple):
                continue
            key = key_of(f"{file}.{table}")
            known = {getattr(row, key): row for row in getattr(theirs, table)}
            for index, row in enumerate(rows):
                yield f"{file}.{table}[{index}]", row, known.get(getattr(row, key))


def said_by(row: Row, ours: Any, content: Content) -> list[Said]:
    """All texts of a row. `ours` is the row it replaces, if any."""
    new, other = ours is None, ours is None or _does(row) != _does(ours)
    match row:
        case CharacterRow(id=id):
            return [
                *_named(f"character-{id}", row.name, row.text, new=new, other=other),
                Said(f"character-{id}.short", row.text, "text"),
                Said(f"character-{id}.bio", "", "text"),
            ]
        case FunctionRow(id=id):
            return [
                *_named(f"card-{id}", row.name, row.text, new=new, other=other),
                Said(f"card-{id}.short", row.text, "text"),
            ]
        case ItemRow():
            return _of_item(row, new=new, other=other)
        case FightCardRow() | CattleRow():
            message = f"fight_card-{row.id}.text" if isinstance(row, FightCardRow) else f"token-{row.id}"
            return [Said(message, row.text, "text", needed=other)]
        case StoryRow():
            return _of_story(row, ours, content)
        case GoalRow(id=id):
            return _named(f"goal-{id}", row.title, row.text, "title", new=new, other=other)
        case BlackCardRow(id=id):
            named = _named(f"black_card-{id}", row.title, row.text, "title", new=new, other=other)
            return [*named, Said(f"black_card-{id}.flavour", "", "text")]
    return []


def _named(message: str, name: Text, text: Text, key: str = "name", *, new: bool, other: bool) -> list[Said]:
    return [Said(message, name, key, needed=new), Said(f"{message}.text", text, "text", needed=other)]


def _of_item(row: ItemRow, *, new: bool, other: bool) -> list[Said]:
    found = [
        Said(f"item-{row.id}", row.name, "name", needed=new),
        Said(f"item-{row.id}.text", row.front.text, "front.text", needed=other),
    ]
    if row.upgraded is not None:
        message = f"item-{row.id}_plus"
        found += [
            Said(message, row.upgraded.name, "upgraded.name", needed=new),
            Said(f"{message}.text", row.upgraded.text, "upgraded.text", needed=other),
        ]
    return found


def _of_story(row: StoryRow, ours: StoryRow | None, content: Content) -> list[Said]:
    """Of the card that lies open only the condition is read, which may be one of ours already."""
    condition = content.condition_id[row.number]
    asked = [card.condition for card in base_content().stories.values() if card.asks == condition]
    brings = ours is None or (row.reward, row.after) != (ours.reward, ours.after)
    return [
        Said(f"story-{row.id}", row.title, "title", needed=ours is None),
        Said(f"story-{row.id}.text", row.reward_text, "reward_text", needed=brings),
        Said(f"story-{row.id}.flavour", "", "reward_text"),
        Said(f"condition-{condition}", row.condition_text, "condition_text", needed=row.condition not in asked),
    ]


def _does(row: Row) -> object:
    """All of a row but its words."""
    return _without(msgspec.to_builtins(row))


def _without(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without(part) for key, part in value.items() if key not in _IDLE}
    return [_without(part) for part in value] if isinstance(value, list | tuple) else value
