"""The games at hand, by name. A game adds itself here; the core names none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sagebrush.core.config import Config, GameInfo, configure
from sagebrush.core.errors import BadConfig, NotHere, OtherRules, TamperedRecord
from sagebrush.core.game import Game
from sagebrush.core.record import Record

_games: dict[str, Game[Any]] = {}

#: What brings in the games of other projects: called when a game is first asked for, because one of these projects may
#: be just the one that is importing us.
_others: list[Callable[[], None]] = []


def register(game: Game[Any]) -> None:
    name = game.info.name
    if name in _games and _games[name] is not game:
        raise BadConfig(f"there are two games named {name!r}")
    _games[name] = game


def register_later(bring: Callable[[], None]) -> None:
    """Let this register more games when somebody asks for one."""
    _others.append(bring)


def _known() -> dict[str, Game[Any]]:
    while _others:
        _others.pop()()
    return _games


def game_named(name: str) -> Game[Any]:
    known = _known()
    if name not in known:
        raise BadConfig(f"there is no game {name!r}; there is {', '.join(sorted(known)) or 'none'}")
    return known[name]


def game_of(record: Record) -> Game[Any]:
    """The game that a record was made with, if it still has the same rules and would set up the same table."""
    if record.game not in _known():
        raise NotHere(f"the record needs the game {record.game!r:.60}, which is not here")
    game = _games[record.game]
    if record.rules != game.info.rules:
        raise OtherRules(f"the record is of rules version {record.rules} of {record.game}; this is {game.info.rules}")
    _must_be_here(game.info, record.config)
    wish = record.config
    config = configure(
        game.info,
        players=wish.players,
        names=wish.names,
        expansions=wish.expansions,
        options=wish.options,
        content=wish.own,
    )
    if game.info.spelt_out(config) != game.info.spelt_out(wish):
        raise TamperedRecord("the record's config is not one this game would have written")
    return game


def _must_be_here(info: GameInfo, config: Config) -> None:
    """Refuse by its name what a later release may have, or an earlier one had."""
    known = info.known_options()
    missing = [f"the expansion {name!r:.60}" for name in config.expansions if not info.has_expansion(name)]
    for name, value in config.options.items():
        if name not in known:
            missing.append(f"the option {name!r:.60}")
        elif known[name].choices:
            missing += [f"{item!r:.60} for the option {name}" for item in known[name].unknown(value)]
    missing += [f"the file {name!r:.60}" for name in config.own if name not in info.content]
    if missing:
        raise NotHere(f"the record needs {missing[0]} of {info.name}, which is not here")


def games() -> list[Game[Any]]:
    known = _known()
    return [known[name] for name in sorted(known)]
