"""Somebody sets the clock of the machine: nobody's time at the table changes by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush.server import clock, lobby
from sagebrush.server.hosting import host as host_module
from sagebrush.server.hosting import updates
from sagebrush.server.infos import Pace
from sagebrush.server.people import People
from sagebrush.server.wishes import TableWish
from tests.server.shootout import process


@pytest.mark.parametrize("hours", [-1, 1])
async def test_thirty_seconds_are_thirty_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        wish = TableWish("dice", players=3, bots=[None, "random", "random"], pace=Pace("live", 30))
        table = await lobby.start(host, ann, (await lobby.create(host, ann, wish)).id, "")
        table.hold()
        moment = clock.now()
        monkeypatch.setattr(updates, "now", lambda: moment + hours * 3600)
        monkeypatch.setattr(host_module, "now", lambda: moment + hours * 3600)
        left = updates.seconds_left(table)
        assert left is not None
        assert 20 < left <= 30
        assert table.held
        decision = table.playing.decision
        assert decision is not None
        await host.answer(table, decision.seat, decision.number, 0, decision.options[0].id, by_bot=False)
        left = updates.seconds_left(table)
        assert left is None or 20 < left <= 30
