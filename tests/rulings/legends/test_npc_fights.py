"""Fights with bandits and bank guards: the order of steps, ties, and what each of them brings."""

from __future__ import annotations

import pytest

from sagebrush.games.legends import map as country
from sagebrush.games.legends.cards import RANKS
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player
from tests.rulings.legends.fights import counts, lays, may_react, passes, reacts, seen_by

BEFORE_X1 = "D10"


def meets_bandit(
    table: LegendsScenario, ann: Player, *drawn: str, options: dict[str, str | bool | int] | None = None
) -> None:
    """Ann rides from D10 onto the bandit of X1, whom Cat plays with these fight cards."""
    table.seats(
        options=dict(options or {}),
        bandits=["X1", "V7"],
        Ann={"at": BEFORE_X1, **ann},
        Bob={"hand": ["6H", "KD"]},
        Cat={"hand": ["6D", "AD"], "weapons": ["shotgun+"]},
    )
    table.fight_deck_top(*drawn)
    table.turn("Ann")
    table.does(("move", "X1"))


def robs_bank(table: LegendsScenario, ann: Player, *drawn: str) -> None:
    """Ann, at the bank, tries to rob it; Cat plays the guard with these fight cards."""
    table.seats(Ann={"at": "D8", **ann}, Bob={"hand": ["6H"]}, Cat={"hand": ["6D"]})
    table.fight_deck_top(*drawn)
    table.turn("Ann")
    table.does("rob bank")


# -------------------------------------------------------------------- the order of steps


@ruling("LEG-142", "LEG-143", "LEG-148", "LEG-156", "LEG-X06")
def test_the_steps_of_a_fight_with_a_bandit(table: LegendsScenario) -> None:
    """Looking before laying, cards laid, reveal, bonuses, reactions, the fight card's text, the outcome."""
    hand = ["9S", "6S", "4S"]
    meets_bandit(table, {"hand": hand, "weapons": ["rifle+"], "wounds": 1}, "8", "A")
    lays(table, Ann="9S", Cat="8")
    reacts(table, "Ann", "6S")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    steps = (
        "fight_announced",
        "fight_cards_drawn",
        "fight_cards_looked_at",
        "card_laid",
        "foe_revealed",
        "value_changed",
        "card_played",
        "fight_text",
        "wounds_taken",
        "foe_beaten",
        "bandit_gone",
        "legend_gained",
    )
    assert table.happened(*steps) == [
        "fight_announced",
        "fight_cards_drawn",
        "fight_cards_looked_at",
        "card_laid",
        "foe_revealed",
        "value_changed",
        "card_played",
        "value_changed",
        "fight_text",
        "wounds_taken",
        "foe_beaten",
        "bandit_gone",
        "legend_gained",
    ]
    table.has("Ann", wounds=2, lp=1, hand=["4S"])
    table.is_quiet()


@ruling("LEG-144", "LEG-145")
def test_whoever_plays_the_foe_has_nothing_to_add(table: LegendsScenario) -> None:
    """Cat has an upgraded shotgun and Hands Up!: Ann's card is not lowered, and Cat is asked for no reaction."""
    meets_bandit(table, {"hand": ["QS", "4S"]}, "10", "J")
    table.asked("Cat", kind="lay_card", options=["10", "J"])
    lays(table, Ann="QS", Cat="J")
    assert counts(table) == []
    passes(table, "Ann")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    table.has("Cat", hand=["6D", "AD"])
    table.has("Bob", hand=["6H", "KD"])
    table.is_quiet()


@ruling("LEG-146", "LEG-147")
def test_one_hands_up_in_a_fight(table: LegendsScenario) -> None:
    """Of her two 6s Ann may play one: the queen counts a 10, and there is no further question."""
    meets_bandit(table, {"hand": ["JS", "6S", "6C"]}, "Q", "2")
    lays(table, Ann="JS", Cat="Q")
    may_react(table, "Ann", "6S", "6C")
    reacts(table, "Ann", "6S")
    assert counts(table) == ["10"]
    table.asked("Ann", kind="choose_effect").answers("gain_mp:1")
    table.has("Ann", mp=1, hand=["6C"])


@ruling("LEG-146", "LEG-147", "LEG-176")
def test_in_ua_any_number_of_them_each_worth_one(table: LegendsScenario) -> None:
    """Queen against Ann's jack: two Hands Up! of 1 each make it a 10."""
    meets_bandit(table, {"hand": ["JS", "6S", "6C", "4S"]}, "Q", "2", options={"rules": "ua"})
    lays(table, Ann="JS", Cat="Q")
    reacts(table, "Ann", "6S")
    may_react(table, "Ann", "6C")
    reacts(table, "Ann", "6C")
    assert counts(table) == ["J", "10"]
    passes(table, "Ann")
    table.asked("Ann", kind="choose_effect").answers("gain_mp:1")
    table.has("Ann", mp=1, hand=["4S"])


@ruling("LEG-149")
def test_the_text_works_for_winner_and_loser(table: LegendsScenario) -> None:
    """The bandit's jack pays $10 to Ann, who beats it; the bandit's text does not ask who wins."""
    meets_bandit(table, {"hand": ["QS", "4S"]}, "J", "2")
    lays(table, Ann="QS", Cat="J")
    passes(table, "Ann")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    table.has("Ann", money=10, lp=1)


@ruling("LEG-150", "LEG-151", "LEG-172")
def test_npcs_win_ties_and_the_loser_is_wounded(table: LegendsScenario) -> None:
    """Eight against eight: Ann loses; a wound by the card and one by the fight, and a poker card."""
    meets_bandit(table, {"hand": ["8S"]}, "8", "2")
    lays(table, Cat="8")
    table.has("Ann", wounds=2, cards=1, lp=0, mp=0)
    assert table.happened("foe_won", "foe_beaten") == ["foe_won"]
    table.is_quiet()


@ruling("LEG-151")
def test_a_third_wound_is_the_last(table: LegendsScenario) -> None:
    """With three wounds the loser only draws."""
    meets_bandit(table, {"hand": ["5S"], "wounds": 3}, "Q", "2")
    lays(table, Cat="Q")
    table.has("Ann", wounds=3, cards=2)


@ruling("LEG-152", "LEG-X02")
def test_without_a_card_the_fight_is_lost_and_no_fight_card_drawn(table: LegendsScenario) -> None:
    """Ann rides onto the bandit with an empty hand: 1 wound, 1 card, and the bandit is gone."""
    meets_bandit(table, {"hand": []}, "3", "2")
    table.has("Ann", wounds=1, cards=1)
    assert table.happened("nothing_to_lay", "fight_cards_drawn", "fight_text") == ["nothing_to_lay"]
    assert len(table.table.fight_deck) == 13
    table.is_quiet()


@ruling("LEG-153")
def test_fight_cards_go_under_their_deck_in_random_order(table: LegendsScenario) -> None:
    """Q and 2 were drawn. Chance lays the 2 above the queen, both below the eleven others; the king is discarded."""
    meets_bandit(table, {"hand": ["KS"]}, "2", "Q")
    others = [card for card in range(13) if RANKS[card] not in ("2", "Q")]
    table.script(0)
    lays(table, Cat="2")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    assert [RANKS[card] for card in table.table.fight_deck[:2]] == ["Q", "2"]
    assert table.table.fight_deck[2:] == others
    assert table.table.content.card_id[table.table.pile[-1]] == "quickdraw:KS"


@ruling("LEG-153")
def test_the_random_order_may_be_the_other_way_round(table: LegendsScenario) -> None:
    """The same fight with another throw of chance."""
    meets_bandit(table, {"hand": ["KS"]}, "2", "Q")
    table.script(1)
    lays(table, Cat="2")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    assert [RANKS[card] for card in table.table.fight_deck[:2]] == ["2", "Q"]


@ruling("LEG-153")
def test_who_saw_what_went_under_the_deck(table: LegendsScenario) -> None:
    """Cat saw both cards, everybody the one that was played; nobody else knows the other."""
    meets_bandit(table, {"hand": ["KS"]}, "2", "Q")
    lays(table, Cat="2")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    under = dict(zip(table.table.fight_deck[:2], table.table.fight_known[:2], strict=True))
    cat = table.seat("Cat")
    assert under == {0: table.table.all_eyes(), 10: table.table.eye(cat)}


@ruling("LEG-154")
@pytest.mark.parametrize(("foe", "cards"), [("bandit", 2), ("guard", 3)])
def test_so_many_cards_are_drawn(table: LegendsScenario, foe: str, cards: int) -> None:
    """Two for a bandit, three for a guard; one of them is played."""
    if foe == "bandit":
        meets_bandit(table, {"hand": ["KS", "QS"]}, "2", "3")
    else:
        robs_bank(table, {"hand": ["KS", "QS"]}, "2", "3", "4")
    assert [event.count for event in table.events("fight_cards_drawn")] == [cards]
    assert len(table.offered("Cat")) == cards


@ruling("LEG-155")
def test_both_choose_at_once_and_in_secret(table: LegendsScenario) -> None:
    """Either may answer first, and neither sees the other's choice."""
    meets_bandit(table, {"hand": ["KS", "QS"]}, "2", "3")
    table.asked("Ann", kind="lay_card", options=["KS", "QS"])
    table.asked("Cat", kind="lay_card", options=["2", "3"]).answers("3")
    assert seen_by(table, "Ann").other_card is None
    assert seen_by(table, "Ann").fight_cards == ()
    lays(table, Ann="QS")
    assert table.happened("foe_revealed") == ["foe_revealed"]


@ruling("LEG-157")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"), [("KS", "Q", True), ("QS", "K", False), ("AS", "K", True), ("2S", "3", False)]
)
def test_fight_cards_rank_like_poker_cards(table: LegendsScenario, mine: str, theirs: str, *, won: bool) -> None:
    """From 2 to ace."""
    low = "2" if theirs != "2" else "4"
    meets_bandit(table, {"hand": [mine]}, theirs, low)
    lays(table, Cat=theirs)
    assert table.happened("foe_won", "foe_beaten") == ["foe_beaten" if won else "foe_won"]


@ruling("LEG-494", "LEG-119", "LEG-150")
def test_a_fight_card_counts_at_least_2(table: LegendsScenario) -> None:
    """Bandit 3, Ann 2 with Hands Up!: 3 − 2 stops at 2; tie; the bandit wins."""
    meets_bandit(table, {"hand": ["2S", "6S"]}, "3", "4")
    lays(table, Ann="2S", Cat="3")
    reacts(table, "Ann", "6S")
    assert counts(table) == ["2"]
    table.has("Ann", wounds=3, cards=1, lp=0)


# -------------------------------------------------------------------- the bank guard


@ruling("LEG-158", "LEG-159", "LEG-161", "LEG-162", "LEG-165")
def test_a_bank_robbery(table: LegendsScenario) -> None:
    """Ann wins: $80, of which $60 fit beside her $60, and 3 WP. It costs an action, and there is no second attempt."""
    robs_bank(table, {"hand": ["KS", "4S"], "money": 60}, "7", "8", "9")
    table.asked("Cat", kind="lay_card", options=["7", "8", "9"])
    lays(table, Ann="KS", Cat="8")
    passes(table, "Ann")
    # She passes wanted space 2: one card.
    table.has("Ann", money=120, wp=3, wounds=0, cards=2)
    assert table.table.actions == 2
    table.may_not("rob bank")
    table.is_quiet()


@ruling("LEG-159", "LEG-163")
def test_a_failed_bank_robbery(table: LegendsScenario) -> None:
    """1 WP, 1 wound and 1 card; and no second attempt in this turn."""
    robs_bank(table, {"hand": ["5S", "4S"]}, "J", "Q", "K")
    lays(table, Ann="5S", Cat="J")
    passes(table, "Ann")
    table.has("Ann", money=10, wp=1, wounds=1, cards=2)
    table.may_not("rob bank")
    table.is_quiet()


@ruling("LEG-160")
def test_no_card_no_bank_robbery(table: LegendsScenario) -> None:
    """With an empty hand it is not offered; with a card it is."""
    table.seats(Ann={"at": "D8"}, Bob={"at": "D8", "hand": ["5S"]}, Cat={})
    table.turn("Ann")
    table.may_not("rob bank")


@ruling("LEG-158")
def test_only_at_the_bank(table: LegendsScenario) -> None:
    """Next to it, it is not offered."""
    table.seats(Ann={"at": "D10", "hand": ["5S"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.may_not("rob bank")


@ruling("LEG-164")
@pytest.mark.parametrize(("theirs", "wp"), [("8", 3), ("A", 1)])
def test_a_marshal_at_the_bank_becomes_an_outlaw_either_way(table: LegendsScenario, theirs: str, wp: int) -> None:
    """5 MP are lost by a successful and by a failed robbery."""
    robs_bank(table, {"hand": ["KS"], "mp": 5, "lp": 3}, theirs, "2", "3")
    lays(table, Cat=theirs)
    table.has("Ann", mp=0, wp=wp)


@ruling("LEG-166", "LEG-419")
def test_the_worked_bank_robbery(table: LegendsScenario) -> None:
    """The guard draws 3, 7, J and plays 3. Billy, with 2 WP and 1 wound, plays J♥: he heals, there are no 2 wounds, and
    he gains $80 and 3 WP, passing 3, 4 and 5: one card.
    """
    robs_bank(table, {"character": "billy_the_kid", "hand": ["JH", "4S"], "wp": 2, "wounds": 1}, "3", "7", "J")
    table.asked("Cat", kind="lay_card", options=["3", "7", "J"])
    lays(table, Ann="JH", Cat="3")
    passes(table, "Ann")
    table.has("Ann", money=80, wp=5, wounds=0, cards=2)
    cancelled = table.events("fight_text_cancelled")
    assert [(event.fight_card, event.by) for event in cancelled] == [("fight_3", "bulletproof")]
    assert {RANKS[card] for card in table.table.fight_deck[:3]} == {"3", "7", "J"}
    table.is_quiet()


@ruling("LEG-428", "LEG-510", "LEG-419")
def test_fight_card_6_cannot_be_cancelled(table: LegendsScenario) -> None:
    """The same with a 6: he heals 1 and then takes 1 wound."""
    robs_bank(table, {"hand": ["JH"], "wp": 2, "wounds": 1}, "6", "7", "J")
    lays(table, Cat="6")
    table.has("Ann", money=80, wp=5, wounds=1)
    assert table.happened("wounds_healed", "wounds_taken", "fight_text_cancelled") == ["wounds_healed", "wounds_taken"]


# -------------------------------------------------------------------- the bandit


@ruling("LEG-167", "LEG-169", "LEG-173")
def test_a_bandit_is_fought_for_free_and_leaves_when_beaten(table: LegendsScenario) -> None:
    """The move costs the action, the fight none. Cat, to the right of Ann, plays the bandit, who leaves the board."""
    meets_bandit(table, {"hand": ["KS"]}, "8", "2")
    assert table.table.actions == 2
    lays(table, Cat="8")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    assert table.table.actions == 2
    assert [event.space for event in table.events("bandit_gone")] == ["X1"]
    table.has("Ann", lp=1, at="X1")
    table.is_quiet()


@ruling("LEG-173")
def test_a_bandit_leaves_when_it_wins_too(table: LegendsScenario) -> None:
    """Ann loses, and X1 is free all the same; the other bandit stays where it is."""
    meets_bandit(table, {"hand": ["5S"]}, "Q", "2")
    lays(table, Cat="Q")
    assert table.table.bandits == country.mask(("V7",))
    assert [event.space for event in table.events("bandit_gone")] == ["X1"]
    table.is_quiet()


@ruling("LEG-168")
def test_an_empty_hideout_is_a_space_like_any_other(table: LegendsScenario) -> None:
    """No bandit on X1: Ann rides there and nothing happens."""
    table.seats(Ann={"at": "D10", "hand": ["KS"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("move", "X1"))
    assert not table.events("fight_announced")
    table.is_quiet()


@ruling("LEG-170", "LEG-177")
@pytest.mark.parametrize(("choice", "lp", "mp", "money"), [("gain_lp:1", 1, 0, 0), ("gain_mp:1", 0, 1, 20)])
def test_a_beaten_bandit_brings_a_legend_or_a_marshal_point(
    table: LegendsScenario, choice: str, lp: int, mp: int, money: int
) -> None:
    """As the winner chooses; the first marshal space pays $20."""
    meets_bandit(table, {"hand": ["KS"]}, "8", "2")
    lays(table, Cat="8")
    table.asked("Ann", kind="choose_effect", options=["gain_lp:1", "gain_mp:1"]).answers(choice)
    table.has("Ann", lp=lp, mp=mp, money=money)


@ruling("LEG-171", "LEG-177")
def test_an_outlaw_gets_the_legend_point(table: LegendsScenario) -> None:
    """Without a question."""
    meets_bandit(table, {"hand": ["KS"], "wp": 2}, "8", "2")
    lays(table, Cat="8")
    table.has("Ann", lp=1, mp=0, wp=2)
    table.is_quiet()


@ruling("LEG-174")
def test_a_beaten_bandit_does_not_come_back_by_itself(table: LegendsScenario) -> None:
    """At the end of the turn there is still none on X1."""
    meets_bandit(table, {"hand": ["KS"], "wp": 1}, "8", "2")
    lays(table, Cat="8")
    table.ends_turn()
    table.asked("Bob", kind="take_income")
    assert not table.events("bandit_placed")


@ruling("LEG-175", "LEG-176", "LEG-515")
def test_the_worked_bandit_fight(table: LegendsScenario) -> None:
    """Annie 10♣, the bandit Q, 6♣ in her hand. Played, it makes the queen a 10: a tie, which she loses. The queen gives
    her 1 card, the loss 1 wound and 1 card; bandit and fight cards leave.
    """
    meets_bandit(table, {"character": "annie_oakley", "hand": ["10C", "6C"]}, "Q", "4")
    lays(table, Ann="10C", Cat="Q")
    may_react(table, "Ann", "6C")
    reacts(table, "Ann", "6C")
    assert counts(table) == ["10"]
    table.has("Ann", wounds=1, cards=2, lp=0, mp=0)
    table.is_quiet()


@ruling("LEG-175")
def test_in_the_worked_fight_hands_up_need_not_be_played(table: LegendsScenario) -> None:
    """It would only reach a tie: she keeps it, draws for the queen and for the loss, and has three cards."""
    meets_bandit(table, {"character": "annie_oakley", "hand": ["10C", "6C"]}, "Q", "4")
    lays(table, Ann="10C", Cat="Q")
    passes(table, "Ann")
    table.has("Ann", wounds=1, cards=3)


@ruling("LEG-175", "LEG-176", "LEG-515")
def test_the_worked_bandit_fight_in_ua(table: LegendsScenario) -> None:
    """The bandit plays J, Hands Up! lowers it by 1 to a tie; the jack pays $10; she loses. A second 6 is offered."""
    meets_bandit(table, {"hand": ["10C", "6C", "6S"]}, "J", "4", options={"rules": "ua"})
    lays(table, Ann="10C", Cat="J")
    reacts(table, "Ann", "6C")
    assert counts(table) == ["10"]
    may_react(table, "Ann", "6S")
    passes(table, "Ann")
    table.has("Ann", wounds=1, money=10, cards=2)


@ruling("LEG-176")
@pytest.mark.parametrize(("preset", "value"), [("house", "10"), ("cz", "10"), ("ua", "J"), ("ru", "10")])
def test_hands_up_by_preset(table: LegendsScenario, preset: str, value: str) -> None:
    """Two less, one less in ua."""
    meets_bandit(table, {"hand": ["KS", "6C"]}, "Q", "4", options={"rules": preset})
    lays(table, Ann="KS", Cat="Q")
    reacts(table, "Ann", "6C")
    assert counts(table) == [value]


@ruling("LEG-527")
def test_wyatt_earp_gains_an_action_for_the_first_bandit(table: LegendsScenario) -> None:
    """With the ability on, the bandit beaten brings an action; the move has cost one."""
    meets_bandit(table, {"character": "wyatt_earp", "lp": 5, "hand": ["KS"]}, "8", "2")
    lays(table, Cat="8")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    assert table.table.actions == 3
    table.is_quiet()
