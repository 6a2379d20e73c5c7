"""The `simple` bots choose as they always did, to the letter: digests of whole games, kept since the first release."""

from __future__ import annotations

import pytest

from sagebrush.lab import simulate

#: By game and players: the digest of eight games of `simple` bots, and how many decisions they took.
KEPT = {
    ("dice", 3): ("1a13daf7550b771290554f143442fd6c", 306),
    ("dice", 5): ("086163c616bd7a0f66bf5a6e78af5bfe", 681),
    ("dice", 8): ("5c048da413b029e508e62c6eaaaacc1a", 1012),
    ("bang", 4): ("55b3451ac928d7ad23758a72c98fd55e", 847),
    ("bang", 5): ("108038610e95c1a8a4e8a2186e2cdbce", 1493),
}


@pytest.mark.parametrize(("game", "players"), KEPT)
def test_simple_bots_choose_as_ever(game: str, players: int) -> None:
    report = simulate(game, games=8, players=players, bots=["simple"], seed=11)
    assert (report.digest, report.decisions) == KEPT[game, players]
