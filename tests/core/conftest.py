"""The toy game, at hand for one test at a time."""

import pytest

from sagebrush import Match
from sagebrush.core import registry
from tests.core.toy import TOY


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A toy game of three, at its first decision."""
    monkeypatch.setitem(registry._games, "toy", TOY)
    return Match.new("toy", players=3, seed=5)


@pytest.fixture
def dice() -> Match:
    """A dice game of five without Sid Ketchum, at its first decision."""
    return Match.new(
        "dice", players=5, seed=8, characters="bart_cassidy,black_jack,kit_karlson,lucky_duke,pedro_ramirez"
    )
