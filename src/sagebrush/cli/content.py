"""`sagebrush content`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from sagebrush.cli.common import GameArgument, LangOption, words_for
from sagebrush.core.config import configure
from sagebrush.core.content import ENDING, MAX_CONTENT, read_content
from sagebrush.core.errors import BadConfig
from sagebrush.core.registry import game_named
from sagebrush.words import owned


def content(
    game: GameArgument,
    folder: Annotated[
        Path | None, typer.Argument(metavar="[FOLDER]", help="A folder of your own; without it, what can be written.")
    ] = None,
    *,
    lang: LangOption = None,
) -> None:
    """Check a folder with cards of your own, or say which files a game reads."""
    words, rules = words_for(lang), game_named(game)
    if not rules.info.content:
        raise BadConfig(f"{game} reads no content of your own")
    if folder is not None:
        own = read_content(folder)
        rules.check(configure(rules.info, content=own))
        told = words.say("cli-content-fits", folder=str(folder), game=game, files=", ".join(own))
    else:
        files = [name + ENDING for name in rules.info.content]
        homes = dict.fromkeys([str(path.parent) for file in files for path in owned(rules, file)])
        told = words.say(
            "cli-content-files", game=game, files=", ".join(files), home=", ".join(homes), kib=MAX_CONTENT >> 10
        )
    sys.stdout.write(told + "\n")
