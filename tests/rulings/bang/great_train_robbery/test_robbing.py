"""The train moves, and railcars are taken from it (BANG-512 to BANG-528)."""

import pytest

from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, here, names, rail
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under


@ruling("BANG-512", "BANG-X198")
def test_the_train_moves_with_the_sheriff(table: BangScenario) -> None:
    """At the start of his turn, before anything else, and not in the turn of Bob."""
    table.seats(Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={}, also=LINE, deck_top=["4H"])
    rail(table, "Boom Town", "Yooma", "Frisco", "Tombrock", railcars=["Caboose"])
    table.turn("Ann", phase="start")
    kinds = [event.kind for event in table.match.all_events()]
    assert kinds.index("train_moved") < kinds.index("check_made")
    assert here(table).place == 1
    table.ends_turn()
    assert here(table).place == 1
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-X198")
def test_it_moves_though_the_sheriff_loses_his_turn(table: BangScenario) -> None:
    """With three players the one who begins may be in Jail: the train has moved before that is checked."""
    table.seats(Ann={"role": "deputy", "play": ["Jail"]}, Bob={}, Cat={}, also=[*LINE, "dodge_city"], deck_top=["4S"])
    rail(table, "Boom Town", "Yooma", "Frisco", railcars=["Caboose"])
    table.turn("Ann", phase="start")
    assert here(table).place == 1
    table.is_quiet("Bob")


@ruling("BANG-748")
def test_who_begins_a_round_without_the_sheriff_moves_the_train(table: BangScenario) -> None:
    """The turn of Ann, the Sheriff, is skipped: Bob, the next one in the round, moves the train."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Yooma", "Frisco", "Tombrock")
    table.laid.skipping = (table.laid.first,)
    table.turn("Dan").ends_turn()
    assert here(table).place == 1
    assert table.table.rounds == 1
    table.is_quiet("Bob")
    table.ends_turn()
    assert here(table).place == 1


@ruling("BANG-510", "BANG-513", "BANG-515")
def test_each_station_says_why_not(table: BangScenario) -> None:
    """Ann has no Beer card for Crown's Hole, and once she has a railcar there is no other; Bob is told nothing."""
    table.seats(Ann={"hand": ["BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Crown's Hole", "Frisco", railcars=["Caboose", "Mail Car"], place=2)
    table.turn("Ann")
    assert why(table) == {"crowns_hole": "bang-why-price-too-high", "frisco": "bang-why-no-railcar-here"}
    assert table.reasons("Bob") == ()
    table.asked("Ann").answers(("pay_for", "boom_town", "Mail Car"))
    table.asked("Ann", kind="pay_station", options=["BANG!"]).answers("BANG!")
    taken = "bang-why-railcar-taken"
    assert why(table) == {"boom_town": taken, "crowns_hole": taken, "frisco": "bang-why-no-railcar-here"}


@ruling("BANG-567")
@pytest.mark.parametrize("life", [1, 2])
def test_tombrock_says_that_the_last_life_cannot_be_paid(table: BangScenario, life: int) -> None:
    table.seats(Ann={"hand": ["BANG!"], "life": life}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Tombrock", "Frisco", railcars=["Caboose"], place=2)
    table.turn("Ann")
    reasons = {reason.thing: (reason.message, reason.ruling) for reason in table.reasons("Ann")}
    assert reasons.get("tombrock") == (("bang-why-no-life-to-pay", "BANG-567") if life == 1 else None)


def why(table: BangScenario) -> dict[str, str]:
    """What Ann is told about stations."""
    return {reason.thing: reason.message for reason in table.reasons("Ann") if reason.thing in STATIONS}


@ruling("BANG-513", "BANG-514", "BANG-519", "BANG-524", "BANG-555")
def test_a_railcar_for_its_price(table: BangScenario) -> None:
    """Ann pays Boom Town with a BANG! card and has the Caboose in front of her; nothing else can be had."""
    table.seats(Ann={"hand": ["BANG!", "BANG!", "Beer"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Yooma", "Frisco", railcars=["Caboose", "Mail Car"], deck=["Coal Hopper"], place=1)
    table.turn("Ann")
    offered = [label for label in table.offered("Ann") if isinstance(label, tuple) and label[0] == "pay_for"]
    assert offered == [("pay_for", "boom_town", "caboose")]
    table.asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station", options=["BANG!"]).answers("BANG!")
    table.has_in_play(Ann=["Caboose"])
    table.has_hand(Ann=["BANG!", "Beer"])
    table.pile_is("BANG!")
    # Once a turn.
    assert not [label for label in table.offered("Ann") if isinstance(label, tuple) and label[0] == "pay_for"]
    assert "move_train" not in table.offered("Ann")
    table.is_quiet()


@ruling("BANG-525", "BANG-526", "BANG-537")
def test_the_train_closes_up(table: BangScenario) -> None:
    """The Mail Car closes up to the locomotive, the Coal Hopper is attached; what is discarded goes under the deck."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Private Car"]}, Cat={"hand": ["Cat Balou"]}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Yooma", railcars=["Caboose", "Mail Car", "Lounge Car"], deck=["Coal Hopper"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    assert names(here(table).railcars) == ["mail_car", "lounge_car", "coal_hopper"]
    assert here(table).deck == []
    table.is_quiet()


@ruling("BANG-526", "BANG-527")
def test_a_discarded_railcar_goes_under_its_deck(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Cat Balou", "BANG!"]}, Bob={"play": ["Private Car"]}, Cat={}, Dan={}, also=LINE)
    rail(table, "Yooma", railcars=["Caboose", "Mail Car", "Lounge Car"], deck=["Coal Hopper"])
    table.turn("Ann").plays("Cat Balou", on="Bob")
    assert names(here(table).deck) == ["private_car", "coal_hopper"]
    assert here(table).under == 1
    table.pile_is("Cat Balou")
    table.is_quiet()


@ruling("BANG-535", "BANG-536", "BANG-537")
def test_a_short_train_is_made_up_as_soon_as_there_are_railcars(table: BangScenario) -> None:
    """Nothing is left in the deck: a railcar that is discarded is attached at once."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Private Car"]}, Cat={}, Dan={}, also=LINE)
    rail(table, "Yooma", railcars=["Caboose"], deck=[])
    table.turn("Ann").plays("Cat Balou", on="Bob")
    assert names(here(table).railcars) == ["caboose", "private_car"]
    assert len(table.events("railcar_attached")) == 1
    table.is_quiet()


@ruling("BANG-527", "BANG-528")
def test_a_railcar_is_taken_into_play(table: BangScenario) -> None:
    """Ann takes Bob's Observation Car with a Panic!: it lies in front of her and works there at once."""
    table.seats(
        Ann={"hand": ["Panic!"], "play": ["Scope"]}, Bob={"play": ["Observation Car"]}, Cat={}, Dan={}, also=LINE
    )
    rail(table, "Yooma")
    table.turn("Ann")
    assert (table.distance("Ann", "Bob"), table.distance("Dan", "Ann")) == (1, 1)
    table.plays("Panic!", on="Bob")
    table.has_in_play(Ann=["Scope", "Observation Car"], Bob=[])
    table.has_hand(Ann=[])
    assert (table.distance("Ann", "Cat"), table.distance("Dan", "Ann")) == (1, 2)
    table.is_quiet()


@ruling("BANG-515", "BANG-564")
def test_cards_of_hand_and_play_together(table: BangScenario) -> None:
    """Virginia Town costs any two cards: Ann pays with her Beer and with the Barrel in front of her."""
    table.seats(Ann={"hand": ["Beer"], "play": ["Barrel"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Virginia Town", railcars=["Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "virginia_town", "Caboose"))
    table.asked("Ann", kind="pay_station", options=["Beer", "Barrel"]).answers("Beer")
    table.has_in_play(Ann=["Caboose"])
    table.pile_is("Beer", "Barrel")
    table.is_quiet()


@ruling("BANG-515", "BANG-564")
def test_one_card_is_too_few_for_two(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Beer"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Virginia Town", railcars=["Caboose"], place=1)
    table.turn("Ann")
    assert ("pay_for", "virginia_town", "caboose") not in table.offered("Ann")
    table.is_quiet()


PRICES = [
    ("Boom Town", "BANG!", "Missed!", "BANG-555"),
    ("Catico", "Panic!", "BANG!", "BANG-556"),
    ("Catico", "Cat Balou", "Beer", "BANG-556"),
    ("Crown's Hole", "Beer", "Saloon", "BANG-557"),
    ("Fort Wroth", "BANG! 10D", "BANG! 9D", "BANG-558"),
    ("Fort Wroth", "BANG! AS", "BANG! 2C", "BANG-558"),
    ("Yooma", "BANG! 9D", "BANG! 10D", "BANG-559"),
    ("Yooma", "BANG! 2C", "BANG! AS", "BANG-559"),
    ("Frisco", "BANG! 2C", "BANG! 2D", "BANG-560"),
    ("Creepy Creek", "BANG! AS", "BANG! 2D", "BANG-561"),
    ("San Tafe", "BANG! AH", "BANG! AS", "BANG-562"),
    ("Miner's Oath", "BANG! 2D", "BANG! 2C", "BANG-563"),
    ("Deathwood", "Barrel", "BANG!", "BANG-565"),
    ("Deathwood", "Scope", "Beer", "BANG-565"),
    ("Dodgeville", "Missed!", "BANG!", "BANG-566"),
]


@ruling("BANG-516", "BANG-555", "BANG-556", "BANG-557", "BANG-558", "BANG-559")
@ruling("BANG-560", "BANG-561", "BANG-562", "BANG-563", "BANG-565", "BANG-566")
@pytest.mark.parametrize(("station", "pays", "not_this", "_ruling"), PRICES)
def test_the_price_of_a_station(table: BangScenario, station: str, pays: str, not_this: str, _ruling: str) -> None:
    """Of two cards one pays and the other does not."""
    table.seats(Ann={"hand": [pays, not_this]}, Bob={}, Cat={}, Dan={}, also=LINE)
    train = rail(table, station, railcars=["Caboose"], place=1)
    name = train.stations[0]
    table.turn("Ann").asked("Ann").answers(("pay_for", name, "Caboose"))
    table.asked("Ann", kind="pay_station", options=[pays.partition("!")[0] if "BANG" in pays else pays]).answers(pays)
    table.has_in_play(Ann=["Caboose"])
    table.pile_is(pays)
    table.is_quiet()


@ruling("BANG-565")
def test_a_railcar_is_a_blue_card(table: BangScenario) -> None:
    """Ann has nothing but a Private Car, and pays Deathwood with it: it goes under the deck."""
    table.seats(Ann={"play": ["Private Car"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Deathwood", railcars=["Caboose", "Mail Car", "Lounge Car"], deck=["Coal Hopper"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "deathwood", "Caboose"))
    table.has_in_play(Ann=["Caboose"])
    assert names(here(table).deck) == ["private_car"]
    table.is_quiet()


@ruling("BANG-558", "BANG-560")
@pytest.mark.parametrize("station", ["Fort Wroth", "Yooma", "Frisco", "Creepy Creek", "San Tafe", "Miner's Oath"])
def test_a_railcar_has_neither_suit_nor_rank(table: BangScenario, station: str) -> None:
    table.seats(Ann={"play": ["Private Car"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, station, railcars=["Caboose"], place=1)
    table.turn("Ann")
    assert not [label for label in table.offered("Ann") if isinstance(label, tuple) and label[0] == "pay_for"]
    table.is_quiet()


@ruling("BANG-567")
def test_a_life_but_never_the_last_one(table: BangScenario) -> None:
    """Ann, who has two lives, pays Tombrock with one of them; Bob with his last one cannot."""
    table.seats(Ann={"life": 2}, Bob={"life": 1}, Cat={}, Dan={}, also=LINE)
    rail(table, "Tombrock", "Yooma", "Frisco", railcars=["Caboose", "Mail Car"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "tombrock", "Caboose"))
    table.has_life(Ann=1, Bob=1, Cat=4, Dan=4)
    assert table.table.harm == [0] * 16
    table.ends_turn()
    assert not [label for label in table.offered("Bob") if isinstance(label, tuple) and label[0] == "pay_for"]
    table.is_quiet("Bob")


@ruling("BANG-517")
def test_calamity_janet_pays_with_either(table: BangScenario) -> None:
    table.seats(Ann={"character": "Calamity Janet", "hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Dodgeville", railcars=["Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "dodgeville", "Caboose"))
    table.asked("Ann", kind="pay_station", options=["BANG!"]).answers("BANG!")
    table.has_in_play(Ann=["Caboose"])
    table.is_quiet()


@ruling("BANG-518")
def test_what_is_only_like_a_missed_does_not_pay(table: BangScenario) -> None:
    """Neither a Cactus nor Jourdonnais' ability nor a Barrel."""
    table.seats(Ann={"character": "Jourdonnais", "hand": ["Cactus"], "play": ["Barrel"]}, Bob={}, Cat={}, Dan={})
    rail(table, "Dodgeville", railcars=["Caboose"], place=1)
    table.turn("Ann")
    assert ("pay_for", "dodgeville", "caboose") not in table.offered("Ann")
    table.is_quiet()


@ruling("BANG-520", "BANG-521", "BANG-522")
def test_a_free_move_first(table: BangScenario) -> None:
    """Ann moves the train for free and must take a railcar then: of two she can pay one, and may not decline."""
    table.seats(Ann={"hand": ["Beer", "Saloon"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Crown's Hole", "Frisco", railcars=["Caboose", "Mail Car"], place=1)
    table.turn("Ann").asked("Ann").answers("move_train")
    assert here(table).place == 2
    table.asked("Ann", kind="take_railcar", options=[("pay_for", "crowns_hole", "Caboose")]).answers(
        ("pay_for", "crowns_hole", "Caboose")
    )
    table.asked("Ann", kind="pay_station").answers("Beer")
    table.has_in_play(Ann=["Caboose"])
    table.is_quiet()


@ruling("BANG-521", "BANG-X200")
def test_no_free_move_without_the_price(table: BangScenario) -> None:
    """Ann could pay for nothing after the move, so she may not make it; nor may she make it twice."""
    table.seats(Ann={"hand": ["Saloon"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Crown's Hole", "Frisco", railcars=["Caboose", "Mail Car"], place=1)
    table.turn("Ann")
    assert "move_train" not in table.offered("Ann")
    table.is_quiet()


@ruling("BANG-523")
def test_cards_before_and_after(table: BangScenario) -> None:
    """Ann plays Next Stop, takes a railcar, and plays a Saloon."""
    table.seats(Ann={"hand": ["Next Stop", "BANG!", "Saloon"], "life": 3}, Bob={}, Cat={}, Dan={}, deck_top=["Beer 6H"])
    rail(table, "Boom Town", "Yooma", "Frisco", railcars=["Caboose", "Mail Car"])
    table.turn("Ann").plays("Next Stop")
    table.asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.plays("Saloon")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X201")
def test_suzy_pays_with_her_last_card(table: BangScenario) -> None:
    """She has her railcar and then draws a card."""
    table.seats(
        Ann={"character": "Suzy Lafayette", "hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=LINE, deck_top=["Beer"]
    )
    rail(table, "Boom Town", "Yooma", railcars=["Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Beer"])
    table.has_in_play(Ann=["Caboose"])
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X201")
def test_molly_pays_in_her_own_turn(table: BangScenario) -> None:
    """She draws nothing for the card that she pays with."""
    table.seats(Ann={"character": "Molly Stark", "hand": ["BANG!", "Beer"]}, Bob={}, Cat={}, Dan={}, also=LINE)
    rail(table, "Boom Town", "Yooma", railcars=["Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.has_hand(Ann=["Beer"])
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X201")
def test_what_may_not_be_used_does_not_pay(table: BangScenario) -> None:
    """Under the Sermon no BANG! card is used in one's turn, not even for Boom Town."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=[*LINE, "high_noon"])
    rail(table, "Boom Town", "Yooma", railcars=["Caboose"], place=1)
    under(table, "Sermon")
    table.turn("Ann")
    assert ("pay_for", "boom_town", "caboose") not in table.offered("Ann")


@needs("wild_west_show")
@ruling("BANG-X208")
def test_a_railcar_is_no_card_played(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={}, also=[*LINE, "wild_west_show"])
    rail(table, "Boom Town", "Yooma", railcars=["Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    assert table.table.played == ()
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-X205")
def test_a_railcar_put_in_front_of_another_player_can_be_escaped(table: BangScenario) -> None:
    """Ann puts the Lumber Flatcar in front of Bob, who escapes: it goes under its deck."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, also=LINE, pile=["Saved!"])
    rail(table, "Boom Town", "Yooma", railcars=["Lumber Flatcar"], deck=["Mail Car", "Coal Hopper", "Caboose"], place=1)
    table.turn("Ann").asked("Ann").answers(("pay_for", "boom_town", "Lumber Flatcar"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.asked("Ann", kind="lay_railcar").answers("Bob")
    table.asked("Bob", kind="aimed").answers("Escape")
    table.has_in_play(Ann=[], Bob=[])
    assert names(here(table).deck) == ["lumber_flatcar"]
    table.is_quiet()
