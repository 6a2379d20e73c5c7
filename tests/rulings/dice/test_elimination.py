"""Losing the last life point."""

from sagebrush.core.seats import Seat
from sagebrush.games.dice.view import DiceView
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario


def roles_seen(table: DiceScenario, viewer: str | None) -> list[str | None]:
    view = table.match.view(None if viewer is None else table.seat(viewer))
    assert isinstance(view, DiceView)
    return [player.role for player in view.players]


@ruling("DICE-020", "DICE-066")
def test_the_last_bullet(table: DiceScenario) -> None:
    """Bob with 2 life points survives a hit, Eve with 1 does not."""
    table.seats(Ann={}, Bob={"life": 2}, Cat={}, Dan={}, Eve={"life": 1})
    table.keeps("Ann", ONE, ONE, GATLING, ARROW, DYNAMITE)
    table.shoots("Bob")
    table.shoots("Eve")
    table.has_life(Ann=10, Bob=1, Cat=8, Dan=8, Eve=0)
    assert [event.seat for event in table.events("player_eliminated")] == [4]
    assert table.table.living == [0, 1, 2, 3]
    table.is_quiet(turn="Bob")


@ruling("DICE-067")
def test_the_eliminated_shows_his_role_and_returns_his_arrows(table: DiceScenario) -> None:
    """Bob, a Deputy with 2 arrows, goes out: now all know that he was one, and his arrows are in the supply."""
    table.seats(Ann={}, Bob={"life": 1, "arrows": 2}, Cat={"arrows": 1}, Dan={}, Eve={})
    table.turn("Ann", rolls=[ONE, GATLING, GATLING, DYNAMITE, DYNAMITE])
    assert roles_seen(table, "Cat") == ["sheriff", None, "outlaw", None, None]
    assert roles_seen(table, None) == ["sheriff", None, None, None, None]
    table.stops()
    table.shoots("Bob")
    assert roles_seen(table, "Cat") == ["sheriff", "deputy", "outlaw", None, None]
    assert roles_seen(table, None) == ["sheriff", "deputy", None, None, None]
    assert [(event.seat, event.role, event.cause) for event in table.events("player_eliminated")] == [(1, "deputy", 0)]
    table.has_life(Ann=10, Bob=0, Cat=8, Dan=8, Eve=8)
    table.has_arrows(Cat=1, supply=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-067")
def test_the_wounded_keep_their_secret(table: DiceScenario) -> None:
    """Bob loses a life point but lives: his role stays hidden and his arrows stay before him."""
    table.seats(Ann={}, Bob={"life": 2, "arrows": 2}, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bob")
    assert roles_seen(table, "Cat") == ["sheriff", None, "outlaw", None, None]
    table.has_life(Ann=10, Bob=1, Cat=8, Dan=8, Eve=8)
    table.has_arrows(Bob=2, supply=7)
    table.is_quiet(turn="Bob")


@ruling("DICE-068")
def test_the_eliminated_take_no_part(table: DiceScenario) -> None:
    """Bob is out: the Gatling and the Indians pass him by, nobody can shoot or serve him, and his turn never comes."""
    table.seats(Ann={}, Bob={"life": 0}, Cat={"arrows": 4}, Dan={"arrows": 4}, Eve={})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, GATLING, BEER])
    table.stops()
    table.gives_beer("Ann", offered={"Ann", "Cat", "Dan", "Eve"})
    assert {event.seat for event in table.events("life_lost")} == {0, 2, 3, 4}
    table.has_life(Ann=10, Bob=0, Cat=3, Dan=3, Eve=7)
    table.is_quiet(turn="Cat")


@ruling("DICE-068")
def test_a_dead_deputy_wins_with_the_sheriff(table: DiceScenario) -> None:
    """Deputy Bob is out long since; Ann shoots the last Outlaw and both of them win."""
    table.seats(Ann={}, Bob={"life": 0}, Cat={"life": 1}, Dan={"life": 0}, Eve={"life": 0})
    table.keeps("Ann", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=0, Cat=0, Dan=0, Eve=0)
    table.is_over(outcome="law", winners={"Ann", "Bob"})


@ruling("DICE-068")
def test_a_dead_outlaw_wins_with_his_gang(table: DiceScenario) -> None:
    """Outlaw Cat is out; Dan shoots the Sheriff, and both Outlaws win."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={"life": 0}, Dan={}, Eve={})
    table.keeps("Dan", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=0, Bob=8, Cat=0, Dan=8, Eve=8)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-067")
def test_all_roles_are_open_at_the_end(table: DiceScenario) -> None:
    """When the Sheriff falls the game is over and everybody shows his role."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Bob", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Ann")
    assert roles_seen(table, None) == ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
    result = table.match.result
    assert result is not None
    assert [standing.labels["role"] for standing in result.standings] == roles_seen(table, None)
    assert result.winners == (Seat(2), Seat(3))
    table.has_life(Ann=0, Bob=8, Cat=8, Dan=8, Eve=8)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})
