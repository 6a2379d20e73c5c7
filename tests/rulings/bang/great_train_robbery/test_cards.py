"""The playing cards of The Great Train Robbery (BANG-568 to BANG-592)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.great_train_robbery.rails import LINE, here, names, rail
from tests.rulings.bang.needs import needs

ROW = ("Boom Town", "Yooma", "Frisco")

# -------------------------------------------------------------------- answers to a shot


@ruling("BANG-568")
def test_evaded_against_nobody(table: BangScenario) -> None:
    """Ironhorse shoots with no card: Bob is saved and takes nothing."""
    table.seats(Ann={"hand": ["Next Stop"]}, Bob={"hand": ["Evaded!"]}, Cat={}, Dan={}, deck_top=["Beer"])
    rail(table, *ROW, place=2, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann").answers(None)
    table.asked("Bob").answers("Evaded!")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=3)
    table.has_hand(Bob=[])
    table.is_quiet()


@ruling("BANG-X195")
@pytest.mark.parametrize("card", ["BANG!", "Gatling"])
def test_evaded_takes_the_card(table: BangScenario, card: str) -> None:
    """Bob has the BANG! card in hand then; a Gatling goes on for the others all the same."""
    table.seats(Ann={"hand": [card]}, Bob={"hand": ["Evaded!"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann")
    table.plays(card, on="Bob" if card == "BANG!" else None).asked("Bob").answers("Evaded!")
    table.has_hand(Bob=[card])
    hit = 4 if card == "BANG!" else 3
    table.has_life(Ann=5, Bob=4, Cat=hit, Dan=hit)
    table.is_quiet()


@ruling("BANG-X195")
def test_evaded_alone_does_not_stop_slab(table: BangScenario) -> None:
    """One Missed! effect of two: Bob is hit and takes nothing."""
    table.seats(Ann={"hand": ["BANG!"], "character": "Slab the Killer"}, Bob={"hand": ["Evaded!"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Evaded!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=[])
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X195")
def test_evaded_does_not_take_the_price_of_an_ability(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Beer", "Saloon"], "character": "Doc Holyday"}, Bob={"hand": ["Evaded!"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").uses("Doc Holyday", on="Bob").asked("Ann").answers("Beer")
    table.asked("Bob").answers("Evaded!")
    table.has_hand(Bob=[])
    table.is_quiet()


@ruling("BANG-569", "BANG-X181")
@pytest.mark.parametrize(("sign", "owner"), [("JC", "Ann"), ("10C", "Bob"), ("AC", "Ann")])
def test_evaded_against_a_knife_revolver(table: BangScenario, sign: str, owner: str) -> None:
    """On a jack or more it is in Ann's hand again; otherwise Bob has it."""
    table.seats(Ann={"hand": ["Knife Revolver"]}, Bob={"hand": ["Evaded!"]}, Cat={}, Dan={}, deck_top=[sign])
    rail(table, *ROW)
    table.turn("Ann").plays("Knife Revolver", on="Bob").asked("Bob").answers("Evaded!")
    table.has_hand(**{owner: ["Knife Revolver"]})
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X185", "BANG-518")
@pytest.mark.parametrize(("sign", "life"), [("4H", 3), ("4D", 3), ("4S", 2), ("4C", 2)])
def test_cactus(table: BangScenario, sign: str, life: int) -> None:
    """A Missed! effect, and a life on a red card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Cactus"], "life": 2}, Cat={}, Dan={}, deck_top=[sign])
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Cactus")
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- cards in play


@ruling("BANG-570", "BANG-571")
def test_a_look_at_the_map(table: BangScenario) -> None:
    """After the check for her Jail, Bob sees two cards, discards the Beer and draws the Scope."""
    deck = ["2H", "Beer", "Scope", "Saloon"]
    table.seats(Ann={}, Bob={"play": ["Map", "Jail"]}, Cat={}, Dan={}, deck_top=deck)
    rail(table, *ROW)
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="discard_by_map", options=["Beer", "Scope", None]).answers("Beer")
    table.has_hand(Bob=["Scope", "Saloon"])
    table.pile_is("Beer")
    table.is_quiet()


@ruling("BANG-570")
def test_the_map_need_not_be_used(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"play": ["Map"]}, Cat={}, Dan={}, deck_top=["Beer", "Scope"])
    rail(table, *ROW)
    table.turn("Bob", phase="start").asked("Bob").answers(None)
    table.has_hand(Bob=["Beer", "Scope"])
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-571")
def test_the_map_comes_before_abilities(table: BangScenario) -> None:
    """Vera Custer looks at her Map before she copies anybody, and in Jail not at all."""
    table.seats(
        Ann={"character": "Pixie Pete"}, Bob={"character": "Vera Custer", "play": ["Map"]}, Cat={}, Dan={}, also=LINE
    )
    rail(table, *ROW)
    table.turn("Bob", phase="start").asked("Bob", kind="discard_by_map").answers(None)
    table.asked("Bob", kind="choose_copied").answers("Ann")
    table.has_cards(Bob=3)
    table.is_quiet()


@ruling("BANG-571")
def test_no_map_in_jail(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"play": ["Map", "Jail"]}, Cat={}, Dan={}, deck_top=["2S"])
    rail(table, *ROW)
    table.turn("Bob", phase="start")
    table.is_quiet("Cat")


@ruling("BANG-574")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou"])
def test_a_refund_for_a_card(table: BangScenario, card: str) -> None:
    table.seats(Ann={"hand": [card]}, Bob={"play": ["Refund"], "hand": ["Saloon"]}, Cat={}, Dan={}, deck_top=["Beer"])
    rail(table, *ROW)
    table.turn("Ann").plays(card, on="Bob").asked("Ann").answers(("hand", "Bob"))
    table.has_hand(Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-574")
def test_no_refund_for_itself(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Refund"], "hand": ["Saloon"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Cat Balou", on="Bob").asked("Ann").answers("Refund")
    table.has_hand(Bob=["Saloon"])
    table.is_quiet()


@ruling("BANG-575")
def test_no_refund_for_a_train_robbery(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Train Robbery"]}, Bob={"play": ["Barrel", "Refund"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Train Robbery", on="Bob")
    table.asked("Bob", kind="give_up_card", options=["Barrel", None]).answers("Barrel")
    table.asked("Bob", kind="give_up_card", options=["Refund", None]).answers("Refund")
    table.has_cards(Bob=0)
    table.is_quiet()


@ruling("BANG-584", "BANG-585")
@pytest.mark.parametrize("jailed", [False, True])
def test_a_card_from_the_strongbox(table: BangScenario, jailed: bool) -> None:  # noqa: FBT001
    """At the very end of the turn, too late to be played in it, and also from Jail."""
    play = ["Strongbox", "Jail"] if jailed else ["Strongbox"]
    deck = ["2S", "Beer"] if jailed else ["Scope", "Saloon", "Beer"]
    table.seats(Ann={}, Bob={"play": play}, Cat={}, Dan={}, deck_top=deck)
    rail(table, *ROW)
    table.turn("Bob", phase="start")
    if not jailed:
        table.has_hand(Bob=["Scope", "Saloon"])
        table.ends_turn()
    table.has_hand(Bob=["Beer"] if jailed else ["Scope", "Saloon", "Beer"])
    table.is_quiet("Cat")


@ruling("BANG-X196")
def test_one_bang_more_with_a_dragoon(table: BangScenario) -> None:
    """Range 2, and two BANG! cards in a turn, not three."""
    table.seats(Ann={"hand": ["BANG!", "BANG!", "BANG!"], "play": ["Dragoon"]}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Cat", offered={"Ann", "Bob", "Cat", "Eve", "Fox"}).plays("BANG!", on="Bob")
    table.may_play()
    table.is_quiet()


# -------------------------------------------------------------------- shots


@ruling("BANG-572")
def test_a_knife_revolver_shares_the_limit(table: BangScenario) -> None:
    """After it no BANG! card, and after a BANG! card not it; Willy the Kid may play both."""
    table.seats(Ann={"hand": ["Knife Revolver", "BANG!"]}, Bob={}, Cat={}, Dan={}, deck_top=["2C"])
    rail(table, *ROW)
    table.turn("Ann").plays("Knife Revolver", on="Bob", offered={"Ann", "Bob", "Dan"}).may_play()
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@ruling("BANG-572")
def test_after_a_bang_no_knife_revolver(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Knife Revolver", "BANG!"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").may_play()
    table.cannot_play("Knife Revolver", why="bang-why-bang-limit", ruling="BANG-572")
    table.is_quiet()


@ruling("BANG-572")
def test_willy_plays_both(table: BangScenario) -> None:
    hand = ["Knife Revolver", "BANG!"]
    table.seats(Ann={"hand": hand, "character": "Willy the Kid"}, Bob={}, Cat={}, Dan={}, deck_top=["2C"])
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").plays("Knife Revolver", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-573")
def test_a_knife_revolver_is_no_bang_card(table: BangScenario) -> None:
    """Not in a Duel and not against Indians!; a single Missed! stops it even if Slab the Killer plays it."""
    table.seats(Ann={"hand": ["Duel", "Indians!"]}, Bob={"hand": ["Knife Revolver"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Duel", on="Bob").asked("Bob", options=[None]).answers(None)
    table.plays("Indians!").asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-581")
def test_a_train_robbery_shares_the_limit(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Train Robbery", "BANG!"]}, Bob={"play": ["Scope"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Train Robbery", on="Bob", offered={"Bob"}).asked("Bob").answers("Scope")
    table.may_play()
    table.is_quiet()


@ruling("BANG-581")
def test_after_a_bang_no_train_robbery(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Train Robbery", "BANG!"]}, Bob={"play": ["Scope"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").may_play()
    table.cannot_play("Train Robbery", why="bang-why-bang-limit", ruling="BANG-581")
    table.is_quiet()


@ruling("BANG-582", "BANG-583")
def test_each_card_for_itself(table: BangScenario) -> None:
    """Cat, far away, gives up her Scope, and is shot at for the Barrel and the Mustang: one hit, one miss."""
    table.seats(
        Ann={"hand": ["Train Robbery"]},
        Bob={},
        Cat={"play": ["Scope", "Barrel", "Mustang"], "hand": ["Missed!"]},
        Dan={},
        Eve={},
        Fox={},
        deck_top=["2S"],
    )
    rail(table, *ROW)
    table.turn("Ann").plays("Train Robbery", on="Cat")
    table.asked("Cat", kind="give_up_card").answers("Scope")
    table.asked("Cat", kind="give_up_card").answers(None)
    table.asked("Cat", kind="defend", options=["Barrel", "Missed!", None]).answers("Barrel")
    table.asked("Cat", kind="defend", options=["Missed!", None]).answers(None)
    table.asked("Cat", kind="give_up_card", options=["Mustang", None]).answers(None)
    table.asked("Cat", kind="defend", options=["Barrel", "Missed!", None]).answers("Missed!")
    table.has_in_play(Cat=["Barrel", "Mustang"])
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eve=4, Fox=4)
    table.is_quiet()


@ruling("BANG-X182")
def test_nobody_to_rob(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Train Robbery"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").may_play()
    table.cannot_play("Train Robbery", why="bang-why-nothing-in-play", ruling="BANG-X182")
    table.is_quiet()


@ruling("BANG-X183")
def test_most_wanted(table: BangScenario) -> None:
    """Ann draws, then all check from her on: spades take a life; of Dan's reward she has three cards."""
    table.seats(
        Ann={"hand": ["Most Wanted"]},
        Bob={},
        Cat={},
        Dan={"role": "outlaw", "life": 1},
        deck_top=["Beer", "2S", "2H", "3S", "4S", "Scope", "Saloon", "Volcanic"],
    )
    rail(table, *ROW)
    table.turn("Ann").plays("Most Wanted")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=0)
    table.has_hand(Ann=["Beer", "Scope", "Saloon", "Volcanic"])
    table.is_quiet()


@ruling("BANG-592", "BANG-X209")
def test_if_most_wanted_kills_everybody_the_outlaws_win(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Most Wanted"], "role": "sheriff", "life": 1},
        Bob={"role": "renegade", "life": 1},
        Cat={"role": "outlaw", "dead": True},
        Dan={"role": "outlaw", "dead": True},
        deck_top=["Scope", "2S", "3S"],
    )
    rail(table, *ROW)
    table.turn("Ann").plays("Most Wanted")
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


# -------------------------------------------------------------------- the train


@ruling("BANG-576")
@pytest.mark.parametrize("twice", [False, True])
def test_full_steam(table: BangScenario, twice: bool) -> None:  # noqa: FBT001
    """To the end of the line; nobody is shot at, or everybody twice."""
    table.seats(Ann={"hand": ["Full Steam"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Full Steam")
    table.asked("Ann", kind="run_locomotive", options=["hold_locomotive", "run_twice"]).answers(
        "run_twice" if twice else "hold_locomotive"
    )
    lost = 2 if twice else 0
    table.has_life(Ann=5 - lost, Bob=4 - lost, Cat=4 - lost, Dan=4 - lost)
    assert (here(table).place, here(table).locomotive) == (0, "leland")
    table.is_quiet()


@ruling("BANG-577")
def test_two_stores_one_after_the_other(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Full Steam"]}, Bob={}, Cat={}, Dan={}, deck_top=["2S", "3S", "4S", "5S"])
    rail(table, *ROW, deck=[])
    table.turn("Ann").plays("Full Steam").asked("Ann").answers("run_twice")
    for _ in range(2):
        for name in ("Ann", "Bob", "Cat"):
            asked = table.decision(name, "pick_from_store")
            table.match.answer(asked.options[0])
    table.has_cards(Ann=2, Bob=2, Cat=2, Dan=2)
    table.is_quiet()


@ruling("BANG-576", "BANG-530")
def test_a_railcar_before_full_steam_is_decided(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Full Steam", "BANG!"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Caboose", "Mail Car", "Private Car"], side="Ironhorse")
    table.turn("Ann").plays("Full Steam")
    table.asked("Ann", kind="take_railcar").answers(("pay_for", "boom_town", "Private Car"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.asked("Ann", kind="run_locomotive").answers("hold_locomotive")
    table.has_in_play(Ann=["Private Car"])
    table.is_quiet()


@ruling("BANG-578")
def test_next_stop_draws_before_the_end_of_the_line(table: BangScenario) -> None:
    """Ann draws the Missed! with which she answers Ironhorse."""
    table.seats(Ann={"hand": ["Next Stop"]}, Bob={}, Cat={}, Dan={}, deck_top=["Missed!"])
    rail(table, *ROW, place=2, side="Ironhorse", deck=[])
    table.turn("Ann").plays("Next Stop").asked("Ann", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-579", "BANG-580")
def test_a_water_tower(table: BangScenario) -> None:
    """Any railcar of the train, under a station or not; and another one for its price."""
    table.seats(Ann={"hand": ["Water Tower", "BANG!"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Caboose", "Mail Car", "Private Car"], place=1)
    table.turn("Ann").plays("Water Tower")
    free = [("take_freely", "Caboose"), ("take_freely", "Mail Car"), ("take_freely", "Private Car")]
    table.asked("Ann", kind="take_railcar", options=free).answers(("take_freely", "Private Car"))
    assert here(table).place == 1
    table.asked("Ann").answers(("pay_for", "boom_town", "Caboose"))
    table.asked("Ann", kind="pay_station").answers("BANG!")
    table.has_in_play(Ann=["Private Car", "Caboose"])
    table.is_quiet()


def test_no_water_for_a_train_without_railcars(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Water Tower"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, deck=[])
    table.turn("Ann").may_play()
    table.cannot_play("Water Tower", why="bang-why-no-railcar", ruling="BANG-579")
    table.is_quiet()


# -------------------------------------------------------------------- Money Bag


@ruling("BANG-X184")
def test_a_bang_out_of_the_money_bag(table: BangScenario) -> None:
    """Ann has played her BANG! card; the bag is a BANG! effect in range, outside the limit, and no BANG! card."""
    table.seats(
        Ann={"hand": ["BANG!", "Money Bag"], "character": "Slab the Killer"},
        Bob={"hand": ["Missed!", "Missed!", "Missed!"]},
        Cat={},
        Dan={},
    )
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Dan")
    table.plays("Money Bag", on="Bob", offered={"Ann", "Bob", "Dan"}).asked("Bob").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.has_cards(Bob=2)
    table.is_quiet()


@ruling("BANG-X184")
@pytest.mark.parametrize(("top", "playable"), [("Stagecoach", True), ("Scope", False), ("Missed!", False)])
def test_what_the_bag_copies(table: BangScenario, top: str, playable: bool) -> None:  # noqa: FBT001
    table.seats(Ann={"hand": ["Money Bag"]}, Bob={}, Cat={}, Dan={}, pile=[top])
    rail(table, *ROW)
    table.turn("Ann")
    if playable:
        table.plays("Money Bag").has_cards(Ann=2)
    else:
        table.cannot_play("Money Bag", why="bang-why-nothing-to-copy", ruling="BANG-X184")
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X184")
def test_the_bag_pays_what_the_card_costs(table: BangScenario) -> None:
    """Whisky costs a further card, also out of the bag."""
    table.seats(Ann={"hand": ["Money Bag", "Beer", "Scope"], "life": 1}, Bob={}, Cat={}, Dan={}, pile=["Whisky"])
    rail(table, *ROW)
    table.turn("Ann").plays("Money Bag").asked("Ann", kind="pay_card").answers("Scope")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-591")
def test_no_bag_outside_ones_turn(table: BangScenario) -> None:
    """A Missed! lies on top: Bob cannot answer with his bag."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Money Bag"]}, Cat={}, Dan={}, pile=["Missed!"])
    rail(table, *ROW)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Switch


@ruling("BANG-586", "BANG-750")
def test_a_weapon_by_switch(table: BangScenario) -> None:
    """Ann gives her Scope for Bob's Winchester, and discards her Schofield; Bob's Refund pays him a card."""
    table.seats(
        Ann={"hand": ["Switch"], "play": ["Scope", "Schofield"]},
        Bob={"play": ["Winchester", "Refund"]},
        Cat={},
        Dan={},
        deck_top=["Beer"],
    )
    rail(table, *ROW)
    table.turn("Ann").plays("Switch", on="Bob", offered={"Bob"})
    table.asked("Ann", kind="switch_for", options=["Winchester", "Refund"]).answers("Winchester")
    table.asked("Ann", kind="switch_away", options=["Scope", "Schofield"]).answers("Scope")
    table.has_in_play(Ann=["Winchester"], Bob=["Scope", "Refund"])
    table.has_hand(Bob=["Beer"])
    table.pile_is("Switch", "Schofield")
    table.is_quiet()


@ruling("BANG-587")
def test_no_second_barrel_by_switch(table: BangScenario) -> None:
    """Ann has a Barrel and a Scope, Bob a Barrel: only Barrel for Barrel would go."""
    table.seats(Ann={"hand": ["Switch"], "play": ["Barrel", "Scope"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Switch", on="Bob")
    table.has_in_play(Ann=["Barrel", "Scope"], Bob=["Barrel"])
    assert len(table.events("card_moved")) == 2
    table.is_quiet()


@ruling("BANG-588")
def test_switch_takes_a_ghost_car(table: BangScenario) -> None:
    """Bob, who has no lives, loses his Ghost Car to Dan and is out at once."""
    table.seats(
        Ann={}, Bob={"play": ["Ghost Car"]}, Cat={}, Dan={"hand": ["Switch"], "play": ["Scope"]}, Eve={}, also=LINE
    )
    rail(table, *ROW)
    table.laid.stay_as_ghost(table.laid.order[1], "ghost_car")
    table.turn("Dan").plays("Switch", on="Bob")
    table.has_in_play(Dan=["Ghost Car"], Bob=[])
    assert not table.table.alive(table.seat("Bob"))
    table.is_quiet()


@ruling("BANG-589")
@pytest.mark.parametrize("card", ["Ghost Car", "Jail"])
def test_the_sheriff_gets_neither_jail_nor_ghost_car(table: BangScenario, card: str) -> None:
    """Neither as the one who plays Switch nor as the one on whom it is played."""
    table.seats(Ann={"hand": ["Switch"], "play": ["Scope"]}, Bob={"play": [card]}, Cat={"play": ["Mustang"]}, Dan={})
    rail(table, *ROW)
    table.turn("Ann").plays("Switch", on="Cat", offered={"Cat"})
    table.is_quiet()


@ruling("BANG-589")
def test_nobody_gives_them_to_the_sheriff(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Scope"]}, Bob={"hand": ["Switch"], "play": ["Jail"]}, Cat={}, Dan={})
    rail(table, *ROW)
    table.turn("Bob").may_play()
    table.cannot_play("Switch", why="bang-why-nothing-to-switch", ruling="BANG-587")
    table.is_quiet()


@ruling("BANG-590")
def test_the_train_is_not_in_play(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Switch"], "play": ["Scope"]}, Bob={}, Cat={}, Dan={})
    rail(table, *ROW, railcars=["Caboose"], place=1)
    table.turn("Ann").may_play()
    assert names(here(table).railcars) == ["caboose"]
    table.is_quiet()
