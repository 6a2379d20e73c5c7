"""The stream of a table: one WebSocket between a client and the host."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from sagebrush.core.errors import SagebrushError
from sagebrush.server import guestlist
from sagebrush.server.hosting import hurrying, presence, takeback, talk
from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.driver import set_stand_in
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.limits import Bucket
from sagebrush.server.messages import (
    SENT_AWAY,
    SOMEBODY_ELSE,
    VERSION,
    Accepted,
    Answer,
    AskTakeBack,
    Back,
    ClientMessage,
    Consent,
    GiveSignal,
    Hello,
    Hurry,
    Ping,
    Pong,
    Refused,
    Say,
    decode_client,
    encode,
)
from sagebrush.server.people import COOKIE
from sagebrush.server.refusals import Refusal
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person
from sagebrush.server.streamdoor import Hangup, let_in

log = logging.getLogger(__name__)

HELLO_SECONDS = 10
MAX_MESSAGE = 16 * 1024
#: Messages too many in about a minute before the line is cut.
PATIENCE = 50
#: Messages of one client that wait for the one before them to be stored; who sends more has to wait too.
MAX_UNHANDLED = 64


@websocket("/api/tables/{table_id:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Follow a table, and play if one has a seat."""
    services: Services = socket.app.state.services
    async with let_in(socket, services) as welcome:
        if welcome:
            await _serve(socket, services, table_id)


async def _serve(socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
    hello = await _hello(socket)
    cookie = socket.cookies.get(COOKIE)
    person = await services.people.of_cookie(cookie)
    table = await _table(services, table_id)
    invite = socket.query_params.get("invite")
    seat, session = await _place(services, table, person, hello, invite)
    if seat is None and 0 < services.settings.watchers_per_table <= table.watchers_here():
        raise Hangup(4429, "too many watch this table")
    if services.leaving:
        raise Hangup(1012, "restarting")
    client = Client(
        person_id=person.id if person else None,
        seat=seat,
        owner=table.chairs[seat].person_id if seat is not None else None,
        session=session or (services.people.session_of(cookie) if person else None),
    )
    client.invite = invite
    client.hears_talk = seat is not None or guestlist.may_talk(table.row, table.chairs, person, invite)
    try:
        await presence.join(services.host, table, client, hello.last_seq)
        if services.host.tables.get(table_id) is not table:
            # It has left the memory while we came in: another one will take its place.
            raise Hangup(1012, "try again")
        if client.session is not None and await services.people.ended({client.session}):
            raise Hangup(SOMEBODY_ELSE, "signed out")
        await presence.note_program(services.host, table, client, program=hello.program)
        await _back(services, table, seat, by_choice=False)
        await _talk(Stream(socket, services, table, client, person))
    finally:
        await asyncio.shield(services.host.spawn(presence.leave(services.host, table, client)))


async def _table(services: Services, table_id: str) -> LiveTable:
    try:
        table = await services.fresh_table(table_id)
    except SagebrushError as error:
        # It began under other rules, or its log is damaged: to try again would be in vain.
        log.warning("a table cannot be opened", extra={"table": table_id, "why": str(error)})
        raise Hangup(4409, str(error)[:100]) from error
    if table is None:
        raise Hangup(4404, "no such table")
    return table


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    try:
        message = decode_client(await asyncio.wait_for(_receive(socket), HELLO_SECONDS))
    except TimeoutError:
        raise Hangup(4408, "no hello in time") from None
    except msgspec.MsgspecError:
        raise Hangup(4400, "the first message must be hello") from None
    if not isinstance(message, Hello):
        raise Hangup(4400, "the first message must be hello")
    if message.v != VERSION:
        raise Hangup(4400, f"this server speaks version {VERSION}")
    return message


async def _receive(socket: WebSocket[Any, Any, Any]) -> str:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Hangup(1000, "gone")
    text = event.get("text")
    if text is None:
        try:
            text = bytes(event.get("bytes") or b"").decode()
        except UnicodeDecodeError:
            raise Hangup(1007, "not UTF-8") from None
    if len(text) > MAX_MESSAGE:
        raise Hangup(1009, "too long")
    return str(text)


#: A seat, and the session of the pass that led to it.
Place = tuple[int | None, str | None]


async def _seat(services: Services, table: LiveTable, person: Person | None, hello: Hello) -> Place:
    """The seat this client plays: by its pass, the one it asked for among its own, or its first."""
    if hello.seat_pass is not None:
        owners = {chair.seat: chair.person_id for chair in table.chairs if chair.person_id}
        found = await services.people.seat_of_pass(table.id, hello.seat_pass, owners)
        if found is None:
            raise Hangup(4401, "the seat pass is not valid")
        return found
    own = table.seats_of(person.id if person else None)
    if hello.seat is not None and hello.seat not in own:
        raise Hangup(4401, "that is not your seat")
    return hello.seat if hello.seat is not None else own[0] if own else None, None


async def _place(
    services: Services, table: LiveTable, person: Person | None, hello: Hello, invite: str | None
) -> Place:
    """The seat, or none for who may watch. To strangers it is as if there were no such table."""
    invited = _invited(table, person, invite)
    try:
        place = await _seat(services, table, person, hello)
    except Hangup:
        if invited:
            raise
        raise Hangup(4404, "no such table") from None
    if place[0] is None and not invited:
        if person is not None and person.id in table.row.removed:
            raise Hangup(SENT_AWAY, "the host has sent you away")
        raise Hangup(4404, "no such table")
    return place


def _invited(table: LiveTable, person: Person | None, invite: str | None) -> bool:
    return guestlist.may_see(table.row, table.chairs, person, invite)


async def _back(services: Services, table: LiveTable, seat: int | None, *, by_choice: bool) -> None:
    """Whoever shows up gets the seat back from the bot that stepped in; one handed over must be asked for."""
    chair = table.chairs[seat] if seat is not None else None
    if chair is None or not (chair.stand_in or chair.votes):
        return
    if by_choice or chair.stand_in is None or chair.stand_in_why in ("gone", "time"):
        await set_stand_in(services.host, table.id, chair.seat, None, None)


def _too_fast() -> Refusal:
    return Refusal("too_fast", "That was too much at once; please wait a moment.")


class Stream:
    """One client's line: what it sends is handled in order, what it gets is sent by a task of its own.

    Whether anybody is here is answered at once: an answer may take seconds to be stored, and the line is alive.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        table: LiveTable,
        client: Client,
        person: Person | None,
    ) -> None:
        self.socket = socket
        self.services = services
        self.host = services.host
        self.table = table
        self.client = client
        self.person = person
        rate = services.settings.messages_per_second
        self.allowance = Bucket(rate, rate * 2)
        # To find out what a take-back would reveal, the game may have to be played again.
        self.take_backs = Bucket(1 if rate else 0, 3)
        self.patience = Bucket(PATIENCE / 60, PATIENCE)
        self.unhandled: asyncio.Queue[ClientMessage] = asyncio.Queue(MAX_UNHANDLED)

    @property
    def seat(self) -> int:
        if self.client.seat is None:
            raise Refusal("not_seated", "You watch this table; you have no seat.")
        return self.client.seat

    @property
    def speaker(self) -> talk.Speaker:
        if self.client.seat is not None:
            chair = self.table.chairs[self.client.seat]
            return talk.Speaker(chair.person_id, chair.name, chair.seat)
        if self.person is None:
            raise Refusal("not_signed_in", "Sign in to talk at the table.")
        if not self.client.hears_talk:
            raise Refusal("not_invited", "Only those who were invited talk at this table.")
        return talk.Speaker(self.person.id, self.person.name, None)

    def _in_turn(self) -> talk.Speaker:
        """Who speaks, unless they have said too much already."""
        speaker = self.speaker
        self.services.let_talk(speaker.person_id)
        return speaker

    async def send_all(self) -> None:
        """Send what is queued, and a fresh start to a client that fell behind."""
        while True:
            await self.client.wait()
            if self.client.behind:
                for fresh in await presence.fresh_start(self.host, self.table, self.client):
                    await self._send(fresh)
            while (data := self.client.take()) is not None:
                await self._send(data)
            if self.client.closing is not None:
                raise Hangup(*self.client.closing)

    async def _send(self, data: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        except OSError:
            # They hung up while we were speaking.
            raise Hangup(1000, "gone") from None

    async def receive_all(self) -> None:
        while True:
            # What has arrived already is handed out without a pause: here everybody else has their turn.
            await asyncio.sleep(0)
            try:
                text = await _receive(self.socket)
            except Hangup:
                # Whoever hangs up right after an answer has still given it.
                await self.unhandled.join()
                raise
            if self.client.closing is not None:
                # It is not who it was any more, and has not heard of it yet.
                continue
            if not self.allowance.take():
                if not self.patience.take():
                    raise Hangup(4429, "too many messages")
                self._refuse(_too_fast())
                continue
            try:
                message = decode_client(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                self._refuse(Refusal("bad_message", str(error)[:200]))
                continue
            if isinstance(message, Ping):
                self.client.put(encode(Pong(message.n)))
            else:
                await self.unhandled.put(message)

    async def handle_all(self) -> None:
        """What was received, one after the other."""
        while True:
            message = await self.unhandled.get()
            try:
                if self.client.closing is None:
                    await self.handle(message)
            except Refusal as refusal:
                self._refuse(refusal)
            finally:
                self.unhandled.task_done()

    def _refuse(self, refusal: Refusal, number: int | None = None) -> None:
        self.client.put(encode(Refused(refusal.code, refusal.message, number)))

    async def handle(self, message: ClientMessage) -> None:
        match message:
            case Answer():
                await self._answer(message)
            case Say(text):
                await talk.say(self.host, self.table, self._in_turn(), text)
            case GiveSignal(signal):
                await talk.signal(self.host, self.table, self._in_turn(), signal)
            case AskTakeBack():
                if not self.take_backs.take():
                    raise _too_fast()
                await asyncio.shield(self.host.spawn(takeback.ask(self.host, self.table, self.seat)))
            case Consent(seq, agree):
                said = takeback.consent(self.host, self.table, self.seat, seq, agree=agree)
                await asyncio.shield(self.host.spawn(said))
            case Back():
                await _back(self.services, self.table, self.seat, by_choice=True)
            case Hurry():
                await hurrying.hurry(self.host, self.table, self.seat)
            case Hello():
                raise Refusal("bad_message", "You have said hello already.")

    async def _answer(self, answer: Answer) -> None:
        try:
            if self.table.bot_of(self.seat):
                raise Refusal("not_asked", "A bot plays your seat; take it back first.")
            seq = await self.host.answer(self.table, self.seat, answer.number, answer.era, answer.option, by_bot=False)
        except Refusal as refusal:
            self._refuse(refusal, answer.number)
            if refusal.code in ("already_decided", "game_over"):
                async with self.table.lock:
                    for data in presence.missed(self.table, self.client.seat, None):
                        self.client.put(data)
            return
        self.client.put(encode(Accepted(answer.number, answer.era, seq)))


async def _talk(line: Stream) -> None:
    """All directions at once; when one ends, the line is closed."""
    tasks = [asyncio.create_task(work()) for work in (line.send_all, line.receive_all, line.handle_all)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
