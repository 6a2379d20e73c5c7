"""A server that cannot store anything says so: to whoever spreads the players, and to the players."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sagebrush.client import Client
from sagebrush.server import readiness
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.messages import Bye, Refused, decode_server
from sagebrush.server.readiness import Readiness
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage import tables as store
from tests.server.playing import SECONDS
from tests.server.services import running_server
from tests.server.shootout import process, shootout


@pytest.mark.slow
async def test_a_database_that_takes_nothing_is_not_ready(tmp_path: Path) -> None:
    """Somebody else holds it; it can still be read."""
    with running_server(tmp_path) as server, closing(sqlite3.connect(tmp_path / "data" / "sagebrush.db")) as other:
        async with Client(server.url) as ann:
            await said(ann, 200)
            other.execute("BEGIN IMMEDIATE")
            await said(ann, 503)
            assert (await ann.http.get("/health")).status_code == 200
            other.execute("ROLLBACK")
            await said(ann, 200)


async def said(person: Client, status: int) -> None:
    """A busy machine may take long to find out, and a finding holds for a while."""
    async with asyncio.timeout(SECONDS):
        while (await person.http.get("/ready")).status_code != status:
            await asyncio.sleep(0.2)


async def test_many_who_ask_are_one_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(tmp_path) as host:
        asked, answered = 0, asyncio.Event()

        async def hangs(*_: object) -> None:
            nonlocal asked
            asked += 1
            await answered.wait()

        monkeypatch.setattr(store, "probe", hangs)
        monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.05)
        ready = Readiness(host.database, host.process)
        assert await asyncio.gather(*[ready.stores() for _ in range(20)]) == [False] * 20
        monkeypatch.setattr(readiness, "HOLDS_SECONDS", 0.0)
        assert not await ready.stores()
        answered.set()
        await asyncio.sleep(0)
        assert await ready.stores()
        assert asked == 1


async def test_who_follows_a_table_is_told_why_it_goes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with shootout(tmp_path) as scene:
        ear = Follower(None, None)
        scene.table.clients.add(ear)

        async def full(*_: object) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(scene.host.journal, "_store", full)
        with pytest.raises(Refusal, match="could not store"):
            await scene.shoot()
        heard = []
        while (data := ear.take()) is not None:
            heard.append(decode_server(data))
        assert [message.code for message in heard if isinstance(message, Refused)] == ["storage"]
        assert [message.retry_ms > 0 for message in heard if isinstance(message, Bye)] == [True]
        assert ear.closing is not None
