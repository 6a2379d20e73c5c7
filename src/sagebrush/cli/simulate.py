"""`sagebrush simulate`."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
import typer
from rich.table import Table

from sagebrush.cli.common import (
    SEED_HELP,
    ContentOption,
    ExpansionsOption,
    GameArgument,
    JsonOption,
    LangOption,
    OptionsOption,
    PlayersOption,
    RayOption,
    console,
    content_in,
    game_name,
    parse_options,
    print_json,
    seed_number,
    split,
    words_for,
)
from sagebrush.cli.progress import progress
from sagebrush.core.files import replacing
from sagebrush.lab import Report, Share
from sagebrush.lab import simulate as run
from sagebrush.lab.simulate import Watch
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator

#: A game may count by labels of its own, which are then shown bare.
TITLES = {
    "bot": "cli-by-bot",
    "role": "cli-by-role",
    "character": "cli-by-character",
    "bot_and_role": "cli-by-bot_and_role",
}

NAMES_WIDTH = 24


def simulate(
    game: GameArgument,
    *,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    players: PlayersOption = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Bots dealt round the table; they rotate from game to game.")
    ] = "random",
    expansions: ExpansionsOption = "",
    option: OptionsOption = None,
    content: ContentOption = None,
    seed: Annotated[str, typer.Option("--seed", help=f"{SEED_HELP}.")] = "0",
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes that play at once.")] = 1,
    ray: RayOption = "",
    json: JsonOption = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write a line of JSON per game to this file.")] = None,
    lang: LangOption = None,
) -> None:
    """Let bots play against bots, and count who wins."""
    words = words_for(lang)
    with ExitStack() as stack:
        watchers: list[Watch] = []
        if out:
            watchers.append(_writer(stack.enter_context(replacing(out))))
        bar = stack.enter_context(progress(words.say("cli-games"), games, hidden=json))
        watchers.append(lambda _: bar.advance())
        report = run(
            game,
            games=games,
            players=players,
            bots=split(bots),
            expansions=split(expansions),
            options=parse_options(option),
            content=content_in(content),
            seed=seed_number(seed),
            workers=workers,
            ray=ray,
            watch=lambda played: [watch(played) for watch in watchers],
        )
    if json:
        print_json(report)
    else:
        _show(report, words)
    if report.interrupted:
        raise typer.Exit(130)


def _writer(file: BinaryIO) -> Watch:
    encoder = msgspec.json.Encoder()
    return lambda played: file.write(encoder.encode(played) + b"\n")


# -------------------------------------------------------------------- the report for people


def _show(report: Report, words: Words) -> None:
    screen = console()
    if report.interrupted:
        screen.print(words.say("cli-interrupted", games=report.games))
    screen.print(
        words.say(
            "cli-simulated",
            game=game_name(report.game, words),
            players=report.players,
            games=report.games,
            seconds=report.seconds,
            rate=round(report.games_per_second),
            decisions=round(report.decisions_per_second),
        )
    )
    # All tables have the same first column, which leaves room for the others.
    wide = min(NAMES_WIDTH, screen.width // 3)
    for label, shares in report.wins.items():
        table = _table(label.removeprefix("by_"), shares, report.game, words)
        table.columns[0].min_width = wide
        screen.print(table)
    screen.print(words.say("cli-digest", digest=report.digest))


def _table(label: str, shares: dict[str, Share], game: str, words: Words) -> Table:
    narrator = Narrator(words, game, ())
    title = words.say(TITLES[label]) if label in TITLES else label
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for message in ("cli-played", "cli-won", "cli-share", "cli-interval"):
        table.add_column(words.say(message), justify="right")
    best_first = sorted(shares.items(), key=lambda item: -item[1].rate)
    for name, share in best_first:
        bot, slash, role = name.rpartition("/")
        kind = "role" if slash else label
        rate, low, high = [words.say("cli-percent", share=part) for part in (share.rate, *share.interval)]
        shown = f"{bot}{slash}{narrator.thing(kind, role)}"
        table.add_row(shown, str(share.played), str(share.won), rate, f"{low} – {high}")
    return table
