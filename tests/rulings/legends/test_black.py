"""The Man in Black, third at a table of two."""

import pytest

from sagebrush.core.config import configure
from sagebrush.core.match import Match
from sagebrush.games.legends import map as country
from sagebrush.games.legends.black import Black
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.table import LegendsTable
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


def plays(table: LegendsScenario, card: int) -> None:
    """The round ends, and he plays this card."""
    black = table.laid.black
    assert black is not None
    black.deck = [card]
    table.turn("Bob")
    table.ends_turn()


def stands(table: LegendsScenario, space: str) -> None:
    """Where he stands at first."""
    assert table.laid.black is not None
    table.laid.black.space = country.SPACE[space]


def him(table: LegendsScenario) -> Black:
    assert table.table.black is not None
    return table.table.black


def is_at(table: LegendsScenario) -> str:
    return country.SPACES[him(table).space]


# -------------------------------------------------------------------- the third participant


@ruling("LEG-380", "LEG-381", "LEG-003")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_only_at_a_table_of_two(players: int) -> None:
    """With his ten cards at the rail station; among more players he is not there."""
    match = Match.start(GAME, configure(GAME.info, players=players), 1)
    assert isinstance(match.table, LegendsTable)
    black = match.table.black
    if players > 2:
        assert black is None
        return
    assert black is not None
    assert (country.SPACES[black.space], black.lp, sorted(black.deck)) == ("V12", 0, list(range(1, 11)))


@ruling("LEG-380")
@pytest.mark.parametrize(("difficulty", "lp"), [("standard", 0), ("hard", 2), ("legend", 4)])
def test_how_hard_he_is(table: LegendsScenario, difficulty: str, lp: int) -> None:
    table.seats(options={"difficulty": difficulty}, Ann={}, Bob={})
    assert table.laid.black is not None
    assert table.laid.black.lp == lp


@ruling("LEG-X31")
def test_his_turn_ends_the_round(table: LegendsScenario) -> None:
    """Not after Ann, the first player; after Bob."""
    table.seats(Ann={}, Bob={})
    table.turn("Ann")
    table.ends_turn()
    assert table.happened("black_played") == []
    table.asked("Bob", kind="take_income").answers("cash")
    table.asked("Bob", kind="take_action").answers("end")
    assert table.happened("black_played") == ["black_played"]


@ruling("LEG-X31")
def test_his_turn_in_the_last_round(table: LegendsScenario) -> None:
    """The last round ends with his card, and only then comes the scoring."""
    table.seats(Ann={"lp": 9}, Bob={})
    table.laid.end_round = 1
    plays(table, 2)
    assert table.happened("black_played", "game_won") == ["black_played", "game_won"]
    assert him(table).lp == 4


@ruling("LEG-381")
def test_his_deck_is_shuffled_again(table: LegendsScenario) -> None:
    """With the last card gone all ten are there again."""
    table.seats(Ann={}, Bob={})
    assert table.laid.black is not None
    table.laid.black.deck = []
    table.turn("Bob")
    table.ends_turn()
    assert len(him(table).deck) == 9
    assert len(table.events("black_played")) == 1


# -------------------------------------------------------------------- his end


@ruling("LEG-363", "LEG-380")
def test_his_points_start_the_end(table: LegendsScenario) -> None:
    """With 15 LP at the end of round 1 he makes round 2 the last one."""
    table.seats(Ann={}, Bob={})
    assert table.laid.black is not None
    table.laid.black.lp = 13
    plays(table, 5)
    assert him(table).lp == 15
    assert [event.seat for event in table.events("end_triggered")] == [None]
    assert table.table.end_round == 2


@ruling("LEG-380")
@pytest.mark.parametrize(("lp", "outcome", "winners"), [(13, "man_in_black", []), (12, "won", ["Ann"])])
def test_he_can_win(table: LegendsScenario, lp: int, outcome: str, winners: list[str]) -> None:
    """His card brings 2 LP and his purse 2 more: with Ann's 17 it is a tie, which is his; or one point too few."""
    table.seats(Ann={"lp": 17}, Bob={"lp": 3})
    table.laid.end_round = 1
    assert table.laid.black is not None
    table.laid.black.lp = lp
    plays(table, 5)
    assert him(table).lp == lp + 4
    table.is_over(outcome=outcome, winners=winners)


# -------------------------------------------------------------------- fights


@ruling("LEG-X32", "LEG-X33", "LEG-382")
@pytest.mark.parametrize(
    ("card", "drawn", "won"),
    [
        # The highest of his three counts, Ann's card one less, and he wins ties.
        ("KS", ["2", "9", "10"], True),
        ("QS", ["2", "9", "10"], True),
        ("JS", ["2", "9", "10"], False),
        # Quickdraw wins no tie against him.
        ("KS", ["2", "Q", "10"], False),
    ],
)
def test_a_duel_with_him(table: LegendsScenario, card: str, drawn: list[str], *, won: bool) -> None:
    table.seats(Ann={"at": "V12", "hand": [card]}, Bob={})
    table.fight_deck_top(*drawn)
    table.turn("Ann")
    table.does(("duel", "Black"))
    table.has("Ann", lp=2 if won else 0, wounds=0 if won else 1, cards=0 if won else 1)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-X32")
@pytest.mark.parametrize(("text", "wounds"), [("no", 1), ("yes", 2)])
def test_the_text_of_his_card(table: LegendsScenario, text: str, wounds: int) -> None:
    """An 8 gives a wound only by option; the lost duel gives one anyway."""
    table.seats(options={"black_fight_text": text}, Ann={"at": "V12", "hand": ["4S"]}, Bob={})
    table.fight_deck_top("8", "2", "3")
    table.turn("Ann")
    table.does(("duel", "Black"))
    table.has("Ann", wounds=wounds, lp=0)


@ruling("LEG-523", "LEG-X33")
@pytest.mark.parametrize(("ability", "lp"), [(True, 7), (False, 5)])
def test_jesse_james_wins_ties_against_him_too(table: LegendsScenario, *, ability: bool, lp: int) -> None:
    """He counts as a player for what cards do, so that Jesse's ability goes before his own right to every tie.

    In the open the 10 against Jesse counts as a 9, and so does his own 10 because of him. Before his ability works, a
    jack ties with the 10 and loses.
    """
    table.seats(
        Ann={
            "character": "jesse_james",
            "ability": ability,
            "lp": 5,
            "at": "V12",
            "hand": ["10S" if ability else "JS"],
        },
        Bob={},
    )
    table.fight_deck_top("2", "9", "10")
    table.turn("Ann")
    table.does(("duel", "Black"))
    table.has("Ann", lp=lp)
    table.is_quiet()


@ruling("LEG-X33")
def test_robbing_him(table: LegendsScenario) -> None:
    """He counts as holding $120 and 4 nuggets: $60 or 2 nuggets, and 1 WP. He cannot be arrested."""
    table.seats(Ann={"at": "V12", "hand": ["KS"]}, Bob={})
    table.fight_deck_top("2", "3", "4")
    table.turn("Ann")
    table.may_not(("arrest", "Black"))
    table.does(("robbery", "Black"))
    table.asked("Ann", kind="take_spoils", options={"money", "nuggets", "nothing"}).answers("nuggets")
    table.has("Ann", nuggets=2, wp=1, money=0)
    table.may_not(("duel", "Black"), ("robbery", "Black"))
    table.is_quiet()


@ruling("LEG-383")
def test_billy_takes_a_card_from_him(table: LegendsScenario) -> None:
    """From the deck: he has no hand."""
    table.seats(Ann={"character": "billy_the_kid", "ability": True, "at": "V13", "mounts": ["mustang"]}, Bob={})
    table.deck_top("5S")
    table.turn("Ann")
    table.does(("move", "V12"))
    table.asked("Ann", kind="choose_effect", options={"gain_money:10", "gain_card:1"}).answers("gain_card:1")
    table.has("Ann", hand=["5S"])
    table.is_quiet()


@ruling("LEG-383", "LEG-434", "LEG-430")
def test_annie_finds_nothing_to_take_from_him(table: LegendsScenario) -> None:
    """He has neither cards nor wounds: her ability passes him by, and the duel goes on."""
    table.seats(Ann={"character": "annie_oakley", "ability": True, "at": "V12", "hand": ["KS"]}, Bob={"hand": ["5S"]})
    table.fight_deck_top("2", "3", "4")
    table.turn("Ann")
    table.does(("duel", "Black"))
    table.has("Ann", lp=2)
    table.has("Bob", cards=1, wounds=0)
    table.is_quiet()


@ruling("LEG-X33", "LEG-303")
@pytest.mark.parametrize("weapon", ["rifle", "rifle+"])
def test_a_rifle_sees_nothing_of_his(table: LegendsScenario, weapon: str) -> None:
    """He holds no cards, and his fight cards are drawn only when Ann has laid hers."""
    table.seats(Ann={"at": "V12", "hand": ["KS"], "weapons": [weapon]}, Bob={"hand": ["5S", "6S"]})
    table.fight_deck_top("2", "3", "4")
    table.turn("Ann")
    table.does(("duel", "Black"))
    assert table.happened("hand_looked_at", "fight_cards_looked_at") == []
    table.has("Ann", lp=2)


@ruling("LEG-X33")
def test_wallop_on_him(table: LegendsScenario) -> None:
    """He is not hurt, but drops $10, of which he has always more."""
    table.seats(Ann={"at": "V13", "hand": ["8S"]}, Bob={"money": 30})
    table.turn("Ann")
    table.does(("move", "V12"), ("react", "8S"))
    table.has("Ann", money=10)
    table.has("Bob", money=30, wounds=0)
    table.is_quiet()


@ruling("LEG-X33", "LEG-347")
def test_he_is_one_who_did_not_contribute(table: LegendsScenario) -> None:
    """Scoundrels: Ann placed both markers, so Bob and he may be picked; of him Ann takes a card of the deck."""
    table.seats(stories=(12, 1), Ann={}, Bob={"money": 30})
    table.laid.markers[0] = [table.laid.active] * 2
    table.deck_top("5S")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_player", options={"Bob", "Black"}).answers("Black")
    table.asked("Ann", kind="choose_effect").answers("gain_card:1")
    table.has("Ann", money=20, hand=["5S"])
    table.has("Bob", money=30)


# -------------------------------------------------------------------- his cards


@ruling("LEG-381")
def test_the_duelist_arrives(table: LegendsScenario) -> None:
    """1 LP; he rides to Ann, who leads, and duels her. She surrenders: a wound, a card, and 2 LP for him."""
    table.seats(Ann={"at": "V13", "lp": 3, "hand": ["KS"]}, Bob={"at": "V11"})
    plays(table, 1)
    assert is_at(table) == "V13"
    table.asked("Ann", kind="lay_card", options={"KS", "surrender"}).answers("surrender")
    table.has("Ann", wounds=1, cards=2, lp=3)
    assert him(table).lp == 3


@ruling("LEG-438", "LEG-X31")
def test_his_turn_is_another_than_the_one_before(table: LegendsScenario) -> None:
    """Doc takes a wound for the Blood Money that ends Bob's turn and draws a card for it; beaten by the duelist he
    draws for that wound, too, besides the loser's card."""
    table.seats(stories=[14], Ann={"at": "V3", "character": "doc_holliday", "lp": 5, "hand": ["AS"]}, Bob={"at": "R1"})
    stands(table, "V3")
    table.marked(0, "Ann", "Ann")
    plays(table, 1)
    table.asked("Ann", kind="choose_effect").answers(("take_wound:1", "gain_money:50"))
    table.asked("Ann", kind="lay_card").answers("surrender")
    table.has("Ann", wounds=2, cards=4)
    assert [event.by for event in table.events("cards_drawn")] == ["doc_holliday", "doc_holliday", "duel"]


@ruling("LEG-X32", "LEG-124")
def test_the_duelist_loses(table: LegendsScenario) -> None:
    """Ann's ace counts as a king and beats his queen. As a defender she earns nothing; he is not hurt."""
    table.seats(Ann={"at": "V13", "lp": 3, "hand": ["AS"]}, Bob={"at": "V11"})
    table.fight_deck_top("Q", "2", "3")
    plays(table, 1)
    table.asked("Ann", kind="lay_card").answers("AS")
    table.has("Ann", wounds=0, cards=0, lp=3)
    assert him(table).lp == 1


@ruling("LEG-X33")
def test_the_duelist_is_on_his_way(table: LegendsScenario) -> None:
    """Ann is 7 spaces off: he comes 5 nearer by one of three ways, as the first player says, and fights nobody."""
    table.seats(bandits=["X1"], sheriff="D9", Ann={"at": "S3", "lp": 3, "hand": ["KS"]}, Bob={"at": "V11"})
    plays(table, 1)
    table.asked("Ann", kind="choose_space", options={"M10", "D3", "R1"}).answers("R1")
    assert is_at(table) == "R1"
    assert him(table).lp == 1
    table.has("Ann", wounds=0, cards=1)
    assert table.table.bandits == 1 << country.SPACE["X1"]


@ruling("LEG-X33")
def test_the_only_way(table: LegendsScenario) -> None:
    """To the green ranch, 6 spaces off, all his ways lead over the same space: nobody is asked."""
    table.seats(Ann={"at": "M2", "lp": 3, "hand": ["KS"]}, Bob={"at": "V11"})
    plays(table, 1)
    assert is_at(table) == "M4"
    assert len(table.events("black_moved")[0].way) == 5


@ruling("LEG-X33")
def test_of_two_leaders_the_first_player_chooses(table: LegendsScenario) -> None:
    """Both have 3 LP and stand where he is. Ann, the first player, sends him at Bob."""
    table.seats(Ann={"at": "V12", "lp": 3}, Bob={"at": "V12", "lp": 3})
    plays(table, 1)
    table.asked("Ann", kind="choose_player", options={"Ann", "Bob"}).answers("Bob")
    table.has("Bob", wounds=1, cards=1)
    table.has("Ann", wounds=0, cards=0)
    assert him(table).lp == 3


@ruling("LEG-430", "LEG-431", "LEG-432")
def test_toll_on_the_road(table: LegendsScenario) -> None:
    """Ann has both and chooses; Bob has only $30 and loses $20."""
    table.seats(Ann={"nuggets": 1, "money": 40}, Bob={"money": 30})
    plays(table, 2)
    table.asked("Ann", kind="choose_effect", options={"lose_nugget:1", "lose_money:20"}).answers("lose_nugget:1")
    table.has("Ann", nuggets=0, money=40)
    table.has("Bob", money=10)
    assert him(table).lp == 2


@ruling("LEG-430", "LEG-X09")
def test_half_of_a_toll_is_not_taken(table: LegendsScenario) -> None:
    """Bob has no nugget and $10 of the $20: he can meet neither, and loses nothing."""
    table.seats(Ann={}, Bob={"money": 10})
    plays(table, 2)
    table.has("Bob", money=10)
    table.has("Ann", money=0)
    assert him(table).lp == 2


@ruling("LEG-381", "LEG-207")
def test_hired_guns(table: LegendsScenario) -> None:
    """Ann first: her ace beats the 9 and brings $20. Bob, without a card, loses at once: a wound and a card."""
    table.seats(Ann={"hand": ["AS"]}, Bob={})
    table.fight_deck_top("9", "4")
    plays(table, 3)
    table.asked("Bob", kind="lay_card", options={"9", "4"}).answers("9")
    table.has("Ann", wounds=0, cards=0)
    table.has("Bob", wounds=1, cards=1)
    assert table.table.money[0] == 20
    assert him(table).lp == 2


@ruling("LEG-381", "LEG-X33")
def test_salted_claim(table: LegendsScenario) -> None:
    """From the station the Cliff Junction mine is nearest. Who has two nuggets loses one."""
    table.seats(bandits=["X1"], Ann={"nuggets": 2}, Bob={"nuggets": 1})
    plays(table, 4)
    assert is_at(table) == "C7"
    table.has("Ann", nuggets=1)
    table.has("Bob", nuggets=1)
    assert him(table).lp == 2


@ruling("LEG-X33")
def test_two_mines_equally_near(table: LegendsScenario) -> None:
    """Where two mines are as near as each other the first player says which."""
    mines = [country.SPACE[space] for space in ("S1", "C7", "V8")]
    near = {
        space: [mine for mine in mines if row[mine] == min(row[each] for each in mines)]
        for space, row in zip(country.SPACES, country.DISTANCE, strict=True)
    }
    start = next(space for space, found in near.items() if len(found) == 2)
    table.seats(Ann={}, Bob={})
    stands(table, start)
    plays(table, 4)
    options = {country.SPACES[mine] for mine in near[start]}
    table.asked("Ann", kind="choose_space", options=options).answers(max(options))
    assert is_at(table) == max(options)


@ruling("LEG-430", "LEG-432")
def test_whispers(table: LegendsScenario) -> None:
    """Ann the marshal has no $20 and discards her card; Bob the outlaw discards one of two. Neutrals are left alone."""
    table.seats(Ann={"mp": 1, "hand": ["5S"]}, Bob={"wp": 1, "hand": ["6S", "7S"]})
    plays(table, 5)
    table.asked("Bob", kind="discard_card").answers("6S")
    table.has("Ann", cards=0)
    table.has("Bob", hand=["7S"], lp=1)
    assert him(table).lp == 2


@ruling("LEG-381")
def test_the_highwayman(table: LegendsScenario) -> None:
    """He reaches Bob, who has $70, and robs him: $40 go to the bank; he has 1 + 2 LP."""
    table.seats(Ann={"at": "V13", "money": 50}, Bob={"at": "V11", "money": 70})
    plays(table, 6)
    assert is_at(table) == "V11"
    table.has("Bob", money=30, wounds=1, cards=1)
    table.has("Ann", money=50, wounds=0)
    assert him(table).lp == 3


@ruling("LEG-430", "LEG-X09")
def test_bad_water(table: LegendsScenario) -> None:
    """Bob in the open, with a card, chooses; Ann in town drinks something better."""
    table.seats(Ann={"at": "D9", "hand": ["5S"]}, Bob={"at": "V11", "hand": ["6S"]})
    plays(table, 7)
    table.asked("Bob", kind="choose_effect", options={"take_wound:1", "lose_card:1"}).answers("take_wound:1")
    table.has("Bob", wounds=1, cards=1)
    table.has("Ann", wounds=0, cards=1)
    assert him(table).lp == 2


@ruling("LEG-430", "LEG-X09")
def test_bad_water_for_the_badly_wounded(table: LegendsScenario) -> None:
    """With three wounds Bob can only discard; Ann has neither and nothing happens to her."""
    table.seats(Ann={"at": "V13", "wounds": 3}, Bob={"at": "V11", "wounds": 3, "hand": ["6S"]})
    plays(table, 7)
    table.has("Bob", wounds=3, cards=0)
    table.has("Ann", wounds=3, cards=0)


@ruling("LEG-381", "LEG-178")
@pytest.mark.parametrize(
    ("face", "lp", "sheriff"), [("nugget", 3, "D9"), ("cash", 2, "D9"), ("dust", 2, "D9"), ("gravel", 1, "D1")]
)
def test_after_closing_time(table: LegendsScenario, face: str, lp: int, sheriff: str) -> None:
    """At the bank the die decides; dust is not rolled again, and gravel sends the Sheriff home."""
    table.seats(sheriff="D9", Ann={"wp": 1, "at": "D1"}, Bob={})
    table.dice(face)
    plays(table, 8)
    assert is_at(table) == "D8"
    assert him(table).lp == lp
    assert country.SPACES[table.table.sheriff] == sheriff
    table.has("Ann", wp=1, wounds=0)


@ruling("LEG-381")
def test_somebody_elses_bounty(table: LegendsScenario) -> None:
    """The nearest bandit is within 6 spaces: he is gone, and 2 LP are gained."""
    table.seats(bandits=["C10", "M1"], Ann={}, Bob={})
    plays(table, 9)
    assert is_at(table) == "C10"
    assert table.table.bandits == 1 << country.SPACE["M1"]
    assert him(table).lp == 2


@ruling("LEG-381")
def test_no_bounty_in_sight(table: LegendsScenario) -> None:
    """The only bandit is too far off: he comes nearer for 1 LP, and stays put where there is none."""
    table.seats(bandits=["S8"], Ann={}, Bob={})
    stands(table, "M1")
    plays(table, 9)
    if table.decision().question.kind == "choose_space":
        table.choose("Ann", sorted(map(str, table.offered()))[0])
    assert country.DISTANCE[country.SPACE["M1"]][him(table).space] == 6
    assert him(table).lp == 1
    assert table.table.bandits


@ruling("LEG-381")
def test_no_bandits_at_all(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={})
    plays(table, 9)
    assert is_at(table) == "V12"
    assert him(table).lp == 1


# -------------------------------------------------------------------- poker at the cabaret


@ruling("LEG-384", "LEG-381")
def test_nobody_joins_him_at_the_cabaret(table: LegendsScenario) -> None:
    """Nobody is in Red Falls with $10: he gains 2 LP."""
    table.seats(Ann={"at": "D6", "money": 50}, Bob={"at": "R1", "money": 0})
    plays(table, 10)
    assert is_at(table) == "R3"
    assert him(table).lp == 2
    assert table.table.pot == 0


@ruling("LEG-384", "LEG-263", "LEG-252")
def test_beating_him_at_poker(table: LegendsScenario) -> None:
    """Bob, in Red Falls, joins with a pair of aces against his best two: he takes $70 and no LP."""
    table.seats(Ann={"at": "D6", "money": 50}, Bob={"at": "R1", "money": 10, "hand": ["AS"]})
    table.deck_top("3D", "4H", "6H", "7H", "9H", "AD", "QC", "JS")
    plays(table, 10)
    table.asked("Bob", kind="join_poker", options={"join", "pass"}).answers("join")
    assert {event.seat: event.hand for event in table.events("hand_shown")} == {1: "pair", None: "high_card"}
    table.has("Bob", money=70, lp=0, cards=0)
    assert him(table).lp == 0
    assert table.table.dealer == []


@ruling("LEG-384", "LEG-265")
def test_he_plays_his_best_cards_and_wins_ties(table: LegendsScenario) -> None:
    """Both have the aces of the flop and a king: his. Bob draws a card; the pot goes to the bank."""
    table.seats(Ann={"at": "D6"}, Bob={"at": "R1", "money": 10, "hand": ["AS"]})
    table.deck_top("3D", "4H", "6H", "AC", "9H", "AD", "QC", "JS", "5S")
    plays(table, 10)
    table.asked("Bob").answers("join")
    shown = table.events("hand_shown")[-1]
    assert (shown.seat, "living_legend:AC" in shown.cards) == (None, True)
    table.has("Bob", money=0, hand=["5S"])
    assert him(table).lp == 2


@ruling("LEG-438", "LEG-X31")
def test_his_turn_is_no_part_of_the_one_before(table: LegendsScenario) -> None:
    """A story and then a card of the Man in Black wound Doc at the end of one turn: a card for each."""
    table.seats(stories=[6], Ann={}, Bob={"character": "doc_holliday", "lp": 5, "hand": ["KS"]})
    table.marked(0, "Ann", "Ann")
    plays(table, 7)
    table.asked("Bob", kind="choose_effect").answers("take_wound:1")
    table.has("Bob", wounds=1, cards=2)
    table.asked("Bob", kind="choose_effect").answers("take_wound:1")
    table.has("Bob", wounds=2, cards=3)
    table.asked("Ann", kind="take_income")
