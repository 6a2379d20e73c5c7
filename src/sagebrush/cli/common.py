"""What the commands share: their options, how values are written, and how results are shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from sagebrush.core.config import Value
from sagebrush.core.content import read_content
from sagebrush.core.errors import BadConfig, NotInstalled
from sagebrush.core.files import replacing
from sagebrush.core.rng import SEED_BITS, parse_seed
from sagebrush.words import Words, negotiate

#: Where nobody watches (a pipe, a file), tables are not cut to the width of a screen.
WIDE = 200

#: Digits of the largest seed.
LONGEST_SEED = len(str((1 << SEED_BITS) - 1))

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `sagebrush games` names it.")]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", help="How many players sit at the table.")]
ExpansionsOption = Annotated[str, typer.Option("--expansions", metavar="A,B", help="Expansions in play.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="K=V", help="A choice of the game; may be repeated.")
]
ContentOption = Annotated[
    Path | None, typer.Option("--content", metavar="FOLDER", help="Cards of your own: see docs/guides/own-content.md.")
]
LangOption = Annotated[
    str | None, typer.Option("--lang", metavar="en|cs|uk|ru", help="Language; that of the system unless given.")
]
RayOption = Annotated[
    str,
    typer.Option("--ray", metavar="ADDRESS", help="Spread the work over the Ray cluster there (`auto`: the one here)."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
SEED_HELP = "Number, or hexadecimal as in a record, that all chance comes from"


def console() -> Console:
    out = Console(highlight=False)
    return out if out.is_terminal else Console(highlight=False, width=WIDE)


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def content_in(folder: Path | None) -> dict[str, str] | None:
    return None if folder is None else read_content(folder)


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import what not everybody has; who lacks it is told how to get it."""
    try:
        yield
    except ImportError as error:
        raise NotInstalled(f"that needs more packages: pip install 'sagebrush[{extra}]' ({error})") from error


def words_for(lang: str | None) -> Words:
    return Words(negotiate(lang))


def split(text: str) -> tuple[str, ...]:
    """`a,b` as its parts."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def parse_options(pairs: list[str] | None) -> dict[str, Value]:
    """`--option k=v`, as often as it was given; the game checks the values."""
    found: dict[str, Value] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadConfig(f"--option is written name=value, not {pair!r}")
        if name in found:
            raise BadConfig(f"--option {name} is given twice")
        found[name] = value
    return found


def seed_number(text: str) -> int:
    """A seed as people write it: `7`, `0x1f`, or the 32 hexadecimal digits of a record."""
    if text[:2].lower() == "0x":
        return parse_seed(text[2:])
    if len(text) == SEED_BITS // 4:
        return parse_seed(text)
    if not (text.isascii() and text.isdigit()):
        raise BadConfig(f"seed {text!r:.60} is neither a whole number nor 0x and hexadecimal digits")
    if len(text) > LONGEST_SEED:
        raise BadConfig("a seed is a whole number from 0 to 2^128 - 1")
    return parse_seed(int(text))


def game_name(game: str, words: Words) -> str:
    """What a game is called; one without words is called by its id."""
    return words.say(f"{game}-name") if words.has(f"{game}-name") else game


@contextmanager
def page_at(path: Path | None) -> Iterator[Callable[[str], object]]:
    """Writes a page that takes the place of an earlier one when all has gone well; told now if it cannot be written."""
    if path is None:
        yield lambda _: None
    else:
        with replacing(path) as file:
            yield lambda text: file.write(text.encode())
