"""Faro: who plays, what is bet, and what three cards bring."""

from collections.abc import Hashable

import pytest

from sagebrush.games.legends.cards import FIGHT_DECK, RANK_INDEX, RANKS
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario

MONEY_OR_CARD = ["gain_money:10", "gain_card:1"]


def alone(table: AnteUpScenario, *bets: tuple[str, int], money: int = 40, turned: str = "") -> None:
    """Ann plays alone and bets so; 5, 6 and 7 are shown, the hidden card is a king, and Cat deals."""
    table.seats(Ann={"at": "D6", "money": money}, Bob={}, Cat={})
    table.faro_cards("5", "6", "7", "K", turned=turned.split())
    table.turn("Ann")
    table.does("faro")
    for bet in bets:
        table.asked("Ann", kind="place_marker").answers(bet)
    if len(bets) == 1 and money > bets[0][1]:
        table.asked("Ann", kind="place_marker").answers("pass")


def turned(table: AnteUpScenario) -> list[str]:
    return [event.fight_card for event in table.events("faro_turned")]


def gone(table: AnteUpScenario) -> list[tuple[str, str, int, str]]:
    return [(table.name(each.seat), each.rank, each.money, each.how) for each in table.events("marker_gone")]


# -------------------------------------------------------------------- who plays


@ruling("LEG-459", "LEG-X41")
def test_an_action_at_a_saloon(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 10}, Bob={})
    table.turn("Ann")
    table.may("faro", "poker")
    table.does("faro")
    assert table.table.actions == 2
    table.asked("Ann", kind="place_marker", options=[(rank, 10) for rank in RANKS])


@ruling("LEG-459", "LEG-X41")
@pytest.mark.parametrize(("at", "money"), [("D6", 0), ("D8", 50), ("D9", 50)])
def test_not_elsewhere_and_not_without_money(table: AnteUpScenario, at: str, money: int) -> None:
    table.seats(Ann={"at": at, "money": money}, Bob={})
    table.turn("Ann")
    table.may_not("faro")
    if not money:
        assert table.why_not("play_faro") == "LEG-X41"


@ruling("LEG-459")
def test_not_without_an_action_left(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 50}, Bob={})
    table.turn("Ann", actions=0)
    table.may_not("faro")


def one_game(table: AnteUpScenario, **options: bool) -> None:
    """Ann plays alone for $10 and takes her marker back."""
    table.seats(Ann={"at": "D6", "money": 50}, Bob={"at": "D5", "money": 50}, options=dict(options))
    table.faro_cards("5", "6", "7", "K", turned=["6", "7", "5", "K"])
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro").answers("pass")
    table.asked("Ann", kind="place_marker").answers(("5", 10))
    table.asked("Ann", kind="place_marker").answers("pass")
    table.asked("Ann", kind="keep_markers").answers(())


@ruling("LEG-X49")
def test_one_game_a_turn(table: AnteUpScenario) -> None:
    """Ann has played and has two actions left: no second game. Bob opens one in his turn, and Ann may join it."""
    one_game(table)
    table.may_not("faro")
    assert table.why_not("play_faro") == "LEG-X49"
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.does("faro")
    table.asked("Ann", kind="join_faro")


@ruling("LEG-X49")
def test_any_number_where_the_table_likes(table: AnteUpScenario) -> None:
    one_game(table, printed_gambling=True)
    table.may("faro")


@ruling("LEG-459")
def test_at_the_second_board_too(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "T1", "money": 10}, Bob={"at": "T4", "money": 10}, Cat={"at": "D6", "money": 10})
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro").answers("pass")
    table.asked("Ann", kind="place_marker")


@ruling("LEG-459", "LEG-460", "LEG-461", "LEG-462", "LEG-X41")
def test_who_joins_and_in_which_order_they_bet(table: AnteUpScenario) -> None:
    """Bob and Dan are in the town. Cat is not, Eve has no money. Two join: Ann has $10; Eve, to her right, deals."""
    table.seats(
        Ann={"at": "D6", "money": 10},
        Bob={"at": "D9", "money": 10},
        Cat={"at": "R5", "money": 50},
        Dan={"at": "D8", "money": 10},
        Eve={"at": "D6", "money": 0},
    )
    table.faro_cards("5", "6", "7", "K")
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro", options=["join", "pass"]).answers("join")
    table.asked("Dan", kind="join_faro").answers("join")
    table.has("Ann", money=20)
    dealt = table.events("faro_dealt")[0]
    assert (table.name(dealt.seat), dealt.fight_cards) == ("Eve", ("fight_5", "fight_6", "fight_7"))
    table.asked("Bob", kind="place_marker").answers(("2", 10))
    table.asked("Dan", kind="place_marker").answers(("2", 10))
    table.asked("Ann", kind="place_marker").answers(("2", 10))
    table.asked("Ann", kind="place_marker").answers("pass")
    # Nothing is paid yet, and three cards later all are asked again in the same order.
    for name in ("Bob", "Dan", "Ann"):
        table.asked(name, kind="keep_markers", options=[(), ("2",)]).answers(())
    table.has("Ann", money=20)
    table.has("Bob", money=10)
    table.has("Eve", money=0)
    table.is_quiet()


@ruling("LEG-460")
def test_without_company_no_money(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 10}, Bob={"at": "D9", "money": 10}, Cat={})
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro").answers("pass")
    table.has("Ann", money=10)
    table.has("Bob", money=10)


@ruling("LEG-461")
@pytest.mark.parametrize(("at", "dealer"), [("D9", "Ann"), ("S1", "Cat")])
def test_the_dealer(table: AnteUpScenario, at: str, dealer: str) -> None:
    """Cat, to Ann's right, if she does not play; Ann herself if everybody does."""
    table.seats(Ann={"at": "D6", "money": 10}, Bob={"at": "D9", "money": 10}, Cat={"at": at, "money": 10})
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro").answers("join")
    if at == "D9":
        table.asked("Cat", kind="join_faro").answers("join")
    assert [table.name(event.seat) for event in table.events("faro_dealt")] == [dealer]


@ruling("LEG-461")
def test_the_dealer_is_the_nearest_who_does_not_play(table: AnteUpScenario) -> None:
    """Dan, to Ann's right, has joined; so it is Cat and not Bob."""
    table.seats(Ann={"at": "D6", "money": 10}, Bob={}, Cat={}, Dan={"at": "D9", "money": 10})
    table.turn("Ann")
    table.does("faro")
    table.asked("Dan", kind="join_faro").answers("join")
    assert [table.name(event.seat) for event in table.events("faro_dealt")] == ["Cat"]


# -------------------------------------------------------------------- bets


@ruling("LEG-463")
def test_one_or_two_markers_of_10_or_20(table: AnteUpScenario) -> None:
    """With $30: $20 on the ace leave $10 for a second value; nothing is paid."""
    table.seats(Ann={"at": "D6", "money": 30}, Bob={}, Cat={})
    table.faro_cards("5", "6", "7", "8")
    table.turn("Ann")
    table.does("faro")
    every: list[Hashable] = [(rank, money) for rank in RANKS for money in (10, 20)]
    table.asked("Ann", kind="place_marker", options=every).answers(("A", 20))
    rest: list[Hashable] = [(rank, 10) for rank in RANKS if rank != "A"]
    table.asked("Ann", kind="place_marker", options=[*rest, "pass"]).answers(("K", 10))
    table.has("Ann", money=30)
    table.asked("Ann", kind="keep_markers", options=[(), ("A",), ("K",), ("A", "K")])


@ruling("LEG-463")
def test_never_more_than_one_has(table: AnteUpScenario) -> None:
    """$20 staked of $20: there is no second question."""
    alone(table, ("A", 20), money=20)
    table.asked("Ann", kind="keep_markers")


@ruling("LEG-463")
def test_two_players_may_bet_on_one_value(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 10}, Bob={"at": "D9", "money": 10}, Cat={})
    table.faro_cards("5", "6", "7", "K")
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro").answers("join")
    table.asked("Bob", kind="place_marker").answers(("5", 10))
    table.asked("Ann", kind="place_marker").answers(("5", 10))
    table.asked("Ann", kind="place_marker").answers("pass")
    assert gone(table) == [("Bob", "5", 10, "lost"), ("Ann", "5", 10, "lost")]
    table.has("Bob", money=0)
    table.has("Ann", money=10)
    table.is_quiet()


# -------------------------------------------------------------------- three cards


@ruling("LEG-465")
def test_the_first_card_loses(table: AnteUpScenario) -> None:
    """Ann's $20 on the 5 are gone; her other marker still lies there."""
    alone(table, ("5", 20), ("A", 10))
    table.has("Ann", money=20)
    assert gone(table) == [("Ann", "5", 20, "lost")]
    table.asked("Ann", kind="keep_markers", options=[(), ("A",)]).answers(())
    table.has("Ann", money=20)
    table.gp(Ann=0)
    table.is_quiet()


@ruling("LEG-466", "LEG-469")
def test_the_second_card_wins(table: AnteUpScenario) -> None:
    """$20 on the 6: $20 more and a gambler point."""
    alone(table, ("6", 20))
    table.asked("Ann", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    table.has("Ann", money=60, cards=1)
    table.gp(Ann=1, Bob=0, Cat=0)
    assert gone(table) == [("Ann", "6", 20, "won")]
    table.is_quiet()


@ruling("LEG-467")
def test_a_marker_is_taken_back_without_loss(table: AnteUpScenario) -> None:
    alone(table, ("A", 20))
    table.asked("Ann", kind="keep_markers", options=[(), ("A",)]).answers(())
    assert gone(table) == [("Ann", "A", 0, "back")]
    table.has("Ann", money=40)
    table.gp(Ann=0)
    table.is_quiet()


@ruling("LEG-467")
def test_who_has_no_marker_left_is_not_asked(table: AnteUpScenario) -> None:
    alone(table, ("5", 10))
    table.has("Ann", money=30)
    table.is_quiet()


@ruling("LEG-468", "LEG-469")
def test_the_third_card_pays_three_times(table: AnteUpScenario) -> None:
    alone(table, ("7", 20))
    table.asked("Ann", kind="keep_markers").answers(("7",))
    table.asked("Ann", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    table.has("Ann", money=100)
    table.gp(Ann=1)
    assert gone(table) == [("Ann", "7", 60, "won")]
    table.is_quiet()


@ruling("LEG-468")
def test_every_other_marker_costs_its_amount(table: AnteUpScenario) -> None:
    """Of two markers that stay one wins and one loses; the loss is paid first, so that nothing is over the limit."""
    alone(table, ("7", 10), ("A", 20), money=110)
    table.asked("Ann", kind="keep_markers").answers(("7", "A"))
    table.asked("Ann", kind="choose_effect").answers("gain_card:1")
    assert gone(table) == [("Ann", "A", 20, "lost"), ("Ann", "7", 30, "won")]
    table.has("Ann", money=120)


@ruling("LEG-464")
def test_the_hidden_card_may_come_first(table: AnteUpScenario) -> None:
    """After the shuffle the king is turned up first, then 7 and 5; nobody sees the 6 again."""
    alone(table, ("K", 10), turned="K 7 5 6")
    assert turned(table) == ["fight_k", "fight_7", "fight_5"]
    assert table.happened("marker_placed", "faro_shuffled", "faro_turned") == [
        "marker_placed",
        "faro_shuffled",
        *["faro_turned"] * 3,
    ]
    table.has("Ann", money=30)


@ruling("LEG-468")
def test_the_four_cards_go_under_the_fight_deck(table: AnteUpScenario) -> None:
    alone(table, ("5", 10))
    deck = table.table.fight_deck
    assert {RANKS[card] for card in deck[:4]} == {"5", "6", "7", "K"}
    assert sorted(deck) == list(FIGHT_DECK)
    assert len(table.table.fight_layer) == len(table.table.fight_known) == 13
    assert table.view(0).parts.get("faro") is None


@ruling("LEG-X41")
def test_the_dealer_wins_and_loses_nothing(table: AnteUpScenario) -> None:
    alone(table, ("5", 20))
    table.has("Cat", money=0, cards=0)


@ruling("LEG-459")
def test_taking_part_is_remembered_for_goals(table: AnteUpScenario) -> None:
    """Hosts and guests alike have played faro; who stays out has not."""
    table.seats(Ann={"at": "D6", "money": 10}, Bob={"at": "D9", "money": 10}, Cat={"at": "D9", "money": 10})
    table.turn("Ann")
    table.does("faro")
    table.asked("Bob", kind="join_faro").answers("join")
    table.asked("Cat", kind="join_faro").answers("pass")
    played = [[deed.what for deed in deeds].count("act:faro") for deeds in table.table.deeds]
    assert played == [1, 1, 0]


def test_what_everybody_sees(table: AnteUpScenario) -> None:
    """The three cards shown, the markers, and later the cards turned up: the same for Ann and for a spectator."""
    table.seats(Ann={"at": "D6", "money": 30}, Bob={}, Cat={})
    table.faro_cards("5", "6", "7", "K")
    table.turn("Ann")
    table.does("faro")
    table.asked("Ann").answers(("A", 20))
    seen = table.view(0).parts["faro"]
    assert seen == table.view(None).parts["faro"]
    assert (seen.host, seen.players, seen.dealer) == (0, (0,), 2)
    assert (seen.shown, seen.turned) == (("fight_5", "fight_6", "fight_7"), ())
    assert [(marker.seat, marker.rank, marker.money) for marker in seen.markers] == [(0, "A", 20)]
    table.asked("Ann").answers("pass")
    assert table.view(None).parts["faro"].turned == ("fight_5", "fight_6")


def test_the_fight_deck_is_whole_afterwards(table: AnteUpScenario) -> None:
    """A fight after a game of faro draws from the rest of the deck."""
    table.seats(Ann={"at": "D6", "money": 10, "hand": ["AS"]}, Bob={}, Cat={})
    table.faro_cards("5", "6", "7", "K")
    table.turn("Ann")
    table.does("faro")
    table.asked("Ann").answers(("5", 10))
    assert RANK_INDEX["5"] in table.table.fight_deck[:4]
    assert RANKS[table.table.fight_deck[-1]] not in {"5", "6", "7", "K"}
