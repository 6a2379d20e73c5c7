"""`sagebrush replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sagebrush.cli.common import LangOption, console
from sagebrush.core.config import Config
from sagebrush.core.errors import BadConfig, DamagedRecord, TamperedRecord
from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.core.record import Record, load_record
from sagebrush.core.results import Result
from sagebrush.core.seats import Seat
from sagebrush.words import Words, negotiate, words_at
from sagebrush.words.narrate import Narrator

#: Columns of the final table; a label of another game is shown bare.
TITLES = {"role": "cli-label-role", "character": "cli-label-character", "side": "cli-label-side"}


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    *,
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether every answer, card and die fits.")] = False,
    promise: Annotated[
        Path | None,
        typer.Option(
            "--promise", help="With --verify: the table as its server showed it; was its seed the promised one?"
        ),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="NAME|N", help="Only what this player saw; seats count from 0.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for a key after each answer; q stops.")] = False,
    lang: LangOption = None,
) -> None:
    """Tell the story of a recorded game, or check it."""
    if promise is not None and not verify:
        raise BadConfig("--promise goes with --verify")
    record = load_record(file)
    whole = Match.replay(record)
    words = words_at(whole.game, record.config, negotiate(lang))
    if verify:
        verdicts = [_verdict(whole, words)] + ([_kept(promise, record, words)] if promise is not None else [])
        sys.stdout.write("\n".join(verdicts) + "\n")
        return
    if step and not sys.stdin.isatty():
        raise BadConfig("--step needs a terminal")
    story = Story(Match.opening(record), words, seat_named(seat, record.config))
    for asked, option in record.answers:
        if not story.told(step=step):
            return
        story.answered(asked, option)
        story.match.answer(option, seat=asked)
    story.told(step=False)
    story.ended()


def _verdict(match: Match, words: Words) -> str:
    game, config, seed = match.game.info.name, match.config, f"{match.seed:032x}"
    players, answers = config.players, match.answer_count
    if match.result is None:
        return words.say("cli-verified-open", game=game, players=players, answers=answers, seed=seed)
    outcome = Narrator(words, game, config.names).outcome(match.result)
    return words.say("cli-verified", game=game, players=players, answers=answers, seed=seed, outcome=outcome)


def _kept(file: Path, record: Record, words: Words) -> str:
    """Check the record against what a server promised before the game and showed after it."""
    from sagebrush.server.fairness import problem  # noqa: PLC0415  (slow to import)
    from sagebrush.server.infos import TableInfo  # noqa: PLC0415

    try:
        table = msgspec.json.decode(file.read_bytes(), type=TableInfo)
    except msgspec.MsgspecError as error:
        raise DamagedRecord(f"{file} is not a table as a server shows it: {error}") from error
    wrong = problem(table.id, table.fairness, record)
    if wrong is not None:
        raise TamperedRecord(f"the promise was not kept: {wrong}")
    return words.say("cli-promise-kept", commitment=table.fairness.commitment)


def seat_named(wish: str | None, config: Config) -> Seat | None:
    """A seat by its player's name, or by number."""
    if wish is None:
        return None
    for place, name in enumerate(config.names):
        if wish.casefold() == name.casefold():
            return Seat(place)
    numbers = [str(seat) for seat in range(config.players)]
    if wish in numbers:
        return Seat(numbers.index(wish))
    raise BadConfig(f"there is no seat {wish!r}; there is {', '.join(config.names)} (0 to {config.players - 1})")


class Story:
    """A match told as it goes: everything, or what one seat may see."""

    def __init__(self, match: Match, words: Words, seat: Seat | None) -> None:
        self.match = match
        self.words = words
        self.seat = seat
        self.narrator = Narrator(words, match.game.info.name, match.config.names, seat)
        self.screen: Console = console()
        self.events_told = 0

    def told(self, *, step: bool) -> bool:
        """Tell what has happened since the last time; False when the reader has had enough."""
        for event in self._news():
            self._say(Text(self.narrator.event(event)))
        sys.stdout.flush()
        return not step or typer.getchar() not in ("q", "Q", "\x03", "\x04")

    def _say(self, line: Text) -> None:
        """A line stays whole in a file, and is wrapped between words on a screen."""
        self.screen.print(line, soft_wrap=not self.screen.is_terminal)

    def _news(self) -> list[Event]:
        start, self.events_told = self.events_told, self.match.event_count
        if self.seat is not None:
            return self.match.events(self.seat, start)
        return [event for event in self.match.all_events(start) if not event.quiet]

    def answered(self, asked: Seat, option_id: str) -> None:
        """Show an answer, unless it is another seat's secret."""
        decision = self.match.decision_for(asked)
        option = decision.option(option_id) if decision else None
        if decision is None or option is None or self.seat not in (None, asked):
            return
        label = self.narrator.option(option, decision.question)
        self._say(Text(f"  {self.match.config.names[asked]}: {label}", style="dim"))

    def ended(self) -> None:
        result = self.match.result
        if result is not None:
            self.screen.print(self._standings(result))
            return
        for decision in self.match.decisions:
            line = self.narrator.question(decision.question, decision.seat)
            self._say(Text(line, style="bold"))

    def _standings(self, result: Result) -> Table:
        """Everybody at the end; places and points where the game has them."""
        labels = list(result.standings[0].labels)
        ranked = any(standing.place is not None for standing in result.standings)
        counted = any(standing.points is not None for standing in result.standings)
        table = Table(title=self.narrator.outcome(result), title_justify="left")
        table.add_column(self.words.say("cli-player"))
        for label in labels:
            table.add_column(self.words.say(TITLES[label]) if label in TITLES else label)
        for message in ["cli-points"] * counted + ["cli-place"] * ranked:
            table.add_column(self.words.say(message), justify="right")
        table.add_column(self.words.say("cli-won"))
        for standing in result.standings:
            things = [self.narrator.thing(label, standing.labels[label]) for label in labels]
            numbers = [standing.points] * counted + [standing.place] * ranked
            shown = ["" if number is None else str(number) for number in numbers]
            table.add_row(self.match.config.names[standing.seat], *things, *shown, "★" if standing.won else "")
        return table
