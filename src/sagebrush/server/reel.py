"""A finished game step by step: every event, and what it changed for the eyes that look back."""

from __future__ import annotations

import gzip
from collections.abc import Hashable

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.core.record import Record
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.watching import Watcher
from sagebrush.server.hindsight import Replay, Step, StepHappening
from sagebrush.server.refusals import Refusal

Eyes = list[Seat | None]

#: Views in one answer of the replay API: steps times pairs of eyes.
MAX_VIEWS = 600
#: What has been shown is kept, up to so many bytes in all.
MAX_KEPT = 32 << 20
PACKING = 6


class Page(msgspec.Struct, frozen=True):
    """So many steps from number `start` on, through these eyes."""

    eyes: str
    start: int
    count: int


class Kept:
    """What was shown last: it never changes, and whoever asks again is not made to wait."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, bytes] = {}
        self._size = 0

    def get(self, key: Hashable) -> bytes | None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def put(self, key: Hashable, data: bytes) -> None:
        self._size += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self._size > MAX_KEPT:
            self._size -= len(self._kept.pop(next(iter(self._kept))))


def show(log: Record, page: Page, table: bytes) -> bytes:
    """A page of the replay, written and packed: work for the back room."""
    seats = eyes(page.eyes, log.config.players)
    count = min(page.count, max(1, MAX_VIEWS // len(seats)))
    shown = steps(log, seats, page.start, count, everything=page.eyes == "all")
    info: object = msgspec.Raw(table)
    replay = Replay(info, len(log.answers), page.start, tuple(shown))  # type: ignore[arg-type]
    return gzip.compress(msgspec.json.encode(replay), PACKING, mtime=0)


def eyes(name: str, players: int) -> Eyes:
    """Through whose eyes: those of a seat, of the table or of everybody."""
    if name == "all":
        return [Seat(seat) for seat in range(players)]
    if name == "table":
        return [None]
    if name.isascii() and name.isdigit() and int(name[:4]) < players:
        return [Seat(int(name))]
    raise Refusal("bad_eyes", f"eyes is a seat from 0 to {players - 1}, table or all, not {name[:20]!r}.", 400)


class Reel(Watcher):
    """Notes each event once, with its changes for all eyes side by side. With `everything`, nothing is masked."""

    def __init__(self, match: Match, eyes: Eyes, *, everything: bool) -> None:
        super().__init__(match.game, match.table, eyes)
        self.everything = everything
        self._frames: list[StepHappening] = []
        match.table.watcher = self

    def note(self, table: Table, event: Event) -> None:
        super().note(table, event)
        told = [self.take(seat) for seat in self.eyes]
        changes = tuple([happenings[0].changes if happenings else () for happenings in told])
        shown = self.shown(event)
        if shown is not None or any(changes):
            self._frames.append(StepHappening(shown, changes))

    def shown(self, event: Event) -> Event | None:
        if event.quiet:
            return None
        return event if self.everything else event.seen_by(self.eyes[0])

    def cut(self) -> tuple[StepHappening, ...]:
        """What was noted since the last cut."""
        frames, self._frames = tuple(self._frames), []
        return frames


def steps(record: Record, seats: Eyes, start: int, count: int, *, everything: bool) -> list[Step]:
    """The steps from number `start` on; the first of a game has its events alone, since nothing was before it."""
    match = Match.opening(record)
    found: list[Step] = []
    for seat, option in record.answers[: max(0, start - 1)]:
        match.answer(option, seat=seat)
    reel = Reel(match, seats, everything=everything)
    if start == 0 and count:
        shown = [reel.shown(event) for event in match.all_events()]
        happenings = tuple([StepHappening(event, ((),) * len(seats)) for event in shown if event is not None])
        found.append(Step(0, None, None, happenings, _views(match, seats), match.stage))
    for number in range(max(start, 1), min(start + count, len(record.answers) + 1)):
        seat, option = record.answers[number - 1]
        match.answer(option, seat=seat)
        known = option if everything or seat in seats else None
        found.append(Step(number, seat, known, reel.cut(), _views(match, seats), match.stage))
    return found


def _views(match: Match, seats: Eyes) -> tuple[object, ...]:
    """Built at once: the table behind a view changes with the next answer."""
    return tuple([msgspec.to_builtins(match.view(seat)) for seat in seats])
