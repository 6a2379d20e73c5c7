"""Fights between players: who may start one, how cards are laid and compared, and what the outcome brings."""

from __future__ import annotations

import pytest

from sagebrush.games.legends import map as country
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.reading import Pages
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario
from tests.rulings.legends.fights import counts, lays, may_react, passes, reacts, seen_by

# -------------------------------------------------------------------- starting a fight


@ruling("LEG-100", "LEG-107")
def test_only_whoever_stands_in_the_same_space_can_be_attacked(table: LegendsScenario) -> None:
    """Ann, Bob and Dan share D10, Cat is next door: Ann may duel or rob Bob and Dan, whatever side they are on."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS"], "wp": 1},
        Bob={"at": "D10", "mp": 2},
        Cat={"at": "D9"},
        Dan={"at": "D10"},
    )
    table.turn("Ann")
    table.may(("duel", "Bob"), ("robbery", "Bob"), ("duel", "Dan"), ("robbery", "Dan"))
    table.may_not(("duel", "Cat"), ("robbery", "Cat"), ("duel", "Ann"))


@ruling("LEG-101", "LEG-102")
def test_a_fight_costs_an_action_and_bars_any_other_with_the_same_player(table: LegendsScenario) -> None:
    """After the duel Ann has two actions left, and neither duel nor robbery with Bob is offered any more."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "5S"]}, Bob={"at": "D10"}, Cat={"at": "D10"})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS")
    assert table.table.actions == 2
    table.may_not(("duel", "Bob"), ("robbery", "Bob"))
    table.may(("duel", "Cat"))
    table.is_quiet()


@ruling("LEG-103")
def test_different_players_may_be_attacked_in_one_turn(table: LegendsScenario) -> None:
    """Ann duels Bob and then Cat, neither of whom has a card."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "QS"]}, Bob={"at": "D10"}, Cat={"at": "D10"})
    table.turn("Ann", actions=2)
    table.does(("duel", "Bob"))
    lays(table, Ann="KS")
    table.does(("duel", "Cat"))
    table.has("Ann", lp=4, cards=0)
    table.has("Bob", wounds=1, cards=1)
    table.has("Cat", wounds=1, cards=1)
    table.is_quiet()
    table.may_not(("duel", "Cat"), ("duel", "Bob"))


@ruling("LEG-102")
def test_the_next_turn_brings_a_new_chance(table: LegendsScenario) -> None:
    """Ann has fought Bob; in Bob's turn, he may attack her."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "QS"]}, Bob={"at": "D10", "hand": ["2S"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="2S")
    passes(table, "Ann")
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.may(("duel", "Ann"), ("robbery", "Ann"))


@ruling("LEG-104")
def test_the_type_is_announced(table: LegendsScenario) -> None:
    """Everybody hears that Ann wants to rob Bob, before any card is laid."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "QS"]}, Bob={"at": "D10", "hand": ["2S"]}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    announced = table.events("fight_announced")
    assert [(event.seat, event.target, event.fight) for event in announced] == [(0, 1, "robbery")]
    assert not table.events("card_laid")


@ruling("LEG-105", "LEG-106")
@pytest.mark.parametrize(
    ("attacker", "defender", "allowed"),
    [
        ("marshal", "outlaw", True),
        ("marshal", "marshal", False),
        ("marshal", "neutral", False),
        ("neutral", "outlaw", False),
        ("outlaw", "outlaw", False),
        ("outlaw", "marshal", False),
    ],
)
def test_only_a_marshal_arrests_and_only_an_outlaw(
    table: LegendsScenario, attacker: str, defender: str, *, allowed: bool
) -> None:
    """An arrest is offered to a marshal against an outlaw and in no other case; a duel always is."""
    points = {"marshal": {"mp": 1}, "outlaw": {"wp": 1}, "neutral": {}}
    table.seats(
        Ann={"at": "D10", "hand": ["KS"], **points[attacker]},  # type: ignore[typeddict-item]
        Bob={"at": "D10", "hand": ["2S"], **points[defender]},  # type: ignore[typeddict-item]
        Cat={},
    )
    table.turn("Ann")
    table.may(("duel", "Bob"))
    assert (("arrest", "Bob") in table.offered()) is allowed


@ruling("LEG-108")
def test_no_card_no_fight(table: LegendsScenario) -> None:
    """Ann's hand is empty: no fight is offered, though Bob stands beside her."""
    table.seats(Ann={"at": "D10"}, Bob={"at": "D10", "hand": ["2S"]}, Cat={})
    table.turn("Ann")
    table.may_not(("duel", "Bob"), ("robbery", "Bob"))


# -------------------------------------------------------------------- laying, surrendering


@ruling("LEG-109")
def test_the_attacker_lays_first_and_the_defender_sees_only_a_back(table: LegendsScenario) -> None:
    """Ann lays the king. Bob is asked next, may lay either card or surrender, and does not see what she laid."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "2S"]}, Bob={"at": "D10", "hand": ["QH", "4H"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card", options=["KS", "2S"]).answers("KS")
    table.asked("Bob", kind="lay_card", options=["QH", "4H", "surrender"])
    seen = seen_by(table, "Bob")
    assert (seen.laid, seen.card) == (True, None)
    assert seen_by(table, "Ann").card == "quickdraw:KS"


@ruling("LEG-110")
def test_without_a_card_the_defender_must_surrender(table: LegendsScenario) -> None:
    """Bob has no card: nobody asks him. Ann's king is spent, she gains 2 LP, he takes a wound and draws."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "2S"]}, Bob={"at": "D10"}, Cat={"at": "D10", "hand": ["5S"]})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS")
    assert table.happened("surrendered", "cards_revealed") == ["surrendered"]
    table.has("Ann", lp=2, hand=["2S"], wounds=0)
    table.has("Bob", wounds=1, cards=1)
    table.has("Cat", wounds=0, hand=["5S"])
    table.is_quiet()


@ruling("LEG-111")
def test_after_a_surrender_the_attackers_card_is_gone(table: LegendsScenario) -> None:
    """Bob surrenders to Ann's 2: it is discarded, face up, and she has won without a comparison."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "2S"]}, Bob={"at": "D10", "hand": ["AH", "KH"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="2S", Bob="surrender")
    assert [event.cards for event in table.events("cards_discarded")] == [("sprint:2S",)]
    assert table.table.pile == [0]
    table.has("Ann", lp=2, hand=["KS"])
    table.has("Bob", cards=3, wounds=1)
    table.is_quiet()


@ruling("LEG-112")
@pytest.mark.parametrize("preset", ["house", "cz", "ua", "ru"])
def test_a_surrender_wounds_in_every_preset(table: LegendsScenario, preset: str) -> None:
    """Whoever surrenders takes the loser's wound and card."""
    table.seats(
        options={"rules": preset}, Ann={"at": "D10", "hand": ["KS", "2S"]}, Bob={"at": "D10", "hand": ["AH"]}, Cat={}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="2S", Bob="surrender")
    table.has("Bob", cards=2, wounds=1)


@ruling("LEG-112")
def test_by_option_a_surrender_costs_no_wound(table: LegendsScenario) -> None:
    """The steps read alone: Bob keeps his hand and health, Ann has her 2 LP."""
    table.seats(
        options={"surrender_wound": "no"},
        Ann={"at": "D10", "hand": ["KS", "2S"]},
        Bob={"at": "D10", "hand": ["AH"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="2S", Bob="surrender")
    table.has("Ann", lp=2, cards=1)
    table.has("Bob", cards=1, wounds=0)


# -------------------------------------------------------------------- before the fight


@ruling("LEG-113", "LEG-434")
def test_before_the_fight_is_before_any_card_is_laid(table: LegendsScenario) -> None:
    """Annie attacks Bob, who has two cards: he discards one to her ability, and only then does she lay."""
    table.seats(
        Ann={"character": "annie_oakley", "at": "D10", "lp": 6, "hand": ["KS", "2S"]},
        Bob={"at": "D10", "hand": ["QH", "4H"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="choose_effect", options=["lose_card:1", "take_wound:1"]).answers("lose_card:1")
    table.asked("Bob", kind="discard_card", options=["QH", "4H"]).answers("4H")
    table.asked("Ann", kind="lay_card")


@ruling("LEG-113")
@pytest.mark.parametrize("preset", ["cz", "ua"])
def test_in_cz_and_ua_it_is_once_both_cards_lie(table: LegendsScenario, preset: str) -> None:
    """Both lay first; Bob's choice comes then, and the card he laid cannot be discarded any more."""
    table.seats(
        options={"rules": preset},
        Ann={"character": "annie_oakley", "at": "D10", "lp": 6, "hand": ["KS", "2S"]},
        Bob={"at": "D10", "hand": ["QH", "4H"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="QH")
    table.asked("Bob", kind="choose_effect", options=["lose_card:1", "take_wound:1"]).answers("lose_card:1")
    assert [event.cards for event in table.events("cards_discarded")] == [("manhunt:4H",)]
    assert len(table.events("cards_revealed")) == 1


@ruling("LEG-113")
def test_in_ua_it_also_follows_a_surrender(table: LegendsScenario) -> None:
    """Bob surrenders, and still suffers Annie's ability: a wound for it and one for the fight."""
    table.seats(
        options={"rules": "ua"},
        Ann={"character": "annie_oakley", "at": "D10", "lp": 6, "hand": ["KS", "2S"]},
        Bob={"at": "D10", "hand": ["QH", "4H"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="surrender")
    table.asked("Bob", kind="choose_effect").answers("take_wound:1")
    table.has("Bob", wounds=2, cards=3)
    table.has("Ann", lp=8)
    assert not table.events("cards_revealed")


@ruling("LEG-114")
def test_effects_before_the_fight_come_in_turn(table: LegendsScenario) -> None:
    """Annie with a rifle attacks Bob, who has one too: her ability, his look, her look."""
    table.seats(
        Ann={"character": "annie_oakley", "at": "D10", "lp": 6, "hand": ["KS", "2S"], "weapons": ["rifle"]},
        Bob={"at": "D10", "hand": ["QH", "4H", "5H"], "weapons": ["rifle"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="choose_effect").answers("take_wound:1")
    table.asked("Ann", kind="lay_card")
    assert table.happened("wounds_taken", "hand_looked_at") == ["wounds_taken", "hand_looked_at", "hand_looked_at"]
    assert [event.seat for event in table.events("hand_looked_at")] == [1, 0]


# -------------------------------------------------------------------- the reveal and reactions


@ruling("LEG-115")
def test_both_cards_are_shown_together_and_all_bonuses_apply(table: LegendsScenario) -> None:
    """Ann's 9 counts 2 more outside the towns and her upgraded revolver 1 more; Bob's upgraded shotgun takes 1 away.

    9 + 2 + 1 − 1 is a jack: it beats his 10.
    """
    table.seats(
        Ann={"at": "V3", "hand": ["9S"], "weapons": ["revolver+"]},
        Bob={"at": "V3", "hand": ["10S"], "weapons": ["shotgun+"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="10S")
    shown = table.events("cards_revealed")
    assert [(event.card, event.other) for event in shown] == [("instinct:9S", "fools_gold:10S")]
    assert counts(table) == ["J", "Q", "J"]
    table.has("Ann", lp=2)
    table.has("Bob", wounds=1)
    table.is_quiet()


@ruling("LEG-116", "LEG-117")
def test_reactions_come_in_turn_until_both_pass(table: LegendsScenario) -> None:
    """Ann K, Bob A. She plays Hands Up!: his ace counts a queen. He answers with his own: her king counts a jack."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS", "6S", "4S"]},
        Bob={"at": "D10", "hand": ["AS", "6H", "4H"]},
        Cat={"hand": ["6D"]},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="AS")
    may_react(table, "Ann", "6S")
    reacts(table, "Ann", "6S")
    may_react(table, "Bob", "6H")
    reacts(table, "Bob", "6H")
    assert counts(table) == ["Q", "J"]
    # Each has played the one Hands Up! of this fight, so there is nothing left to ask.
    table.has("Ann", wounds=1, lp=0, cards=2)
    table.has("Bob", wounds=0, hand=["4H"])
    table.has("Cat", hand=["6D"])
    table.is_quiet()


@ruling("LEG-116")
def test_a_defender_who_reacts_gives_the_attacker_another_chance(table: LegendsScenario) -> None:
    """Ann passes; Bob plays Hands Up!, which turns the fight; Ann is asked again and plays hers."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS", "6S"]}, Bob={"at": "D10", "hand": ["QS", "6H", "4H"]}, Cat={"hand": ["6D"]}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="QS")
    passes(table, "Ann")
    reacts(table, "Bob", "6H")
    reacts(table, "Ann", "6S")
    assert counts(table) == ["J", "10"]
    table.has("Ann", wounds=0, lp=2, cards=0)
    table.has("Bob", wounds=1, cards=2)
    table.is_quiet()


@ruling("LEG-117")
def test_whoever_has_cards_is_asked_even_without_a_reaction(table: LegendsScenario) -> None:
    """Ann has a 4 left and nothing to react with: she is asked all the same. Bob, whose hand is empty, is not."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "4S"]}, Bob={"at": "D10", "hand": ["QS"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="QS")
    may_react(table, "Ann")
    passes(table, "Ann")
    table.is_quiet()


@ruling("LEG-117")
def test_no_other_card_is_a_reaction_in_a_fight(table: LegendsScenario) -> None:
    """Of one card of every function only the 6 can be played in the fight."""
    hand = ["2S", "2H", "3S", "4S", "5S", "6S", "7S", "8S", "8H", "9S", "10S", "10H", "JS", "QS", "KS", "AS"]
    table.seats(Ann={"at": "D10", "hand": [*hand, "KH"]}, Bob={"at": "D10", "hand": ["QH"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KH", Bob="QH")
    may_react(table, "Ann", "6S")


# -------------------------------------------------------------------- comparing


@ruling("LEG-118")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [("4S", "5S", False), ("10C", "8S", True), ("QS", "10S", True), ("QS", "KS", False), ("AC", "KS", True)],
)
def test_the_higher_rank_wins_and_suits_do_not_matter(
    table: LegendsScenario, mine: str, theirs: str, *, won: bool
) -> None:
    """2 is the lowest and the ace the highest."""
    table.seats(Ann={"at": "D10", "hand": [mine]}, Bob={"at": "D10", "hand": [theirs]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob=theirs)
    table.has("Ann", lp=2 if won else 0, wounds=0 if won else 1)
    table.has("Bob", lp=0, wounds=1 if won else 0)


@ruling("LEG-119", "LEG-122")
def test_no_card_counts_less_than_a_2(table: LegendsScenario) -> None:
    """Bob's 2 against Ann's 2: her upgraded shotgun cannot lower it, and the tie is hers."""
    table.seats(Ann={"at": "D10", "hand": ["2S"], "weapons": ["shotgun+"]}, Bob={"at": "D10", "hand": ["2C"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="2C")
    assert counts(table) == []
    table.has("Ann", lp=2)


#: A weapon that makes any card much better, as no card of the box does.
MIGHTY = """
[[item]]
id = "revolver"
type = "weapon"
price = 20
count = 6
sold_at = "store"
front = { effect = [{ when = "fight_reveal", do = [{ kind = "modify", what = "own_card", n = 3 }] }], origin = "house" }
upgraded = { effect = [], origin = "house" }
"""


@ruling("LEG-120")
def test_no_card_counts_more_than_an_ace(table: LegendsScenario) -> None:
    """With three added to it a queen is no more than an ace: it ties with the ace of the attacker, who wins."""
    table.seats(
        content=base_content().with_rows(Pages("own", {"items": MIGHTY})),
        Ann={"at": "D10", "hand": ["AS"], "weapons": ["rifle"]},
        Bob={"at": "D10", "hand": ["QS"], "weapons": ["revolver"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="QS")
    assert counts(table) == ["A"]
    table.has("Ann", lp=2)
    table.has("Bob", wounds=1)


@ruling("LEG-121")
def test_changes_add_up_whatever_their_order(table: LegendsScenario) -> None:
    """Bob's 3 loses 1 to the shotgun and 2 to Hands Up!, and gains 1 by his revolver: a 2 in any order."""
    table.seats(
        Ann={"at": "D10", "hand": ["2S", "6S"], "weapons": ["shotgun+"]},
        Bob={"at": "D10", "hand": ["3S", "4S"], "weapons": ["revolver+"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="2S", Bob="3S")
    table.asked("Bob", kind="may_use").answers("pass")
    reacts(table, "Ann", "6S")
    assert counts(table) == ["2", "3", "2"]
    passes(table, "Bob")
    table.has("Ann", lp=2, wounds=0)
    table.has("Bob", wounds=1)


@ruling("LEG-122")
def test_the_attacker_wins_a_tie(table: LegendsScenario) -> None:
    """Queen against queen."""
    table.seats(Ann={"at": "D10", "hand": ["QS"]}, Bob={"at": "D10", "hand": ["QH"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="QH")
    table.has("Ann", lp=2, wounds=0)
    table.has("Bob", lp=0, wounds=1)


# -------------------------------------------------------------------- the outcome


@ruling("LEG-123", "LEG-124")
def test_a_beaten_attacker_is_wounded_and_the_defender_gains_nothing(table: LegendsScenario) -> None:
    """Ann's 4 loses to Bob's king: 1 wound, 1 card; Bob has what he had."""
    table.seats(Ann={"at": "D10", "hand": ["4S"], "money": 50}, Bob={"at": "D10", "hand": ["KS"], "money": 20}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="KS")
    table.has("Ann", wounds=1, cards=1, wp=0, money=50)
    table.has("Bob", wounds=0, cards=0, lp=0, money=20)
    table.is_quiet()


@ruling("LEG-123")
def test_a_fourth_wound_is_not_taken_but_the_card_is_drawn(table: LegendsScenario) -> None:
    """Bob has three wounds already."""
    table.seats(Ann={"at": "D10", "hand": ["KS"]}, Bob={"at": "D10", "wounds": 3}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.has("Bob", wounds=3, cards=1)


@ruling("LEG-125")
def test_a_duel_brings_two_legend_points_and_nothing_else(table: LegendsScenario) -> None:
    """Bob, an outlaw with money and cattle, keeps all of it."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS"], "mp": 1},
        Bob={"at": "D10", "hand": ["QS"], "wp": 3, "money": 40, "nuggets": 2, "cattle": ["blue_forty"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="QS")
    table.has("Ann", lp=2, mp=1, money=0)
    table.has("Bob", wp=3, money=40, nuggets=2, cattle=["blue_forty"], wounds=1, at="D10")


@ruling("LEG-126", "LEG-127", "LEG-128", "LEG-129", "LEG-130", "LEG-131", "LEG-X07", "LEG-504")
@pytest.mark.parametrize(("preset", "sheriff"), [("house", "D1"), ("cz", "X1"), ("ua", "D1"), ("ru", "D1")])
def test_an_arrest_by_a_player(table: LegendsScenario, preset: str, sheriff: str) -> None:
    """A marshal on 2 MP beats an outlaw with 5 WP, $50, 3 nuggets and a blue token. The Sheriff stays only in cz."""
    table.seats(
        options={"rules": preset},
        sheriff="X1",
        Ann={"at": "V3", "hand": ["KS"], "mp": 2},
        Bob={"at": "V3", "hand": ["QS"], "wp": 5, "money": 50, "nuggets": 3, "cattle": ["blue_forty"]},
        Cat={},
    )
    table.turn("Ann", actions=1)
    table.does(("arrest", "Bob"))
    lays(table, Bob="QS")
    table.has("Ann", mp=3, lp=2, money=0, nuggets=0, cattle=[], at="V3")
    table.has("Bob", wp=0, money=20, nuggets=1, cattle=[], wounds=1, cards=1, at="D1")
    assert len(table.table.cattle_supply["blue"]) == 8
    assert country.SPACES[table.table.sheriff] == sheriff
    table.is_quiet()
    table.ends_turn()
    # The marshal's row pays nothing at the end of the turn.
    table.has("Ann", lp=2)


@ruling("LEG-124", "LEG-127")
def test_an_outlaw_who_wins_is_not_arrested(table: LegendsScenario) -> None:
    """The marshal loses: wounded, still a marshal; the outlaw keeps everything."""
    table.seats(
        Ann={"at": "V3", "hand": ["4S"], "mp": 2}, Bob={"at": "V3", "hand": ["QS"], "wp": 5, "money": 50}, Cat={}
    )
    table.turn("Ann")
    table.does(("arrest", "Bob"))
    lays(table, Bob="QS")
    table.has("Ann", mp=2, wounds=1, cards=1)
    table.has("Bob", wp=5, money=50, wounds=0, at="V3")


@ruling("LEG-132", "LEG-133", "LEG-136", "LEG-X08")
def test_a_marshal_robs_and_cannot_hold_it_all(table: LegendsScenario) -> None:
    """4 MP and $100 against $70: he becomes an outlaw, takes $40 and holds $120; the rest goes to the bank."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS"], "mp": 4, "money": 100},
        Bob={"at": "D10", "hand": ["QS"], "money": 70, "nuggets": 3},
        Cat={"money": 10},
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.asked("Ann", kind="take_spoils", options=["money", "nuggets", "nothing"]).answers("money")
    table.has("Ann", mp=0, wp=1, money=120, nuggets=0)
    table.has("Bob", money=30, nuggets=3, wounds=1, cards=1)
    table.has("Cat", money=10)
    table.is_quiet()


@ruling("LEG-133")
def test_a_robber_may_take_nuggets_instead_of_money(table: LegendsScenario) -> None:
    """Half of 3 nuggets is 2; the money stays."""
    table.seats(Ann={"at": "D10", "hand": ["KS"]}, Bob={"at": "D10", "hand": ["QS"], "money": 70, "nuggets": 3}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.asked("Ann", kind="take_spoils").answers("nuggets")
    table.has("Ann", wp=1, money=0, nuggets=2)
    table.has("Bob", money=70, nuggets=1)


@ruling("LEG-133")
def test_of_a_poor_player_nothing_can_be_taken(table: LegendsScenario) -> None:
    """Bob owns nothing: nobody is asked, and Ann has her wanted point."""
    table.seats(Ann={"at": "D10", "hand": ["KS"]}, Bob={"at": "D10", "hand": ["QS"]}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.has("Ann", wp=1, money=0)
    table.is_quiet()


@ruling("LEG-134")
@pytest.mark.parametrize("preset", ["house", "cz", "ua", "ru"])
def test_a_robber_may_take_the_cattle_besides(table: LegendsScenario, preset: str) -> None:
    """With money or without, the token may be taken or left; the next player to hold it sees its face."""
    table.seats(
        options={"rules": preset},
        Ann={"at": "D10", "hand": ["KS"]},
        Bob={"at": "D10", "hand": ["QS"], "money": 30, "cattle": ["green_forty"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    offered = ["money", ("money", "cattle"), "nothing", ("nothing", "cattle")]
    table.asked("Ann", kind="take_spoils", options=offered).answers(("money", "cattle"))
    table.has("Ann", money=20, cattle=["green_forty"])
    table.has("Bob", money=10, cattle=[])


@ruling("LEG-135")
def test_a_token_that_cannot_be_held_goes_back_to_its_ranch(table: LegendsScenario) -> None:
    """Ann has a blue token: Bob's green one leaves him and is back among the eight."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS"], "cattle": ["blue_forty"]},
        Bob={"at": "D10", "hand": ["QS"], "cattle": ["green_forty"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.asked("Ann", kind="take_spoils").answers(("nothing", "cattle"))
    table.has("Ann", cattle=["blue_forty"])
    table.has("Bob", cattle=[])
    assert len(table.table.cattle_supply["green"]) == 8


@ruling("LEG-137")
def test_a_marshal_who_fails_to_rob_stays_a_marshal(table: LegendsScenario) -> None:
    """4 MP stay; 1 wound, 1 card."""
    table.seats(
        Ann={"at": "D10", "hand": ["4S"], "mp": 4, "money": 100}, Bob={"at": "D10", "hand": ["QS"], "money": 70}, Cat={}
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.has("Ann", mp=4, wp=0, money=100, wounds=1, cards=1)
    table.has("Bob", money=70, wounds=0)


@ruling("LEG-138", "LEG-X20")
def test_all_cards_of_the_fight_are_discarded_before_the_loser_draws(table: LegendsScenario) -> None:
    """The deck is empty: the loser draws one of the three cards used in this fight."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "6S"]}, Bob={"at": "D10", "hand": ["QS"]}, Cat={})
    table.laid.deck = []
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="KS", Bob="QS")
    reacts(table, "Ann", "6S")
    table.has("Ann", cards=0)
    table.has("Bob", cards=1, wounds=1)
    assert len(table.table.deck) + len(table.table.pile) == 2
    assert table.table.fight is None


@ruling("LEG-139", "LEG-140", "LEG-141")
def test_the_worked_duel(table: LegendsScenario) -> None:
    """Annie attacks Bass, who discards a card to her ability. K against Q, his upgraded shotgun makes hers a queen:
    the tie goes to the attacker. He takes 1 wound and draws 1 card; she gains 2 LP and may not fight him again.
    """
    table.seats(
        Annie={"character": "annie_oakley", "at": "D10", "lp": 6, "hand": ["KS", "5S"], "weapons": ["rifle"]},
        Bass={"character": "bass_reeves", "at": "D10", "hand": ["QS", "4S"], "weapons": ["shotgun+"], "mp": 1},
        Cat={},
    )
    table.turn("Annie")
    table.does(("duel", "Bass"))
    table.asked("Bass", kind="choose_effect").answers("lose_card:1")
    table.asked("Bass", kind="discard_card").answers("4S")
    lays(table, Annie="KS", Bass="QS")
    assert counts(table) == ["Q"]
    passes(table, "Annie")
    table.has("Annie", lp=8, hand=["5S"], wounds=0)
    table.has("Bass", lp=0, mp=1, wounds=1, cards=1)
    table.may_not(("duel", "Bass"), ("robbery", "Bass"))
    table.is_quiet()


@ruling("LEG-141")
def test_the_plain_shotgun_only_draws_after_a_won_fight(table: LegendsScenario) -> None:
    """K against Q with a plain shotgun: the king stays a king. Its owner, losing, draws only the loser's card."""
    table.seats(
        Ann={"at": "D10", "hand": ["QS"], "weapons": ["shotgun"]},
        Bob={"at": "D10", "hand": ["KS"], "weapons": ["shotgun"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="KS")
    assert counts(table) == []
    table.has("Ann", wounds=1, cards=1)
    table.has("Bob", wounds=0, cards=1)


@ruling("LEG-139", "LEG-523")
def test_jesse_james_wins_a_tie_as_defender(table: LegendsScenario) -> None:
    """In a town, Q with an upgraded shotgun against Annie's K: 12 to 12, and the tie is his."""
    table.seats(
        Annie={"character": "annie_oakley", "at": "D10", "hand": ["KS"]},
        Jesse={"character": "jesse_james", "at": "D10", "lp": 5, "hand": ["QS"], "weapons": ["shotgun+"]},
        Cat={},
    )
    table.turn("Annie")
    table.does(("duel", "Jesse"))
    lays(table, Jesse="QS")
    table.has("Annie", wounds=1, lp=0)
    table.has("Jesse", wounds=0, lp=5)


@ruling("LEG-523", "LEG-524")
@pytest.mark.parametrize(("space", "value"), [("V3", ["Q"]), ("D10", [])])
def test_outside_towns_the_card_against_kit_carson_counts_less(
    table: LegendsScenario, space: str, value: list[str]
) -> None:
    """K against his K: outside towns it is only a queen, in a town the attacker's tie wins."""
    table.seats(
        Ann={"at": space, "hand": ["KS"]},
        Kit={"character": "kit_carson", "at": space, "lp": 5, "hand": ["KH"]},
        Cat={},
    )
    table.turn("Ann")
    table.does(("duel", "Kit"))
    lays(table, Kit="KH")
    assert counts(table) == value
    table.has("Ann", lp=0 if value else 2)
