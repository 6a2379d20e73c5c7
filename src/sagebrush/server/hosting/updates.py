"""What a seat is told about a match. Nothing leaves the server but through `match.view`, `seen_by` and these lines."""

from __future__ import annotations

from sagebrush.core import happenings as core
from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.server.clock import now
from sagebrush.server.hosting.live import LiveTable, eyes_of
from sagebrush.server.messages import Asked, Happening, Offer, OwnDecision, Snapshot, Update, encode

DAY = 86_400.0


def snapshot(table: LiveTable, seat: int | None) -> bytes:
    match = table.playing
    return encode(
        Snapshot(
            seq=table.seq,
            era=table.era,
            events=seen(match.all_events(), seat),
            view=match.view(eyes_of(seat)),
            stage=match.stage,
            asked=asked(match),
            decision=own_decision(table, seat),
            seconds_left=seconds_left(table),
            result=match.result,
        )
    )


def since(table: LiveTable, seat: int | None, first: int) -> list[bytes]:
    """The moves from number `first` on for one seat; to who was away when one was played, the view tells the rest."""
    moves = range(first, table.seq + 1)
    owed = [table.lookout.owed(eyes_of(seat), seq) for seq in moves]
    if None not in owed:
        return [_update(table, seat, seq, tuple(map(_told, told or ()))) for seq, told in zip(moves, owed, strict=True)]
    return [_update(table, seat, seq, _bare(table, seat, seq), away=True) for seq in moves]


def _told(happening: core.Happening) -> Happening:
    return Happening(happening.event, happening.changes)


def _bare(table: LiveTable, seat: int | None, seq: int) -> tuple[Happening, ...]:
    """What the seat may know of a move that nobody watched with its eyes: its events alone."""
    return tuple([Happening(event, ()) for event in seen(table.events_of(seq), seat)])


def _update(
    table: LiveTable, seat: int | None, seq: int, happenings: tuple[Happening, ...], *, away: bool = False
) -> bytes:
    """Move number `seq` for one seat; only the latest says how things stand."""
    match = table.playing
    last = seq == table.seq
    return encode(
        Update(
            seq=seq,
            era=table.era,
            seat=table.movers[seq - 1],
            happenings=happenings,
            view=match.view(eyes_of(seat)) if last and away else None,
            stage=match.stage if last else None,
            asked=asked(match) if last else (),
            decision=own_decision(table, seat) if last else None,
            seconds_left=seconds_left(table) if last else None,
            result=match.result if last else None,
        )
    )


def seen(events: list[Event], seat: int | None) -> tuple[Event, ...]:
    masked = [event.seen_by(eyes_of(seat)) for event in events if not event.quiet]
    return tuple([event for event in masked if event is not None])


def asked(match: Match) -> tuple[Asked, ...]:
    return tuple([Asked(decision.seat, decision.question) for decision in match.decisions])


def own_decision(table: LiveTable, seat: int | None) -> OwnDecision | None:
    if seat is None:
        return None
    decision = table.playing.decision_for(Seat(seat))
    if decision is None:
        return None
    offers = tuple([Offer(option.id, option) for option in decision.options])
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
    # After a restart the clock of a live game starts anew: nobody loses their seat to our outage.
    since = max(table.last_at, table.loaded_at) if table.row.pace == "live" else table.last_at
    return round(max(0.0, since + limit - now()), 1)
