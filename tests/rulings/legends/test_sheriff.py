"""The Sheriff: how he walks, whom he meets, and the fight that follows."""

from __future__ import annotations

import pytest

from sagebrush.games.legends import map as country
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario
from tests.rulings.legends.fights import lays, passes


def stands(table: LegendsScenario) -> str:
    """Where the Sheriff is."""
    return country.SPACES[table.table.sheriff]


def hunts(table: LegendsScenario, to: str) -> None:
    """Ann plays Manhunt and sends the Sheriff to this space."""
    table.turn("Ann")
    table.does(("play", "4S"))
    table.asked("Ann", kind="walk_sheriff").answers(to)


# -------------------------------------------------------------------- his walk


@ruling("LEG-178", "LEG-189", "LEG-413")
def test_manhunt_moves_the_sheriff(table: LegendsScenario) -> None:
    """Ann, a marshal, plays the 4 and moves him up to 3 spaces; she gains 1 LP and the card is discarded."""
    table.seats(Ann={"hand": ["4S"], "mp": 1}, Bob={"wp": 1, "at": "R1"}, Cat={})
    hunts(table, "D9")
    assert stands(table) == "D9"
    table.has("Ann", lp=1, cards=0)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-178", "LEG-181", "LEG-189")
def test_a_story_moves_him_as_far_as_it_says(table: LegendsScenario) -> None:
    """Of all stories none moves him farther than 6 spaces; The Law and Sheriff of Darkrock do."""
    table.seats(Ann={}, Bob={}, Cat={})
    far = {row.sheriff for row in table.laid.content.stories.values()}
    assert far == {0, 1, 2, 3, 4, 5, 6}


@ruling("LEG-179", "LEG-414")
def test_with_no_outlaw_he_stays_and_manhunt_only_pays(table: LegendsScenario) -> None:
    """Ann is a marshal and nobody is wanted: no walk is asked for, she gains 1 LP."""
    table.seats(Ann={"hand": ["4S"], "mp": 1}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.has("Ann", lp=1)
    assert stands(table) == "D1"
    table.is_quiet()


@ruling("LEG-499", "LEG-X18", "LEG-179")
def test_a_neutral_player_gets_nothing_for_it(table: LegendsScenario) -> None:
    """With no outlaw in the game it is not offered; with one, he walks and Ann gains no LP."""
    table.seats(Ann={"hand": ["4S"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.may_not(("play", "4S"))
    table.seats(Ann={"hand": ["4S"]}, Bob={"wp": 1, "at": "R1"}, Cat={})
    hunts(table, "D9")
    table.has("Ann", lp=0)


@ruling("LEG-180")
def test_he_goes_any_distance_up_to_the_number(table: LegendsScenario) -> None:
    """From none to three spaces from his office."""
    table.seats(Ann={"hand": ["4S"]}, Bob={"wp": 1, "at": "R1"}, Cat={})
    table.turn("Ann")
    table.does(("play", "4S"))
    apart = country.DISTANCE[country.SHERIFF_OFFICE]
    near = {country.SPACES[space] for space, distance in enumerate(apart) if 0 < distance <= 3}
    table.asked("Ann", kind="walk_sheriff", options={"stay", *near}).answers("stay")
    assert stands(table) == "D1"
    assert not table.events("sheriff_moved")
    table.is_quiet()


@ruling("LEG-182")
def test_an_outlaw_in_his_way_stops_him(table: LegendsScenario) -> None:
    """Sheriff on X1 with an outlaw on D10, by which short ways into Darkrock lead: D10 is offered, nothing behind."""
    table.seats(sheriff="X1", Ann={"hand": ["4S"]}, Bob={"wp": 1, "at": "D10"}, Cat={"at": "R1"})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.may("D10", "stay", "R1")
    table.may_not("D2", "D4", "D8", "D9")


@ruling("LEG-182")
def test_nobody_else_stops_him(table: LegendsScenario) -> None:
    """The same with a marshal on D10: the spaces behind are offered."""
    table.seats(sheriff="X1", Ann={"hand": ["4S"]}, Bob={"mp": 1, "at": "D10"}, Cat={"at": "M1", "wp": 1})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.may("D10", "D2", "D4", "D8", "D9")


@ruling("LEG-183", "LEG-184", "LEG-187")
def test_the_mover_may_have_the_own_figure_arrested(table: LegendsScenario) -> None:
    """Ann, an outlaw, sends him to her own space: he attacks her, and her right neighbour plays him."""
    table.seats(Ann={"hand": ["4S", "KS", "5S"], "wp": 1, "at": "D9"}, Bob={}, Cat={})
    hunts(table, "D9")
    table.asked("Ann", kind="discard_card", options=["KS", "5S"]).answers("5S")
    table.asked("Cat", kind="lay_card")
    assert [(event.seat, event.foe) for event in table.events("fight_announced")] == [(0, "sheriff")]


@ruling("LEG-184", "LEG-185", "LEG-186", "LEG-192", "LEG-195", "LEG-198")
def test_two_outlaws_where_he_stops(table: LegendsScenario) -> None:
    """Red has 2 cards and Blue 1: both discard one. Green picks Blue, who has none left: arrested without a fight."""
    table.seats(
        Ann={"hand": ["4S"], "mp": 1},
        Red={"at": "D9", "wp": 2, "hand": ["KS", "5S"], "money": 30},
        Blue={"at": "D9", "wp": 4, "hand": ["QS"], "money": 30, "nuggets": 3, "cattle": ["green_forty"]},
    )
    hunts(table, "D9")
    table.asked("Red", kind="discard_card").answers("5S")
    table.asked("Ann", kind="choose_player", options=["Red", "Blue"]).answers("Blue")
    table.has("Red", wp=2, hand=["KS"], wounds=0, money=30, at="D9")
    table.has("Blue", wp=0, wounds=1, cards=1, money=10, nuggets=1, cattle=[], at="D1")
    table.has("Ann", mp=1, lp=1)
    assert stands(table) == "D1"
    assert not table.events("fight_cards_drawn")
    table.is_quiet()


@ruling("LEG-185")
@pytest.mark.parametrize(("preset", "red"), [("house", 1), ("cz", 2), ("ua", 1), ("ru", 1)])
def test_who_discards_by_preset(table: LegendsScenario, preset: str, red: int) -> None:
    """Everybody there, but in cz only the one picked; then the choice comes first."""
    table.seats(
        options={"rules": preset},
        Ann={"hand": ["4S"], "mp": 1},
        Red={"at": "D9", "wp": 2, "hand": ["KS", "5S"]},
        Blue={"at": "D9", "wp": 4, "hand": ["QS"]},
    )
    hunts(table, "D9")
    if preset != "cz":
        table.asked("Red", kind="discard_card").answers("5S")
    table.asked("Ann", kind="choose_player").answers("Blue")
    table.has("Red", cards=red)
    table.has("Blue", wp=0, cards=1, wounds=1)


@ruling("LEG-188")
def test_becoming_an_outlaw_beside_him_brings_no_arrest(table: LegendsScenario) -> None:
    """Ann robs Bob in the Sheriff's own space; he does nothing."""
    table.seats(Ann={"at": "D1", "hand": ["KS"]}, Bob={"at": "D1", "hand": ["QS"], "money": 20}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.asked("Ann", kind="take_spoils").answers("money")
    table.has("Ann", wp=1, money=10, at="D1")
    assert len(table.events("fight_announced")) == 1
    table.is_quiet()


@ruling("LEG-X13")
def test_he_may_come_back_onto_an_outlaw(table: LegendsScenario) -> None:
    """Sheriff and Red both in D9: by D10 and back he enters, and the arrest follows."""
    table.seats(sheriff="D9", Ann={"hand": ["4S"]}, Red={"at": "D9", "wp": 1}, Cat={})
    hunts(table, "D9")
    assert len(table.events("sheriff_moved")[0].way) == 2
    table.has("Red", wp=0, wounds=1, at="D1")
    assert stands(table) == "D1"


@ruling("LEG-X13")
def test_standing_still_is_not_entering(table: LegendsScenario) -> None:
    """The same with distance 0: nothing happens to Red."""
    table.seats(sheriff="D9", Ann={"hand": ["4S"]}, Red={"at": "D9", "wp": 1}, Cat={})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.asked("Ann", kind="walk_sheriff").answers("stay")
    table.has("Red", wp=1, wounds=0, at="D9")
    assert stands(table) == "D9"
    table.is_quiet()


@ruling("LEG-X14")
def test_bandits_do_not_stop_him_and_mesas_do(table: LegendsScenario) -> None:
    """From D10 he passes the bandit on X1 and reaches R3 in three; R1 and S4, across the mesa, are too far."""
    table.seats(bandits=["X1"], sheriff="D10", Ann={"hand": ["4S"]}, Red={"at": "M1", "wp": 1}, Cat={})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.may("X1", "C1", "R3")
    table.may_not("R1", "S4")


# -------------------------------------------------------------------- the fight


@ruling("LEG-190")
@pytest.mark.parametrize(("preset", "keeper"), [("house", "Ann"), ("cz", "Ann"), ("ua", "Bob"), ("ru", "Dan")])
def test_who_plays_the_sheriff(table: LegendsScenario, preset: str, keeper: str) -> None:
    """Ann has moved him against Cat: Ann herself; in ua Cat's right neighbour; in ru Ann's right neighbour."""
    table.seats(
        options={"rules": preset},
        Ann={"hand": ["4S"]},
        Bob={},
        Cat={"at": "D9", "wp": 1, "hand": ["KS", "5S"]},
        Dan={},
    )
    hunts(table, "D9")
    table.asked("Cat", kind="discard_card").answers("5S")
    table.asked(keeper, kind="lay_card")


@ruling("LEG-190")
@pytest.mark.parametrize(("preset", "keeper"), [("house", "Cat"), ("cz", "Cat"), ("ua", "Cat"), ("ru", "Cat")])
def test_who_plays_him_against_the_mover(table: LegendsScenario, preset: str, keeper: str) -> None:
    """Ann has moved him against herself: everywhere it is her right neighbour."""
    table.seats(
        options={"rules": preset},
        Ann={"hand": ["4S", "KS", "5S"], "at": "D9", "wp": 1},
        Bob={},
        Cat={},
    )
    hunts(table, "D9")
    table.asked("Ann", kind="discard_card").answers("5S")
    table.asked(keeper, kind="lay_card")


@ruling("LEG-190")
def test_in_ru_the_outlaw_does_not_play_against_himself(table: LegendsScenario) -> None:
    """Cat sits to the right of Ann and is the outlaw: Bob, the next to the right, plays the Sheriff."""
    table.seats(
        options={"rules": "ru"},
        Ann={"hand": ["4S"]},
        Bob={},
        Cat={"at": "D9", "wp": 1, "hand": ["KS", "5S"]},
    )
    hunts(table, "D9")
    table.asked("Cat", kind="discard_card").answers("5S")
    table.asked("Bob", kind="lay_card")


@ruling("LEG-142", "LEG-154", "LEG-191", "LEG-193", "LEG-156")
def test_four_cards_are_drawn_and_an_upgraded_rifle_looks_at_three(table: LegendsScenario) -> None:
    """Red, with two cards left, sees three of the Sheriff's four before laying; Ann sees them all."""
    table.seats(
        Ann={"hand": ["4S"], "mp": 1},
        Red={"at": "D9", "wp": 2, "hand": ["KS", "5S", "7S"], "weapons": ["rifle+"]},
        Cat={},
    )
    table.fight_deck_top("2", "3", "4", "5")
    hunts(table, "D9")
    table.asked("Red", kind="discard_card").answers("5S")
    table.asked("Ann", kind="lay_card", options=["2", "3", "4", "5"])
    looked = table.events("fight_cards_looked_at")
    assert [(event.seat, event.keeper, len(event.fight_cards)) for event in looked] == [(1, 0, 3)]
    table.asked("Red", kind="lay_card", options=["KS", "7S"])
    assert not table.events("card_laid")


@ruling("LEG-191", "LEG-156")
def test_a_plain_rifle_looks_at_no_fight_cards(table: LegendsScenario) -> None:
    """It works against players only."""
    table.seats(
        Ann={"hand": ["4S"], "mp": 1},
        Red={"at": "D9", "wp": 2, "hand": ["KS", "5S", "7S"], "weapons": ["rifle"]},
        Cat={},
    )
    hunts(table, "D9")
    table.asked("Red", kind="discard_card").answers("5S")
    table.asked("Red", kind="lay_card")
    assert not table.events("fight_cards_looked_at")


@ruling("LEG-194", "LEG-195", "LEG-196", "LEG-X07")
@pytest.mark.parametrize("preset", ["house", "cz", "ua", "ru"])
def test_a_tie_is_the_sheriffs_and_the_outlaw_is_arrested(table: LegendsScenario, preset: str) -> None:
    """Queen against queen: Red draws for the queen's text and for the loss, and goes to jail with the Sheriff."""
    table.seats(
        options={"rules": preset, "sheriff_player": "mover"},
        Ann={"hand": ["4S"], "mp": 1},
        Red={"at": "D9", "wp": 5, "hand": ["QS", "5S"], "money": 110, "nuggets": 1, "cattle": ["blue_forty"]},
        Cat={},
    )
    table.fight_deck_top("Q", "3", "4", "5")
    hunts(table, "D9")
    table.asked("Red", kind="discard_card").answers("5S")
    lays(table, Ann="Q")
    passes_if_asked(table, "Red")
    table.has("Red", wp=0, wounds=1, cards=2, money=50, nuggets=0, cattle=[], at="D1")
    table.has("Ann", mp=1, lp=1, money=0)
    assert stands(table) == "D1"
    assert len(table.table.cattle_supply["blue"]) == 8
    table.is_quiet()


def passes_if_asked(table: LegendsScenario, name: str) -> None:
    """Whoever has no card left is not asked for a reaction."""
    if table.match.decision_for(table.seat(name)) is not None:
        passes(table, name)


@ruling("LEG-197", "LEG-198")
def test_an_outlaw_who_wins_goes_free(table: LegendsScenario) -> None:
    """Ace against the 8: Red takes the 8's wound and nothing else; the Sheriff alone goes back. Nobody is rewarded."""
    table.seats(
        Ann={"hand": ["4S"], "mp": 1},
        Red={"at": "D9", "wp": 5, "hand": ["AS", "5S"], "money": 50},
        Cat={},
    )
    table.fight_deck_top("8", "3", "4", "5")
    hunts(table, "D9")
    table.asked("Red", kind="discard_card").answers("5S")
    lays(table, Ann="8")
    table.has("Red", wp=5, wounds=1, cards=0, money=50, lp=0, at="D9")
    table.has("Ann", mp=1, lp=1)
    assert stands(table) == "D1"
    table.is_quiet()


@ruling("LEG-X12")
def test_whoever_is_put_into_jail_meets_nobody_there(table: LegendsScenario) -> None:
    """A bandit's space it is not, and Billy the Kid, put beside Cat, demands nothing of her."""
    table.seats(
        Ann={"hand": ["4S"], "mp": 1},
        Billy={"character": "billy_the_kid", "at": "D9", "wp": 2, "lp": 6},
        Cat={"at": "D1", "money": 30, "hand": ["5S"]},
    )
    hunts(table, "D9")
    table.has("Billy", at="D1", wp=0, money=0, cards=1)
    table.has("Cat", money=30, hand=["5S"])
    table.is_quiet()
