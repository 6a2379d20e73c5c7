"""Roles are the one secret of the Dice Game: nobody learns one before it is shown."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import configure
from sagebrush.core.rng import Chance
from sagebrush.games.dice.events import GameWon, PlayerEliminated
from sagebrush.games.dice.game import GAME
from sagebrush.games.dice.table import DiceTable
from sagebrush.games.dice.view import DiceView
from sagebrush.testing.secrecy import check_secrecy, eyes, log

ROLE_WORDS = (b"sheriff", b"deputy", b"outlaw", b"renegade")


def seats(match: Match) -> tuple[Seat | None, ...]:
    return (None, *[Seat(seat) for seat in range(match.config.players)])


def laid(match: Match) -> DiceTable:
    assert isinstance(match.table, DiceTable)
    return match.table


def step(match: Match, chance: Chance) -> str:
    """A random answer; its id, so that it can be given elsewhere as well."""
    assert match.decision is not None
    option = chance.pick(list(match.decision.options))
    match.answer(option)
    return option.id


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_nobody_notices_a_new_deal_of_hidden_roles(players: int) -> None:
    """At every decision and for every seat: deal anew what it cannot know, and it sees, and is offered, the same."""
    checked = 0
    for seed in range(3):
        match = Match.new("dice", players=players, seed=seed)
        chance, deals = Chance(seed), Chance(seed + 100)
        while match.decision:
            for seat in seats(match):
                done = check_secrecy(match, seat, deals)
                assert done or not match.decision.top, "only a question in mid-rule keeps others from dreaming"
                checked += done
            step(match, chance)
    assert checked > 200


def swapped(players: int, seed: int, one: int, other: int) -> tuple[Match, Match]:
    """Two matches of one seed in which two players have each other's role, and all else is the same."""
    config = configure(GAME.info, players=players)
    tables = [GAME.setup(config, Chance(seed)) for _ in range(2)]
    roles = tables[1].roles
    roles[one], roles[other] = roles[other], roles[one]
    real, false = (Match(GAME, config, seed, table) for table in tables)
    return real, false


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_whole_game_looks_alike_until_a_role_is_shown(players: int, seed: int) -> None:
    """Swap two hidden roles: with the same answers all others see the same game until one of the two goes out."""
    roles = GAME.setup(configure(GAME.info, players=players), Chance(seed)).roles
    hidden = [seat for seat, role in enumerate(roles) if role != "sheriff"]
    pairs = [(one, other) for one, other in combinations(hidden, 2) if roles[one] != roles[other]]
    steps = 0
    for one, other in pairs:
        real, false = swapped(players, seed, one, other)
        watchers = [seat for seat in seats(real) if seat not in (one, other)]
        chance = Chance(seed)
        told = 0
        while real.decision and laid(real).life[one] and laid(real).life[other]:
            for seat in watchers:
                assert eyes(real, seat) == eyes(false, seat)
                assert log(real, seat, told) == log(false, seat, told)
            told = real.event_count
            false.answer(step(real, chance))
            steps += 1
    assert steps > 15 * len(pairs)


def test_going_out_shows_the_role() -> None:
    """The counterpart: once one of the two has gone out, the two games do differ, so the test above is no empty one."""
    real, false = swapped(5, 1, *_hidden_pair(5, 1))
    chance = Chance(1)
    while real.decision and log(real, None) == log(false, None):
        false.answer(step(real, chance))
    differing = [
        (mine, theirs) for mine, theirs in zip(real.events(None), false.events(None), strict=False) if mine != theirs
    ]
    assert isinstance(differing[0][0], PlayerEliminated)


def _hidden_pair(players: int, seed: int) -> tuple[int, int]:
    roles = GAME.setup(configure(GAME.info, players=players), Chance(seed)).roles
    return roles.index("outlaw"), roles.index("renegade")


@pytest.mark.parametrize("players", [4, 5, 8])
def test_who_sees_which_role(players: int) -> None:
    """One's own, the Sheriff's and those of the eliminated; at the end, all of them."""
    match = Match.new("dice", players=players, seed=6)
    chance = Chance(6)
    while match.decision:
        table = laid(match)
        for viewer in seats(match):
            view = match.view(viewer)
            assert isinstance(view, DiceView)
            for player in view.players:
                public = table.roles[player.seat] == "sheriff" or not table.life[player.seat]
                assert player.role_shown == public
                assert player.role == (table.roles[player.seat] if public or player.seat == viewer else None)
        step(match, chance)
    view = match.view(None)
    assert isinstance(view, DiceView)
    assert [player.role for player in view.players] == laid(match).roles


@pytest.mark.parametrize("players", [4, 6, 8])
def test_no_event_carries_a_hidden_role(players: int) -> None:
    """Only going out names a role, and only that of the one who goes out; the last event may name the winning side."""
    for seed in range(5):
        match = Match.new("dice", players=players, seed=seed)
        chance = Chance(seed)
        while match.decision:
            asked = msgspec.json.encode((match.decision.question, match.decision.options))
            assert not any(word in asked for word in ROLE_WORDS)
            step(match, chance)
        for event in match.all_events():
            if isinstance(event, PlayerEliminated):
                assert event.role == laid(match).roles[event.seat]
            elif not isinstance(event, GameWon):
                assert not any(word in msgspec.json.encode(event) for word in ROLE_WORDS)
        assert sum(isinstance(event, GameWon) for event in match.all_events()) == 1
        assert isinstance(match.all_events()[-1], GameWon)


def test_three_players_have_no_secrets() -> None:
    """Everything is face up, so every seat and every spectator sees the same table."""
    match = Match.new("dice", players=3, seed=4)
    views = [msgspec.to_builtins(match.view(seat)) for seat in seats(match)]
    for view in views:
        del view["seat"]
    assert all(view == views[0] for view in views)
