"""The secrets of BANG! hold with Gold Rush: nobody knows the order of the equipment deck."""

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value
from sagebrush.core.rng import Chance
from sagebrush.games.bang.expansions.gold_rush.gold import Gold, gold_of
from sagebrush.games.bang.table import BangTable
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import DEAR, GOLD, nuggets, shop
from tests.views.test_bang_secrets import check_a_whole_game, seats
from tests.views.test_worlds import check_worlds_of_bang


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (5, {"two_characters": True, "stick_of_dynamite": True}), (7, {"shadow_gunslingers": True})],
)
def test_nobody_notices_a_new_deal_with_gold(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, GOLD, options)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        pytest.param(5, {"shadow_gunslingers": True}, marks=pytest.mark.long),
        pytest.param(7, {"stick_of_dynamite": True}, marks=pytest.mark.long),
    ],
)
def test_worlds_of_a_whole_game_with_gold(players: int, options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, GOLD, options)


def gold_in(match: Match) -> Gold:
    assert isinstance(match.table, BangTable)
    return gold_of(match.table)


def test_nobody_knows_the_order_of_the_equipment() -> None:
    """Imagined worlds differ in the order of the 21 hidden cards and agree about the offer."""
    match = Match.new("bang", players=5, expansions=GOLD, seed=2)
    truth = gold_in(match)
    for seat in seats(match):
        worlds = [gold_in(match.imagine(seat, Chance(number))) for number in range(12)]
        assert len({tuple(world.deck) for world in worlds}) > 8
        assert all(sorted(world.deck) == sorted(truth.deck) for world in worlds)
        assert all(world.offer == truth.offer for world in worlds)


def test_what_lies_face_up_under_the_deck_stays_there(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    shop(table, *DEAR)
    part = gold_of(table.laid)
    part.discarded = [part.deck.pop(), part.deck.pop()]
    table.turn("Ann")
    for number in range(5):
        assert gold_in(table.match.imagine(Seat(1), Chance(number))).discarded == part.discarded
