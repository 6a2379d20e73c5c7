"""The `simple` bots choose as ever, to the letter: digests of whole games, kept since the rules last changed."""

from __future__ import annotations

import pytest

from sagebrush.lab import simulate

#: By game and players: the digest of eight games of `simple` bots, and how many decisions they took.
KEPT = {
    ("dice", 3): ("1a13daf7550b771290554f143442fd6c", 306),
    ("dice", 5): ("086163c616bd7a0f66bf5a6e78af5bfe", 681),
    ("dice", 8): ("5c048da413b029e508e62c6eaaaacc1a", 1012),
    ("bang", 4): ("2eebdd2475e586847f060a02e9b1bb6b", 857),
    ("bang", 5): ("0bfdb2741e0acd3f66721d0519040a9d", 1486),
}


@pytest.mark.parametrize(("game", "players"), KEPT)
def test_simple_bots_choose_as_ever(game: str, players: int) -> None:
    report = simulate(game, games=8, players=players, bots=["simple"], seed=11)
    assert (report.digest, report.decisions) == KEPT[game, players]
