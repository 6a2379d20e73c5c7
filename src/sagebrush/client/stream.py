"""The stream of a table, which connects again by itself and misses nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from time import monotonic
from types import TracebackType
from typing import Final

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from sagebrush.bots import Bot
from sagebrush.client.errors import ClientError
from sagebrush.client.eyes import StreamEyes
from sagebrush.core.events import Event
from sagebrush.core.eyes import Eyes
from sagebrush.core.happenings import apply_changes
from sagebrush.core.registry import game_named
from sagebrush.core.results import Result, Stage
from sagebrush.core.types import GameTypes
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import (
    SOMEBODY_ELSE,
    VERSION,
    Answer,
    Bye,
    FromClient,
    FromServer,
    Hello,
    OwnDecision,
    Refused,
    Snapshot,
    TableChanged,
    Update,
    Welcome,
    decode_server,
    encode,
)

#: Closed for good: not invited, no such table, we said something wrong, the game cannot be played there any more.
FINAL: Final = {4400, 4401, 4403, 4404, 4409}
#: A line that was lost sooner than that, in seconds, is not made anew at once.
SHORT_LINE: Final = 1.0
MAX_MESSAGE: Final = 8 << 20


class TableStream:
    """What one client knows of a table: kept up to date by reading the stream."""

    def __init__(
        self,
        server: str,
        table_id: str,
        cookies: str,
        *,
        seat: int | None = None,
        seat_pass: str | None = None,
        invite: str | None = None,
        program: bool = False,
        patience: float = 60.0,
    ) -> None:
        """`patience` is how long a lost server may stay away, in seconds; a program has no vote at the table."""
        self.url = f"ws{server.removeprefix('http')}/api/tables/{table_id}/stream"
        if invite:
            self.url += f"?invite={invite}"
        self._cookies = cookies
        self._hello = Hello(VERSION, None, seat, seat_pass, program)
        self._socket: ClientConnection | None = None
        self.patience = patience
        self.seat: int | None = None
        self.table: TableInfo | None = None
        self.seq: int | None = None
        #: What this seat sees, as plain data: the last view that was sent, with all changes since.
        self.view: object = None
        #: Every event this seat was told of, as plain data.
        self.history: list[object] = []
        self.stage: Stage | None = None
        self.decision: OwnDecision | None = None
        self.result: Result | None = None
        self._until: float | None = None
        self.connections = 0
        self._connected_at = 0.0

    async def __aenter__(self) -> TableStream:
        await self._connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    # ---------------------------------------------------------------- the line

    async def _connect(self) -> None:
        """Connect and say how far we have come; try again for as long as patience lasts."""
        give_up = monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                headers = {"Cookie": self._cookies} if self._cookies else None
                self._socket = await connect(
                    self.url, additional_headers=headers, max_size=MAX_MESSAGE, compression=None
                )
                hello = msgspec.structs.replace(self._hello, last_seq=self.seq)
                await self._socket.send(encode(hello).decode())
            except (OSError, websockets.WebSocketException, TimeoutError) as error:
                if monotonic() > give_up:
                    raise ClientError("unreachable", f"the server cannot be reached: {error}") from error
                # Spread out, so that a restarted server is not hit by everyone at once.
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))  # noqa: S311
                pause = min(2.0, pause * 2)
            else:
                self.connections += 1
                self._connected_at = monotonic()
                return

    async def send(self, message: FromClient) -> None:
        """What is sent on a dying line may be lost; the state after reconnecting tells."""
        try:
            if self._socket is not None:
                await self._socket.send(encode(message).decode())
        except websockets.ConnectionClosed:
            return

    async def next(self) -> FromServer:
        """The next message; a lost connection is made anew on the way."""
        while True:
            assert self._socket is not None
            try:
                message = decode_server(await self._socket.recv())
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                if code in FINAL:
                    raise ClientError("closed", closed.rcvd.reason if closed.rcvd else "closed") from closed
                if code == SOMEBODY_ELSE:
                    self._forget()
                if monotonic() - self._connected_at < SHORT_LINE:
                    await asyncio.sleep(SHORT_LINE * random.uniform(0.5, 1.5))  # noqa: S311
                await self._connect()
                continue
            if isinstance(message, Bye):
                await asyncio.sleep(message.retry_ms / 1000)
            if self._take(message):
                return message

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        while True:
            yield await self.next()

    def _take(self, message: FromServer) -> bool:
        """Keep what the message says; False for an update that is known already."""
        match message:
            case Welcome():
                self.seat, self.table = message.seat, message.table
            case TableChanged():
                self.table = message.table
            case Snapshot():
                self.view = message.view
                self.history = list(message.events)
                self._take_state(message)
            case Update():
                if self.seq is not None and message.seq <= self.seq:
                    return False
                self._take_update(message)
        return True

    def _forget(self) -> None:
        """What we were told is not for who we are now."""
        self.seq = self.seat = self.view = self.stage = self.decision = None
        self.history = []

    def _take_update(self, message: Update) -> None:
        self.seq = message.seq
        for happening in message.happenings:
            self.view = apply_changes(self.view, happening.changes)
            if happening.event is not None:
                self.history.append(happening.event)
        if message.view is not None:
            self.view = message.view
        if message.stage is not None:
            self._take_state(message)

    def _take_state(self, message: Snapshot | Update) -> None:
        self.seq, self.stage, self.decision, self.result = message.seq, message.stage, message.decision, message.result
        self._until = None if message.seconds_left is None else monotonic() + message.seconds_left

    # ---------------------------------------------------------------- playing

    @property
    def types(self) -> GameTypes:
        if self.table is None:
            raise ClientError("no_table", "the server has not said yet what is played")
        return game_named(self.table.game).types

    def events(self, message: Snapshot | Update) -> list[Event]:
        """The events of a message, as the game's own classes."""
        told = message.events if isinstance(message, Snapshot) else [each.event for each in message.happenings]
        return [self.types.decode_event(event) for event in told if event is not None]

    def choose(self, bot: Bot, own: OwnDecision) -> str:
        """Ask a bot as it would be asked at home: with the game's own view, question and options."""
        return bot.answer(self.eyes(own)).id

    def eyes(self, own: OwnDecision) -> Eyes:
        """What a bot has here: all that was sent to this seat, and the time that is left."""
        left = None if self._until is None else max(0.0, self._until - monotonic())
        return StreamEyes(self.types, own, self.view, self.history, left)

    async def answer(self, option: str) -> None:
        """Answer the open decision."""
        if self.decision is None:
            raise ClientError("not_asked", "nothing is asked")
        await self.send(Answer(self.decision.number, self.decision.era, option))

    async def play(self, bot: Bot) -> Result:
        """Answer every decision with the bot until the game is over."""
        answered: tuple[int, int] | None = None
        fresh = self.seq is not None
        while self.result is None:
            own = self.decision
            if fresh and own is not None and (own.era, own.number) != answered:
                answered = (own.era, own.number)
                # Elsewhere, so that the line is kept up while a bot thinks.
                await self.answer(await asyncio.to_thread(self.choose, bot, own))
            message = await self.next()
            if isinstance(message, Welcome | Refused):
                # After a new connection nobody knows whether the last answer arrived: give it again.
                answered = None
            if isinstance(message, Refused):
                await self._mind(message)
            fresh = self._stands(message)
        return self.result

    async def _mind(self, refused: Refused) -> None:
        """Too late or too fast are no mistakes of ours, nor is a server in trouble: there will be another try."""
        if refused.code in ("too_fast", "storage"):
            await asyncio.sleep(0.2)
        elif refused.code in ("already_decided", "game_over"):
            self.decision = None
        else:
            raise ClientError(refused.code, refused.message)

    def _stands(self, message: FromServer) -> bool:
        """Whether the decision we know of is the latest: a welcome may be followed by more, an early update is."""
        if isinstance(message, Welcome):
            return self.table is not None and self.seq == self.table.answers
        return not isinstance(message, Update) or message.stage is not None
