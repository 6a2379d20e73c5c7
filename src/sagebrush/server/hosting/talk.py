"""Chat and quick signals."""

from __future__ import annotations

import msgspec

from sagebrush.core.seats import Seat
from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import told
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import ChatLine
from sagebrush.server.messages import Chat, Signalled, SignalName, encode
from sagebrush.server.people import check_name
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import ChatRow

#: More lines than are said in the time in which a lost notice is noticed, or than anybody is shown.
LINES_KNOWN = 500


class Speaker(msgspec.Struct, frozen=True):
    """Who talks at a table: `seat` is None for a watcher."""

    person_id: str | None
    name: str
    seat: int | None


async def _check_name(host: Host, speaker: Speaker) -> None:
    """A guest who watches does not speak as somebody whose account has that name by now; a chair keeps its own."""
    if speaker.seat is None and speaker.person_id is not None:
        async with host.database.read() as session:
            await check_name(session, speaker.person_id, speaker.name)


async def say(host: Host, table: LiveTable, speaker: Speaker, text: str) -> ChatLine:
    """Store a line and tell it. Control characters are dropped; it is plain text and stays so."""
    await _check_name(host, speaker)
    tidy = "".join(char for char in text if char.isprintable() or char == "\n").strip()
    if not tidy:
        raise Refusal("empty", "There is nothing to say in that.", 400)
    if must_keep_quiet(table, speaker):
        raise _quiet()
    if is_hushed(table, speaker):
        raise Refusal("hushed", "A card forbids the players to talk as long as it is in force. Signals are allowed.")
    row = ChatRow(
        table_id=table.id, person_id=speaker.person_id, name=speaker.name, seat=speaker.seat, text=tidy, at=now()
    )
    async with host.database.write() as session:
        session.add(row)
        await store.prune_chat(session, table.id)
    line = told.chat_line(row)
    tell(table, row)
    await host.fanout.send(Notice(host.process, "chat", table.id, number=line.id))
    return line


def must_keep_quiet(table: LiveTable, speaker: Speaker) -> bool:
    """Somebody who may see all cards does not talk to people who are still playing."""
    match = table.match
    if speaker.seat is None or match is None or table.row.status != "playing" or not match.is_out(Seat(speaker.seat)):
        return False
    others = [chair for chair in table.chairs if chair.person_id not in (None, speaker.person_id)]
    return any(not match.is_out(Seat(chair.seat)) for chair in others)


def is_hushed(table: LiveTable, speaker: Speaker) -> bool:
    """The rules of the game may forbid those who sit at the table to talk; gestures and watchers they do not touch."""
    match = table.match
    if speaker.seat is None or match is None or table.row.status != "playing":
        return False
    return match.stage.quiet


def _quiet() -> Refusal:
    return Refusal("dead_men_tell_no_tales", "Who is out may see all cards, and so talks again when the game is over.")


async def on_chat(host: Host, table: LiveTable, notice: Notice) -> None:
    row = await store.chat_line(host.database, notice.number)
    if row is not None:
        tell(table, row)


def tell(table: LiveTable, row: ChatRow) -> None:
    """Once: whoever was late to hear of it may have read it already."""
    if row.id in table.lines:
        return
    table.lines[row.id] = None
    if len(table.lines) > LINES_KNOWN:
        del table.lines[next(iter(table.lines))]
    data = encode(Chat(told.chat_line(row)))
    for client in table.clients:
        if hears(table, client, row):
            client.put(data)


def hears(table: LiveTable, client: Client, row: ChatRow) -> bool:
    """While a game is played, those who play do not hear those who watch: among them may be who has seen all cards."""
    if not client.hears_talk:
        return False
    apart = row.seat is None and table.row.status == "playing" and row.at >= (table.row.started_at or 0.0)
    return not apart or not plays(table, client)


def plays(table: LiveTable, client: Client) -> bool:
    """Whether somebody with a seat follows the table here, be it on a device that only watches."""
    return client.seat is not None or bool(table.seats_of(client.person_id))


async def signal(host: Host, table: LiveTable, speaker: Speaker, signal: SignalName) -> None:
    """A quick signal is gone when it is heard. Who is out may give one, but not once they have seen all cards."""
    await _check_name(host, speaker)
    if speaker.seat is not None and table.chairs[speaker.seat].looked and must_keep_quiet(table, speaker):
        raise _quiet()
    tell_signal(table, Signalled(speaker.seat, speaker.name, signal))
    await host.fanout.send(Notice(host.process, "signal", table.id, seat=speaker.seat, name=speaker.name, text=signal))


def tell_signal(table: LiveTable, signalled: Signalled) -> None:
    """As with what is said, what watchers signal is for watchers, as long as the game goes on."""
    data = encode(signalled)
    apart = signalled.seat is None and table.row.status == "playing"
    for client in table.clients:
        if not apart or not plays(table, client):
            client.put(data)
