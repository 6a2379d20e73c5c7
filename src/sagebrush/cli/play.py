"""`sagebrush play`."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from sagebrush.bots import levels as levels_of
from sagebrush.bots import make_bot
from sagebrush.cli.common import (
    SEED_HELP,
    ContentOption,
    ExpansionsOption,
    GameArgument,
    LangOption,
    OptionsOption,
    PlayersOption,
    content_in,
    parse_options,
    seed_number,
    split,
)
from sagebrush.core.config import DEFAULT_NAMES, Config, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.record import load_record
from sagebrush.core.registry import game_named
from sagebrush.core.rng import SEED_BITS
from sagebrush.words import Words, negotiate


def play(
    game: GameArgument,
    *,
    players: PlayersOption = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LEVEL", help="How well the others play.")] = None,
    expansions: ExpansionsOption = "",
    option: OptionsOption = None,
    content: ContentOption = None,
    seed: Annotated[str | None, typer.Option("--seed", help=f"{SEED_HELP}; a random one unless given.")] = None,
    lang: LangOption = None,
    name: Annotated[str, typer.Option("--name", help="Your name at the table.")] = "",
    speed: Annotated[
        str, typer.Option("--speed", metavar="PACE", help="How fast the others play: slow, normal, fast or instant.")
    ] = "normal",
    record: Annotated[
        Path | None, typer.Option("--record", help="File to keep the game in, or the file of a game to go on with.")
    ] = None,
) -> None:
    """Play in the terminal against bots."""
    language = negotiate(lang)
    number = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
    rules = game_named(game)
    config = configure(
        rules.info,
        players=players,
        expansions=split(expansions),
        options=parse_options(option),
        content=content_in(content),
    )
    rules.check(config)
    levels = _checked_bots(bots, game)
    path = record or _new_path(game)
    if path.exists():
        _check_resumed(path, game)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadConfig("play needs a terminal; try simulate, or the server")
    from sagebrush.tui.app import play_in_terminal  # noqa: PLC0415 (a screen is slow to import)

    code = play_in_terminal(
        path,
        game=game,
        players=config.players,
        bots=levels,
        expansions=config.expansions,
        options=config.options,
        content=config.own,
        seed=number,
        lang=language,
        names=_names(name, config),
        speed=speed,
    )
    if path.exists():
        seed_played = f"0x{int(load_record(path).seed, 16):x}"
        sys.stdout.write(Words(language).say("cli-seed", seed=seed_played) + "\n")
    raise typer.Exit(code)


def _names(name: str, config: Config) -> tuple[str, ...]:
    """The reader in the first seat, the usual names round the table."""
    if not name:
        return config.names
    others = [other for other in DEFAULT_NAMES if other.casefold() != name.casefold()]
    return (name, *others[: config.players - 1])


def _checked_bots(bots: str | None, game: str) -> str:
    known = levels_of(game)
    wanted = bots or ("simple" if "simple" in known else known[0])
    for level in split(wanted):
        make_bot(level, game)
    return wanted


def _check_resumed(path: Path, game: str) -> None:
    kept = load_record(path).game
    if kept != game:
        raise BadConfig(f"{path} holds a game of {kept}, not of {game}")


def _new_path(game: str) -> Path:
    """A fresh file in the reader's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return Path(home) / "sagebrush" / f"{game}-{moment}.json"
