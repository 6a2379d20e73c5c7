"""The games. Each is a package with a `GAME`; those of other projects come in through the `sagebrush.games` entry point."""

from importlib.metadata import entry_points

from sagebrush.core.registry import register
from sagebrush.games import dice

#: Ours, listed by hand.
GAMES = (dice.GAME,)


def register_all() -> None:
    for game in GAMES:
        register(game)
    for plugin in entry_points(group="sagebrush.games"):
        register(plugin.load())
