"""A Fistful of Cards together with High Noon: one deck of both."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.event_deck import EventDeck, deck_of
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.round_events import DECK
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import in_force, pass_turns, under
from tests.views.test_bang_secrets import check_a_whole_game

pytestmark = needs("high_noon")

BOTH = ["high_noon", "fistful_of_cards"]
LASTS = {"high_noon", "a_fistful_of_cards"}


def deck(seed: int = 1, **options: Value) -> EventDeck:
    match = Match.start(GAME, configure(GAME.info, players=4, expansions=BOTH, options=options), seed)
    assert isinstance(match.table, BangTable)
    return deck_of(match.table, DECK)


def test_fifteen_cards_of_both_and_one_of_the_last_ones() -> None:
    """Of 26 cards, or of 28 with the further events, eleven or thirteen stay in the box; so does one of the last."""
    mixed = deck()
    assert (len(mixed.cards), len(mixed.aside)) == (16, 11)
    assert not LASTS & {*mixed.cards[1:], *mixed.aside}
    assert {deck(seed).cards[0] for seed in range(20)} == LASTS
    assert len(deck(extra_events=True).aside) == 13


@pytest.mark.parametrize("last", sorted(LASTS))
def test_the_players_choose_the_last_card(last: str) -> None:
    chosen = deck(last_event=last, event_cards=12)
    assert (chosen.cards[0], len(chosen.cards)) == (last, 13)


def test_events_of_both_follow_each_other(table: BangScenario) -> None:
    """Ghost Town, then Dead Man: Bob comes back as a ghost, and in the next round for good."""
    table.seats(
        deck_top=["Mustang", "Scope", "Schofield"], Ann={}, Bob={"role": "outlaw", "dead": True}, Cat={}, Dan={}
    )
    under(table, "Ghost Town", coming=["Dead Man"])
    table.turn("Ann").ends_turn()
    for card in ("Mustang", "Scope", "Schofield"):
        table.plays(card)
    pass_turns(table, "Bob", "Cat", "Dan", "Ann")
    assert in_force(table) == "dead_man"
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_cards(Bob=4)
    table.is_quiet("Bob")


@pytest.mark.slow
def test_nobody_notices_a_new_deal_with_both() -> None:
    check_a_whole_game(5, BOTH, {"extra_events": True})


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_with_both(players: int, options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=BOTH, options={**options, "extra_events": True})
    fuzz(GAME, config, Chance(players).spawn().seed, everything_in_its_place(config))
