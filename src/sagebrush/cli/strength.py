"""`sagebrush strength`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sagebrush.cli.common import (
    SEED_HELP,
    ExpansionsOption,
    GameArgument,
    JsonOption,
    LangOption,
    PlayersOption,
    console,
    print_json,
    seed_number,
    split,
    words_for,
)
from sagebrush.cli.progress import progress
from sagebrush.core.config import configure
from sagebrush.core.registry import game_named
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator


def strength(
    game: GameArgument,
    *,
    players: PlayersOption = None,
    expansions: ExpansionsOption = "",
    bot: Annotated[str, typer.Option("--bot", help="The bot under test: a level, or module:Class.")] = "legend",
    against: Annotated[str, typer.Option("--against", help="The bot in all other seats, and in its place.")] = "simple",
    deals: Annotated[int, typer.Option("--deals", "-n", help="Deals; each is played once for every seat.")] = 20,
    roles: Annotated[str, typer.Option("--roles", help="Only seats with one of these roles.")] = "",
    tries: Annotated[
        int, typer.Option("--tries", help="Weigh each choice that differs so many times, to take luck off the gain.")
    ] = 0,
    told: Annotated[
        bool, typer.Option("--told", help="Tell the bot everybody's role: how far could it get if it knew?")
    ] = False,
    seed: Annotated[str, typer.Option("--seed", help=f"{SEED_HELP}.")] = "1",
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep every game in this file; what it has is not played again.")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Measure a bot: the same deals with it and without it, in every seat and role."""
    from sagebrush.lab.strength import Contest, Pair, compare  # noqa: PLC0415  (slow to import)

    words = words_for(lang)
    config = configure(game_named(game).info, players=players, expansions=list(split(expansions)))
    contest = Contest(game, config.players, config.expansions, bot, against, seed_number(seed), tries, told)
    with progress(words.say("cli-games"), deals * config.players, hidden=json) as bar:

        def reached(pair: Pair) -> None:
            """They come in their order; what lies before this one was played before, or is not wanted."""
            bar.reach(pair.index * config.players + pair.seat + 1)

        found = compare(contest, deals=deals, roles=split(roles), out=out, watch=reached)
    if json:
        print_json(found)
        return
    _show(found, words)


def _show(found: object, words: Words) -> None:
    from sagebrush.lab.strength import Strength  # noqa: PLC0415  (slow to import)

    assert isinstance(found, Strength)
    contest = found.contest
    narrator = Narrator(words, contest.game, ())
    table = Table(title=f"{contest.bot} – {contest.against}", title_justify="left")
    table.add_column("")
    for title in ("cli-played", contest.bot, contest.against, "cli-gain", "cli-interval"):
        table.add_column(words.say(title) if words.has(title) else title, justify="right")
    for row in found.rows:
        role = words.say("cli-all-roles") if row.role == "all" else narrator.thing("role", row.role)
        low, high, gain = [f"{100 * part:+.0f}" for part in (row.low, row.high, row.gain)]
        tested, usual = [words.say("cli-percent", share=part) for part in (row.tested, row.usual)]
        table.add_row(role, str(row.seats), tested, usual, gain, f"{low} – {high}")
    console().print(table)
