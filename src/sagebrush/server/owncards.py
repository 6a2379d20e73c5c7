"""Cards of a table's own: read, and put into words, by the back room, since there may be much of them."""

from __future__ import annotations

from sagebrush.core.config import Config, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.registry import game_named
from sagebrush.server.wishes import TableWish


def fitting(wish: TableWish) -> Config | str:
    """The config the game would start with; or what cannot be played about it, in one sentence."""
    try:
        game = game_named(wish.game)
        if not game.online:
            return f"{wish.game} is not played over the network yet"
        config = configure(
            game.info,
            players=wish.players,
            expansions=wish.expansions,
            options=wish.options,
            content=wish.content,
        )
        game.check(config)
    except BadConfig as error:
        return str(error)
    return config


def words(game: str, config: Config, lang: str) -> dict[str, str]:
    """What they are called and say, message by message."""
    return game_named(game).own_words(config, lang)
