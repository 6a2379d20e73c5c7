"""Tables as people are told of them: rows turned into `TableInfo`, each for the one who looks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from sagebrush.core.config import Value
from sagebrush.core.registry import games
from sagebrush.core.results import Result
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import BranchInfo, ChatLine, Fairness, Pace, SeatInfo, SeatKind, TableInfo
from sagebrush.server.storage.models import Chair, ChatRow, Table


def live_info(table: LiveTable, person_id: str | None) -> TableInfo:
    answers = None if table.row.status == "finished" else table.seq
    connected, watchers = table.connected(), table.watchers()
    return table_info(table.row, table.chairs, person_id, connected=connected, watchers=watchers, answers=answers)


def member(row: Table, chairs: Sequence[Chair], person_id: str | None) -> bool:
    """Whether somebody hosts the table or sits at it."""
    return person_id is not None and (row.host_id == person_id or any(c.person_id == person_id for c in chairs))


def table_info(
    row: Table,
    chairs: Sequence[Chair],
    person_id: str | None,
    *,
    connected: Collection[int] = (),
    watchers: int = 0,
    answers: int | None = None,
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        expansions=tuple(row.expansions),
        options=_options(row),
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        invite=row.invite if member(row, chairs, person_id) else None,
        pace=Pace(row.pace, row.pace_limit),  # type: ignore[arg-type]
        seats=tuple([seat_info(chair, person_id, connected) for chair in chairs]),
        host=person_id is not None and row.host_id == person_id,
        host_name=row.host_name,
        watchers=watchers,
        rated=row.rated,
        created_at=row.created_at,
        answers=row.answers if answers is None else answers,
        fairness=fairness(row, chairs),
        result=msgspec.convert(row.result, Result) if row.result else None,
        rematch=row.rematch_id,
        rematch_of=row.rematch_of,
        branched=BranchInfo(row.branched_table, row.branched_after or 0) if row.branched_table else None,
        uploaded=row.uploaded,
    )


def _options(row: Table) -> dict[str, Value]:
    """Every option spelt out, as the game would; of a game that is not here any more, what was stored."""
    infos = {game.info.name: game.info for game in games()}
    return infos[row.game].values(row.options) if row.game in infos else row.options


def seat_info(chair: Chair, person_id: str | None, connected: Collection[int]) -> SeatInfo:
    kind: SeatKind = "bot" if chair.bot else "person" if chair.name else "open"
    return SeatInfo(
        seat=chair.seat,
        kind=kind,
        name=chair.name,
        account=bool(chair.account),
        level=chair.bot or chair.stand_in,
        stood_in=chair.stand_in is not None,
        connected=chair.seat in connected,
        you=person_id is not None and chair.person_id == person_id,
    )


def fairness(row: Table, chairs: Sequence[Chair]) -> Fairness:
    """The promise; and, once the game is over, what proves it."""
    salts = tuple([chair.salt for chair in chairs]) + ((row.start_salt,) if row.start_salt is not None else ())
    over = row.status == "finished"
    return Fairness(row.commitment, salts, row.secret if over else None, row.seed if over else None)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.name, row.seat, row.text, row.at)
