"""What one guest can do to slow everybody else: `python -m tests.server.attacks URL` does what it is told.

It is a process of its own, with an address of its own for each attack. On its standard input comes a line with the kind
of attack, and then it does as much of it as the server lets it, until another line comes.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from urllib.parse import urlsplit

import httpx
import websockets

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError
from sagebrush.core.record import Record

HANDS = 8
#: Answers of the game that is looked back at: a long evening.
LONG = 2000


class Intruder(Client):
    """A guest at an address that is not that of a trusted proxy, and still the loopback."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server)
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=self.server, timeout=30, transport=transport)

    async def line(self) -> tuple[StreamReader, StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection("127.0.0.1", urlsplit(self.server).port, local_addr=(self.address, 0))


Attack = Callable[[Intruder], Awaitable[None]]


@cache
def long_game() -> Record:
    match, bot = Match.new("bang", players=7, seed=3), make_bot("random", "bang", 3)
    while (decision := match.decision) and match.answer_count < LONG:
        match.answer(bot.choose(match.view(decision.seat), decision))
    return match.record


async def replays(me: Intruder) -> None:
    """With all cards open, and never the same page twice."""
    table = await me.upload(long_game())

    async def look(hand: int) -> None:
        for start in range(hand, LONG, HANDS):
            await me.http.get(f"/api/tables/{table.id}/replay", params={"eyes": "all", "start": start, "count": 100})

    await by_all_hands(look)


async def uploads(me: Intruder) -> None:
    data = long_game().encode()
    headers = {"content-type": "application/json"}
    await by_all_hands(lambda _: me.http.post("/api/records", content=data, headers=headers))


async def reads(me: Intruder) -> None:
    """The dearest of what costs nothing to ask."""
    pages = ("/api/tables", "/api/games", "/api/docs/openapi.json", "/", "/api/games/bang/words/cs", "/metrics")
    await by_all_hands(lambda hand: me.http.get(pages[hand % len(pages)]))


async def guesses(me: Intruder) -> None:
    """Passphrases are dear to check."""
    wish = {"name": "Ann", "passphrase": "a guess at it"}
    await by_all_hands(lambda _: me.http.post("/api/people/sign-in", json=wish))


async def tables(me: Intruder) -> None:
    """Games of bots, as many as there may be, each with as much to think about as there may be."""

    async def play(_: int) -> None:
        with suppress(ClientError):
            table = await me.create("bang", players=7, bots=[None, *["simple"] * 6])
            await me.start(table.id)
            await me.hand_over(table.id, 0, "simple")

    await by_all_hands(play)


async def chatter(me: Intruder) -> None:
    """Messages without a pause, on every stream there may be, to a game of many moves."""
    table = await me.upload(long_game())
    lines = ('{"type":"ping","n":1}', '{"type":"say","text":"Howdy"}', '{"type":"ask_take_back"}', "{", "x" * 16_000)

    async def talk(hand: int) -> None:
        cookie = "; ".join(f"{one.name}={one.value}" for one in me.http.cookies.jar)
        line = websockets.connect(
            me.stream(table.id).url, additional_headers={"Cookie": cookie}, local_addr=(me.address, 0), max_size=None
        )
        async with line as socket:
            await socket.send('{"type":"hello","v":2}')
            for number in range(100_000):
                await socket.send(lines[(hand + number) % len(lines)])

    await by_all_hands(talk)


async def knocks(me: Intruder) -> None:
    """Heads that are long, slow or never end, before anybody knows who comes."""
    heads = (
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 99,
        b"GET / HTTP/1.1\r\nCookie: " + b"a" * 1_000_000,
        b"POST /api/records HTTP/1.1\r\nHost: x\r\ncontent-length: 60000\r\n\r\n" + b"[" * 59_000,
    )

    async def knock(hand: int) -> None:
        _, writer = await me.line()
        writer.write(heads[hand % len(heads)])
        await writer.drain()
        writer.close()

    await by_all_hands(knock)


async def floods(me: Intruder) -> None:
    """The cheapest of questions, hundreds in one breath, on every connection there may be; nobody reads the answers."""
    questions = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000

    async def flood(_: int) -> None:
        reader, writer = await me.line()
        try:
            while not writer.is_closing():
                writer.write(questions)
                await reader.read(1 << 20)
        finally:
            writer.close()

    await by_all_hands(flood)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack for attack in (replays, uploads, reads, guesses, tables, chatter, knocks, floods)
}


async def by_all_hands(do: Callable[[int], Awaitable[object]]) -> None:
    """Again and again, whatever the server says to it."""

    async def again(hand: int) -> None:
        while True:
            # What was refused is tried again, at once.
            with suppress(httpx.HTTPError, OSError, websockets.WebSocketException, ClientError):
                await do(hand)
            await asyncio.sleep(0)

    await asyncio.gather(*map(again, range(HANDS)))


async def main(url: str) -> None:
    long_game()
    while kind := sys.stdin.readline().strip():
        # Whoever has used up what they may do comes from somewhere else the next time.
        me = Intruder(url, f"127.0.0.{2 + list(ATTACKS).index(kind)}")
        async with me:
            await me.guest("Mallory")
            attack = asyncio.ensure_future(ATTACKS[kind](me))
            print("begun", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
            assert not attack.done(), "the attack has come to an end"
            attack.cancel()
            with suppress(asyncio.CancelledError):
                await attack
        print("ended", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
