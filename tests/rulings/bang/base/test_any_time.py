"""Sid Ketchum at any time: before a card of his is lost, and in a turn he loses (BANG-225, BANG-X09)."""

from __future__ import annotations

import pytest

from sagebrush.core.rng import Chance
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

SID = "Sid Ketchum"
#: What may be answered beside using the ability.
LEAVE = [None, "pass_turn", "pass_my_turn"]


@ruling("BANG-225", "BANG-X09")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou"])
def test_before_a_card_of_his_is_taken(table: BangScenario, card: str) -> None:
    """Ann aims at Sid, who first turns his two cards into a life: there is nothing left to take."""
    table.seats(Ann={"hand": [card]}, Bob={"character": SID, "life": 3, "hand": ["Duel", "Jail"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Bob")
    table.asked("Bob", kind="any_time", options=[SID, *LEAVE]).answers(SID)
    table.asked("Bob", kind="pay_card").answers("Duel")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[])
    table.is_quiet()


@ruling("BANG-225")
def test_whoever_leaves_it_loses_the_card(table: BangScenario) -> None:
    table.seats(
        Ann={"hand": ["Cat Balou"]}, Bob={"character": SID, "life": 3, "hand": ["Duel", "Duel"]}, Cat={}, Dan={}
    )
    table.will_take("Bob", "Duel")
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.asked("Bob", kind="any_time").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Duel"])
    table.is_quiet()


@ruling("BANG-225")
def test_before_jail_it_lies_where_all_can_see_it(table: BangScenario) -> None:
    """Ann names Jail for Sid: while he thinks, no world that he imagines has the card anywhere else."""
    table.seats(
        Ann={"hand": ["Jail", "Duel", "BANG!"]},
        Bob={"character": SID, "life": 3, "hand": ["Duel", "Duel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Jail", on="Bob").asked("Bob", kind="any_time", options=[SID, *LEAVE])
    table.has_hand(Ann=["Duel", "BANG!"])
    decision = table.match.decision
    assert decision is not None
    for number in range(8):
        world = table.match.imagine(decision.seat, Chance(number))
        world.answer("decline")
        assert isinstance(world.table, BangTable)
        assert [card.name for card in world.table.fronts[decision.seat]] == ["jail"]
    table.asked("Bob").answers(None)
    table.has_hand(Ann=["Duel", "BANG!"])


@ruling("BANG-225", "BANG-226")
@pytest.mark.parametrize(("life", "hand"), [(4, ["Duel", "Duel"]), (3, ["Duel"])])
def test_he_is_not_asked_where_he_cannot(table: BangScenario, life: int, hand: list[str]) -> None:
    """At full life, or with a single card, there is nothing to ask."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"character": SID, "life": life, "hand": hand}, Cat={}, Dan={})
    if len(hand) > 1:
        table.will_take("Bob", "Duel")
    table.turn("Ann").plays("Panic!", on="Bob")
    table.has_cards(Ann=1, Bob=len(hand) - 1)
    table.is_quiet()


@ruling("BANG-225")
def test_not_again_in_this_turn(table: BangScenario) -> None:
    """Sid says so once, and a second card takes its own without a question."""
    table.seats(
        Ann={"hand": ["Cat Balou", "Cat Balou"]},
        Bob={"character": SID, "life": 2, "hand": ["Beer", "Beer", "Beer", "Beer"]},
        Cat={},
        Dan={},
    )
    table.will_take("Bob", "Beer")
    table.will_take("Bob", "Beer")
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.asked("Bob", kind="any_time").answers("pass_turn")
    table.plays("Cat Balou", on="Bob")
    table.has_cards(Bob=2)
    assert not [event for event in table.events("life_gained") if event.seat == 1]
    table.is_quiet()


@ruling("BANG-225")
def test_in_a_turn_lost_to_jail(table: BangScenario) -> None:
    """Before the check of his Jail Sid heals; then the turn is lost."""
    table.seats(
        deck_top=["5S"],
        Ann={"role": "sheriff"},
        Bob={"character": SID, "life": 1, "hand": ["Duel", "Beer"], "play": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="any_time", options=[SID, *LEAVE]).answers(SID)
    table.asked("Bob", kind="pay_card").answers("Duel")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-225", "BANG-X09")
def test_before_jesse_jones_takes_a_card(table: BangScenario) -> None:
    """An ability takes his cards too: nothing is left in his hand, so Jesse draws both cards from the deck."""
    table.seats(
        deck_top=["Scope", "Saloon"],
        Ann={"character": "Jesse Jones"},
        Bob={"character": SID, "life": 3, "hand": ["Duel", "Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers(("hand", "Bob"))
    table.asked("Bob", kind="any_time").answers(SID)
    table.asked("Bob", kind="pay_card").answers("Duel")
    table.has_hand(Ann=["Scope", "Saloon"], Bob=[])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-225")
def test_the_others_see_a_pass_like_any_other(table: BangScenario) -> None:
    """That he passes for a while is nobody's business."""
    table.seats(
        Ann={"hand": ["Cat Balou"]}, Bob={"character": SID, "life": 3, "hand": ["Duel", "Duel"]}, Cat={}, Dan={}
    )
    table.will_take("Bob", "Duel")
    table.turn("Ann").plays("Cat Balou", on="Bob")
    before = table.sees("Ann")
    table.asked("Bob", kind="any_time").answers("pass_my_turn")
    assert [event.kind for event in table.match.events(table.seat("Ann"))][-1] == "card_discarded"
    assert before.players[1].life == table.sees("Ann").players[1].life
    table.is_quiet()
