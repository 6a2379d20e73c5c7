"""Fight cards cancelled, and fights begun anew."""

from __future__ import annotations

from sagebrush.games.legends.cards import RANKS
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player
from tests.rulings.legends.fights import lays, may_react, passes


def meets(table: LegendsScenario, ann: Player, card: str) -> None:
    """Ann rides from D10 onto the bandit of X1, for whom Cat plays this fight card."""
    table.seats(bandits=["X1"], Ann={"at": "D10", **ann}, Bob={}, Cat={"hand": ["5D"]})
    table.fight_deck_top(card, "2" if card != "2" else "3")
    table.turn("Ann")
    table.does(("move", "X1"))
    lays(table, **({"Ann": ann["hand"][0]} if len(ann["hand"]) > 1 else {}), Cat=card)


# -------------------------------------------------------------------- texts that do not work


@ruling("LEG-509", "LEG-148")
def test_a_cancelled_5_forbids_nothing(table: LegendsScenario) -> None:
    """Bulletproof cancels its text: the marshal point may be taken."""
    meets(table, {"hand": ["JS"], "mp": 1}, "5")
    table.asked("Ann", kind="choose_effect", options=["gain_lp:1", "gain_mp:1"]).answers("gain_mp:1")
    table.has("Ann", wounds=0, mp=2)


@ruling("LEG-428", "LEG-510", "LEG-420")
def test_6_is_cancelled_by_nothing(table: LegendsScenario) -> None:
    """Quickdraw does not help against it."""
    meets(table, {"hand": ["KS"], "wp": 1}, "6")
    table.has("Ann", wounds=1, lp=1)


@ruling("LEG-419")
def test_bulletproof_of_the_defender_heals_as_well(table: LegendsScenario) -> None:
    """Bob's jack loses to the queen: he heals 1 and takes 1."""
    table.seats(Ann={"at": "D10", "hand": ["QH"], "wounds": 2}, Bob={"at": "D10", "hand": ["JS"], "wounds": 1}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Bob="JS")
    table.has("Ann", wounds=2, lp=2)
    assert table.happened("wounds_healed", "wounds_taken") == ["wounds_healed", "wounds_taken"]
    table.has("Bob", wounds=1)


# -------------------------------------------------------------------- fights begun anew


@ruling("LEG-424", "LEG-514", "LEG-X03", "LEG-423")
def test_10_begins_the_fight_anew(table: LegendsScenario) -> None:
    """The guard plays 10 and cancels: Billy's card is discarded, he draws 1, the three cards go under the ten others,
    three new ones come from the top. It costs no action and is no second attempt.
    """
    table.seats(Billy={"at": "D8", "hand": ["QS", "AS"]}, Bob={}, Cat={})
    table.fight_deck_top("10", "7", "8", "2", "3", "4")
    table.deck_top("5H")
    table.turn("Billy")
    table.does("rob bank")
    lays(table, Billy="QS", Cat="10")
    passes(table, "Billy")
    table.asked("Cat", kind="may_use").answers("use")
    table.has("Billy", hand=["5H", "AS"])
    assert {RANKS[card] for card in table.table.fight_deck[:3]} == {"10", "7", "8"}
    assert [event.by for event in table.events("fight_restarted")] == ["fight_10"]
    table.asked("Cat", kind="lay_card", options=["2", "3", "4"])
    assert table.table.actions == 2
    lays(table, Billy="AS", Cat="3")
    passes(table, "Billy")
    table.has("Billy", money=80, wp=3, wounds=2)
    table.may_not("rob bank")
    table.is_quiet()


@ruling("LEG-423", "LEG-X03", "LEG-X02", "LEG-X04")
def test_shootout_as_the_last_card_loses_the_new_fight(table: LegendsScenario) -> None:
    """Billy restarts with his last card and has none for the new fight: 1 WP, 1 wound, 1 card; no text works."""
    table.seats(Billy={"at": "D8", "hand": ["3S"]}, Bob={}, Cat={})
    table.fight_deck_top("10", "7", "8")
    table.turn("Billy")
    table.does("rob bank")
    lays(table, Cat="8")
    table.asked("Billy", kind="may_use", options=["use", "pass"]).answers("use")
    table.has("Billy", wp=1, wounds=1, cards=1, money=0)
    assert table.happened("fight_restarted", "nothing_to_lay", "fight_text") == ["fight_restarted", "nothing_to_lay"]
    assert len(table.events("fight_cards_drawn")) == 1
    table.is_quiet()


@ruling("LEG-423")
def test_shootout_need_not_be_used(table: LegendsScenario) -> None:
    """Billy keeps his 3 in the fight and loses it."""
    table.seats(Billy={"at": "D8", "hand": ["3S"]}, Bob={}, Cat={})
    table.fight_deck_top("10", "7", "J")
    table.turn("Billy")
    table.does("rob bank")
    lays(table, Cat="J")
    table.asked("Billy", kind="may_use").answers("pass")
    table.has("Billy", wp=1, wounds=1, cards=1, money=10)


@ruling("LEG-423", "LEG-424", "LEG-X03", "LEG-X04", "LEG-138")
def test_shootout_between_players(table: LegendsScenario) -> None:
    """Bob defends with Shootout and cancels: both cards are discarded, both lay anew, and now he may surrender."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS", "QS"], "money": 20},
        Bob={"at": "D10", "hand": ["3S", "5S"], "money": 50},
        Cat={},
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Ann="KS", Bob="3S")
    table.asked("Bob", kind="may_use").answers("use")
    assert {table.table.content.card_id[card] for card in table.table.pile} == {"quickdraw:KS", "shootout:3S"}
    # The queen is her only card now, so nobody asks her.
    table.asked("Bob", kind="lay_card", options=["5S", "surrender"]).answers("surrender")
    table.asked("Ann", kind="take_spoils").answers("money")
    table.has("Ann", wp=1, money=50, cards=0)
    table.has("Bob", money=20, wounds=1, cards=2)
    assert table.table.actions == 2
    assert len(table.events("fight_announced")) == 1
    table.is_quiet()


@ruling("LEG-X04")
def test_if_both_laid_it_the_active_player_decides_first(table: LegendsScenario) -> None:
    """Ann lets it be, then Bob may restart."""
    table.seats(Ann={"at": "D10", "hand": ["3S", "QS"]}, Bob={"at": "D10", "hand": ["3H", "5S"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="3S", Bob="3H")
    table.asked("Ann", kind="may_use").answers("pass")
    table.asked("Bob", kind="may_use").answers("pass")
    passes(table, "Ann", "Bob")
    table.has("Ann", lp=2)


@ruling("LEG-X04")
def test_a_restart_comes_before_reactions_and_ends_the_question(table: LegendsScenario) -> None:
    """Ann restarts at once: Bob, who laid Shootout too, is not asked, and nobody may react to the cancelled fight."""
    table.seats(Ann={"at": "D10", "hand": ["3S", "QS", "6S"]}, Bob={"at": "D10", "hand": ["3H", "5S"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    lays(table, Ann="3S", Bob="3H")
    table.asked("Ann", kind="may_use").answers("use")
    table.asked("Ann", kind="lay_card", options=["QS", "6S"])


@ruling("LEG-X03", "LEG-147")
def test_what_was_used_in_the_cancelled_fight_may_be_used_again(table: LegendsScenario) -> None:
    """After Hands Up! the bandit's side cancels with 10: in the new fight Ann may play her second 6."""
    table.seats(bandits=["X1"], Ann={"at": "D10", "hand": ["QS", "6S", "6C", "JS"]}, Bob={}, Cat={})
    table.fight_deck_top("10", "7", "Q", "4")
    table.turn("Ann")
    table.does(("move", "X1"))
    lays(table, Ann="QS", Cat="10")
    table.asked("Ann", kind="may_react").answers(("react", "6S"))
    table.asked("Cat", kind="may_use").answers("use")
    lays(table, Ann="JS", Cat="Q")
    may_react(table, "Ann", "6C")
