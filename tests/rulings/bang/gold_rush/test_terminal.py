"""A whole game of Gold Rush in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.player import seated
from tests.tui.test_bang import play_on


@pytest.mark.slow
async def test_a_whole_game_in_czech(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    async with seated(path, game="bang", players=4, lang="cs", expansions=("gold_rush",)) as person:
        await play_on(person)
        assert person.lines()[0] == "Odveta"
