"""The railcars (BANG-542 to BANG-554, BANG-739)."""

import pytest

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, here, names, rail
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

ROW = ("Boom Town", "Yooma", "Frisco", "Tombrock")


def kinds(table: BangScenario, name: str) -> set[str]:
    return {str(label[0]) if isinstance(label, tuple) else str(label) for label in table.offered(name)}


# -------------------------------------------------------------------- passive ones


@ruling("BANG-X186")
def test_observation_car_and_lumber_flatcar(table: BangScenario) -> None:
    """Ann sees all others nearer and is seen further away; Bob sees everybody further away, Scope or not."""
    table.seats(Ann={"play": ["Observation Car"]}, Bob={"play": ["Lumber Flatcar", "Scope"]}, Cat={}, Dan={}, Eve={})
    rail(table, *ROW)
    table.turn("Ann")
    assert [table.distance("Ann", name) for name in ("Bob", "Cat", "Dan", "Eve")] == [1, 1, 1, 1]
    assert [table.distance(name, "Ann") for name in ("Bob", "Cat", "Dan", "Eve")] == [2, 3, 3, 2]
    assert [table.distance("Bob", name) for name in ("Cat", "Dan", "Eve")] == [1, 2, 2]
    table.is_quiet()


@ruling("BANG-552")
def test_a_lumber_flatcar_for_anybody(table: BangScenario) -> None:
    """Ann may put it in front of everybody, herself included; Cat sees all others at one more."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, *ROW, railcars=["Lumber Flatcar"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Lumber Flatcar"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.asked("Ann", kind="lay_railcar", options=["Ann", "Bob", "Cat", "Dan"]).answers("Cat")
    table.has_in_play(Ann=[], Cat=["Lumber Flatcar"])
    assert [table.distance("Cat", name) for name in ("Dan", "Ann", "Bob")] == [2, 3, 2]
    assert table.distance("Bob", "Cat") == 1
    table.is_quiet()


@ruling("BANG-X187")
@pytest.mark.parametrize(("sign", "life"), [("4H", 3), ("4D", 2)])
def test_a_meal_in_the_dining_car(table: BangScenario, sign: str, life: int) -> None:
    table.seats(Ann={}, Bob={"play": ["Dining Car"], "life": 2}, Cat={}, Dan={}, deck_top=[sign])
    rail(table, *ROW)
    table.turn("Bob", phase="start")
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X187")
def test_no_meal_in_jail(table: BangScenario) -> None:
    """Dynamite, then Jail; the turn is lost, and the Dining Car is not checked."""
    table.seats(
        Ann={}, Bob={"play": ["Dining Car", "Jail", "Dynamite"], "life": 2}, Cat={}, Dan={}, deck_top=["4D", "4S", "4H"]
    )
    rail(table, *ROW)
    table.turn("Bob", phase="start")
    assert [getattr(event, "by", "") for event in table.events("check_made")][:2] == ["dynamite", "jail"]
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-X188")
def test_in_the_prisoner_car(table: BangScenario) -> None:
    """Indians! and Duels of Ann leave Bob alone; he may challenge her himself."""
    table.seats(Ann={"hand": ["Indians!", "Duel"]}, Bob={"play": ["Prisoner Car"], "hand": ["Duel"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Indians!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.plays("Duel", on="Cat", offered={"Cat", "Dan"})
    table.ends_turn()
    table.asked("Bob").answers(("Duel", "ann"))
    table.has_life(Ann=4, Bob=4, Cat=2, Dan=3)
    table.is_quiet("Bob")


@ruling("BANG-X188")
def test_a_money_bag_is_no_indians_card(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Money Bag"]}, Bob={"play": ["Prisoner Car"]}, Cat={}, Dan={}, pile=["Indians!"])
    rail(table, *ROW)
    table.turn("Ann").plays("Money Bag")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-543")
def test_in_the_private_car(table: BangScenario) -> None:
    """No BANG! card for Bob, whose hand is empty; Gatling and Knife Revolver hit him."""
    table.seats(
        Ann={"hand": ["Knife Revolver", "Gatling", "BANG!"], "character": "Willy the Kid"},
        Bob={"play": ["Private Car"]},
        Cat={},
        Dan={},
        deck_top=["2C"],
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Dan", offered={"Ann", "Dan"}).plays("Knife Revolver", on="Bob").plays(
        "Gatling"
    )
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=2)
    table.is_quiet()


@ruling("BANG-543")
def test_a_card_in_hand_leaves_the_private_car_open(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Private Car"], "hand": ["Beer"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"}).asked("Bob").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- blue cards as something else


@ruling("BANG-X189")
def test_a_caboose_against_slab(table: BangScenario) -> None:
    """Two blue cards, one of the hand and one in play, are two Missed! effects; the Caboose itself is none."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Slab the Killer"},
        Bob={"hand": ["Scope"], "play": ["Caboose", "Private Car"]},
        Cat={},
        Dan={},
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob")
    options = [("sacrifice_in_answer", "caboose", "Scope"), ("sacrifice_in_answer", "caboose", "Private Car"), None]
    table.asked("Bob", kind="defend", options=options).answers(("sacrifice_in_answer", "caboose", "Private Car"))
    table.asked("Bob", kind="defend").answers(("sacrifice_in_answer", "caboose", "Scope"))
    table.has_in_play(Bob=["Caboose"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-542", "BANG-X190")
def test_a_sleeper_car_shoots_once_a_turn(table: BangScenario) -> None:
    """Ann has played her BANG! card; her Barrel is another one, and her Mustang is not in the same turn."""
    table.seats(
        Ann={"hand": ["BANG!", "Mustang"], "play": ["Sleeper Car", "Barrel"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={}
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Dan")
    table.asked("Ann").answers(("sacrifice", "sleeper_car", "Barrel", "bob"))
    table.asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=3)
    table.has_in_play(Ann=["Sleeper Car"])
    assert "sacrifice" not in kinds(table, "Ann")
    table.is_quiet()


@ruling("BANG-542", "BANG-X190")
def test_a_sleeper_car_in_a_duel(table: BangScenario) -> None:
    """Once: Bob discards his Scope in play as a BANG!, and has nothing for the second time."""
    table.seats(Ann={"hand": ["Duel", "BANG!"]}, Bob={"play": ["Sleeper Car", "Scope", "Mustang"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Duel", on="Bob")
    answer = ("sacrifice_in_answer", "sleeper_car", "Scope")
    other = ("sacrifice_in_answer", "sleeper_car", "Mustang")
    table.asked("Bob", kind="discard_bang", options=[answer, other, None]).answers(answer)
    table.asked("Ann").answers("BANG!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-542", "BANG-X191")
def test_baggage_against_indians(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"play": ["Baggage Car"]}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Caboose", "Mail Car", "Private Car"])
    table.turn("Ann").plays("Indians!").asked("Bob", options=["Baggage Car", None]).answers("Baggage Car")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    assert here(table).deck[0].name == "baggage_car"
    table.is_quiet()


@ruling("BANG-X191")
@pytest.mark.parametrize("name", ["panic", "cat_balou", "bang"])
def test_baggage_as_something_else(table: BangScenario, name: str) -> None:
    """As a Panic! at distance 1, as a Cat Balou anywhere, as a BANG! in range and outside the limit."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Baggage Car"]}, Bob={"hand": ["Beer"]}, Cat={"hand": ["Saloon"]}, Dan={}
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Dan")
    offered = {label for label in table.offered("Ann") if isinstance(label, tuple) and label[0] == "use_as"}
    assert ("use_as", "baggage_car", "panic", "cat") not in offered
    assert ("use_as", "baggage_car", "cat_balou", "cat") in offered
    table.asked("Ann").answers(("use_as", "Baggage Car", name, "bob"))
    if name == "bang":
        table.asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=3 if name == "bang" else 4, Cat=4, Dan=3)
    table.has_cards(Ann=1 if name == "panic" else 0, Bob=1 if name == "bang" else 0)
    table.has_in_play(Ann=[])
    table.is_quiet()


@ruling("BANG-X191")
def test_baggage_as_a_missed(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Baggage Car"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=["Baggage Car", None]).answers("Baggage Car")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- discarded for an effect


@ruling("BANG-X192")
def test_a_cattle_truck(table: BangScenario) -> None:
    """Of the three top cards of the pile the Beer; the fourth one is out of reach."""
    table.seats(Ann={"play": ["Cattle Truck"]}, Bob={}, Cat={}, Dan={}, pile=["Gatling", "Beer", "Scope", "Saloon"])
    rail(table, *ROW)
    table.turn("Ann").uses("Cattle Truck")
    table.asked("Ann", options=["Beer", "Scope", "Saloon"]).answers("Beer")
    table.has_hand(Ann=["Beer"])
    table.pile_is("Gatling", "Scope", "Saloon")
    table.is_quiet()


@ruling("BANG-X192")
def test_no_cattle_without_a_pile(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Cattle Truck"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann")
    assert "use" not in kinds(table, "Ann")
    table.is_quiet()


@ruling("BANG-550", "BANG-750")
def test_a_circus_wagon(table: BangScenario) -> None:
    """From Ann's left: Bob chooses among two, Cat has only one, Dan none; Bob's Refund pays him afterwards."""
    table.seats(
        Ann={"play": ["Circus Wagon", "Scope"]},
        Bob={"play": ["Barrel", "Refund"]},
        Cat={"play": ["Mustang"]},
        Dan={},
        deck_top=["Beer"],
    )
    rail(table, *ROW)
    table.turn("Ann").uses("Circus Wagon")
    table.asked("Bob", kind="give_up_in_play", options=["Barrel", "Refund"]).answers("Barrel")
    table.has_in_play(Ann=["Scope"], Bob=["Refund"], Cat=[])
    table.has_hand(Bob=["Beer"])
    table.pile_is("Barrel", "Mustang")
    table.is_quiet()


@ruling("BANG-X193")
def test_a_coal_hopper(table: BangScenario) -> None:
    """A card for Ann; of the railcars in play, her own included, Bob's goes; his Barrel is none."""
    table.seats(
        Ann={"play": ["Coal Hopper", "Caboose"]},
        Bob={"play": ["Private Car", "Barrel"]},
        Cat={},
        Dan={},
        deck_top=["Beer"],
    )
    rail(table, *ROW)
    table.turn("Ann").uses("Coal Hopper")
    table.asked("Ann", kind="discard_railcar", options=["Caboose", "Private Car"]).answers("Private Car")
    table.has_in_play(Ann=["Caboose"], Bob=["Barrel"])
    table.has_hand(Ann=["Beer"])
    table.is_quiet()


@ruling("BANG-X193")
def test_coal_without_a_railcar(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Coal Hopper"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={}, deck_top=["Beer"])
    rail(table, *ROW)
    table.turn("Ann").uses("Coal Hopper").has_hand(Ann=["Beer"])
    table.is_quiet()


@ruling("BANG-739")
def test_a_mail_car(table: BangScenario) -> None:
    """Three cards; the Scope is for Cat, by Ann's choice, and only the two of them know which it was."""
    table.seats(Ann={"play": ["Mail Car"]}, Bob={}, Cat={}, Dan={}, deck_top=["Beer", "Scope", "Saloon"])
    rail(table, *ROW)
    table.turn("Ann").uses("Mail Car")
    table.asked("Ann", kind="mail_to", options=["Bob", "Cat", "Dan"]).answers("Cat")
    table.asked("Ann", kind="mail_card", options=["Beer", "Scope", "Saloon"]).answers("Scope")
    table.has_hand(Ann=["Beer", "Saloon"], Cat=["Scope"])
    assert [bool(table.sees(name).players[2].hand) for name in ("Ann", "Bob", "Cat", "Dan")] == [
        True,
        False,
        True,
        False,
    ]
    table.is_quiet()


@ruling("BANG-X194")
@pytest.mark.parametrize("what", ["hand", "play"])
def test_a_passenger_car(table: BangScenario, what: str) -> None:
    """A card of Cat, two seats away: from hand by chance, or her Mustang."""
    table.seats(
        Ann={"play": ["Passenger Car"]}, Bob={}, Cat={"hand": ["Beer"], "play": ["Mustang"]}, Dan={}, Eve={}, Fox={}
    )
    rail(table, *ROW)
    table.turn("Ann").uses("Passenger Car", on="Cat", offered={"Cat"})
    table.asked("Ann").answers(("hand", "cat") if what == "hand" else "Mustang")
    table.has_hand(Ann=["Beer" if what == "hand" else "Mustang"])
    table.is_quiet()


@ruling("BANG-551", "BANG-X207")
def test_an_express_car(table: BangScenario) -> None:
    """Ann's turn ends at once: her hand is gone, the Strongbox pays, and she begins again; then nothing helps."""
    table.seats(
        Ann={"role": "outlaw", "hand": ["Beer", "Scope"], "play": ["Express Car", "Strongbox"]},
        Bob={},
        Cat={},
        Dan={},
        deck_top=["Saloon", "2C", "3C"],
    )
    rail(table, *ROW)
    table.turn("Ann").uses("Express Car")
    table.pile_is("Beer", "Scope")
    table.has_hand(Ann=["Saloon", "BANG!", "BANG!"])
    assert table.table.extra_turn
    assert [getattr(event, "phase", "") for event in table.events("phase_started")].count("discard") == 1
    table.is_quiet()


@ruling("BANG-551", "BANG-X207")
def test_no_extra_turn_after_an_extra_turn(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Express Car"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW)
    table.laid.grant_turn()
    table.turn("Ann")
    assert "use" not in kinds(table, "Ann")
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-X207")
def test_no_vendetta_after_an_express(table: BangScenario) -> None:
    """The turn that the Express Car ends is checked at its end as usual; the extra turn is not."""
    table.seats(Ann={"play": ["Express Car"]}, Bob={}, Cat={}, Dan={}, also=["fistful_of_cards"], deck_top=["2H", "3H"])
    rail(table, *ROW)
    under(table, "Vendetta")
    table.turn("Ann").uses("Express Car")
    assert table.table.extra_turn
    table.ends_turn()
    table.is_quiet("Bob")


@ruling("BANG-554", "BANG-X204")
def test_a_lounge_car(table: BangScenario) -> None:
    """Two railcars: Ann keeps the Caboose, Dan gets the Mail Car; she may still take one at a station."""
    table.seats(Ann={"hand": ["BANG!"], "play": ["Lounge Car"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Private Car", "Dining Car", "Express Car"], deck=["Caboose", "Mail Car"], place=1)
    table.turn("Ann").uses("Lounge Car")
    table.asked("Ann", kind="keep_railcar", options=["Caboose", "Mail Car"]).answers("Caboose")
    table.asked("Ann", kind="lay_railcar", options=["Bob", "Cat", "Dan"]).answers("Dan")
    table.has_in_play(Ann=["Caboose"], Dan=["Mail Car"])
    assert names(here(table).deck) == ["lounge_car"]
    assert "pay_for" in kinds(table, "Ann")
    table.is_quiet()


@ruling("BANG-553", "BANG-X204")
def test_a_sheriff_gives_the_ghost_car_away(table: BangScenario) -> None:
    """Ann, the Sheriff, draws Ghost Car and Caboose: the Caboose is hers, the other one may even be for the dead."""
    table.seats(Ann={"play": ["Lounge Car"]}, Bob={}, Cat={"dead": True}, Dan={})
    rail(table, *ROW, railcars=["Private Car", "Dining Car", "Express Car"], deck=["Ghost Car", "Caboose"])
    table.turn("Ann").uses("Lounge Car")
    table.asked("Ann", kind="lay_railcar", options=["Bob", "Cat", "Dan"]).answers("Cat")
    table.has_in_play(Ann=["Caboose"], Cat=["Ghost Car"])
    assert table.table.ghosts[2] == "ghost_car"
    table.is_quiet()


@ruling("BANG-X204")
def test_an_empty_deck_lets_nobody_lounge(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Lounge Car"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Private Car", "Dining Car", "Express Car"], deck=[])
    table.turn("Ann")
    assert "use" not in kinds(table, "Ann")
    table.is_quiet()


# -------------------------------------------------------------------- Ghost Car


@ruling("BANG-544")
def test_a_ghost_car_for_anybody_but_the_sheriff(table: BangScenario) -> None:
    """Bob may put it in front of himself, of Dan, and of Cat, who is out of the game."""
    table.seats(Ann={}, Bob={"hand": ["BANG!"]}, Cat={"dead": True}, Dan={}, Eve={}, also=LINE)
    rail(table, *ROW, railcars=["Ghost Car"], place=1)
    table.turn("Bob").asked("Bob").answers(("pay_for", "boom_town", "Ghost Car"))
    table.asked("Bob", kind="pay_station").answers("BANG!")
    table.asked("Bob", kind="lay_railcar", options=["Bob", "Cat", "Dan", "Eve"]).answers("Cat")
    assert table.table.alive(table.seat("Cat"))
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=4, Eve=4)
    # BANG-546: she counts for distances again.
    assert table.distance("Bob", "Dan") == 2
    table.is_quiet()


@ruling("BANG-545", "BANG-546", "BANG-742")
def test_whoever_has_it_stays(table: BangScenario) -> None:
    """Bob, the last Outlaw, loses his last life and stays: no reward, no victory, and nothing hurts or heals him."""
    table.seats(
        Ann={"hand": ["BANG!", "Gatling", "Saloon"]},
        Bob={"role": "outlaw", "life": 1, "play": ["Ghost Car"]},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "renegade", "dead": True},
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").plays("Gatling").plays("Saloon")
    table.has_life(Ann=5, Bob=0, Cat=0, Dan=0)
    assert table.table.ghosts[1] == "ghost_car"
    table.has_cards(Ann=0)
    assert not table.events("reward_paid")
    table.is_quiet()


@ruling("BANG-742")
def test_a_beer_comes_before_the_ghost_car(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"life": 1, "play": ["Ghost Car"], "hand": ["Beer"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    assert not table.table.ghosts[1]
    table.is_quiet()


@ruling("BANG-547")
def test_a_ghost_keeps_what_is_in_play(table: BangScenario) -> None:
    """At the end of his turn Bob discards his hand, and keeps Ghost Car and Barrel."""
    table.seats(Ann={}, Bob={"play": ["Ghost Car", "Barrel"]}, Cat={}, Dan={}, deck_top=["Beer", "Scope"])
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(1), "ghost_car")
    table.turn("Bob", phase="start").ends_turn()
    table.asked("Bob", kind="discard_excess").answers("Beer")
    table.asked("Bob", kind="discard_excess").answers("Scope")
    table.has_in_play(Bob=["Ghost Car", "Barrel"])
    table.has_cards(Bob=0)
    table.is_quiet("Cat")


@ruling("BANG-548", "BANG-549")
def test_without_it_he_is_out(table: BangScenario) -> None:
    """Ann takes the Ghost Car off Bob, an Outlaw: he is out, there is no reward, and Vulture Sam gets nothing."""
    table.seats(
        Ann={"hand": ["Cat Balou"]},
        Bob={"role": "outlaw", "play": ["Ghost Car", "Barrel"]},
        Cat={"character": "Vulture Sam"},
        Dan={},
        also=LINE,
    )
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(1), "ghost_car")
    table.turn("Ann").plays("Cat Balou", on="Bob").asked("Ann").answers("Ghost Car")
    assert not table.table.alive(Seat(1))
    table.has_cards(Ann=0, Cat=0)
    table.pile_is("Cat Balou", "Barrel")
    table.is_quiet()


@ruling("BANG-548")
def test_a_living_player_does_not_need_it(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Ghost Car"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X202")
def test_a_sheriff_who_panics_hands_it_on(table: BangScenario) -> None:
    """Ann takes Bob's Ghost Car and puts it in front of Dan; Bob, who lived by it, is out."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"play": ["Ghost Car"]}, Cat={}, Dan={}, Eve={}, also=LINE)
    rail(table, *ROW)
    table.laid.stay_as_ghost(Seat(1), "ghost_car")
    table.turn("Ann").plays("Panic!", on="Bob")
    table.asked("Ann", kind="lay_railcar", options=["Bob", "Cat", "Dan", "Eve"]).answers("Dan")
    table.has_in_play(Ann=[], Dan=["Ghost Car"])
    assert not table.table.alive(Seat(1))
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-609", "BANG-610")
@pytest.mark.parametrize("role", ["sheriff", "deputy"])
def test_vulture_sam_and_the_railcars(table: BangScenario, role: str) -> None:
    """Sam puts the railcars of the dead in front of himself at once; as the Sheriff he gives the Ghost Car on."""
    roles = {"Ann": "deputy" if role == "sheriff" else "sheriff", "Cat": role}
    table.seats(
        Ann={"role": roles["Ann"], "hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1, "play": ["Caboose", "Ghost Car"], "hand": ["Beer"]},
        Cat={"role": roles["Cat"], "character": "Vulture Sam"},
        Dan={},
        Eve={},
        also=[*LINE, "fistful_of_cards"],
    )
    rail(table, *ROW)
    under(table, "Lasso")
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance").answers(None)
    if role == "sheriff":
        table.asked("Cat", kind="lay_railcar", options=["Ann", "Bob", "Dan", "Eve"]).answers("Dan")
    table.has_in_play(Cat=["Caboose"] if role == "sheriff" else ["Caboose", "Ghost Car"])
    table.has_hand(Cat=["Beer"])
    assert not table.table.middle
