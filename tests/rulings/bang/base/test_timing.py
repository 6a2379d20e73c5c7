"""The order of things (BANG-104 to BANG-110)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-104", "BANG-140", "BANG-141")
def test_general_store_starts_with_its_player(table: BangScenario) -> None:
    """Four players: four cards; Bob who played it picks first, then Cat, Dan and Ann."""
    table.seats(deck_top=["Beer", "Duel", "Jail", "Scope"], Ann={}, Bob={"hand": ["General Store"]}, Cat={}, Dan={})
    table.turn("Bob").plays("General Store")
    table.asked("Bob", kind="pick_from_store", options=["Beer", "Duel", "Jail", "Scope"]).answers("Jail")
    table.asked("Cat", options=["Beer", "Duel", "Scope"]).answers("Beer")
    table.asked("Dan", options=["Duel", "Scope"]).answers("Scope")
    table.has_hand(Ann=["Duel"], Bob=["Jail"], Cat=["Beer"], Dan=["Scope"])
    table.is_quiet()


@ruling("BANG-140")
def test_general_store_counts_the_living(table: BangScenario) -> None:
    """One of five players is dead: four cards are turned up."""
    table.seats(Ann={"hand": ["General Store"]}, Bob={"dead": True}, Cat={}, Dan={}, Eve={})
    table.turn("Ann").plays("General Store")
    assert len(table.table.middle) == 4
    for name in ("Ann", "Cat", "Dan"):
        decision = table.decision(name)
        table.match.answer(decision.options[0])
    table.has_cards(Ann=1, Bob=0, Cat=1, Dan=1, Eve=1)
    table.is_quiet()


@ruling("BANG-105", "BANG-106", "BANG-150", "BANG-152")
def test_gatling_starts_on_the_left(table: BangScenario) -> None:
    """Alex plays Gatling; Ben and Felix have Barrels: Ben checks first (hearts), Felix after him (clubs)."""
    table.seats(
        deck_top=["4H", "7C"],
        Alex={"hand": ["Gatling"]},
        Ben={"play": ["Barrel"]},
        Cyril={"hand": ["Missed!"]},
        Dan={},
        Eva={},
        Felix={"play": ["Barrel"]},
    )
    table.turn("Alex").plays("Gatling")
    table.asked("Ben", options=["Barrel", None]).answers("Barrel")
    table.asked("Cyril", options=["Missed!", None]).answers("Missed!")
    table.asked("Felix", options=["Barrel", None]).answers("Barrel")
    table.has_life(Alex=5, Ben=4, Cyril=4, Dan=3, Eva=3, Felix=3)
    assert [event.target for event in table.events("shot_fired")] == [1, 2, 3, 4, 5]
    table.is_quiet()


@ruling("BANG-107", "BANG-108")
def test_general_store_is_not_interrupted(table: BangScenario) -> None:
    """Ann holds a Panic!; while cards are taken she is offered nothing but cards of the store."""
    table.seats(
        deck_top=["Beer", "Duel", "Jail", "Scope"], Ann={"hand": ["General Store", "Panic!"]}, Bob={}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("General Store")
    table.asked("Ann", options=["Beer", "Duel", "Jail", "Scope"]).answers("Beer")
    table.asked("Bob").answers("Duel")
    table.asked("Cat").answers("Jail")
    table.plays("Panic!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_hand(Ann=["Beer", "Duel"], Bob=[])
    table.is_quiet()


@ruling("BANG-109", "BANG-110")
def test_suzy_wounds_el_gringo_with_her_last_card(table: BangScenario) -> None:
    """Suzy draws first, El Gringo takes that card, and Suzy, empty again, draws another one."""
    table.seats(
        deck_top=["Duel", "Jail"],
        Ann={"character": "Suzy Lafayette", "hand": ["BANG!"]},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=[], Bob=["Duel"])
    table.asked("Ann", kind="may_use", options=["yes", None]).answers("yes")
    table.has_hand(Ann=["Jail"], Bob=["Duel"])
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()
