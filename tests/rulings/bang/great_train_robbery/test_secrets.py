"""The secrets of BANG! hold along the line: the decks of railcars and stations, and what the Map shows."""

import pytest

from sagebrush import Seat
from sagebrush.core.config import Value
from sagebrush.core.rng import Chance
from sagebrush.testing.secrecy import check_secrecy
from sagebrush.testing.worlds import check_playable, check_worlds
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, names, rail
from tests.views.secrets import BangSecrets, trains_of
from tests.views.test_bang_secrets import check_a_whole_game
from tests.views.test_worlds import check_worlds_of_bang

ROW = ("Boom Town", "Yooma", "Frisco", "Tombrock")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (5, {"two_characters": True, "stick_of_dynamite": True}), (7, {})],
)
def test_nobody_notices_a_new_deal_along_the_line(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, LINE, options)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        pytest.param(5, {"two_characters": True, "stick_of_dynamite": True}, marks=pytest.mark.long),
        pytest.param(7, {}, marks=pytest.mark.long),
    ],
)
def test_worlds_of_a_whole_game_along_the_line(players: int, options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, LINE, options)


def test_the_decks_are_imagined(table: BangScenario) -> None:
    """What lies face down may be in any order; what all saw put under the deck stays where it is."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Private Car"]}, Cat={}, Dan={}, also=LINE)
    rail(table, *ROW, railcars=["Caboose", "Mail Car", "Coal Hopper"])
    table.turn("Ann").plays("Cat Balou", on="Bob")
    tops, tiles = set(), set()
    for seed in range(30):
        (train,) = trains_of(table.match.imagine(Seat(0), Chance(seed)).table)  # type: ignore[arg-type]
        assert train.deck[0].name == "private_car"
        assert names(train.railcars) == ["caboose", "mail_car", "coal_hopper"]
        tops.add(train.deck[-1].name)
        tiles.add(train.tiles[-1])
    assert len(tops) > 5
    assert len(tiles) > 4


def test_only_its_owner_sees_what_the_map_shows(table: BangScenario) -> None:
    """Bob looks at two cards: nobody else can tell them from others, and his worlds all have them."""
    table.seats(Ann={}, Bob={"play": ["Map"]}, Cat={"hand": ["Beer"]}, Dan={}, deck_top=["Scope", "Saloon"])
    rail(table, *ROW)
    table.turn("Ann").ends_turn()
    table.asked("Bob", kind="discard_by_map")
    assert table.sees("Bob").deck_known[:2] == ("scope:AS", "saloon:5H")
    assert table.sees("Cat").deck_known == ()
    secrets = BangSecrets(table.config)
    assert check_worlds(table.match, Seat(1), Chance(1), secrets, 40)
    assert check_playable(table.match, Seat(1), Chance(2), secrets)
    assert check_secrecy(table.match, Seat(1), Chance(3))
