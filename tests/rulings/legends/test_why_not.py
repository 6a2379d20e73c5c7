"""What cannot be chosen says why, with the ruling behind it."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.reading import Pages
from sagebrush.words import Words, languages
from sagebrush.words.narrate import Narrator
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player

RANCH, OTHER_RANCH, STATION = "M2", "S7", "V12"
BANK, DOCTOR, CABARET, SALOON, STORE = "D8", "R1", "R3", "D5", "D2"
#: A story that asks for prospecting.
PROSPECTED = next(row.number for row in base_content().stories.values() if row.asks == "prospect")

FIVES = """
[[function]]
id = "payday"
cards = ["5S", "5H", "5D", "5C"]
origin = "fact"
[[function.effect]]
kind = "reaction"
when = "fight_reaction"
do = [{ kind = "modify", what = "rival_card", n = -1 }]
"""


def reasons(table: LegendsScenario) -> dict[str, str]:
    """By thing the last word of the message: why it cannot be chosen."""
    return {why.thing: why.message.removeprefix("legends-why-") for why in table.match.why_not(table.decision().seat)}


# -------------------------------------------------------------------- places


@ruling("LEG-241")
def test_an_outlaw_delivers_nothing_at_the_station(table: LegendsScenario) -> None:
    table.seats(Ann={"at": STATION, "wp": 1, "cattle": ["blue_forty"]}, Bob={})
    table.turn("Ann", actions=0)
    assert table.why_not("drive") == "LEG-241"


@ruling("LEG-241")
def test_without_cattle_or_where_outlaws_drive_nobody_asks(table: LegendsScenario) -> None:
    table.seats(options={"rules": "ua"}, Ann={"at": STATION, "wp": 1, "cattle": ["blue_forty"]}, Bob={})
    table.turn("Ann")
    assert "drive" not in reasons(table)


@ruling("LEG-232", "LEG-236")
def test_cattle_of_the_ranch_itself(table: LegendsScenario) -> None:
    """Ann holds a token of the ranch where she stands: she can neither take another nor sell it here."""
    table.seats(Ann={"at": RANCH}, Bob={})
    table.turn("Ann")
    colour = next(label[1] for label in table.offered() if isinstance(label, tuple) and label[0] == "acquire")
    table.does(("acquire", colour))
    assert table.why_not("acquire") == "LEG-232"
    assert table.why_not("rustle") == "LEG-236"


@ruling("LEG-405")
def test_no_cattle_in_a_first_game(table: LegendsScenario) -> None:
    table.seats(options={"first_game": True}, Ann={"at": RANCH}, Bob={}, Cat={})
    table.turn("Ann")
    assert table.why_not("acquire") == "LEG-405"


@ruling("LEG-159", "LEG-160", "LEG-X18")
def test_the_bank_is_robbed_once_and_with_a_card(table: LegendsScenario) -> None:
    table.seats(Ann={"at": BANK}, Bob={})
    table.turn("Ann")
    assert table.why_not("rob_bank") == "LEG-160"
    assert table.why_not("deposit") == "LEG-X18"
    table.table.hands[0] = [50]
    table.table.robbed_bank = True
    assert table.why_not("rob_bank") == "LEG-159"


@pytest.mark.parametrize(
    ("place", "ann", "thing", "reason"),
    [
        (DOCTOR, {"money": 20}, "heal", "no-wounds"),
        (DOCTOR, {"wounds": 1}, "heal", "too-dear"),
        (CABARET, {"money": 20}, "revel", "too-dear"),
        (SALOON, {}, "play_poker", "too-dear"),
        (STORE, {}, "shop", "nothing-to-buy"),
    ],
)
@ruling("LEG-X18", "LEG-211", "LEG-213", "LEG-490", "LEG-210")
def test_what_a_place_has_but_not_for_you(
    table: LegendsScenario, place: str, ann: Player, thing: str, reason: str
) -> None:
    table.seats(Ann={"at": place, **ann}, Bob={})
    table.turn("Ann")
    assert reasons(table)[thing] == reason


def test_what_is_offered_needs_no_excuse(table: LegendsScenario) -> None:
    table.seats(Ann={"at": SALOON, "money": 10, "hand": ["5S"]}, Bob={"at": SALOON}, Cat={})
    table.turn("Ann")
    assert not {"play_poker", "payday:5S", "duel:1", "robbery:1"} & reasons(table).keys()


@ruling("LEG-072")
def test_without_actions_only_what_is_free(table: LegendsScenario) -> None:
    table.seats(Ann={"at": BANK, "hand": ["5S"]}, Bob={})
    table.turn("Ann", actions=0)
    assert table.why_not("action") == "LEG-072"
    assert table.why_not("payday:5S") == "LEG-091"
    assert "deposit" not in reasons(table)


@ruling("LEG-072")
def test_where_every_action_must_be_used_the_turn_cannot_end_yet(table: LegendsScenario) -> None:
    table.seats(options={"must_use_all_actions": "yes"}, Ann={}, Bob={})
    table.turn("Ann")
    assert table.why_not("end_turn") == "LEG-072"


# -------------------------------------------------------------------- fights and ways


@ruling("LEG-102", "LEG-108")
def test_a_fight_with_the_same_player_or_without_a_card(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D10", "hand": ["KS", "5S"]}, Bob={"at": "D10"}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    assert table.why_not("duel:1") == "LEG-102"
    assert table.why_not("robbery:1") == "LEG-102"
    table.table.hands[0] = []
    assert table.why_not("duel:1") == "LEG-108"


@pytest.mark.parametrize(
    ("ann", "bob", "why"),
    [
        ({"mp": 1}, {}, "LEG-106"),
        ({"mp": 1}, {"mp": 1}, "LEG-106"),
        ({}, {"wp": 1}, "LEG-105"),
        ({"wp": 1}, {"wp": 1}, "LEG-105"),
        ({}, {}, None),
        ({"mp": 1}, {"wp": 1}, None),
    ],
)
@ruling("LEG-105", "LEG-106")
def test_an_arrest_that_is_none(table: LegendsScenario, ann: Player, bob: Player, why: str | None) -> None:
    table.seats(Ann={"at": "D10", "hand": ["KS"], **ann}, Bob={"at": "D10", **bob}, Cat={})
    table.turn("Ann")
    found = {reason.thing: reason.ruling for reason in table.match.why_not(table.decision().seat)}
    assert found.get("arrest:1") == why


@ruling("LEG-108")
def test_the_man_in_black_is_fought_with_a_card_and_never_arrested(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D10", "mp": 1}, Bob={})
    black = table.laid.black
    assert black is not None
    black.space = table.laid.space[0]
    table.turn("Ann")
    assert table.why_not("duel:black") == "LEG-108"
    assert "arrest:black" not in reasons(table)


@ruling("LEG-085")
def test_the_sheriff_bars_the_way(table: LegendsScenario) -> None:
    """He stands in Dixon Creek, the only way from Darkrock's gate to the east."""
    table.seats(sheriff="X1", Ann={"at": "D10", "wp": 1, "mounts": ["mustang"]}, Bob={})
    table.turn("Ann")
    assert reasons(table)["X1"] == "sheriff-there"
    assert reasons(table)["C1"] == "sheriff-between"


@ruling("LEG-087")
def test_a_bandit_bars_the_way(table: LegendsScenario) -> None:
    table.seats(bandits=["X1"], Ann={"at": "D10", "mounts": ["mustang"]}, Bob={})
    table.turn("Ann")
    assert "X1" in table.targets()
    assert reasons(table)["C1"] == "bandit-between"
    assert "R8" not in reasons(table)


# -------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("manhunt:4S", "no-effect"),
        ("sprint:2S", "after-move"),
        ("reputation:7S", "after-points"),
        ("stick_em_up:6S", "only-in-fights"),
        ("quickdraw:KS", "bonus"),
    ],
)
@ruling("LEG-X18", "LEG-411", "LEG-095", "LEG-116", "LEG-096")
def test_a_card_without_a_use_now(table: LegendsScenario, card: str, reason: str) -> None:
    table.seats(Ann={"hand": [card.partition(":")[2]]}, Bob={}, Cat={})
    table.turn("Ann")
    assert reasons(table)[card] == reason


@ruling("LEG-412")
def test_one_sprint_after_a_move(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D10", "hand": ["2S", "2C"]}, Bob={})
    table.turn("Ann")
    table.does(("move", "D9"), ("react", "2S"))
    table.asked("Ann", kind="choose_way").answers(("move", "D10"))
    assert table.why_not("sprint:2C") == "LEG-412"


@ruling("LEG-117")
def test_a_card_that_is_no_reaction(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D10", "hand": ["KS", "6S", "5S"]}, Bob={"at": "D10", "hand": ["2H", "3H"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    table.asked("Bob", kind="lay_card").answers("2H")
    assert table.decision().question.kind == "may_react"
    assert reasons(table) == {"payday:5S": "no-reaction"}


@ruling("LEG-147")
def test_a_second_stick_em_up(table: LegendsScenario) -> None:
    """At a table whose fives are reactions too, Ann is asked again after her first six, and her second is refused."""
    own = base_content().with_rows(Pages("own", {"poker": FIVES}))
    table.seats(content=own, Ann={"at": "D10", "hand": ["KS", "6S", "6H", "5S"]}, Bob={"at": "D10", "hand": ["2H"]})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    table.asked("Bob", kind="lay_card").answers("2H")
    table.asked("Ann", kind="may_react").answers(("react", "6S"))
    assert table.why_not("stick_em_up:6H") == "LEG-147"
    table.may(("react", "5S"))


# -------------------------------------------------------------------- the store


@ruling("LEG-294", "LEG-299", "LEG-210", "LEG-297")
def test_what_the_store_does_not_sell_you(table: LegendsScenario) -> None:
    """Ann has three belongings and a revolver, which she could make better for her last $20."""
    belongings = ["whiskey", "ten_gallon", "provisions"]
    table.seats(Ann={"at": STORE, "money": 20, "mounts": ["mule"], "belongings": belongings}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("shop")
    found = {why.thing: (why.message.removeprefix("legends-why-"), why.ruling) for why in table.match.why_not(Seat(0))}
    assert "revolver" not in found
    assert found["whiskey"] == ("owned", "LEG-294")
    assert found["miners_map"] == ("belongings-full", "LEG-299")
    assert found["mustang"] == ("too-dear", "LEG-210")
    assert found["mule"] == ("too-dear", "LEG-297")


@ruling("LEG-404")
def test_what_stays_in_the_box_in_a_first_game(table: LegendsScenario) -> None:
    table.seats(options={"first_game": True}, Ann={"at": STORE, "money": 60}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("shop")
    assert table.why_not("whiskey") == "LEG-404"


# -------------------------------------------------------------------- stories and goals


@ruling("LEG-342", "LEG-343")
def test_a_story_and_its_condition(table: LegendsScenario) -> None:
    table.seats(stories=[PROSPECTED], Ann={"at": "S1"}, Bob={}, Cat={})
    table.dice("gravel", "gravel")
    table.turn("Ann")
    assert table.why_not("story:0") == "LEG-343"
    table.does("prospect", ("contribute", 0))
    assert table.why_not("story:0") == "LEG-342"


@ruling("LEG-343", "LEG-346")
def test_a_story_without_room(table: LegendsScenario) -> None:
    table.seats(stories=[PROSPECTED], Ann={"at": "S1"}, Bob={}, Cat={}, Dan={}, Eve={})
    table.dice("gravel", "gravel")
    table.marked(0, "Ann", "Ann")
    table.turn("Ann")
    table.does("prospect")
    assert reasons(table)["story:0"] == "markers-here"
    table.marked(0, "Bob", "Cat", "Bob")
    assert reasons(table)["story:0"] == "story-full"


@ruling("LEG-389")
def test_a_goal_that_is_not_met(table: LegendsScenario) -> None:
    table.seats(options={"goals": True}, Ann={"goals": ["mary_fields_4"]}, Bob={}, Cat={})
    table.turn("Ann")
    assert table.why_not("mary_fields_4") == "LEG-389"


# -------------------------------------------------------------------- in words, everywhere


@pytest.mark.parametrize("lang", languages())
def test_every_reason_of_random_games_can_be_said(lang: str) -> None:
    """At every decision of some games; nothing that is offered is refused at the same time."""
    chance = Chance(8)
    told: set[str] = set()
    match = Match.new("legends", players=2 + languages().index(lang), seed=languages().index(lang))
    teller = Narrator(Words(lang), "legends", match.config.names)
    for _ in range(900):
        decision = match.decision
        if decision is None:
            break
        things = {getattr(option, name, None) for option in decision.options for name in ("card", "item", "to", "goal")}
        for why in match.why_not(decision.seat):
            told.add(teller.why_not(why))
            assert why.thing not in things
        match.answer(decision.options[chance.below(len(decision.options))])
    assert len(told) > 12
    assert not any(text.startswith("legends-") for text in told)
