"""Records as tables: games, seats, decisions and events, one record after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.record import Record, load_record
from sagebrush.core.seats import Seat
from sagebrush.lab.observing import Observer, Rows, replay_watched
from sagebrush.lab.tables import Schema


def text(value: object) -> str:
    """Nested values in one cell, as JSON."""
    return msgspec.json.encode(value, order="sorted").decode()


class Exporter(Observer):
    """Everything that a record holds. Names of people only where they are asked for."""

    def __init__(self, *, names: bool = False, bots: Sequence[str | None] = ()) -> None:
        """`bots` are the levels of those seats that bots had, as far as anybody knows."""
        super().__init__()
        self.names = names
        self.bots = bots
        self.told = 0

    def before(self, match: Match) -> None:
        self.told = 0
        self._events(match)

    def step(self, match: Match, seat: Seat, option: Option) -> None:
        decision = match.decision_for(seat)
        assert decision is not None
        self._events(match)
        self.put(
            "decisions",
            answer=match.answer_count,
            turn=match.stage.turn,
            seat=seat,
            question=decision.question.kind,
            options=len(decision.options),
            kind=option.kind,
            option=option.id,
        )

    def _events(self, match: Match) -> None:
        """What has happened since the last look."""
        for event in match.all_events(self.told):
            if not event.quiet:
                seat = getattr(event, "seat", None)
                seat = int(seat) if isinstance(seat, int) else None
                self.put(
                    "events", number=self.told, answer=match.answer_count, seat=seat, kind=event.kind, event=text(event)
                )
            self.told += 1

    def finish(self, match: Match, source: str) -> None:
        """The rows about the game as a whole, finished or not."""
        self._events(match)
        config, result, stage = match.config, match.result, match.stage
        self.put(
            "games",
            source=source,
            name=match.game.info.name,
            rules=match.game.info.rules,
            players=config.players,
            expansions=",".join(config.expansions),
            options=text(config.options),
            seed=f"{match.seed:032x}",
            finished=result is not None,
            outcome=result.outcome if result else None,
            turns=stage.turn,
            answers=match.answer_count,
        )
        standings = {standing.seat: standing for standing in result.standings} if result else {}
        for seat in range(config.players):
            standing = standings.get(Seat(seat))
            self.put(
                "seats",
                seat=seat,
                person=config.names[seat] if self.names else None,
                bot=self.bots[seat] if self.bots else None,
                won=standing.won if standing else None,
                place=standing.place if standing else None,
                points=standing.points if standing else None,
                labels=text(standing.labels) if standing else None,
            )


def records_in(folder: Path) -> Iterator[Path]:
    """Every file below a folder that may be a record, in the order of their names; or the one file."""
    if folder.is_file():
        yield folder
        return
    if not folder.is_dir():
        raise BadConfig(f"there is no folder {folder}")
    yield from sorted(path for path in folder.rglob("*.json") if path.is_file())


def export_record(path: Path, number: int, *, names: bool = False) -> Rows:
    """The rows of one record. The file's own name is left out unless names are asked for: people put theirs there."""
    return rows_of(load_record(path), number, path.name if names else f"{number}", names=names)


def rows_of(record: Record, number: int, source: str, *, names: bool = False, bots: Sequence[str | None] = ()) -> Rows:
    match = Match.opening(record, checkpoints=False)
    exporter = Exporter(names=names, bots=bots)
    replay_watched(match, record.answers, (exporter,), number)
    exporter.finish(match, source)
    return exporter.take()


#: What the columns hold that are empty in some games: a part of a table in which nobody has points is one of it too.
SCHEMA: Schema = {
    "games": {"outcome": str},
    "seats": {"person": str, "bot": str, "won": bool, "place": int, "points": int, "labels": str},
    "events": {"seat": int},
}
