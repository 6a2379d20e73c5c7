"""The games. Each is a package with a `GAME`; other projects add theirs by the entry point `sagebrush.games`."""

from importlib.metadata import entry_points

from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game
from sagebrush.core.registry import register, register_later
from sagebrush.games import bang, dice, legends

#: Ours, listed by hand.
GAMES = (dice.GAME, bang.GAME, legends.GAME)


def register_all() -> None:
    for game in GAMES:
        register(game)
    register_later(register_others)


def register_others() -> None:
    for plugin in entry_points(group="sagebrush.games"):
        try:
            game = plugin.load()
        except Exception as error:
            # Somebody else's module may raise anything while it is imported.
            raise BadConfig(
                f"cannot load game {plugin.name!r} ({plugin.value}): {type(error).__name__}: {error}"
            ) from error
        if not isinstance(game, Game):
            raise BadConfig(f"{plugin.value} is not a game: the entry point {plugin.name!r} must name a sagebrush Game")
        register(game)
