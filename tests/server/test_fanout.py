"""Notices between processes, and what happens when their carrier goes away for a while."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sagebrush.core.errors import BadConfig
from sagebrush.server import fanout
from sagebrush.server.fanout import Fanout, Notice
from tests.server.playing import SECONDS
from tests.server.services import redis_at

pytestmark = pytest.mark.services


class Ear:
    """One process's end of the line: what it heard, and how often it was cut off."""

    def __init__(self, name: str, url: str) -> None:
        self.heard: asyncio.Queue[Notice] = asyncio.Queue()
        self.gap = asyncio.Event()
        self.fanout = Fanout(name, url, self._receive, self._on_gap)

    async def _receive(self, notice: Notice) -> None:
        self.heard.put_nowait(notice)

    async def _on_gap(self) -> None:
        self.gap.set()


@asynccontextmanager
async def ears(url: str) -> AsyncIterator[tuple[Ear, Ear]]:
    first, second = Ear("first", url), Ear("second", url)
    await first.fanout.start()
    await second.fanout.start()
    try:
        yield first, second
    finally:
        await first.fanout.stop()
        await second.fanout.stop()


@pytest.mark.parametrize("carrier", ["redis", "postgresql"])
async def test_a_notice_reaches_the_others_and_not_its_sender(carrier: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("redis_url" if carrier == "redis" else "postgres_url")
    async with ears(url) as (first, second):
        sent = Notice("first", "presence", "t", seats=(0, 3), watchers=2, text="🤠")
        await first.fanout.send(sent)
        assert await asyncio.wait_for(second.heard.get(), SECONDS) == sent
        await second.fanout.send(Notice("second", "moves", "t", number=7))
        assert (await asyncio.wait_for(first.heard.get(), SECONDS)).number == 7
        assert second.heard.empty()


async def test_a_redis_that_comes_back_is_used_again_and_the_gap_is_told(tmp_path: Path) -> None:
    with redis_at(tmp_path):
        pair = ears(f"unix://{tmp_path / 'socket'}")
        first, second = await pair.__aenter__()
    try:
        # Nobody hears it, and nobody breaks.
        await first.fanout.send(Notice("first", "moves", "t", number=1))
        with redis_at(tmp_path):
            await asyncio.wait_for(second.gap.wait(), SECONDS)
            await first.fanout.send(Notice("first", "moves", "t", number=2))
            assert (await asyncio.wait_for(second.heard.get(), SECONDS)).number == 2
    finally:
        await pair.__aexit__(None, None, None)


async def test_an_unknown_carrier_is_refused() -> None:
    with pytest.raises(BadConfig, match="redis"):
        Ear("first", "carrier-pigeon://x")


async def test_nobody_waits_for_a_carrier_that_hangs(tmp_path: Path) -> None:
    """Redis takes connections and does not answer; when it does again, it is used again."""
    with redis_at(tmp_path) as process:
        async with ears(f"unix://{tmp_path / 'socket'}") as (first, second):
            process.send_signal(signal.SIGSTOP)
            try:
                async with asyncio.timeout(SECONDS):
                    for number in range(500):
                        await first.fanout.send(Notice("first", "moves", "t", number=number))
            finally:
                process.send_signal(signal.SIGCONT)
            while (await asyncio.wait_for(second.heard.get(), SECONDS)).number < 499:
                pass


async def test_a_line_that_died_without_a_word_is_opened_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who speaks and does not hear themselves is deaf."""
    monkeypatch.setattr(fanout, "DEAF_SECONDS", 0.5)
    with redis_at(tmp_path):
        async with ears(f"unix://{tmp_path / 'socket'}") as (first, _):
            assert isinstance(first.fanout.link, fanout.RedisLink)
            await first.fanout.link.pubsub.unsubscribe()
            await first.fanout.send(Notice("first", "moves", "t", number=1))
            await asyncio.wait_for(first.gap.wait(), SECONDS)
