"""`sagebrush analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from sagebrush.cli.common import JsonOption, LangOption, console, print_json, words_for
from sagebrush.cli.progress import progress
from sagebrush.cli.replay import seat_named
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.record import Record, load_record
from sagebrush.core.seats import Seat
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator

if TYPE_CHECKING:
    from sagebrush.lab.analysis import Analysis, Choice

#: Marks of a chance from 0 to 1, the longest being sure to win.
BARS = " ▁▂▃▄▅▆▇█"
#: Of the decisions, those are told that cost most.
TOLD = 12


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    *,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="NAME|N", help="Only the decisions of this player; seats count from 0."),
    ] = None,
    budget: Annotated[
        int, typer.Option("--budget", help="Play-outs for each decision; 0 looks at the course of the game alone.")
    ] = 40,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Say where a game was won: chances over time, turning points, what was best, and who could be known."""
    from sagebrush.lab.analysis import analyse as run  # noqa: PLC0415  (slow to import)

    words = words_for(lang)
    if not 0 <= budget <= 100_000:
        raise BadConfig(f"the budget is a number of play-outs from 0 to 100000, not {budget}")
    record = load_record(file)
    Match.replay(record)
    place = seat_named(seat, record.config)
    with progress(words.say("analysis-title"), max(1, len(record.answers)), hidden=json) as bar:
        seats = None if place is None else (int(place),)
        found = run(record, seats=seats, budget=budget, progress=lambda done, _: bar.reach(done))
    if json:
        print_json(found)
        return
    _show(found, record, words)


def _show(found: Analysis, record: Record, words: Words) -> None:
    screen = console()
    narrator = Narrator(words, found.game, found.names)
    screen.print(_course(found, words, narrator))
    for turning in found.turnings:
        screen.print(
            words.say(
                "analysis-turning",
                answer=turning.answer,
                player=found.names[turning.seat],
                active=found.names[turning.active] if turning.active is not None else "",
                before=turning.before,
                after=turning.after,
            )
        )
    told = sorted(found.choices, key=lambda choice: -choice.cost)[:TOLD]
    costly = sorted([choice for choice in told if choice.cost > 0], key=lambda choice: choice.answer)
    if found.choices and not costly:
        screen.print(words.say("analysis-flawless"))
    for line in _lines(costly, record, found, words):
        screen.print(line, soft_wrap=not screen.is_terminal)


def _course(found: Analysis, words: Words, narrator: Narrator) -> Table:
    """Everybody's chance over time, as a line of bars."""
    table = Table(title=words.say("analysis-title"), title_justify="left")
    for message in ("cli-player", "cli-label-role", "analysis-course", "analysis-believed"):
        table.add_column(words.say(message))
    for seat, name in enumerate(found.names):
        role = found.roles[seat] if found.roles else ""
        bars = "".join([BARS[round(moment.chances[seat] * (len(BARS) - 1))] for moment in found.moments])
        seen = [moment.suspicions[seat].get(role, 0.0) for moment in found.moments if moment.suspicions]
        last = words.say("cli-percent", share=seen[-1]) if seen else ""
        won = " ★" if seat in found.winners else ""
        table.add_row(name + won, narrator.thing("role", role) if role else "", bars, last)
    return table


def _lines(choices: list[Choice], record: Record, found: Analysis, words: Words) -> list[str]:
    """What cost most, in words: the record is played once more to have each decision before us."""
    lines: list[str] = []
    match = Match.opening(record)
    waiting = {choice.answer: choice for choice in choices}
    for place, (seat, option_id) in enumerate(record.answers):
        choice = waiting.get(place)
        decision = match.decision_for(seat)
        if choice is not None and decision is not None:
            teller = Narrator(words, found.game, found.names, Seat(seat))
            lines.append(
                words.say(
                    "analysis-choice",
                    answer=place,
                    player=found.names[seat],
                    chosen=teller.option(choice.chosen.option, decision.question),
                    chance=choice.chosen.chance,
                    best=teller.option(choice.best.option, decision.question),
                    better=choice.best.chance,
                )
            )
        match.answer(option_id, seat=seat)
    return lines
