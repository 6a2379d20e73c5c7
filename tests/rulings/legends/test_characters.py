"""The twelve characters: what they start with, and what they can do once they have 5 LP."""

import pytest

from sagebrush.core.config import configure
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.options import Become, StartAt
from sagebrush.games.legends.table import LegendsTable
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario


def start_of(character: str) -> tuple[LegendsTable, int, list[str]]:
    """A game in which somebody has chosen this character and starts at the first place offered."""
    config = configure(GAME.info, names=("Ann", "Bob", "Cat"), options={"deal": "choose"})
    table = GAME.setup(config, Chance(1))
    match = Match(GAME, config, 1, table)
    offered: list[str] = []
    while match.decision is not None and match.decision.question.kind in ("choose_character", "choose_start"):
        options = match.decision.options
        wanted = [option for option in options if isinstance(option, Become) and option.character == character]
        seat = match.decision.seat
        if isinstance(options[0], StartAt) and table.character[seat] == character:
            offered = [option.space for option in options if isinstance(option, StartAt)]
        match.answer(wanted[0] if wanted else options[-1])
    return table, table.character.index(character), offered


#: character, places offered, then money, cards and weapon, and what else differs from nothing
STARTS: list[tuple[str, list[str], tuple[int, int, str], dict[str, object]]] = [
    ("annie_oakley", ["D2", "D3", "D4"], (0, 1, "rifle"), {}),
    ("bass_reeves", ["D1"], (10, 1, "revolver+"), {"mp": 1}),
    ("billy_the_kid", ["M1", "S8"], (0, 2, "revolver"), {"wp": 2}),
    ("bloody_knife", ["V8"], (20, 2, "revolver"), {}),
    ("calamity_jane", ["R6", "R7", "R8"], (20, 1, "revolver"), {"belongings": ["provisions"]}),
    ("doc_holliday", ["R1"], (40, 2, "revolver"), {"wounds": 1}),
    ("jesse_james", ["X1", "S3"], (10, 1, "revolver+"), {"wp": 1}),
    ("kit_carson", ["S1"], (0, 2, "revolver+"), {"belongings": ["miners_map"]}),
    ("mary_fields", ["D5", "D6", "D7"], (10, 1, "shotgun"), {}),
    ("wild_bill_hickok", ["R3"], (10, 3, "revolver"), {}),
    ("wyatt_earp", ["M1", "X1", "S3", "S8", "C10", "V7"], (10, 2, "revolver"), {"mp": 1}),
    ("yb_rowdy", ["C7"], (0, 3, "revolver+"), {}),
]


@ruling("LEG-050", "LEG-052", "LEG-053", "LEG-054", "LEG-520", "LEG-521", "LEG-522", "LEG-523", "LEG-524", "LEG-525")
@ruling("LEG-526", "LEG-527", "LEG-528", "LEG-063", "LEG-070")
@pytest.mark.parametrize(("character", "places", "purse", "more"), STARTS)
def test_what_a_character_starts_with(
    character: str, places: list[str], purse: tuple[int, int, str], more: dict[str, object]
) -> None:
    """Money, cards, items, points, wounds and place; starting points bring no reward, a starting wound no card."""
    table, seat, offered = start_of(character)
    assert sorted(offered or [country.SPACES[table.space[seat]]]) == sorted(places)
    assert (table.money[seat], len(table.hands[seat]), table.weapon(Seat(seat))) == purse
    assert len(table.weapons[seat]) == 1
    assert table.mounts[seat] == []
    for fact in ("mp", "wp", "wounds"):
        assert getattr(table, fact)[seat] == more.get(fact, 0)
    assert table.belongings[seat] == more.get("belongings", [])
    assert table.lp[seat] == 0
    assert not table.ability_on[seat]


@ruling("LEG-071")
def test_below_five_legend_points_there_is_no_ability(table: LegendsScenario) -> None:
    """Bass Reeves with 4 LP draws nothing at the start of his turn."""
    table.seats(Bass={"character": "bass_reeves", "lp": 4}, Bob={})
    table.starts_turn("Bass")
    table.asked("Bass", kind="take_income")
    table.has("Bass", cards=0)


@ruling("LEG-071")
def test_the_fifth_point_gives_it_for_good(table: LegendsScenario) -> None:
    """Mary reaches 5 LP by a deposit; a story marker in the same turn brings her $10."""
    table.seats(stories=[10], Mary={"character": "mary_fields", "lp": 3, "at": "D8", "nuggets": 2}, Bob={})
    table.turn("Mary")
    table.does(("deposit", 2, 0), ("contribute", 0))
    table.has("Mary", lp=5, money=50)
    assert table.happened("ability_gained") == ["ability_gained"]


# -------------------------------------------------------------------- one by one


@ruling("LEG-434")
def test_annies_rival_discards_or_takes_a_wound(table: LegendsScenario) -> None:
    """Annie attacks Bob, who chooses; with cards of his own choice."""
    table.seats(
        Annie={"character": "annie_oakley", "lp": 6, "at": "M1", "hand": ["KS"], "weapons": ["revolver"]},
        Bob={"at": "M1", "hand": ["2S", "3S"]},
        Cat={},
    )
    table.turn("Annie")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="choose_effect", options=["lose_card:1", "take_wound:1"]).answers("lose_card:1")
    table.asked("Bob", kind="discard_card", options=["2S", "3S"]).answers("2S")
    table.asked("Bob", kind="lay_card", options=["3S", "surrender"]).answers("surrender")
    table.has("Bob", cards=2, wounds=1)
    table.has("Annie", lp=8)


@ruling("LEG-434", "LEG-430", "LEG-X09")
def test_annies_rival_with_three_wounds_discards(table: LegendsScenario) -> None:
    """Bob cannot take a fourth wound, so a card goes without that question."""
    table.seats(
        Annie={"character": "annie_oakley", "lp": 6, "at": "M1", "hand": ["KS"], "weapons": ["revolver"]},
        Bob={"at": "M1", "hand": ["2S", "3S"], "wounds": 3},
    )
    table.turn("Annie")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="discard_card").answers("3S")
    table.asked("Bob", kind="lay_card", options=["2S", "surrender"])


@ruling("LEG-434")
def test_annie_against_a_bandit_has_no_such_effect(table: LegendsScenario) -> None:
    """Her ability speaks of other players' characters."""
    table.seats(
        bandits=["M1"],
        Annie={"character": "annie_oakley", "lp": 6, "at": "M2", "hand": ["KS", "2S"], "weapons": ["revolver"]},
        Bob={"at": "M1", "hand": ["3S"]},
    )
    table.fight_deck_top("8", "9")
    table.turn("Annie")
    table.does(("move", "M1"))
    table.asked("Annie", kind="lay_card")
    table.has("Bob", cards=1, wounds=0)


@ruling("LEG-435")
def test_bass_draws_at_the_start_of_his_turn(table: LegendsScenario) -> None:
    """One card before the income."""
    table.seats(Bass={"character": "bass_reeves", "lp": 5}, Bob={})
    table.starts_turn("Bass")
    table.asked("Bass", kind="take_income").answers("cards")
    table.has("Bass", cards=3)


@ruling("LEG-436", "LEG-439")
def test_billy_demands_ten_dollars_or_a_card(table: LegendsScenario) -> None:
    """After his Move action Billy picks Cat, who chooses what to give, and which card."""
    table.seats(
        Billy={"character": "billy_the_kid", "lp": 5, "at": "M1"},
        Bob={"at": "M2", "money": 10},
        Cat={"at": "M2", "money": 10, "hand": ["2S", "3S"]},
    )
    table.turn("Billy")
    table.does(("move", "M2"))
    table.asked("Billy", kind="choose_player", options=["Bob", "Cat"]).answers("Cat")
    table.asked("Cat", kind="choose_effect", options=["give_money:10", "give_card:1"]).answers("give_card:1")
    table.asked("Cat", kind="give_card", options=["2S", "3S"]).answers("2S")
    table.has("Billy", hand=["2S"], money=0)
    table.has("Cat", hand=["3S"], money=10)
    table.is_quiet()


@ruling("LEG-436", "LEG-432")
def test_who_has_nothing_gives_billy_nothing(table: LegendsScenario) -> None:
    """Bob, alone in the space, has neither money nor cards: no question at all."""
    table.seats(Billy={"character": "billy_the_kid", "lp": 5, "at": "M1"}, Bob={"at": "M2"})
    table.turn("Billy")
    table.does(("move", "M2"))
    table.has("Billy", money=0, cards=0)
    table.is_quiet()


@ruling("LEG-439", "LEG-411")
def test_billys_demand_follows_no_reaction(table: LegendsScenario) -> None:
    """He sprints into Bob's space: Bob owes him nothing."""
    table.seats(
        Billy={"character": "billy_the_kid", "lp": 5, "at": "M1", "hand": ["2S"]}, Bob={"at": "M9", "money": 50}
    )
    table.turn("Billy")
    table.does(("move", "M2"), ("react", "2S"))
    table.asked("Billy", kind="choose_way").answers(("move", "M9"))
    table.has("Billy", money=0)
    table.is_quiet()


@ruling("LEG-383")
def test_billys_demand_of_the_man_in_black(table: LegendsScenario) -> None:
    """Billy himself chooses, and a card comes off the deck."""
    table.seats(Billy={"character": "billy_the_kid", "lp": 5, "at": "V11"}, Bob={})
    table.deck_top("9S")
    table.turn("Billy")
    table.does(("move", "V12"))
    table.asked("Billy", kind="choose_effect", options=["gain_money:10", "gain_card:1"]).answers("gain_card:1")
    table.has("Billy", hand=["9S"])
    table.is_quiet()


@ruling("LEG-520", "LEG-081")
def test_bloody_knife_crosses_a_mesa_and_heals(table: LegendsScenario) -> None:
    """On foot from D10 through the north mesa to R3: it counts as one space, and 1 of his 2 wounds heals."""
    table.seats(Knife={"character": "bloody_knife", "lp": 5, "at": "D10", "wounds": 2}, Bob={"at": "D10"})
    table.turn("Knife")
    table.does(("move", "R3", "mesa"))
    table.has("Knife", at="R3", wounds=1)
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    assert "R3" not in table.targets()


@ruling("LEG-520")
def test_bloody_knife_is_offered_a_way_through_only_where_it_is_worth_it(table: LegendsScenario) -> None:
    """Unhurt he takes the mesa only where it is shorter: two spaces to D8, which is next to D10, are of no use."""
    table.seats(Knife={"character": "bloody_knife", "lp": 5, "at": "D10"}, Bob={})
    table.turn("Knife")
    table.may(("move", "R3", "mesa"), ("move", "D8"))
    table.may_not(("move", "R3"), ("move", "D8", "mesa"))


@ruling("LEG-520")
def test_hurt_he_chooses_between_the_shorter_way_and_the_healing_one(table: LegendsScenario) -> None:
    """D8 is 1 space away, or 2 through the mesa; C1, 2 either way, is only offered through it."""
    table.seats(Knife={"character": "bloody_knife", "lp": 5, "at": "D10", "wounds": 1}, Bob={})
    table.turn("Knife")
    table.may(("move", "D8"), ("move", "D8", "mesa"), ("move", "C1", "mesa"))
    table.may_not(("move", "C1"))


@ruling("LEG-521")
def test_calamity_jane_holds_a_card_more_and_draws_for_stories(table: LegendsScenario) -> None:
    """Her marker brings a card; at the end of the turn she may keep 6."""
    table.seats(
        stories=[40],
        Jane={"character": "calamity_jane", "lp": 5, "hand": ["2C", "3C", "4C", "5C", "6C"]},
        Bob={"hand": ["2D"]},
    )
    table.turn("Jane")
    table.does(("contribute", 0))
    table.has("Jane", cards=6)
    table.ends_turn()
    table.asked("Bob", kind="take_income")
    table.has("Jane", cards=6)


@ruling("LEG-438", "LEG-522")
def test_doc_draws_one_card_per_action_for_wounds(table: LegendsScenario) -> None:
    """Fight card 3 gives Doc 2 wounds and 1 card; he loses that fight too: third wound, the loser's card, no other."""
    table.seats(
        bandits=["M1"],
        Doc={"character": "doc_holliday", "lp": 5, "at": "M2", "hand": ["2S", "2C"]},
        Bob={},
    )
    table.fight_deck_top("3", "9")
    table.turn("Doc")
    table.does(("move", "M1"))
    table.choose("Doc", "2S")
    table.choose("Bob", "3")
    table.asked("Doc", kind="may_react").answers("pass")
    table.has("Doc", wounds=3, cards=3)
    table.is_quiet()


@ruling("LEG-438")
def test_docs_draw_comes_again_with_the_next_action(table: LegendsScenario) -> None:
    """A wound in a story at the end of the turn brings a card although his last action did as well."""
    table.seats(
        stories=[6],
        Doc={"character": "doc_holliday", "lp": 5, "at": "M1", "hand": ["KS"]},
        Bob={"at": "M1", "hand": ["2S"]},
        Cat={},
    )
    table.marked(0, "Bob", "Cat")
    table.turn("Doc")
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="lay_card").answers("2S")
    table.ends_turn()
    table.has("Doc", wounds=1, cards=1)


@ruling("LEG-438")
def test_docs_draw_comes_again_with_the_next_story(table: LegendsScenario) -> None:
    """Two stories are told at the end of his turn: each wounds him, and each brings a card."""
    table.seats(stories=[6, 14], Doc={"character": "doc_holliday", "lp": 5, "hand": ["KS"]}, Bob={}, Cat={})
    table.marked(0, "Bob", "Cat")
    table.marked(1, "Doc", "Bob")
    table.turn("Doc")
    table.ends_turn()
    table.asked("Doc", kind="choose_story").answers(0)
    table.asked("Doc", kind="choose_effect").answers("take_wound:1")
    table.has("Doc", wounds=1, cards=2)
    table.asked("Doc", kind="choose_effect").answers(("take_wound:1", "gain_money:50"))
    table.has("Doc", wounds=2, cards=3)


@ruling("LEG-522")
def test_wounds_do_not_lower_docs_hand_limit(table: LegendsScenario) -> None:
    """With 3 wounds he keeps 5 cards; Bob with 3 wounds keeps 2."""
    hand = ["2C", "3C", "4C", "5C", "6C"]
    table.seats(Doc={"character": "doc_holliday", "lp": 5, "wounds": 3, "hand": hand}, Bob={})
    table.turn("Doc")
    table.ends_turn()
    table.asked("Bob", kind="take_income")
    table.has("Doc", cards=5)


@ruling("LEG-522")
def test_before_five_points_they_do(table: LegendsScenario) -> None:
    """Doc with 4 LP and 3 wounds discards down to 2."""
    table.seats(Doc={"character": "doc_holliday", "lp": 4, "wounds": 3, "hand": ["2C", "3C", "4C"]}, Bob={})
    table.turn("Doc")
    table.ends_turn()
    table.asked("Doc", kind="discard_card").answers("2C")
    table.has("Doc", cards=2)


def _duel(table: LegendsScenario, *, mine: str, theirs: str, at: str, character: str, attacks: bool) -> None:
    """The character and Bob fight a duel with these cards; neither has a weapon with an effect."""
    me, bob = "Me", "Bob"
    table.seats(
        Me={"character": character, "lp": 5, "at": at, "hand": [mine], "weapons": ["revolver"]},
        Bob={"at": at, "hand": [theirs]},
    )
    first, second = (me, bob) if attacks else (bob, me)
    table.turn(first)
    table.does(("duel", second))
    table.asked(second, kind="lay_card").answers(mine if second == me else theirs)


@ruling("LEG-523")
@pytest.mark.parametrize(
    ("at", "mine", "theirs", "wins"),
    [("D9", "QS", "QH", True), ("D9", "QS", "KH", False), ("M1", "QS", "KH", True), ("M1", "JS", "KH", False)],
)
def test_jesse_wins_ties_and_lowers_cards_outside_the_towns(
    table: LegendsScenario, at: str, mine: str, theirs: str, *, wins: bool
) -> None:
    """As the defender: in town a tie is his; outside the card against him counts 1 less: a king only ties a queen."""
    _duel(table, mine=mine, theirs=theirs, at=at, character="jesse_james", attacks=False)
    table.has("Bob", wounds=int(wins), lp=0 if wins else 2)
    table.has("Me", wounds=int(not wins))


@ruling("LEG-524")
@pytest.mark.parametrize(("at", "wins"), [("M1", True), ("D9", False)])
def test_kit_lowers_cards_outside_the_towns(table: LegendsScenario, at: str, *, wins: bool) -> None:
    """Kit attacks with a queen a king, who counts as a queen outside: the tie is the attacker's."""
    _duel(table, mine="QS", theirs="KH", at=at, character="kit_carson", attacks=True)
    table.has("Bob", wounds=int(wins))


@ruling("LEG-524", "LEG-439")
def test_kit_may_go_one_space_further(table: LegendsScenario) -> None:
    """After a Move action, if he likes; it is part of that move, so a Sprint may follow it, and ends it."""
    table.seats(Kit={"character": "kit_carson", "lp": 5, "at": "M1", "hand": ["2S"]}, Bob={})
    table.turn("Kit")
    table.does(("move", "M2"))
    table.may(("use", "kit_carson"), ("react", "2S"))
    table.does(("use", "kit_carson"))
    table.asked("Kit", kind="choose_way").answers(("move", "M3"))
    table.has("Kit", at="M3")
    assert table.table.actions == 2
    table.may_not(("use", "kit_carson"))
    table.does(("react", "2S"))
    table.asked("Kit", kind="choose_way").answers(("move", "M2"))
    table.may_not(("use", "kit_carson"))


@ruling("LEG-088", "LEG-439")
def test_kit_meets_a_bandit_with_his_last_step(table: LegendsScenario) -> None:
    """The fight ends the move: nothing follows it."""
    table.seats(Kit={"character": "kit_carson", "lp": 5, "at": "M3", "hand": ["AS", "2S"]}, Bob={}, bandits=["M1"])
    table.fight_deck_top("8", "J")
    table.turn("Kit")
    table.does(("move", "M2"))
    table.does(("use", "kit_carson"))
    table.asked("Kit", kind="choose_way").answers(("move", "M1"))
    table.asked("Kit", kind="lay_card").answers("AS")
    table.asked("Bob").answers("J")
    table.asked("Kit", kind="may_react").answers("pass")
    table.match.answer(table.decision("Kit", "choose_effect").options[0])
    table.asked("Kit", kind="take_action")
    table.may_not(("react", "2S"))


@ruling("LEG-525")
def test_mary_earns_at_the_start_of_her_turn_and_by_stories(table: LegendsScenario) -> None:
    """$10 each time."""
    table.seats(stories=[2], Mary={"character": "mary_fields", "lp": 5, "at": "D9", "hand": ["KS"]}, Bob={"at": "D9"})
    table.starts_turn("Mary")
    table.asked("Mary", kind="take_income").answers("cards")
    table.has("Mary", money=10)
    table.does(("duel", "Bob"))
    table.asked("Mary", kind="lay_card").answers("KS")
    table.does(("contribute", 0))
    table.has("Mary", money=20)


@ruling("LEG-527")
def test_wyatt_gains_an_action_for_the_first_bandit_of_a_turn(table: LegendsScenario) -> None:
    """The second bandit beaten in the same turn brings none."""
    table.seats(
        bandits=["M1", "X1"],
        Wyatt={"character": "wyatt_earp", "lp": 5, "at": "M2", "hand": ["KS", "KH"], "mounts": ["mustang+"]},
        Bob={},
    )
    table.fight_deck_top("8", "9", "J", "Q")
    table.turn("Wyatt")
    for place, card, actions in (("M1", "KS", 3), ("X1", "KH", 1)):
        if place == "X1":
            table.does(("move", "D2"))
        table.does(("move", place))
        if len(table.match.decisions) > 1:
            table.choose("Wyatt", card)
        table.choose("Bob", "8" if place == "M1" else "J")
        if place == "M1":
            table.asked("Wyatt", kind="may_react").answers("pass")
        table.asked("Wyatt", kind="choose_effect").answers("gain_lp:1")
        assert table.table.actions == actions


@ruling("LEG-437")
def test_rowdy_may_pay_a_card_to_move_at_the_start_of_his_turn(table: LegendsScenario) -> None:
    """Outside the towns: a card for up to 3 spaces, before the income."""
    table.seats(Rowdy={"character": "yb_rowdy", "lp": 5, "at": "M1", "hand": ["2S", "KS"]}, Bob={})
    table.starts_turn("Rowdy")
    table.asked("Rowdy", kind="may_use", options=["use", "pass"]).answers("use")
    table.asked("Rowdy", kind="discard_card").answers("2S")
    table.asked("Rowdy", kind="choose_way").answers(("move", "D9"))
    table.asked("Rowdy", kind="take_income").answers("cash")
    table.has("Rowdy", at="D9", hand=["KS"])
    assert table.table.actions == 3
    table.is_quiet()


@ruling("LEG-437")
@pytest.mark.parametrize(("at", "hand"), [("D9", ["2S"]), ("M1", [])])
def test_rowdy_in_a_town_or_without_a_card(table: LegendsScenario, at: str, hand: list[str]) -> None:
    """He is not asked."""
    table.seats(Rowdy={"character": "yb_rowdy", "lp": 5, "at": at, "hand": hand}, Bob={})
    table.starts_turn("Rowdy")
    table.asked("Rowdy", kind="take_income")


@ruling("LEG-437")
def test_rowdy_may_keep_his_card(table: LegendsScenario) -> None:
    """He passes and stays."""
    table.seats(Rowdy={"character": "yb_rowdy", "lp": 5, "at": "M1", "hand": ["2S"]}, Bob={})
    table.starts_turn("Rowdy")
    table.asked("Rowdy", kind="may_use").answers("pass")
    table.asked("Rowdy", kind="take_income")
    table.has("Rowdy", at="M1", cards=1)


def test_never_more_than_120_ways(table: LegendsScenario) -> None:
    """Bloody Knife, wounded, on the fastest horse and with Saddle Up, wherever he stands."""
    for space in country.SPACES:
        table.seats(
            Knife={
                "character": "bloody_knife",
                "lp": 5,
                "at": space,
                "wounds": 1,
                "mounts": ["mustang+"],
                "hand": ["8H"],
            },
            Bob={},
        )
        table.turn("Knife")
        assert len(table.decision("Knife").options) <= 110
        table.does(("play", "8H"))
        assert len(table.decision("Knife", kind="choose_way").options) <= 110
