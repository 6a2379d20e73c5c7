"""What dice.toml may say. A misspelt key or value stops the program at start-up, with file and place."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1)]
Face = Literal["arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling"]
Role = Literal["sheriff", "deputy", "outlaw", "renegade"]


class BadFacts(Exception):
    """Facts that the game does not know."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: Count
    arrows: Count
    rolls: Count
    sheriff_extra_life: Count


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order: tuple[Face, ...]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`roles` are the cards by number of players, `characters` the life points of each."""

    setup: Setup
    faces: Faces
    roles: dict[int, dict[Role, Count]]
    characters: dict[str, Count]


def read_facts(path: Path) -> Facts:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Facts, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadFacts(f"{path.parent.name}/{path.name}: {error}") from None
