"""`sagebrush report`."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from sagebrush.bots.registry import bot_class, levels
from sagebrush.cli.common import (
    SEED_HELP,
    ExpansionsOption,
    GameArgument,
    LangOption,
    OptionsOption,
    PlayersOption,
    RayOption,
    game_name,
    page_at,
    parse_options,
    seed_number,
    split,
    words_for,
)
from sagebrush.cli.progress import progress
from sagebrush.core.errors import BadConfig
from sagebrush.core.rng import parse_seed
from sagebrush.lab.balance import Balance, Mix, play_some
from sagebrush.lab.bench import whole_box
from sagebrush.lab.charts import report_page
from sagebrush.lab.observing import observer_named
from sagebrush.lab.spreading import Crew, spread
from sagebrush.lab.tables import Tables
from sagebrush.words.narrate import Narrator

#: Games that are handed out at once.
CHUNK = 10


def report(
    game: GameArgument,
    *,
    html: Annotated[Path, typer.Option("--html", help="The page to write.")] = Path("report.html"),
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option("--bot", help="Who plays all the seats; the best of ours unless given.")] = "",
    players: PlayersOption = None,
    expansions: ExpansionsOption = "*",
    option: OptionsOption = None,
    seed: Annotated[str, typer.Option("--seed", help=f"{SEED_HELP}.")] = "0",
    observe: Annotated[
        list[str] | None, typer.Option("--observe", metavar="MODULE:CLASS", help="Collect more; may be repeated.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the collected rows to this folder, too.")] = None,
    format: Annotated[str, typer.Option("--format", metavar="parquet|csv", help="How rows are written.")] = "parquet",
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes that play at once.")] = 1,
    ray: RayOption = "",
    lang: LangOption = None,
) -> None:
    """Play many games and write a page about the balance: who wins, with what, and how long it takes.

    Every number of players has its turn, and expansions come by chance, unless you say otherwise.
    """
    words = words_for(lang)
    mix = _mix(game, bot, players, expansions, option, seed, observe)
    crew = Crew(workers, ray)
    crew.check()
    if games < 1:
        raise BadConfig(f"the number of games is at least 1, not {games}")
    balance = Balance()
    narrator = Narrator(words, game, ())
    with ExitStack() as stack:
        write = stack.enter_context(page_at(html))
        tables = stack.enter_context(Tables(out, format)) if out else None
        bar = stack.enter_context(progress(words.say("cli-games"), games))
        chunks = ((mix, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
        for chunk in spread(play_some, chunks, crew):
            for rows in chunk:
                balance.add(rows)
                if tables:
                    tables.add(rows)
            bar.reach(balance.games)
        write(report_page(game_name(game, words), _told(mix, balance, narrator), balance, narrator))
    sys.stdout.write(f"{html}\n")


def _mix(  # noqa: PLR0917
    game: str,
    bot: str,
    players: int | None,
    expansions: str,
    option: list[str] | None,
    seed: str,
    observe: list[str] | None,
) -> Mix:
    level = bot or _best(game)
    bot_class(level, game)
    for path in observe or ():
        observer_named(path)
    chosen = None if expansions == "*" else split(expansions)
    observers = tuple(observe or ())
    mix = Mix(game, level, parse_seed(seed_number(seed)), players, chosen, parse_options(option), observers)
    mix.config(0)
    return mix


def _best(game: str) -> str:
    """The strongest of those that are quick enough for many games."""
    known = levels(game)
    return "simple" if "simple" in known else known[0]


def _told(mix: Mix, balance: Balance, narrator: Narrator) -> str:
    words = narrator.words
    told = [words.say("report-told", games=balance.games, bot=mix.bot, decisions=balance.decisions)]
    told.append(words.say("report-sizes", players=mix.players) if mix.players else words.say("report-sizes-all"))
    if mix.expansions:
        names = ", ".join([narrator.thing("expansion", name) for name in mix.expansions])
        told.append(words.say("report-expansions", names=names))
    elif whole_box(mix.game):
        told.append(words.say("report-expansions-chance" if mix.expansions is None else "report-expansions-none"))
    return " ".join([*told, words.say("report-again", seed=f"0x{mix.seed:x}")])
