"""A shadow's hand is as secret as any other, and so are roles that were dealt anew."""

import pytest

from sagebrush import Seat
from sagebrush.core.rng import Chance
from sagebrush.testing.secrecy import check_secrecy
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.shadow_gunslingers.veil import with_shadows
from tests.views.test_bang_secrets import check_a_whole_game
from tests.views.test_worlds import check_worlds_of_bang

SHADOWS = {"shadow_gunslingers": True}


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6])
def test_nobody_notices_a_new_deal_with_shadows(players: int) -> None:
    check_a_whole_game(players, [], {**SHADOWS})


@pytest.mark.long
def test_worlds_of_a_whole_game_with_shadows() -> None:
    check_worlds_of_bang(5, [], {**SHADOWS})


def test_nobody_else_sees_the_hand_of_a_shadow(table: BangScenario) -> None:
    """Bob's shadow draws two cards: he sees them, the others know their number, and his role is no secret."""
    table.seats(deck_top=["Beer", "Scope"], Ann={}, Bob={"role": "renegade", "dead": True}, Cat={}, Dan={})
    with_shadows(table)
    table.turn("Ann").ends_turn()
    assert len(table.sees("Bob").players[1].hand) == 2
    for name in ("Ann", "Cat", "Dan"):
        seen = table.sees(name).players[1]
        assert (seen.hand, seen.hand_size, seen.role, seen.ghost) == ((), 2, "shadow_deputy", "shadow_gunslingers")
    for seat in range(4):
        assert check_secrecy(table.match, Seat(seat), Chance(seat))
