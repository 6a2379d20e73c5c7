"""Marshal and wanted points, and wounds."""

import pytest

from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario

# -------------------------------------------------------------------- both tracks


@ruling("LEG-001", "LEG-055")
@pytest.mark.parametrize(("mp", "wp", "side"), [(0, 0, "neutral"), (1, 0, "marshal"), (0, 1, "outlaw")])
def test_sides(table: LegendsScenario, mp: int, wp: int, side: str) -> None:
    table.seats(Ann={"mp": mp, "wp": wp}, Bob={})
    table.turn("Ann")
    assert table.table.side(table.seat("Ann")) == side


@ruling("LEG-315", "LEG-328", "LEG-331", "LEG-323", "LEG-330")
def test_two_marshal_points(table: LegendsScenario) -> None:
    """From space 1 to 3: $20 of space 2 and 2 LP of space 3; the value of the row is not paid now."""
    table.seats(Ann={"at": "V12", "mp": 1, "cattle": ["green_side"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "green_side"))
    table.asked("Ann").answers("gain_mp:1")
    table.has("Ann", mp=3, money=20, lp=2)
    table.ends_turn()
    table.has("Ann", lp=2)


@ruling("LEG-504", "LEG-325", "LEG-329")
@pytest.mark.parametrize(
    ("mp", "money", "lp"),
    [(0, 20, 0), (1, 20, 0), (2, 0, 2), (3, 30, 0), (4, 30, 0), (5, 0, 4), (6, 40, 0), (7, 40, 0), (8, 0, 6)],
)
def test_the_marshal_track(table: LegendsScenario, mp: int, money: int, lp: int) -> None:
    """What the next marshal point brings."""
    table.seats(Ann={"hand": ["AS"], "mp": mp}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann", kind="choose_effect", options={"gain_mp:1", "gain_wp:1"}).answers("gain_mp:1")
    table.has("Ann", mp=mp + 1, wp=0, money=money, lp=lp)
    table.is_quiet()


@ruling("LEG-332", "LEG-335", "LEG-336", "LEG-340")
@pytest.mark.parametrize(("wp", "cards"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0), (7, 1), (8, 0)])
def test_the_wanted_track(table: LegendsScenario, wp: int, cards: int) -> None:
    """What the next wanted point brings; an outlaw is not offered marshal points."""
    table.seats(Ann={"hand": ["AS"], "wp": wp}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.has("Ann", wp=wp + 1, mp=0, money=0, lp=0, cards=cards)
    table.is_quiet()


@ruling("LEG-336")
def test_the_first_wanted_point(table: LegendsScenario) -> None:
    table.seats(Ann={"hand": ["AS"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann").answers("gain_wp:1")
    table.has("Ann", wp=1, mp=0, money=0, lp=0, cards=0)


@ruling("LEG-322", "LEG-315", "LEG-504")
def test_beyond_nine_marshal_points(table: LegendsScenario) -> None:
    """8 MP and two more: space 9 gives 6 LP, the tenth point 1 LP."""
    table.seats(Ann={"at": "V12", "mp": 8, "cattle": ["green_side"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "green_side"))
    table.asked("Ann").answers("gain_mp:1")
    table.has("Ann", mp=9, lp=7, money=0)


@ruling("LEG-322", "LEG-337")
def test_beyond_nine_wanted_points(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "S7", "wp": 9, "cattle": ["green_side"]}, Bob={})
    table.turn("Ann")
    table.does(("rustle", "green_side"))
    table.has("Ann", wp=9, lp=2, cards=0)


@ruling("LEG-322", "LEG-422")
def test_a_point_beyond_nine_is_gained_all_the_same(table: LegendsScenario) -> None:
    """Ann robs with 9 WP: 1 LP for the point; it calls for a Reputation, and a story about points knows of it."""
    table.seats(
        stories=[3], Ann={"at": "M5", "wp": 9, "hand": ["KS", "7S"]}, Bob={"at": "M5"}, Cat={"at": "R1"}, Dan={}
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    table.has("Ann", wp=9, lp=1)
    table.may(("contribute", 0))
    table.does(("react", "7S"))
    table.has("Ann", lp=2)


@ruling("LEG-318", "LEG-422")
def test_a_point_that_an_outlaw_is_denied_is_not_gained(table: LegendsScenario) -> None:
    """With the option an outlaw drives cattle, but gains no marshal point: nothing for a Reputation to follow."""
    table.seats(
        options={"outlaw_cattle_drive": "yes"},
        stories=[3],
        Ann={"at": "V12", "wp": 1, "hand": ["7S"], "cattle": ["green_forty"]},
        Bob={},
    )
    table.turn("Ann")
    table.does(("drive", "green_forty"))
    table.has("Ann", mp=0, money=40)
    table.may_not(("react", "7S"), ("contribute", 0))


@ruling("LEG-314", "LEG-316", "LEG-317", "LEG-321", "LEG-076")
def test_changing_sides(table: LegendsScenario) -> None:
    """A marshal with 6 MP takes a wanted point: all MP are gone, for nothing, and the cube is on wanted space 1."""
    table.seats(Ann={"hand": ["AS"], "mp": 6}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann").answers("gain_wp:1")
    table.has("Ann", mp=0, wp=1, money=0, lp=0, cards=0)


@ruling("LEG-320", "LEG-127")
def test_only_an_arrest_clears_a_name(table: LegendsScenario) -> None:
    """Beaten in a duel Bob stays wanted. Arrested he is neutral, and may follow either path again."""
    table.seats(
        Ann={"at": "C1", "mp": 1, "hand": ["KS"]},
        Bob={"at": "C1", "wp": 4, "hand": ["AS"]},
        Cat={"at": "C1", "hand": ["QS"]},
    )
    table.turn("Cat")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.has("Bob", wp=4)
    table.ends_turn()
    table.asked("Ann", kind="take_income").answers("cash")
    table.does(("arrest", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.has("Bob", wp=0, at="D1")
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("play", "AS"))
    table.asked("Bob", kind="choose_effect", options={"gain_mp:1", "gain_wp:1"}).answers("gain_mp:1")
    table.has("Bob", mp=1, wp=0)


@ruling("LEG-318", "LEG-324")
def test_an_outlaw_gains_no_marshal_points(table: LegendsScenario) -> None:
    """Living Legend gives an outlaw a wanted point, without a question."""
    table.seats(Ann={"hand": ["AS"], "wp": 2}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.has("Ann", mp=0, wp=3)
    table.is_quiet()


@ruling("LEG-324")
@pytest.mark.parametrize("rules", ["house", "cz", "ua", "ru"])
def test_living_legend_gives_a_point_of_either_track(table: LegendsScenario, rules: str) -> None:
    table.seats(options={"rules": rules}, Ann={"hand": ["AS"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann", options={"gain_mp:1", "gain_wp:1"})


@ruling("LEG-324")
def test_living_legend_as_it_was_transcribed(table: LegendsScenario) -> None:
    """With the option lp_or_wp the ace gives 1 LP or 1 WP."""
    table.seats(options={"living_legend": "lp_or_wp"}, Ann={"hand": ["AS"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann", options={"gain_lp:1", "gain_wp:1"}).answers("gain_lp:1")
    table.has("Ann", lp=1, mp=0, wp=0)


@ruling("LEG-317", "LEG-333", "LEG-315", "LEG-164")
def test_a_marshal_robs_the_bank(table: LegendsScenario) -> None:
    """2 MP are gone; three wanted points end on space 3 and bring the card of space 2."""
    table.seats(Ann={"at": "D8", "hand": ["AS"], "mp": 2}, Bob={}, Cat={})
    table.deck_top("5S")
    table.fight_deck_top("K", "Q", "8")
    table.turn("Ann")
    table.does("rob bank")
    table.asked("Cat", kind="lay_card").answers("Q")
    table.has("Ann", mp=0, wp=3, money=80, cards=2)
    table.is_quiet()


# -------------------------------------------------------------------- the end of a turn


@ruling("LEG-338", "LEG-323", "LEG-340", "LEG-341", "LEG-339", "LEG-002")
@pytest.mark.parametrize(("wp", "lp"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_outlaws_score_their_row(table: LegendsScenario, wp: int, lp: int) -> None:
    """At the end of Ann's own turn, and only Ann."""
    table.seats(Ann={"wp": wp}, Bob={"wp": 5}, Cat={})
    table.turn("Ann")
    table.ends_turn()
    table.has("Ann", lp=lp, wp=wp)
    table.has("Bob", lp=0)


@ruling("LEG-330")
def test_marshals_score_nothing_then(table: LegendsScenario) -> None:
    table.seats(Ann={"mp": 5}, Bob={})
    table.turn("Ann")
    table.ends_turn()
    table.has("Ann", lp=0)


# -------------------------------------------------------------------- wounds


@ruling("LEG-309", "LEG-310")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_at_most_three_wounds(table: LegendsScenario, before: int, after: int) -> None:
    """Bob surrenders to Ann's duel and is hurt, as far as he can be; he draws his card anyway."""
    table.seats(Ann={"at": "C1", "hand": ["KS"]}, Bob={"at": "C1", "wounds": before}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.has("Bob", wounds=after, cards=1)
    table.is_quiet()


@ruling("LEG-311", "LEG-099")
@pytest.mark.parametrize(("wounds", "limit"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_wounds_lower_the_hand_limit(table: LegendsScenario, wounds: int, limit: int) -> None:
    hand = ["2S", "3S", "4S", "5S", "6S", "7S"]
    table.seats(Ann={"wounds": wounds, "hand": hand}, Bob={})
    table.turn("Ann")
    table.ends_turn()
    for left in range(6 - limit, 0, -1):
        asked = table.decision("Ann", kind="discard_card")
        assert getattr(asked.question, "left") == left  # noqa: B009
        table.choose("Ann", hand.pop())
    table.has("Ann", cards=limit)
    assert table.active == "Bob"


@ruling("LEG-313")
def test_ways_to_heal(table: LegendsScenario) -> None:
    """Provisions heal one wound, whiskey another when it is bought, the doctor the rest."""
    table.seats(Ann={"at": "R6", "wounds": 3, "money": 20, "belongings": ["provisions"]}, Bob={})
    table.turn("Ann")
    table.does(("use", "provisions"))
    table.has("Ann", wounds=2)
    table.does("shop")
    table.asked("Ann").answers(("buy", "whiskey"))
    table.has("Ann", wounds=1, money=10)


@ruling("LEG-438", "LEG-522")
def test_doc_holliday_draws_once_for_all_his_wounds(table: LegendsScenario) -> None:
    """Fight card 3 gives Doc two wounds and one card; losing that fight a third wound and the loser's card alone."""
    table.seats(Ann={"character": "doc_holliday", "ability": True, "at": "D8", "hand": ["2S"]}, Bob={}, Cat={})
    table.fight_deck_top("3", "Q", "8")
    table.turn("Ann")
    table.does("rob bank")
    table.asked("Cat").answers("3")
    table.has("Ann", wounds=3, cards=2, wp=1)
    table.is_quiet()
