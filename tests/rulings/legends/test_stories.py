"""Stories: who may contribute, when a card is told, and in which order everything on it happens."""

from sagebrush.games.legends import map as country
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.reading import Pages
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario

# Numbers of stories, by what they ask for.
IRON_ROAD, WILD_WEST, REGULATORS, PINKERTONS, STAMPEDE = 1, 2, 4, 5, 6
SNAKE_OIL, CLAIM_DISPUTE, SCOUNDRELS, DEAD_MANS_HAND, BLOOD_MONEY = 8, 11, 12, 13, 14
TRAVELLING_SHOW, POULTICE, TELEGRAPH, CHEAP_HORSE, GHOST_MINE = 16, 18, 20, 22, 23
DUST_STORM, WIDOW, SLICK, STAGECOACH, PREACHER = 25, 30, 31, 32, 33
JAILBREAK, SHERIFF_OF_DARKROCK, HARD_TIMES = 37, 39, 40


def bandits(table: LegendsScenario) -> set[str]:
    return {country.SPACES[space] for space in country.bits(table.table.bandits)}


# -------------------------------------------------------------------- contributing


@ruling("LEG-342", "LEG-343", "LEG-075")
def test_contributing_is_free_optional_and_once_a_turn(table: LegendsScenario) -> None:
    """Ann holds no money and may mark Hard Times; it costs no action, and is possible once."""
    table.seats(stories=[HARD_TIMES, HARD_TIMES - 1], Ann={}, Bob={}, Cat={})
    table.turn("Ann")
    table.may(("contribute", 0), "end")
    table.does(("contribute", 0))
    assert table.table.actions == 3
    table.may_not(("contribute", 0), ("contribute", 1))
    assert table.table.markers[0] == [0]
    table.is_quiet()


@ruling("LEG-343")
def test_whose_condition_is_not_met_cannot_contribute(table: LegendsScenario) -> None:
    """Ann holds $10: no Hard Times for her."""
    table.seats(stories=[HARD_TIMES], Ann={"money": 10}, Bob={}, Cat={})
    table.turn("Ann")
    table.may_not(("contribute", 0))


@ruling("LEG-342", "LEG-X25")
def test_placing_ends_with_the_action_phase(table: LegendsScenario) -> None:
    """Ann ends her turn without a marker; Bob's turn begins, and she is not asked again."""
    table.seats(stories=[HARD_TIMES], Ann={}, Bob={}, Cat={})
    table.turn("Ann")
    table.ends_turn()
    table.asked("Bob", kind="take_income")
    assert table.table.markers[0] == []


@ruling("LEG-343", "LEG-X25", "LEG-X24")
def test_what_one_action_brought_counts_for_the_rest_of_the_turn(table: LegendsScenario) -> None:
    """Ann's first action, a deposit of 2 nuggets, is what Blood Money asks for; she marks it after the second."""
    table.seats(stories=[BLOOD_MONEY], Ann={"at": "D8", "nuggets": 2, "hand": ["QS"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("deposit", 2, 0), ("play", "QS"))
    table.does(("contribute", 0))
    assert table.table.markers[0] == [0]


@ruling("LEG-343", "LEG-X25")
def test_what_two_actions_brought_is_not_the_work_of_one(table: LegendsScenario) -> None:
    """Ann deposits her 2 nuggets one by one: 2 LP in this turn, but not with one action; so says the hint."""
    table.seats(stories=[BLOOD_MONEY], Ann={"at": "D8", "nuggets": 2}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("deposit", 1, 0), ("deposit", 1, 0))
    table.has("Ann", lp=2)
    table.may_not(("contribute", 0))
    assert table.why_not("story:0") == "LEG-343"


@ruling("LEG-344")
def test_who_meets_both_conditions_chooses_one(table: LegendsScenario) -> None:
    """Ann is in a town with a wound and has no money: Snake-Oil Salesman or Hard Times."""
    table.seats(stories=[SNAKE_OIL, HARD_TIMES], Ann={"at": "D9", "wounds": 1}, Bob={}, Cat={})
    table.turn("Ann")
    table.may(("contribute", 0), ("contribute", 1))
    table.does(("contribute", 1))
    table.may_not(("contribute", 0))


@ruling("LEG-345", "LEG-350")
def test_two_markers_on_one_card_are_paid_once(table: LegendsScenario) -> None:
    """Ann's second marker completes Hard Times: she gains $20 and a card, once."""
    table.seats(stories=[HARD_TIMES], Ann={}, Bob={}, Cat={})
    table.marked(0, "Ann")
    table.turn("Ann")
    table.does(("contribute", 0), "end")
    table.has("Ann", money=20, cards=1)
    table.asked("Bob", kind="take_income")


@ruling("LEG-343")
def test_a_full_card_takes_no_further_marker(table: LegendsScenario) -> None:
    """Two of three players have marked Hard Times already, which is told at the end of this turn."""
    table.seats(stories=[HARD_TIMES], Ann={}, Bob={}, Cat={})
    table.marked(0, "Bob", "Cat")
    table.turn("Ann")
    table.may_not(("contribute", 0))


@ruling("LEG-346", "LEG-497", "LEG-005")
def test_with_both_markers_in_use_one_is_moved_over(table: LegendsScenario) -> None:
    """Ann has a marker on each story: she may shift one, which is her contribution of this turn."""
    table.seats(stories=[HARD_TIMES, SNAKE_OIL], Ann={"at": "D9", "wounds": 1}, Bob={}, Cat={})
    table.marked(0, "Ann")
    table.marked(1, "Ann")
    table.turn("Ann")
    table.may_not(("contribute", 0), ("contribute", 1))
    table.may(("shift", 1))
    table.does(("shift", 0))
    assert table.table.markers == [[0, 0], []]
    table.may_not(("shift", 0), ("shift", 1))


@ruling("LEG-346")
def test_a_marker_that_is_free_is_placed_and_none_moved(table: LegendsScenario) -> None:
    """Ann has one marker on the other story and one beside the decks: she places that one."""
    table.seats(stories=[HARD_TIMES, SNAKE_OIL], Ann={}, Bob={}, Cat={})
    table.marked(1, "Ann")
    table.turn("Ann")
    table.may(("contribute", 0))
    table.may_not(("shift", 0))


@ruling("LEG-343")
def test_a_condition_that_is_a_payment_is_paid_when_the_marker_is_placed(table: LegendsScenario) -> None:
    """The Widow: in a town Ann pays $20. With $10, or outside, she cannot."""
    table.seats(stories=[WIDOW], Ann={"at": "D9", "money": 30}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("contribute", 0))
    table.has("Ann", money=10)
    table.is_quiet()


@ruling("LEG-343")
def test_a_payment_that_cannot_be_made(table: LegendsScenario) -> None:
    """Bob is in town with $10, Ann outside with $30: neither can help the Widow."""
    table.seats(stories=[WIDOW], Ann={"money": 30}, Bob={"at": "D9", "money": 10}, Cat={})
    table.turn("Ann")
    table.may_not(("contribute", 0))
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cards")
    table.may_not(("contribute", 0))


@ruling("LEG-343")
def test_cards_to_pay_are_chosen(table: LegendsScenario) -> None:
    """The Preacher asks for 2 cards: Ann, who has 3, chooses one after the other."""
    table.seats(stories=[PREACHER], Ann={"hand": ["2C", "8C", "KC"]}, Bob={}, Cat={})
    table.turn("Ann")
    table.does(("contribute", 0))
    table.asked("Ann", kind="discard_card", options=["2C", "8C", "KC"]).answers("2C")
    table.asked("Ann", kind="discard_card", options=["8C", "KC"]).answers("8C")
    table.has("Ann", hand=["KC"])
    table.is_quiet()


# -------------------------------------------------------------------- telling


@ruling("LEG-347", "LEG-348")
def test_three_markers_among_five_players(table: LegendsScenario) -> None:
    """With five players two markers are not enough; the third tells Hard Times at the end of that turn."""
    table.seats(stories=[HARD_TIMES], Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.marked(0, "Bob")
    table.turn("Ann")
    table.does(("contribute", 0), "end")
    assert table.happened("story_resolved") == []
    table.asked("Bob", kind="take_income").answers("cards")
    table.does(("contribute", 0))
    assert table.happened("story_resolved") == []
    table.ends_turn()
    assert table.happened("story_resolved") == ["story_resolved"]
    table.has("Ann", money=20, cards=1)
    table.has("Bob", money=20, cards=3)


@ruling("LEG-349", "LEG-356", "LEG-357", "LEG-358", "LEG-359", "LEG-189", "LEG-X26", "LEG-354")
def test_blood_money(table: LegendsScenario) -> None:
    """Five players, red's turn ends; Blood Money has 3 markers and the other card 2: only the first is told.

    Red, yellow and blue each take $30, or 1 wound and $50. One B hideout has a bandit already, and red stands on one
    of gang C: the other two get one. Green is wanted, so red may move the Sheriff up to 3 spaces.
    """
    table.seats(
        stories=[BLOOD_MONEY, HARD_TIMES],
        bandits=["X1"],
        Red={"at": "C10"},
        Yellow={"wounds": 1},
        Blue={"money": 100},
        Green={"wp": 1, "at": "M9"},
        White={},
    )
    table.marked(0, "Yellow", "Blue", "Red")
    table.marked(1, "Green", "White")
    table.turn("Red")
    table.ends_turn()
    more = ("take_wound:1", "gain_money:50")
    table.asked("Red", kind="choose_effect", options=["gain_money:30", more]).answers("gain_money:30")
    table.asked("Yellow", kind="choose_effect", options=["gain_money:30", more]).answers(more)
    table.asked("Blue", kind="choose_effect", options=["gain_money:30", more]).answers("gain_money:30")
    assert bandits(table) == {"X1", "S3", "V7"}
    table.asked("Red", kind="walk_sheriff").answers("D9")
    table.has("Red", money=30, wounds=0)
    table.has("Yellow", money=50, wounds=2)
    table.has("Blue", money=120)
    assert table.table.markers == [[], [3, 4]]
    assert country.SPACES[table.table.sheriff] == "D9"
    table.asked("Yellow", kind="take_income")


@ruling("LEG-356")
def test_blood_money_asks_for_two_legend_points_with_one_action(table: LegendsScenario) -> None:
    """Ann sells a nugget with each of two actions: 1 LP each. Bob sells two at once."""
    table.seats(stories=[BLOOD_MONEY], Ann={"at": "D8", "nuggets": 2}, Bob={"at": "D8", "nuggets": 2}, Cat={})
    table.turn("Ann")
    table.does(("deposit", 1, 0), ("deposit", 1, 0))
    table.has("Ann", lp=2)
    table.may_not(("contribute", 0))
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("deposit", 2, 0))
    table.may(("contribute", 0))


@ruling("LEG-X26")
def test_of_two_ready_stories_the_active_player_chooses_the_first(table: LegendsScenario) -> None:
    """Both are ready: Bob, whose turn ends, has the second deck's told first; its next card lies open before that."""
    table.seats(stories=[HARD_TIMES, POULTICE], Ann={}, Bob={"wounds": 2}, Cat={"wounds": 3})
    table.marked(0, "Ann", "Bob")
    table.marked(1, "Bob", "Cat")
    table.turn("Bob")
    table.ends_turn()
    table.asked("Bob", kind="choose_story", options=[0, 1]).answers(1)
    told = [event.story for event in table.events("story_resolved")]
    assert told == ["plantain_poultice", "hard_times"]
    table.has("Ann", money=20, cards=1)
    table.has("Bob", money=20, cards=2, wounds=0)
    table.has("Cat", money=0, cards=1, wounds=1)
    table.asked("Cat", kind="take_income")


@ruling("LEG-X26", "LEG-354")
def test_rewards_go_clockwise_from_the_active_player(table: LegendsScenario) -> None:
    """Cat's turn ends: she is rewarded before Ann although Ann's marker came first."""
    table.seats(stories=[WILD_WEST], Ann={}, Bob={}, Cat={})
    table.marked(0, "Ann", "Cat")
    table.turn("Cat")
    table.ends_turn()
    table.asked("Cat", kind="choose_effect").answers("gain_money:30")
    table.asked("Ann", kind="choose_effect").answers("gain_card:2")
    table.asked("Ann", kind="take_income")


@ruling("LEG-X26")
def test_an_empty_deck_stays_empty(table: LegendsScenario) -> None:
    """The last card of a deck is told: no other is turned up, and nobody can contribute there."""
    table.seats(stories=[HARD_TIMES], Ann={}, Bob={}, Cat={})
    table.laid.story_decks[0] = [HARD_TIMES]
    table.marked(0, "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    assert [event.condition for event in table.events("story_opened")] == [None]
    table.asked("Cat", kind="take_income").answers("cards")
    table.may_not(("contribute", 0))


@ruling("LEG-353", "LEG-174")
def test_bandits_come_where_nobody_stands(table: LegendsScenario) -> None:
    """Dust Storm brings bandits everywhere but where Ann, the Sheriff and another bandit stand."""
    table.seats(stories=[DUST_STORM], bandits=["X1"], sheriff="V7", Ann={"at": "M1"}, Bob={}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.asked("Bob", kind="choose_effect").answers("gain_card:2")
    table.asked("Ann", kind="choose_effect").answers("gain_card:2")
    assert bandits(table) == {"X1", "S3", "S8", "C10"}
    assert len(table.events("bandit_placed")) == 3


@ruling("LEG-179", "LEG-180")
def test_without_an_outlaw_the_sheriff_stays(table: LegendsScenario) -> None:
    """The Iron Road would move the Sheriff 2 spaces, but nobody is wanted: nobody is asked."""
    table.seats(stories=[IRON_ROAD], Ann={}, Bob={}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_effect").answers("gain_money:40")
    table.asked("Bob", kind="choose_effect").answers("gain_money:40")
    table.asked("Bob", kind="take_income")
    assert table.events("sheriff_moved") == []


@ruling("LEG-351")
def test_only_contributors_are_rewarded(table: LegendsScenario) -> None:
    """Ann and Bob told Hard Times; Cat, who has as little, gets nothing."""
    table.seats(stories=[HARD_TIMES], Ann={}, Bob={}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.has("Cat", money=0, cards=0)


@ruling("LEG-351")
def test_a_story_that_speaks_of_others(table: LegendsScenario) -> None:
    """Hard Times: whoever holds $80 and did not contribute loses $20. Cat does, Dan with $70 does not."""
    table.seats(stories=[HARD_TIMES], Ann={"money": 100}, Bob={}, Cat={"money": 80}, Dan={"money": 70})
    table.marked(0, "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.has("Ann", money=120)
    table.has("Bob", money=20)
    table.has("Cat", money=60)
    table.has("Dan", money=70)


@ruling("LEG-351", "LEG-430", "LEG-432")
def test_pinkertons_and_outlaws(table: LegendsScenario) -> None:
    """Every outlaw who did not contribute discards a card: Cat chooses, Dan has none, Eve is no outlaw."""
    table.seats(
        stories=[PINKERTONS],
        Ann={"wp": 1, "hand": ["2S"]},
        Bob={},
        Cat={"wp": 2, "hand": ["3S", "KS"]},
        Dan={"wp": 3},
        Eve={"mp": 1, "hand": ["5S"]},
    )
    table.marked(0, "Ann", "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    for name in ("Bob", "Ann"):
        table.asked(name, kind="choose_effect").answers("gain_money:40")
    table.asked("Cat", kind="discard_card", options=["3S", "KS"]).answers("3S")
    table.asked("Bob", kind="walk_sheriff")
    table.has("Ann", cards=1)
    table.has("Cat", hand=["KS"])
    table.has("Eve", cards=1)


@ruling("LEG-430", "LEG-X09")
def test_a_loss_falls_on_the_only_alternative_that_can_be_met(table: LegendsScenario) -> None:
    """Stampede, outside the towns: Cat has no card and takes a wound, Dan has three wounds and loses his card,
    Eve has both ways, Fay neither; Bob contributed."""
    table.seats(
        stories=[STAMPEDE],
        Ann={"at": "D9", "hand": ["2S"]},
        Bob={"hand": ["2D"]},
        Cat={},
        Dan={"hand": ["3S"], "wounds": 3},
        Eve={"hand": ["4S"]},
        Fay={"wounds": 3},
    )
    table.marked(0, "Bob", "Bob", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.asked("Eve", kind="choose_effect", options=["lose_card:1", "take_wound:1"]).answers("take_wound:1")
    table.has("Ann", cards=1, wounds=0)
    table.has("Bob", cards=1, wounds=0, money=30)
    table.has("Cat", wounds=1)
    table.has("Dan", cards=0, wounds=3)
    table.has("Eve", cards=1, wounds=1)
    table.has("Fay", cards=0, wounds=3)


@ruling("LEG-431")
def test_a_nugget_or_money_and_only_one_of_them(table: LegendsScenario) -> None:
    """Claim Dispute: at a mine Cat has $20 and no nugget, Dan a nugget and no money; Ann is elsewhere."""
    table.seats(
        stories=[CLAIM_DISPUTE],
        Ann={"money": 20},
        Bob={},
        Cat={"at": "S1", "money": 20},
        Dan={"at": "C7", "nuggets": 1},
    )
    table.marked(0, "Bob", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.asked("Bob", kind="choose_effect").answers("gain_nugget:1")
    table.has("Ann", money=20)
    table.has("Cat", money=10)
    table.has("Dan", nuggets=0)


@ruling("LEG-352")
def test_what_cannot_be_received_is_lost_unless_there_is_an_alternative(table: LegendsScenario) -> None:
    """The Travelling Show: Ann owns a hat already, so 2 LP is all that is left. Bob may choose."""
    table.seats(stories=[TRAVELLING_SHOW], Ann={"belongings": ["ten_gallon"]}, Bob={}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    hat = ("gain_lp:1", "gain_item_ten_gallon:1")
    table.asked("Bob", kind="choose_effect", options=["gain_lp:2", hat]).answers(hat)
    table.has("Ann", lp=2)
    table.has("Bob", lp=1, belongings=["ten_gallon"])


@ruling("LEG-352", "LEG-433")
def test_money_beyond_the_limit_is_lost(table: LegendsScenario) -> None:
    """Hard Times gives Ann $20; she holds $110 and keeps $120."""
    table.seats(stories=[HARD_TIMES], Ann={"money": 110}, Bob={}, Cat={})
    table.marked(0, "Ann", "Ann")
    table.turn("Bob")
    table.ends_turn()
    table.has("Ann", money=120, cards=1)


# -------------------------------------------------------------------- single cards


@ruling("LEG-204", "LEG-205", "LEG-206", "LEG-207", "LEG-496")
def test_every_contributor_fights_the_group(table: LegendsScenario) -> None:
    """The Regulators: each draws a card and fights 3 fight cards, played by the right neighbour. Ann wins 2 LP and
    $20 with her king, which cancels the jack's $10; Bob loses to a king, 1 LP, a wound and another card."""
    table.seats(stories=[REGULATORS], Ann={"hand": ["KS"]}, Bob={"hand": ["4S"]}, Cat={"at": "D9"})
    table.deck_top("5S", "7S", "9D")
    table.fight_deck_top("J", "8", "Q", "K", "A", "7")
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.choose("Ann", "KS")
    table.choose("Cat", "J")
    table.asked("Ann", kind="may_react").answers("pass")
    table.has("Ann", lp=2, money=20, hand=["5S"])
    table.choose("Bob", "7S")
    table.choose("Ann", "K")
    table.asked("Bob", kind="may_react").answers("pass")
    table.has("Bob", lp=1, wounds=1, hand=["4S", "9D"])
    table.asked("Bob", kind="take_income")


@ruling("LEG-355")
def test_a_cache_is_for_whoever_ends_any_movement_there(table: LegendsScenario) -> None:
    """Ghost Mine leaves a nugget at every mine. Bob sprints into one, by reaction, and takes it; it is gone then."""
    table.seats(stories=[GHOST_MINE], Ann={}, Bob={"at": "M3", "hand": ["2S"]}, Cat={})
    table.dice("cash", "gravel")
    table.marked(0, "Ann", "Cat")
    table.turn("Ann")
    table.ends_turn()
    table.has("Ann", money=10)
    table.has("Cat", cards=1)
    assert {event.space for event in table.events("cache_placed")} == {"S1", "C7", "V8"}
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("move", "M9"), ("react", "2S"))
    table.asked("Bob", kind="choose_way").answers(("move", "S1"))
    table.has("Bob", nuggets=1, at="S1")
    assert sorted(country.SPACES[space] for space, _ in table.table.caches) == ["C7", "V8"]


@ruling("LEG-355")
def test_a_figure_that_is_there_already_does_not_find_the_cache(table: LegendsScenario) -> None:
    """Bob stands at the mine when the nugget is left there: he has to come back for it."""
    table.seats(stories=[GHOST_MINE], Ann={}, Bob={"at": "S1"}, Cat={})
    table.dice("cash", "cash")
    table.marked(0, "Ann", "Cat")
    table.turn("Ann")
    table.ends_turn()
    table.has("Bob", nuggets=0)
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("move", "S2"))
    table.has("Bob", nuggets=0)
    table.does(("move", "S1"))
    table.has("Bob", nuggets=1)


@ruling("LEG-355")
def test_a_cache_on_the_road(table: LegendsScenario) -> None:
    """Stagecoach Down: 1 LP and $40 for the first who ends a move there; passing by is not enough."""
    table.seats(stories=[STAGECOACH], Ann={"at": "C4", "mounts": ["mustang"]}, Bob={}, Cat={"at": "C4"})
    table.marked(0, "Bob", "Cat")
    table.turn("Cat")
    table.ends_turn()
    table.asked("Ann", kind="take_income").answers("cards")
    table.does(("move", "C11"))
    table.has("Ann", lp=0, money=0)
    table.does(("move", "C9"))
    table.has("Ann", lp=1, money=40)
    assert table.table.caches == []


@ruling("LEG-355", "LEG-X25")
def test_the_dust_storm_wants_nobody_near_where_the_move_ended(table: LegendsScenario) -> None:
    """Ann's first move ends two spaces from Bob, the second three: enough, though a third leads to town."""
    table.seats(stories=[DUST_STORM], Ann={"at": "M1"}, Bob={"at": "M8"}, Cat={"at": "R1"})
    table.turn("Ann")
    table.does(("move", "M5"))
    table.may_not(("contribute", 0))
    table.does(("move", "M1"))
    table.may(("contribute", 0))
    table.does(("move", "D1"), ("contribute", 0))
    assert table.table.markers[0] == [0]


@ruling("LEG-355", "LEG-X25")
def test_nobody_is_far_who_was_near_when_the_move_ended(table: LegendsScenario) -> None:
    """Ann rides to Bob at the Spike's View mine and arrests him: alone at last, but she was not when she arrived."""
    table.seats(
        stories=[DUST_STORM],
        Ann={"at": "V7", "mp": 1, "hand": ["KS"]},
        Bob={"at": "V8", "wp": 1},
        Cat={"at": "R1"},
    )
    table.turn("Ann")
    table.does(("move", "V8"), ("arrest", "Bob"))
    table.has("Bob", at="D1")
    table.may_not(("contribute", 0))


@ruling("LEG-351")
def test_scoundrels_and_their_victim(table: LegendsScenario) -> None:
    """Ann picks Cat, who did not contribute; Cat gives a card rather than $10. Bob picks her too: money is left."""
    table.seats(stories=[SCOUNDRELS], Ann={}, Bob={}, Cat={"money": 10, "hand": ["5S"]}, Dan={})
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_player", options=["Cat", "Dan"]).answers("Cat")
    table.asked("Cat", kind="choose_effect", options=["give_money:10", "give_card:1"]).answers("give_card:1")
    table.asked("Bob", kind="choose_player").answers("Cat")
    table.has("Ann", money=20, hand=["5S"])
    table.has("Bob", money=30)
    table.has("Cat", money=0, cards=0)


@ruling("LEG-352")
def test_a_bargain_can_only_be_chosen_by_who_can_pay_and_use_it(table: LegendsScenario) -> None:
    """A Cheap Horse: Ann has $10, so no mustang; Bob owns a mule already. The chosen bargain is not asked about again,
    and the first mount is in use at once."""
    table.seats(stories=[CHEAP_HORSE], Ann={"money": 10}, Bob={"money": 50, "mounts": ["mule"]}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    mule, mustang = ("lose_money:10", "gain_item_mule:1"), ("lose_money:20", "gain_item_mustang:1")
    table.asked("Ann", kind="choose_effect", options=[mule, "gain_money:20"]).answers(mule)
    table.asked("Bob", kind="choose_effect", options=[mustang, "gain_money:20"]).answers(mustang)
    table.has("Ann", money=0, mount="mule")
    table.has("Bob", money=30, mounts=["mustang", "mule"], mount="mule")


@ruling("LEG-X27")
def test_a_mount_from_a_story_may_be_used_at_once_in_ones_own_turn(table: LegendsScenario) -> None:
    """Ann's turn is ending: she may put the mustang on top; Bob's goes under his mule without a question."""
    table.seats(
        stories=[CHEAP_HORSE],
        Ann={"money": 20, "mounts": ["mule"]},
        Bob={"money": 20, "mounts": ["mule"]},
        Cat={},
    )
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    mustang = ("lose_money:20", "gain_item_mustang:1")
    table.asked("Ann", kind="choose_effect").answers(mustang)
    table.asked("Ann", kind="choose_gear", options=["mustang", "mule"]).answers("mustang")
    table.asked("Bob", kind="choose_effect").answers(mustang)
    table.has("Ann", mount="mustang")
    table.has("Bob", mount="mule")


@ruling("LEG-297")
def test_a_free_upgrade(table: LegendsScenario) -> None:
    """Slick and Polished: Ann upgrades her mule for nothing; Bob, whose revolver is upgraded already, takes $30."""
    table.seats(stories=[SLICK], Ann={"mounts": ["mule"]}, Bob={"weapons": ["revolver+"]}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_effect").answers("upgrade_item_weapon_or_mount:1")
    table.asked("Ann", kind="choose_item", options=["revolver", "mule"]).answers("mule")
    table.has("Ann", mount="mule+", weapon="revolver")
    table.has("Bob", money=30)


def test_a_die_with_results_of_its_own(table: LegendsScenario) -> None:
    """Snake-Oil Salesman: Ann's nugget heals all and draws, Bob's gravel wounds and draws 2."""
    table.seats(stories=[SNAKE_OIL], Ann={"wounds": 3}, Bob={"wounds": 1}, Cat={})
    table.dice("nugget", "gravel")
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.has("Ann", wounds=0, cards=1, nuggets=0)
    table.has("Bob", wounds=2, cards=2)


def test_a_die_rolled_again_keeps_to_the_card(table: LegendsScenario) -> None:
    """Ghost Mine: $10 and a second roll, whose gravel gives a card as well."""
    table.seats(stories=[GHOST_MINE], Ann={}, Bob={}, Cat={})
    table.dice("dust", "gravel")
    table.marked(0, "Ann", "Ann")
    table.turn("Ann")
    table.ends_turn()
    table.has("Ann", money=10, cards=1)


def test_cards_to_show(table: LegendsScenario) -> None:
    """Dead Man's Hand: 2 cards, and $20 for Ann who has an eight now; Bob has neither eight nor ace."""
    table.seats(stories=[DEAD_MANS_HAND], Ann={}, Bob={}, Cat={})
    table.deck_top("8C", "3S", "4S", "5S")
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.has("Ann", money=20, cards=2)
    table.has("Bob", money=0, cards=2)


def test_the_telegraph(table: LegendsScenario) -> None:
    """Three cards are drawn and one of the hand is discarded."""
    table.seats(stories=[TELEGRAPH], Ann={"hand": ["5S"]}, Bob={}, Cat={})
    table.deck_top("8C", "3S", "4S")
    table.marked(0, "Ann", "Ann")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="discard_card", options=["5S", "8C", "3S", "4S"]).answers("5S")
    table.has("Ann", hand=["3S", "4S", "8C"])


def test_jailbreak_sends_the_sheriff_to_his_office(table: LegendsScenario) -> None:
    """Outlaws choose between a point and cards; the Sheriff is put in his office, and then walks from there."""
    table.seats(stories=[JAILBREAK], sheriff="C12", Ann={"wp": 1}, Bob={}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.asked("Ann", kind="choose_effect", options=["gain_wp:1", "gain_card:2"]).answers("gain_wp:1")
    table.has("Ann", wp=2, cards=1)
    table.has("Bob", money=40)
    assert country.SPACES[table.table.sheriff] == "D1"
    table.asked("Bob", kind="walk_sheriff").answers("stay")


@ruling("LEG-318")
def test_an_outlaw_is_not_offered_marshal_points(table: LegendsScenario) -> None:
    """Sheriff of Darkrock: 1 MP or $30; outlaw Ann just takes the money."""
    table.seats(stories=[SHERIFF_OF_DARKROCK], Ann={"wp": 1}, Bob={}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Bob")
    table.ends_turn()
    table.asked("Bob", kind="choose_effect", options=["gain_mp:1", "gain_money:30"]).answers("gain_mp:1")
    table.has("Ann", money=30, wp=1)
    table.has("Bob", mp=1, money=20)


@ruling("LEG-357", "LEG-338")
def test_who_is_arrested_by_a_story_scores_no_row(table: LegendsScenario) -> None:
    """Red, an outlaw without cards, moves the Sheriff onto herself: arrested, she scores nothing this turn."""
    table.seats(stories=[BLOOD_MONEY], Red={"at": "D9", "wp": 5}, Yellow={}, Blue={})
    table.marked(0, "Yellow", "Blue")
    table.turn("Red")
    table.ends_turn()
    for name in ("Yellow", "Blue"):
        table.asked(name, kind="choose_effect").answers("gain_money:30")
    table.asked("Red", kind="walk_sheriff").answers("D9")
    table.has("Red", wp=0, lp=0, at="D1", wounds=1, cards=1)
    table.asked("Yellow", kind="take_income")


# -------------------------------------------------------------------- content is data


@ruling("LEG-349")
def test_another_row_is_another_story(table: LegendsScenario) -> None:
    """Somebody who owns the box types Hard Times in: now it asks for a wound and gives 3 LP and $10."""
    own = """
[[story]]
number = 40
id = "hard_times"
condition = { kind = "have", what = "wound", min = 1 }
reward = [{ kind = "gain", what = "lp", n = 3 }, { kind = "gain", what = "money", n = 10 }]
bandits = ["A"]
sheriff = 0
first_game = true
origin = "fact"
"""
    content = base_content().with_rows(Pages("own", {"stories": own}))
    table.seats(stories=[HARD_TIMES], content=content, Ann={}, Bob={"wounds": 1}, Cat={"money": 100})
    table.marked(0, "Ann")
    table.turn("Ann")
    table.may_not(("contribute", 0))
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cards")
    table.does(("contribute", 0), "end")
    table.has("Ann", lp=3, money=10, cards=0)
    table.has("Bob", lp=3, money=10)
    table.has("Cat", money=100)
    assert bandits(table) == {"M1", "S8"}
