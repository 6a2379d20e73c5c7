"""Places of the second board: trading post, outlaw camp, orange ranch, marshal's office."""

import pytest

from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario


@ruling("LEG-446")
def test_the_trading_post_has_a_stock_of_its_own(table: AnteUpScenario) -> None:
    """Ann buys a quarter horse there; a mustang she would get only at a store."""
    table.seats(Ann={"at": "T5", "money": 120}, Bob={})
    table.turn("Ann")
    table.does("shop")
    table.may(("buy", "quarter_horse", "wear"), ("buy", "gazette"), ("buy", "snake_oil"), ("upgrade", "revolver"))
    table.may_not(("buy", "mustang", "wear"), ("buy", "provisions"))
    table.asked("Ann").answers(("buy", "quarter_horse", "wear"))
    table.asked("Ann").answers(("upgrade", "quarter_horse"))
    table.has("Ann", mount="quarter_horse+", money=60)
    assert table.table.actions == 2


@ruling("LEG-446", "LEG-210")
def test_why_nothing_is_sold_there(table: AnteUpScenario) -> None:
    """As at a store: Ann has no money."""
    table.seats(Ann={"at": "T5"}, Bob={})
    table.turn("Ann")
    table.may_not("shop")
    assert table.why_not("shop") == "LEG-210"


@ruling("LEG-446")
def test_the_store_sells_nothing_of_the_trading_post(table: AnteUpScenario) -> None:
    """But what was bought there is upgraded here, too."""
    table.seats(Ann={"at": "D8", "money": 120, "mounts": ["quarter_horse"]}, Bob={})
    store = table.laid.land.locations["darkrock_store"].spaces.bit_length() - 1
    table.laid.space[0] = store
    table.turn("Ann")
    table.does("shop")
    table.may(("buy", "mustang", "wear"), ("upgrade", "quarter_horse"))
    table.may_not(("buy", "gazette"), ("buy", "derringer", "wear"))


@ruling("LEG-447")
@pytest.mark.parametrize("token", ["green_forty", "blue_forty", "orange_fifty"])
def test_the_outlaw_camp_takes_cattle_of_any_colour(table: AnteUpScenario, token: str) -> None:
    """1 WP and what the token brings, without an action."""
    table.seats(Ann={"at": "B38", "cattle": [token]}, Bob={})
    table.turn("Ann", actions=0)
    table.does(("rustle", token))
    table.has("Ann", wp=1, cattle=[], money=50 if token == "orange_fifty" else 40)
    table.is_quiet()


@ruling("LEG-541")
def test_orange_is_a_third_colour(table: AnteUpScenario) -> None:
    """Green cattle is rustled at the orange ranch, orange cattle at the green one, and neither at its own."""
    table.seats(Ann={"at": "B8", "cattle": ["green_forty"]}, Bob={"at": "B8", "cattle": ["orange_fifty"]})
    table.turn("Ann")
    table.may(("rustle", "green_forty"))
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.may_not(("rustle", "orange_fifty"))
    assert table.why_not("rustle") == "LEG-236"
    table.table.space[1] = table.table.land.space["M2"]
    table.does("work")
    table.may(("rustle", "orange_fifty"))


@ruling("LEG-541", "LEG-230")
def test_orange_cattle_is_acquired_at_its_ranch(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "B8"}, Bob={})
    assert len(table.laid.cattle_supply["orange"]) == 8
    table.turn("Ann")
    table.does(("acquire", "orange"))
    assert table.table.cattle[0][0].startswith("orange")


@ruling("LEG-541")
def test_orange_cattle_is_driven_to_either_station(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "B19", "cattle": ["orange_fifty"]}, Bob={})
    table.turn("Ann")
    table.does(("drive", "orange_fifty"))
    table.has("Ann", mp=1, money=70)


@ruling("LEG-443")
def test_a_won_robbery_brings_no_lp(table: AnteUpScenario) -> None:
    """2 LP are for a duel alone."""
    table.seats(Ann={"at": "B4", "hand": ["KS"]}, Bob={"at": "B4", "hand": ["3H"], "money": 20}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils").answers("money")
    table.has("Ann", lp=0, wp=1, money=10)
