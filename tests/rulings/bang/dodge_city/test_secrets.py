"""The secrets of BANG! hold with Dodge City too."""

import pytest

from sagebrush.core.config import Value
from tests.views.test_bang_secrets import check_a_whole_game


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (5, {"two_characters": True, "stick_of_dynamite": True}), (8, {})],
)
def test_nobody_notices_a_new_deal_with_dodge_city(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, ["dodge_city"], options)
