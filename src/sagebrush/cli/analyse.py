"""`sagebrush analyse`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from sagebrush.cli.common import JsonOption, LangOption, console, print_json, words_for
from sagebrush.cli.progress import progress
from sagebrush.cli.replay import seat_named
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.record import load_record
from sagebrush.core.seats import Seat
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator

if TYPE_CHECKING:
    from sagebrush.lab.analysis import Analysis, Choice, Turning

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
    _show(found, words)


def _show(found: Analysis, words: Words) -> None:
    screen = console()
    narrator = Narrator(words, found.game, found.names)
    screen.print(_course(found, words, narrator))
    for turning in found.turnings:
        screen.print(" ".join(_turned(turning, found, words, narrator)), soft_wrap=not screen.is_terminal)
    told = sorted(found.choices, key=lambda choice: -choice.cost)[:TOLD]
    costly = sorted([choice for choice in told if choice.cost > 0], key=lambda choice: choice.answer)
    if found.choices and not costly:
        screen.print(words.say("analysis-flawless"))
    for line in _lines(costly, found, words):
        screen.print(line, soft_wrap=not screen.is_terminal)


def _turned(turning: Turning, found: Analysis, words: Words, narrator: Narrator) -> Iterator[str]:
    """Whose chance moved in whose turn, and what happened, in the words of the game's log."""
    names = [found.names[seat] for seat in turning.members]
    side = words.say("analysis-side", side=turning.side, players=narrator.names_of(names)) if names else ""
    yield words.say(
        "analysis-turning-before" if turning.active is None else "analysis-turning",
        answer=turning.answer,
        player=side or found.names[turning.seat],
        active=found.names[turning.active] if turning.active is not None else "",
        before=turning.before,
        after=turning.after,
    )
    if turning.event is not None:
        yield narrator.event(turning.event)


def _course(found: Analysis, words: Words, narrator: Narrator) -> Table:
    """Everybody's chance over time, as a line of bars; in a game with roles, whether they were seen through."""
    table = Table(title=words.say("analysis-title"), title_justify="left")
    hidden = any(_seen_through(found, seat) is not None for seat in range(len(found.names)))
    told = {"cli-label-role": any(found.roles), "analysis-course": True, "analysis-believed": hidden}
    columns = [message for message, wanted in told.items() if wanted]
    for message in ("cli-player", *columns):
        table.add_column(words.say(message))
    for seat, name in enumerate(found.names):
        role, share = found.roles[seat] if found.roles else "", _seen_through(found, seat)
        cells = {
            "cli-label-role": narrator.thing("role", role) if role else "",
            "analysis-course": "".join([BARS[round(one.chances[seat] * (len(BARS) - 1))] for one in found.moments]),
            "analysis-believed": "" if share is None else _percent(words, share),
        }
        table.add_row(name + (" ★" if seat in found.winners else ""), *[cells[message] for message in columns])
    return table


def _seen_through(found: Analysis, seat: int) -> float | None:
    """How likely a seat's role looked at the last moment at which it was not known; None where it always was.

    Of a Shadow Renegade, whose card everybody has seen, only the side that he plays for is told.
    """
    role = found.roles[seat] if found.roles else ""
    seen = [moment.suspicions[seat].get(role, 1.0) for moment in found.moments if moment.suspicions and role]
    return next((share for share in reversed(seen) if share < 1.0), None)


def _percent(words: Words, share: float) -> str:
    return words.say("analysis-share", share=share)


def _lines(choices: list[Choice], found: Analysis, words: Words) -> Iterator[str]:
    """What cost most, in words, and who could be known then."""
    for choice in choices:
        seat, question = choice.seat, choice.question
        teller = Narrator(words, found.game, found.names, Seat(seat))
        yield words.say(
            "analysis-choice",
            answer=choice.answer,
            player=found.names[seat],
            question=" ".join(filter(None, (teller.seen(question), teller.question(question, Seat(seat))))),
            chosen=teller.option(choice.chosen.option, question),
            chance=choice.chosen.chance,
            best=teller.option(choice.best.option, question),
            better=choice.best.chance,
        )
        known = list(_known(choice, found, words, teller))
        if known:
            yield f"  {words.say('analysis-known')}: {'; '.join(known)}."


def _known(choice: Choice, found: Analysis, words: Words, teller: Narrator) -> Iterator[str]:
    """What the seat could make of everybody of whom it could not be sure."""
    for seat, belief in enumerate(choice.beliefs):
        ranked = sorted(belief.items(), key=lambda item: -item[1])
        if seat != choice.seat and ranked and ranked[0][1] < 1.0:
            roles = ", ".join([f"{teller.thing('role', role)} {_percent(words, share)}" for role, share in ranked])
            yield f"{found.names[seat]}: {roles}"
