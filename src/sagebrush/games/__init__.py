"""The games. Each is a package with a `GAME`; other projects add theirs by the entry point `sagebrush.games`."""

from importlib.metadata import entry_points

from sagebrush.core.registry import register, register_later
from sagebrush.games import bang, dice

#: Ours, listed by hand.
GAMES = (dice.GAME, bang.GAME)


def register_all() -> None:
    for game in GAMES:
        register(game)
    register_later(register_others)


def register_others() -> None:
    for plugin in entry_points(group="sagebrush.games"):
        register(plugin.load())
