"""The bots at hand, by game and level: ours, those of installed packages, and any class by its path."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sagebrush.bots.base import Bot
from sagebrush.bots.remote import is_address, remote_class
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.core.plugins import class_at, look_here
from sagebrush.core.registry import game_named

#: Where installed packages name their bots: `level = "module:Class"`.
GROUP: Final = "sagebrush.bots"

#: Ours, weakest first. Imported when first asked for.
ANY_GAME: Final[dict[str, str]] = {"random": "sagebrush.bots.random_bot:RandomBot"}
#: Levels for beginners and for children, and levels that think ahead.
KIND: Final[dict[str, str]] = {
    "greenhorn": "sagebrush.bots.gentle:Greenhorn",
    "tenderfoot": "sagebrush.bots.gentle:Tenderfoot",
}
THINKERS: Final[dict[str, str]] = {
    "marshal": "sagebrush.bots.thinker:Marshal",
    "legend": "sagebrush.bots.thinker:Legend",
}
BY_GAME: Final[dict[str, dict[str, str]]] = {
    "dice": {**KIND, "simple": "sagebrush.bots.dice_simple:DiceSimple", **THINKERS},
    "bang": {**KIND, "simple": "sagebrush.bots.bang_simple:BangSimple", **THINKERS},
    "legends": {**KIND, "simple": "sagebrush.bots.legends_simple:LegendsSimple", **THINKERS},
}


def levels(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game, weakest first, those of other packages last."""
    game_named(game)
    return tuple(_classes(game))


def bot_class(level: str, game: str) -> type[Bot]:
    """The class of a bot for this game, by level, by `module:Class` or by the address that it answers at.

    A path runs code of its own: whoever takes the level from a stranger checks that it is among `levels(game)` first.
    """
    game_named(game)
    if is_address(level):
        return remote_class(level, game)
    if ":" in level:
        look_here()
        kind = load_class(level)
        if not plays(kind, game):
            raise BadConfig(f"bot {level} plays {', '.join(kind.games)}, not {game}")
        return kind
    classes = _classes(game)
    if level not in classes:
        raise BadConfig(
            f"{game} has no bot {level!r}; there is {', '.join(classes)}, or give a module:Class or http://host:port"
        )
    return load_class(classes[level])


def make_bot(level: str, game: str, seed: int = 0) -> Bot:
    """A bot for one seat; see `bot_class` for what a level is, and whom to trust with it."""
    kind = bot_class(level, game)
    try:
        bot = kind(seed)
    except SagebrushError:
        raise
    except Exception as error:
        raise BadConfig(f"cannot make bot {level!r}: {type(error).__name__}: {error}") from error
    bot.name = level
    return bot


def load_class(path: str) -> type[Bot]:
    """The bot class at `module:Class`."""
    return class_at(path, "bot", Bot, "sagebrush.bots.Bot")


def plays(kind: type[Bot], game: str) -> bool:
    return not kind.games or game in kind.games


def _classes(game: str) -> dict[str, str]:
    """Level to class path."""
    found = {**ANY_GAME, **BY_GAME.get(game, {})}
    for plugin in _plugins():
        if plays(load_class(plugin.value), game):
            if plugin.name in found:
                raise BadConfig(f"there are two bots named {plugin.name!r} for {game}: one is {plugin.value}")
            found[plugin.name] = plugin.value
    return found


@cache
def _plugins() -> tuple[EntryPoint, ...]:
    return tuple(sorted(entry_points(group=GROUP), key=lambda plugin: plugin.name))
