"""Bull's Eye 1 and 2: the neighbours, and exactly two places away."""

import pytest

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

OUT: Player = {"life": 0}


@ruling("DICE-048")
def test_bullseye_1_hits_a_neighbour(table: DiceScenario) -> None:
    """Cat may hit Bob to her right or Dan to her left; she hits Dan."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Cat", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Dan", offered={"Bob", "Dan"})
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=7, Eve=8)
    table.is_quiet(turn="Dan")


@ruling("DICE-049")
def test_bullseye_2_hits_two_places_away(table: DiceScenario) -> None:
    """Cat may hit Ann or Eve, who sit exactly two places away; her neighbours are safe."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Cat", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Ann", offered={"Ann", "Eve"})
    table.has_life(Ann=9, Bob=8, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Dan")


@ruling("DICE-048", "DICE-049")
def test_reach_at_a_table_of_eight(table: DiceScenario) -> None:
    """Ann sits between Hal and Bob; two places away sit Gus and Cat."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={}, Gus={}, Hal={})
    table.keeps("Ann", TWO, ONE, TWO, ARROW, DYNAMITE)
    table.shoots("Hal", offered={"Bob", "Hal"})
    table.shoots("Cat", offered={"Cat", "Gus"})
    table.shoots("Gus", offered={"Cat", "Gus"})
    table.has_life(Ann=10, Bob=8, Cat=7, Dan=8, Eve=8, Fox=8, Gus=7, Hal=7)
    table.is_quiet(turn="Bob")


@ruling("DICE-050", "DICE-052")
def test_three_left_two_counts_as_one(table: DiceScenario) -> None:
    """With Ann, Cat and Eve left a Bull's Eye 2 is a Bull's Eye 1: Ann may hit either of them."""
    table.seats(Ann={}, Bob=OUT, Cat={}, Dan=OUT, Eve={})
    table.keeps("Ann", TWO, ONE, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat", offered={"Cat", "Eve"})
    table.shoots("Eve", offered={"Cat", "Eve"})
    table.has_life(Ann=10, Bob=0, Cat=7, Dan=0, Eve=7)
    table.is_quiet(turn="Cat")


@ruling("DICE-050")
def test_two_left_two_counts_as_one(table: DiceScenario) -> None:
    """With Ann and Eve left both kinds hit Eve, and nobody needs to be asked."""
    table.seats(Ann={}, Bob=OUT, Cat=OUT, Dan=OUT, Eve={})
    table.keeps("Ann", TWO, ONE, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=0, Cat=0, Dan=0, Eve=6)
    table.is_quiet(turn="Eve")


@ruling("DICE-050", "DICE-049")
def test_four_left_two_is_two(table: DiceScenario) -> None:
    """With four left a Bull's Eye 2 still goes two places: Ann hits Dan across the table and cannot hit a neighbour."""
    table.seats(Ann={}, Bob=OUT, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=0, Cat=8, Dan=7, Eve=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-051")
def test_all_bullseyes_hit_at_the_same_moment(table: DiceScenario) -> None:
    """Bob has 1 life point; Ann's Bull's Eye 1 takes it, but her Bull's Eye 2 still counts him at his place."""
    table.seats(Ann={}, Bob={"life": 1}, Cat={}, Dan={}, Eve={}, Fox={})
    table.keeps("Ann", ONE, TWO, GATLING, ARROW, DYNAMITE)
    table.shoots("Bob", offered={"Bob", "Fox"})
    # Were Bob gone already, Dan would sit two places away.
    table.shoots("Cat", offered={"Cat", "Eve"})
    table.has_life(Ann=10, Bob=0, Cat=7, Dan=8, Eve=8, Fox=8)
    assert table.happened("shot_fired", "life_lost", "player_eliminated") == [
        *["shot_fired"] * 2,
        *["life_lost"] * 2,
        "player_eliminated",
    ]
    table.is_quiet(turn="Cat")


@ruling("DICE-051")
def test_several_on_one_player(table: DiceScenario) -> None:
    """Ann aims three Bull's Eyes at Bob, who has 2 life points: the third is wasted, it does not move on."""
    table.seats(Ann={}, Bob={"life": 2}, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", ONE, ONE, ONE, ARROW, DYNAMITE)
    for _ in range(3):
        table.shoots("Bob", offered={"Bob", "Eve"})
    table.has_life(Ann=10, Bob=0, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-052")
@pytest.mark.parametrize(("face", "targets"), [(ONE, {"Cat", "Gus"}), (TWO, {"Dan", "Fox"})])
def test_the_eliminated_are_not_counted(table: DiceScenario, face: str, targets: set[str]) -> None:
    """Bob, Eve and Hal are out: Cat and Gus are Ann's neighbours, Dan and Fox sit two places away."""
    table.seats(Ann={}, Bob=OUT, Cat={}, Dan={}, Eve=OUT, Fox={}, Gus={}, Hal=OUT)
    table.keeps("Ann", face, GATLING, GATLING, ARROW, DYNAMITE)
    victim = min(targets)
    table.shoots(victim, offered=targets)
    life = {"Ann": 10, "Bob": 0, "Cat": 8, "Dan": 8, "Eve": 0, "Fox": 8, "Gus": 8, "Hal": 0}
    table.has_life(**{**life, victim: 7})
    table.is_quiet(turn="Cat")


@ruling("DICE-048")
def test_no_bullseye_no_shot(table: DiceScenario) -> None:
    """Without a Bull's Eye nobody is shot at."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", BEER, GATLING, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Ann")
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Bob")
