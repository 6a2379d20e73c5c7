"""Other cards, and what to keep in mind (BANG-265, BANG-268, BANG-269, BANG-272 to BANG-274)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import pass_turns

OUT: Player = {"dead": True}


# -------------------------------------------------------------------- BANG-265: copies of base cards


@ruling("BANG-265")
@pytest.mark.parametrize(
    ("copy", "base"),
    [
        ("Barrel AC", "Barrel QS"),
        ("Mustang 5H", "Mustang 8H"),
        ("Remington 6D", "Remington KC"),
        ("Rev. Carabine 5S", "Rev. Carabine AC"),
    ],
)
def test_a_copy_is_the_same_card(copy: str, base: str, table: BangScenario) -> None:
    """The same name means the same card: with one in play, its copy of Dodge City cannot be played."""
    table.seats(Ann={"hand": [copy], "play": [base]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    table.may_play()
    assert {reason.ruling for reason in table.reasons("Ann")} <= {"BANG-043", "BANG-045"}
    assert len(table.reasons("Ann")) == 1
    table.is_quiet()


@ruling("BANG-265", "BANG-041", "BANG-126")
def test_a_copied_bang_and_a_copied_missed(table: BangScenario) -> None:
    """Ann's BANG! of Dodge City (8S) is answered by Bob's Missed! of Dodge City (8D), and was her one BANG! card."""
    table.seats(Ann={"hand": ["BANG! 8S", "BANG! QH"]}, Bob={"hand": ["Missed! 8D"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG! 8S", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.cannot_play("BANG! QH", why="bang-why-bang-limit", ruling="BANG-041")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-265")
def test_the_other_copies(table: BangScenario) -> None:
    """Beer 6H heals, Cat Balou 8C and Panic! JH take their card, Indians! 5D ask for a BANG!, as in the base game."""
    table.seats(
        Ann={"hand": ["Beer 6H", "Cat Balou 8C", "Panic! JH", "Indians! 5D"], "life": 2},
        Bob={"hand": ["Duel"], "play": ["Scope"]},
        Cat={"hand": ["BANG! KC"]},
        Dan={},
    )
    table.turn("Ann").plays("Beer 6H")
    table.plays("Cat Balou 8C", on="Bob", offered={"Ann", "Bob", "Cat"})
    table.asked("Ann", options=[("hand", "Bob"), "Scope"]).answers("Scope")
    table.plays("Panic! JH", on="Bob", offered={"Ann", "Bob"})
    table.plays("Indians! 5D")
    table.asked("Cat", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=3, Bob=3, Cat=4, Dan=3)
    table.has_hand(Ann=["Duel"], Bob=[], Cat=[], Dan=[])
    table.has_in_play(Bob=[])
    table.is_quiet()


@ruling("BANG-265", "BANG-140")
def test_a_copied_general_store(table: BangScenario) -> None:
    """General Store AS turns up one card per player; Ann picks first."""
    table.seats(
        Ann={"hand": ["General Store AS"]}, Bob={}, Cat={}, Dan={}, deck_top=["Beer", "Duel", "Scope", "Gatling"]
    )
    table.turn("Ann").plays("General Store AS")
    table.asked("Ann", options=["Beer", "Duel", "Scope", "Gatling"]).answers("Scope")
    table.asked("Bob", options=["Beer", "Duel", "Gatling"]).answers("Beer")
    table.asked("Cat", options=["Duel", "Gatling"]).answers("Duel")
    table.has_hand(Ann=["Scope"], Bob=["Beer"], Cat=["Duel"], Dan=["Gatling"])
    table.is_quiet()


# -------------------------------------------------------------------- BANG-268, BANG-269: drinks


@ruling("BANG-268")
def test_only_beer_saves_the_last_life(table: BangScenario) -> None:
    """Bob, with 1 life, holds Beer, Saloon, Tequila and Whisky and has a Canteen in play: only the Beer helps him."""
    hand = ["Beer", "Saloon", "Tequila", "Whisky"]
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": hand, "play": ["Canteen"], "life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    for card in ("Saloon", "Tequila", "Whisky"):
        table.cannot_play(card, why="bang-why-not-a-beer", ruling="BANG-268")
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Bob=["Saloon", "Tequila", "Whisky"])
    table.has_in_play(Bob=["Canteen"])
    table.is_quiet()


@ruling("BANG-268")
def test_without_beer_the_drinks_do_not_help(table: BangScenario) -> None:
    """Bob, with 1 life, has everything but a Beer: he is killed and loses his cards."""
    hand = ["Saloon", "Tequila", "Whisky"]
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": hand, "play": ["Canteen"], "life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=0)
    table.has_in_play(Bob=[])
    table.is_quiet()


@ruling("BANG-269")
@pytest.mark.parametrize(("drink", "ann", "bob"), [("Saloon", 3, 2), ("Tequila", 3, 1), ("Whisky", 4, 1)])
def test_drinks_from_hand_work_with_two_players_left(drink: str, ann: int, bob: int, table: BangScenario) -> None:
    """Only Ann (2 lives) and Bob (1) are left: Saloon heals both, Tequila and Whisky heal Ann."""
    table.seats(Ann={"hand": [drink, "Duel"], "life": 2}, Bob={"life": 1}, Cat=OUT, Dan=OUT)
    table.turn("Ann").plays(drink, on="Ann" if drink == "Tequila" else None)
    table.has_life(Ann=ann, Bob=bob, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-269", "BANG-139")
def test_canteen_works_with_two_players_left_and_beer_does_not(table: BangScenario) -> None:
    """Only Ann and Bob are left: Ann's Beer heals nothing, her Canteen 1 life."""
    table.seats(Ann={"hand": ["Beer"], "play": ["Canteen"], "life": 2}, Bob={"life": 1}, Cat=OUT, Dan=OUT)
    table.turn("Ann").plays("Beer")
    table.has_life(Ann=2, Bob=1, Cat=0, Dan=0)
    table.uses("Canteen")
    table.has_life(Ann=3, Bob=1, Cat=0, Dan=0)
    table.is_quiet()


# -------------------------------------------------------------------- BANG-272, BANG-273: two Dynamites


@ruling("BANG-272")
def test_dynamite_passes_over_who_has_one(table: BangScenario) -> None:
    """Ann's Dynamite does not explode; Bob on her left has one already, so it goes to Cat."""
    table.seats(
        Ann={"play": ["Dynamite 2H"]}, Bob={"play": ["Dynamite 10C"]}, Cat={}, Dan={}, deck_top=["KH", "Beer", "Duel"]
    )
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"], Cat=["Dynamite"], Dan=[])
    table.has_hand(Ann=["Beer", "Duel"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-272")
def test_dynamite_usually_goes_to_the_left(table: BangScenario) -> None:
    """Dan has the other Dynamite: Ann's goes to Bob, her neighbour on the left."""
    table.seats(Ann={"play": ["Dynamite 2H"]}, Bob={}, Cat={}, Dan={"play": ["Dynamite 10C"]}, deck_top=["KH"])
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"], Cat=[], Dan=["Dynamite"])
    table.is_quiet()


@ruling("BANG-273", "BANG-X26")
def test_two_dynamites_with_two_players_stay_until_they_explode(table: BangScenario) -> None:
    """Ann and Bob each have one: neither moves at the checks KH and 4H; at Ann's next check 5S hers takes 3 lives.

    In Bob's next turn his own passes on to Ann again, who has none left.
    """
    table.seats(
        Ann={"play": ["Dynamite 2H"]},
        Bob={"play": ["Dynamite 10C"]},
        Cat=OUT,
        Dan=OUT,
        deck_top=["KH", "Duel", "Scope", "4H", "Beer", "Jail", "5S", "Saloon", "Gatling", "6H"],
    )
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=["Dynamite"], Bob=["Dynamite"])
    pass_turns(table, "Ann")
    table.has_in_play(Ann=["Dynamite"], Bob=["Dynamite"])
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=0)
    pass_turns(table, "Bob")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.has_life(Ann=2, Bob=4, Cat=0, Dan=0)
    pass_turns(table, "Ann")
    table.asked("Ann", kind="discard_excess").answers("Duel")
    table.asked("Ann", kind="discard_excess").answers("Scope")
    table.has_in_play(Ann=["Dynamite"], Bob=[])
    table.has_life(Ann=2, Bob=4, Cat=0, Dan=0)
    table.is_quiet("Bob")


@ruling("BANG-273")
def test_two_dynamites_until_one_is_removed(table: BangScenario) -> None:
    """Ann discards Bob's Dynamite with Cat Balou; at her own next check hers moves on to him as usual."""
    table.seats(
        Ann={"play": ["Dynamite 2H"], "hand": ["Cat Balou"]},
        Bob={"play": ["Dynamite 10C"]},
        Cat=OUT,
        Dan=OUT,
        deck_top=["KH", "Duel", "Scope", "Beer", "Jail", "6H"],
    )
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=["Dynamite"], Bob=["Dynamite"])
    table.plays("Cat Balou", on="Bob")
    pass_turns(table, "Ann", "Bob")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.has_life(Ann=5, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


# -------------------------------------------------------------------- BANG-274: Punch and Dodge


@ruling("BANG-274")
def test_punch_is_answered_with_dodge(table: BangScenario) -> None:
    """Ann punches Bob, who plays Dodge: the Punch is cancelled, then Bob draws a card."""
    table.seats(Ann={"hand": ["Punch"]}, Bob={"hand": ["Dodge"]}, Cat={}, Dan={}, deck_top=["Beer"])
    table.turn("Ann").plays("Punch", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.asked("Bob", kind="defend", options=["Dodge", None]).answers("Dodge")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"])
    table.pile_is("Punch", "Dodge")
    kinds = [event.kind for event in table.match.all_events()]
    assert kinds.index("card_played", kinds.index("shot_fired")) < kinds.index("cards_drawn")
    table.is_quiet()


@ruling("BANG-274")
def test_dodge_may_be_kept(table: BangScenario) -> None:
    """Bob bears the Punch, loses 1 life, keeps the Dodge and draws nothing."""
    table.seats(Ann={"hand": ["Punch"]}, Bob={"hand": ["Dodge"]}, Cat={}, Dan={}, deck_top=["Beer"])
    table.turn("Ann").plays("Punch", on="Bob")
    table.asked("Bob", options=["Dodge", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Dodge"])
    table.is_quiet()
