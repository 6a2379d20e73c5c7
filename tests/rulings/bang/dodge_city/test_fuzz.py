"""Random games of BANG! with Dodge City, of every size and with the variants."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.testing.fuzz import fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_with_dodge_city(players: int, options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=["dodge_city"], options=options)
    for seed in range(1 if options else 3):
        fuzz(GAME, config, Chance(seed).spawn().seed, everything_in_its_place(config))


@pytest.mark.long
def test_twenty_thousand_decisions() -> None:
    """All sizes and variants in turn, until twenty thousand decisions are made."""
    decisions, game = 0, 0
    while decisions < 20_000:
        dodge = game % 2 == 1
        sizes = [3, 4, 5, 6, 7, 8] if dodge else [4, 5, 6, 7]
        config = configure(
            GAME.info,
            players=sizes[game // 2 % len(sizes)],
            expansions=["dodge_city"] if dodge else [],
            options=VARIANTS[game % len(VARIANTS)],
        )
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, everything_in_its_place(config), fork_every=29)
        game += 1
