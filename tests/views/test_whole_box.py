"""Secrets hold with everything that is in the box: all decks, all events, all hands, the shadows' too."""

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.testing.fuzz import step
from sagebrush.testing.secrecy import check_secrecy
from sagebrush.testing.worlds import check_playable, check_worlds
from tests.views.secrets import BangSecrets, decks_of, piles_of, trains_of
from tests.views.test_bang_secrets import check_a_whole_game, laid
from tests.views.test_worlds import check_worlds_of_bang

EVERYTHING = [expansion.name for expansion in GAME.info.expansions]
SHADOWS: dict[str, Value] = {"shadow_gunslingers": True}
TABLES = [
    pytest.param(3, {}, id="3"),
    pytest.param(5, SHADOWS, id="5-shadows"),
    pytest.param(8, {"stick_of_dynamite": True, "two_characters": True}, id="8-variants"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nobody_notices_a_new_deal_with_everything(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, EVERYTHING, options)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_worlds_of_a_whole_game_with_everything(players: int, options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, EVERYTHING, options)


def test_secrets_in_the_middle_of_a_game_with_everything() -> None:
    """Every kind of secret is there, nobody notices a new deal of them, and what is imagined can be played."""
    match = Match.new("bang", players=6, expansions=EVERYTHING, seed=4, shadow_gunslingers=True)
    chance, secrets = Chance(4), BangSecrets(match.config)
    for _ in range(120):
        step(match, chance)
    assert match.decision is not None
    table = laid(match)
    assert len(decks_of(table)) == 2
    assert [len(pile) > 5 for pile in piles_of(table)] == [True]
    assert [len(train.tiles) > 1 < len(train.deck) for train in trains_of(table)] == [True]
    assert check_playable(match, match.decision.seat, Chance(5), secrets)
    for seat in (None, *range(6)):
        who = None if seat is None else Seat(seat)
        if match.decision.top or who == match.decision.seat:
            assert check_worlds(match, who, Chance(6), secrets)
            assert check_secrecy(match, who, Chance(7))
