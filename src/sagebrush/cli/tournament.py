"""`sagebrush tournament`."""

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
    OptionsOption,
    PlayersOption,
    RayOption,
    console,
    game_name,
    page_at,
    parse_options,
    print_json,
    seed_number,
    split,
    words_for,
)
from sagebrush.cli.progress import progress
from sagebrush.lab.ladder import Entry, Meeting, TournamentReport
from sagebrush.lab.ladder import tournament as run
from sagebrush.lab.page import Bar, heading, page, paragraph
from sagebrush.lab.page import table as html_table
from sagebrush.lab.spreading import Crew
from sagebrush.words import Words


def tournament(
    game: GameArgument,
    *,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Levels, module:Class, or http://host:port of a bot elsewhere.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="At most so many games, in whole deals.")] = 1000,
    players: PlayersOption = None,
    expansions: ExpansionsOption = "",
    option: OptionsOption = None,
    seed: Annotated[str, typer.Option("--seed", help=f"{SEED_HELP}.")] = "0",
    margin: Annotated[float, typer.Option("--margin", help="A smaller difference in wins counts as none.")] = 0.02,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes that play at once.")] = 1,
    ray: RayOption = "",
    out: Annotated[Path | None, typer.Option("--out", help="Keep the games here, and go on where they end.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page for a browser.")] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Find out which bot is better: every deal is played once from every seat, until the question is settled."""
    words = words_for(lang)
    with page_at(html) as write, progress(words.say("cli-games"), games, hidden=json) as bar:
        report = run(
            game,
            bots=split(bots),
            games=games,
            players=players,
            expansions=split(expansions),
            options=parse_options(option),
            seed=seed_number(seed),
            margin=margin,
            crew=Crew(workers, ray),
            journal=out,
            watch=lambda ladder: bar.reach(ladder.games),
        )
        write(_page(report, words))
    if json:
        print_json(report)
    else:
        _show(report, words)
    if report.interrupted:
        raise typer.Exit(130)


# -------------------------------------------------------------------- for people


def _headline(report: TournamentReport, words: Words) -> str:
    return words.say(
        "cli-tournament",
        game=game_name(report.game, words),
        players=report.players,
        games=report.games,
        rounds=report.rounds,
    )


def _verdict(report: TournamentReport, words: Words) -> str:
    if report.settled:
        return words.say("cli-tournament-settled", margin=_percent(report.margin, words))
    return words.say("cli-tournament-open")


def _percent(share: float, words: Words) -> str:
    return words.say("cli-percent", share=share)


RANKING = ("cli-bot", "cli-rating", "cli-interval", "cli-share", "cli-interval", "cli-played", "cli-won")
MEETINGS = (
    "cli-bot",
    "cli-versus",
    "cli-ahead",
    "cli-behind",
    "cli-level",
    "cli-difference",
    "cli-interval",
    "cli-verdict",
)


def _ranking(entry: Entry, words: Words) -> list[str]:
    low, high = entry.share_interval
    rated = f"{entry.rating_interval[0]:.1f} – {entry.rating_interval[1]:.1f}"
    share = f"{_percent(low, words)} – {_percent(high, words)}"
    counts = [str(entry.played), str(entry.won)]
    return [entry.bot, f"{entry.rating:.1f}", rated, _percent(entry.share, words), share, *counts]


def _meeting(meeting: Meeting, words: Words) -> list[str]:
    low, high = meeting.interval
    spread = f"{_percent(low, words)} – {_percent(high, words)}"
    verdict = words.say("cli-verdict-settled" if meeting.settled else "cli-verdict-open")
    counts = [str(meeting.ahead), str(meeting.behind), str(meeting.level)]
    return [meeting.bot, meeting.other, *counts, _percent(meeting.difference, words), spread, verdict]


def _show(report: TournamentReport, words: Words) -> None:
    screen = console()
    screen.print(_headline(report, words))
    for title, columns, rows in _tables(report, words):
        table = Table(title=title, title_justify="left")
        for place, column in enumerate(columns):
            table.add_column(words.say(column), justify="left" if place < 1 else "right")
        for row in rows:
            table.add_row(*row)
        screen.print(table)
    screen.print(_verdict(report, words))
    screen.print(words.say("cli-digest", digest=report.digest))


def _tables(report: TournamentReport, words: Words) -> list[tuple[str, tuple[str, ...], list[list[str]]]]:
    return [
        (words.say("cli-ranking"), RANKING, [_ranking(entry, words) for entry in report.ranking]),
        (words.say("cli-meetings"), MEETINGS, [_meeting(meeting, words) for meeting in report.meetings]),
    ]


def _page(report: TournamentReport, words: Words) -> str:
    parts = [paragraph(_headline(report, words)), paragraph(_verdict(report, words))]
    for title, columns, rows in _tables(report, words):
        drawn: list[list[object]] = [list(row) for row in rows]
        if columns is RANKING:
            for row, entry in zip(drawn, report.ranking, strict=True):
                row[3] = Bar(str(row[3]), entry.share)
        parts += [heading(title), html_table([words.say(column) for column in columns], drawn)]
    parts += [paragraph(words.say("cli-tournament-note"), note=True)]
    parts += [paragraph(words.say("cli-digest", digest=report.digest), note=True)]
    return page(game_name(report.game, words), "\n".join(parts), lang=words.lang)
