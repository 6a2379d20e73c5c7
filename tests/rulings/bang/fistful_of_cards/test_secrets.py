"""The secrets of BANG! hold with A Fistful of Cards too, and so does that of the events to come."""

import pytest

from sagebrush import Match, Seat
from sagebrush.core.rng import Chance
from sagebrush.games.bang.event_deck import EventDeck
from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.round_events import DECK
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from sagebrush.testing.fuzz import step
from tests.views.test_bang_secrets import check_a_whole_game
from tests.views.test_worlds import check_worlds_of_bang

EXPANSIONS = ["fistful_of_cards"]


@pytest.mark.parametrize("players", [4, 7])
def test_nobody_notices_a_new_deal(players: int) -> None:
    check_a_whole_game(players, EXPANSIONS, {})


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, pytest.param(7, marks=pytest.mark.long)])
def test_worlds_of_a_whole_game(players: int) -> None:
    check_worlds_of_bang(players, EXPANSIONS, {})


def test_nobody_sees_deeper_than_the_next_event() -> None:
    """Whatever lies below it may change places: nobody's view is another one."""
    match = Match.new("bang", players=5, expansions=EXPANSIONS, seed=3)
    chance = Chance(3)
    for _ in range(40):
        step(match, chance)
    assert isinstance(match.table, BangTable)
    deck = match.table.parts[DECK]
    assert isinstance(deck, EventDeck)
    twin = match.table.copy()
    other = twin.parts[DECK]
    assert isinstance(other, EventDeck)
    other.cards[1:-1] = other.cards[-2:0:-1]
    assert other.cards != deck.cards
    for seat in (None, *map(Seat, range(5))):
        true, false = match.game.view(match.table, seat), match.game.view(twin, seat)
        assert isinstance(true, BangView)
        assert true == false
        assert true.parts[DECK] == EventDeckView(deck.present, deck.cards[-1], len(deck.cards))
