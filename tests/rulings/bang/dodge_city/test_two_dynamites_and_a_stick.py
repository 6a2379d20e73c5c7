"""The stick of dynamite with the two Dynamites of base game and Dodge City (BANG-X20)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-X20", "BANG-043")
def test_the_holder_already_has_a_dynamite(table: BangScenario) -> None:
    """Cat has the stick and a Dynamite, Dan has none: the one that Bob draws goes to Dan."""
    table.seats(
        stick="Cat",
        deck_top=["Beer", "Dynamite 10C", "Duel"],
        Ann={},
        Bob={},
        Cat={"play": ["Dynamite 2H"]},
        Dan={},
    )
    table.turn("Bob", phase="draw")
    table.has_hand(Bob=["Beer", "Duel"])
    table.has_in_play(Ann=[], Bob=[], Cat=["Dynamite"], Dan=["Dynamite"])
    table.is_quiet()


@ruling("BANG-X20", "BANG-248")
def test_a_taken_dynamite_passes_the_holder_by(table: BangScenario) -> None:
    """Ann takes Bob's Dynamite with Panic!; Cat with the stick has one already, so it goes to Dan."""
    table.seats(
        stick="Cat",
        Ann={"hand": ["Panic!"]},
        Bob={"play": ["Dynamite 10C"]},
        Cat={"play": ["Dynamite 2H"]},
        Dan={},
    )
    table.turn("Ann").plays("Panic!", on="Bob")
    table.has_hand(Ann=[])
    table.has_in_play(Ann=[], Bob=[], Cat=["Dynamite"], Dan=["Dynamite"])
    table.is_quiet()


@ruling("BANG-248", "BANG-278")
def test_a_shared_dynamite_goes_to_the_holder(table: BangScenario) -> None:
    """Vera with Vulture Sam's ability and Sam share the cards of Dan; his Dynamite goes to Bob with the stick."""
    table.seats(
        stick="Bob",
        Ann={"character": "Vera Custer", "hand": ["Indians!"]},
        Bob={"hand": ["BANG!"]},
        Cat={"character": "Vulture Sam", "role": "renegade"},
        Dan={"play": ["Dynamite 2H", "Scope", "Barrel"], "life": 1},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="choose_copied").answers("Cat")
    table.plays("Indians!")
    table.asked("Bob").answers("BANG!")
    table.asked("Ann", kind="share_cards", options=["Scope", "Barrel"]).answers("Scope")
    table.has_in_play(Ann=[], Bob=["Dynamite"], Cat=[], Dan=[])
    table.has_hand(Cat=["Barrel"])
    table.is_quiet()
