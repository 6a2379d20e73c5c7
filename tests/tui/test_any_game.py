"""A game without words and without a panel of its own can still be played, secret choices at once included."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.core import registry
from tests.core.toy import TOY
from tests.tui.player import seated


async def test_the_toy_game_is_played_from_menus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "toy", TOY)
    path = tmp_path / "game.json"
    async with seated(path, game="toy", players=3, seed=5) as person:
        assert person.shown("#status").startswith("toy")
        while person.session.result is None:
            assert person.lines()
            await person.press("1")
            await person.asked()
        assert person.lines() == ["Rematch", "New game", "Quit"]
        await person.press("t")
        assert "Ann" in person.shown("#help-text")
        await person.press("escape", "2")
    assert Match.load(path).result is not None
