"""The end of the line, and what the locomotives do there (BANG-529 to BANG-541, BANG-738)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, here, names, rail
from tests.rulings.bang.needs import needs

ROW = ("Boom Town", "Yooma")


@ruling("BANG-529", "BANG-530", "BANG-531", "BANG-532", "BANG-533", "BANG-534", "BANG-541", "BANG-X199")
def test_the_order_of_things(table: BangScenario) -> None:
    """Ann comes to the end of the line: a railcar for her, the locomotive's effect, a new line, the other side up."""
    table.seats(
        Ann={"hand": ["Next Stop", "BANG!"]},
        Bob={"play": ["Mustang"]},
        Cat={},
        Dan={},
        deck_top=["Beer", "Scope", "Saloon", "Volcanic", "Winchester"],
    )
    rail(table, *ROW, railcars=["Caboose", "Mail Car", "Lounge Car"], place=1)
    table.turn("Ann").plays("Next Stop")
    assert here(table).at_the_end
    table.asked(
        "Ann",
        kind="take_railcar",
        options=[("pay_for", "boom_town", "Mail Car"), ("pay_for", "yooma", "Caboose"), None],
    ).answers(("pay_for", "boom_town", "Mail Car"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    # BANG-541: the store of Leland, from Ann on.
    table.asked("Ann", kind="pick_from_store", options=["Scope", "Saloon", "Volcanic", "Winchester"]).answers("Scope")
    table.asked("Bob").answers("Saloon")
    table.asked("Cat").answers("Volcanic")
    table.has_hand(Ann=["Beer", "Scope"], Bob=["Saloon"], Cat=["Volcanic"], Dan=["Winchester"])
    train = here(table)
    assert (len(train.stations), len(train.tiles), train.place) == (4, 9, 0)
    assert (len(train.railcars), len(train.deck)) == (3, 12)
    assert "mail_car" not in names(train.railcars + train.deck)
    assert train.locomotive == "ironhorse"
    # The railcar was that of the turn.
    assert not [label for label in table.offered("Ann") if isinstance(label, tuple) and label[0] == "pay_for"]
    table.is_quiet()


@ruling("BANG-530", "BANG-X199")
def test_whoever_has_taken_a_railcar_is_not_asked_again(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Next Stop", "BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Caboose", "Mail Car", "Lounge Car"], place=1, side="Ironhorse")
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.plays("Next Stop")
    table.asked("Ann", kind="defend")


@ruling("BANG-521", "BANG-530")
def test_a_free_move_to_the_end_must_be_paid(table: BangScenario) -> None:
    """Ann moves the train to the end herself: she must take a railcar there."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, *ROW, railcars=["Caboose", "Mail Car"], place=1, side="Ironhorse")
    table.turn("Ann").asked("Ann").answers("move_train")
    table.asked("Ann", kind="take_railcar", options=[("pay_for", "boom_town", "Mail Car")]).answers(
        ("pay_for", "boom_town", "Mail Car")
    )
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.has_life(Ann=4, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-538", "BANG-539")
def test_everybody_is_shot_at_by_nobody(table: BangScenario) -> None:
    """Ironhorse: Ann first, then clockwise; Cat has a Missed!, and nobody is to blame for Dan's death."""
    table.seats(
        Ann={"hand": ["Next Stop"], "role": "sheriff"},
        Bob={"character": "El Gringo"},
        Cat={"hand": ["Missed!"]},
        Dan={"role": "outlaw", "life": 1},
        deck_top=["Beer"],
    )
    rail(table, *ROW, place=1, side="Ironhorse")
    table.turn("Ann").plays("Next Stop")
    table.asked("Ann", kind="defend", options=[None]).answers(None)
    table.asked("Cat", kind="defend").answers("Missed!")
    table.has_life(Ann=4, Bob=2, Cat=4, Dan=0)
    # No card for El Gringo, no reward for Ann.
    table.has_hand(Ann=["Beer"], Bob=[])
    assert table.table.harm == [0] * 16
    table.is_quiet()


@ruling("BANG-536")
def test_the_locomotive_alone(table: BangScenario) -> None:
    """There is no railcar at all: nobody is asked for one, and the effect happens."""
    table.seats(Ann={"hand": ["Next Stop"]}, Bob={}, Cat={}, Dan={}, deck_top=["Beer", "2S", "3S", "4S", "5S"])
    rail(table, *ROW, place=1, deck=[])
    table.turn("Ann").plays("Next Stop")
    table.asked("Ann", kind="pick_from_store")
    assert not here(table).railcars


@ruling("BANG-738")
def test_a_new_row_is_as_long_as_players_are_left(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Next Stop"]}, Bob={}, Cat={"dead": True}, Dan={"life": 1, "role": "outlaw"}, Eve={})
    rail(table, *ROW, place=1, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    assert len(here(table).stations) == 3
    table.is_quiet()


@ruling("BANG-540", "BANG-X209")
def test_if_it_kills_everybody_the_outlaws_win(table: BangScenario) -> None:
    """The Sheriff and the Renegade, the last two, fall one after the other: the Outlaws win."""
    table.seats(
        Ann={"hand": ["Next Stop"], "role": "sheriff", "life": 1},
        Bob={"role": "renegade", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw", "dead": True},
        deck_top=["Scope"],
    )
    rail(table, *ROW, place=1, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("BANG-X209")
def test_the_renegade_who_survives_has_won(table: BangScenario) -> None:
    """The Sheriff falls first; the Renegade has a second life and is the last one."""
    table.seats(
        Ann={"hand": ["Next Stop"], "role": "sheriff", "life": 1},
        Bob={"role": "renegade", "life": 2},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw", "dead": True},
        deck_top=["Scope"],
    )
    rail(table, *ROW, place=1, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.is_over(outcome="renegade", winners={"Bob"})


@ruling("BANG-751", "BANG-X209")
@pytest.mark.parametrize("renegade", [True, False])
def test_the_last_outlaw_gives_up_his_ghost_car(table: BangScenario, renegade: bool) -> None:  # noqa: FBT001
    """Bob, killed long ago, lives by a Ghost Car and discards it against the Ironhorse: with him goes the last foe."""
    table.seats(
        Ann={"hand": ["Next Stop"], "role": "sheriff"},
        Bob={"role": "outlaw", "play": ["Ghost Car", "Caboose"], "life": 0},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade", "dead": not renegade},
        deck_top=["Scope"],
    )
    table.laid.ghosts[1], table.laid.fallen = "ghost_car", (*table.laid.fallen, table.laid.order[1])
    table.laid.changed()
    rail(table, *ROW, place=1, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.asked("Bob", kind="defend").answers(("sacrifice_in_answer", "caboose", "Ghost Car"))
    if renegade:
        table.has_life(Ann=4, Bob=0, Cat=0, Dan=3)
        table.is_quiet()
    else:
        table.is_over(outcome="law", winners={"Ann"})


@ruling("BANG-X209")
def test_the_stick_of_dynamite_does_not_mind(table: BangScenario) -> None:
    """Everybody falls, the holder of the stick last."""
    table.seats(
        Ann={"hand": ["Next Stop"], "role": "sheriff", "life": 1},
        Bob={"role": "renegade", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw", "dead": True},
        deck_top=["Scope"],
        stick="Bob",
    )
    rail(table, *ROW, place=1, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("BANG-512", "BANG-530")
def test_the_end_of_the_line_at_the_start_of_a_turn(table: BangScenario) -> None:
    """The train of the Sheriff arrives as his turn begins: he may take a railcar before he has drawn."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=LINE, deck_top=["Beer", "Scope"])
    rail(table, *ROW, railcars=["Caboose", "Mail Car"], place=1, side="Ironhorse")
    table.turn("Ann", phase="start").asked("Ann", kind="take_railcar").answers(None)
    table.asked("Ann", kind="defend").answers(None)
    table.has_life(Ann=4, Bob=3, Cat=3, Dan=3)
    table.has_hand(Ann=["BANG!", "Beer", "Scope"])
    table.is_quiet()


@needs("armed_and_dangerous")
@ruling("BANG-311", "BANG-X209")
def test_julie_cutter_wins_by_what_most_wanted_made_her_do(table: BangScenario) -> None:
    """Three players: Ann's Most Wanted wounds Julie Cutter, whose shot back kills Ann, the one she has to kill."""
    table.seats(
        Ann={"hand": ["Most Wanted"], "role": "deputy", "life": 1},
        Bob={"role": "outlaw", "character": "Julie Cutter"},
        Cat={"role": "renegade"},
        deck_top=["Scope", "4H", "5S", "6H", "7H"],
    )
    table.turn("Ann").plays("Most Wanted").asked("Ann", kind="defend").answers(None)
    table.asked("Ann", kind="last_chance").answers(None)
    table.is_over(outcome="outlaw", winners={"Bob"})
