"""Goals: dealt hidden, claimed in the own turn, and paid in legend tokens."""

import pytest

from sagebrush.core.config import configure
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.events import GoalsDealt
from sagebrush.games.legends.game import GAME
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player

GOALS: dict[str, str | int | bool] = {"goals": True}


def bag(table: LegendsScenario, *values: int) -> None:
    """The next legend tokens to be drawn, in this order."""
    tokens = table.laid.legend_bag
    for value in values:
        tokens.remove(value)
    tokens += values[::-1]


@ruling("LEG-385", "LEG-386", "LEG-387", "LEG-388")
def test_three_of_four_goals_hidden_from_the_others() -> None:
    """Everybody gets three of the character's four goals; the others see how many, not which."""
    config = configure(GAME.info, names=("Ann", "Bob", "Cat"), options={"goals": True, "deal": "one"})
    match = Match(GAME, config, 5, GAME.setup(config, Chance(5)))
    while match.decision is not None and match.decision.question.kind == "choose_start":
        match.answer(match.decision.options[0])
    dealt = [event for event in match.all_events() if isinstance(event, GoalsDealt)]
    assert len(dealt) == 3
    for event in dealt:
        assert (event.count, len(event.goals)) == (3, 3)
        assert event.seen_by(event.seat).goals == event.goals
        assert event.seen_by(None).goals == ()
        assert event.seen_by(Seat((event.seat + 1) % 3)).goals == ()


@ruling("LEG-385")
def test_without_the_variant_there_are_none(table: LegendsScenario) -> None:
    """Nothing is in the bag, and nobody has anything to claim."""
    table.seats(Ann={}, Bob={})
    table.turn("Ann")
    assert table.table.legend_bag == []
    assert table.table.goals == [[], []]


@ruling("LEG-389", "LEG-390", "LEG-391", "LEG-075")
def test_a_goal_is_claimed_freely_in_the_own_turn(table: LegendsScenario) -> None:
    """Kit has 5 nuggets on his mule: he claims the goal without an action, lays it open and draws 1 token."""
    goal = "kit_carson_4"
    table.seats(
        options=GOALS,
        Kit={"character": "kit_carson", "goals": [goal], "nuggets": 5, "mounts": ["mule"]},
        Bob={"goals": ["mary_fields_2"]},
    )
    bag(table, 3)
    table.turn("Kit")
    table.does(("claim", goal))
    table.has("Kit", goals=[], goals_done=[goal], legend_tokens=[3])
    assert table.table.actions == 3
    assert [event.goal for event in table.events("goal_claimed")] == [goal]
    table.is_quiet()


@ruling("LEG-389", "LEG-X25")
def test_a_state_must_hold_when_the_goal_is_claimed(table: LegendsScenario) -> None:
    """With 4 nuggets Kit cannot claim it, whatever he held before."""
    table.seats(options=GOALS, Kit={"character": "kit_carson", "goals": ["kit_carson_4"], "nuggets": 4}, Bob={})
    table.turn("Kit")
    table.may_not(("claim", "kit_carson_4"))


@ruling("LEG-389")
def test_any_number_of_goals_in_one_turn(table: LegendsScenario) -> None:
    """Bass has 5 MP and whiskey at a hideout: he claims both goals, one after the other."""
    table.seats(
        options=GOALS,
        Bass={
            "character": "bass_reeves",
            "goals": ["bass_reeves_2", "bass_reeves_3"],
            "mp": 5,
            "belongings": ["whiskey"],
            "at": "S8",
        },
        Bob={},
    )
    bag(table, 1, 2, 2)
    table.turn("Bass")
    table.does(("claim", "bass_reeves_3"), ("claim", "bass_reeves_2"))
    table.asked("Bass", kind="return_token", options=[1, 2]).answers(1)
    table.has("Bass", goals=[], legend_tokens=[2, 2], belongings=[])
    table.is_quiet()


@ruling("LEG-391", "LEG-392", "LEG-393")
def test_the_second_goal_leaves_three_tokens_to_choose_from(table: LegendsScenario) -> None:
    """Bass holds a 3 and draws 1 and 1: he keeps two of the three."""
    table.seats(
        options=GOALS,
        Bass={
            "character": "bass_reeves",
            "goals": ["bass_reeves_3"],
            "goals_done": ["bass_reeves_1"],
            "legend_tokens": [3],
            "mp": 5,
        },
        Bob={},
    )
    bag(table, 1, 1)
    table.turn("Bass")
    table.does(("claim", "bass_reeves_3"))
    table.asked("Bass", kind="return_token", options=[1, 3]).answers(1)
    table.has("Bass", legend_tokens=[3, 1])
    table.is_quiet()


@ruling("LEG-391", "LEG-392", "LEG-393", "LEG-394", "LEG-396")
def test_the_third_goal_leaves_five(table: LegendsScenario) -> None:
    """With 1 and 2 kept Bass draws 3, keeps 3 of 5 and returns 2, which the others do not see."""
    table.seats(
        options=GOALS,
        Bass={
            "character": "bass_reeves",
            "goals": ["bass_reeves_3"],
            "goals_done": ["bass_reeves_1", "bass_reeves_2"],
            "legend_tokens": [1, 2],
            "mp": 5,
        },
        Bob={},
    )
    bag(table, 2, 3, 1)
    before = len(table.laid.legend_bag)
    table.turn("Bass")
    table.does(("claim", "bass_reeves_3"))
    table.asked("Bass", kind="return_token", options=[1, 2, 3]).answers(1)
    table.asked("Bass", kind="return_token", options=[1, 2, 3]).answers(1)
    table.has("Bass", legend_tokens=[2, 2, 3], goals=[])
    assert len(table.table.legend_bag) == before - 1
    returned = table.events("token_returned")
    assert [event.value for event in returned] == [1, 1]
    assert [event.seen_by(1).value for event in returned] == [0, 0]
    table.is_quiet()


@ruling("LEG-395")
def test_values_of_tokens_are_hidden_from_the_others(table: LegendsScenario) -> None:
    """Bob sees that Bass drew one token, not which."""
    table.seats(options=GOALS, Bass={"character": "bass_reeves", "goals": ["bass_reeves_3"], "mp": 5}, Bob={})
    table.turn("Bass")
    table.does(("claim", "bass_reeves_3"))
    (drawn,) = table.events("tokens_drawn")
    assert (drawn.seen_by(1).count, drawn.seen_by(1).values) == (1, ())
    assert len(drawn.seen_by(0).values) == 1


@ruling("LEG-397", "LEG-300", "LEG-301")
def test_a_discarded_item_goes_back_to_the_store_unused(table: LegendsScenario) -> None:
    """Billy leaves his provisions in the saloon of Red Falls: no card, no healing, and the store has one more."""
    table.seats(
        options=GOALS,
        Billy={
            "character": "billy_the_kid",
            "goals": ["billy_the_kid_3"],
            "belongings": ["provisions"],
            "wounds": 1,
            "at": "R4",
        },
        Bob={},
    )
    table.turn("Billy")
    stock = table.table.stock("provisions")
    table.does(("claim", "billy_the_kid_3"))
    table.has("Billy", belongings=[], wounds=1, cards=0)
    assert table.table.stock("provisions") == stock + 1


@ruling("LEG-397")
def test_the_item_is_wanted_at_that_place_only(table: LegendsScenario) -> None:
    """In the other saloon, or without provisions, there is nothing to claim."""
    billy: Player = {"character": "billy_the_kid", "goals": ["billy_the_kid_3"]}
    with_provisions: Player = {**billy, "belongings": ["provisions"], "at": "D5"}
    table.seats(options=GOALS, Billy=with_provisions, Bob={})
    table.turn("Billy")
    table.may_not(("claim", "billy_the_kid_3"))
    without: Player = {**billy, "at": "R4"}
    table.seats(options=GOALS, Billy=without, Bob={})
    table.turn("Billy")
    table.may_not(("claim", "billy_the_kid_3"))


@ruling("LEG-399", "LEG-X28")
def test_a_fight_won_as_defender_counts_in_the_next_own_turn(table: LegendsScenario) -> None:
    """Annie beats her attacker with a 7: in her own turn she claims the goal of winning with a 7 or lower."""
    goal = "annie_oakley_2"
    table.seats(
        options=GOALS,
        Bob={"at": "D9", "hand": ["2S", "3S"]},
        Annie={"character": "annie_oakley", "goals": [goal], "at": "D9", "hand": ["7S", "9S"], "weapons": ["revolver"]},
    )
    table.turn("Bob")
    table.does(("duel", "Annie"))
    table.asked("Bob", kind="lay_card").answers("2S")
    table.asked("Annie", kind="lay_card").answers("7S")
    table.asked("Bob", kind="may_react").answers("pass")
    table.asked("Annie", kind="may_react").answers("pass")
    table.ends_turn()
    table.asked("Annie", kind="take_income").answers("cash")
    table.may(("claim", goal))


@ruling("LEG-399")
def test_a_fight_won_with_a_higher_card_does_not(table: LegendsScenario) -> None:
    """Annie wins with an 8."""
    goal = "annie_oakley_2"
    table.seats(
        options=GOALS,
        Bob={"at": "D9", "hand": ["2S", "3S"]},
        Annie={"character": "annie_oakley", "goals": [goal], "at": "D9", "hand": ["8S", "9S"], "weapons": ["revolver"]},
    )
    table.turn("Bob")
    table.does(("duel", "Annie"))
    table.asked("Bob", kind="lay_card").answers("2S")
    table.asked("Annie", kind="lay_card").answers("8S")
    table.asked("Bob", kind="may_react").answers("pass")
    table.asked("Annie", kind="may_react").answers("pass")
    table.ends_turn()
    table.asked("Annie", kind="take_income").answers("cash")
    table.may_not(("claim", goal))


@ruling("LEG-399", "LEG-X28")
def test_withstanding_an_arrest_is_not_making_one(table: LegendsScenario) -> None:
    """Bass, who is wanted, beats the marshal who would arrest him: he has arrested nobody."""
    goal = "bass_reeves_1"
    table.seats(
        options=GOALS,
        Bob={"at": "D9", "hand": ["2S"], "mp": 1},
        Bass={"character": "bass_reeves", "goals": [goal], "at": "D9", "hand": ["KS"], "wp": 1},
    )
    table.turn("Bob")
    table.does(("arrest", "Bass"))
    table.asked("Bass", kind="lay_card").answers("KS")
    table.has("Bob", wounds=1)
    table.ends_turn()
    table.asked("Bass", kind="take_income").answers("cash")
    table.may_not(("claim", goal))


@ruling("LEG-399")
def test_an_arrest_is_remembered(table: LegendsScenario) -> None:
    """Bass arrests Bob and claims it."""
    goal = "bass_reeves_1"
    table.seats(
        options=GOALS,
        Bass={"character": "bass_reeves", "goals": [goal], "at": "D9", "hand": ["KS"], "mp": 1},
        Bob={"at": "D9", "wp": 1},
    )
    table.turn("Bass")
    table.does(("arrest", "Bob"))
    table.may(("claim", goal))


@ruling("LEG-399")
def test_won_fights_are_counted_against_anybody(table: LegendsScenario) -> None:
    """Jesse wants two fights won outside the towns: a bandit and a player make two."""
    goal = "jesse_james_4"
    table.seats(
        options=GOALS,
        bandits=["M1"],
        Jesse={"character": "jesse_james", "goals": [goal], "at": "M2", "hand": ["KS", "KH", "2S"]},
        Bob={"at": "M1"},
        Cat={},
    )
    table.fight_deck_top("8", "9")
    table.turn("Jesse")
    table.does(("move", "M1"))
    table.choose("Jesse", "KS")
    table.choose("Cat", "8")
    table.asked("Jesse", kind="may_react").answers("pass")
    table.asked("Jesse", kind="choose_effect").answers("gain_lp:1")
    table.may_not(("claim", goal))
    table.does(("duel", "Bob"))
    table.asked("Jesse", kind="lay_card").answers("2S")
    table.may(("claim", goal))
    table.has("Jesse", lp=3)


@ruling("LEG-X28")
def test_deeds_of_earlier_turns_count_over_the_game(table: LegendsScenario) -> None:
    """Mary works at three different places, one in each of three turns."""
    goal = "mary_fields_2"
    table.seats(options=GOALS, Mary={"character": "mary_fields", "goals": [goal], "at": "D2"}, Bob={}, Cat={})
    table.turn("Mary")
    for _ in range(2):
        table.does("work")
    table.may_not(("claim", goal))
    for target in ("D5", "D1"):
        table.ends_turn()
        for name in ("Bob", "Cat"):
            table.asked(name, kind="take_income").answers("cash")
            table.ends_turn()
        table.asked("Mary", kind="take_income").answers("cash")
        table.does(("move", target), "work")
    table.may(("claim", goal))


@ruling("LEG-389", "LEG-X25")
def test_a_goal_of_one_action_may_be_claimed_after_the_next(table: LegendsScenario) -> None:
    """Annie spends $60 at the cabaret and then works; the goal is hers to claim in this turn still, and no later."""
    goal = "annie_oakley_1"
    table.seats(
        options=GOALS, Annie={"character": "annie_oakley", "goals": [goal], "at": "R3", "money": 60}, Bob={}, Cat={}
    )
    table.turn("Annie")
    table.does(("revel", 2), "work")
    table.may(("claim", goal))
    table.ends_turn()
    for name in ("Bob", "Cat"):
        table.asked(name, kind="take_income").answers("cash")
        table.ends_turn()
    table.asked("Annie", kind="take_income").answers("cash")
    table.may_not(("claim", goal))


@ruling("LEG-X17")
@pytest.mark.parametrize(("last", "enough"), [("C9", True), ("C3", False)])
def test_spaces_travelled_in_one_turn(table: LegendsScenario, last: str, *, enough: bool) -> None:
    """Bass rides 4, 4 and 2 spaces, and may claim the goal of 10 in one turn; with 1 in the end he may not."""
    goal = "bass_reeves_4"
    table.seats(
        options=GOALS, Bass={"character": "bass_reeves", "goals": [goal], "at": "M1", "mounts": ["mustang"]}, Bob={}
    )
    table.turn("Bass")
    table.does(("move", "D8"), ("move", "R4"), ("move", last))
    assert (("claim", goal) in table.offered()) == enough


@ruling("LEG-398")
def test_goals_left_cost_nothing(table: LegendsScenario) -> None:
    """The last turn of the game ends: Ann's tokens count, her open goals do not."""
    table.seats(
        options=GOALS,
        Ann={"lp": 15, "goals": ["mary_fields_1", "mary_fields_3"], "legend_tokens": [3]},
        Bob={"goals": ["wyatt_earp_3"]},
        Cat={},
    )
    table.laid.end_round = 1
    table.turn("Cat")
    table.ends_turn()
    table.is_over(outcome="won", winners=["Ann"])
    table.has("Ann", lp=18)
    table.has("Bob", lp=0)
