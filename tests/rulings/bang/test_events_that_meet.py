"""Where an event for the round meets a show card, or what the cards and characters of another box do."""

from __future__ import annotations

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under
from tests.rulings.bang.wild_west_show.stage import demands, lay, showing

ALSO = ("fistful_of_cards", "high_noon", "wild_west_show")


# -------------------------------------------------------------------- the start of a turn


@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-X44", "BANG-X68", "BANG-X72")
@pytest.mark.parametrize("first", ["A Fistful Of Cards", "Darling Valentine"])
def test_the_event_that_came_first_acts_first(table: BangScenario, first: str) -> None:
    """Ann's hand is one Missed!, and she would draw a Beer for it: it depends on the order what she is shot at with."""
    table.seats(deck_top=["Beer"], Ann={"hand": ["Missed!"]}, Bob={}, Cat={}, Dan={}, also=ALSO)
    if first == "A Fistful Of Cards":
        under(table, first)
        showing(table, "Darling Valentine")
    else:
        showing(table, first)
        under(table, "A Fistful Of Cards")
    table.turn("Ann", phase="start")
    if first == "A Fistful Of Cards":
        table.asked("Ann", kind="defend", options=["Missed!", None]).answers("Missed!")
        table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
        table.has_cards(Ann=2)
    else:
        table.asked("Ann", kind="defend", options=[None]).answers(None)
        table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
        table.has_cards(Ann=3)
    table.is_quiet()


@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-X43", "BANG-X72")
def test_a_hand_is_exchanged_before_the_mine_is_dug(table: BangScenario) -> None:
    """Ann's Beer goes onto the pile for a card of the deck; in phase 1 she draws it from there again."""
    table.seats(deck_top=["Duel"], pile=["Saloon"], Ann={"hand": ["Beer"]}, Bob={}, Cat={}, Dan={}, also=ALSO)
    under(table, "Abandoned Mine")
    showing(table, "Darling Valentine")
    table.turn("Ann", phase="start")
    table.has_hand(Ann=["Duel", "Beer", "Saloon"])
    assert not table.events("card_buried")
    table.is_quiet()


@needs("dodge_city")
@needs("fistful_of_cards")
@needs("great_train_robbery")
@ruling("BANG-X64", "BANG-277", "BANG-570")
def test_what_comes_before_drawing_comes_before_peyote(table: BangScenario) -> None:
    """Ann looks at two cards through her Map, names a character, and only then guesses."""
    table.seats(
        deck_top=["2H", "3H", "4S"],
        Ann={"character": "Vera Custer", "play": ["Map"]},
        Bob={},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Peyote")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="discard_by_map").answers(None)
    table.asked("Ann", kind="choose_copied").answers("Bob")
    for _ in range(3):
        table.asked("Ann", kind="guess_colour").answers(("guess", "red"))
    table.has_cards(Ann=2)
    table.is_quiet()


# -------------------------------------------------------------------- Showdown


@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-X67", "BANG-X79")
def test_a_sniper_of_the_showdown(table: BangScenario) -> None:
    """Any two cards but BANG! are discarded for a shot; a BANG! helps against it as a Missed!, one of two."""
    table.seats(
        Ann={"hand": ["Beer", "Barrel", "BANG!"]}, Bob={"hand": ["BANG!", "Missed!"]}, Cat={}, Dan={}, also=ALSO
    )
    under(table, "Sniper")
    showing(table, "Showdown")
    table.turn("Ann").asked("Ann").answers(("snipe", "bob"))
    table.asked("Bob", kind="defend", options=["BANG!", "Missed!", None]).answers("BANG!")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_hand(Ann=["BANG!"], Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-704", "BANG-X79")
def test_what_cannot_be_put_into_play_is_still_a_bang(table: BangScenario) -> None:
    """The Judge keeps the Barrel out of play; as a BANG! it does not stay there."""
    table.seats(Ann={"hand": ["Barrel"]}, Bob={}, Cat={}, Dan={}, also=ALSO)
    under(table, "The Judge")
    showing(table, "Showdown")
    table.turn("Ann").may_play()
    table.plays("Barrel", as_="BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("fistful_of_cards")
@needs("wild_west_show")
@ruling("BANG-X65", "BANG-X79")
def test_the_law_of_a_showdown(table: BangScenario) -> None:
    """A Missed! as her second card Ann can and must play as a BANG!; a BANG! obliges her to nothing."""
    for second, free in (("Missed!", False), ("BANG!", True)):
        table.seats(deck_top=["Mustang", second], Ann={}, Bob={}, Cat={}, Dan={}, also=ALSO)
        under(table, "Law Of The West")
        showing(table, "Showdown")
        table.turn("Ann", phase="draw")
        assert ("end_turn" in table.offered("Ann")) == free
        if not free:
            table.plays("Missed!", as_="BANG!", on="Bob")
            assert "end_turn" in table.offered("Ann")
        table.is_quiet()


# -------------------------------------------------------------------- answers


@needs("fistful_of_cards")
@needs("valley_of_shadows")
@ruling("BANG-X101", "BANG-701")
def test_backfire_for_a_card(table: BangScenario) -> None:
    """Bob saves his Barrel from a Ricochet with Backfire, and Ann is shot at."""
    table.seats(
        deck_top=["2C"],
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Backfire"], "play": ["Scope"]},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Ricochet")
    table.turn("Ann").asked("Ann").answers(("shoot_at_card", "Bob", "Scope"))
    table.asked("Bob", kind="save_card", options=["Backfire", None]).answers("Backfire")
    table.has_in_play(Bob=["Scope"])
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Dorothy Rage


@needs("wild_west_show")
@ruling("BANG-X74")
def test_a_card_that_is_demanded_is_played_as_what_it_is(table: BangScenario) -> None:
    """Calamity Janet could play her Missed! as a BANG!; demanded by its name it is only shown."""
    lay(table, Ann={}, Bob={"character": "Calamity Janet", "hand": ["Missed!"]}, Cat={}, Dan={})
    showing(table, "Dorothy Rage")
    table.turn("Ann")
    demands(table, "Bob", "Missed!")
    assert [event.card for event in table.events("card_shown")] == [table.table.hands[1][0].id]
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
