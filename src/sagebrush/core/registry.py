"""The games at hand, by name. A game adds itself here; the core names none."""

from __future__ import annotations

from typing import Any

from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game

_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    name = game.info.name
    if name in _games and _games[name] is not game:
        raise BadConfig(f"there are two games named {name!r}")
    _games[name] = game


def game_named(name: str) -> Game[Any]:
    if name not in _games:
        raise BadConfig(f"there is no game {name!r}; there is {', '.join(sorted(_games)) or 'none'}")
    return _games[name]


def games() -> list[Game[Any]]:
    return [_games[name] for name in sorted(_games)]
