"""What a seat is told about a match. Nothing leaves the server but through `match.view`, `seen_by` and these lines."""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import Any

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.server.clock import now
from sagebrush.server.hosting.live import LiveTable, eyes_of
from sagebrush.server.messages import Asked, Happening, Offer, OwnDecision, Snapshot, Update, encode

DAY = 86_400.0
#: Options that are kept as they are offered.
OFFERS = 1 << 14


class News:
    """What of the present state is the same for everybody: worked out and written once, however many are told."""

    def __init__(self, table: LiveTable) -> None:
        match = table.playing
        self.stage: Any = msgspec.Raw(encode(match.stage))
        self.asked: Any = msgspec.Raw(encode(asked(match)))
        self.result: Any = msgspec.Raw(encode(match.result))
        self.seconds_left = seconds_left(table)


def snapshot(table: LiveTable, seat: int | None, news: News) -> bytes:
    match = table.playing
    return encode(
        Snapshot(
            seq=table.seq,
            era=table.era,
            events=seen(match.all_events(), seat),
            view=match.view(eyes_of(seat)),
            stage=news.stage,
            asked=news.asked,
            decision=own_decision(table, seat),
            seconds_left=news.seconds_left,
            result=news.result,
        )
    )


def since(table: LiveTable, seat: int | None, first: int, news: News) -> list[bytes]:
    """The moves from number `first` on for one seat; to who was away when one was played, the view tells the rest."""
    eyes = eyes_of(seat)
    moves = range(first, table.seq + 1)
    owed: list[Any] = [table.lookout.owed(eyes, seq) for seq in moves]
    view = None
    if None in owed:
        owed = [_bare(table, seat, seq) for seq in moves]
        view = table.playing.view(eyes)
    early = [_early(table, seq, happenings) for seq, happenings in zip(moves, owed[:-1], strict=False)]
    return [*early, _latest(table, seat, owed[-1], view, news)]


def _bare(table: LiveTable, seat: int | None, seq: int) -> tuple[Happening, ...]:
    """What the seat may know of a move that nobody watched with its eyes: its events alone."""
    return tuple([Happening(event, ()) for event in seen(table.events_of(seq), seat)])


def _early(table: LiveTable, seq: int, happenings: Any) -> bytes:
    """A move that others follow at once."""
    return encode(Update(seq, table.era, table.movers[seq - 1], happenings, None, None, (), None, None, None))


def _latest(table: LiveTable, seat: int | None, happenings: Any, view: Any, news: News) -> bytes:
    """The last move, and how things stand after it."""
    return encode(
        Update(
            seq=table.seq,
            era=table.era,
            seat=table.movers[-1],
            happenings=happenings,
            view=view,
            stage=news.stage,
            asked=news.asked,
            decision=own_decision(table, seat),
            seconds_left=news.seconds_left,
            result=news.result,
        )
    )


def seen(events: list[Event], seat: int | None) -> tuple[Event, ...]:
    masked = [event.seen_by(eyes_of(seat)) for event in events if not event.quiet]
    return tuple([event for event in masked if event is not None])


def asked(match: Match) -> tuple[Asked, ...]:
    return tuple([Asked(decision.seat, decision.question) for decision in match.decisions])


@lru_cache(maxsize=OFFERS)
def offer(option: Option) -> msgspec.Raw:
    """An option as it is offered. Most are the same all through a game, and at every table: they are written once."""
    return msgspec.Raw(encode(Offer(option.id, option)))


def own_decision(table: LiveTable, seat: int | None) -> OwnDecision | None:
    if seat is None:
        return None
    decision = table.playing.decision_for(Seat(seat))
    if decision is None:
        return None
    offers: tuple[Any, ...] = tuple([offer(option) for option in decision.options])
    why_not = table.playing.why_not(Seat(seat))
    return OwnDecision(decision.number, table.era, seat, decision.question, offers, why_not)


def limit_of(table: LiveTable) -> float | None:
    """The time for a decision, in seconds."""
    match table.row.pace:
        case "live":
            return float(table.row.pace_limit)
        case "days":
            return table.row.pace_limit * DAY
        case _:
            return None


def seconds_left(table: LiveTable) -> float | None:
    limit = limit_of(table)
    if limit is None or not table.open_decisions():
        return None
    if table.row.pace == "live":
        # After a restart the clock of a live game starts anew: nobody loses their seat to our outage.
        return round(max(0.0, table.moved_at + limit - monotonic()), 1)
    return round(max(0.0, table.last_at + limit - now()), 1)
