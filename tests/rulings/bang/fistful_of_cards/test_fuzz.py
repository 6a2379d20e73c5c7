"""Random games of BANG! with A Fistful of Cards, of every size and with the variants."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.testing.fuzz import fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place

EXPANSIONS = ["fistful_of_cards"]
CHOICES: list[dict[str, Value]] = [{**options, "bonus_characters": True} for options in VARIANTS]


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("options", CHOICES, ids=str)
def test_random_games(players: int, options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=EXPANSIONS, options=options)
    fuzz(GAME, config, Chance(players).spawn().seed, everything_in_its_place(config))


@pytest.mark.long
def test_twenty_thousand_decisions() -> None:
    """All sizes and variants in turn, alone and with all that is in the box."""
    decisions, game = 0, 0
    everything = [expansion.name for expansion in GAME.info.expansions]
    while decisions < 20_000:
        config = configure(
            GAME.info,
            players=4 + game % 4,
            expansions=everything if game % 2 else EXPANSIONS,
            options=CHOICES[game % len(CHOICES)],
        )
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, everything_in_its_place(config), fork_every=29)
        game += 1
