"""Cards with a green border (BANG-253 to BANG-261)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player, key
from tests.rulings.bang.dodge_city.looking import MISSED_GREEN, OTHER_GREEN, pass_turns, usable


@ruling("BANG-253")
@pytest.mark.parametrize("card", [*MISSED_GREEN, *OTHER_GREEN])
def test_a_green_card_is_put_in_front_of_its_player(card: str, table: BangScenario) -> None:
    """Ann plays a green card: it lies in front of her, nobody is asked and nothing happens yet."""
    table.seats(Ann={"hand": [card], "life": 4}, Bob={"hand": ["Beer"], "play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    table.has_in_play(Ann=[card], Bob=["Barrel"], Cat=[], Dan=[])
    table.has_cards(Ann=0, Bob=1, Cat=0, Dan=0)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    assert not table.table.pile
    table.is_quiet()


@ruling("BANG-253", "BANG-043")
def test_not_two_green_cards_of_one_name(table: BangScenario) -> None:
    """Ann has an Iron Plate in play: she cannot play the other one, but she can play a Sombrero."""
    table.seats(Ann={"hand": ["Iron Plate QS", "Sombrero"], "play": ["Iron Plate AD"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    table.may_play("Sombrero")
    table.cannot_play("Iron Plate QS", why="bang-why-same-name", ruling="BANG-043")
    table.plays("Sombrero")
    table.has_in_play(Ann=["Iron Plate", "Sombrero"])
    table.is_quiet()


@ruling("BANG-254", "BANG-259")
@pytest.mark.parametrize("card", OTHER_GREEN)
def test_usable_from_the_next_own_turn_on(card: str, table: BangScenario) -> None:
    """Ann plays a green card and cannot use it now; in her next turn, when all others have had theirs, she can."""
    table.seats(Ann={"hand": [card]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    assert usable(table, "Ann") == set()
    table.cannot_play(card, why="bang-why-just-played", ruling="BANG-254")
    for name in ("Ann", "Bob", "Cat", "Dan"):
        assert usable(table, name) == set()
        pass_turns(table, name)
    assert usable(table, "Ann") == {key(card)}
    table.has_in_play(Ann=[card])
    table.is_quiet()


@ruling("BANG-254", "BANG-259")
@pytest.mark.parametrize("card", MISSED_GREEN)
def test_missed_not_in_the_turn_it_was_played(card: str, table: BangScenario) -> None:
    """Ann plays a green Missed! card and then shoots herself: it does not help her yet."""
    table.seats(Ann={"hand": [card, "BANG!", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    assert usable(table, "Ann") == set()
    table.plays("BANG!", on="Ann", offered={"Ann", "Bob", "Dan"})
    table.cannot_play(card, why="bang-why-just-played", ruling="BANG-254")
    table.asked("Ann", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=[card])
    table.is_quiet()


@ruling("BANG-255", "BANG-259")
@pytest.mark.parametrize("card", MISSED_GREEN)
def test_not_from_hand(card: str, table: BangScenario) -> None:
    """Bob, shot at, holds a green card with the Missed! symbol: it would have to lie in front of him."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": [card]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play(card, why="bang-why-only-from-play", ruling="BANG-255")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-255")
def test_the_card_is_discarded_for_its_effect(table: BangScenario) -> None:
    """Ann's Canteen heals her once; it lies on the discard pile then and cannot be used again."""
    table.seats(Ann={"play": ["Canteen", "Knife"], "life": 2}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert usable(table, "Ann") == {"canteen", "knife"}
    table.uses("Canteen")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=["Knife"])
    table.pile_is("Canteen")
    assert usable(table, "Ann") == {"knife"}
    table.is_quiet()


@ruling("BANG-255", "BANG-256")
@pytest.mark.parametrize("card", MISSED_GREEN)
def test_a_green_missed_is_discarded_when_used(card: str, table: BangScenario) -> None:
    """Ann shoots Bob, who discards his green Missed! card from play: nobody is hurt, the card is gone."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": [card]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[card, None]).answers(card)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Bob=[])
    table.pile_is("BANG!", card)
    table.is_quiet()


@ruling("BANG-256")
def test_only_missed_outside_ones_turn(table: BangScenario) -> None:
    """Bob, with one life, has every green card in play: against a shot and at his last life only Missed! cards help."""
    table.seats(
        Ann={"hand": ["BANG!", "Duel"]},
        Bob={"play": [*MISSED_GREEN, *OTHER_GREEN], "hand": ["Saloon"], "life": 1},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[*MISSED_GREEN, None]).answers("Sombrero")
    table.plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-256")
def test_a_green_missed_is_no_move_of_ones_own_turn(table: BangScenario) -> None:
    """In her turn Ann may use her Pony Express, but there is nothing to cancel with a Bible."""
    table.seats(Ann={"play": ["Bible", "Pony Express"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert usable(table, "Ann") == {"pony_express"}
    table.is_quiet()


@ruling("BANG-257")
@pytest.mark.parametrize("remover", ["Cat Balou", "Brawl"])
@pytest.mark.parametrize("card", ["Derringer", "Sombrero"])
def test_green_cards_are_discarded_like_blue_ones(card: str, remover: str, table: BangScenario) -> None:
    """Ann makes Bob lose a card: his green card or his Mustang, as she chooses."""
    table.seats(Ann={"hand": [remover, "Beer"]}, Bob={"play": [card, "Mustang"]}, Cat={}, Dan={})
    table.turn("Ann").plays(remover, on="Bob" if remover == "Cat Balou" else None)
    table.asked("Ann", kind="choose_their_card", options=[card, "Mustang"]).answers(card)
    table.has_in_play(Bob=["Mustang"])
    table.pile_is(card)
    table.has_cards(Ann=1 if remover == "Cat Balou" else 0, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-257")
def test_can_can_removes_a_green_card_even_ones_own(table: BangScenario) -> None:
    """Ann's Can Can: Bob's Bible may go, or her own Knife, but not the Can Can itself."""
    table.seats(Ann={"play": ["Can Can", "Knife"]}, Bob={"play": ["Bible"]}, Cat={}, Dan={})
    table.turn("Ann").uses("Can Can", on="Bob", offered={"Ann", "Bob"})
    table.has_in_play(Ann=["Knife"], Bob=[])
    table.pile_is("Can Can", "Bible")
    table.is_quiet()


@ruling("BANG-258")
@pytest.mark.parametrize("taker", ["Panic!", "Rag Time"])
def test_a_green_card_gained_goes_to_hand(taker: str, table: BangScenario) -> None:
    """Ann takes Bob's Derringer into hand; she must play it first, and can use it only in her next turn."""
    hand = [taker] if taker == "Panic!" else [taker, "Beer"]
    table.seats(Ann={"hand": hand}, Bob={"play": ["Derringer"]}, Cat={}, Dan={})
    table.turn("Ann").plays(taker, on="Bob")
    table.has_hand(Ann=["Derringer"], Bob=[])
    table.has_in_play(Ann=[], Bob=[])
    assert usable(table, "Ann") == set()
    table.plays("Derringer")
    assert usable(table, "Ann") == set()
    table.cannot_play("Derringer", why="bang-why-just-played", ruling="BANG-254")
    pass_turns(table, "Ann", "Bob", "Cat", "Dan")
    assert usable(table, "Ann") == {"derringer"}
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-258", "BANG-259")
def test_a_missed_gained_helps_from_the_next_turn_on(table: BangScenario) -> None:
    """Ann takes Bob's Iron Plate with Panic! and plays it: in Bob's turn it stops his BANG!."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"play": ["Iron Plate"], "hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob")
    table.asked("Ann", options=["Iron Plate", ("hand", "Bob")]).answers("Iron Plate")
    table.plays("Iron Plate")
    pass_turns(table, "Ann")
    table.plays("BANG!", on="Ann")
    table.asked("Ann", kind="defend", options=["Iron Plate", None]).answers("Iron Plate")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet("Bob")


@ruling("BANG-254", "BANG-259")
def test_taken_back_and_played_again_is_new(table: BangScenario) -> None:
    """Ann takes her own old Canteen with Panic! and plays it again: it counts as played in this turn."""
    table.seats(Ann={"hand": ["Panic!"], "play": ["Canteen"], "life": 2}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert usable(table, "Ann") == {"canteen"}
    table.plays("Panic!", on="Ann", offered={"Ann"})
    table.plays("Canteen")
    table.cannot_play("Canteen", why="bang-why-just-played", ruling="BANG-254")
    assert usable(table, "Ann") == set()
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-260")
def test_the_sombrero_helps_from_the_next_players_turn_on(table: BangScenario) -> None:
    """Ann plays a Sombrero and ends her turn. Bob, next to play, shoots: she discards it for a Missed! effect."""
    table.seats(Ann={"hand": ["Sombrero"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Sombrero")
    pass_turns(table, "Ann")
    table.plays("BANG!", on="Ann", offered={"Ann", "Bob", "Cat"})
    table.asked("Ann", kind="defend", options=["Sombrero", None]).answers("Sombrero")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=[])
    table.is_quiet("Bob")


@ruling("BANG-260")
def test_the_sombrero_may_be_kept(table: BangScenario) -> None:
    """Ann bears Bob's BANG! and keeps the Sombrero."""
    table.seats(Ann={"play": ["Sombrero"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Bob").plays("BANG!", on="Ann")
    table.asked("Ann", options=["Sombrero", None]).answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Ann=["Sombrero"])
    table.is_quiet()


@ruling("BANG-261")
def test_the_derringer_in_a_later_turn(table: BangScenario) -> None:
    """Ann plays a Derringer; a lap later she discards it: a BANG! effect on Bob at distance 1, and she draws a card."""
    table.seats(
        Ann={"hand": ["Derringer"]},
        Bob={},
        Cat={},
        Dan={},
        deck_top=["Beer", "Saloon", "Panic!", "Duel", "Scope", "Stagecoach", "Mustang", "Barrel", "Gatling"],
    )
    table.turn("Ann").plays("Derringer")
    pass_turns(table, "Ann", "Bob", "Cat", "Dan")
    table.has_hand(Ann=["Mustang", "Barrel"], Bob=["Beer", "Saloon"])
    table.uses("Derringer", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=["Mustang", "Barrel", "Gatling"])
    table.has_in_play(Ann=[])
    table.is_quiet()


@ruling("BANG-261")
def test_the_derringer_only_if_it_is_still_there(table: BangScenario) -> None:
    """Bob removes Ann's Derringer in his turn: in her next turn she has nothing to use."""
    table.seats(Ann={"hand": ["Derringer"]}, Bob={"hand": ["Cat Balou"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Derringer")
    pass_turns(table, "Ann")
    table.plays("Cat Balou", on="Ann")
    pass_turns(table, "Bob", "Cat", "Dan")
    assert usable(table, "Ann") == set()
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-254")
def test_only_new_green_cards_are_explained(table: BangScenario) -> None:
    """Ann plays a Scope and a Knife: of the Knife she is told that it is too new; in a Duel she is not."""
    table.seats(Ann={"hand": ["Scope", "Knife", "Duel", "Beer"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Scope").plays("Knife")
    assert [(reason.thing, reason.ruling) for reason in table.reasons("Ann")] == [("knife:8H", "BANG-254")]
    table.plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang").answers("BANG!")
    assert [(reason.thing, reason.ruling) for reason in table.reasons("Ann")] == [("beer:6H", "BANG-154")]
    table.asked("Ann", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-225")
@pytest.mark.parametrize("card", ["Can Can", "Conestoga"])
def test_at_any_time_is_also_before_a_green_card_takes_one(card: str, table: BangScenario) -> None:
    """Ann's green card is aimed at Sid Ketchum, who first turns his two cards into a life."""
    sid: Player = {"character": "Sid Ketchum", "life": 3, "hand": ["Duel", "Jail"], "play": ["Mustang"]}
    table.seats(Ann={"play": [card]}, Bob=sid, Cat={}, Dan={})
    table.turn("Ann").uses(card, on="Bob")
    table.asked("Bob", kind="any_time").answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card").answers("Duel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Bob=[])
    table.has_in_play(Bob=[])
    table.is_quiet()
