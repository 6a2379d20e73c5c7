"""Our own rulings on fights, the rifle, and the Man in Black as a fighter."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends.black import Black
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow.jail import half, half_of_money
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player, sign
from tests.rulings.legends.fights import lays, passes, seen_by

ANNIE: Player = {"character": "annie_oakley", "at": "D10", "lp": 6}

# -------------------------------------------------------------------- before the fight, empty hands


@ruling("LEG-X01", "LEG-113", "LEG-114", "LEG-434")
def test_an_attacker_left_without_a_card_loses_at_once(table: LegendsScenario) -> None:
    """Annie has 2 cards, Bass 1, and he announces a duel. He discards it to her ability: 1 wound, 1 card; she gains
    nothing, being the defender.
    """
    table.seats(Bass={"at": "D10", "hand": ["KS"]}, Annie={**ANNIE, "hand": ["2S", "5S"]}, Cat={})
    table.turn("Bass")
    table.does(("duel", "Annie"))
    table.asked("Bass", kind="choose_effect", options=["lose_card:1", "take_wound:1"]).answers("lose_card:1")
    table.has("Bass", wounds=1, cards=1, lp=0)
    table.has("Annie", wounds=0, hand=["2S", "5S"], lp=6)
    assert table.happened("nothing_to_lay", "card_laid") == ["nothing_to_lay"]
    table.is_quiet()


@ruling("LEG-X01")
def test_with_the_wound_the_fight_goes_on(table: LegendsScenario) -> None:
    """He takes the wound, lays his king and wins: the tie-break is never needed."""
    table.seats(Bass={"at": "D10", "hand": ["KS"]}, Annie={**ANNIE, "hand": ["2S", "5S"]}, Cat={})
    table.turn("Bass")
    table.does(("duel", "Annie"))
    table.asked("Bass", kind="choose_effect").answers("take_wound:1")
    lays(table, Annie="5S")
    passes(table, "Annie")
    table.has("Bass", wounds=1, cards=0, lp=2)
    table.has("Annie", wounds=1, cards=2)


@ruling("LEG-X09", "LEG-X01")
def test_with_three_wounds_the_card_must_go(table: LegendsScenario) -> None:
    """A fourth wound is not offered: Bass loses his card, and with it the fight."""
    table.seats(Bass={"at": "D10", "hand": ["KS"], "wounds": 3}, Annie={**ANNIE, "hand": ["2S", "5S"]}, Cat={})
    table.turn("Bass")
    table.does(("duel", "Annie"))
    table.has("Bass", wounds=3, cards=1, lp=0)
    assert table.happened("nothing_to_lay") == ["nothing_to_lay"]
    table.is_quiet()


@ruling("LEG-113", "LEG-X09")
def test_in_ua_the_laid_card_is_safe_and_only_the_wound_is_left(table: LegendsScenario) -> None:
    """Bass has laid his only card when her ability works: he takes the wound without a question."""
    table.seats(
        options={"rules": "ua"}, Bass={"at": "D10", "hand": ["KS"]}, Annie={**ANNIE, "hand": ["2S", "5S"]}, Cat={}
    )
    table.turn("Bass")
    table.does(("duel", "Annie"))
    lays(table, Annie="5S")
    passes(table, "Annie")
    table.has("Bass", wounds=1, lp=2, cards=0)
    table.has("Annie", wounds=1, cards=2)


@ruling("LEG-X01")
def test_a_defender_left_without_a_card_must_surrender(table: LegendsScenario) -> None:
    """Annie attacks: Bob discards his only card to her ability and surrenders; the discard is not undone."""
    table.seats(Annie={**ANNIE, "hand": ["2S", "5S"]}, Bob={"at": "D10", "hand": ["KS"]}, Cat={})
    table.turn("Annie")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="choose_effect").answers("lose_card:1")
    lays(table, Annie="2S")
    table.has("Annie", lp=8, hand=["5S"])
    table.has("Bob", wounds=1, cards=1)
    assert table.happened("surrendered") == ["surrendered"]


@ruling("LEG-X03", "LEG-434")
def test_a_fight_begun_anew_has_its_effects_before_it_again(table: LegendsScenario) -> None:
    """Annie lays Shootout and restarts: Bob has to discard or be wounded a second time."""
    table.seats(Annie={**ANNIE, "hand": ["3S", "5S"]}, Bob={"at": "D10", "hand": ["KS", "QS"]}, Cat={})
    table.turn("Annie")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="choose_effect").answers("take_wound:1")
    lays(table, Annie="3S", Bob="KS")
    table.asked("Annie", kind="may_use").answers("use")
    table.asked("Bob", kind="choose_effect").answers("take_wound:1")
    table.has("Bob", wounds=2, hand=["QS"])
    table.asked("Bob", kind="lay_card", options=["QS", "surrender"])


# -------------------------------------------------------------------- the rifle


@ruling("LEG-X05", "LEG-303", "LEG-518")
def test_the_rifle_looks_at_two_random_cards_of_either_hand(table: LegendsScenario) -> None:
    """Both have one: Ann sees two of Bob's three cards and he both of hers. Cat sees neither."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS", "5S"], "weapons": ["rifle"]},
        Bob={"at": "D10", "hand": ["QS", "7S", "8S"], "weapons": ["rifle"]},
        Cat={},
    )
    table.script(0, 0)
    table.turn("Ann")
    table.does(("duel", "Bob"))
    first, second = table.events("hand_looked_at")
    assert (first.seat, first.target, [sign(card) for card in first.cards]) == (0, 1, ["8S", "QS"])
    assert (second.seat, second.target, [sign(card) for card in second.cards]) == (1, 0, ["5S", "KS"])
    assert first.seen_by(Seat(2)).cards == ()
    assert len(first.seen_by(Seat(0)).cards) == 2


@ruling("LEG-X05")
def test_an_upgraded_rifle_looks_at_three_cards(table: LegendsScenario) -> None:
    """Of Bob's two cards it sees both; of an empty hand nothing."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS", "5S"], "weapons": ["rifle+"]}, Bob={"at": "D10", "hand": ["QS", "7S"]}, Cat={}
    )
    table.turn("Ann")
    table.does(("duel", "Bob"))
    assert len(table.events("hand_looked_at")[0].cards) == 2
    empty = LegendsScenario()
    empty.seats(Ann={"at": "D10", "hand": ["KS", "5S"], "weapons": ["rifle+"]}, Bob={"at": "D10"}, Cat={})
    empty.turn("Ann")
    empty.does(("duel", "Bob"))
    assert not empty.events("hand_looked_at")


@ruling("LEG-X06", "LEG-304", "LEG-305")
def test_an_upgraded_rifle_sees_the_fight_cards_before_they_are_laid(table: LegendsScenario) -> None:
    """Ann sees both cards of the bandit, in the event and in her view; Bob does not."""
    table.seats(bandits=["X1"], Ann={"at": "D10", "hand": ["KS", "5S"], "weapons": ["rifle+"]}, Bob={}, Cat={})
    table.fight_deck_top("8", "3")
    table.turn("Ann")
    table.does(("move", "X1"))
    table.asked("Ann", kind="lay_card")
    table.asked("Cat", kind="lay_card")
    looked = table.events("fight_cards_looked_at")
    assert [set(event.fight_cards) for event in looked] == [{"fight_8", "fight_3"}]
    assert looked[0].seen_by(Seat(1)).fight_cards == ()
    assert set(seen_by(table, "Ann").fight_cards) == {"fight_8", "fight_3"}
    assert seen_by(table, "Bob").fight_cards == ()


@ruling("LEG-305", "LEG-206")
def test_an_upgraded_rifle_sees_the_cards_of_a_storys_group(table: LegendsScenario) -> None:
    """Story 4 tells of a fight: the contributor with the rifle looks, the other does not."""
    table.seats(
        stories=[4],
        Ann={"hand": ["KS", "5S"], "weapons": ["rifle+"]},
        Bob={"hand": ["QS", "7S"]},
        Cat={},
    )
    table.laid.markers[0] = [Seat(0), Seat(1)]
    table.turn("Ann")
    table.ends_turn()
    looked = [event.seat for event in table.events("fight_cards_looked_at")]
    assert looked == [0]
    assert table.events("fight_announced")[0].foe == "war_party"


# -------------------------------------------------------------------- halves, limits, the order of an outcome


@ruling("LEG-X07")
def test_half_of_money_is_in_notes_rounded_up() -> None:
    """Of $10, $30, $50, $70, $110 the victim loses $10, $20, $30, $40, $60; of 3 nuggets 2."""
    assert [half_of_money(money) for money in (0, 10, 20, 30, 50, 70, 110)] == [0, 10, 10, 20, 30, 40, 60]
    assert [half(nuggets) for nuggets in range(5)] == [0, 1, 1, 2, 2]


@ruling("LEG-X08")
def test_nuggets_beyond_the_limit_go_back(table: LegendsScenario) -> None:
    """Ann holds 3 of 4 and takes 2 of Bob's 4: she has 4, he 2."""
    table.seats(
        Ann={"at": "D10", "hand": ["KS"], "nuggets": 3}, Bob={"at": "D10", "hand": ["QS"], "nuggets": 4}, Cat={}
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="QS")
    table.asked("Ann", kind="take_spoils", options=["nuggets", "nothing"]).answers("nuggets")
    table.has("Ann", nuggets=4)
    table.has("Bob", nuggets=2)


@ruling("LEG-X10")
def test_the_order_of_an_outcome(table: LegendsScenario) -> None:
    """Loser's wound, loser's card, the losses, the reward, and last the winner's shotgun."""
    table.seats(
        Ann={"at": "V3", "hand": ["KS"], "mp": 1, "weapons": ["shotgun"]},
        Bob={"at": "V3", "hand": ["QS"], "wp": 2, "money": 20},
        Cat={},
    )
    table.turn("Ann")
    table.does(("arrest", "Bob"))
    lays(table, Bob="QS")
    order = table.happened("fight_won", "wounds_taken", "cards_drawn", "arrested", "money_lost", "points_gained")
    assert order == [
        "fight_won",
        "wounds_taken",
        "cards_drawn",
        "arrested",
        "money_lost",
        "points_gained",
        "cards_drawn",
    ]
    assert [event.seat for event in table.events("cards_drawn")] == [1, 0]


@ruling("LEG-X10", "LEG-438", "LEG-522")
def test_doc_holliday_draws_for_a_wound_before_the_losers_card(table: LegendsScenario) -> None:
    """Beaten by a bandit who plays 3: two wounds, one card for them; the third wound in the same action brings no
    second one, the loss its own.
    """
    table.seats(bandits=["X1"], Doc={"character": "doc_holliday", "at": "D10", "lp": 5, "hand": ["2S"]}, Bob={}, Cat={})
    table.fight_deck_top("3", "4")
    table.turn("Doc")
    table.does(("move", "X1"))
    lays(table, Cat="3")
    table.has("Doc", wounds=3, cards=2)
    assert [event.by for event in table.events("cards_drawn")] == ["doc_holliday", "bandit"]


@ruling("LEG-X11")
def test_a_bandit_met_by_a_reaction_fights_too(table: LegendsScenario) -> None:
    """Ann moves next to X1 and sprints onto the bandit: the fight starts, at no cost."""
    table.seats(bandits=["X1"], Ann={"at": "D9", "hand": ["2S", "KS"]}, Bob={}, Cat={})
    table.fight_deck_top("8", "3")
    table.turn("Ann")
    table.does(("move", "D10"), ("react", "2S"))
    table.asked("Ann", kind="choose_way").answers(("move", "X1"))
    assert [event.foe for event in table.events("fight_announced")] == ["bandit"]
    lays(table, Cat="8")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-X16")
def test_legend_points_never_fall_below_0(table: LegendsScenario) -> None:
    """Fight card 2 takes an LP Ann does not have."""
    table.seats(bandits=["X1"], Ann={"at": "D10", "hand": ["2S"]}, Bob={}, Cat={})
    table.fight_deck_top("2", "3")
    table.turn("Ann")
    table.does(("move", "X1"))
    lays(table, Cat="2")
    table.has("Ann", lp=0, wounds=2)


# -------------------------------------------------------------------- deeds


@ruling("LEG-399", "LEG-X28")
def test_both_fighters_remember_the_fight(table: LegendsScenario) -> None:
    """Ann, wounded once, robs Bob, an outlaw, with a 10; what conditions ask about is written down for both."""
    table.seats(
        options={"goals": True},
        Ann={"at": "V3", "hand": ["10S"], "wounds": 1, "weapons": ["shotgun+"]},
        Bob={"at": "V3", "hand": ["8S"], "wp": 1},
        Cat={},
    )
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    lays(table, Bob="8S")
    fights = [
        [(deed.what, set(deed.tags), deed.wounds, country.SPACES[deed.space]) for deed in deeds if "fight" in deed.what]
        for deeds in table.table.deeds
    ]
    started = {"player", "outlaw", "robbery", "attacker", "shotgun+"}
    assert fights[0] == [
        ("fight:started", started, 1, "V3"),
        ("fight:won", started | {"card:10"}, 1, "V3"),
    ]
    assert fights[1] == [("fight:lost", {"player", "neutral", "robbery", "revolver", "card:8"}, 0, "V3")]
    assert fights[2] == []


# -------------------------------------------------------------------- the Man in Black


def with_black(
    table: LegendsScenario, *, options: dict[str, str | bool | int] | None = None, ann: Player, drawn: tuple[str, ...]
) -> None:
    """Ann and the Man in Black in V3; the fight cards he will draw."""
    table.seats(options=dict(options or {}), Ann={"at": "V3", **ann}, Bob={"at": "R1"})
    if table.laid.black is None:
        table.laid.black = Black.start(table.laid)
    table.laid.black.space = country.SPACE["V3"]
    table.fight_deck_top(*drawn)


@ruling("LEG-X33", "LEG-382")
def test_effects_before_the_fight_find_nothing_on_him(table: LegendsScenario) -> None:
    """Annie's ability and her upgraded rifle: he has neither cards to discard or show nor wounds to take."""
    with_black(
        table,
        ann={"character": "annie_oakley", "lp": 6, "hand": ["AS", "5S"], "weapons": ["rifle+"]},
        drawn=("8", "4", "3"),
    )
    deck = len(table.laid.deck)
    table.turn("Ann")
    table.does(("duel", "Black"))
    table.asked("Ann", kind="lay_card")
    assert not table.happened("hand_looked_at", "fight_cards_looked_at", "cards_discarded")
    assert len(table.table.deck) == deck


@ruling("LEG-X32")
def test_shootout_works_against_him(table: LegendsScenario) -> None:
    """Ann restarts: he draws three new cards."""
    with_black(table, ann={"hand": ["3S", "AS"]}, drawn=("8", "4", "J", "2", "5", "6"))
    table.turn("Ann")
    table.does(("duel", "Black"))
    lays(table, Ann="3S")
    table.asked("Ann", kind="may_use").answers("use")
    assert [event.fight_cards for event in table.events("black_drew")][1] == ("fight_2", "fight_5", "fight_6")
    table.has("Ann", lp=2)


def attacked_by_black(
    table: LegendsScenario, card: int, *, money: int, hand: list[str], drawn: tuple[str, ...]
) -> None:
    """Bob, the last of the round, ends his turn, and the Man in Black plays this card; Ann stands beside him."""
    table.seats(Ann={"at": "V3", "lp": 3, "money": money, "hand": hand}, Bob={"at": "R1"})
    if table.laid.black is None:
        table.laid.black = Black.start(table.laid)
    table.laid.black.space = country.SPACE["V3"]
    table.laid.black.deck = [card]
    table.fight_deck_top(*drawn)
    table.turn("Bob")
    table.ends_turn()


@ruling("LEG-X33")
def test_one_may_surrender_to_him(table: LegendsScenario) -> None:
    """The Highwayman: of Ann's $70 he takes $40, and gains 1 + 2 LP; she takes a wound and draws a card."""
    attacked_by_black(table, 6, money=70, hand=["AS", "5S"], drawn=("8", "4", "J"))
    assert table.events("attacked_by_black")[0].fight == "robbery"
    lays(table, Ann="surrender")
    table.has("Ann", wounds=1, money=30, cards=3)
    assert table.table.black is not None
    assert table.table.black.lp == 3
    assert not table.events("black_drew")


@ruling("LEG-X32")
def test_his_attack_without_a_card_in_hand(table: LegendsScenario) -> None:
    """Ann has no card and must surrender, without a question."""
    attacked_by_black(table, 1, money=0, hand=[], drawn=("8", "4", "J"))
    table.has("Ann", wounds=1, cards=1)
    assert table.happened("surrendered") == ["surrendered"]
    assert table.table.space_of(BLACK) == country.SPACE["V3"]
