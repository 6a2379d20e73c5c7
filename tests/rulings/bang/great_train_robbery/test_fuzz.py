"""Random games of BANG! with the train, of every size and with the variants, alone and with everything else."""

import pytest

from sagebrush.core.config import Config, Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.cards import NAMED
from sagebrush.games.bang.expansions.great_train_robbery.setup import RAILCARS
from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from sagebrush.games.bang.expansions.great_train_robbery.train import LENGTH, train_of
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import Invariant, fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place

ALONE = ["great_train_robbery"]
ALL = [expansion.name for expansion in GAME.info.expansions]
SIZES = [(players, ALONE) for players in (4, 5, 6, 7)] + [(players, ALL) for players in GAME.info.players]


def every_railcar_in_its_place(config: Config) -> Invariant:
    """Each railcar and station is in exactly one place, and the Sheriff has no Ghost Car."""
    usual = everything_in_its_place(config)
    railcars = sorted(card.id for name in RAILCARS for card in NAMED[name])

    def check(table: BangTable) -> None:
        usual(table)
        train = train_of(table)
        in_play = [card for front in table.fronts for card in front if card.rule.never_in_hand]
        assert len(in_play) + len(train.railcars) + len(train.deck) <= len(railcars)
        if not table.owed and not train.judging:
            found = sorted(card.id for card in (*in_play, *train.railcars, *train.deck))
            assert set(found) <= set(railcars)
            assert len(set(found)) == len(found)
        assert sorted(train.stations + train.tiles) == sorted(STATIONS)
        assert 0 <= train.place <= len(train.stations)
        assert len(train.railcars) <= LENGTH
        assert train.under <= len(train.deck)

    return check


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), SIZES)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_along_the_line(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=expansions, options=options)
    fuzz(GAME, config, Chance(players).spawn().seed, every_railcar_in_its_place(config))


@pytest.mark.long
def test_twenty_thousand_decisions_along_the_line() -> None:
    """All sizes and variants in turn, until twenty thousand decisions are made."""
    decisions, game = 0, 0
    while decisions < 20_000:
        players, expansions = SIZES[game % len(SIZES)]
        options = VARIANTS[game % len(VARIANTS)]
        config = configure(GAME.info, players=players, expansions=expansions, options=options)
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, every_railcar_in_its_place(config), fork_every=29)
        game += 1
