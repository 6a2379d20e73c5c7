"""Duel (BANG-153 to BANG-158)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-153", "BANG-154", "BANG-155")
def test_the_challenger_can_lose(table: BangScenario) -> None:
    """Ann duels Bob. Bob discards a BANG!, Ann has none: Ann loses 1 life."""
    table.seats(Ann={"hand": ["Duel", "Beer"], "life": 4}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob", offered={"Bob", "Cat", "Dan"})
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=[None]).answers(None)
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-155")
def test_the_challenged_loses_without_a_bang(table: BangScenario) -> None:
    """Bob has no card at all: everybody sees that he cannot answer, and he loses 1 life unasked."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-156")
def test_barrel_and_missed_do_not_help(table: BangScenario) -> None:
    """Bob has a Barrel in play and Missed! in hand; neither is offered against a Duel."""
    table.seats(Ann={"hand": ["Duel"]}, Bob={"hand": ["Missed!"], "play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.cannot_play("Missed!", why="bang-why-not-a-bang", ruling="BANG-154")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-073", "BANG-157", "BANG-158")
def test_discarding_is_not_playing(table: BangScenario) -> None:
    """Ann discards a BANG! in her own Duel and may still play her one BANG! of the turn."""
    table.seats(Ann={"hand": ["Duel", "BANG! 2D", "BANG! 3D", "BANG! 4D"]}, Bob={"hand": ["BANG! 5D"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob").answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG! 2D")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.plays("BANG! 3D", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.cannot_play("BANG!", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()
