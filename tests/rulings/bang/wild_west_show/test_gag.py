"""Gag at a table on a server: the chat of those who play falls silent (BANG-X70)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.record import Record
from sagebrush.server import afterwards, lobby
from sagebrush.server.hosting import talk
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.people import People
from sagebrush.server.refusals import Refusal
from sagebrush.server.wishes import BranchWish
from tests.ruling import ruling
from tests.server.shootout import process


def with_gag(seed: int) -> Record | None:
    """A game up to a decision with Gag in force, if it comes to that."""
    match, bot = (
        Match.new("bang", players=4, expansions=["wild_west_show"], seed=seed),
        make_bot("random", "bang", seed),
    )
    while match.decision and match.answer_count < 400:
        if match.stage.quiet:
            return match.record
        match.answer(bot.choose(match.view(match.decision.seat), match.decision))
    return None


class Scene:
    def __init__(self, host: Host, table: LiveTable, seat: int) -> None:
        self.host = host
        self.table = table
        self.ann = talk.Speaker(None, "Ann", seat)
        self.watcher = talk.Speaker(None, "Wyn", None)


@pytest.fixture
async def gagged(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ann sits where somebody is asked while Gag is in force; the others are bots."""
    record = next(found for seed in range(200) if (found := with_gag(seed)) is not None)
    asked = Match.replay(record).decision
    assert asked is not None
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        game = await afterwards.upload(host, ann, record.encode())
        branch = await afterwards.branch(host, ann, game, BranchWish(len(record.answers), seat=asked.seat))
        yield Scene(host, await lobby.start(host, ann, branch.id, ""), asked.seat)


@ruling("BANG-X70")
async def test_whoever_plays_says_nothing(gagged: Scene) -> None:
    with pytest.raises(Refusal) as refused:
        await talk.say(gagged.host, gagged.table, gagged.ann, "It was me.")
    assert refused.value.code == "hushed"
    assert gagged.table.playing.stage.quiet


@ruling("BANG-X70")
async def test_gestures_and_watchers_are_free(gagged: Scene) -> None:
    await talk.signal(gagged.host, gagged.table, gagged.ann, "howdy")
    assert (await talk.say(gagged.host, gagged.table, gagged.watcher, "How quiet!")).text == "How quiet!"


@ruling("BANG-X70")
async def test_without_it_everybody_talks(gagged: Scene) -> None:
    gagged.table.row.status = "finished"
    assert (await talk.say(gagged.host, gagged.table, gagged.ann, "It was me.")).text == "It was me."
