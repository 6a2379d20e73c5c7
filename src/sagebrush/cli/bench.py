"""`sagebrush bench`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from sagebrush.cli.common import JsonOption, console, needed, print_json
from sagebrush.core.errors import BadConfig
from sagebrush.core.registry import game_named, games
from sagebrush.lab.bench import Speed, measure, whole_box

ROWS = (
    ("games/s", "games_per_second"),
    ("decisions/s", "decisions_per_second"),
    ("µs a decision", "decision_us"),
    ("µs a fork", "fork_us"),
    ("fork in decisions", "fork_decisions"),
    ("µs an imagined match", "imagine_us"),
    ("µs a view", "view_us"),
    ("µs the views of all seats", "views_us"),
    ("µs a decision told to all seats", "messages_us"),
    ("µs a decision of simple bots", "simple_us"),
    ("µs for the ids of all options", "options_us"),
)


def bench(
    *,
    game: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long to play each game.")] = 1.5,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure the environments instead, beside one of PettingZoo's own.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Measure the speed of each game with random bots, as it is and with all its expansions."""
    if not 0 < seconds <= 60:
        raise BadConfig(f"--seconds is more than 0 and at most 60, not {seconds}")
    if peers:
        _show_peers(seconds, json=json)
        return
    chosen = [game_named(game)] if game else games()
    speeds = [measure(one.info.name, seconds, mix) for one in chosen for mix in _mixes(one.info.name)]
    if json:
        print_json({"bench": speeds})
    else:
        console().print(_table(speeds))


def _show_peers(seconds: float, *, json: bool) -> None:
    with needed("envs"):
        from sagebrush.lab.peers import paces  # noqa: PLC0415 (a player's install does without)
    found = paces(seconds)
    if json:
        print_json({"peers": found})
        return
    table = Table()
    for title in ("environment", "players", "", "agent steps/s"):
        table.add_column(title, justify="right" if "s" in title[-2:] else "left")
    for pace in found:
        how = "compiled" if pace.compiled else "interpreted"
        table.add_row(pace.environment, str(pace.players), how, _figure(pace.steps_per_second))
    console().print(table)


def _mixes(game: str) -> list[tuple[str, ...]]:
    """Without expansions, and with all of them where there are any."""
    return [(), whole_box(game)] if whole_box(game) else [()]


def _table(speeds: list[Speed]) -> Table:
    table = Table()
    table.add_column("")
    for speed in speeds:
        what = f"{speed.game} with {len(speed.expansions)} expansions" if speed.expansions else speed.game
        how = "compiled" if speed.compiled else "interpreted"
        table.add_column(f"{what}, {speed.players} players, {how}", justify="right")
    for title, field in ROWS:
        table.add_row(title, *[_figure(getattr(speed, field)) for speed in speeds])
    return table


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:,.1f}"
