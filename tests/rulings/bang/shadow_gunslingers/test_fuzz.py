"""Random games of BANG! with shadow gunslingers, without any expansion and with all of them."""

import pytest

from sagebrush.core.config import configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.events import PlayerReturned, TurnStarted
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.state import SIDES
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import fuzz
from tests.fuzz.test_bang import everything_in_its_place

ALL = [expansion.name for expansion in GAME.info.expansions]
SIZES = [(players, mix) for mix in ([], ALL) for players in GAME.info.players]
SIZES += [(players, ALL) for players in (3, 8) if "dodge_city" in ALL]


def comes_back(table: BangTable, seat: int) -> bool:
    """Whether his turn is about to begin: with an empty hand Suzy Lafayette is asked before that."""
    last = next(event for event in reversed(table.journal) if isinstance(event, TurnStarted | PlayerReturned))
    return isinstance(last, PlayerReturned) and last.seat == seat


def shadows_are_shadows(table: BangTable) -> None:
    """Nobody is a shadow but in his own turn and without lives, and only the dead have joined a side."""
    for seat in range(table.players):
        if table.ghosts[seat] == "shadow_gunslingers":
            assert table.life[seat] == 0
            assert seat == table.active or comes_back(table, seat)
        if table.roles[seat] in SIDES:
            assert seat in table.fallen
            assert table.shown[seat]


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), SIZES)
def test_random_games_with_shadows(players: int, expansions: list[str]) -> None:
    config = configure(
        GAME.info,
        players=players,
        expansions=expansions,
        options={"shadow_gunslingers": True, "stick_of_dynamite": True},
    )
    cards = everything_in_its_place(config)

    def check(table: BangTable) -> None:
        cards(table)
        shadows_are_shadows(table)

    fuzz(GAME, config, Chance(players).spawn().seed, check)
