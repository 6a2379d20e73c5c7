"""Quick match: any seat of this game, now; where nobody else comes, bots fill up."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from sagebrush.core.registry import game_named
from sagebrush.server import lobby
from sagebrush.server.bots import stand_in_level
from sagebrush.server.clock import now
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import Pace
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Chair, Person, Table
from sagebrush.server.wishes import JoinWish, QuickWish, TableWish

#: Tables that are looked at for a free chair.
LOOKED_AT = 20
#: Why somebody does not get a chair at a table that was found, and looks at the next one.
PASSED_OVER = ("table_full", "already_started", "seat_taken", "no_such_table", "removed", "link_needed")
#: Strangers do not wait for each other for ever.
PACE = Pace("live", 60)
#: The size of a table at which the game is at its best, if it can be played so.
USUAL = 5


async def match(host: Host, person: Person, wish: QuickWish, seconds: float) -> LiveTable:
    """The first public table that has a free chair and somebody at it; else a new one, for others to find."""
    async with host.database.read() as session:
        found = await store.quick(session, wish.game, LOOKED_AT)
    for row, chairs in found:
        if any(chair.person_id == person.id for chair in chairs):
            return await host.table_changed(row.id)
        if _welcome(host, row, chairs):
            try:
                return await lobby.join(host, person, row.id, JoinWish(salt=wish.salt))
            except Refusal as refusal:
                if refusal.code not in PASSED_OVER:
                    raise
    return await _open(host, person, wish, seconds)


def _welcome(host: Host, row: Table, chairs: Sequence[Chair]) -> bool:
    """A free chair, at a table that fills up by itself or whose host is there to start."""
    if all(chair.person_id or chair.bot for chair in chairs):
        return False
    live = host.tables.get(row.id)
    return row.fill_at is not None or (live is not None and bool(live.connected()))


async def _open(host: Host, person: Person, wish: QuickWish, seconds: float) -> LiveTable:
    sizes = game_named(wish.game).info.players
    players = USUAL if USUAL in sizes else sizes[len(sizes) // 2]
    table = await lobby.create(host, person, TableWish(wish.game, players=players, pace=PACE))
    async with lobby.changing(host, table.id) as (_, row, chairs):
        row.fill_at = now() + seconds
        chairs[0].salt = wish.salt
    return await host.table_changed(table.id)


def is_due(table: LiveTable) -> bool:
    """Whether its minute is over; at the process that somebody who sits there is connected to."""
    row = table.row
    due = row.status == "waiting" and row.fill_at is not None and row.fill_at <= now()
    return due and bool(table.connected_here())


async def fill(host: Host, table_id: str) -> LiveTable:
    """Bots take the free chairs, and the game begins. Of two processes that want to, one does."""
    async with lobby.changing(host, table_id) as (_, row, chairs):
        if row.status == "waiting" and row.fill_at is not None:
            for chair in chairs:
                if not chair.person_id and not chair.bot:
                    lobby.put_bot(row, chairs, chair.seat, stand_in_level(row.game))
            lobby.begin(host, row, chairs, token_hex(16))
    return await host.table_changed(table_id)
