"""What one seat may know of a recorded game, move by move: worked out from the record, without the server."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from sagebrush import Match
from sagebrush.core.events import Event
from sagebrush.core.record import Record
from sagebrush.core.results import Result, Stage
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.watching import Watcher
from sagebrush.games.bang.state import PUBLIC
from sagebrush.games.bang.table import BangTable
from sagebrush.server.messages import Asked, Offer, OwnDecision


def plain(value: object) -> Any:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Moment(msgspec.Struct):
    """How things stand for one seat after move `number`."""

    number: int
    mover: Seat | None
    events: list[Event]
    #: Each thing the seat notices: the event as it may see it, if any, and its view right after it.
    happenings: list[tuple[Event | None, Any]]
    view: Any
    stage: Stage
    asked: tuple[Asked, ...]
    decision: OwnDecision | None
    result: Result | None
    #: What the seat could at no time of this move know: names of cards in other hands and in the deck.
    secrets: frozenset[str]


class Probe(Watcher):
    """Looks at the table after every event, and keeps all of it."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        super().__init__(match.game, match.table, ())
        self.seat = seat
        self.views: list[Any] = [plain(match.view(seat))]
        self.hidden: list[frozenset[str]] = [hidden(match.table, seat)]
        self.events: list[Event] = []

    def note(self, table: Table, event: Event) -> None:
        self.events.append(event)
        self.views.append(plain(self.game.view(table, self.seat)))
        self.hidden.append(hidden(table, self.seat))

    def happenings(self) -> list[tuple[Event | None, Any]]:
        """What of it the seat notices: an event that it may see, or a change of what it sees."""
        seen = [None if event.quiet else event.seen_by(self.seat) for event in self.events]
        steps = zip(seen, pairwise(self.views), strict=True)
        return [(event, after) for event, (before, after) in steps if event is not None or before != after]


def hidden(table: Table, seat: Seat | None) -> frozenset[str]:
    """The cards that lie where this seat cannot look, but for those it has seen on their way there.

    What was played, laid down or shown in this turn stays named, though the deck has been shuffled with it since.
    """
    if not isinstance(table, BangTable) or table.outcome:
        return frozenset()
    named = {*table.used, *[card.id for card in [*table.fresh, *table.played]]}
    hands = [card for other, hand in enumerate(table.hands) if other != seat for card in hand]
    eye = PUBLIC if seat is None else 1 << seat
    return frozenset([card.id for card in [*hands, *table.deck] if not table.known[card.index] & eye]) - named


class Truth:
    """One seat (None: a spectator) in a recorded game."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.seat = None if seat is None else Seat(seat)
        self.match = Match.opening(record)
        self.beginning = self._moment(0, None, Probe(self.match, self.seat), self.match.events(self.seat))

    def moves(self) -> Iterator[Moment]:
        for number, (mover, option) in enumerate(self.record.answers, 1):
            probe = Probe(self.match, self.seat)
            self.match.table.watcher = probe
            before = self.match.event_count
            self.match.answer(option, seat=mover)
            yield self._moment(number, mover, probe, self.match.events(self.seat, before))

    def _moment(self, number: int, mover: Seat | None, probe: Probe, events: list[Event]) -> Moment:
        match = self.match
        return Moment(
            number=number,
            mover=mover,
            events=events,
            happenings=probe.happenings(),
            # As plain data, since the match goes on.
            view=plain(match.view(self.seat)),
            stage=match.stage,
            asked=tuple([Asked(open.seat, open.question) for open in match.decisions]),
            decision=self._decision(),
            result=match.result,
            secrets=frozenset.intersection(*probe.hidden, hidden(match.table, self.seat)),
        )

    def _decision(self) -> OwnDecision | None:
        own = None if self.seat is None else self.match.decision_for(self.seat)
        if own is None or self.seat is None:
            return None
        offers = tuple([Offer(option.id, option) for option in own.options])
        return OwnDecision(own.number, 0, own.seat, own.question, offers, self.match.why_not(self.seat))
