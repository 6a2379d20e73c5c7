"""Dangerous equipment (BANG-444 to BANG-447, BANG-450, BANG-453, BANG-454, BANG-470 to BANG-474)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import PASS, able, distances, has_loads, load
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-X155")
def test_an_ace_as_often_as_it_is_paid(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Ace Up The Sleeve"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", ace_up_the_sleeve=3)
    table.turn("Ann").uses("Ace Up The Sleeve")
    table.has_cards(Ann=1)
    assert not able(table, "Ann", "Ace Up The Sleeve")
    table.is_quiet()


# -------------------------------------------------------------------- Bandolier


@ruling("BANG-444")
def test_a_bandolier_gives_one_more_bang(table: BangScenario) -> None:
    """Two BANG! cards instead of one, in range; the second triggers the weapon too. Once in a turn."""
    hand = ["BANG! 2D", "BANG! 3D", "BANG! 2C"]
    table.seats(Ann={"hand": hand, "play": ["Bandolier", "Double Barrel"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", bandolier=3, double_barrel=2)
    table.turn("Ann").plays("BANG! 2D", on="Bob").asked("Ann", kind="strengthen_shot").answers(None)
    table.cannot_play("BANG! 3D", why="bang-why-bang-limit", ruling="BANG-041")
    table.uses("Bandolier").plays("BANG! 3D", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.asked("Ann", kind="strengthen_shot").answers(("pay_loads", 1, 1))
    table.cannot_play("BANG! 2C", why="bang-why-bang-limit", ruling="BANG-041")
    assert not able(table, "Ann", "Bandolier")
    has_loads(table, "Ann", bandolier=2, double_barrel=1)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-444")
def test_what_its_last_load_paid_for_holds(table: BangScenario) -> None:
    """The Bandolier is gone, the further BANG! card is not; in the next turn there is one again."""
    table.seats(Ann={"hand": ["BANG!", "BANG!"], "play": ["Bandolier"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", bandolier=1)
    table.turn("Ann").uses("Bandolier")
    table.has_in_play(Ann=[])
    table.plays("BANG!", on="Bob").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Whip, Lockpick, Beer Keg


@ruling("BANG-445", "BANG-446")
def test_a_whip_reaches_every_card_in_play_and_no_hand(table: BangScenario) -> None:
    """Dan is three seats away; Bob has only a hand and cannot be chosen. The Whip itself is used up by it."""
    table.seats(
        Ann={"play": ["Whip", "Scope"]},
        Bob={"hand": ["Beer"]},
        Cat={},
        Dan={"hand": ["Beer"], "play": ["Mustang", "Barrel"]},
        Eve={},
        Fox={},
    )
    load(table, "Ann", whip=3)
    table.turn("Ann").uses("Whip", on="Dan", offered={"Ann", "Dan"})
    table.asked("Ann", kind="choose_their_card", options=["Mustang", "Barrel"]).answers("Mustang")
    table.has_in_play(Ann=["Scope"], Dan=["Barrel"])
    table.has_cards(Dan=1)
    table.is_quiet()


@ruling("BANG-445")
def test_no_whip_where_nothing_lies(table: BangScenario) -> None:
    """There is no card in play but the Whip itself."""
    table.seats(Ann={"play": ["Whip"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    load(table, "Ann", whip=4)
    table.turn("Ann")
    assert not able(table, "Ann", "Whip")
    table.is_quiet()


@ruling("BANG-470", "BANG-471")
def test_a_lockpick_opens_every_hand_and_nothing_else(table: BangScenario) -> None:
    """Dan, three seats away, loses a card of his hand; Cat has only cards in play."""
    table.seats(
        Ann={"play": ["Lockpick"]},
        Bob={},
        Cat={"play": ["Scope"]},
        Dan={"hand": ["Beer"], "play": ["Barrel"]},
        Eve={},
        Fox={},
    )
    load(table, "Ann", lockpick=4)
    table.turn("Ann").uses("Lockpick", on="Dan", offered={"Dan"})
    table.has_hand(Ann=["Beer"], Dan=[])
    table.has_in_play(Dan=["Barrel"])
    has_loads(table, "Ann", lockpick=1)
    table.is_quiet()


@ruling("BANG-447")
@pytest.mark.parametrize("life", [3, 5])
def test_a_beer_keg_heals_in_ones_turn(table: BangScenario, life: int) -> None:
    """Three loads for a life, even with two players left; who lacks none has no use for it."""
    table.seats(Ann={"play": ["Beer Keg"], "life": life}, Bob={}, Cat={"dead": True}, Dan={"dead": True})
    load(table, "Ann", beer_keg=3)
    table.turn("Ann")
    assert able(table, "Ann", "Beer Keg") == (life == 3)
    if life == 3:
        table.uses("Beer Keg")
        assert table.table.life[0] == 4
        table.has_in_play(Ann=[])
    table.is_quiet()


# -------------------------------------------------------------------- Crate


@ruling("BANG-450")
@pytest.mark.parametrize("first", ["Barrel", "Crate"])
def test_barrel_or_crate_first(table: BangScenario, first: str) -> None:
    """Bob decides: the check of the Barrel fails and he pays the Crate, or the Crate at once."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel", "Crate"]}, Cat={}, Dan={}, deck_top=["4S"])
    load(table, "Bob", crate=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=["Barrel", "Crate", None]).answers(first)
    if first == "Barrel":
        table.asked("Bob", kind="defend", options=["Crate", None]).answers("Crate")
    has_loads(table, "Bob", crate=1)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-450", "BANG-416")
def test_a_crate_with_one_load_is_no_cover(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Crate"]}, Cat={}, Dan={})
    load(table, "Bob", character=4, crate=1)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X156")
def test_a_crate_twice_against_slab(table: BangScenario) -> None:
    """Four loads are two Missed! effects against the same shot."""
    table.seats(Ann={"hand": ["BANG!"], "character": "Slab the Killer"}, Bob={"play": ["Crate"]}, Cat={}, Dan={})
    load(table, "Bob", crate=4)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Crate")
    table.asked("Bob", kind="defend", options=["Crate", None]).answers("Crate")
    table.has_in_play(Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Bell Tower


@ruling("BANG-453", "BANG-454")
def test_a_bell_tower_for_the_next_card_alone(table: BangScenario) -> None:
    """Dan, three seats away and with a Mustang, is at distance 1 for one card; rung again, for another one."""
    table.seats(
        Ann={"hand": ["Panic!", "BANG!"], "play": ["Bell Tower"]},
        Bob={},
        Cat={},
        Dan={"hand": ["Beer"], "play": ["Mustang"]},
        Eve={},
        Fox={},
    )
    load(table, "Ann", bell_tower=3)
    table.turn("Ann")
    assert distances(table, "Ann") == [0, 1, 2, 4, 2, 1]
    table.uses("Bell Tower")
    assert distances(table, "Ann") == [0, 1, 1, 1, 1, 1]
    assert not able(table, "Ann", "Bell Tower")
    table.plays("Panic!", on="Dan").asked("Ann", kind="choose_their_card").answers(("hand", "Dan"))
    assert distances(table, "Ann") == [0, 1, 2, 4, 2, 1]
    table.uses("Bell Tower").plays("BANG!", on="Dan", offered={"Ann", "Bob", "Cat", "Dan", "Eve", "Fox"})
    assert table.table.life[3] == 3
    has_loads(table, "Ann", bell_tower=1)
    table.is_quiet()


@ruling("BANG-453", "BANG-X165")
def test_the_bell_is_silent_when_the_turn_is_over(table: BangScenario) -> None:
    """Ann has rung and played nothing; the last load was spent, so the Bell Tower is gone, but not its sound."""
    table.seats(Ann={"play": ["Bell Tower"]}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    load(table, "Ann", bell_tower=1)
    table.turn("Ann").uses("Bell Tower")
    table.has_in_play(Ann=[])
    assert distances(table, "Ann") == [0, 1, 1, 1, 1, 1]
    assert distances(table, "Bob") == [1, 0, 1, 2, 3, 2]
    table.ends_turn()
    assert distances(table, "Ann") == [0, 1, 2, 3, 2, 1]
    table.is_quiet("Bob")


# -------------------------------------------------------------------- Tumbleweed


@ruling("BANG-472", "BANG-473")
def test_anybodys_check_is_made_again(table: BangScenario) -> None:
    """Bob's Barrel has drawn hearts in Ann's turn; Cat, who is not even concerned, pays a load, and it is spades."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"play": ["Barrel"]},
        Cat={"play": ["Tumbleweed"]},
        Dan={},
        deck_top=["4H", "5S"],
    )
    load(table, "Cat", tumbleweed=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Barrel")
    table.asked("Cat", kind="repeat_check", options=["Tumbleweed", *PASS]).answers("Tumbleweed")
    table.asked("Cat", kind="repeat_check").answers(None)
    has_loads(table, "Cat", tumbleweed=2)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.pile_is("4H", "5S")
    table.is_quiet()


@ruling("BANG-473", "BANG-474")
def test_ones_own_check_several_times(table: BangScenario) -> None:
    """Bob is in Jail and draws clubs, spades, hearts: two loads, and the Tumbleweed is gone, but he is free."""
    table.seats(
        Ann={}, Bob={"play": ["Jail", "Tumbleweed"]}, Cat={}, Dan={}, deck_top=["4C", "5S", "6H", "Beer", "Scope"]
    )
    load(table, "Bob", tumbleweed=2)
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="repeat_check").answers("Tumbleweed")
    table.asked("Bob", kind="repeat_check").answers("Tumbleweed")
    table.has_in_play(Bob=[])
    table.has_hand(Bob=["Beer", "Scope"])
    table.is_quiet()


@ruling("BANG-502", "BANG-744")
def test_lucky_duke_turns_two_new_cards(table: BangScenario) -> None:
    """He chose hearts; Cat's Tumbleweed makes both cards void, and of two new ones he chooses again."""
    table.seats(
        Ann={"play": ["Jail"], "character": "Lucky Duke", "role": "outlaw"},
        Bob={"role": "sheriff"},
        Cat={"play": ["Tumbleweed"]},
        Dan={},
        deck_top=["4H", "4S", "5S", "6S"],
    )
    load(table, "Cat", tumbleweed=3)
    table.turn("Ann", phase="start").asked("Ann", kind="choose_checked").answers("4H")
    table.asked("Cat", kind="repeat_check").answers("Tumbleweed")
    table.asked("Ann", kind="choose_checked").answers("6S")
    table.asked("Cat", kind="repeat_check").answers(None)
    assert table.table.active == 1
    table.is_quiet("Bob")


@ruling("BANG-472")
def test_a_tumbleweed_without_loads_rolls_nowhere(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={"play": ["Tumbleweed"]}, Dan={}, deck_top=["4H"]
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-416")
def test_a_card_with_too_few_loads_says_so(table: BangScenario) -> None:
    """Ann's Whip lacks a load; a Crate is not for her turn, so nothing is said of it, and Bob is told nothing."""
    table.seats(Ann={"play": ["Whip", "Crate", "Ace Up The Sleeve"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", whip=2, crate=1, ace_up_the_sleeve=2)
    table.turn("Ann")
    found = [(why.thing.partition(":")[0], why.message, why.ruling) for why in table.reasons("Ann")]
    assert found == [("whip", "bang-why-too-few-loads", "BANG-416")]
    assert table.reasons("Bob") == ()
    table.is_quiet()
