"""Signing in, making tables and sitting down."""

from __future__ import annotations

import secrets
import ssl
from functools import cache
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from sagebrush.bots import Bot
from sagebrush.client.errors import ClientError
from sagebrush.client.stream import TableStream
from sagebrush.core.record import Record, decode_record
from sagebrush.core.results import Result
from sagebrush.server.hindsight import Advice, GameAnalysis, Replay, Stretch
from sagebrush.server.infos import GameOffer, GameWords, Me, Problem, TableInfo
from sagebrush.server.wishes import (
    BranchWish,
    GuestWish,
    HandOverWish,
    JoinWish,
    PassphraseWish,
    QuickWish,
    SeatWish,
    SignInWish,
    StartWish,
    TableWish,
    Wish,
)

T = TypeVar("T")

#: Seconds to wait for an answer; and for one that the server has to think about.
PATIENCE = 30.0
DEAR = 90.0


@cache
def _trust() -> ssl.SSLContext:
    """Read the certificates of the system once, not once a client."""
    return ssl.create_default_context()


class Client:
    """One person at one server. Use it as `async with Client(url) as me`."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.server, timeout=PATIENCE, verify=_trust())

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    # ---------------------------------------------------------------- people

    async def guest(self, name: str) -> Me:
        return await self.call("POST", "/api/people/guest", Me, GuestWish(name))

    async def sign_in(self, name: str, passphrase: str) -> Me:
        return await self.call("POST", "/api/people/sign-in", Me, SignInWish(name, passphrase))

    async def set_passphrase(self, passphrase: str, current: str | None = None) -> Me:
        return await self.call("POST", "/api/people/passphrase", Me, PassphraseWish(passphrase, current))

    # ---------------------------------------------------------------- tables

    async def games(self) -> list[GameOffer]:
        return await self.call("GET", "/api/games", list[GameOffer])

    async def words(self, game: str, lang: str) -> GameWords:
        return await self.call("GET", f"/api/games/{game}/words/{lang}", GameWords)

    async def create(self, game: str, **wish: Any) -> TableInfo:
        """`await me.create("dice", players=5, bots=[None, "random", …])`; the fields are those of `TableWish`."""
        # Cards of one's own are read by a worker, which may have to be started first.
        patience = DEAR if wish.get("content") else PATIENCE
        return await self.call("POST", "/api/tables", TableInfo, TableWish(game, **wish), patience)

    async def tables(self) -> list[TableInfo]:
        return await self.call("GET", "/api/tables", list[TableInfo])

    async def table(self, table_id: str, invite: str | None = None) -> TableInfo:
        query = f"?invite={invite}" if invite else ""
        return await self.call("GET", f"/api/tables/{table_id}{query}", TableInfo)

    async def own_words(self, table_id: str, lang: str) -> dict[str, str]:
        """What the cards of a table's own are called and say."""
        return await self.call("GET", f"/api/tables/{table_id}/words/{lang}", dict[str, str], patience=DEAR)

    async def join(self, table_id: str, *, seat: int | None = None, invite: str | None = None) -> TableInfo:
        """Sit down, and add a salt to the shuffle."""
        wish = JoinWish(seat=seat, invite=invite, salt=secrets.token_hex(16))
        return await self.call("POST", f"/api/tables/{table_id}/join", TableInfo, wish)

    async def leave(self, table_id: str) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table_id}/leave", TableInfo)

    async def set_chair(self, table_id: str, seat: int, level: str | None) -> TableInfo:
        return await self.call("PUT", f"/api/tables/{table_id}/seats/{seat}", TableInfo, SeatWish(level))

    async def start(self, table_id: str) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table_id}/start", TableInfo, StartWish(secrets.token_hex(16)))

    async def hand_over(self, table_id: str, seat: int, level: str) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table_id}/seats/{seat}/bot", TableInfo, HandOverWish(level))

    async def take_over(self, table_id: str, seat: int) -> TableInfo:
        return await self.call("DELETE", f"/api/tables/{table_id}/seats/{seat}/bot", TableInfo)

    async def remove(self, table_id: str, seat: int) -> TableInfo:
        """As the host, send somebody away before the game."""
        return await self.call("DELETE", f"/api/tables/{table_id}/seats/{seat}", TableInfo)

    async def call_bot(self, table_id: str, seat: int) -> TableInfo:
        """Somebody has been away for long: let a bot play for them, or vote for it."""
        return await self.call("POST", f"/api/tables/{table_id}/seats/{seat}/away", TableInfo)

    async def quick(self, game: str) -> TableInfo:
        """Any seat of a game, now."""
        return await self.call("POST", "/api/quick", TableInfo, QuickWish(game, secrets.token_hex(16)))

    async def seat_pass(self, table_id: str, seat: int) -> str:
        found = await self.call("POST", f"/api/tables/{table_id}/seats/{seat}/pass", dict[str, str])
        return found["seat_pass"]

    # ---------------------------------------------------------------- afterwards

    async def record(self, table_id: str) -> Record:
        return decode_record(await self._send("GET", f"/api/tables/{table_id}/record", None))

    async def replay(self, table_id: str, eyes: str = "table", start: int = 0, count: int = 100) -> Replay:
        query = f"eyes={eyes}&start={start}&count={count}"
        return await self.call("GET", f"/api/tables/{table_id}/replay?{query}", Replay)

    async def analysis(self, table_id: str, seat: int | None = None) -> GameAnalysis:
        query = "" if seat is None else f"?seat={seat}"
        found = await self._send("GET", f"/api/tables/{table_id}/analysis{query}", None, DEAR)
        return msgspec.json.decode(found, type=GameAnalysis)

    async def choices(self, table_id: str, seat: int, start: int = 0) -> Stretch:
        """Some decisions of a seat looked into, from an answer on: an analysis piece by piece."""
        found = await self._send(
            "GET", f"/api/tables/{table_id}/analysis/choices?seat={seat}&start={start}", None, DEAR
        )
        return msgspec.json.decode(found, type=Stretch)

    async def hint(self, table_id: str, seat: int) -> Advice:
        """What to do now, at a table with hints where everybody else is a bot."""
        found = await self._send("POST", f"/api/tables/{table_id}/seats/{seat}/hint", None, DEAR)
        return msgspec.json.decode(found, type=Advice)

    async def upload(self, record: Record) -> TableInfo:
        return msgspec.json.decode(await self._send("POST", "/api/records", record.encode(), DEAR), type=TableInfo)

    async def branch(self, table_id: str, after: int, seat: int = 0, level: str = "random") -> TableInfo:
        return await self.call("POST", f"/api/tables/{table_id}/branch", TableInfo, BranchWish(after, seat, level))

    async def rematch(self, table_id: str) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table_id}/rematch", TableInfo)

    # ---------------------------------------------------------------- playing

    def stream(
        self,
        table_id: str,
        *,
        seat: int | None = None,
        seat_pass: str | None = None,
        invite: str | None = None,
        program: bool = False,
    ) -> TableStream:
        """Follow a table: `async with me.stream(id) as table: async for message in table: …`."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return TableStream(
            self.server, table_id, cookies, seat=seat, seat_pass=seat_pass, invite=invite, program=program
        )

    async def play(self, table_id: str, bot: Bot, *, seat_pass: str | None = None) -> Result:
        """Let a bot play one's seat until the game is over, through lost connections and restarted servers."""
        async with self.stream(table_id, seat_pass=seat_pass, program=True) as table:
            return await table.play(bot)

    # ---------------------------------------------------------------- requests

    async def call(
        self, method: str, path: str, kind: type[T], wish: Wish | None = None, patience: float = PATIENCE
    ) -> T:
        body = msgspec.json.encode(wish) if wish is not None else None
        return msgspec.json.decode(await self._send(method, path, body, patience), type=kind)

    async def _send(self, method: str, path: str, body: bytes | None, patience: float = PATIENCE) -> bytes:
        headers = {"content-type": "application/json"} if body else None
        try:
            response = await self.http.request(method, path, content=body, headers=headers, timeout=patience)
        except httpx.HTTPError as error:
            raise ClientError("unreachable", f"the server cannot be reached: {error}") from error
        if response.is_success:
            return response.content
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.MsgspecError:
            problem = Problem("refused", f"the server answered {response.status_code}")
        raise ClientError(problem.code, problem.message)
