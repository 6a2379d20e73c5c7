"""Records for the commands to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.bots import make_bot


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of five."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    played_to("end").save(path)
    return path


@pytest.fixture(scope="session")
def open_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of five that nobody has finished."""
    path = tmp_path_factory.mktemp("records") / "open.json"
    played_to("fifth answer").save(path)
    return path


def played_to(where: str) -> Match:
    match, bot = Match.new("dice", players=5, seed=3), make_bot("random", "dice", 1)
    while match.decision and (where == "end" or match.answer_count < 5):
        match.answer(bot.choose(None, match.decision))
    return match
