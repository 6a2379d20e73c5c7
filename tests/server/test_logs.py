"""What the server writes down of itself."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from sagebrush.bots import make_bot
from sagebrush.client import Client
from sagebrush.server.infos import ChatLine
from sagebrush.server.messages import VERSION, Hello, encode
from sagebrush.server.wishes import ChatWish
from tests.server.playing import new_table
from tests.server.services import running_server
from tests.server.test_stream import finished_record


@pytest.mark.slow
async def test_logs_hold_no_secrets_at_any_level(tmp_path: Path) -> None:
    """A whole game with an account, an invitation and talk, and a name that the database refuses."""
    with running_server(tmp_path, log_level="debug") as server:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Ann")
            await ann.set_passphrase("a horse in the river")
            await bob.http.post("/api/people/passphrase", json={"passphrase": "another horse in the river"})
            table = await new_table(ann, private=True)
            await ann.call("POST", f"/api/tables/{table.id}/chat", ChatLine, ChatWish("Meet me at noon."))
            await ann.start(table.id)
            await ann.play(table.id, make_bot("random", "dice", 1))
            await finished_record(ann, table.id)
            cookie = ann.http.cookies["sagebrush"]
    log = (tmp_path / "server.log").read_text()
    with closing(sqlite3.connect(tmp_path / "data" / "sagebrush.db")) as database:
        row = database.execute("SELECT secret, seed, invite FROM tables").fetchone()
        hashes = [found[0] for found in database.execute("SELECT passphrase FROM people WHERE passphrase IS NOT NULL")]
        sessions = [found[0] for found in database.execute("SELECT id FROM sessions")]
    assert '"level":"info"' in log, "it says more than usual"
    for secret in (*row, *hashes, *sessions, cookie, "horse in the river", "Meet me at noon."):
        assert secret not in log


@pytest.mark.slow
async def test_hanging_up_is_no_trouble(tmp_path: Path) -> None:
    """Watchers who leave in mid-sentence, and a server that stops while bots think, are not worth a line."""
    with running_server(
        tmp_path, log_level="warning", bot_delay=0.0, streams_per_minute=0, streams_per_address=0
    ) as server:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            tables = [(await new_table(ann, private=False, players=8)).id for _ in range(2)]
            for table in tables:
                await ann.start(table)
            playing = [asyncio.create_task(ann.play(table, make_bot("random", "dice", 1))) for table in tables]
            for _ in range(20):
                lines = [await _watch(server.url, table) for table in tables * 10]
                await asyncio.gather(*[line.close() for line in lines])
            for game in playing:
                game.cancel()
    assert (tmp_path / "server.log").read_text() == ""


async def _watch(url: str, table: str) -> ClientConnection:
    line = await connect(f"ws{url.removeprefix('http')}/api/tables/{table}/stream")
    await line.send(encode(Hello(VERSION)).decode())
    return line
