"""The conditions of the goals of Ante Up: each with what meets it, and with what just does not."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.legends.conditions import holds
from sagebrush.games.legends.content import base_content, box_content
from sagebrush.games.legends.deeds import Deed
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.rulings.legends.bench import Player

CONTENT = box_content(("ante_up",))

#: Facts about the player, and deeds of the action under way.
Done = tuple[Any, ...]


def deed(what: str, at: str = "B4", *tags: str, n: int = 1) -> Deed:
    return Deed(what, n, CONTENT.land.space[at], tags)


def won(*tags: str, at: str = "B4") -> Deed:
    return deed("fight:won", at, *tags)


def holding(item: str, at: str) -> Done:
    return ({"at": at, "belongings": [item]},)


#: goal: what meets it, what does not
GOALS: dict[str, tuple[Done, Done]] = {
    "fee_lee_wong_1": (
        ({"at": "T5", "belongings": ["gazette", "whiskey", "provisions"]},),
        ({"at": "T4", "belongings": ["gazette", "whiskey", "provisions"]},),
    ),
    "fee_lee_wong_2": (holding("snake_oil", "R1"), holding("snake_oil", "R2")),
    "fee_lee_wong_3": (({"money": 140},), ({"money": 130},)),
    "fee_lee_wong_4": (({}, deed("act:frontier"), deed("act:frontier")), ({}, deed("act:frontier"))),
    "gertrudis_barcelo_1": (({}, deed("act:faro"), deed("act:faro")), ({}, deed("act:faro"), deed("poker:won"))),
    "gertrudis_barcelo_2": (holding("whiskey", "T2"), holding("whiskey", "D5")),
    "gertrudis_barcelo_3": (({}, deed("spend", "T5", n=60)), ({}, deed("spend", "T5", n=50), deed("spend", n=10))),
    "gertrudis_barcelo_4": (({"gp": 3},), ({"gp": 2},)),
    "pat_garrett_1": (({"at": "D2"}, won()), ({"at": "B4"}, won())),
    "pat_garrett_2": (holding("provisions", "B1"), holding("provisions", "B2")),
    "pat_garrett_3": (({"mp": 5},), ({"mp": 4},)),
    "pat_garrett_4": (
        ({}, deed("end_move", "V12"), deed("end_move", "B19")),
        ({}, deed("end_move", "V12"), deed("end_move", "V12")),
    ),
    "poker_alice_1": (
        ({}, deed("poker:won", "D5"), deed("poker:won", "R2")),
        ({}, deed("poker:won", "D5"), deed("poker:won", "D6"), deed("poker:lost", "R2")),
    ),
    "poker_alice_2": (holding("ten_gallon", "T1"), holding("ten_gallon", "T4")),
    "poker_alice_3": (({}, deed("poker:won", "D5", "QH", "2S")), ({}, deed("poker:lost", "D5", "QH", "2S"))),
    "poker_alice_4": (({}, deed("poker:lost", "B4")), ({}, deed("poker:won", "T1"))),
    "seth_bullock_1": (
        ({}, deed("act:buy", "D3"), deed("act:upgrade", "T5")),
        ({}, deed("act:buy", "D3"), deed("act:buy", "R8")),
    ),
    "seth_bullock_2": (holding("miners_map", "T5"), holding("miners_map", "D3")),
    "seth_bullock_3": (({}, won("npc", "renegade")), ({}, won("npc", "bandit"), won("npc", "guard"))),
    "seth_bullock_4": (({}, won("npc"), deed("act:work")), ({}, won("player"), deed("act:work"))),
    "soapy_smith_1": (holding("snake_oil", "D5"), holding("snake_oil", "T1")),
    "soapy_smith_2": (({"gp": 4},), ({"gp": 3},)),
    "soapy_smith_3": (({}, *[deed("act:card_action")] * 3), ({}, *[deed("act:card_action")] * 2)),
    "soapy_smith_4": (({}, deed("gain:money", n=50)), ({}, deed("gain:money", n=40))),
    "sundance_kid_1": (({}, won("npc", "guard", "train_guard")), ({}, won("npc", "guard"))),
    "sundance_kid_2": (holding("ten_gallon", "B19"), holding("ten_gallon", "B17")),
    "sundance_kid_3": (({"mounts": ["mule"], "weapons": ["shotgun+"]},), ({"mounts": ["mule+"]},)),
    "sundance_kid_4": (({}, *[deed("act:rob_train")] * 2), ({}, deed("act:rob_train"))),
    "curly_bill_brocius_1": (({}, deed("act:deliver_longhorn")), ({}, deed("act:drive"))),
    "curly_bill_brocius_2": (holding("whiskey", "T4"), holding("whiskey", "D1")),
    "curly_bill_brocius_3": (({"wp": 5},), ({"wp": 4},)),
    "curly_bill_brocius_4": (({}, won("player")), ({}, won("player", at="T1"), won("npc"))),
}


def test_no_goal_is_left_out() -> None:
    assert list(GOALS) == [goal for goal in CONTENT.goals if goal not in base_content().goals]


@ruling("LEG-389", "LEG-X25")
@pytest.mark.parametrize("goal", GOALS)
def test_goals(goal: str) -> None:
    condition = CONTENT.goals[goal].condition
    for (facts, *deeds), met in zip(GOALS[goal], (True, False), strict=True):
        table = AnteUpScenario()
        points = {key: value for key, value in facts.items() if key == "gp"}
        known: Any = {key: value for key, value in facts.items() if key not in points}
        table.seats(Ann=known, Bob={"at": "C12"}, Cat={"at": "C12"})
        table.gamblers(Ann=points.get("gp", 0))
        table.laid.start_turn(Seat(0))
        table.laid.spend_action()
        table.laid.deeds[0] += deeds
        assert holds(table.laid, Seat(0), condition) is met


@ruling("LEG-075", "LEG-X25")
def test_a_contribution_is_no_part_of_the_action_before_it(table: AnteUpScenario) -> None:
    """Gertrudis buys a rifle for $40 and pays The Widow $20: in that town $60, but not with one action."""
    goal = "gertrudis_barcelo_3"
    table.seats(
        options={"goals": True},
        stories=[30],
        Gertrudis={"character": "gertrudis_barcelo", "goals": [goal], "at": "D2", "money": 110},
        Bob={},
        Cat={},
    )
    table.turn("Gertrudis")
    table.does("shop")
    table.asked("Gertrudis", kind="visit_shop").answers(("buy", "rifle"))
    table.asked("Gertrudis", kind="visit_shop").answers("leave")
    table.does(("contribute", 0))
    table.has("Gertrudis", money=50)
    table.may_not(("claim", goal))
    table.does("shop")
    table.asked("Gertrudis", kind="visit_shop").answers(("upgrade", "rifle"))
    table.has("Gertrudis", money=10)
    table.may_not(("claim", goal))


@ruling("LEG-438", "LEG-X25", "LEG-X35")
def test_an_event_is_no_part_of_the_action_that_caused_it(table: AnteUpScenario) -> None:
    """Soapy deposits two nuggets for $40 and his fifth LP; the $10 of the event were not gained with that action."""
    goal = "soapy_smith_4"
    table.seats(
        options={"goals": True},
        Soapy={"character": "soapy_smith", "goals": [goal], "at": "D8", "nuggets": 2, "lp": 3},
        Bob={},
        Cat={},
    )
    table.event_card("the_cattle_kings_supper")
    table.turn("Soapy")
    table.does(("deposit", 2, 0))
    table.has("Soapy", money=50, lp=5)
    table.may_not(("claim", goal))


@ruling("LEG-X24", "LEG-237")
def test_a_delivery_is_part_of_the_move_that_led_to_it_alone(table: AnteUpScenario) -> None:
    """$50 with one action: not $10 for work and $40 for cattle, which costs none; the ride to the station counts."""
    goal = "soapy_smith_4"
    soapy: Player = {"character": "soapy_smith", "goals": [goal], "at": "V12", "cattle": ["green_forty"]}
    table.seats(options={"goals": True}, Soapy=soapy, Bob={}, Cat={})
    table.turn("Soapy")
    table.does("work", ("drive", "green_forty"))
    table.has("Soapy", money=70)
    table.may_not(("claim", goal))
    table.seats(options={"goals": True}, Soapy={**soapy, "at": "V11"}, Bob={}, Cat={})
    table.turn("Soapy")
    table.does(("move", "V12"), ("drive", "green_forty"))
    table.has("Soapy", money=60)
    table.may(("claim", goal))
