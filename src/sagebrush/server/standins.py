"""In a game: a bot plays somebody's seat, because they want it, or because they are not there."""

from __future__ import annotations

from sagebrush.server.bots import stand_in_level
from sagebrush.server.hosting import absence
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.lobby import chair_at, changing, check_level
from sagebrush.server.refusals import Refusal, not_found
from sagebrush.server.storage.models import Person, Table


async def hand_over(host: Host, person: Person, table_id: str, seat: int, level: str | None) -> LiveTable:
    """In the game: the owner or the host hands a seat to a bot; only the owner takes it back (None)."""
    async with changing(host, table_id, person) as (_, row, chairs):
        chair = chair_at(chairs, seat)
        owner = chair.person_id == person.id
        if row.status != "playing":
            raise Refusal("not_playing", "No game is being played at this table.")
        if chair.person_id is None or not (owner or (row.host_id == person.id and level is not None)):
            raise Refusal("not_yours", "That is not your seat.", 403)
        if row.rated and not owner:
            # Who is gone is replaced by the clock; nobody else is to be got rid of.
            raise Refusal("rated", "In a rated game the host gives no seats away.", 403)
        if level is not None:
            check_level(row.game, level)
        if owner or not chair.stand_in:
            # Why somebody left decides about their rating, so the host cannot change it afterwards.
            chair.stand_in_why = None if level is None else "choice" if owner else "host"
        chair.stand_in = level
    return await host.table_changed(table_id)


async def call_bot(host: Host, person: Person, table_id: str, seat: int) -> LiveTable:
    """Somebody has been away for long enough: the host, or most of those who wait, let a bot play until they return."""
    table = await host.table(table_id)
    if table is None:
        raise not_found()
    async with changing(host, table_id, person) as (_, row, chairs):
        chair = chair_at(chairs, seat)
        absence.check(table, seat)
        own = [other for other in absence.voters(table, seat) if chairs[other].person_id == person.id]
        chair.votes = sorted({*chair.votes, *own})
        if not (absence.agreed(table, chair.votes, seat) or _host_decides(row, person)):
            if not own:
                raise Refusal("not_yours", "Only who plays at this table has a say in that.", 403)
        else:
            chair.stand_in, chair.stand_in_why, chair.votes = stand_in_level(row.game), "gone", []
    return await host.table_changed(table_id)


def _host_decides(row: Table, person: Person) -> bool:
    """Where ratings are at stake, the host is one voice among the others."""
    return row.host_id == person.id and not row.rated
