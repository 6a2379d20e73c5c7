"""Beer for gold (BANG-333 to BANG-337)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.gold_rush.claim import GOLD, choose, has_nuggets, may, nuggets
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under


@ruling("BANG-337", "BANG-333", "BANG-334")
def test_one_beer_for_a_life_and_one_for_a_nugget(table: BangScenario) -> None:
    """Lucky Duke regains a life with the first Beer, and takes a nugget for the second one, which heals nothing."""
    table.seats(also=GOLD, Ann={"character": "Lucky Duke", "life": 2, "hand": ["Beer", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    choose(table, "play_for_gold", "beer")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    has_nuggets(table, Ann=1)
    table.has_hand(Ann=[])
    table.is_quiet()


@ruling("BANG-333")
def test_any_number_of_beers(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"hand": ["Beer"] * 3}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    for _ in range(3):
        choose(table, "play_for_gold", "beer")
    has_nuggets(table, Ann=3)
    table.is_quiet()


@ruling("BANG-335")
def test_with_two_players_left(table: BangScenario) -> None:
    """A Beer would heal nothing now, but it is still worth a nugget."""
    table.seats(
        also=GOLD, Ann={"life": 2, "hand": ["Beer"]}, Bob={"role": "renegade"}, Cat={"dead": True}, Dan={"dead": True}
    )
    table.turn("Ann")
    choose(table, "play_for_gold", "beer")
    has_nuggets(table, Ann=1)
    table.has_life(Ann=2, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-336")
def test_a_saloon_is_no_beer(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"hand": ["Saloon", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert may(table, "play_for_gold", "beer")
    assert not may(table, "play_for_gold", "saloon")
    table.is_quiet()


@ruling("BANG-333")
def test_not_outside_ones_turn(table: BangScenario) -> None:
    """Against a lethal hit Bob plays his Beer for a life or not at all."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"life": 1, "hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    has_nuggets(table, Ann=1, Bob=0)
    table.is_quiet()


@ruling("BANG-740", "BANG-X121")
def test_an_empty_supply_pays_for_no_beer(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    nuggets(table, Bob=30)
    table.turn("Ann")
    assert not may(table, "play_for_gold", "beer")
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X121")
@pytest.mark.parametrize(("event", "can"), [("The Reverend", False), ("Hangover", True)])
def test_the_reverend_allows_no_beer_for_gold_either(table: BangScenario, event: str, *, can: bool) -> None:
    """A Beer for gold is a Beer that is played."""
    table.seats(also=[*GOLD, "high_noon"], Ann={"hand": ["Beer"]}, Bob={}, Cat={}, Dan={})
    under(table, event)
    table.turn("Ann")
    assert may(table, "play_for_gold", "beer") == can
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-X121", "BANG-X97")
def test_lemonade_jim_drinks_with_whoever_plays_for_gold(table: BangScenario) -> None:
    table.seats(
        also=GOLD,
        Ann={"hand": ["Beer"]},
        Bob={"character": "Lemonade Jim", "life": 2, "hand": ["Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann")
    choose(table, "play_for_gold", "beer")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    has_nuggets(table, Ann=1)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X86", "BANG-333")
def test_lee_repeats_a_beer_for_gold_as_one(table: BangScenario) -> None:
    """Wounded, he sells his first Beer: the BANG! card brings another nugget and heals nothing. A drunk Beer heals."""
    also = [*GOLD, "wild_west_show"]
    hand = ["Beer", "Beer", "BANG!", "BANG!"]
    table.seats(also=also, Ann={"character": "Lee Van Kliff", "life": 2, "hand": hand}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    choose(table, "play_for_gold", "beer")
    table.uses("Lee Van Kliff")
    has_nuggets(table, Ann=2)
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    assert ("lee_van_kliff", "bang") not in table.offered("Ann")
    table.plays("Beer")
    table.uses("Lee Van Kliff")
    has_nuggets(table, Ann=2)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X86", "BANG-335")
def test_lee_repeats_a_beer_for_gold_with_two_players_left(table: BangScenario) -> None:
    """And not above the nuggets there are: with an empty supply it is repeated in vain."""
    table.seats(
        also=[*GOLD, "wild_west_show"],
        Ann={"character": "Lee Van Kliff", "life": 2, "hand": ["Beer", "BANG!"]},
        Bob={"role": "renegade"},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    nuggets(table, Bob=29)
    table.turn("Ann")
    choose(table, "play_for_gold", "beer")
    has_nuggets(table, Ann=1, Bob=29)
    table.uses("Lee Van Kliff")
    has_nuggets(table, Ann=1, Bob=29)
    table.has_life(Ann=2, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X86", "BANG-380")
def test_madam_yto_draws_nothing_for_the_repetition(table: BangScenario) -> None:
    """No Beer card is played: she draws for the first one alone."""
    ann: Player = {"character": "Lee Van Kliff", "hand": ["Beer", "BANG!"]}
    table.seats(also=[*GOLD, "wild_west_show"], Ann=ann, Bob={"character": "Madam Yto"}, Cat={}, Dan={})
    table.turn("Ann")
    choose(table, "play_for_gold", "beer")
    table.uses("Lee Van Kliff")
    table.has_cards(Ann=0, Bob=1)
    has_nuggets(table, Ann=2)
    table.is_quiet()
