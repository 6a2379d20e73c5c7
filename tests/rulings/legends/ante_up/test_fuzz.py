"""Random games with the second board: nothing is lost, nothing hidden is told, and forks play alike."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.expansions.ante_up.longhorns import NONE
from sagebrush.games.legends.expansions.ante_up.waiting import KINDS
from sagebrush.games.legends.game import GAME
from sagebrush.testing.fuzz import fuzz, step
from sagebrush.testing.secrecy import check_secrecy
from sagebrush.testing.worlds import check_worlds
from tests.fuzz.test_legends import MOST_OPTIONS
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.views.secrets import LegendsSecrets

SECRETS = LegendsSecrets()


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.info.players)
def test_a_random_game(players: int) -> None:
    options: dict[str, Value] = {"goals": players % 2 == 0, "rules": "ru" if players == 5 else "house"}
    config = configure(GAME.info, players=players, expansions=["ante_up"], options=options)
    fuzz(GAME, config, Chance(players).spawn().seed, SECRETS.check, fork_every=41)


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_notices_a_new_deal(players: int) -> None:
    match = Match.start(GAME, configure(GAME.info, players=players, expansions=["ante_up"]), 5)
    chance, deals, checked = Chance(5), Chance(6), 0
    while match.decision and match.answer_count < 90:
        assert len(match.decision.options) <= 2 * MOST_OPTIONS
        for seat in (None, *[Seat(seat) for seat in range(players)]):
            checked += check_secrecy(match, seat, deals)
        step(match, chance)
    assert checked > 60


def test_worlds_differ_in_what_is_hidden(table: AnteUpScenario) -> None:
    """Decks, supplies, frontier rewards, the faces of longhorns on the boards and with others."""
    table.seats(Ann={}, Bob={}, Cat={})
    table.longhorn("longhorn_forty", driver="Ann")
    table.longhorn("longhorn_fifty", driver="Bob")
    table.longhorn("longhorn_cards", "V10")
    table.frontier("B11", "trappers_cache")
    table.frontier("B15", "blank_on_the_map")
    table.turn("Ann")
    for seat in (None, Seat(0), Seat(1)):
        assert check_worlds(table.match, seat, Chance(1), SECRETS, 40)
    worlds = [table.match.imagine(Seat(0), Chance(number)).table for number in range(40)]
    mine, his = set(), set()
    for world in worlds:
        table.laid = world  # type: ignore[assignment]
        mine.add(table.longhorns.driven[0])
        his.add(table.longhorns.driven[1])
        numbers = [table.frontiers.content.rows.tokens.frontier[at].number for at in table.frontiers.tokens.values()]
        assert numbers == [3, 9]
    assert (len(mine), len(his)) == (1, 5)


def test_cards_put_under_a_deck_stay_known(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12", "hand": ["4S"]}, Bob={}, Cat={})
    table.train_card("empty_mail_car")
    table.turn("Ann")
    table.does("rob train")
    bottom = {table.match.imagine(Seat(1), Chance(number)).table.parts["train"].deck.cards[0] for number in range(20)}  # type: ignore[attr-defined]
    assert bottom == {1}


def test_every_token_is_somewhere() -> None:
    """At the end of a long random game none is there twice."""
    match = Match.start(GAME, configure(GAME.info, players=4, expansions=["ante_up"], options={"length": "long"}), 9)
    chance = Chance(9)
    while match.decision and match.answer_count < 700:
        step(match, chance)
    table = AnteUpScenario()
    table.laid = match.table  # type: ignore[assignment]
    waiting, longhorns = table.waiting, table.longhorns
    for kind in KINDS:
        there = [token.number for token in waiting.tokens if token.kind == kind]
        assert len({*there, *waiting.supply[kind]}) == len(there) + len(waiting.supply[kind])
    held = [token for token in longhorns.driven if token != NONE]
    assert sorted([*longhorns.supply, *longhorns.lying.values(), *held]) == list(range(6))
    assert sorted(table.train.deck.cards) == list(range(1, 9))
    assert sorted(table.events_deck.deck.cards) == list(range(1, 23))
