"""Three players: everybody has one target, whom he must eliminate himself."""

import pytest

from sagebrush import Match, Seat
from sagebrush.games.dice.events import TurnStarted
from sagebrush.games.dice.table import DiceTable
from sagebrush.games.dice.view import DiceView
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

# Ann is the Deputy, Bob the Outlaw, Cat the Renegade.
HUNTS = [("Ann", "Cat", "deputy"), ("Cat", "Bob", "renegade"), ("Bob", "Ann", "outlaw")]


def lay(table: DiceScenario, *, dying: str) -> None:
    """Ann, Bob and Cat at full life but for one of them, who has a single life point."""
    players: dict[str, Player] = {name: {"life": 1} if name == dying else {} for name in ("Ann", "Bob", "Cat")}
    table.seats(supply=None, **players)


@ruling("DICE-106", "DICE-009")
def test_all_roles_are_face_up() -> None:
    """Deputy, Outlaw and Renegade are dealt at random, and everybody sees all three."""
    deals = set()
    for seed in range(40):
        match = Match.new("dice", players=3, seed=seed)
        assert isinstance(match.table, DiceTable)
        deals.add(tuple(match.table.roles))
        for viewer in (None, Seat(0), Seat(1), Seat(2)):
            view = match.view(viewer)
            assert isinstance(view, DiceView)
            assert [player.role for player in view.players] == match.table.roles
            assert all(player.role_shown for player in view.players)
    assert len(deals) == 6
    assert {frozenset(deal) for deal in deals} == {frozenset({"deputy", "outlaw", "renegade"})}


@ruling("DICE-108")
def test_the_deputy_begins() -> None:
    """Wherever he sits, the Deputy has the first turn, and nobody has extra life points."""
    for seed in range(40):
        match = Match.new("dice", players=3, seed=seed)
        assert isinstance(match.table, DiceTable)
        first = next(event.seat for event in match.all_events() if isinstance(event, TurnStarted))
        assert match.table.roles[first] == "deputy"
        assert match.table.max_life == [character.life for character in match.table.characters]


@ruling("DICE-107", "DICE-109", "DICE-110")
@pytest.mark.parametrize(("hunter", "target", "role"), HUNTS)
def test_taking_the_last_life_point_of_the_own_target(table: DiceScenario, hunter: str, target: str, role: str) -> None:
    """Deputy Ann shoots Renegade Cat's last life point away and wins at once; so do Cat on Bob and Bob on Ann."""
    lay(table, dying=target)
    table.keeps(hunter, ONE, BEER, GATLING, ARROW, DYNAMITE)
    others = {"Ann", "Bob", "Cat"} - {hunter}
    table.shoots(target, offered=others)
    table.has_life(**{"Ann": 8, "Bob": 8, "Cat": 8, target: 0})
    table.is_over(outcome=role, winners={hunter})


@ruling("DICE-109")
def test_wounding_the_target_is_not_enough(table: DiceScenario) -> None:
    """Renegade Cat has 2 life points; Deputy Ann takes one of them, and the game goes on."""
    table.seats(Ann={}, Bob={}, Cat={"life": 2})
    table.keeps("Ann", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat")
    table.has_life(Ann=8, Bob=8, Cat=1)
    assert not table.table.duel
    table.is_quiet(turn="Bob")


@ruling("DICE-109")
def test_the_gatling_is_ones_own_deed(table: DiceScenario) -> None:
    """Ann's Gatling eliminates Outlaw Bob and Renegade Cat together; Cat was her target, so she wins."""
    table.seats(Ann={}, Bob={"life": 1}, Cat={"life": 1})
    table.keeps("Ann", GATLING, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=8, Bob=0, Cat=0)
    table.is_over(outcome="deputy", winners={"Ann"})


@ruling("DICE-111", "DICE-112")
def test_somebody_elses_deed(table: DiceScenario) -> None:
    """Outlaw Bob eliminates Renegade Cat: Deputy Ann has not won; she and Bob must now eliminate each other."""
    table.seats(Ann={"life": 1}, Bob={"life": 1}, Cat={"life": 1})
    table.keeps("Bob", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat", offered={"Ann", "Cat"})
    table.has_life(Ann=1, Bob=1, Cat=0)
    assert table.happened("goal_changed", "game_won") == ["goal_changed"]
    table.is_quiet(turn="Ann")
    table.rerolls(*[BEER] * 5, into=[TWO, ARROW, ARROW, DYNAMITE, DYNAMITE])
    table.stops()
    table.has_life(Ann=1, Bob=0, Cat=0)
    table.is_over(outcome="deputy", winners={"Ann"})


@ruling("DICE-111", "DICE-112")
def test_the_other_survivor_may_win_as_well(table: DiceScenario) -> None:
    """The same, but Deputy Ann blows herself up: Outlaw Bob is the last one standing and wins."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={"life": 1})
    table.keeps("Bob", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat")
    table.is_quiet(turn="Ann")
    table.rerolls(*[BEER] * 5, into=[DYNAMITE] * 5)
    table.has_life(Ann=0, Bob=8, Cat=0)
    table.is_over(outcome="outlaw", winners={"Bob"})


@ruling("DICE-111")
@pytest.mark.parametrize(("hunter", "victim"), [("Ann", "Bob"), ("Bob", "Cat"), ("Cat", "Ann")])
def test_eliminating_the_wrong_player_wins_nothing(table: DiceScenario, hunter: str, victim: str) -> None:
    """Deputy Ann eliminates the Outlaw, who is not her target: nobody has won, the two survivors fight it out."""
    lay(table, dying=victim)
    table.keeps(hunter, ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots(victim)
    table.has_life(**{"Ann": 8, "Bob": 8, "Cat": 8, victim: 0})
    assert table.table.duel
    assert table.events("game_won") == []
    survivors = [name for name in ("Ann", "Bob", "Cat") if name != victim]
    table.is_quiet(turn=next(name for name in survivors if name != hunter))
