"""Who is at a table: clients come and go, here and at other processes."""

from __future__ import annotations

from collections.abc import Collection

from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import takeback, told, updates
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import VERSION, Signalled, Welcome, encode
from sagebrush.server.metrics import CONNECTIONS
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import ChatRow

#: A client that missed more than this is given the whole state.
MAX_MISSED = 500


async def join(host: Host, table: LiveTable, client: Client, last_seq: int | None) -> None:
    """Welcome a client and give it what it missed; from then on it hears everything."""
    CONNECTIONS.inc()
    chat = await store.chat_of(host.database, table.id)
    async with table.lock:
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
    table.used_at = now()
    await changed(host, table)


async def fresh_start(host: Host, table: LiveTable, client: Client) -> list[bytes]:
    """For a client that fell behind: everything anew."""
    chat = await store.chat_of(host.database, table.id)
    async with table.lock:
        client.behind = False
        return [_welcome(table, client, chat), *missed(table, client.seat, None)]


def _welcome(table: LiveTable, client: Client, chat: list[ChatRow]) -> bytes:
    info = told.live_info(table, client.person_id)
    lines = tuple([told.chat_line(row) for row in chat if client.hears_talk])
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
    host.tell_table(table)
    await send(host, table)


async def send(host: Host, table: LiveTable) -> None:
    seats = tuple(sorted(table.connected_here()))
    await host.fanout.send(Notice(host.process, "presence", table.id, seats=seats, watchers=table.watchers_here()))


def note_gone(table: LiveTable) -> None:
    connected = table.connected()
    for chair in table.chairs:
        if chair.person_id is None or chair.seat in connected:
            table.gone_since.pop(chair.seat, None)
        else:
            table.gone_since.setdefault(chair.seat, now())


def forget_dead(host: Host, table: LiveTable, living: Collection[str]) -> None:
    """Nobody is connected to a process that has died."""
    dead = [process for process in table.elsewhere if process not in living]
    if not dead:
        return
    for process in dead:
        del table.elsewhere[process]
    note_gone(table)
    host.tell_table(table)


async def on_presence(host: Host, table: LiveTable, notice: Notice) -> None:
    table.elsewhere[notice.sender] = (frozenset(notice.seats), notice.watchers)
    note_gone(table)
    host.tell_table(table)


async def on_who(host: Host, table: LiveTable, _: Notice) -> None:
    if table.clients:
        await send(host, table)


async def on_signal(host: Host, table: LiveTable, notice: Notice) -> None:
    host.tell(table, Signalled(notice.seat, notice.name, notice.text))  # type: ignore[arg-type]
