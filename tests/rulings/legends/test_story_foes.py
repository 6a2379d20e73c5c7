"""Opponents whom stories bring: not bandits, but fought like any other foe."""

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


@ruling("LEG-204", "LEG-205", "LEG-206", "LEG-207", "LEG-496")
def test_local_villains(table: LegendsScenario) -> None:
    """Ann and Bob contributed: each draws a card and must fight two fight cards, played by the own right neighbour."""
    table.seats(stories=(29, 1), Ann={}, Bob={"wounds": 1}, Cat={"hand": ["2S"]})
    table.laid.markers[0] = [Seat(0), Seat(1)]
    table.deck_top("AS", "4S", "5S")
    table.fight_deck_top("9", "Q", "K", "J")
    table.turn("Ann")
    table.ends_turn()
    # Ann's only card is laid without a question; Cat sits to her right.
    table.asked("Cat", kind="lay_card", options={"9", "Q"}).answers("9")
    table.has("Ann", lp=1, money=30, wounds=0, cards=0)
    # Ann sits to Bob's right. Fight card J gives him $10; a lost fight a wound and a card.
    table.asked("Ann", kind="lay_card", options={"K", "J"}).answers("J")
    table.has("Bob", lp=0, money=10, wounds=2, hand=["5S"])
    table.has("Cat", cards=1, wounds=0, lp=0)
    assert [event.foe for event in table.events("foe_beaten") + table.events("foe_won")] == ["villains", "villains"]
    assert table.active == "Bob"


@ruling("LEG-206", "LEG-509")
def test_story_foes_are_no_bandits(table: LegendsScenario) -> None:
    """Wyatt Earp gains no action and no marshal point for them, and no bandit leaves the board."""
    table.seats(stories=(29, 1), bandits=["S3"], Ann={"character": "wyatt_earp", "ability": True}, Bob={}, Cat={})
    table.laid.markers[0] = [Seat(0), Seat(0)]
    table.deck_top("AS")
    table.fight_deck_top("9", "Q")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Cat").answers("9")
    table.has("Ann", mp=0, lp=1)
    assert table.happened("actions_gained", "bandit_gone") == []
