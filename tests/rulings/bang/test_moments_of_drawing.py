"""Law Of The West and characters who part with cards they have just drawn (BANG-X65)."""

from __future__ import annotations

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.gold_rush.claim import equip
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under


def shown(table: BangScenario) -> list[str]:
    return [event.card for event in table.events("card_shown")]


@needs("fistful_of_cards")
@needs("gold_rush")
@ruling("BANG-X65", "BANG-375")
@pytest.mark.parametrize("keeps", [True, False])
def test_dutch_will_shows_the_second_card_before_he_discards(table: BangScenario, keeps: bool) -> None:  # noqa: FBT001
    """It is a Mustang: if he keeps it he must play it, if he discards it he owes nothing."""
    also = ("fistful_of_cards", "gold_rush")
    table.seats(deck_top=["Scope", "Mustang 8H"], Ann={"character": "Dutch Will"}, Bob={}, Cat={}, Dan={}, also=also)
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert shown(table) == ["mustang:8H"]
    table.asked("Ann", kind="pay_card", options=["Scope", "Mustang"]).answers("Scope" if keeps else "Mustang")
    assert shown(table) == ["mustang:8H"]
    assert ("end_turn" in table.offered("Ann")) != keeps
    if keeps:
        table.plays("Mustang")
    table.ends_turn()
    table.is_quiet("Bob")


@needs("fistful_of_cards")
@needs("gold_rush")
@ruling("BANG-X65", "BANG-375")
def test_of_more_cards_dutch_will_shows_the_second_one_only(table: BangScenario) -> None:
    """With a Pickaxe he draws three: when one is gone, the second of those left is not the second one drawn."""
    also = ("fistful_of_cards", "gold_rush")
    deck = ["Scope", "Missed!", "Mustang 8H"]
    table.seats(deck_top=deck, Ann={"character": "Dutch Will"}, Bob={}, Cat={}, Dan={}, also=also)
    equip(table, Ann=["Pickaxe"])
    under(table, "Law Of The West")
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="pay_card").answers("Missed!")
    assert [name.split(":")[0] for name in shown(table)] == ["missed"]
    assert "end_turn" in table.offered("Ann")
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-X65", "BANG-X11")
@pytest.mark.parametrize("keeps", [True, False])
def test_claus_shows_the_second_card_before_he_gives(table: BangScenario, keeps: bool) -> None:  # noqa: FBT001
    """Of his five cards the second is a Mustang; only if he keeps it is it played. The others oblige him to nothing."""
    table.seats(
        deck_top=["Scope", "Mustang 8H", "Barrel", "Missed!", "Saloon"],
        Ann={"character": "Claus the Saint"},
        Bob={},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw")
    assert shown(table) == ["mustang:8H"]
    for gift in ("Missed!", "Saloon", "Scope" if keeps else "Mustang"):
        table.asked("Ann", kind="give_card").answers(gift)
    assert shown(table) == ["mustang:8H"]
    assert ("end_turn" in table.offered("Ann")) != keeps
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-X65", "BANG-214")
def test_a_card_from_another_hand_is_the_first_one(table: BangScenario) -> None:
    """Jesse Jones takes Bob's Beer; the second card is the Mustang from the deck."""
    table.seats(
        deck_top=["Mustang 8H"],
        Ann={"character": "Jesse Jones", "hand": ["Scope"]},
        Bob={"hand": ["Beer"]},
        Cat={},
        Dan={},
        also=("fistful_of_cards",),
    )
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw").asked("Ann").answers(("hand", "bob"))
    assert shown(table) == ["mustang:8H"]
    assert "end_turn" not in table.offered("Ann")
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-X65", "BANG-230")
def test_a_card_from_the_pile_is_the_first_one(table: BangScenario) -> None:
    """Pedro Ramirez takes the Beer on the pile; the Mustang is second, and Kit Carlson's the second he keeps."""
    also = ("fistful_of_cards",)
    pedro: Player = {"character": "Pedro Ramirez"}
    table.seats(deck_top=["Mustang 8H"], pile=["Beer"], Ann=pedro, Bob={}, Cat={}, Dan={}, also=also)
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw").asked("Ann").answers("pile")
    assert shown(table) == ["mustang:8H"]
    table.is_quiet()
    kit: Player = {"character": "Kit Carlson"}
    table.seats(deck_top=["Scope", "Beer", "Mustang 8H"], Ann=kit, Bob={}, Cat={}, Dan={}, also=also)
    under(table, "Law Of The West")
    table.turn("Ann", phase="draw").asked("Ann").answers("Beer")
    assert shown(table)[-1] == "mustang:8H"
    table.is_quiet()
