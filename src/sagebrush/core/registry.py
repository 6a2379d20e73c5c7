"""The games at hand, by name. A game adds itself here; the core names none."""

from __future__ import annotations

from typing import Any

from sagebrush.core.config import Config, GameInfo, configure
from sagebrush.core.errors import BadConfig, NotHere, OtherRules, TamperedRecord
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
    if record.game not in _games:
        raise NotHere(f"the record needs the game {record.game!r:.60}, which is not here")
    game = _games[record.game]
    if record.rules != game.info.rules:
        raise OtherRules(f"the record is of rules version {record.rules} of {record.game}; this is {game.info.rules}")
    _must_be_here(game.info, record.config)
    wish = record.config
    config = configure(
        game.info, players=wish.players, names=wish.names, expansions=wish.expansions, options=wish.options
    )
    if game.info.spelt_out(config) != game.info.spelt_out(wish):
        raise TamperedRecord("the record's config is not one this game would have written")
    return game


def _must_be_here(info: GameInfo, config: Config) -> None:
    """Refuse by its name what a later release may have, or an earlier one had."""
    known = {option.name: option for option in info.options}
    missing = [f"the expansion {name!r:.60}" for name in config.expansions if not info.has_expansion(name)]
    for name, value in config.options.items():
        if name not in known:
            missing.append(f"the option {name!r:.60}")
        elif known[name].choices:
            missing += [f"{item!r:.60} for the option {name}" for item in known[name].unknown(value)]
    if missing:
        raise NotHere(f"the record needs {missing[0]} of {info.name}, which is not here")


def games() -> list[Game[Any]]:
    return [_games[name] for name in sorted(_games)]
