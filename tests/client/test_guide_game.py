"""The guide's own game over the network: the client knows it by its types alone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError
from tests.server.guide_game import install_panning, panning_known
from tests.server.playing import SECONDS
from tests.server.services import RunningServer, running_server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    package = tmp_path / "package"
    package.mkdir()
    install_panning(package)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]))
    with panning_known(package), running_server(tmp_path) as running:
        yield running


@pytest.mark.slow
async def test_the_game_of_the_guide_is_played_over_the_network(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        assert "panning" in [offer.info.name for offer in await ann.games()]
        table = await ann.create("panning", players=3, bots=[None, "random", "random"])
        await ann.start(table.id)
        result = await asyncio.wait_for(ann.play(table.id, make_bot("random", "panning", 1)), 3 * SECONDS)
    assert result.outcome == "gold"
    assert [standing.won for standing in result.standings] == [standing.place == 1 for standing in result.standings]
    assert all(standing.points is not None for standing in result.standings)


@pytest.mark.slow
async def test_its_words_are_told(server: RunningServer) -> None:
    """Of the languages it has; English fills the gaps. Clients that draw it have them already."""
    async with Client(server.url) as ann:
        words = await ann.words("panning", "cs")
        assert "panning-event-rested = { $seat } rests." in "".join(words.texts)
        assert 'nuggets = "number"' in "".join(words.fields)
        czech = await ann.words("dice", "cs")
        assert await ann.words("dice", "xx") == await ann.words("dice", "en")
        assert len(czech.texts) == 2 * len((await ann.words("dice", "en")).texts)
        with pytest.raises(ClientError, match="no game"):
            await ann.words("poker", "en")
