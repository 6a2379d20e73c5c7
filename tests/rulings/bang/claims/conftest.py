"""The claims are in the box, for the tests of this folder only."""

from __future__ import annotations

import pytest

from sagebrush import words
from sagebrush.games.bang import game, library
from tests.rulings.bang.claims.setup import EXPANSION


@pytest.fixture(autouse=True)
def claims(box: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the expansion were listed with the others; its words would be found in the game's own folders."""
    library.add(EXPANSION)
    monkeypatch.setattr(game.GAME, "info", game.info())
    monkeypatch.setattr(game.GAME, "types", game.types())
    monkeypatch.setattr(words, "_added", [])
    words.add_folder(EXPANSION.folder / "words", "bang")
