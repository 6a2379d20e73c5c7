"""A card is resolved for all its targets before what an empty hand brings (BANG-107, BANG-X40); who profits first."""

from __future__ import annotations

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

SUZY = "Suzy Lafayette"


@ruling("BANG-107", "BANG-X40")
def test_suzys_gatling_is_resolved_whole(table: BangScenario) -> None:
    """Her last card is Gatling: three are hit, and only after the last of them she draws."""
    table.seats(deck_top=["Duel"], Ann={"character": SUZY, "hand": ["Gatling"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Gatling")
    table.asked("Ann", kind="may_use").answers("yes")
    told = [event.kind for event in table.match.events(None) if event.kind in ("life_lost", "ability_used")]
    assert told == ["life_lost", "life_lost", "life_lost", "ability_used"]
    table.has_hand(Ann=["Duel"])
    table.is_quiet()


@ruling("BANG-107", "BANG-X40", "BANG-211")
def test_el_gringo_finds_her_hand_empty(table: BangScenario) -> None:
    """El Gringo is hit before the last target of Suzy's Gatling: there is nothing for him to take yet."""
    table.seats(
        deck_top=["Duel"],
        Ann={"character": SUZY, "hand": ["Gatling"]},
        Bob={"character": "El Gringo"},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Gatling")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Duel"], Bob=[])
    table.is_quiet()


@ruling("BANG-107", "BANG-110")
def test_el_gringo_as_the_last_target(table: BangScenario) -> None:
    """Once the last target is hit the card is resolved: she draws, he takes that card, and she draws again."""
    table.seats(
        deck_top=["Duel", "Scope"],
        Ann={"character": SUZY, "hand": ["Gatling"]},
        Bob={},
        Cat={},
        Dan={"character": "El Gringo"},
    )
    table.turn("Ann").plays("Gatling")
    table.asked("Ann", kind="may_use").answers("yes")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_hand(Ann=["Scope"], Dan=["Duel"])
    table.is_quiet()


@ruling("BANG-107")
def test_suzys_indians_are_resolved_whole(table: BangScenario) -> None:
    table.seats(deck_top=["Duel"], Ann={"character": SUZY, "hand": ["Indians!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Indians!")
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.has_hand(Ann=["Duel"])
    table.is_quiet()


@ruling("BANG-X40")
def test_a_reward_in_the_middle_fills_her_hand(table: BangScenario) -> None:
    """Her Gatling kills an Outlaw first: with the three cards of the reward her hand is not empty at the end."""
    table.seats(
        Ann={"character": SUZY, "hand": ["Gatling"], "role": "sheriff"},
        Bob={"life": 1, "role": "outlaw"},
        Cat={"role": "outlaw"},
        Dan={"role": "renegade"},
    )
    table.turn("Ann").plays("Gatling")
    table.has_cards(Ann=3)
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=3)
    table.is_quiet()
