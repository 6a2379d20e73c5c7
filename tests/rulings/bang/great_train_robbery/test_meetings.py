"""Where the train meets other expansions: ghosts, events, places."""

import pytest

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.great_train_robbery.rails import LINE, here, rail
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

ROW = ("Boom Town", "Yooma", "Frisco", "Tombrock")


@needs("valley_of_shadows")
@ruling("BANG-743", "BANG-X203")
@pytest.mark.parametrize("first", ["Ghost", "Ghost Car"])
def test_ghost_and_ghost_car_at_once(table: BangScenario, first: str) -> None:
    """Bob, who is back by both: when one of them is removed the other one keeps him, and without it he is out."""
    table.seats(
        Ann={"hand": ["Cat Balou", "Panic!"]}, Bob={"play": ["Ghost", "Ghost Car"]}, Cat={}, Dan={}, Eve={}, also=LINE
    )
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(1), "ghost")
    second = "Ghost Car" if first == "Ghost" else "Ghost"
    table.turn("Ann").plays("Cat Balou", on="Bob").asked("Ann").answers(first)
    assert table.table.alive(Seat(1))
    assert table.table.ghosts[1] == ("ghost_car" if first == "Ghost" else "ghost")
    table.has_in_play(Bob=[second])
    table.plays("Panic!", on="Bob")
    if second == "Ghost Car":
        # BANG-X202: Ann is the Sheriff.
        table.asked("Ann", kind="lay_railcar").answers("Dan")
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X203")
def test_a_guest_of_ghost_town_stays_by_a_ghost_car(table: BangScenario) -> None:
    """Bob is back for his turn in Ghost Town and buys a Ghost Car for himself: he does not go out at its end."""
    table.seats(Ann={}, Bob={"dead": True}, Cat={}, Dan={}, Eve={}, also=[*LINE, "high_noon"], deck_top=["BANG!"])
    rail(table, *ROW, railcars=["Ghost Car"])
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    table.asked("Bob").answers(("pay_for", "boom_town", "Ghost Car"))
    table.asked("Bob", kind="pay_station").answers("BANG!")
    table.asked("Bob", kind="lay_railcar").answers("Bob")
    table.ends_turn()
    for _ in range(2):
        table.match.answer(table.decision("Bob", "discard_excess").options[0])
    assert table.table.alive(Seat(1))
    assert table.table.ghosts[1] == "ghost_car"
    table.is_quiet("Cat")


@needs("fistful_of_cards")
@ruling("BANG-743")
def test_a_ghost_car_under_the_lasso(table: BangScenario) -> None:
    """A ghost stays though his card has no effect; whoever is killed while it has none is killed."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Ghost Car"], "life": 1, "role": "outlaw"},
        Cat={},
        Dan={},
        Eve={},
        also=[*LINE, "fistful_of_cards"],
    )
    rail(table, *ROW)
    under(table, "Lasso")
    table.turn("Ann").plays("BANG!", on="Bob")
    assert not table.table.alive(Seat(1))
    assert here(table).deck[0].name == "ghost_car"
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-279", "BANG-743")
def test_railcars_in_the_turn_of_belle_star(table: BangScenario) -> None:
    """No Private Car and no Baggage Car helps Bob against her; Dan, who lives by his Ghost Car, stays."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Belle Star"},
        Bob={"play": ["Private Car", "Baggage Car"]},
        Cat={},
        Dan={"play": ["Ghost Car"]},
        also=LINE,
    )
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(3), "ghost_car")
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=0)
    assert table.table.alive(Seat(3))
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-512", "BANG-727")
def test_the_train_follows_the_sheriff_to_his_new_place(table: BangScenario) -> None:
    """Dan changes places with Ann, the Sheriff, who loses her next turn: a round begins at her place without her."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, also=[*LINE, "wild_west_show"])
    rail(table, *ROW)
    table.laid.change_places(Seat(0), Seat(3))
    table.turn("Cat").ends_turn()
    assert here(table).place == 1
    assert table.table.rounds == 1
    table.is_quiet("Ann")


@ruling("BANG-235")
def test_johnny_kisch_and_a_railcar(table: BangScenario) -> None:
    """There is one railcar of a name, and taking it is not playing it: nothing of the others is discarded."""
    table.seats(
        Ann={"character": "Johnny Kisch", "hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={}, also=LINE
    )
    rail(table, *ROW, railcars=["Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.has_in_play(Ann=["Caboose"], Bob=["Barrel"])
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-623")
def test_a_railcar_is_blue_for_tuco(table: BangScenario) -> None:
    """A Caboose in front of Tuco Franziskaner keeps him from his extra cards."""
    table.seats(Ann={}, Bob={"character": "Tuco Franziskaner", "play": ["Caboose"]}, Cat={}, Dan={}, also=LINE)
    rail(table, *ROW)
    table.turn("Bob", phase="draw")
    table.has_cards(Bob=2)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-652")
def test_backfire_against_ironhorse(table: BangScenario) -> None:
    """It is a Missed! effect and nothing more: nobody has shot."""
    table.seats(
        Ann={"hand": ["Next Stop"]},
        Bob={"hand": ["Backfire"]},
        Cat={},
        Dan={},
        deck_top=["Scope"],
        pile=["Escape", "Saved!"],
    )
    rail(table, *ROW, place=3, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend").answers(None)
    table.asked("Bob", kind="defend").answers("Backfire")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-644")
def test_a_train_robbery_can_be_escaped(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Train Robbery"]}, Bob={"hand": ["Escape"], "play": ["Barrel"]}, Cat={}, Dan={}, pile=["Saved!"]
    )
    rail(table, *ROW)
    table.turn("Ann").plays("Train Robbery", on="Bob").asked("Bob", kind="aimed").answers("Escape")
    table.has_in_play(Bob=["Barrel"])
    table.is_quiet()


@ruling("BANG-548", "BANG-743")
def test_a_ghost_who_shoots_at_himself_with_what_he_lives_by(table: BangScenario) -> None:
    """Bob gives up his Ghost Car for a shot at himself and tries his Barrel: he is out, and there is nobody to hit."""
    front = ["Ghost Car", "Sleeper Car", "Barrel"]
    table.seats(deck_top=["7C"], Ann={}, Bob={"role": "outlaw", "play": front}, Cat={}, Dan={}, also=LINE)
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(1), "ghost_car")
    table.turn("Bob").asked("Bob").answers(("sacrifice", "sleeper_car", "Ghost Car", "bob"))
    table.asked("Bob", kind="defend").answers("Barrel")
    assert not table.table.alive(Seat(1))
    assert not table.events("life_lost")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-548", "BANG-743")
def test_a_ghost_who_defends_himself_with_what_he_lives_by(table: BangScenario) -> None:
    """Bob gives up his Ghost Car for one of the two Missed! effects against Slab: he is out before the second."""
    bob: Player = {"role": "outlaw", "play": ["Ghost Car", "Caboose"], "hand": ["Missed!"]}
    ann: Player = {"character": "Slab the Killer", "hand": ["BANG!"]}
    table.seats(Ann=ann, Bob=bob, Cat={}, Dan={}, also=LINE)
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(1), "ghost_car")
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers(("sacrifice_in_answer", "caboose", "Ghost Car"))
    assert not table.table.alive(Seat(1))
    table.has_cards(Ann=0, Bob=0)
    table.is_quiet()


@needs("valley_of_shadows")
@needs("wild_west_show")
@ruling("BANG-716", "BANG-X86")
def test_an_effect_is_repeated_whose_card_is_back_in_hand(table: BangScenario) -> None:
    """Ann's Panic! is in her hand again when she repeats it: there it stays, though Bob is asked for an Escape."""
    ann: Player = {"character": "Lee Van Kliff", "hand": ["Panic!", "BANG!"], "play": ["Cattle Truck"]}
    also = [*LINE, "valley_of_shadows", "wild_west_show"]
    table.seats(Ann=ann, Bob={"hand": ["Beer", "Saloon"]}, Cat={}, Dan={}, also=also)
    rail(table, *ROW)
    table.turn("Ann").plays("Panic!", on="Bob").asked("Bob", kind="aimed").answers(None)
    table.uses("Cattle Truck")
    table.uses("Lee Van Kliff", on="Bob")
    table.asked("Bob", kind="aimed").answers(None)
    assert not table.table.middle
    table.has_cards(Ann=3, Bob=0)
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-716", "BANG-X86", "BANG-X184")
def test_a_money_bag_is_repeated_as_what_it_copied(table: BangScenario) -> None:
    """Ann's Money Bag was a Duel: repeated, it is one again, at whomever she likes; so the ability needs a target."""
    ann: Player = {"character": "Lee Van Kliff", "hand": ["Money Bag", "BANG!"]}
    also = [*LINE, "wild_west_show"]
    table.seats(Ann=ann, Bob={}, Cat={}, Dan={}, pile=["Duel"], also=also)
    rail(table, *ROW)
    table.turn("Ann").plays("Money Bag", on="Bob")
    table.uses("Lee Van Kliff", on="Cat", offered={"Bob", "Cat", "Dan"})
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-589", "BANG-635")
@pytest.mark.parametrize("sheriff_plays", [True, False])
def test_a_ghost_may_come_to_the_sheriff_by_switch(table: BangScenario, sheriff_plays: bool) -> None:  # noqa: FBT001
    """Jail and Ghost Car may not, a Ghost may: whoever lived by it is out, and to the Sheriff it does nothing."""
    ann: Player = {"role": "sheriff", "play": ["Scope"], "hand": ["Switch"] if sheriff_plays else []}
    bob: Player = {"play": ["Ghost"], "hand": [] if sheriff_plays else ["Switch"]}
    table.seats(Ann=ann, Bob=bob, Cat={}, Dan={}, Eve={}, also=LINE, pile=["Escape", "Saved!"])
    rail(table, *ROW)
    if sheriff_plays:
        table.laid.stay_as_ghost(Seat(1), "ghost")
    table.turn("Ann" if sheriff_plays else "Bob").plays("Switch", on="Bob" if sheriff_plays else "Ann")
    table.has_in_play(Ann=["Ghost"], Bob=[] if sheriff_plays else ["Scope"])
    assert table.table.alive(Seat(1)) is not sheriff_plays
    table.has_life(Ann=5, Bob=0 if sheriff_plays else 4, Cat=4, Dan=4, Eve=4)
    assert not table.table.ghosts[0]
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-605", "BANG-X232")
@pytest.mark.parametrize("spared", ["Bob", "Cat", None])
def test_blaze_spares_one_of_the_two_of_a_fanning(table: BangScenario, spared: str | None) -> None:
    """He fans at Bob and, beside him, Cat: the one whom he exempts is left alone."""
    ann: Player = {"character": "Sgt. Blaze", "hand": ["Fanning"]}
    table.seats(Ann=ann, Bob={}, Cat={}, Dan={}, Eve={}, also=LINE, pile=["Escape", "Saved!"])
    rail(table, *ROW)
    table.turn("Ann").plays("Fanning", on="Bob")
    table.asked("Ann", kind="spare_one", options=["Bob", "Cat", None]).answers(spared)
    table.has_life(Ann=6, Bob=4 if spared == "Bob" else 3, Cat=4 if spared == "Cat" else 3, Dan=4, Eve=4)
    assert table.table.spared == -1
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X184", "BANG-275", "BANG-276")
@pytest.mark.parametrize(("card", "life"), [("Money Bag", 3), ("Beer", 4)])
def test_a_money_bag_is_no_beer_card_to_tequila_joe(table: BangScenario, card: str, life: int) -> None:
    """It copies the Beer on the pile: one life, while a Beer card gives him two."""
    ann: Player = {"character": "Tequila Joe", "hand": [card], "life": 2}
    table.seats(Ann=ann, Bob={}, Cat={}, Dan={}, also=LINE, pile=["Beer"])
    rail(table, *ROW)
    table.turn("Ann").plays(card)
    table.has_life(Ann=life, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
