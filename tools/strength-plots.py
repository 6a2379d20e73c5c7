"""Draw what docs/strength.md tells: what beliefs are worth, and what training is worth.

    python tools/strength-plots.py reliability --games 800
    python tools/strength-plots.py training --learned 5,20,200 --deals 30

`reliability` holds what is believed in games of `simple` bots against the truth. `training` lets a bot learn from more
and more games, and measures it after each lesson in the same deals; what was learned and played lies in `--work` and is
not done again, and what is shipped is the last lesson. Pictures go to docs/pictures. With a compiled copy on
`PYTHONPATH` (`tools/compile.py`) it is several times as fast. Needs `sagebrush[lab,train]`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import altair
import msgspec

from sagebrush.bots.models.loading import VARIABLE, load_model
from sagebrush.lab.calibration import Bin, calibrate
from sagebrush.lab.selfplay import Table
from sagebrush.lab.strength import Strength

#: Its own types are too narrow for plain rows.
alt: Any = altair

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SEED = 77
TITLES = {"bang": "BANG!", "dice": "Dice", "legends": "Western Legends"}
SIZE = {"width": 420, "height": 320}
SAGEBRUSH = (str(Path(sys.executable).with_name("sagebrush")),)


# -------------------------------------------------------------------- reliability


def points_of(name: str, bins: list[Bin]) -> list[dict[str, Any]]:
    """A point for every bin in which something was believed."""
    return [
        {"game": name, "believed": found.believed / found.count, "true": found.true / found.count}
        for found in bins
        if found.count
    ]


def reliability(points: list[dict[str, Any]]) -> Any:
    percent = alt.Axis(format="%")
    ideal = [{"believed": share, "true": share} for share in (0, 1)]
    diagonal = alt.Chart(alt.Data(values=ideal)).mark_line(color="#999", strokeDash=[4, 4])
    beliefs = alt.Chart(alt.Data(values=points)).mark_line(point=True)
    x = alt.X("believed:Q", title="believed", axis=percent)
    y = alt.Y("true:Q", title="true", axis=percent)
    told = beliefs.encode(x=x, y=y, color=alt.Color("game:N", title=None))
    return (diagonal.encode(x=x, y=y) + told).properties(**SIZE, title="Beliefs about roles, five players")


# -------------------------------------------------------------------- training


def taught(game: str, games: int, work: Path) -> Path:
    """The folder of what is learned from so many games at every table."""
    folder = work / f"{game}-{games}"
    if not (folder / f"{game}-value.json").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        choices = ("--games", str(games), "--work", str(work / "games"), "--into", str(folder))
        subprocess.run((*SAGEBRUSH, "train", game, *choices), check=True)
    return folder


def measured(wish: argparse.Namespace, folder: Path | None) -> Strength:
    """How strong the bot is with what lies in the folder; with what is shipped, if there is none."""
    own = {VARIABLE: str(folder)} if folder else {}
    out = wish.work / f"{folder.name if folder else f'{wish.game}-shipped'}-{wish.bot}-{wish.players}.jsonl"
    choices = ("--players", str(wish.players), "--bot", wish.bot, "--deals", str(wish.deals), "--out", str(out))
    told = subprocess.run(
        (*SAGEBRUSH, "strength", wish.game, *choices, "--seed", str(SEED), "--json"),
        env={**os.environ, **own},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(told.stdout, type=Strength)


def lesson_of(games: int, strength: Strength) -> dict[str, Any]:
    """What was gained over all roles, in points of winning."""
    row = strength.rows[-1]
    return {"games": games, "gain": 100 * row.gain, "low": 100 * row.low, "high": 100 * row.high, "seats": row.seats}


def training(lessons: list[dict[str, Any]], title: str) -> Any:
    base = alt.Chart(alt.Data(values=lessons)).encode(
        x=alt.X("games:Q", title="games learned from, at every table", scale=alt.Scale(type="log"))
    )
    gain = alt.Y("gain:Q", title="points of winning more than simple (95 %)")
    bars = base.mark_rule(color="#a0522d").encode(y=alt.Y("low:Q", title=""), y2="high:Q")
    line = base.mark_line(point={"color": "#a0522d"}, color="#a0522d").encode(y=gain)
    none = alt.Chart(alt.Data(values=[{"gain": 0}])).mark_rule(color="#999", strokeDash=[4, 4]).encode(y="gain:Q")
    return (none + bars + line).properties(**SIZE, title=title)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plot", choices=("reliability", "training"))
    parser.add_argument("--games", type=int, default=800, help="reliability: so many of each game")
    parser.add_argument("--game", default="bang", help="training: the game")
    parser.add_argument("--learned", default="5,20,200", help="training: games at every table, with commas between")
    parser.add_argument("--players", type=int, default=5, help="training: how many sit at the table")
    parser.add_argument("--bot", default="marshal", help="training: the bot that is measured")
    parser.add_argument("--deals", type=int, default=30, help="training: deals, each for every seat")
    parser.add_argument("--work", type=Path, default=Path("build/strength"), help="what is kept")
    parser.add_argument("--into", type=Path, default=PICTURES, help="where the picture goes")
    wish = parser.parse_args(arguments)
    if wish.plot == "reliability":
        points: list[dict[str, Any]] = []
        for game in ("bang", "dice"):
            points += points_of(TITLES[game], calibrate(Table(game, 5, ()), wish.games, SEED))
        reliability(points).save(str(wish.into / "reliability.svg"))
        return
    lessons = []
    for games in sorted(int(number) for number in wish.learned.split(",")):
        lessons.append(lesson_of(games, measured(wish, taught(wish.game, games, wish.work))))
        sys.stdout.write(f"{lessons[-1]}\n")
    lessons.append(lesson_of(load_model(f"{wish.game}-value")["games"], measured(wish, None)))
    sys.stdout.write(f"{lessons[-1]}\n")
    title = f"{TITLES.get(wish.game, wish.game)} with {wish.players}: {wish.bot} against simple"
    training(lessons, title).save(str(wish.into / "training.svg"))


if __name__ == "__main__":
    main()
