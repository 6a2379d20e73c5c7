"""Frontiers: what they cost, and what their tokens bring."""

from sagebrush.games.legends.cards import CARD
from sagebrush.games.legends.expansions.ante_up.cards import worth
from sagebrush.games.legends.language import Gain
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario


@ruling("LEG-531")
def test_what_cards_are_worth() -> None:
    assert [worth(CARD[f"{rank}H"]) for rank in ["2", "9", "10", "J", "Q", "K", "A"]] == [2, 9, 10, 10, 10, 10, 11]


@ruling("LEG-444", "LEG-445", "LEG-530")
def test_opening_a_frontier(table: AnteUpScenario) -> None:
    """B15 (8) with the token 9 asks for 17: an ace and a 6. It brings 3 LP and is gone."""
    table.seats(Ann={"at": "B15", "hand": ["AS", "6H", "2C"]}, Bob={})
    table.frontier("B15", "blank_on_the_map")
    table.turn("Ann")
    table.does(("frontier", 17))
    table.asked("Ann", kind="pay_frontier", options=["AS", "6H", "2C"]).answers("AS")
    assert getattr(table.decision().question, "left", 0) == 6
    table.asked("Ann", kind="pay_frontier", options=["6H", "2C"]).answers("6H")
    table.has("Ann", lp=3, hand=["2C"])
    assert table.table.actions == 2
    assert not table.frontiers.tokens
    table.may_not(("frontier", 17))
    assert table.events("frontier_opened")[0].token == "blank_on_the_map"
    table.is_quiet()


@ruling("LEG-444")
def test_a_hand_that_is_not_worth_it(table: AnteUpScenario) -> None:
    """6 on the space and 3 on the token: a 4 and a 4 are one short."""
    table.seats(Ann={"at": "B11", "hand": ["4S", "4H"]}, Bob={})
    table.frontier("B11", "trappers_cache")
    table.turn("Ann")
    table.may_not(("frontier", 9))
    assert table.why_not("open_frontier") == "LEG-444"


@ruling("LEG-444")
def test_who_needs_every_card_is_not_asked(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "B11", "hand": ["4S", "5H"]}, Bob={})
    table.frontier("B11", "trappers_cache")
    table.turn("Ann")
    table.does(("frontier", 9))
    table.has("Ann", lp=1, cards=1)
    table.is_quiet()


@ruling("LEG-444")
def test_more_than_enough_is_no_harm(table: AnteUpScenario) -> None:
    """With the ace as the last of three Ann pays 13 where 8 are asked."""
    table.seats(Ann={"at": "B11", "hand": ["2S", "AS", "3H"]}, Bob={})
    table.frontier("B11", "abandoned_camp")
    table.turn("Ann")
    table.does(("frontier", 8))
    table.asked("Ann", kind="pay_frontier").answers("2S")
    table.asked("Ann", kind="pay_frontier").answers("AS")
    table.has("Ann", money=40, hand=["3H"])


@ruling("LEG-530")
def test_only_the_number_is_in_sight(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "B11", "hand": ["2S"]}, Bob={})
    table.frontier("B11", "trappers_cache")
    table.turn("Ann")
    shown = table.view(1).parts["frontier"].tokens
    assert [(token.space, token.number, token.price) for token in shown] == [("B11", 3, 9)]


@ruling("LEG-478")
def test_some_tokens_bring_lp(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    rows = table.laid.content.rows.tokens
    lp = [row.id for row in rows.frontier if any(isinstance(each, Gain) and each.what == "lp" for each in row.do)]
    assert lp == ["trappers_cache", "painted_canyon", "lost_patrol", "hot_springs", "high_pass", "blank_on_the_map"]
    lp = [row.id for row in rows.claim_jumper if any(isinstance(each, Gain) and each.what == "lp" for each in row.do)]
    assert lp == ["squatter", "dynamite_joe"]
