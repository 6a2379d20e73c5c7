"""Taking back a play: at once where it can hurt nobody, else when every other person at the table agrees."""

from __future__ import annotations

from sqlalchemy import select, update

from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import TakeBack, TakeBackOver
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import ConsentRow, Table

#: How long bots hold still for a request.
HOLD_SECONDS = 30.0


def take_back_point(match: Match, seat: int) -> int | None:
    """The number of answers to go back to: what the game says, else the seat's own last answer."""
    hook = getattr(match.game, "take_back_point", None)
    if hook is not None:
        point: int | None = hook(match, Seat(seat))
        return point
    own = [place for place, (who, _) in enumerate(match.trail.since(0)) if who == seat]
    return own[-1] if own else None


async def ask(host: Host, table: LiveTable, seat: int) -> None:
    """A seat wants its last play back."""
    async with table.lock:
        if await open_request(host, table) is not None:
            raise Refusal("no_request", "Somebody asked for that already.")
        point = _point(table, seat)
        match = table.playing
        revealed = match.revealed_since(point)
        others = [other for other in table.people_seats() if other != seat]
        answered = {who for who, _ in match.trail.since(point)}
        if not others or (not revealed and answered.isdisjoint(others)):
            await _undo(host, table, seat, point, revealed=revealed)
            return
        await _write(host, table, seat, asker=True, agree=True)
        hold(table)
    await _news(host, table)


async def consent(host: Host, table: LiveTable, seat: int, seq: int, *, agree: bool) -> None:
    """A seat's word on the open request; the last yes, or the first no, settles it."""
    async with table.lock:
        request = await open_request(host, table)
        if request is None or request.seq != seq or seat not in request.needed:
            raise Refusal("no_request", "Nobody asks you to let them take something back.")
        # After a restart, this is how we learn that a request is open.
        hold(table)
        if not agree:
            await _write(host, table, seat, asker=False, agree=False)
        elif set(request.needed) - {seat}:
            await _write(host, table, seat, asker=False, agree=True)
        else:
            point = _point(table, request.seat)
            await _undo(host, table, request.seat, point, revealed=table.playing.revealed_since(point))
            return
    await _news(host, table)


async def open_request(host: Host, table: LiveTable) -> TakeBack | None:
    """The request made at the present move, if nobody has said no to it."""
    rows = await _rows(host, table)
    asker = next((row.seat for row in rows if row.asker), None)
    if asker is None or not all(row.agree for row in rows):
        return None
    said = {row.seat for row in rows}
    return TakeBack(table.seq, asker, tuple([seat for seat in table.people_seats() if seat not in said]))


async def tell_request(host: Host, table: LiveTable) -> None:
    """Tell how the request stands."""
    rows = await _rows(host, table)
    against = next((row.seat for row in rows if not row.agree), None)
    if against is not None:
        table.held_until = 0.0
        host.tell(table, TakeBackOver(table.seq, "refused", against))
        host.changed(table)
        return
    request = await open_request(host, table)
    if request is not None:
        hold(table)
        host.tell(table, request)


def hold(table: LiveTable) -> None:
    """Bots wait while people talk it over, but not for ever."""
    table.held_until = now() + HOLD_SECONDS


async def on_notice(host: Host, table: LiveTable, _: Notice) -> None:
    await tell_request(host, table)


async def _news(host: Host, table: LiveTable) -> None:
    await tell_request(host, table)
    await host.fanout.send(Notice(host.process, "take_back", table.id))


def _point(table: LiveTable, seat: int) -> int:
    if table.row.status != "playing" or table.match is None:
        raise Refusal("not_playing", "No game is being played at this table.")
    point = take_back_point(table.match, seat)
    if point is None:
        raise Refusal("nothing_to_take_back", "There is nothing you could take back.")
    return point


async def _rows(host: Host, table: LiveTable) -> list[ConsentRow]:
    wanted = select(ConsentRow).where(ConsentRow.table_id == table.id, ConsentRow.seq == table.seq)
    async with host.database.read() as session:
        return list((await session.scalars(wanted)).all())


async def _write(host: Host, table: LiveTable, seat: int, *, asker: bool, agree: bool) -> None:
    async with host.database.write() as session:
        key = (table.id, table.seq, seat)
        taken = await session.scalars(
            select(ConsentRow.seat).where(
                ConsentRow.table_id == table.id, ConsentRow.seq == table.seq, ConsentRow.asker
            )
        )
        if asker and taken.first() is not None:
            raise Refusal("no_request", "Somebody asked for that already.")
        if await session.get(ConsentRow, key) is None:
            session.add(ConsentRow(table_id=table.id, seq=table.seq, seat=seat, asker=asker, agree=agree))


async def _undo(host: Host, table: LiveTable, seat: int, point: int, *, revealed: bool) -> None:
    """Go back, and write that down: the log keeps what was taken back."""
    if revealed and table.row.rated:
        # Somebody has seen what would have come: this game counts for no rating any more.
        async with host.database.write() as session:
            await session.execute(update(Table).where(Table.id == table.id).values(rated=False))
        table.row.rated = False
    match = table.playing
    match.undo(match.answer_count - point)
    entry = Entry(table.id, table.seq + 1, "undo", seat, str(point), False, now())
    if not await host.store(table, entry):
        raise Refusal("already_decided", "The game has gone on in the meantime.")
    await host.fanout.send(Notice(host.process, "moves", table.id, number=entry.number))
