"""The train: its way, and robbing it."""

import pytest

from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario

COLOURS = [("acquire", "blue"), ("acquire", "green"), ("acquire", "orange")]
RING = ["V12", "C10", "B25", "B19", "B1", "S8", "S3", "M1"]


def where(table: AnteUpScenario) -> str:
    return table.laid.land.spaces[table.train.space]


@ruling("LEG-440", "LEG-536", "LEG-X36")
def test_the_train_moves_before_the_income(table: AnteUpScenario) -> None:
    """It starts at the Spike's View station; when Ann is asked for her income it is one checkpoint further."""
    table.seats(Ann={}, Bob={})
    assert where(table) == "V12"
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income")
    assert where(table) == "C10"
    assert table.happened("train_moved", "phase_begun") == ["train_moved", "phase_begun"]


@ruling("LEG-440")
def test_effects_at_the_start_of_a_turn_come_first(table: AnteUpScenario) -> None:
    """Mary Fields' $10 comes before the train moves."""
    table.seats(Ann={"character": "mary_fields", "lp": 5}, Bob={})
    table.starts_turn("Ann")
    assert table.happened("money_gained", "train_moved") == ["money_gained", "train_moved"]


@ruling("LEG-536")
def test_it_runs_in_a_ring_at_every_turn(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.starts_turn("Ann")
    stops = []
    for name in ["Ann", "Bob", "Cat"] * 3:
        stops.append(where(table))
        table.asked(name, kind="take_income").answers("cash")
        table.ends_turn()
    assert stops == [*RING[1:], *RING[:2]]


@ruling("LEG-X36")
def test_it_lets_be_who_stands_where_it_arrives(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "C10"}, Bob={})
    table.starts_turn("Ann")
    table.has("Ann", at="C10", wounds=0)
    table.asked("Ann", kind="take_income")


@ruling("LEG-451", "LEG-501")
def test_its_space_is_a_location(table: AnteUpScenario) -> None:
    """All checkpoints are places already; one on open ground would have work only while the train stands there."""
    table.seats(Ann={"at": "D10", "hand": ["4S"]}, Bob={"at": "D10"})
    here = table.laid.land.space["D10"]
    table.train.checkpoints = (here, *table.train.checkpoints)
    table.train.place = 0
    table.turn("Ann")
    table.may("work", "rob train")
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.may_not("work", "rob train")


@ruling("LEG-452", "LEG-453", "LEG-456")
def test_a_card_without_guards(table: AnteUpScenario) -> None:
    """The Friendly Brakeman: $30 and 1 WP without a fight; a second attempt in this turn there is none."""
    table.seats(Ann={"at": "V12", "hand": ["3S"]}, Bob={})
    table.train_card("friendly_brakeman")
    table.turn("Ann")
    table.does("rob train")
    table.has("Ann", money=30, wp=1, cards=1)
    assert table.table.actions == 2
    assert table.why_not("rob_train") == "LEG-453"
    table.may_not("rob train")
    table.is_quiet()


@ruling("LEG-452", "LEG-456")
def test_a_marshal_stays_one_for_0_wp(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12", "hand": ["3S"], "mp": 2}, Bob={})
    table.train_card("empty_mail_car")
    table.turn("Ann")
    table.does("rob train")
    table.has("Ann", mp=2, wp=0, money=10, cards=2)


@ruling("LEG-454", "LEG-455", "LEG-502", "LEG-456")
def test_guards_are_fought(table: AnteUpScenario) -> None:
    """The Express Safe has three fight cards, of which Cat, to Ann's right, plays one. Ann's queen beats the 4."""
    table.seats(Ann={"at": "V12", "hand": ["QS", "3H"]}, Bob={}, Cat={})
    table.train_card("express_safe")
    table.fight_deck_top("4", "5", "6")
    table.turn("Ann")
    table.does("rob train")
    table.asked("Ann", kind="lay_card").answers("QS")
    table.asked("Cat", kind="lay_card", options=["4", "5", "6"]).answers("4")
    table.asked("Ann", kind="may_react").answers("pass")
    # Fight card 4: a wound and a card discarded, whoever wins; the second WP brings a card.
    table.has("Ann", money=80, wp=2, wounds=1, cards=1)
    assert table.happened("foe_beaten") == ["foe_beaten"]
    won = next(deed for deed in table.table.deeds[0] if deed.what == "fight:won")
    assert {"npc", "guard", "train_guard"} <= set(won.tags)


@ruling("LEG-455")
def test_losing_to_the_guards(table: AnteUpScenario) -> None:
    """Army Payroll, lost: 1 WP, the usual wound and card, and one wound more."""
    table.seats(Ann={"at": "V12", "hand": ["4S"]}, Bob={}, Cat={})
    table.train_card("army_payroll")
    table.fight_deck_top("Q", "J", "K", "A")
    table.turn("Ann")
    table.does("rob train")
    table.asked("Cat", kind="lay_card").answers("J")
    table.has("Ann", wp=1, wounds=2, cards=1, money=10)


@ruling("LEG-502")
def test_guards_win_ties(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12", "hand": ["JS"]}, Bob={}, Cat={})
    table.train_card("passenger_coach")
    table.fight_deck_top("J", "2")
    table.turn("Ann")
    table.does("rob train")
    table.asked("Cat", kind="lay_card").answers("J")
    assert table.happened("foe_won") == ["foe_won"]


@ruling("LEG-X45")
def test_nobody_robs_the_train_without_a_card(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12"}, Bob={})
    table.turn("Ann")
    table.may_not("rob train")
    assert table.why_not("rob_train") == "LEG-X45"


def test_the_card_goes_under_the_deck(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12", "hand": ["3S"]}, Bob={})
    table.train_card("empty_mail_car")
    table.turn("Ann")
    table.does("rob train")
    deck = table.train.deck
    assert (len(deck.cards), deck.cards[0], deck.under) == (8, 1, 1)


@ruling("LEG-X47")
@pytest.mark.parametrize("held", [[], ["green_forty"]])
def test_cattle_cars(table: AnteUpScenario, held: list[str]) -> None:
    """A token of the colour that Ann likes; with cattle already she gets none."""
    table.seats(Ann={"at": "V12", "hand": ["AS"], "cattle": held}, Bob={}, Cat={})
    table.train_card("cattle_cars")
    table.fight_deck_top("J", "Q")
    table.turn("Ann")
    table.does("rob train")
    table.asked("Cat", kind="lay_card").answers("J")
    if not held:
        table.asked("Ann", kind="choose_cattle", options=COLOURS).answers(("acquire", "orange"))
    colours = [table.table.content.cattle[token].colour for token in table.table.cattle[0]]
    assert colours == (["green"] if held else ["orange"])
    table.has("Ann", wp=1, money=30)


@ruling("LEG-451")
def test_no_robbery_where_the_train_is_not(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D10", "hand": ["AS"]}, Bob={})
    table.turn("Ann")
    table.may_not("rob train")
