"""The five pairs of poker cards that take the place of others."""

from typing import Any

import pytest

from sagebrush import Match
from sagebrush.games.legends.content import base_content, box_content
from sagebrush.games.legends.options import Buy, Upgrade
from sagebrush.games.legends.view import LegendsView
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario

NEW = box_content(("ante_up", "new_poker_cards"))
PAIRS = {
    "vendetta": ("5H", "5D"),
    "rumors": ("7S", "7C"),
    "scout": ("8S", "8C"),
    "jackpot": ("9H", "9D"),
    "outfit": ("10S", "10C"),
}


def lay(table: AnteUpScenario, **players: Any) -> None:
    table.seats(content=NEW, options={"new_poker_cards": True}, **players)


def boxes(match: Match) -> tuple[str, ...]:
    view = match.view(None)
    assert isinstance(view, LegendsView)
    return view.boxes


# -------------------------------------------------------------------- the deck


@ruling("LEG-016", "LEG-X50")
def test_they_replace_the_cards_of_their_ranks_and_suits() -> None:
    assert len(NEW.card_id) == len(set(NEW.card_id)) == 52
    old, new = [
        {id.partition(":")[2]: id.partition(":")[0] for id in content.card_id} for content in (base_content(), NEW)
    ]
    changed = {sign: new[sign] for sign in old if old[sign] != new[sign]}
    assert changed == {sign: function for function, signs in PAIRS.items() for sign in signs}


def test_they_come_only_if_wished_for() -> None:
    plain = Match.new("legends", players=3, expansions=["ante_up"], seed=5)
    new = Match.new("legends", players=3, expansions=["ante_up"], new_poker_cards=True, seed=5)
    assert boxes(plain) == ("ante_up",)
    assert boxes(new) == ("ante_up", "new_poker_cards")
    assert plain.digest != new.digest


def test_they_are_part_of_the_expansion() -> None:
    assert boxes(Match.new("legends", players=3, new_poker_cards=True, seed=5)) == ()


# -------------------------------------------------------------------- Vendetta


@ruling("LEG-X50")
def test_vendetta_rides_to_a_fight(table: AnteUpScenario) -> None:
    """Bob stands 2 spaces away, Cat too far. Ann rides to Bob and duels him, all for one action."""
    lay(
        table,
        Ann={"at": "R5", "hand": ["5H", "KS"]},
        Bob={"at": "R2", "hand": ["2S"]},
        Cat={"at": "D6", "hand": ["AS"]},
    )
    table.turn("Ann")
    table.does(("play", "5H"))
    assert table.table.land.spaces[table.table.space[0]] == "R2"
    table.asked("Ann", kind="choose_fight", options=[("duel", "Bob"), ("robbery", "Bob")]).answers(("duel", "Bob"))
    table.asked("Bob", kind="lay_card").answers("2S")
    table.has("Ann", lp=2)
    assert table.table.actions == 2
    table.may_not(("duel", "Bob"))
    table.is_quiet()


@ruling("LEG-X50", "LEG-X18")
@pytest.mark.parametrize(
    ("hand", "there"), [(["5H"], "R2"), (["5H", "KS"], "D6")], ids=["no card to lay", "nobody in reach"]
)
def test_no_vendetta_without_a_fight(table: AnteUpScenario, hand: list[str], there: str) -> None:
    lay(table, Ann={"at": "R5", "hand": hand}, Bob={"at": there, "hand": ["2S"]})
    table.turn("Ann")
    table.may_not(("play", "5H"))
    table.may(("move", "R2"))


@ruling("LEG-X50", "LEG-102")
def test_vendetta_not_twice_against_the_same(table: AnteUpScenario) -> None:
    """Bob was fought already; Cat, in the same space as Ann, was not: there is no way to go."""
    lay(
        table,
        Ann={"at": "R5", "hand": ["5H", "KS", "QS", "JS"]},
        Bob={"at": "R5", "hand": ["2S", "3S"]},
        Cat={"at": "R5", "hand": ["AS"]},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    table.asked("Bob", kind="lay_card").answers("2S")
    table.asked("Ann", kind="may_react").answers("pass")
    table.asked("Bob", kind="may_react").answers("pass")
    table.does(("play", "5H"))
    table.asked("Ann", kind="choose_fight", options=[("duel", "Cat"), ("robbery", "Cat")])


# -------------------------------------------------------------------- Rumors and Scout


@ruling("LEG-X50")
def test_rumors_hurt_those_with_a_side(table: AnteUpScenario) -> None:
    """Bob is a marshal, Cat an outlaw, Dan neither: Bob and Cat discard a card, Ann draws one."""
    lay(
        table,
        Ann={"at": "R5", "wp": 1, "hand": ["7S"]},
        Bob={"mp": 1, "hand": ["2S"]},
        Cat={"wp": 2, "hand": ["3S", "4S"]},
        Dan={"hand": ["6S"]},
    )
    table.deck_top("KH")
    table.turn("Ann")
    table.does(("play", "7S"))
    table.asked("Cat", kind="discard_card", options=["3S", "4S"]).answers("3S")
    table.has("Ann", hand=["KH"])
    table.has("Bob", cards=0)
    table.has("Cat", hand=["4S"])
    table.has("Dan", hand=["6S"])
    table.is_quiet()


@ruling("LEG-X51")
def test_scout_after_a_move_that_ends_outside(table: AnteUpScenario) -> None:
    lay(table, Ann={"at": "R5", "hand": ["8S", "2S"]}, Bob={})
    table.deck_top("KH", "QH")
    table.turn("Ann")
    table.may_not(("react", "8S"))
    table.does(("move", "C1"), ("react", "8S"))
    table.asked("Ann", kind="discard_card").answers("QH")
    table.has("Ann", hand=["2S", "KH"])
    assert table.table.actions == 2


@ruling("LEG-X51", "LEG-412")
def test_scout_shares_its_limit_with_sprint(table: AnteUpScenario) -> None:
    lay(table, Ann={"at": "R5", "hand": ["8S", "2S"]}, Bob={})
    table.turn("Ann")
    table.does(("move", "C1"), ("react", "2S"))
    table.asked("Ann", kind="choose_way").answers("stay")
    table.may_not(("react", "8S"))


@ruling("LEG-X51")
def test_no_scout_in_a_town(table: AnteUpScenario) -> None:
    lay(table, Ann={"at": "R5", "hand": ["8S", "2S"]}, Bob={})
    table.turn("Ann")
    table.does(("move", "R2"))
    table.may_not(("react", "8S"))
    table.may(("react", "2S"))


# -------------------------------------------------------------------- Jackpot


@ruling("LEG-X51")
@pytest.mark.parametrize(("dealt", "money"), [(("2C", "3C", "4H", "6H"), 100), (("AH", "AD", "4H", "6H"), 0)])
def test_jackpot_pays_the_winner(table: AnteUpScenario, dealt: tuple[str, ...], money: int) -> None:
    """With a pair of nines Ann wins $60 and $40 more; against aces she gets nothing."""
    lay(table, Ann={"at": "D6", "money": 10, "hand": ["9H", "9S"]}, Bob={"at": "R5"}, Cat={"at": "R5"})
    table.deck_top("2H", *dealt, "KS", "QD", "7H", "3D", "3S")
    table.turn("Ann")
    table.does("poker")
    table.asked("Ann", kind="play_hand").answers(("9H", "9S"))
    table.asked("Cat", kind="play_hand")
    best = table.match.decision
    assert best is not None
    table.match.answer(best.options[0], seat=best.seat)
    if money:
        table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    table.has("Ann", money=money)


# -------------------------------------------------------------------- Outfit


@ruling("LEG-X51")
def test_outfit_sells_one_thing_anywhere(table: AnteUpScenario) -> None:
    """Far from any store Ann has $10, and may have anything of both stands that costs up to $20."""
    lay(table, Ann={"at": "S1", "money": 10, "hand": ["10S"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "10S"))
    offered = table.decision("Ann", "buy_on_the_way").options
    prices = {option.item: option.price for option in offered if isinstance(option, Buy | Upgrade)}
    assert prices == {id: row.price - 10 for id, row in NEW.items.items() if row.price <= 20}
    table.asked("Ann", kind="buy_on_the_way").answers(("buy", "provisions"))
    table.has("Ann", belongings=["provisions"])
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-X51", "LEG-X18")
def test_outfit_without_money(table: AnteUpScenario) -> None:
    """What costs $10 is had for nothing."""
    lay(table, Ann={"at": "S1", "hand": ["10S"]}, Bob={"at": "S1"})
    table.turn("Ann")
    table.may(("play", "10S"))


@ruling("LEG-X51", "LEG-X18")
def test_no_outfit_where_there_is_nothing_to_be_had(table: AnteUpScenario) -> None:
    """Ann has no money, and room for no other belonging."""
    full = ["provisions", "whiskey", "gazette"]
    lay(table, Ann={"at": "S1", "hand": ["10S"], "belongings": full}, Bob={"at": "S1"})
    table.turn("Ann")
    table.may_not(("play", "10S"))
