"""`sagebrush loadtest`."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from sagebrush.cli.common import JsonOption, console, print_json
from sagebrush.core.errors import BadConfig

BUDGET_MS = 25


def loadtest(
    *,
    game: Annotated[str, typer.Option("--game", help="What is played.")] = "dice",
    players: Annotated[int, typer.Option("--players", "-p", help="Players a table: one client, the rest bots.")] = 5,
    tables: Annotated[int, typer.Option("--tables", help="Tables at once, at most 2000.")] = 200,
    watchers: Annotated[int, typer.Option("--watchers", help="Watchers a table.")] = 1,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure, at most 600.")] = 20.0,
    think: Annotated[float, typer.Option("--think", help="Seconds before each answer, clients and bots.")] = 1.0,
    bots: Annotated[str, typer.Option("--bots", help="Level of the bots.")] = "random",
    url: Annotated[str, typer.Option("--url", help="A running server; unless given, one is started.")] = "",
    database_url: Annotated[str, typer.Option("--database-url", help="Storage of the server that is started.")] = "",
    json: JsonOption = False,
) -> None:
    """Measure a server under load: answers a second, and the time from an answer to its broadcast."""
    from sagebrush.client.loadtest import Plan, run  # noqa: PLC0415  (slow to import)

    if not (0 < tables <= 2000 and 0 <= watchers <= 20 and 0 < seconds <= 600 and 0 <= think <= 60):
        raise BadConfig("a load test has 1 to 2000 tables, 0 to 20 watchers, up to 600 seconds and thinks up to 60")
    plan = Plan(
        game=game,
        players=players,
        tables=tables,
        watchers=watchers,
        seconds=seconds,
        think=think,
        bots=bots,
        url=url,
        database_url=database_url,
    )
    report = asyncio.run(run(plan))
    if json:
        print_json(report)
        return
    sheet = Table(show_header=False)
    for name, value in msgspec.structs.asdict(report).items():
        sheet.add_row(name.replace("_", " "), f"{value:,}" if isinstance(value, int | float) else str(value))
    sheet.add_row("budget", f"p99 under {BUDGET_MS} ms: {'kept' if report.p99_ms < BUDGET_MS else 'missed'}")
    console().print(sheet)
