"""Nuggets for lives (BANG-322, BANG-324, BANG-740, BANG-741)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import GOLD, gold, has_nuggets, nuggets
from tests.rulings.bang.needs import needs


@ruling("BANG-324", "BANG-322")
def test_three_hits_of_a_gatling(table: BangScenario) -> None:
    """Sid plays Gatling, Paul answers with a Missed!; Pedro, Rose and Suzy lose a life each: three nuggets for Sid."""
    table.seats(
        also=GOLD,
        Sid={"character": "Sid Ketchum", "hand": ["Gatling"]},
        Paul={"character": "Paul Regret", "hand": ["Missed!"]},
        Pedro={"character": "Pedro Ramirez"},
        Rose={"character": "Rose Doolan"},
        Suzy={"character": "Suzy Lafayette", "hand": ["Beer"]},
    )
    table.turn("Sid").plays("Gatling").asked("Paul").answers("Missed!")
    table.asked("Suzy").answers(None)
    has_nuggets(table, Sid=3, Paul=0, Pedro=0, Rose=0, Suzy=0)
    assert [event.amount for event in table.events("nuggets_gained")] == [1, 1, 1]
    table.is_quiet()


@ruling("BANG-322")
@pytest.mark.parametrize("card", ["BANG!", "Duel"])
def test_in_whatever_way(table: BangScenario, card: str) -> None:
    """A BANG! and a Duel bring a nugget each; a shot that misses brings none."""
    table.seats(also=GOLD, Ann={"hand": [card, "Indians!"]}, Bob={}, Cat={"hand": ["BANG!"]}, Dan={})
    table.turn("Ann").plays(card, on="Bob")
    has_nuggets(table, Ann=1)
    table.plays("Indians!").asked("Cat").answers("BANG!")
    has_nuggets(table, Ann=3, Bob=0, Cat=0, Dan=0)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-741")
@pytest.mark.parametrize("beer", [True, False])
def test_the_last_life_counts_too(table: BangScenario, *, beer: bool) -> None:
    """Bob's last life is worth a nugget, whether a Beer gives it back or not."""
    hand = ["Beer"] if beer else []
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"life": 1, "hand": hand, "role": "renegade"}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    if beer:
        table.asked("Bob", kind="defend").answers(None)
        table.asked("Bob", kind="last_chance").answers("Beer")
    has_nuggets(table, Ann=1)
    assert table.table.life[1] == (1 if beer else 0)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-741")
def test_no_nugget_beyond_the_last_life(table: BangScenario) -> None:
    """An aimed BANG! takes two lives, but Bob has only one."""
    table.seats(
        also=GOLD,
        pile=["Escape", "Saved!"],
        Ann={"hand": ["Aim", "BANG!"]},
        Bob={"life": 1, "role": "renegade"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Aim", on="Bob")
    has_nuggets(table, Ann=1)
    table.is_quiet()


@ruling("BANG-741")
def test_nobody_takes_the_lives_of_a_dynamite(table: BangScenario) -> None:
    table.seats(also=GOLD, deck_top=["7S"], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    has_nuggets(table, Ann=0, Bob=0, Cat=0, Dan=0)


@ruling("BANG-741")
def test_a_challenger_who_loses_has_nobody_to_pay(table: BangScenario) -> None:
    """Bob wins the Duel that Ann has played: no nugget for anybody."""
    table.seats(also=GOLD, Ann={"hand": ["Duel"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob").asked("Bob").answers("BANG!")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    has_nuggets(table, Ann=0, Bob=0)
    table.is_quiet()


@ruling("BANG-741")
def test_nobody_takes_nuggets_from_himself(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Ann")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    has_nuggets(table, Ann=0)
    table.is_quiet()


@ruling("BANG-740")
@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (2, 2), (3, 3)])
def test_there_are_thirty_nuggets_and_no_more(table: BangScenario, supply: int, gained: int) -> None:
    """Ann takes three lives; what the supply does not hold she does not get."""
    table.seats(also=GOLD, Ann={"hand": ["Gatling"]}, Bob={}, Cat={}, Dan={})
    nuggets(table, Dan=30 - supply)
    table.turn("Ann").plays("Gatling")
    has_nuggets(table, Ann=gained, Dan=30 - supply)
    assert gold(table).supply == supply - gained
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-745", "BANG-741")
def test_a_dead_shooter_gains_nothing(table: BangScenario) -> None:
    """Bob's Backfire kills Ann in the middle of her Gatling: he takes a nugget, she takes none for Cat and Dan."""
    table.seats(
        also=GOLD,
        pile=["Escape", "Saved!"],
        Ann={"hand": ["Gatling"], "life": 1, "role": "outlaw"},
        Bob={"hand": ["Backfire"], "role": "sheriff"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Gatling").asked("Bob").answers("Backfire")
    table.has_life(Ann=0, Bob=5, Cat=3, Dan=3)
    has_nuggets(table, Ann=0, Bob=1)
