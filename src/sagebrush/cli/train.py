"""`sagebrush train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sagebrush.cli.common import (
    SEED_HELP,
    GameArgument,
    JsonOption,
    LangOption,
    RayOption,
    console,
    print_json,
    seed_number,
    words_for,
)
from sagebrush.cli.progress import progress


def train(
    game: GameArgument,
    *,
    games: Annotated[int, typer.Option("--games", "-n", help="Games to learn from, for every size of table.")] = 2000,
    seed: Annotated[str, typer.Option("--seed", help=f"{SEED_HELP}.")] = "1",
    work: Annotated[
        Path, typer.Option("--work", help="Where games are kept; what is there already is not played again.")
    ] = Path("build/train"),
    into: Annotated[
        Path | None, typer.Option("--into", help="Where the files go; to where bots read them unless given.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes that play at once.")] = 1,
    ray: RayOption = "",
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let bots learn from games among themselves: to judge a position, and to read deeds. Needs NumPy."""
    from sagebrush.bots.models.loading import FOLDER  # noqa: PLC0415  (slow to import)
    from sagebrush.lab.selfplay import tables_of  # noqa: PLC0415
    from sagebrush.lab.spreading import Crew  # noqa: PLC0415
    from sagebrush.lab.train import train as run  # noqa: PLC0415

    words = words_for(lang)
    with progress(words.say("cli-games"), games * len(tables_of(game)), hidden=json) as bar:
        found = run(
            game,
            games=games,
            seed=seed_number(seed),
            work=work,
            into=into or FOLDER,
            progress=bar.advance,
            crew=Crew(workers, ray),
        )
    if json:
        print_json(found)
        return
    table = Table(title=", ".join(found.files), title_justify="left")
    table.add_column("")
    table.add_column("")
    for part, quality in found.quality.items():
        table.add_row(part, ", ".join([f"{name} {number:g}" for name, number in quality.items()]))
    console().print(table)
