"""The eight characters of Ante Up and the items of the trading post."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import box_content
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario

CONTENT = box_content(("ante_up",))
EIGHT = list(CONTENT.characters)[12:]


@ruling("LEG-063")
def test_eight_characters_with_four_goals_each() -> None:
    """Two weapons are possible, as La Tules shows."""
    assert len(EIGHT) == 8
    assert all(len(CONTENT.goals_of[id]) == 4 for id in EIGHT)
    assert CONTENT.characters["gertrudis_barcelo"].items == ("revolver", "derringer")


def test_fee_lee_wong(table: AnteUpScenario) -> None:
    """$180 and six cards."""
    table.seats(Ann={"character": "fee_lee_wong", "lp": 5, "money": 170}, Bob={})
    table.turn("Ann")
    assert (table.table.money_limit(Seat(0)), table.table.hand_limit(Seat(0))) == (180, 6)
    table.table.gain_money(Seat(0), 30, "work")
    table.has("Ann", money=180)


@pytest.mark.parametrize(("at", "asked"), [("T1", True), ("B4", False)])
def test_gertrudis_barcelo(table: AnteUpScenario, at: str, *, asked: bool) -> None:
    """$10 or a card at the start of a turn in a town."""
    table.seats(Ann={"character": "gertrudis_barcelo", "lp": 5, "at": at}, Bob={})
    table.starts_turn("Ann")
    if asked:
        table.asked("Ann", kind="choose_effect", options=["gain_money:10", "gain_card:1"]).answers("gain_money:10")
    table.asked("Ann", kind="take_income")
    table.has("Ann", money=10 if asked else 0)


def test_pat_garrett_sends_the_sheriff(table: AnteUpScenario) -> None:
    """Six spaces, and 1 LP because Bob, who has no card to lay, is arrested."""
    table.seats(Ann={"character": "pat_garrett", "lp": 5}, Bob={"at": "D9", "wp": 1}, Cat={}, sheriff="D1")
    table.turn("Ann")
    table.does(("use", "pat_garrett"))
    table.asked("Ann", kind="walk_sheriff").answers("D9")
    table.has("Ann", lp=6)
    table.has("Bob", at="D1", wp=0)
    table.may_not(("use", "pat_garrett"))


def test_pat_garrett_without_an_arrest(table: AnteUpScenario) -> None:
    table.seats(Ann={"character": "pat_garrett", "lp": 5}, Bob={"at": "D9", "wp": 1}, Cat={}, sheriff="D1")
    table.turn("Ann")
    table.does(("use", "pat_garrett"))
    table.asked("Ann", kind="walk_sheriff").answers("stay")
    table.has("Ann", lp=5)


@ruling("LEG-X18")
def test_pat_garrett_has_nobody_to_hunt(table: AnteUpScenario) -> None:
    """The Sheriff stays where he is while nobody is wanted: there is no such action."""
    table.seats(Ann={"character": "pat_garrett", "lp": 5}, Bob={}, Cat={"mp": 1})
    table.turn("Ann")
    table.may_not(("use", "pat_garrett"))


def test_poker_alice_plays_anywhere(table: AnteUpScenario) -> None:
    """In the country, with Bob who sits in Darkrock: whoever has a stake may join from anywhere."""
    table.seats(
        Ann={"character": "poker_alice", "lp": 5, "at": "B4", "money": 10},
        Bob={"at": "D5", "money": 10, "hand": ["3H"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("use", "poker_alice"))
    table.asked("Bob", kind="join_poker").answers("join")
    # Both hold what they drew, so both are asked for their cards or play all they have.
    assert table.happened("poker_opened") == ["poker_opened"]


@ruling("LEG-490", "LEG-X18")
@pytest.mark.parametrize(("money", "offered"), [(0, False), (10, True)])
def test_poker_alice_needs_a_stake(table: AnteUpScenario, money: int, *, offered: bool) -> None:
    """Without $10 there is no game, and no card for one."""
    table.seats(Ann={"character": "poker_alice", "lp": 5, "at": "B4", "money": money}, Bob={}, Cat={})
    table.turn("Ann")
    assert (("use", "poker_alice") in table.offered()) is offered


def test_seth_bullock(table: AnteUpScenario) -> None:
    """Two cards for the first bandit of a turn."""
    table.seats(
        Ann={"character": "seth_bullock", "lp": 5, "at": "S6", "hand": ["QS"], "wp": 1}, Bob={}, Cat={}, bandits=["S8"]
    )
    table.fight_deck_top("5", "8")
    table.turn("Ann")
    table.does(("move", "S8"))
    table.asked("Cat", kind="lay_card").answers("8")
    table.has("Ann", cards=2, lp=6)


@ruling("LEG-X48")
def test_the_sundance_kid_boards_the_train(table: AnteUpScenario) -> None:
    """Once a turn, as a Move action: the follow-ups of one are open. It counts one space."""
    table.seats(Ann={"character": "sundance_kid", "lp": 5, "hand": ["2S"]}, Bob={})
    table.train_at("B25")
    table.turn("Ann")
    table.does(("use", "sundance_kid"))
    table.has("Ann", at="B25")
    assert table.table.actions == 2
    table.may(("react", "2S"))
    table.may_not(("use", "sundance_kid"))
    assert [deed.n for deed in table.table.deeds[0] if deed.what == "travel"] == [1]


@ruling("LEG-X39")
def test_nobody_boards_a_train_with_the_sheriff(table: AnteUpScenario) -> None:
    table.seats(Ann={"character": "sundance_kid", "lp": 5, "wp": 1}, Bob={}, sheriff="V12")
    table.turn("Ann")
    table.may_not(("use", "sundance_kid"))


@ruling("LEG-X39")
def test_a_bandit_waits_at_the_train(table: AnteUpScenario) -> None:
    table.seats(Ann={"character": "sundance_kid", "lp": 5}, Bob={}, Cat={}, bandits=["C10"])
    table.train_at("C10")
    table.turn("Ann")
    table.does(("use", "sundance_kid"))
    table.has("Ann", at="C10", wounds=1)
    assert not table.table.windows


def test_curly_bill(table: AnteUpScenario) -> None:
    """Outside the towns his turn starts with 2 cards, of which he discards 1."""
    table.seats(Ann={"character": "curly_bill_brocius", "lp": 5, "at": "B4"}, Bob={})
    table.deck_top("3H", "4H")
    table.starts_turn("Ann")
    table.asked("Ann", kind="discard_card", options=["3H", "4H"]).answers("3H")
    table.has("Ann", hand=["4H"])
    table.asked("Ann", kind="take_income")


# -------------------------------------------------------------------- goals


@ruling("LEG-389", "LEG-X25")
@pytest.mark.parametrize(
    ("mounts", "weapons", "met"),
    [
        (["mule"], ["revolver+"], True),
        (["mule"], ["shotgun+", "revolver"], True),
        (["mule+"], ["revolver"], False),
        ([], ["revolver+"], False),
    ],
)
def test_a_mount_and_any_upgraded_weapon(
    table: AnteUpScenario, mounts: list[str], weapons: list[str], *, met: bool
) -> None:
    """The Sundance Kid's third goal: whichever weapon it is, in use or not; an upgraded mount is no weapon."""
    goal = "sundance_kid_3"
    table.seats(
        options={"goals": True},
        Ann={"character": "sundance_kid", "goals": [goal], "mounts": mounts, "weapons": weapons},
        Bob={"character": "kit_carson"},
    )
    table.turn("Ann")
    assert (("claim", goal) in table.offered()) is met


# -------------------------------------------------------------------- items


@ruling("LEG-X40")
def test_the_derringer_is_spent(table: AnteUpScenario) -> None:
    """After a won fight Ann discards her only weapon for 1 LP, and fights on without one."""
    table.seats(
        Ann={"at": "B4", "hand": ["KS", "QH"], "weapons": ["derringer"]},
        Bob={"at": "B4", "hand": ["3H"]},
        Cat={"at": "B4", "hand": ["4H"]},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="may_use").answers("use")
    table.has("Ann", lp=3, weapons=[], weapon="")
    table.does(("duel", "Cat"))
    table.asked("Cat", kind="lay_card").answers("surrender")
    table.has("Ann", lp=5)


def test_snake_oil_brings_the_sheriff(table: AnteUpScenario) -> None:
    """A die, and the Sheriff beside Ann, who picks where; he arrests nobody."""
    table.seats(Ann={"at": "B8", "belongings": ["snake_oil"], "wp": 1}, Bob={})
    table.dice("cash")
    table.turn("Ann")
    table.does(("use", "snake_oil"))
    table.asked("Ann", kind="choose_space", options=["B7", "B12"]).answers("B7")
    table.has("Ann", money=10, wp=1, belongings=[])
    assert table.table.land.spaces[table.table.sheriff] == "B7"


def test_the_gazette_doubles_a_point(table: AnteUpScenario) -> None:
    """After a cattle drive's MP one more of the same."""
    table.seats(Ann={"at": "V12", "cattle": ["green_forty"], "belongings": ["gazette"]}, Bob={})
    table.turn("Ann")
    table.may_not(("use", "gazette"))
    table.does(("drive", "green_forty"), ("use", "gazette"))
    table.has("Ann", mp=2, belongings=[])


def test_the_gazette_doubles_a_gambler_point(table: AnteUpScenario) -> None:
    """After winning at faro, once; a Reputation follows points of the law and of outlaws alone."""
    table.seats(Ann={"at": "D6", "money": 10, "belongings": ["gazette"], "hand": ["7S"]}, Bob={}, Cat={})
    table.gamblers(Ann=1)
    table.faro_cards("5", "6", "7", "K", turned=["6", "5", "7", "K"])
    table.turn("Ann")
    table.does("faro")
    table.asked("Ann", kind="place_marker").answers(("5", 10))
    assert table.gambler.points == [2, 0, 0]
    assert [label for label in table.offered() if label == ("use", "gazette")] == [("use", "gazette")]
    table.may_not(("play", "7S"))
    table.does(("use", "gazette"))
    assert table.gambler.points == [3, 0, 0]
    table.has("Ann", belongings=[])


def test_the_gazette_is_of_no_use_without_points(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 10, "belongings": ["gazette"]}, Bob={}, Cat={})
    table.faro_cards("5", "6", "7", "K", turned=["5", "6", "7", "K"])
    table.turn("Ann")
    table.does("faro")
    table.asked("Ann", kind="place_marker").answers(("5", 10))
    assert table.gambler.points == [0, 0, 0]
    table.may_not(("use", "gazette"))


@ruling("LEG-095", "LEG-458")
def test_the_gazette_doubles_a_point_of_anothers_turn(table: AnteUpScenario) -> None:
    """Bob wins at the poker table that Ann has opened: a gambler point, and with his Gazette one more."""
    table.seats(
        Ann={"at": "D6", "money": 10, "hand": ["3H"]},
        Bob={"at": "D6", "money": 10, "hand": ["AH"], "belongings": ["gazette"]},
        Cat={},
    )
    table.deck_top("4S", "AD", "AS", "9C", "JC")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob", kind="join_poker").answers("join")
    table.asked("Bob", kind="choose_effect").answers("gain_money:10")
    table.asked("Bob", kind="may_use").answers("use")
    assert table.gambler.points == [0, 2, 0]
    table.has("Bob", lp=1, belongings=[])
    table.is_quiet()


@ruling("LEG-095", "LEG-360")
def test_the_gazette_doubles_a_point_of_a_story(table: AnteUpScenario) -> None:
    """Dead or Alive is told at the end of Ann's turn: she and Bob gain a point each, and each has a Gazette to use."""
    table.seats(
        stories=[3],
        Ann={"belongings": ["gazette"]},
        Bob={"wp": 1, "belongings": ["gazette"]},
        Cat={},
    )
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_effect").answers("gain_mp:1")
    table.asked("Ann", kind="may_use").answers("use")
    table.has("Ann", mp=2, money=40, belongings=[])
    table.asked("Bob", kind="may_use").answers("pass")
    table.has("Bob", wp=2, belongings=["gazette"])


@ruling("LEG-095", "LEG-322")
def test_the_gazette_doubles_a_point_beyond_nine(table: AnteUpScenario) -> None:
    """Ann's tenth marshal point is worth a legend point; so is one more of the same."""
    table.seats(Ann={"at": "V12", "mp": 9, "cattle": ["green_forty"], "belongings": ["gazette"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "green_forty"), ("use", "gazette"))
    table.has("Ann", mp=9, lp=2)


@ruling("LEG-X35")
def test_a_bought_gazette_causes_an_event(table: AnteUpScenario) -> None:
    """It comes when the shopping is over."""
    table.seats(Ann={"at": "T5", "money": 20}, Bob={})
    table.event_card("right_of_way")
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann", kind="visit_shop").answers(("buy", "gazette"))
    assert not table.events("event_resolved")
    table.asked("Ann", kind="visit_shop").answers("leave")
    assert [event.event_card for event in table.events("event_resolved")] == ["right_of_way"]


def test_the_quarter_horse(table: AnteUpScenario) -> None:
    """A card for one space more at the end of a Move action."""
    table.seats(Ann={"at": "B1", "mounts": ["quarter_horse"], "hand": ["4S"]}, Bob={})
    table.turn("Ann")
    table.does(("move", "B2"), ("use", "quarter_horse"))
    table.asked("Ann", kind="choose_way").answers(("move", "B4"))
    table.has("Ann", at="B4", cards=0)
    assert table.table.actions == 2
