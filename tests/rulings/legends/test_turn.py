"""A turn: income, gear, up to three actions; and what a movement costs."""

from __future__ import annotations

import pytest

from sagebrush.core.config import Value
from sagebrush.games.legends import map as country
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player
from tests.rulings.legends.fights import lays


def phases(table: LegendsScenario) -> list[str]:
    return [event.phase for event in table.events("phase_begun")]


# -------------------------------------------------------------------- the start of a turn


@ruling("LEG-065", "LEG-066")
def test_one_phase_after_the_other(table: LegendsScenario) -> None:
    """Bass draws what his ability gives before he is asked for his income, and takes his gear after it."""
    bass: Player = {"character": "bass_reeves", "lp": 5, "mp": 1, "weapons": ["shotgun", "rifle"]}
    table.seats(Bass=bass, Bob={}, Cat={})
    table.starts_turn("Bass")
    table.has("Bass", cards=1)
    table.asked("Bass", kind="take_income").answers("cash")
    table.asked("Bass", kind="choose_gear").answers("shotgun")
    table.ends_turn()
    assert phases(table)[:5] == ["income", "gear", "act", "stories", "discard"]
    order = table.happened("turn_started", "cards_drawn", "income_taken", "equipped")
    assert order[-5:] == ["turn_started", "cards_drawn", "income_taken", "equipped", "turn_started"]
    assert table.active == "Bob"


@ruling("LEG-067")
@pytest.mark.parametrize(("income", "money", "cards"), [("cash", 20, 0), ("cards", 0, 2), ("both", 10, 1)])
def test_three_incomes(table: LegendsScenario, income: str, money: int, cards: int) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income", options=["cash", "cards", "both"]).answers(income)
    table.has("Ann", money=money, cards=cards)
    table.is_quiet()


@ruling("LEG-067")
def test_nobody_else_has_an_income(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cash")
    table.has("Bob", money=0, cards=0)


# -------------------------------------------------------------------- weapon and mount


@ruling("LEG-068")
def test_one_weapon_and_one_mount_for_the_turn(table: LegendsScenario) -> None:
    """Of two weapons and two mounts Ann takes one each, and is not asked again in this turn."""
    table.seats(Ann={"weapons": ["rifle", "shotgun"], "mounts": ["mustang", "mule"]}, Bob={}, Cat={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cash")
    table.asked("Ann", kind="choose_gear", options=["shotgun", "rifle"]).answers("rifle")
    table.asked("Ann", kind="choose_gear", options=["mule", "mustang"]).answers("mustang")
    table.has("Ann", weapon="rifle", mount="mustang")
    assert table.table.speed(table.seat("Ann")) == 4
    table.does(("move", sorted(table.targets())[0]))
    table.is_quiet()


@ruling("LEG-068")
@pytest.mark.parametrize("mounts", [[], ["mule"]])
def test_no_choice_no_question(table: LegendsScenario, mounts: list[str]) -> None:
    table.seats(Ann={"weapons": ["rifle"], "mounts": mounts}, Bob={}, Cat={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cash")
    table.is_quiet()
    table.has("Ann", weapon="rifle", mount=mounts[0] if mounts else "")


@ruling("LEG-068")
def test_only_the_active_weapon_works(table: LegendsScenario) -> None:
    """Ann's shotgun is put away: nothing is taken off Bob's queen, and her jack loses."""
    table.seats(
        Ann={"at": "D9", "hand": ["JS"], "weapons": ["revolver", "shotgun+"]}, Bob={"at": "D9", "hand": ["QS"]}, Cat={}
    )
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cash")
    table.asked("Ann", kind="choose_gear").answers("revolver")
    table.does(("duel", "Bob"))
    lays(table, Bob="QS")
    table.has("Ann", wounds=1)
    table.has("Bob", wounds=0)


@ruling("LEG-488")
@pytest.mark.parametrize(("chosen", "wins"), [("shotgun+", True), ("revolver", False)])
def test_it_serves_on_other_players_turns_too(table: LegendsScenario, chosen: str, *, wins: bool) -> None:
    """Bob's weapon is the one of his own turn: by the shotgun Cat's ace counts less than his, else she wins the tie."""
    table.seats(
        Ann={}, Bob={"at": "D9", "hand": ["AS"], "weapons": ["revolver", "shotgun+"]}, Cat={"at": "D9", "hand": ["AH"]}
    )
    table.starts_turn("Bob")
    table.asked("Bob", kind="take_income").answers("cash")
    table.asked("Bob", kind="choose_gear").answers(chosen)
    table.ends_turn()
    table.asked("Cat", kind="take_income").answers("cash")
    table.does(("duel", "Bob"))
    lays(table, Bob="AS")
    assert table.table.wounds[table.seat("Cat")] == wins


@ruling("LEG-488")
def test_what_is_bought_may_be_worn_at_once(table: LegendsScenario) -> None:
    """Ann buys a mustang beside her mule; as she likes, it is active from now on or in her next turn."""
    for worn, mount in ((True, "mustang"), (False, "mule")):
        table.seats(Ann={"at": "D2", "money": 120, "mounts": ["mule"]}, Bob={}, Cat={})
        table.turn("Ann")
        table.does("shop")
        table.asked("Ann").answers(("buy", "mustang", "wear") if worn else ("buy", "mustang"))
        table.has("Ann", mount=mount)


# -------------------------------------------------------------------- actions


@ruling("LEG-072")
def test_up_to_three_actions(table: LegendsScenario) -> None:
    """After three only free things are left; but Ann could have stopped at any time."""
    table.seats(Ann={"at": "D1"}, Bob={}, Cat={})
    table.turn("Ann")
    for _ in range(3):
        table.may("end", "work")
        table.does("work")
    table.asked("Ann", kind="take_action", options=["end"])
    table.has("Ann", money=30)


@ruling("LEG-072")
def test_actions_may_be_forgone(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.turn("Ann")
    table.ends_turn()
    assert table.active == "Bob"


@ruling("LEG-072")
@pytest.mark.parametrize("options", [{"must_use_all_actions": "yes"}, {"rules": "ua"}, {"rules": "ru"}])
def test_or_all_of_them_must_be_used(table: LegendsScenario, options: dict[str, Value]) -> None:
    table.seats(options=options, Ann={"at": "D1"}, Bob={}, Cat={})
    table.turn("Ann")
    for _ in range(3):
        table.may_not("end")
        table.does("work")
    table.ends_turn()
    assert table.active == "Bob"


@ruling("LEG-072")
def test_a_single_option_outweighs_the_edition(table: LegendsScenario) -> None:
    table.seats(options={"rules": "ua", "must_use_all_actions": "no"}, Ann={"at": "D1"}, Bob={}, Cat={})
    table.turn("Ann")
    table.may("end")


@ruling("LEG-074")
def test_four_kinds_of_actions(table: LegendsScenario) -> None:
    """Each of them costs one action: to move, a card's action, a fight, what a place is for."""
    for action in (("move", "D2"), ("play", "5S"), ("duel", "Bob"), "work"):
        table.seats(Ann={"at": "D1", "hand": ["5S"]}, Bob={"at": "D1"}, Cat={})
        table.turn("Ann")
        table.may(("move", "D2"), ("play", "5S"), ("duel", "Bob"), ("robbery", "Bob"), "work")
        table.does(action)
        assert table.table.actions == 2


# -------------------------------------------------------------------- movement


@ruling("LEG-079", "LEG-083")
def test_each_space_entered_costs_a_point(table: LegendsScenario) -> None:
    """On foot Ann reaches all that is one or two spaces away, and may stop after one or come back; nothing farther."""
    table.seats(Ann={"at": "D10"}, Bob={}, Cat={})
    table.turn("Ann")
    far = country.DISTANCE[country.SPACE["D10"]]
    assert table.targets() == {country.SPACES[space] for space, steps in enumerate(far) if steps <= 2}
    table.does(("move", "M4"))
    table.has("Ann", at="M4")
    (moved,) = table.events("moved")
    assert len(moved.way) == 2


@ruling("LEG-X56", "LEG-355", "LEG-X17")
def test_a_move_out_and_back(table: LegendsScenario) -> None:
    """Ann, at the station, rides out and back in one move: that is a move that ended there, of two spaces."""
    table.seats(stories=[1], Ann={"at": "V12"}, Bob={}, Cat={})
    table.turn("Ann")
    table.may_not(("contribute", 0))
    table.does(("move", "V12", "back"))
    table.has("Ann", at="V12")
    (moved,) = table.events("moved")
    assert moved.to == moved.way[-1] == "V12"
    assert len(moved.way) == 2
    assert table.table.actions == 2
    table.may(("contribute", 0))


@ruling("LEG-X56")
def test_one_point_is_not_enough_to_come_back(table: LegendsScenario) -> None:
    """Kit Carson's one space more leads on, not back."""
    table.seats(Kit={"character": "kit_carson", "lp": 5, "at": "V13"}, Bob={})
    table.turn("Kit")
    table.does(("move", "V12"), ("use", "kit_carson"))
    table.asked("Kit", kind="choose_way")
    table.may("stay")
    table.may_not(("move", "V12", "back"))


@ruling("LEG-X56", "LEG-085")
def test_an_outlaw_does_not_come_back_to_the_sheriff(table: LegendsScenario) -> None:
    """Ann became an outlaw where the Sheriff stands: she may stay or leave; Bob, a marshal, comes and goes."""
    table.seats(Ann={"at": "D1", "wp": 1}, Bob={"at": "D1", "mp": 1})
    table.turn("Ann")
    assert "D1" not in table.targets()
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    assert "D1" in table.targets()


@ruling("LEG-X56", "LEG-411", "LEG-439")
def test_after_a_sprint_out_and_back_nothing_follows(table: LegendsScenario) -> None:
    """Kit's Sprint ends where his move ended: it was a movement by reaction, and his ability does not follow it."""
    table.seats(Kit={"character": "kit_carson", "lp": 5, "at": "D10", "hand": ["2S"]}, Bob={})
    table.turn("Kit")
    table.does(("move", "D9"))
    table.may(("use", "kit_carson"))
    table.does(("react", "2S"))
    table.asked("Kit", kind="choose_way").answers(("move", "D9", "back"))
    table.may_not(("use", "kit_carson"))


@ruling("LEG-X56", "LEG-520")
def test_bloody_knife_comes_back_through_the_mesa(table: LegendsScenario) -> None:
    """Mounted, with a wound: through the mesa to the next space and back, three spaces in all, and the wound heals."""
    table.seats(Knife={"character": "bloody_knife", "lp": 5, "at": "D10", "wounds": 1, "mounts": ["mule"]}, Bob={})
    table.turn("Knife")
    table.may(("move", "D10", "back"))
    table.does(("move", "D10", "mesa"))
    table.has("Knife", at="D10", wounds=0)


@ruling("LEG-083", "LEG-084")
def test_points_that_are_left_are_lost(table: LegendsScenario) -> None:
    """One space of two, then work: to go on costs an action like any other move, and begins with two points."""
    table.seats(Ann={"at": "D2"}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("move", "D1"), "work")
    assert table.table.actions == 1
    table.does(("move", "M1"))
    table.has("Ann", at="M1")
    table.asked("Ann", options=["end"])


@ruling("LEG-084")
def test_a_free_activity_ends_the_move(table: LegendsScenario) -> None:
    """Sprint may follow a move, but not once Ann has put a marker on a story."""
    table.seats(stories=(2,), Ann={"at": "D9", "hand": ["2S", "KS"]}, Bob={"at": "D9"}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS")
    table.does(("move", "D10"))
    table.may(("react", "2S"), ("contribute", 0))
    table.does(("contribute", 0))
    table.may_not(("react", "2S"))


@ruling("LEG-082")
def test_any_number_in_one_space(table: LegendsScenario) -> None:
    """Five stand with the Sheriff; the sixth comes too."""
    here: Player = {"at": "D1"}
    table.seats(Ann={"at": "D2", "hand": ["KS"]}, Bob=here, Cat=here, Dan=here, Eve=here, Fay=here)
    table.turn("Ann")
    table.does(("move", "D1"))
    assert set(table.table.space) == {table.table.sheriff}
    table.may(*[("duel", name) for name in ("Bob", "Cat", "Dan", "Eve", "Fay")])


@ruling("LEG-086")
@pytest.mark.parametrize(("mp", "wp"), [(0, 0), (3, 0), (0, 1)])
def test_all_but_outlaws_may_visit_the_sheriff(table: LegendsScenario, mp: int, wp: int) -> None:
    """And pass him: on foot the only way from D1 to D10 leads through D2, where he is."""
    table.seats(sheriff="D2", Ann={"at": "D1", "mp": mp, "wp": wp}, Bob={}, Cat={})
    table.turn("Ann")
    assert ("D2" in table.targets()) == (wp == 0)
    assert ("D10" in table.targets()) == (wp == 0)
    if not wp:
        table.does(("move", "D2"))
        table.has("Ann", at="D2", mp=mp)
        table.is_quiet()


@ruling("LEG-090")
def test_two_towns() -> None:
    towns = {town: sum(name == town for name in country.TOWN) for town in country.TOWN if town}
    assert towns == {"darkrock": 10, "red_falls": 8}
    named = {"D": "darkrock", "R": "red_falls"}
    assert [named.get(space[0], "") for space in country.SPACES] == list(country.TOWN)
