"""The gambler track: where its points come from, what they bring, legend tokens, and the end of the game."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import box_content
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.expansions.ante_up.gambler import POINT
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.rulings.legends.bench import LegendsScenario
from tests.rulings.legends.test_goals import bag

MONEY_OR_CARD = ["gain_money:10", "gain_card:1"]
LP_OR_GP = ["gain_lp:1", "gain_gp:1"]


def point(table: AnteUpScenario, seat: int, answer: int | None = None) -> None:
    """One gambler point at a table that is still being laid; a choice of what it brings is answered by its number."""
    rule = carry_out(table.laid, Seat(seat), POINT, "faro").__await__()
    try:
        asked = next(rule)
        assert answer is not None, f"asked {asked}"
        rule.send(asked.options[answer])
    except StopIteration:
        return
    raise AssertionError("asked twice")


# -------------------------------------------------------------------- poker


def poker(table: AnteUpScenario, *, money: int = 10) -> None:
    """Ann, with two aces, against the dealer, for whom Bob plays."""
    table.seats(Ann={"at": "D6", "money": money, "hand": ["AS", "AH"]}, Bob={"at": "S1"})
    table.deck_top("5S", "2C", "4H", "9S", "JC", "KD", "3C", "10S")
    table.turn("Ann")
    table.does("poker")
    table.asked("Ann", kind="play_hand").answers(("AH", "AS"))
    table.asked("Bob", kind="play_hand").answers(("2C", "4H"))


@ruling("LEG-457", "LEG-469")
def test_the_active_winner_chooses(table: AnteUpScenario) -> None:
    """Ann beats the dealer and takes the gambler point, which brings $10 or a card."""
    poker(table)
    table.asked("Ann", kind="choose_effect", options=LP_OR_GP).answers("gain_gp:1")
    table.asked("Ann", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_money:10")
    table.has("Ann", lp=0, money=70)
    table.gp(Ann=1, Bob=0)
    table.is_quiet()


@ruling("LEG-203", "LEG-261")
@pytest.mark.parametrize(("rules", "won"), [("house", False), ("cz", True), ("ua", True), ("ru", False)])
def test_a_tie_with_the_dealer_is_his_here(table: AnteUpScenario, rules: str, *, won: bool) -> None:
    """Both have a pair of kings. What the house leaves to the set goes to the dealer with this one, as in ru."""
    table.seats(options={"rules": rules}, Ann={"at": "R2", "money": 10, "hand": ["KD"]}, Bob={}, Cat={"at": "V1"})
    table.deck_top("4C", "KH", "AC", "9H", "8H", "KS", "7D", "3C", "QH")
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat", kind="play_hand").answers(("AC", "KH"))
    assert [(event.seat, event.decided) for event in table.events("pot_won")] == [
        (0, "host") if won else (None, "dealer")
    ]
    if won:
        table.asked("Ann", kind="choose_effect", options=LP_OR_GP).answers("gain_lp:1")
    table.has("Ann", lp=int(won), money=60 if won else 0, cards=0 if won else 1)
    table.gp(Ann=0, Cat=0)
    table.is_quiet()


@ruling("LEG-203")
@pytest.mark.parametrize(("tie", "won"), [("active", True), ("dealer", False), ("by_set", False)])
def test_or_as_the_option_says(table: AnteUpScenario, tie: str, *, won: bool) -> None:
    """An option of its own outweighs the preset."""
    table.seats(options={"dealer_tie": tie}, Ann={"at": "R2", "money": 10, "hand": ["KD"]}, Bob={}, Cat={"at": "V1"})
    table.deck_top("4C", "KH", "AC", "9H", "8H", "KS", "7D", "3C", "QH")
    table.turn("Ann")
    table.does("poker")
    table.asked("Cat", kind="play_hand").answers(("AC", "KH"))
    assert [event.seat for event in table.events("pot_won")] == [0 if won else None]


@ruling("LEG-457")
def test_or_takes_the_legend_point(table: AnteUpScenario) -> None:
    poker(table)
    table.asked("Ann", kind="choose_effect", options=LP_OR_GP).answers("gain_lp:1")
    table.has("Ann", lp=1, money=60)
    table.gp(Ann=0, Bob=0)
    table.is_quiet()


@ruling("LEG-458")
def test_a_winner_who_joined(table: AnteUpScenario) -> None:
    """Bob wins in Ann's turn: a gambler point, and no choice of it."""
    table.seats(
        Ann={"at": "D6", "money": 10, "hand": ["3S"]}, Bob={"at": "D9", "money": 10, "hand": ["AS"]}, Cat={"at": "S1"}
    )
    table.deck_top("5S", "AH", "9S", "JC", "KD")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob", kind="join_poker").answers("join")
    table.asked("Bob", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    table.has("Bob", lp=0, money=70)
    table.gp(Ann=0, Bob=1, Cat=0)
    table.is_quiet()


@ruling("LEG-503")
def test_winners_who_share_the_pot(table: AnteUpScenario) -> None:
    """Bob and Cat both have a pair of aces: each has half of the pot and a gambler point."""
    table.seats(
        Ann={"at": "D6", "money": 10, "hand": ["3S"]},
        Bob={"at": "D9", "money": 10, "hand": ["AS"]},
        Cat={"at": "D9", "money": 10, "hand": ["AC"]},
    )
    table.deck_top("5S", "7H", "7D", "AH", "JC", "KD")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob", kind="join_poker").answers("join")
    table.asked("Cat", kind="join_poker").answers("join")
    table.asked("Bob", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    table.asked("Cat", kind="choose_effect", options=MONEY_OR_CARD).answers("gain_card:1")
    table.has("Bob", money=40)
    table.has("Cat", money=40)
    table.gp(Ann=0, Bob=1, Cat=1)
    table.is_quiet()


@ruling("LEG-457", "LEG-458")
def test_the_dealer_gains_nothing(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 10, "hand": ["3S"]}, Bob={"at": "S1"})
    table.deck_top("5S", "AH", "AS", "2C", "4H", "AD", "JC", "KD")
    table.turn("Ann")
    table.does("poker")
    table.asked("Bob", kind="play_hand").answers(("AH", "AS"))
    table.gp(Ann=0, Bob=0)
    table.has("Ann", lp=0, money=0)
    table.is_quiet()


def test_without_the_expansion_poker_brings_a_legend_point() -> None:
    table = LegendsScenario()
    table.seats(Ann={"at": "D6", "money": 10, "hand": ["AS", "AH"]}, Bob={"at": "S1"})
    table.deck_top("5S", "2C", "4H", "9S", "JC", "KD", "3C", "10S")
    table.turn("Ann")
    table.does("poker")
    table.asked("Ann", kind="play_hand").answers(("AH", "AS"))
    table.asked("Bob", kind="play_hand").answers(("2C", "4H"))
    table.has("Ann", lp=1, money=60)
    table.is_quiet()


# -------------------------------------------------------------------- the track


@ruling("LEG-533")
def test_what_each_space_brings(table: AnteUpScenario) -> None:
    """$10 or a card; 1 LP; $10 or a card; a legend token; $20 or 2 cards; 2 LP; 2 legend tokens each from there on."""
    table.seats(Ann={}, Bob={}, options={"printed_gambling": True})
    found = []
    for choice in (0, None, 1, None, 1, None, None, None, None):
        before = (table.laid.money[0], len(table.laid.hands[0]), table.laid.lp[0], len(table.laid.legend_tokens[0]))
        point(table, 0, choice)
        after = (table.laid.money[0], len(table.laid.hands[0]), table.laid.lp[0], len(table.laid.legend_tokens[0]))
        found.append(tuple(now - then for now, then in zip(after, before, strict=True)))
    assert found == [
        (10, 0, 0, 0),
        (0, 0, 1, 0),
        (0, 1, 0, 0),
        (0, 0, 0, 1),
        (0, 2, 0, 0),
        (0, 0, 2, 0),
        (0, 0, 0, 2),
        (0, 0, 0, 2),
        (0, 0, 0, 2),
    ]
    assert table.gambler.points == [9, 0]
    assert table.laid.money[1] == table.laid.lp[1] == 0


@ruling("LEG-X53")
def test_less_beyond_the_last_space_in_the_house(table: AnteUpScenario) -> None:
    """The seventh point brings 2 legend tokens as printed, each further one 1."""
    table.seats(Ann={}, Bob={})
    table.gamblers(Ann=6)
    for tokens in (2, 3, 4):
        point(table, 0, None)
        assert len(table.laid.legend_tokens[0]) == tokens


@ruling("LEG-532")
def test_the_fifth_space_has_an_event_marker(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    table.gamblers(Ann=3)
    point(table, 0)
    assert not table.events_deck.due
    point(table, 0, 0)
    assert list(table.events_deck.due) == [0]


def test_soapy_smith_rolls_a_die_for_a_point(table: AnteUpScenario) -> None:
    """He starts with a point and its reward; every further one brings a throw, for gravel a full hand."""
    table.seats(Ann={"character": "soapy_smith", "lp": 5, "hand": ["3S"]}, Bob={})
    table.gamblers(Ann=1)
    table.dice("gravel")
    point(table, 0)
    assert (table.laid.lp[0], len(table.laid.hands[0])) == (6, 5)


# -------------------------------------------------------------------- legend tokens


@ruling("LEG-X37")
@pytest.mark.parametrize("goals", [False, True])
def test_the_bag_holds_27_tokens(table: AnteUpScenario, *, goals: bool) -> None:
    table.seats(options={"goals": goals}, Ann={"character": "wyatt_earp"}, Bob={"character": "kit_carson"})
    bag_of = table.laid.legend_bag
    assert (len(bag_of), bag_of.count(1), bag_of.count(2), bag_of.count(3)) == (27, 9, 13, 5)


@ruling("LEG-X37")
def test_tokens_of_the_track_are_unseen_by_others(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    table.gamblers(Ann=3)
    bag(table, 3)
    point(table, 0)
    table.turn("Bob")
    assert table.view(0).players[0].legend_values == (3,)
    assert table.view(1).players[0].legend_values is None
    assert [table.view(seat).players[0].legend_tokens for seat in (0, 1, None)] == [1, 1, 1]


@ruling("LEG-X37")
def test_an_empty_bag_gives_nothing(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    table.gamblers(Ann=6)
    del table.laid.legend_bag[1:]
    point(table, 0)
    assert (len(table.laid.legend_tokens[0]), table.gambler.tokens[0]) == (1, 1)
    point(table, 0)
    assert (len(table.laid.legend_tokens[0]), table.gambler.tokens[0]) == (1, 1)


@ruling("LEG-X37", "LEG-392")
def test_tokens_of_the_track_do_not_count_for_goals(table: AnteUpScenario) -> None:
    """Kit has a 3 from the track. His second goal draws two beside his 1: of these three he keeps two, and the 3."""
    table.seats(
        options={"goals": True},
        Kit={
            "character": "kit_carson",
            "goals": ["kit_carson_4"],
            "goals_done": ["kit_carson_1"],
            "nuggets": 5,
            "mounts": ["mule"],
            "legend_tokens": [1],
        },
        Bob={"character": "wyatt_earp"},
    )
    table.gamblers(Kit=3)
    bag(table, 3, 3, 2)
    point(table, 0)
    assert table.laid.legend_tokens[0] == [3, 1]
    table.turn("Kit")
    table.does(("claim", "kit_carson_4"))
    table.asked("Kit", kind="return_token", options=[1, 2, 3]).answers(3)
    assert sorted(table.table.legend_tokens[0]) == [1, 2, 3]
    assert table.table.legend_tokens[0][0] == 3
    table.is_quiet()


# -------------------------------------------------------------------- the end


def lines(table: AnteUpScenario) -> list[tuple[str, str, int]]:
    return [(each.part, table.name(each.seat), each.amount) for each in table.events("final_score")]


def scored(table: AnteUpScenario) -> None:
    """The turn of the last player is the last one."""
    table.laid.end_round = 1
    table.turn(table.config.names[-1])
    table.ends_turn()


@ruling("LEG-470")
def test_the_foremost_gambler_scores(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.gamblers(Ann=2, Bob=5)
    scored(table)
    assert lines(table) == [("gambler", "Bob", 1)]


@ruling("LEG-534")
def test_all_who_share_the_lead_score(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.gamblers(Ann=5, Bob=5, Cat=4)
    scored(table)
    assert lines(table) == [("gambler", "Ann", 1), ("gambler", "Bob", 1)]


@ruling("LEG-470", "LEG-534")
def test_nobody_leads_at_the_start_of_the_track(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    scored(table)
    assert lines(table) == []


@ruling("LEG-471", "LEG-368")
def test_upgraded_things_score_1_or_2(table: AnteUpScenario) -> None:
    content = box_content(("ante_up",))
    worth = {row.id: row.upgraded.lp for row in content.items.values() if row.upgraded is not None}
    assert set(worth.values()) == {1, 2}
    assert all(content.side(item).lp == 0 for item in content.items)
    table.seats(Ann={"weapons": ["revolver+"], "mounts": ["mustang+"]}, Bob={"weapons": ["revolver"]}, Cat={})
    scored(table)
    assert lines(table) == [("upgrades", "Ann", worth["revolver"] + worth["mustang"])]


@ruling("LEG-373", "LEG-X37")
def test_tokens_of_the_track_score_without_goals(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.gamblers(Ann=3)
    bag(table, 3)
    point(table, 0)
    scored(table)
    assert lines(table) == [("tokens", "Ann", 3), ("gambler", "Ann", 1)]
