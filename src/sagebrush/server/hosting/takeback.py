"""Taking back a play: at once where it can hurt nobody, else when every other person at the table agrees."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, select, update

from sagebrush.core.seats import Seat
from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import telling
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import TakeBack, TakeBackOver
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import ConsentRow, Table


class Way(msgspec.Struct, frozen=True):
    """A way back: to how many answers, whether something hidden has come to light since, and who is alive again.

    What another seat answered has shown what it holds, or what it lacks: that came to light too, be it a bot.
    """

    point: int
    revealed: bool
    revives: tuple[int, ...]


async def ask(host: Host, table: LiveTable, seat: int) -> None:
    """A seat wants its last play back."""
    async with table.lock:
        request = await open_request(host, table)
        if request is not None and (request.seat != seat or request.needed):
            raise Refusal("no_request", "Somebody asked for that already.")
        if request is not None:
            # Whoever was still to agree is not playing any more.
            await _grant(host, table, seat)
            return
        way = await _way_back(host, table, seat)
        _check_rated(table, seat, way)
        if _at_once(table, seat, way):
            await _undo(host, table, seat, way)
            return
        await _write(host, table, seat, asker=True, agree=True)
        table.hold()
    await _news(host, table)


def _check_rated(table: LiveTable, seat: int, way: Way) -> None:
    """Where people play for ratings, nobody gets a free look: bots do not agree, nor does who is not there.

    Nor does somebody's program, whose rating is at stake as well.
    """
    alone = all(other == seat for other in table.voters())
    if table.row.rated and way.revealed and (alone or any(other != seat for other in table.programs())):
        raise Refusal("rated_take_back", "Something has come to light, and nobody else is left who could agree.")


def _at_once(table: LiveTable, seat: int, way: Way) -> bool:
    """Nobody is there to be asked; or nothing came to light, and so no other seat has answered."""
    return not way.revealed or all(other == seat for other in table.voters())


async def consent(host: Host, table: LiveTable, seat: int, seq: int, *, agree: bool) -> None:
    """A seat's word on the open request; the last yes, or the first no, settles it."""
    async with table.lock:
        request = await open_request(host, table)
        if request is None or request.seq != seq or seat not in request.needed:
            raise Refusal("no_request", "Nobody asks you to let them take something back.")
        await _write(host, table, seat, asker=False, agree=agree)
        # Read again: somebody may have said yes at another process in the same moment.
        request = await open_request(host, table)
        if request is not None and not request.needed:
            await _grant(host, table, request.seat)
            return
    await _news(host, table)


async def _grant(host: Host, table: LiveTable, seat: int) -> None:
    """All have agreed; but in the meantime it may have become impossible."""
    try:
        way = await _way_back(host, table, seat)
    except Refusal:
        async with host.database.write() as session:
            this = (ConsentRow.table_id == table.id) & (ConsentRow.seq == table.seq)
            await session.execute(delete(ConsentRow).where(this))
        await _news(host, table)
        raise
    await _undo(host, table, seat, way)


async def open_request(host: Host, table: LiveTable) -> TakeBack | None:
    """The request made at the present move, if nobody has said no to it."""
    if table.match is None:
        return None
    said = await store.consents(host.database, table.id, table.seq)
    if not store.still_asked(said):
        return None
    seats = {row.seat for row in said}
    asker = next(row.seat for row in said if row.asker)
    return TakeBack(table.seq, asker, tuple([seat for seat in table.voters() if seat not in seats]))


async def tell_request(host: Host, table: LiveTable) -> None:
    """Tell how the request stands."""
    request = await open_request(host, table)
    if request is not None:
        table.hold()
        telling.tell(table, request)
        return
    said = await store.consents(host.database, table.id, table.seq)
    against = next((row.seat for row in said if not row.agree), None)
    if table.held_until or against is not None:
        table.held_until = 0.0
        telling.tell(table, TakeBackOver(table.seq, "lapsed" if against is None else "refused", against))
        host.changed(table)


async def on_notice(host: Host, table: LiveTable, _: Notice) -> None:
    await tell_request(host, table)


async def _news(host: Host, table: LiveTable) -> None:
    await tell_request(host, table)
    await host.fanout.send(Notice(host.process, "take_back", table.id))


def _point(table: LiveTable, seat: int) -> int:
    if table.row.status != "playing" or table.match is None:
        raise Refusal("not_playing", "No game is being played at this table.")
    point = table.match.take_back_point(Seat(seat))
    if point is None:
        raise Refusal("nothing_to_take_back", "There is nothing you could take back.")
    return point


async def _way_back(host: Host, table: LiveTable, seat: int) -> Way:
    """Where this seat's last play began; refused if somebody who has seen all cards would be in the game again."""
    point = _point(table, seat)
    match = table.playing
    past = match.copy_at(point)
    seats = [Seat(other) for other in range(table.row.players)]
    revives = tuple([other for other in seats if match.is_out(other) and not past.is_out(other)])
    if revives and await _has_looked(host, table.id, revives):
        raise Refusal("seen_all_cards", "That would bring back somebody who has seen all cards by now.")
    answered = any(who != seat for who, _ in match.trail.since(point))
    return Way(point, answered or match.revealed_since(point), revives)


async def _has_looked(host: Host, table_id: str, seats: Collection[int]) -> bool:
    """As the database knows it: they may have looked at another process."""
    async with host.database.read() as session:
        return any(chair.looked for chair in await store.chairs_of(session, table_id) if chair.seat in seats)


async def _write(host: Host, table: LiveTable, seat: int, *, asker: bool, agree: bool) -> None:
    """A word that was given stands; and of two who ask at once, at two processes, one is the first."""
    this = (ConsentRow.table_id == table.id) & (ConsentRow.seq == table.seq)
    async with host.database.write() as session:
        await session.execute(select(Table.id).where(Table.id == table.id).with_for_update(key_share=True))
        said = (await session.scalars(select(ConsentRow).where(this))).all()
        if asker and any(row.asker for row in said):
            raise Refusal("no_request", "Somebody asked for that already.")
        if all(row.seat != seat for row in said):
            session.add(ConsentRow(table_id=table.id, seq=table.seq, seat=seat, asker=asker, agree=agree))


async def _undo(host: Host, table: LiveTable, seat: int, way: Way) -> None:
    """Go back, and write that down: the log keeps what was taken back."""
    if way.revealed and table.row.rated:
        # Somebody has seen what would have come: this game counts for no rating any more.
        async with host.database.write() as session:
            await session.execute(update(Table).where(Table.id == table.id).values(rated=False))
        table.row.rated = False
    match = table.playing
    match.undo(match.answer_count - way.point)
    entry = Entry(table.id, table.seq + 1, "undo", seat, str(way.point), False, now(), way.revives)
    if not await host.store(table, entry):
        raise Refusal("already_decided", "The game has gone on in the meantime.")
    await host.fanout.send(Notice(host.process, "moves", table.id, number=entry.number))
