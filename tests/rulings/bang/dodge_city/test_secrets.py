"""The secrets of BANG! hold with Dodge City too."""

import pytest

from sagebrush.core.config import Value
from tests.views.test_bang_secrets import check_a_whole_game
from tests.views.test_worlds import check_worlds_of_bang


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (5, {"two_characters": True, "stick_of_dynamite": True}), (8, {})],
)
def test_nobody_notices_a_new_deal_with_dodge_city(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, ["dodge_city"], options)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        pytest.param(5, {"two_characters": True, "stick_of_dynamite": True}, marks=pytest.mark.long),
        pytest.param(8, {}, marks=pytest.mark.long),
    ],
)
def test_worlds_of_a_whole_game_with_dodge_city(players: int, options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, ["dodge_city"], options)
