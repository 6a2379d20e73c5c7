"""The new cards of Dodge City, each by its symbols (BANG-266)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.dodge_city.looking import usable


@ruling("BANG-266", "BANG-170", "BANG-171")
def test_binocular(table: BangScenario) -> None:
    """Six players, Ann has a Binocular: she sees the others one closer, never below 1; nobody sees her closer."""
    table.seats(Ann={"play": ["Binocular"]}, Bob={}, Cat={}, Dan={}, Eva={}, Flo={})
    table.turn("Ann")
    assert [table.distance("Ann", name) for name in ("Bob", "Cat", "Dan", "Eva", "Flo")] == [1, 1, 2, 1, 1]
    assert [table.distance(name, "Ann") for name in ("Bob", "Cat", "Dan", "Eva", "Flo")] == [1, 2, 3, 2, 1]
    table.is_quiet()


@ruling("BANG-266", "BANG-043")
def test_binocular_and_scope_add_up(table: BangScenario) -> None:
    """Their names differ, so both may lie in front of Ann: Dan, three places away, is at distance 1."""
    table.seats(Ann={"hand": ["Binocular", "BANG!"], "play": ["Scope"]}, Bob={}, Cat={}, Dan={}, Eva={}, Flo={})
    table.turn("Ann")
    assert table.distance("Ann", "Dan") == 2
    table.plays("Binocular")
    assert table.distance("Ann", "Dan") == 1
    table.plays("BANG!", on="Dan", offered={"Ann", "Bob", "Cat", "Dan", "Eva", "Flo"})
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3, Eva=4, Flo=4)
    table.is_quiet()


@ruling("BANG-266", "BANG-166", "BANG-167")
def test_hideout(table: BangScenario) -> None:
    """Six players, Ann has a Hideout: the others see her one further, she sees them as usual."""
    table.seats(Ann={"play": ["Hideout"]}, Bob={"hand": ["BANG!", "Panic!"]}, Cat={}, Dan={}, Eva={}, Flo={})
    table.turn("Bob")
    assert [table.distance(name, "Ann") for name in ("Bob", "Cat", "Dan", "Eva", "Flo")] == [2, 3, 4, 3, 2]
    assert [table.distance("Ann", name) for name in ("Bob", "Cat", "Dan", "Eva", "Flo")] == [1, 2, 3, 2, 1]
    table.plays("BANG!", on="Cat", offered={"Bob", "Cat"})
    table.cannot_play("Panic!", why="bang-why-too-far", ruling="BANG-142")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eva=4, Flo=4)
    table.is_quiet()


@ruling("BANG-266", "BANG-043")
def test_hideout_and_mustang_add_up(table: BangScenario) -> None:
    """Bob sees Ann, his neighbour, at distance 3; a Binocular brings her to 2."""
    table.seats(Ann={"play": ["Hideout", "Mustang"]}, Bob={"hand": ["Binocular"]}, Cat={}, Dan={})
    table.turn("Bob")
    assert table.distance("Bob", "Ann") == 3
    table.plays("Binocular")
    assert table.distance("Bob", "Ann") == 2
    table.is_quiet()


@ruling("BANG-266", "BANG-199", "BANG-202")
@pytest.mark.parametrize("card", ["Punch", "Knife", "Derringer"])
def test_distance_1_whatever_the_weapon(card: str, table: BangScenario) -> None:
    """A Winchester does not carry a Punch, Knife or Derringer further than distance 1; Bob's Mustang is too far."""
    laid = {"hand": [card], "play": ["Winchester"]} if card == "Punch" else {"play": ["Winchester", card]}
    table.seats(Ann=laid, Bob={"play": ["Mustang"]}, Cat={}, Dan={}, Eva={})  # type: ignore[arg-type]
    turn = table.turn("Ann")
    if card == "Punch":
        turn.plays(card, on="Eva", offered={"Ann", "Eva"})
    else:
        turn.uses(card, on="Eva", offered={"Ann", "Eva"})
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4, Eva=3)
    table.has_cards(Ann=1 if card == "Derringer" else 0)
    table.is_quiet()


@ruling("BANG-266", "BANG-202")
def test_punch_on_oneself(table: BangScenario) -> None:
    """Ann may even punch herself."""
    table.seats(Ann={"hand": ["Punch"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Punch", on="Ann", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-261", "BANG-109", "BANG-X30")
def test_derringer_draws_with_the_shot(table: BangScenario) -> None:
    """Ann draws for her Derringer, then El Gringo, hit by it, takes that very card from her hand."""
    table.seats(Ann={"play": ["Derringer"]}, Bob={"character": "El Gringo"}, Cat={}, Dan={}, deck_top=["Beer"])
    table.turn("Ann").uses("Derringer", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-266", "BANG-X30")
def test_derringer_draws_even_if_it_is_cancelled(table: BangScenario) -> None:
    """Bob answers with a Missed!; Ann draws her card all the same."""
    table.seats(Ann={"play": ["Derringer"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={}, deck_top=["Beer"])
    table.turn("Ann").uses("Derringer", on="Bob")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer"], Bob=[])
    table.is_quiet()


@ruling("BANG-266", "BANG-198")
def test_pepperbox_in_range_of_the_weapon(table: BangScenario) -> None:
    """With a Schofield (2) Ann's Pepperbox reaches Cat, two places away, but not Dan, three places away."""
    table.seats(Ann={"play": ["Pepperbox", "Schofield"]}, Bob={}, Cat={}, Dan={}, Eva={}, Flo={})
    table.turn("Ann").uses("Pepperbox", on="Cat", offered={"Ann", "Bob", "Cat", "Eva", "Flo"})
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eva=4, Flo=4)
    table.has_in_play(Ann=["Schofield"])
    table.is_quiet()


@ruling("BANG-266", "BANG-198")
def test_pepperbox_with_the_colt(table: BangScenario) -> None:
    """Without a weapon the Pepperbox reaches the neighbours only."""
    table.seats(Ann={"play": ["Pepperbox"]}, Bob={}, Cat={}, Dan={}, Eva={}, Flo={})
    table.turn("Ann").uses("Pepperbox", on="Bob", offered={"Ann", "Bob", "Flo"})
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4, Eva=4, Flo=4)
    table.is_quiet()


@ruling("BANG-266", "BANG-196")
def test_buffalo_rifle_at_any_distance(table: BangScenario) -> None:
    """Ann hits Dan, three places away and behind Mustang and Hideout."""
    everybody = {"Ann", "Bob", "Cat", "Dan", "Eva", "Flo"}
    table.seats(Ann={"play": ["Buffalo Rifle"]}, Bob={}, Cat={}, Dan={"play": ["Mustang", "Hideout"]}, Eva={}, Flo={})
    table.turn("Ann").uses("Buffalo Rifle", on="Dan", offered=everybody)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3, Eva=4, Flo=4)
    table.pile_is("Buffalo Rifle")
    table.is_quiet()


@ruling("BANG-266", "BANG-197")
def test_howitzer_hits_all_others_in_turn(table: BangScenario) -> None:
    """Ann's Howitzer: Bob is asked first, Cat has nothing, Dan last; Ann herself is not hit."""
    table.seats(Ann={"play": ["Howitzer"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={"play": ["Iron Plate"]})
    table.turn("Ann").uses("Howitzer", offered=set())
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.asked("Dan", kind="defend", options=["Iron Plate", None]).answers("Iron Plate")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.pile_is("Howitzer", "Missed!", "Iron Plate")
    table.is_quiet()


@ruling("BANG-266", "BANG-193")
def test_pony_express_draws_three(table: BangScenario) -> None:
    """Ann discards her Pony Express and draws 3 cards from the deck."""
    table.seats(Ann={"play": ["Pony Express"]}, Bob={}, Cat={}, Dan={}, deck_top=["Beer", "Duel", "Scope"])
    table.turn("Ann").uses("Pony Express", offered=set())
    table.has_hand(Ann=["Beer", "Duel", "Scope"], Bob=[], Cat=[], Dan=[])
    table.pile_is("Pony Express")
    table.is_quiet()


@ruling("BANG-266", "BANG-191")
@pytest.mark.parametrize(("life", "after"), [(1, 2), (4, 5), (5, 5)])
def test_canteen_heals_one_life(life: int, after: int, table: BangScenario) -> None:
    """Ann, the Sheriff, gains 1 life, never above her 5; nobody else gains any."""
    table.seats(Ann={"play": ["Canteen"], "life": life}, Bob={"life": 1}, Cat={}, Dan={})
    table.turn("Ann").uses("Canteen", offered=set())
    table.has_life(Ann=after, Bob=1, Cat=4, Dan=4)
    table.has_in_play(Ann=[])
    table.is_quiet()


@ruling("BANG-266", "BANG-195", "BANG-196")
def test_can_can_at_any_distance(table: BangScenario) -> None:
    """Ann's Can Can makes Cat, two places away, lose a random card of her hand; Bob and Dan have none to lose."""
    table.seats(Ann={"play": ["Can Can"]}, Bob={}, Cat={"hand": ["Duel", "Beer"], "play": ["Barrel"]}, Dan={})
    table.turn("Ann").uses("Can Can", on="Cat", offered={"Cat"})
    table.will_take("Cat", "Beer")
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Cat"), "Barrel"]).answers(("hand", "Cat"))
    table.has_hand(Ann=[], Cat=["Duel"])
    table.has_in_play(Ann=[], Cat=["Barrel"])
    table.pile_is("Can Can", "Beer")
    table.is_quiet()


@ruling("BANG-266", "BANG-X06")
@pytest.mark.parametrize("card", ["Can Can", "Conestoga"])
def test_nobody_has_a_card(card: str, table: BangScenario) -> None:
    """Nobody has a card besides Ann's Can Can or Conestoga itself: it cannot be used."""
    table.seats(Ann={"play": [card]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert usable(table, "Ann") == set()
    table.is_quiet()


@ruling("BANG-266", "BANG-192", "BANG-196")
def test_conestoga_takes_a_card_at_any_distance(table: BangScenario) -> None:
    """Ann takes Cat's Barrel, two places away, into hand."""
    table.seats(Ann={"play": ["Conestoga"]}, Bob={}, Cat={"hand": ["Duel"], "play": ["Barrel"]}, Dan={})
    table.turn("Ann").uses("Conestoga", on="Cat", offered={"Cat"})
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Cat"), "Barrel"]).answers("Barrel")
    table.has_hand(Ann=["Barrel"], Cat=["Duel"])
    table.has_in_play(Ann=[], Cat=[])
    table.pile_is("Conestoga")
    table.is_quiet()


@ruling("BANG-266", "BANG-190")
@pytest.mark.parametrize("card", ["Ten Gallon Hat", "Iron Plate", "Sombrero"])
def test_plain_green_missed(card: str, table: BangScenario) -> None:
    """Bob discards it against Ann's BANG! and draws nothing."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": [card]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=[card, None]).answers(card)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=0)
    table.is_quiet()


@ruling("BANG-266", "BANG-190", "BANG-193")
def test_bible_misses_and_draws(table: BangScenario) -> None:
    """Bob discards his Bible against Ann's BANG! and draws a card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Bible"]}, Cat={}, Dan={}, deck_top=["Beer"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Bible", None]).answers("Bible")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"])
    table.is_quiet()


@ruling("BANG-266", "BANG-126")
def test_dodge_is_no_move_of_ones_own_turn(table: BangScenario) -> None:
    """Ann cannot play a Dodge while nobody shoots at her, not even to draw its card."""
    table.seats(Ann={"hand": ["Dodge"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    table.may_play()
    table.cannot_play("Dodge", why="bang-why-only-when-shot-at", ruling="BANG-126")
    table.is_quiet()


@ruling("BANG-266", "BANG-075", "BANG-207")
def test_dodge_is_not_a_missed_card(table: BangScenario) -> None:
    """Calamity Janet cannot use a Dodge as BANG! against Indians!, only a Missed! card; a shot it cancels."""
    table.seats(
        Ann={"hand": ["Indians!", "BANG!"]},
        Bob={"character": "Calamity Janet", "hand": ["Dodge", "Missed!"]},
        Cat={},
        Dan={},
        deck_top=["Beer"],
    )
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["Missed!", None]).answers("Missed!")
    table.plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Dodge", None]).answers("Dodge")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.has_hand(Bob=["Beer"])
    table.is_quiet()
