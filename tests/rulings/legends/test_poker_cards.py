"""What poker cards can do besides being laid: actions, reactions and bonuses of the sixteen functions."""

import pytest

from sagebrush.games.legends import map as country
from sagebrush.games.legends.cards import CARD
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.reading import Pages
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario

# -------------------------------------------------------------------- after a Move action


@ruling("LEG-410", "LEG-487", "LEG-095")
def test_sprint_moves_two_spaces_further(table: LegendsScenario) -> None:
    """Ann walks to M2 and sprints on; the card is discarded, no action is spent."""
    table.seats(Ann={"at": "M1", "hand": ["2S"]}, Bob={})
    table.turn("Ann")
    table.may_not(("react", "2S"))
    table.does(("move", "M2"), ("react", "2S"))
    asked = table.decision("Ann", kind="choose_way")
    assert {option.distance for option in asked.options} == {0, 1, 2}  # type: ignore[attr-defined]
    table.choose("Ann", ("move", "M9"))
    table.has("Ann", at="M9", cards=0)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-410")
def test_sprint_belongs_to_the_move_just_made(table: LegendsScenario) -> None:
    """After another action it is too late."""
    table.seats(Ann={"at": "D1", "hand": ["2S"]}, Bob={})
    table.turn("Ann")
    table.does(("move", "D2"), "work")
    table.may_not(("react", "2S"))


@ruling("LEG-411", "LEG-412")
def test_one_sprint_or_wallop_follows_a_move(table: LegendsScenario) -> None:
    """Ann ends her move with Bob and holds a Wallop and two Sprints: after one of them no other follows, not even
    after the movement of the Sprint. Her next Move action allows one again."""
    table.seats(Ann={"at": "M1", "hand": ["2S", "2C", "8S"]}, Bob={"at": "M2", "money": 10}, Cat={"at": "M3"})
    table.turn("Ann")
    table.does(("move", "M2"))
    table.may(("react", "2S"), ("react", "2C"), ("react", "8S"))
    table.does(("react", "2S"))
    table.asked("Ann", kind="choose_way").answers(("move", "M3"))
    table.may_not(("react", "2C"), ("react", "8S"))
    table.does(("move", "M2"))
    table.may(("react", "2C"), ("react", "8S"))


@ruling("LEG-411")
def test_wallop_takes_ten_dollars_and_gives_a_wound(table: LegendsScenario) -> None:
    """Ann picks Bob, once for both: he takes 1 wound and drops $10. Cat keeps hers."""
    table.seats(Ann={"at": "M1", "hand": ["8S"]}, Bob={"at": "M2", "money": 30}, Cat={"at": "M2", "money": 30})
    table.turn("Ann")
    table.does(("move", "M2"), ("react", "8S"))
    table.asked("Ann", kind="choose_player", options=["Bob", "Cat"]).answers("Bob")
    table.has("Ann", money=10, cards=0)
    table.has("Bob", money=20, wounds=1)
    table.has("Cat", money=30, wounds=0)
    table.is_quiet()


@ruling("LEG-411", "LEG-X18")
@pytest.mark.parametrize(("bob", "offered"), [({}, True), ({"wounds": 3, "money": 10}, True), ({"wounds": 3}, False)])
def test_wallop_needs_somebody_to_hit(table: LegendsScenario, bob: dict[str, int], *, offered: bool) -> None:
    """Somebody in the space who can still take a wound or has $10."""
    table.seats(Ann={"at": "M1", "hand": ["8S"]}, Bob={"at": "M2", **bob})  # type: ignore[typeddict-item]
    table.turn("Ann")
    table.does(("move", "M2"))
    assert (("react", "8S") in table.offered()) == offered
    table.does(("move", "M1"))
    table.may_not(("react", "8S"))


@ruling("LEG-088")
def test_nothing_follows_a_move_that_met_a_bandit(table: LegendsScenario) -> None:
    """Ann beats the bandit; no Sprint, no Wallop on Bob who stands there."""
    table.seats(bandits=["M1"], Ann={"at": "M2", "hand": ["2S", "8S", "KS"]}, Bob={"at": "M1"}, Cat={})
    table.fight_deck_top("8", "9")
    table.turn("Ann")
    table.does(("move", "M1"))
    table.choose("Ann", "KS")
    table.choose("Cat", "8")
    table.asked("Ann", kind="may_react").answers("pass")
    table.asked("Ann", kind="choose_effect").answers("gain_lp:1")
    table.may_not(("react", "2S"), ("react", "8S"))


@ruling("LEG-073")
def test_saddle_up_is_a_move_action_with_three_more_spaces(table: LegendsScenario) -> None:
    """On foot 5 spaces; a Sprint may follow, as after any Move action."""
    table.seats(Ann={"at": "M1", "hand": ["8H", "2S"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "8H"))
    asked = table.decision("Ann", kind="choose_way")
    assert max(option.distance for option in asked.options) == 5  # type: ignore[attr-defined]
    table.choose("Ann", ("move", "D9"))
    assert table.table.actions == 2
    table.may(("react", "2S"))


# -------------------------------------------------------------------- actions


@ruling("LEG-413", "LEG-091", "LEG-092")
def test_manhunt_moves_the_sheriff_and_pays_a_marshal(table: LegendsScenario) -> None:
    """Marshal Ann sends the Sheriff up to 3 spaces and gains 1 LP; the card is discarded, an action spent."""
    table.seats(Ann={"mp": 1, "hand": ["4S"]}, Bob={"wp": 1, "at": "C12"}, Cat={})
    table.turn("Ann")
    table.does(("play", "4S"))
    asked = table.decision("Ann", kind="walk_sheriff")
    assert {option.distance for option in asked.options} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    table.choose("Ann", "D10")
    table.has("Ann", lp=1, cards=0)
    assert table.table.actions == 2
    assert country.SPACES[table.table.sheriff] == "D10"
    table.is_quiet()


@ruling("LEG-414")
def test_manhunt_without_an_outlaw_only_pays(table: LegendsScenario) -> None:
    """Nobody is wanted: Ann is not asked where the Sheriff goes, and gains 1 LP."""
    table.seats(Ann={"mp": 1, "hand": ["4S"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.has("Ann", lp=1)
    table.is_quiet()


@ruling("LEG-499")
def test_manhunt_gives_a_neutral_player_nothing(table: LegendsScenario) -> None:
    """Ann, neutral, may send the Sheriff after Bob, without a point."""
    table.seats(Ann={"hand": ["4S"]}, Bob={"wp": 1, "at": "C12"})
    table.turn("Ann")
    table.does(("play", "4S"))
    table.asked("Ann", kind="walk_sheriff").answers("D2")
    table.has("Ann", lp=0)


@ruling("LEG-X18", "LEG-499")
def test_manhunt_by_a_neutral_player_without_an_outlaw_is_not_offered(table: LegendsScenario) -> None:
    """It could have no effect at all."""
    table.seats(Ann={"hand": ["4S"]}, Bob={})
    table.turn("Ann")
    table.may_not(("play", "4S"))


def test_payday(table: LegendsScenario) -> None:
    """$30, in a town $40; with $120 it is not offered."""
    table.seats(Ann={"hand": ["5S", "5D"], "at": "M4"}, Bob={"hand": ["5H"], "money": 120})
    table.turn("Ann")
    table.does(("play", "5S"))
    table.has("Ann", money=30)
    table.does(("move", "D2"), ("play", "5D"))
    table.has("Ann", money=70)
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cards")
    table.may_not(("play", "5H"))


@ruling("LEG-019")
def test_instinct_as_an_action(table: LegendsScenario) -> None:
    """Ann draws 3 cards and discards one of what she holds then."""
    table.seats(Ann={"hand": ["9S", "KS"]}, Bob={})
    table.deck_top("2C", "3C", "4C")
    table.turn("Ann")
    table.does(("play", "9S"))
    table.asked("Ann", kind="discard_card", options=["KS", "2C", "3C", "4C"]).answers("2C")
    table.has("Ann", hand=["3C", "4C", "KS"])
    table.is_quiet()


@ruling("LEG-092", "LEG-098")
def test_a_card_is_not_drawn_by_its_own_action(table: LegendsScenario) -> None:
    """Deck and pile are empty when outlaw Ann plays her ace: for the second wanted space there is no card to draw. It
    lies on the pile, and Bob, whose turn is next, draws it."""
    table.seats(Ann={"hand": ["AS"], "wp": 1}, Bob={}, Cat={})
    table.laid.deck = []
    table.turn("Ann")
    table.does(("play", "AS"))
    table.has("Ann", wp=2, cards=0)
    assert table.table.pile == [CARD["AS"]]
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("both")
    table.has("Bob", hand=["AS"])


@ruling("LEG-092", "LEG-098")
def test_nor_shuffled_with_the_pile_meanwhile(table: LegendsScenario) -> None:
    """Ann's Instinct draws the last card of the deck and the only two of the pile; then the 9 is all there is."""
    table.seats(Ann={"hand": ["9S"]}, Bob={}, Cat={})
    table.laid.deck, table.laid.pile = [CARD["KS"]], [CARD["QS"], CARD["JS"]]
    table.turn("Ann")
    table.does(("play", "9S"))
    table.asked("Ann", kind="discard_card", options=["JS", "QS", "KS"]).answers("JS")
    table.has("Ann", hand=["KS", "QS"])
    assert (table.table.deck, table.table.pile) == ([], [CARD["9S"], CARD["JS"]])
    table.is_quiet()


@ruling("LEG-421")
def test_grit_makes_a_turn_of_four_other_actions(table: LegendsScenario) -> None:
    """Of 3 actions one pays for Grit, which brings 2: four are left."""
    table.seats(Ann={"hand": ["QS"]}, Bob={})
    table.turn("Ann")
    table.does(("play", "QS"))
    assert table.table.actions == 4
    table.is_quiet()


@ruling("LEG-324", "LEG-326", "LEG-333")
def test_living_legend(table: LegendsScenario) -> None:
    """1 MP or 1 WP; outlaw Bob can only take the wanted point and is not asked."""
    table.seats(Ann={"hand": ["AS"]}, Bob={"hand": ["AH"], "wp": 2})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann", kind="choose_effect", options=["gain_mp:1", "gain_wp:1"]).answers("gain_mp:1")
    table.has("Ann", mp=1, money=20)
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.does(("play", "AH"))
    table.has("Bob", wp=3)


@ruling("LEG-324")
def test_living_legend_as_transcribed_in_cz(table: LegendsScenario) -> None:
    """With the option it is 1 LP or 1 WP, for an outlaw too."""
    table.seats(options={"living_legend": "lp_or_wp"}, Ann={"hand": ["AS"], "wp": 2}, Bob={})
    table.turn("Ann")
    table.does(("play", "AS"))
    table.asked("Ann", kind="choose_effect", options=["gain_lp:1", "gain_wp:1"]).answers("gain_lp:1")
    table.has("Ann", lp=1, wp=2)


# -------------------------------------------------------------------- after points


@ruling("LEG-422")
def test_reputation_once_a_turn_however_many_points(table: LegendsScenario) -> None:
    """Ann gains a point twice and holds two Reputations: the second is of no use in this turn."""
    table.seats(Ann={"hand": ["7S", "7H", "AS", "AH"]}, Bob={})
    table.turn("Ann")
    table.may_not(("react", "7S"))
    table.does(("play", "AS"))
    table.asked("Ann", kind="choose_effect").answers("gain_mp:1")
    table.does(("react", "7S"))
    table.has("Ann", lp=1)
    table.may_not(("react", "7H"))
    table.does(("play", "AH"))
    table.asked("Ann", kind="choose_effect").answers("gain_mp:1")
    table.may_not(("react", "7H"))
    assert table.table.actions == 1


@ruling("LEG-422")
def test_reputation_is_for_points_gained_in_the_own_turn(table: LegendsScenario) -> None:
    """A story told in Ann's turn gives Bob a marshal point: he cannot play it then, nor later in his own turn."""
    table.seats(stories=[39], Ann={}, Bob={"hand": ["7S"]}, Cat={})
    table.marked(0, "Ann", "Bob")
    table.turn("Ann")
    table.ends_turn()
    table.asked("Ann", kind="choose_effect").answers("gain_money:30")
    table.asked("Bob", kind="choose_effect").answers("gain_mp:1")
    table.asked("Bob", kind="take_income").answers("cash")
    table.may_not(("react", "7S"))
    table.has("Bob", mp=1, lp=0)


# -------------------------------------------------------------------- as gold, at poker


@ruling("LEG-415", "LEG-417", "LEG-228")
def test_fools_gold_alone_is_a_deposit(table: LegendsScenario) -> None:
    """Ann sells her only black ten as a nugget: $20 and 1 LP."""
    table.seats(Ann={"at": "D8", "hand": ["10S", "10H"]}, Bob={})
    table.turn("Ann")
    table.may_not(("deposit", 0, 2))
    table.does(("deposit", 0, 1))
    table.has("Ann", money=20, lp=1, hand=["10H"])
    table.is_quiet()


@ruling("LEG-227", "LEG-229", "LEG-415")
def test_the_worked_example_of_a_deposit(table: LegendsScenario) -> None:
    """Four nuggets, Fool's Gold and $60: 5 LP and $120, $40 are lost."""
    table.seats(Ann={"at": "D8", "hand": ["10C"], "nuggets": 4, "money": 60}, Bob={})
    table.turn("Ann")
    table.does(("deposit", 4, 1))
    table.has("Ann", money=120, lp=5, nuggets=0, cards=0)
    table.is_quiet()


@ruling("LEG-416")
def test_fools_gold_in_hand_is_no_nugget(table: LegendsScenario) -> None:
    """Bob, with two nuggets and two black tens, is robbed of one nugget."""
    table.seats(Ann={"at": "M1", "hand": ["KS"]}, Bob={"at": "M1", "hand": ["10S", "10C"], "nuggets": 2}, Cat={})
    table.turn("Ann")
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils").answers("nuggets")
    table.has("Ann", nuggets=1)
    table.has("Bob", nuggets=1, cards=3)


# -------------------------------------------------------------------- bonuses, and where a card goes


@ruling("LEG-096", "LEG-019")
@pytest.mark.parametrize(("at", "won"), [("M1", True), ("D9", False)])
def test_a_bonus_works_where_its_condition_is_met(table: LegendsScenario, at: str, *, won: bool) -> None:
    """Ann's 9 is a jack outside the towns and beats Bob's 10 there; in a town it stays a 9."""
    table.seats(Ann={"at": at, "hand": ["9S"]}, Bob={"at": at, "hand": ["10H"]})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="lay_card").answers("10H")
    table.has("Ann", lp=2 if won else 0, wounds=int(not won))


@ruling("LEG-097", "LEG-093")
def test_only_poker_cards_are_discarded_as_a_matter_of_course(table: LegendsScenario) -> None:
    """Payday lies on the pile; provisions go back to the store because their own text says so."""
    table.seats(Ann={"hand": ["5S"], "belongings": ["provisions"], "wounds": 1}, Bob={})
    table.turn("Ann")
    stock = table.table.stock("provisions")
    table.does(("play", "5S"), ("use", "provisions"))
    assert table.table.pile == [CARD["5S"]]
    assert table.table.stock("provisions") == stock + 1
    table.has("Ann", belongings=[], wounds=0, cards=1)


@ruling("LEG-094", "LEG-097")
def test_a_character_may_offer_an_action(table: LegendsScenario) -> None:
    """Mary of a user's own content gains $20 for an action, as often as she has one; she stays where she is."""
    own = """
[[character]]
id = "mary_fields"
start = "loc:darkrock_saloon"
money = 10
cards = 1
items = ["shotgun"]
origin = "fact"
[[character.ability]]
when = "action"
kind = "action"
do = [{ kind = "gain", what = "money", n = 20 }]
"""
    content = base_content().with_rows(Pages("own", {"characters": own}))
    table.seats(content=content, Mary={"character": "mary_fields", "lp": 5}, Bob={})
    table.turn("Mary", actions=2)
    table.does(("use", "mary_fields"), ("use", "mary_fields"))
    table.has("Mary", money=40, character="mary_fields")
    table.may_not(("use", "mary_fields"))


#: A Payday of a user's own: once a turn, and in towns alone.
TOWN_PAYDAY = """
[[function]]
id = "payday"
cards = ["5S", "5H", "5D", "5C"]
origin = "house"
[[function.effect]]
kind = "action"
when = "action"
if = { kind = "at", place = "any:town" }
limit = "turn"
do = [{ kind = "gain", what = "money", n = 30 }]
"""


@ruling("LEG-073", "LEG-091")
def test_the_action_of_a_card_keeps_to_its_own_limit(table: LegendsScenario) -> None:
    """Of two such Paydays one can be played in Ann's turn; the other waits for the next."""
    content = base_content().with_rows(Pages("own", {"poker": TOWN_PAYDAY}))
    table.seats(content=content, Ann={"at": "D9", "hand": ["5S", "5H"]}, Bob={})
    table.turn("Ann")
    table.may(("play", "5S"), ("play", "5H"))
    table.does(("play", "5S"))
    table.has("Ann", money=30, hand=["5H"])
    table.may_not(("play", "5H"))


@ruling("LEG-091")
@pytest.mark.parametrize(("at", "offered"), [("D9", True), ("M4", False)])
def test_and_to_its_own_condition(table: LegendsScenario, at: str, *, offered: bool) -> None:
    """Outside the towns it is not offered."""
    content = base_content().with_rows(Pages("own", {"poker": TOWN_PAYDAY}))
    table.seats(content=content, Ann={"at": at, "hand": ["5S"]}, Bob={})
    table.turn("Ann")
    assert (("play", "5S") in table.offered()) == offered
