"""Ranches, cattle tokens and the railway station."""

import pytest

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


@ruling("LEG-230", "LEG-233", "LEG-010")
def test_acquiring_cattle(table: LegendsScenario) -> None:
    """Ann takes a token at the green ranch. She sees what it brings, Bob sees that it is green."""
    table.seats(Ann={"at": "M2"}, Bob={"at": "M2"})
    table.laid.cattle_supply["green"].remove("green_die")
    table.laid.cattle_supply["green"].append("green_die")
    table.turn("Ann")
    table.does(("acquire", "green"))
    table.has("Ann", cattle=["green_die"])
    assert len(table.table.cattle_supply["green"]) == 7
    taken = table.events("cattle_taken")[0]
    assert taken.seen_by(Seat(0)).token == "green_die"
    assert (taken.seen_by(Seat(1)).token, taken.seen_by(Seat(1)).cattle) == (None, "green")
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-231", "LEG-232")
def test_one_token_at_a_time(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "M2", "cattle": ["green_forty"]}, Bob={})
    table.turn("Ann")
    table.may_not(("acquire", "green"))
    table.may("work")


@ruling("LEG-234", "LEG-237", "LEG-242", "LEG-504", "LEG-326")
def test_a_cattle_drive(table: LegendsScenario) -> None:
    """At the station Ann's token gives 1 MP (with $20 for the first space) and its $40, without an action."""
    table.seats(Ann={"at": "V12", "cattle": ["green_forty"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "green_forty"))
    table.has("Ann", mp=1, money=60, cattle=[])
    assert table.table.actions == 3
    assert len(table.table.cattle_supply["green"]) == 8
    table.is_quiet()


@ruling("LEG-235", "LEG-239", "LEG-237", "LEG-333")
def test_rustling(table: LegendsScenario) -> None:
    """Green cattle sold at the blue ranch: 1 WP and $40."""
    table.seats(Ann={"at": "S7", "cattle": ["green_forty"]}, Bob={})
    table.turn("Ann")
    table.does(("rustle", "green_forty"))
    table.has("Ann", wp=1, money=40, lp=0, cattle=[])
    assert table.table.actions == 3
    table.is_quiet()


@ruling("LEG-236")
def test_no_rustling_at_its_own_ranch(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "M2", "cattle": ["green_forty"]}, Bob={})
    table.turn("Ann")
    table.may_not(("rustle", "green_forty"), ("drive", "green_forty"))


@ruling("LEG-238")
def test_delivered_at_any_moment_there(table: LegendsScenario) -> None:
    """With her last action Ann rides to the station and delivers then."""
    table.seats(Ann={"at": "V13", "cattle": ["blue_forty"]}, Bob={})
    table.turn("Ann", actions=1)
    table.may_not(("drive", "blue_forty"))
    table.does(("move", "V12"))
    assert table.table.actions == 0
    table.does(("drive", "blue_forty"))
    table.has("Ann", mp=1, money=60)


@ruling("LEG-240", "LEG-495", "LEG-316", "LEG-334")
def test_a_marshal_who_rustles(table: LegendsScenario) -> None:
    """3 MP are lost, 1 WP comes, and the token can only give one more: 2 WP and the card of the second space."""
    table.seats(Ann={"at": "S7", "mp": 3, "cattle": ["green_side"]}, Bob={})
    table.deck_top("5S")
    table.turn("Ann")
    table.does(("rustle", "green_side"))
    table.has("Ann", mp=0, wp=2, hand=["5S"], money=0)
    table.is_quiet()


@ruling("LEG-495", "LEG-249", "LEG-327")
def test_a_token_with_a_choice_at_the_station(table: LegendsScenario) -> None:
    """The fourth MP and $30, then the fifth and $30 more."""
    table.seats(Ann={"at": "V12", "mp": 3, "cattle": ["green_side"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "green_side"))
    table.has("Ann", mp=4, money=30)
    table.asked("Ann", kind="choose_effect", options={"gain_mp:1", "gain_wp:1"}).answers("gain_mp:1")
    table.has("Ann", mp=5, money=60)
    table.is_quiet()


@ruling("LEG-495", "LEG-249", "LEG-317", "LEG-321")
def test_driving_cattle_and_turning_outlaw(table: LegendsScenario) -> None:
    """The same token taken as WP: all MP are gone, and the wanted track is counted from its start."""
    table.seats(Ann={"at": "V12", "mp": 3, "cattle": ["green_side"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "green_side"))
    table.asked("Ann").answers("gain_wp:1")
    table.has("Ann", mp=0, wp=1, money=30, cards=0)
    table.is_quiet()


@ruling("LEG-241", "LEG-319", "LEG-318")
@pytest.mark.parametrize("rules", ["house", "cz", "ru"])
def test_an_outlaw_drives_no_cattle(table: LegendsScenario, rules: str) -> None:
    table.seats(options={"rules": rules}, Ann={"at": "V12", "wp": 1, "cattle": ["green_forty"]}, Bob={})
    table.turn("Ann")
    table.may_not(("drive", "green_forty"))


@ruling("LEG-241", "LEG-319", "LEG-318")
def test_an_outlaw_drives_cattle_for_the_bonus(table: LegendsScenario) -> None:
    """Preset ua: only the marshal point is denied; of a token with a choice WP are left."""
    table.seats(
        options={"rules": "ua"},
        Ann={"at": "V12", "wp": 1, "cattle": ["green_forty"]},
        Bob={"at": "V12", "wp": 1, "cattle": ["blue_side"]},
    )
    table.turn("Ann")
    table.does(("drive", "green_forty"))
    table.has("Ann", mp=0, wp=1, money=40)


@ruling("LEG-319", "LEG-249")
def test_an_outlaw_takes_wanted_points_from_a_drive(table: LegendsScenario) -> None:
    """Preset ua: 1 WP becomes 2 with a card, no MP."""
    table.seats(options={"rules": "ua"}, Ann={"at": "V12", "wp": 1, "cattle": ["blue_side"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "blue_side"))
    table.has("Ann", mp=0, wp=2, cards=1)


# -------------------------------------------------------------------- what tokens bring


@ruling("LEG-243", "LEG-244", "LEG-246", "LEG-247", "LEG-248")
@pytest.mark.parametrize("colour", ["blue", "green"])
@pytest.mark.parametrize(
    ("token", "facts"),
    [
        ("forty", {"money": 40, "nuggets": 0, "wounds": 2, "lp": 0, "cards": 0}),
        ("nugget", {"money": 0, "nuggets": 1, "wounds": 2, "lp": 0, "cards": 0}),
        ("heal", {"money": 30, "nuggets": 0, "wounds": 1, "lp": 0, "cards": 0}),
        ("card", {"money": 30, "nuggets": 0, "wounds": 2, "lp": 0, "cards": 1}),
        ("legend", {"money": 0, "nuggets": 0, "wounds": 2, "lp": 1, "cards": 0}),
    ],
)
def test_what_tokens_bring(table: LegendsScenario, colour: str, token: str, facts: dict[str, int]) -> None:
    """Rustled at the ranch of the other colour; the first space of the wanted track brings nothing."""
    ranch = {"blue": "M2", "green": "S7"}[colour]
    table.seats(Ann={"at": ranch, "wounds": 2, "cattle": [f"{colour}_{token}"]}, Bob={})
    table.turn("Ann")
    table.does(("rustle", f"{colour}_{token}"))
    table.has("Ann", wp=1, **facts)
    assert table.table.actions == 3
    table.is_quiet()


@ruling("LEG-245")
def test_a_token_with_an_action(table: LegendsScenario) -> None:
    """Delivered with no action left it gives $10 and one more action."""
    table.seats(Ann={"at": "S7", "cattle": ["green_action"]}, Bob={})
    table.turn("Ann", actions=0)
    table.may_not("work")
    table.does(("rustle", "green_action"))
    table.has("Ann", money=10, wp=1)
    assert table.table.actions == 1
    table.does("work")
    table.has("Ann", money=20)


@ruling("LEG-250")
@pytest.mark.parametrize(
    ("faces", "facts"),
    [
        (["nugget"], {"nuggets": 1, "money": 0, "cards": 0}),
        (["cash"], {"nuggets": 0, "money": 10, "cards": 0}),
        (["gravel"], {"nuggets": 0, "money": 0, "cards": 1}),
        (["dust", "gravel"], {"nuggets": 0, "money": 10, "cards": 1}),
    ],
)
def test_a_token_with_a_die(table: LegendsScenario, faces: list[str], facts: dict[str, int]) -> None:
    """One die and its result; gravel is a card here."""
    table.seats(Ann={"at": "S7", "cattle": ["green_die"]}, Bob={})
    # Seven numbers shuffle the token back among the others.
    table.script(*[0] * 7)
    table.dice(*faces)
    table.turn("Ann")
    table.does(("rustle", "green_die"))
    table.has("Ann", wp=1, **facts)
    table.is_quiet()
