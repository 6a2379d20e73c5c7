"""Who cannot tell two worlds apart imagines the same in both, with the same chance.

Only so can a bot that searches be shown to be fair: its choice follows from what its seat knows and from its own seed.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.lab.bench import whole_box
from sagebrush.testing.fuzz import step

TABLES = [
    ("dice", 5, ()),
    ("bang", 5, ()),
    ("bang", 8, whole_box("bang")),
    ("legends", 4, ()),
    ("legends", 3, whole_box("legends")),
]


@pytest.mark.parametrize(("game", "players", "expansions"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_look_alike_are_dealt_anew_alike(
    game: str, players: int, expansions: Sequence[str], seed: int
) -> None:
    match, chance, compared = Match.new(game, players=players, expansions=expansions, seed=seed), Chance(seed), 0
    while match.decision and match.answer_count < 240:
        if match.answer_count % 5 == 0:
            for decision in match.decisions:
                twin = match.imagine(decision.seat, chance)
                own = chance.spawn()
                here, there = match.imagine(decision.seat, own.copy()), twin.imagine(decision.seat, own)
                assert here.table.canonical() == there.table.canonical(), f"after {match.answer_count} answers"
                assert here.digest == there.digest
                compared += 1
        step(match, chance)
    assert compared > 5
