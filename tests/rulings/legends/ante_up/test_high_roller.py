"""Rich visitors, called high rollers: challenged at their saloon, gone whatever comes of it."""

import pytest

from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.rulings.legends.bench import Player

CHALLENGE = ("challenge", "cattle_baron")
MONEY_OR_CARD = ["gain_money:10", "gain_card:1"]


def challenge(table: AnteUpScenario, ann: Player, *, flop: tuple[str, str, str] = ("9S", "JC", "KD")) -> None:
    """Ann challenges the cattle baron at Darkrock: she draws the 5S, he 2C, 4H, 6D and QC, which Cat plays."""
    table.seats(Ann={"at": "D7", "money": 20, **ann}, Bob={"at": "D9", "money": 50}, Cat={})
    table.waits("high_roller", "D5", "cattle_baron")
    table.deck_top("5S", "2C", "4H", "6D", "QC", *flop)
    table.turn("Ann")
    table.does(CHALLENGE)


@ruling("LEG-479", "LEG-X42")
@pytest.mark.parametrize("at", ["D5", "D6", "D7"])
def test_at_any_space_of_the_saloon(table: AnteUpScenario, at: str) -> None:
    table.seats(Ann={"at": at, "money": 20}, Bob={})
    table.waits("high_roller", "D5", "cattle_baron")
    table.turn("Ann")
    table.may(CHALLENGE, "poker", "faro")


@ruling("LEG-479", "LEG-X42")
@pytest.mark.parametrize(("at", "money"), [("R5", 50), ("D9", 50), ("D6", 10)])
def test_not_elsewhere_and_not_without_the_stake(table: AnteUpScenario, at: str, money: int) -> None:
    table.seats(Ann={"at": at, "money": money}, Bob={})
    table.waits("high_roller", "D5", "cattle_baron")
    table.turn("Ann")
    table.may_not(CHALLENGE)
    if at == "D6":
        assert table.why_not("challenge") == "LEG-X42"


@ruling("LEG-480", "LEG-481", "LEG-482", "LEG-484", "LEG-540", "LEG-469")
def test_won(table: AnteUpScenario) -> None:
    """Bob, who is in the town, cannot join. Two aces win: the stake back, $50 and a gambler point, and no LP."""
    challenge(table, {"hand": ["AS", "AH"]})
    table.has("Ann", money=0, hand=["5S", "AH", "AS"])
    assert table.events("flop_shown")[0].pot == 20
    assert table.view(None).parts["waiting"].playing == "cattle_baron"
    table.asked("Ann", kind="play_hand").answers(("AH", "AS"))
    table.asked("Cat", kind="play_hand", options=PAIRS).answers(("2C", "4H"))
    table.asked("Ann", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    assert table.view(None).parts["waiting"].playing == ""
    table.has("Ann", money=70, lp=0, cards=2)
    table.has("Bob", money=50)
    table.gp(Ann=1, Bob=0, Cat=0)
    assert table.table.actions == 2
    assert table.waiting.tokens == []
    assert [deed.what for deed in table.table.deeds[0] if deed.what.startswith("poker")] == ["poker:won"]
    table.is_quiet()


PAIRS = [("2C", "4H"), ("2C", "6D"), ("2C", "QC"), ("4H", "6D"), ("4H", "QC"), ("6D", "QC")]


@ruling("LEG-483", "LEG-484", "LEG-540")
def test_lost(table: AnteUpScenario) -> None:
    """A queen high beats a seven: the stake is gone, a card is drawn, and so is the visitor."""
    challenge(table, {"hand": ["7S", "8H"]}, flop=("3S", "9C", "KD"))
    table.asked("Ann", kind="play_hand").answers(("5S", "7S"))
    table.asked("Cat", kind="play_hand").answers(("6D", "QC"))
    table.has("Ann", money=0, cards=2)
    table.gp(Ann=0, Cat=0)
    assert table.waiting.tokens == []
    assert [deed.what for deed in table.table.deeds[0] if deed.what.startswith("poker")] == ["poker:lost"]
    table.may_not(CHALLENGE)
    table.is_quiet()


@ruling("LEG-540")
@pytest.mark.parametrize("tie", ["active", "dealer"])
def test_a_tie_is_the_visitors_in_every_edition(table: AnteUpScenario, tie: str) -> None:
    """Both have the pair of nines in the flop and a queen."""
    table.seats(options={"dealer_tie": tie}, Ann={"at": "D6", "money": 20, "hand": ["QS"]}, Bob={}, Cat={})
    table.waits("high_roller", "D5", "cattle_baron")
    table.deck_top("5S", "QC", "5C", "4H", "6D", "9S", "9C", "KD")
    table.turn("Ann")
    table.does(CHALLENGE)
    table.asked("Cat", kind="play_hand").answers(("5C", "QC"))
    table.has("Ann", money=0)
    assert [(event.seat, event.decided) for event in table.events("pot_won")] == [(None, "dealer")]


@ruling("LEG-540")
def test_what_follows_a_poker_game_applies(table: AnteUpScenario) -> None:
    """A ten-gallon hat: 1 LP for winning. Lady Luck, played, brings $30 and a card."""
    challenge(table, {"hand": ["AS", "10H"], "belongings": ["ten_gallon"]}, flop=("AD", "JC", "KD"))
    table.asked("Ann", kind="play_hand").answers(("10H", "AS"))
    table.asked("Cat", kind="play_hand").answers(("2C", "4H"))
    table.asked("Ann", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_money:10")
    table.has("Ann", lp=1, money=20 + 50 + 10 + 30)
    table.is_quiet()


@ruling("LEG-482", "LEG-469")
def test_two_gambler_points(table: AnteUpScenario) -> None:
    """The silver heiress, who draws six cards: $60 and two points, the second of which is worth a legend point."""
    table.seats(Ann={"at": "D6", "money": 20, "hand": ["AS", "AH"]}, Bob={}, Cat={})
    table.waits("high_roller", "D5", "silver_heiress")
    table.deck_top("5S", "2C", "4H", "6D", "QC", "3D", "8D", "9S", "JC", "KD")
    table.turn("Ann")
    table.does(("challenge", "silver_heiress"))
    assert table.events("dealer_drew")[0].count == 6
    table.asked("Ann", kind="play_hand").answers(("AH", "AS"))
    table.asked("Cat", kind="play_hand").answers(("2C", "4H"))
    table.asked("Ann", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    table.has("Ann", lp=1, money=80)
    table.gp(Ann=2)


@ruling("LEG-481")
def test_only_the_neighbour_sees_the_visitors_cards(table: AnteUpScenario) -> None:
    challenge(table, {"hand": ["7S", "8H"]})
    seen = [table.view(seat).poker for seat in (0, 1, 2, None)]
    assert [each.dealer is not None for each in seen if each is not None] == [False, False, True, False]


@ruling("LEG-X42")
def test_ordinary_poker_leaves_the_visitor_alone(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 20, "hand": ["AS"]}, Bob={}, Cat={})
    table.waits("high_roller", "D5", "cattle_baron")
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat", kind="play_hand")
    assert len(table.waiting.tokens) == 1
