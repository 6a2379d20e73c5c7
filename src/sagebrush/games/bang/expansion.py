"""An expansion is one folder: rows for its cards and characters, their rules, and what it adds to the setup."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.config import Config, OptionInfo
from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.rows import (
    CardRow,
    CharacterRow,
    EventRow,
    MoreCopies,
    card_rows,
    character_rows,
    event_rows,
)
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What a folder brings: `cards.toml`, `characters.toml` and `events.toml` beside its `setup.py`, and their rules.

    `records` are the modules of its own events, questions and options. `parts` are the views of the parts that it lays
    on the table, by the name of the part. `things` are the ids of what is neither card, character nor event, by kind.
    """

    #: Whether it takes part in every game: the base game does, and a variant that a choice before the game turns on.
    always: ClassVar[bool] = False

    def __init__(
        self,
        name: str,
        folder: Path,
        rules: dict[str, type[CardRule]],
        characters: dict[str, type[Character]],
        *,
        records: tuple[ModuleType, ...] = (),
        parts: dict[str, type[msgspec.Struct]] | None = None,
        events: dict[str, type[EventCard]] | None = None,
        things: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.records = records
        self.parts: dict[str, type[msgspec.Struct]] = parts or {}
        self.things: dict[str, tuple[str, ...]] = things or {}
        self.folder = folder
        self.card_rows: dict[str, CardRow | MoreCopies] = card_rows(folder)
        self.character_rows: dict[str, CharacterRow] = character_rows(folder)
        self.event_rows: dict[str, EventRow] = event_rows(folder)
        self.events: dict[str, type[EventCard]] = events or {}
        self.rules = rules
        self.characters = characters

    def roles(self) -> dict[int, list[str]]:
        """The role cards by number of players, for the numbers of players that it makes possible."""
        return {}

    def options(self) -> tuple[OptionInfo, ...]:
        """Choices to be made before the game."""
        return ()

    def check(self, config: Config) -> None:
        """Raise BadConfig for a choice that cannot be."""

    def prepare(self, table: BangTable, config: Config) -> None:
        """Add what it needs to the table: traits of the whole table, and parts such as decks and tokens of its own."""
