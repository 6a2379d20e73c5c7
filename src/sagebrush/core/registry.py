"""The games at hand, by name. A game adds itself here; the core names none."""

from __future__ import annotations

from typing import Any

from sagebrush.core.config import configure
from sagebrush.core.errors import BadConfig, OtherRules, TamperedRecord
from sagebrush.core.game import Game
from sagebrush.core.record import Record

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


def game_of(record: Record) -> Game[Any]:
    """The game that a record was made with, if it still has the same rules and would set up the same table."""
    game = game_named(record.game)
    if record.rules != game.info.rules:
        raise OtherRules(
            f"the record was made under rules version {record.rules} of {record.game}; this is {game.info.rules}"
        )
    wish = record.config
    config = configure(
        game.info, players=wish.players, names=wish.names, expansions=wish.expansions, options=wish.options
    )
    if config != wish:
        raise TamperedRecord("the record's config is not one this game would have written")
    return game


def games() -> list[Game[Any]]:
    return [_games[name] for name in sorted(_games)]
