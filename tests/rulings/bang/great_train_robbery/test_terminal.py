"""The Great Train Robbery in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush.tui.panels.bang_train import TrainLines
from tests.tui.player import seated
from tests.tui.test_bang import play_on


@pytest.mark.slow
async def test_a_whole_game_in_czech(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    async with seated(path, game="bang", players=4, lang="cs", expansions=("great_train_robbery",)) as person:
        train = person.screen.query_one(TrainLines)
        assert train.display
        assert "▶" in str(train.render())
        await play_on(person)
        assert person.lines()[0] == "Odveta"
