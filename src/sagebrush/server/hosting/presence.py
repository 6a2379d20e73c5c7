"""Who is at a table: clients come and go, here and at other processes."""

from __future__ import annotations

from collections.abc import Collection
from time import monotonic

from sqlalchemy import update

from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import absence, takeback, talk, telling, told, updates
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import VERSION, Signalled, Welcome, encode
from sagebrush.server.metrics import CONNECTIONS
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Chair, ChatRow

#: Seconds between two notices of who is here, and after how many without one nobody is there.
AGAIN_SECONDS = 3.0
FORGOTTEN_SECONDS = 10.0
#: A client that missed more than this is given the whole state.
MAX_MISSED = 500


async def join(host: Host, table: LiveTable, client: Client, last_seq: int | None) -> None:
    """Welcome a client and give it what it missed; from then on it hears everything."""
    CONNECTIONS.inc()
    if last_seq is not None and last_seq > table.seq:
        # It comes from another process, where it has heard more than we have.
        await host.catch_up(table)
    chat = await store.chat_of(host.database, table.id)
    async with table.lock:
        await host.build(table)
        for row in chat:
            # What this client reads now is news to nobody any more.
            talk.tell(table, row)
        table.clients.add(client)
        # The chair may have changed hands since the client was let in.
        table.unseat_strangers()
        client.welcome([_welcome(table, client, chat), *missed(table, client.seat, last_seq)])
        table.look()
        request = await takeback.open_request(host, table)
        if request is not None:
            client.put(encode(request))
    await changed(host, table)


async def leave(host: Host, table: LiveTable, client: Client) -> None:
    table.clients.discard(client)
    CONNECTIONS.dec()
    table.used_at = monotonic()
    await changed(host, table)
    if client.seat in table.left_at and table.row.status == "playing":
        await absence.note_left(host, table, client.seat)


async def note_program(host: Host, table: LiveTable, client: Client, *, program: bool) -> None:
    """A person sits here, or a program in their name: as whoever came last says."""
    if client.seat is None or table.chairs[client.seat].program == program:
        return
    this = (Chair.table_id == table.id) & (Chair.seat == client.seat)
    async with host.database.write() as session:
        await session.execute(update(Chair).where(this).values(program=program))
    await host.table_changed(table.id)


async def fresh_start(host: Host, table: LiveTable, client: Client) -> list[bytes]:
    """For a client that fell behind: everything anew."""
    chat = await store.chat_of(host.database, table.id)
    async with table.lock:
        client.behind = False
        return [_welcome(table, client, chat), *missed(table, client.seat, None)]


def _welcome(table: LiveTable, client: Client, chat: list[ChatRow]) -> bytes:
    info = told.live_info(table, client.person_id, client.invite)
    lines = tuple([told.chat_line(row) for row in chat if talk.hears(table, client, row)])
    return encode(Welcome(VERSION, client.seat, info, lines))


def missed(table: LiveTable, seat: int | None, last_seq: int | None) -> list[bytes]:
    """The updates after `last_seq`, or a snapshot where that is not possible or too much."""
    if table.match is None:
        return []
    if last_seq is None or not table.oldest <= last_seq <= table.seq or table.seq - last_seq > MAX_MISSED:
        return [updates.snapshot(table, seat, updates.News(table))]
    return updates.since(table, seat, last_seq + 1, updates.News(table)) if last_seq < table.seq else []


async def changed(host: Host, table: LiveTable) -> None:
    """Somebody came or went here: tell the table, and the other processes."""
    note_gone(table)
    telling.outside(table)
    await send(host, table)


async def send(host: Host, table: LiveTable) -> None:
    seats = tuple(sorted(table.connected_here()))
    await host.fanout.send(Notice(host.process, "presence", table.id, seats=seats, watchers=table.watchers_here()))


def note_gone(table: LiveTable) -> None:
    connected = table.connected()
    for chair in table.chairs:
        if chair.person_id is None or chair.seat in connected:
            table.gone_since.pop(chair.seat, None)
            table.left_at.pop(chair.seat, None)
            table.came.add(chair.seat)
            continue
        table.gone_since.setdefault(chair.seat, monotonic())
        if chair.seat in table.came:
            table.came.discard(chair.seat)
            table.left_at[chair.seat] = now()


def forget_dead(table: LiveTable, living: Collection[str]) -> None:
    """Nobody is connected to a process that has died, or that has not said for a while who is there."""
    late = monotonic() - FORGOTTEN_SECONDS
    dead = [process for process in table.elsewhere if process not in living or table.heard_at[process] < late]
    if not dead:
        return
    for process in dead:
        del table.elsewhere[process], table.heard_at[process]
    note_gone(table)
    telling.outside(table)


async def on_presence(table: LiveTable, notice: Notice) -> None:
    there = (frozenset(notice.seats), notice.watchers)
    table.heard_at[notice.sender] = monotonic()
    if table.elsewhere.get(notice.sender, (frozenset(), 0)) == there:
        table.elsewhere[notice.sender] = there
        return
    table.elsewhere[notice.sender] = there
    note_gone(table)
    telling.outside(table)


async def say_again(host: Host) -> None:
    """Who is here, for those who did not hear it; a process that has nobody falls silent, and that is heard as well."""
    for table in list(host.tables.values()):
        if table.clients:
            await send(host, table)


async def on_who(host: Host, table: LiveTable, _: Notice) -> None:
    if table.clients:
        await send(host, table)


async def on_signal(_: Host, table: LiveTable, notice: Notice) -> None:
    talk.tell_signal(table, Signalled(notice.seat, notice.name, notice.text))  # type: ignore[arg-type]
