"""Tables as people are told of them: rows turned into `TableInfo`, each for the one who looks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sagebrush.core.config import Value
from sagebrush.core.registry import games
from sagebrush.core.results import Result
from sagebrush.server.clock import now
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import BranchInfo, ChatLine, Fairness, Pace, SeatInfo, SeatKind, TableInfo
from sagebrush.server.storage.models import Chair, ChatRow, Table


def live_info(table: LiveTable, person_id: str | None, invite: str | None = None) -> TableInfo:
    """`invite` is what they came by: with the present link nobody is sent away any more."""
    answers = None if table.row.status == "finished" else table.seq
    info = table_info(table.row, table.chairs, person_id, watchers=table.watchers(), answers=answers)
    removed = info.removed and invite != table.row.invite
    seats = tuple([_with_presence(table, seat) for seat in info.seats])
    return msgspec.structs.replace(info, seats=seats, waited=_waited(table, person_id), removed=removed)


def _with_presence(table: LiveTable, seat: SeatInfo) -> SeatInfo:
    """Who is here, and for how long who is not has been away; at the pace of days, nobody needs to be."""
    connected = seat.seat in table.connected()
    since = table.away_since(seat.seat) if table.row.status == "playing" and table.row.pace != "days" else None
    away = None if since is None else round(max(0.0, now() - since), 1)
    left = table.bot_in(seat.seat)
    bot_in = None if left is None else round(left, 1)
    return msgspec.structs.replace(seat, connected=connected, away=away, bot_in=bot_in)


def _waited(table: LiveTable, person_id: str | None) -> float | None:
    own = set(table.seats_of(person_id)).intersection(table.people_seats())
    asked = table.row.status == "playing" and any(decision.seat in own for decision in table.open_decisions())
    return round(max(0.0, now() - table.last_at), 1) if asked else None


def member(row: Table, chairs: Sequence[Chair], person_id: str | None) -> bool:
    """Whether somebody hosts the table or sits at it."""
    return person_id is not None and (row.host_id == person_id or any(c.person_id == person_id for c in chairs))


def table_info(
    row: Table,
    chairs: Sequence[Chair],
    person_id: str | None,
    *,
    watchers: int = 0,
    answers: int | None = None,
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        expansions=tuple(row.expansions),
        options=_options(row),
        content=tuple(row.content or ()),
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        invite=row.invite if member(row, chairs, person_id) else None,
        pace=Pace(row.pace, row.pace_limit),  # type: ignore[arg-type]
        seats=tuple([seat_info(chair, person_id) for chair in chairs]),
        host=person_id is not None and row.host_id == person_id,
        host_name=row.host_name,
        watchers=watchers,
        rated=row.rated,
        hints=row.hints,
        created_at=row.created_at,
        answers=row.answers if answers is None else answers,
        fairness=fairness(row, chairs),
        result=msgspec.convert(row.result, Result) if row.result else None,
        rematch=row.rematch_id,
        rematch_of=row.rematch_of,
        branched=BranchInfo(row.branched_table, row.branched_after or 0) if row.branched_table else None,
        uploaded=row.uploaded,
        waited=None,
        starts_in=_starts_in(row),
        removed=person_id is not None and person_id in row.removed,
    )


def _starts_in(row: Table) -> float | None:
    if row.status != "waiting" or row.fill_at is None:
        return None
    return round(max(0.0, row.fill_at - now()), 1)


def _options(row: Table) -> dict[str, Value]:
    """Every option spelt out, as the game would; of a game that is not here any more, what was stored."""
    infos = {game.info.name: game.info for game in games()}
    return infos[row.game].values(row.options) if row.game in infos else row.options


def seat_info(chair: Chair, person_id: str | None) -> SeatInfo:
    """A chair as it is stored: who is here is known at the live table alone."""
    kind: SeatKind = "bot" if chair.bot else "person" if chair.name else "open"
    return SeatInfo(
        seat=chair.seat,
        kind=kind,
        name=chair.name,
        account=bool(chair.account),
        level=chair.bot or chair.stand_in,
        stood_in=chair.stand_in is not None,
        why=chair.stand_in_why if chair.stand_in else None,  # type: ignore[arg-type]
        connected=False,
        away=None,
        bot_in=None,
        votes=tuple(chair.votes),
        program=bool(chair.program),
        you=person_id is not None and chair.person_id == person_id,
    )


def fairness(row: Table, chairs: Sequence[Chair]) -> Fairness:
    """The promise; and, once the game is over, what proves it."""
    salts = tuple([chair.salt for chair in chairs]) + ((row.start_salt,) if row.start_salt is not None else ())
    over = row.status == "finished"
    return Fairness(row.commitment, salts, row.secret if over else None, row.seed if over else None)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.name, row.seat, row.text, row.at)
