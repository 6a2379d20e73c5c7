"""Random Dice Games of every size."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.dice.data import ARROWS
from sagebrush.games.dice.game import GAME
from sagebrush.games.dice.table import DiceTable
from sagebrush.testing.fuzz import fuzz


def arrows_and_life(table: DiceTable) -> None:
    assert table.supply + sum(table.arrows) == ARROWS
    assert all(count >= 0 for count in table.arrows)
    assert all(0 <= life <= top for life, top in zip(table.life, table.max_life, strict=True))
    if table.turns:
        assert table.living == [seat for seat in range(table.players) if table.alive(Seat(seat))]
    assert all(not table.arrows[seat] for seat in range(table.players) if not table.alive(Seat(seat)))


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("options", [{}, {"choose_characters": True}], ids=["dealt", "chosen"])
def test_random_games(players: int, options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, options=options)
    for seed in range(15):
        fuzz(GAME, config, Chance(seed).spawn().seed, arrows_and_life)
