"""The secrets of BANG! hold with the Wild West Show: the deck of show cards, roles dealt anew, hands open and not."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.config import Value, configure
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.expansions.wild_west_show.show import SHOW, show_of
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import step
from sagebrush.testing.secrecy import check_secrecy
from sagebrush.testing.worlds import check_game
from tests.views.secrets import BangSecrets
from tests.views.test_bang_secrets import check_a_whole_game, seats
from tests.views.test_worlds import check_worlds_of_bang

SHOW_ONLY = ["wild_west_show"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "expansions", "options"),
    [
        (3, ["wild_west_show", "dodge_city"], {}),
        (4, SHOW_ONLY, {}),
        (5, SHOW_ONLY, {"two_characters": True, "stick_of_dynamite": True}),
        (8, ["wild_west_show", "dodge_city"], {}),
    ],
)
def test_nobody_notices_a_new_deal_with_the_show(
    players: int, expansions: list[str], options: dict[str, Value]
) -> None:
    check_a_whole_game(players, expansions, options)


@pytest.mark.parametrize(
    ("players", "expansions", "options"),
    [
        (4, SHOW_ONLY, {}),
        pytest.param(3, ["wild_west_show", "dodge_city"], {}, marks=pytest.mark.long),
        pytest.param(6, SHOW_ONLY, {"two_characters": True, "stick_of_dynamite": True}, marks=pytest.mark.long),
        pytest.param(8, ["wild_west_show", "dodge_city"], {}, marks=pytest.mark.long),
    ],
)
def test_worlds_of_a_whole_game_with_the_show(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, expansions, options)


def started(card: str, seed: int = 5, players: int = 5) -> Match:
    """A game in which this show card is in force from the first turn on."""
    config = configure(GAME.info, players=players, expansions=SHOW_ONLY)
    table = GAME.setup(config, Chance(seed))
    show = show_of(table)
    show.cards.remove(card)
    show.present = card
    table.put_in_force(SHOW, None, EVENTS[card])
    if card == "sacagaway":
        table.open_hands = True
    return Match(GAME, config, seed, table)


@pytest.mark.slow
@pytest.mark.parametrize("card", ["bone_orchard", "dorothy_rage", "sacagaway", "showdown", "lady_rosa_of_texas"])
def test_nobody_notices_a_new_deal_while_it_is_in_force(card: str) -> None:
    """At every decision and for every seat: deal anew what it cannot know, and it sees, and is offered, the same."""
    match, chance, deals, checked = started(card), Chance(5), Chance(6), 0
    while match.decision and match.answer_count < 250:
        for seat in seats(match):
            checked += check_secrecy(match, seat, deals)
        step(match, chance)
    assert checked > 100


@pytest.mark.slow
@pytest.mark.parametrize("card", ["bone_orchard", "sacagaway"])
def test_worlds_while_it_is_in_force(card: str) -> None:
    """Roles dealt anew stay among those who got them; what lies open stays where it is."""
    match = started(card)
    assert check_game(match, BangSecrets(match.config), Chance(3), round_every=29, play_every=97) > 50


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


def test_nobody_knows_the_order_of_the_show_cards() -> None:
    """Imagined worlds differ in the order of the nine cards and agree about the last one."""
    match = Match.new("bang", players=5, expansions=SHOW_ONLY, seed=2)
    for seat in seats(match):
        decks = [tuple(show_of(laid(match.imagine(seat, Chance(number)))).cards) for number in range(12)]
        assert len(set(decks)) > 8
        assert {deck[0] for deck in decks} == {"wild_west_show"}
        assert {frozenset(deck) for deck in decks} == {frozenset(show_of(laid(match)).cards)}


def test_roles_dealt_anew_are_imagined_among_those_who_got_them() -> None:
    """Two Outlaws and the Renegade have got new roles: everybody else may imagine any of the three in any place."""
    config = configure(GAME.info, players=7, expansions=SHOW_ONLY)
    table = GAME.setup(config, Chance(3))
    out = [Seat(seat) for seat in range(7) if table.roles[seat] == "outlaw"][:2]
    out.append(Seat(table.roles.index("renegade")))
    before = sorted(table.roles[seat] for seat in out)
    table.deal_roles(out)
    match = Match(GAME, config, 3, table)
    viewer = next(Seat(seat) for seat in range(7) if seat not in out)
    worlds = [laid(match.imagine(viewer, Chance(number))) for number in range(40)]
    assert all(sorted(world.roles[seat] for seat in out) == before for world in worlds)
    assert len({tuple(world.roles[seat] for seat in out) for world in worlds}) == 3
