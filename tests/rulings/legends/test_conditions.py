"""The conditions of all goals and stories: each with what meets it, and with what just does not."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends.conditions import holds, remembered
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.deeds import Deed
from sagebrush.games.legends.language import AnyCondition, Gained, PlayedPoker, Travelled
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario

CONTENT = base_content()

#: What a deed was, how much, where, and what else is known of it.
Done = tuple[Any, ...]


def deed(what: str, n: int = 1, at: str = "M5", *tags: str, **more: int) -> Deed:
    return Deed(what, n, country.SPACE[at], tags, **more)


def judged(
    table: LegendsScenario, condition: AnyCondition, facts: dict[str, Any], *deeds: Deed, bob: str = "C12"
) -> bool:
    """Whether Ann, of whom these facts are true, meets it in the action in which she did this."""
    table.seats(Ann=facts, Bob={"at": bob}, Cat={"at": "C12"})  # type: ignore[arg-type]
    laid = table.laid
    laid.start_turn(Seat(0))
    laid.spend_action()
    laid.deeds[0] += deeds
    return holds(laid, Seat(0), condition)


WON = "fight:won"


def won(*tags: str, at: str = "M5", wounds: int = 0) -> Deed:
    return deed(WON, 1, at, *tags, wounds=wounds)


def moves(*places: str) -> tuple[Deed, ...]:
    return tuple(deed("end_move", 1, place) for place in places)


#: goal: what meets it, what does not; each as facts about the player and deeds
GOALS: dict[str, tuple[Done, Done]] = {
    "annie_oakley_1": (({}, deed("spend", 60, "R3")), ({}, deed("spend", 60, "R4"), deed("spend", 50, "R3"))),
    "annie_oakley_2": (({}, won("npc", "bandit", "card:7")), ({}, won("npc", "bandit", "card:8"), won("player"))),
    "annie_oakley_3": (({"at": "R3", "belongings": ["ten_gallon"]},), ({"at": "R4", "belongings": ["ten_gallon"]},)),
    "annie_oakley_4": (({"at": "C12", "weapons": ["rifle+"]},), ({"at": "C12", "weapons": ["rifle"]},)),
    "bass_reeves_1": (
        ({}, won("player", "arrest", "attacker")),
        ({}, won("player", "duel", "attacker"), won("player", "arrest"), won("npc", "bandit")),
    ),
    "bass_reeves_2": (({"at": "C10", "belongings": ["whiskey"]},), ({"at": "C9", "belongings": ["whiskey"]},)),
    "bass_reeves_3": (({"mp": 5},), ({"mp": 4},)),
    "bass_reeves_4": (({}, deed("travel", 6), deed("travel", 4)), ({}, deed("travel", 9))),
    "billy_the_kid_1": (({"wp": 6},), ({"wp": 5},)),
    "billy_the_kid_2": (({"at": "D1", "wp": 1},), ({"at": "D1"},)),
    "billy_the_kid_3": (({"at": "R2", "belongings": ["provisions"]},), ({"at": "R2"},)),
    "billy_the_kid_4": (({}, won("player"), won("player")), ({}, won("player"), won("npc", "bandit"))),
    "bloody_knife_1": (({}, *moves("D9", "R1")), ({}, *moves("D9", "D1", "C1"))),
    "bloody_knife_2": (({}, *moves("M1", "S8", "X1", "V7")), ({}, *moves("M1", "S8", "X1", "M1", "C9"))),
    "bloody_knife_3": (({"at": "D1", "belongings": ["miners_map"]},), ({"at": "D2", "belongings": ["miners_map"]},)),
    "bloody_knife_4": (({}, won("player", wounds=1)), ({}, won("player"), won("player", at="D9", wounds=2))),
    "calamity_jane_1": (({}, *[deed("act:contribute")] * 4), ({}, *[deed("act:contribute")] * 3)),
    "calamity_jane_2": (({}, deed("act:heal", 2)), ({}, deed("act:heal", 1))),
    "calamity_jane_3": (({"at": "D6", "belongings": ["whiskey"]},), ({"at": "R2", "belongings": ["whiskey"]},)),
    "calamity_jane_4": (({}, deed("act:rustle")), ({"cattle": ["blue_card"]}, deed("act:acquire"))),
    "doc_holliday_1": (({}, won("npc", wounds=2)), ({"wounds": 3}, won("npc", wounds=1))),
    "doc_holliday_2": (({}, *[deed("poker:won")] * 2), ({}, deed("poker:won"), deed("poker:lost"))),
    "doc_holliday_3": (({"at": "R1", "belongings": ["whiskey"]},), ({"at": "R1", "belongings": ["provisions"]},)),
    "doc_holliday_4": (({}, won("player", "duel", "attacker")), ({}, won("player", "duel"))),
    "jesse_james_1": (({}, won("npc", "guard", at="D8")), ({}, won("npc", "sheriff", at="D8"))),
    "jesse_james_2": (({"at": "D5", "belongings": ["ten_gallon"]},), ({"at": "R5", "belongings": ["ten_gallon"]},)),
    "jesse_james_3": (({"at": "D9", "wp": 1, "money": 80},), ({"at": "D9", "wp": 1, "money": 70},)),
    "jesse_james_4": (({}, won("npc"), won("player")), ({}, won("npc"), won("player", at="D9"))),
    "kit_carson_1": (
        ({}, deed("act:prospect", 1, "S1"), deed("act:prospect", 1, "C7")),
        ({}, deed("act:prospect", 1, "S1"), deed("act:prospect", 1, "S1")),
    ),
    "kit_carson_2": (({"at": "V12", "belongings": ["miners_map"]},), ({"at": "V11", "belongings": ["miners_map"]},)),
    "kit_carson_3": (({}, deed("travel", 12)), ({}, deed("travel", 11))),
    "kit_carson_4": (({"nuggets": 5},), ({"nuggets": 4},)),
    "mary_fields_1": (({}, *moves("V12", "D4")), ({}, *moves("V12", "D5"))),
    "mary_fields_2": (
        ({}, deed("act:work", 1, "D2"), deed("act:work", 1, "R1"), deed("act:work", 1, "S1")),
        # The three spaces of a store are one location.
        ({}, deed("act:work", 1, "D2"), deed("act:work", 1, "D3"), deed("act:work", 1, "S1")),
    ),
    "mary_fields_3": (({"at": "S7", "belongings": ["provisions"]},), ({"at": "M2", "belongings": ["provisions"]},)),
    "mary_fields_4": (({}, won("npc", "shotgun+")), ({"weapons": ["shotgun"]}, won("npc", "revolver"))),
    "wild_bill_hickok_1": (({}, deed("poker:won", 1, "D5", "player")), ({}, deed("poker:won"))),
    "wild_bill_hickok_2": (({}, won("npc", "revolver+")), ({"weapons": ["revolver+"]}, won("npc", "revolver"))),
    "wild_bill_hickok_3": (
        ({}, deed("poker:lost", 1, "D5", "KH", "8C")),
        ({}, deed("poker:won", 1, "D5", "player", "AH", "8D")),
    ),
    "wild_bill_hickok_4": (
        ({"at": "R5", "belongings": ["ten_gallon"]},),
        ({"at": "D5", "belongings": ["ten_gallon"]},),
    ),
    "wyatt_earp_1": (({}, *[won("npc", "bandit")] * 3), ({}, *[won("npc", "bandit")] * 2, won("npc", "guard"))),
    "wyatt_earp_2": (({"at": "D1", "belongings": ["whiskey"]},), ({"at": "D1"},)),
    "wyatt_earp_3": (({"at": "R1", "money": 100},), ({"at": "C1", "money": 100},)),
    "wyatt_earp_4": (({"mp": 4},), ({"mp": 3},)),
    "yb_rowdy_1": (({}, won("npc", at="M1"), won("npc", at="S8")), ({}, won("npc", at="M1"), won("player", at="M1"))),
    "yb_rowdy_2": (({}, *moves("M1", "S1", "C1", "V1")), ({}, *moves("M1", "S1", "C1", "D9", "M2"))),
    "yb_rowdy_3": (({"at": "C7", "belongings": ["provisions"]},), ({"at": "S1", "belongings": ["provisions"]},)),
    "yb_rowdy_4": (({}, won("npc", "sheriff")), ({}, won("npc", "guard", at="D9"), won("npc", "bandit"))),
}


def test_no_goal_is_left_out() -> None:
    assert list(GOALS) == list(CONTENT.goals)


@pytest.mark.parametrize("goal", GOALS)
def test_goals(table: LegendsScenario, goal: str) -> None:
    condition = CONTENT.goals[goal].condition
    met, unmet = GOALS[goal]
    assert judged(table, condition, met[0], *met[1:])
    assert not judged(table, condition, unmet[0], *unmet[1:])


#: story: what meets its condition, what does not
STORIES: dict[int, tuple[Done, Done]] = {
    1: (({}, *moves("V12")), ({"at": "V12"},)),
    2: (({}, deed("fight:started", 1, "M5", "player")), ({}, won("player"))),
    3: (({}, deed("gain:wp")), ({"mp": 3},)),
    4: (({}, *moves("S8")), ({}, *moves("S9"))),
    5: (({}, won("npc", "bandit")), ({}, won("player"), deed("fight:lost", 1, "M5", "npc"))),
    6: (({}, deed("act:acquire")), ({"cattle": ["blue_card"]},)),
    7: (({}, deed("act:drive")), ({}, deed("act:acquire"))),
    8: (({"at": "R1", "wounds": 1},), ({"at": "C1", "wounds": 1},)),
    9: (({}, won("player")), ({}, deed("fight:lost"))),
    10: (({}, deed("act:deposit", 2)), ({}, deed("act:deposit", 1))),
    11: (({}, deed("gain:nugget", 1)), ({"nuggets": 4},)),
    12: (({}, deed("end_move", near_player=0)), ({}, deed("end_move", near_player=1))),
    13: (({}, deed("poker:lost")), ({"at": "D5"},)),
    14: (({}, deed("gain:lp", 1), deed("gain:lp", 1)), ({"lp": 5}, deed("gain:lp", 1))),
    15: (({}, deed("travel", 6)), ({}, deed("travel", 5))),
    16: (({}, deed("spend", 50, "D2"), deed("spend", 30, "D2")), ({}, deed("spend", 80, "M5"))),
    17: (({}, deed("fight:started", 1, "M5", "player")), ({}, deed("fight:started", 1, "M5", "npc"))),
    18: (({}, deed("gain:wound", 1)), ({"wounds": 2},)),
    19: (({}, deed("gain:mp")), ({}, deed("gain:lp"))),
    20: (({}, deed("act:card_action")), ({}, deed("act:item_action"))),
    21: (({}, *moves("X1")), ({}, *moves("D10", "M5"))),
    22: (({}, deed("travel", 4), deed("travel", 2)), ({}, deed("travel", 5))),
    23: (({}, deed("act:prospect")), ({"at": "S1"}, deed("gain:nugget"))),
    24: (({}, deed("fight:started", 1, "M5", "player")), ({},)),
    25: (
        ({"at": "D9"}, deed("end_move", near_player=3)),
        ({"at": "M5"}, deed("end_move", 1, "D9", near_player=3), deed("end_move", near_player=2)),
    ),
    26: (({}, *moves("S7")), ({}, *moves("S8"))),
    27: (({}, deed("act:heal")), ({"wounds": 0},)),
    28: (({}, deed("spend", 30, "R3")), ({}, deed("spend", 30, "R4"))),
    29: (({}, deed("fight:lost", 1, "M1", "npc", "bandit")), ({}, won("npc", "guard"))),
    30: (({"at": "R1", "money": 20},), ({"at": "R1", "money": 10},)),
    31: (({}, deed("act:upgrade")), ({}, deed("spend", 50, "D2"))),
    32: (({}, deed("gain:lp", 2)), ({}, deed("gain:lp", 1))),
    33: (({"hand": ["2S", "3S"]},), ({"hand": ["2S"]},)),
    34: (({}, deed("act:work", 1, "S1")), ({}, deed("act:work", 1, "D2"))),
    35: (({}, deed("act:item_action")), ({}, deed("act:work"))),
    36: (({}, deed("poker:lost")), ({}, deed("poker:won"), won("player"))),
    37: (({}, deed("gain:mp")), ({},)),
    38: (({}, *moves("V12")), ({}, *moves("V13"))),
    39: (({}, deed("end_move", near_sheriff=2)), ({}, deed("end_move", near_sheriff=3))),
    40: (({},), ({"money": 10},)),
}


def test_no_story_is_left_out() -> None:
    assert list(STORIES) == list(CONTENT.stories)


@ruling("LEG-343", "LEG-X25")
@pytest.mark.parametrize("number", STORIES)
def test_stories(table: LegendsScenario, number: int) -> None:
    condition = CONTENT.stories[number].condition
    met, unmet = STORIES[number]
    assert judged(table, condition, met[0], *met[1:])
    assert not judged(table, condition, unmet[0], *unmet[1:])


# -------------------------------------------------------------------- spans


@ruling("LEG-X24", "LEG-X25")
def test_what_was_done_before_the_action_is_not_within_it(table: LegendsScenario) -> None:
    """2 LP in the turn, 1 of them in this action; a new turn forgets both."""
    table.seats(Ann={}, Bob={})
    laid = table.laid
    action, turn = Gained("lp", 2, "action"), Gained("lp", 2, "turn")
    laid.start_turn(Seat(0))
    laid.gain_lp(Seat(0), 1, "before any action")
    assert not holds(laid, Seat(0), Gained("lp", 1, "action"))
    assert holds(laid, Seat(0), Gained("lp", 1, "turn"))
    laid.spend_action()
    laid.gain_lp(Seat(0), 1, "this action")
    assert (holds(laid, Seat(0), action), holds(laid, Seat(0), turn)) == (False, True)
    laid.gain_lp(Seat(0), 1, "this action too")
    assert (holds(laid, Seat(0), action), holds(laid, Seat(0), turn)) == (True, True)
    laid.start_turn(Seat(0))
    assert (holds(laid, Seat(0), action), holds(laid, Seat(0), turn)) == (False, False)


@ruling("LEG-342")
def test_others_turns_are_nobodys_own(table: LegendsScenario) -> None:
    """What Bob gains in Ann's turn is no deed of a turn of his."""
    table.seats(Ann={}, Bob={})
    table.laid.start_turn(Seat(0))
    table.laid.gain_lp(Seat(1), 2, "a story")
    assert not holds(table.laid, Seat(1), Gained("lp", 1, "turn"))


@ruling("LEG-X28")
def test_only_what_goals_ask_for_is_remembered(table: LegendsScenario) -> None:
    """Mary's goals look back on work and won fights; how far she rode last turn is forgotten."""
    table.seats(options={"goals": True}, Mary={"character": "mary_fields"}, Bob={})
    laid = table.laid
    laid.start_turn(Seat(0))
    laid.deeds[0] += [deed("travel", 4), deed("act:work"), won("npc"), deed("gain:lp")]
    laid.start_turn(Seat(1))
    laid.deeds[0].append(won("player"))
    laid.start_turn(Seat(0))
    assert [done.what for done in laid.deeds[0]] == ["act:work", "fight:won", "fight:won"]


def test_what_conditions_look_back_on() -> None:
    assert remembered(PlayedPoker("played", "game")) == ["poker:won", "poker:lost"]
    assert remembered(Travelled(3, "game")) == ["travel"]
    assert remembered(Travelled(3, "turn")) == []
    assert remembered(CONTENT.goals["bass_reeves_1"].condition) == ["fight:won", "fight:won"]
