"""Random games of BANG! with the Valley of Shadows, of every size and with the variants."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.testing.fuzz import fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place

#: Alone and together with Dodge City, if it is in the box.
MIXES = [["valley_of_shadows"], ["dodge_city", "valley_of_shadows"]]
SIZES = [
    (players, mix)
    for mix in MIXES
    for players in GAME.info.players
    if all(map(GAME.info.has_expansion, mix)) and (players in (4, 5, 6, 7) or "dodge_city" in mix)
]


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), SIZES)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_in_the_valley(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=expansions, options=options)
    for seed in range(1 if options else 2):
        fuzz(GAME, config, Chance(seed).spawn().seed, everything_in_its_place(config))


@pytest.mark.long
def test_twenty_thousand_decisions_in_the_valley() -> None:
    """All sizes and variants in turn, until twenty thousand decisions are made."""
    decisions, game = 0, 0
    while decisions < 20_000:
        players, expansions = SIZES[game % len(SIZES)]
        options = VARIANTS[game % len(VARIANTS)]
        config = configure(GAME.info, players=players, expansions=expansions, options=options)
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, everything_in_its_place(config), fork_every=29)
        game += 1
