"""The simple bot of Western Legends: at tables laid out by hand, in whole games, and what it must not see."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.legends_likings import Likings
from sagebrush.bots.legends_odds import beats_foe, beats_hand
from sagebrush.bots.legends_situation import Situation
from sagebrush.bots.legends_turn import Turn
from sagebrush.bots.legends_wishes import wishes_of
from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.map import SPACE
from sagebrush.games.legends.options import (
    Alternative,
    Buy,
    ChooseEffect,
    ChooseWay,
    Contribute,
    Deposit,
    Discard,
    DiscardCard,
    EndTurn,
    Fight,
    Income,
    Join,
    JoinPoker,
    Lay,
    LayCard,
    LayFoe,
    Leave,
    MayReact,
    MayReroll,
    MayUse,
    Move,
    Pass,
    PlayAction,
    PlayCards,
    PlayHand,
    PlayReaction,
    PutBack,
    RerollDie,
    ReturnToken,
    Revel,
    SheriffTo,
    Spoils,
    Surrender,
    TakeIncome,
    TakeSpoils,
    Upgrade,
    Use,
    VisitShop,
    WalkSheriff,
    Work,
)
from sagebrush.games.legends.view import StoryView
from tests.bots.legends_tables import act, ask, cards, fight, player, poker, table
from tests.bots.strength import check_secrecy_of_bot
from tests.bots.tables import play

END = EndTurn()
OTHERS = [player(1, "R1"), player(2, "C1"), player(3, "V1")]


def rivals(**of_first: Any) -> list[Any]:
    return [player(1, **of_first), *OTHERS[1:]]


# -------------------------------------------------------------------- its turn


def test_whoever_has_a_full_bag_rides_to_the_bank() -> None:
    view = table([player(0, "D9", ["4S", "5H"], nuggets=4), *OTHERS])
    near = Move("D8", 1)
    assert act(view, Move("R3", 2), near, Move("S1", 2), Work(), END) == near


def test_at_the_bank_all_is_sold() -> None:
    view = table([player(0, "D8", ["4S", "5H"], nuggets=4), *OTHERS])
    all_of_it = Deposit(4)
    assert act(view, Deposit(2), all_of_it, Deposit(1), Work(), END) == all_of_it


def test_money_becomes_fame_before_the_end() -> None:
    view = table([player(0, "R3", ["4S"], money=120), *OTHERS], round=7, end_round=7)
    everything = Revel(4, 120)
    assert act(view, Revel(1, 30), everything, Work(), END) == everything


def test_no_action_is_thrown_away() -> None:
    view = table([player(0, "D1", ["4S"]), *OTHERS])
    assert act(view, Work(), END) == Work()


def test_nobody_walks_into_a_bandit_without_a_card() -> None:
    view = table([player(0, "M2", []), *OTHERS], bandits=("M1",))
    assert act(view, Move("M1", 1), Work(), END) == Work()


def test_a_good_hand_looks_for_a_bandit() -> None:
    view = table([player(0, "M2", ["AS", "KS", "KH", "3C"], mp=5), *OTHERS], bandits=("M1",))
    assert act(view, Move("M1", 1), Move("M3", 1), Work(), END) == Move("M1", 1)


def test_a_sure_duel_is_fought() -> None:
    view = table([player(0, "D9", ["AS", "3C"]), *rivals(space="D9", cards=0)])
    duel = Fight(Seat(1), "duel", 0)
    assert act(view, duel, Work(), END) == duel


def test_a_hopeless_duel_is_not() -> None:
    view = table([player(0, "D9", ["3S", "3C"]), *rivals(space="D9", cards=5, seen=cards("AS", "KS"))])
    assert act(view, Fight(Seat(1), "duel", 5), Work(), END) == Work()


def test_stories_are_contributed_to_where_it_costs_nothing() -> None:
    story = StoryView("prospect", (Seat(2),), 12)
    view = table([player(0, "S1", ["4S"]), *OTHERS], stories=(story, StoryView(None, (), 0)))
    assert act(view, Contribute(0), Work(), END) == Contribute(0)


def test_a_story_leads_to_its_place() -> None:
    """Six spaces from everything a story that is nearly told decides where to go."""
    story = StoryView("end_at_station", (Seat(2),), 12)
    view = table([player(0, "V11", [], money=0), *OTHERS], stories=(story, StoryView(None, (), 0)), actions=1)
    assert act(view, Move("V10", 1), Move("V12", 1), END) == Move("V12", 1)


def test_a_story_is_met_by_riding_out_and_back() -> None:
    """Whoever stands at the station already need not stay away for a move (LEG-X56)."""
    story = StoryView("end_at_station", (Seat(2),), 12)
    view = table([player(0, "V12", [], money=0), *OTHERS], stories=(story, StoryView(None, (), 0)), actions=1)
    assert act(view, Move("V11", 1), Move("V12", 2, "back"), END) == Move("V12", 2, "back")


def test_without_a_story_nobody_rides_out_and_back() -> None:
    view = table([player(0, "V12", [], money=0), *OTHERS], actions=1)
    assert act(view, Move("V12", 2, "back"), END) == END


def test_who_has_to_be_alone_keeps_away_from_others() -> None:
    """One space from V1, where somebody stands, a dust storm is not met; three spaces away it is."""
    story = StoryView("end_alone", (Seat(2),), 12)
    view = table([player(0, "M7", [], money=0), *OTHERS], stories=(story, StoryView(None, (), 0)), actions=1)
    assert act(view, Move("M8", 1), Move("M6", 1), END) == Move("M6", 1)


def test_reputation_is_played_when_points_came_in() -> None:
    (seven,) = cards("7S")
    view = table([player(0, "D9", ["7S", "4S"], mp=1), *OTHERS])
    assert act(view, PlayReaction(seven), Work(), END) == PlayReaction(seven)


def test_in_the_last_turn_cards_are_spent() -> None:
    (four,) = cards("4S")
    view = table([player(0, "D9", ["4S"], mp=1), *OTHERS], round=7, end_round=7)
    assert act(view, PlayAction(four), Work(), END) == PlayAction(four)


# -------------------------------------------------------------------- income, cards, shopping


def test_an_empty_hand_takes_cards_and_a_full_one_money() -> None:
    incomes = (Income("cash"), Income("cards"), Income("both"))
    poor = table([player(0, "D9", [], money=60), *OTHERS])
    assert ask(poor, TakeIncome(), incomes) != Income("cash")
    full = table([player(0, "D9", ["2S", "4S", "6S", "8S", "9S"], money=0), *OTHERS])
    assert ask(full, TakeIncome(), incomes) != Income("cards")


def test_high_cards_are_kept() -> None:
    view = table([player(0, "D9", ["3S", "AS", "KS"]), *OTHERS])
    options = [Discard(card) for card in cards("3S", "AS", "KS")]
    assert ask(view, DiscardCard(1, "hand_limit"), options) == options[0]


def test_the_wounded_buy_whiskey_and_leave() -> None:
    view = table([player(0, "D2", ["3S"], money=10, wounds=2), *OTHERS], round=6, end_round=7)
    assert ask(view, VisitShop(), (Buy("whiskey", 10), Leave())) == Buy("whiskey", 10)


def test_before_the_end_upgrades_are_points() -> None:
    view = table([player(0, "D2", ["3S"], money=20), *OTHERS], round=7, end_round=7)
    options = (Buy("provisions", 20), Buy("ten_gallon", 20), Upgrade("revolver", 20), Leave())
    assert ask(view, VisitShop(), options) == Upgrade("revolver", 20)


def test_a_revolver_is_bought_early_by_who_has_none() -> None:
    """To be upgraded one day; with the end in sight it is money thrown away."""
    armed = player(0, "D2", ["3S"], money=20, lp=1, weapons=("rifle",))
    early = table([armed, *rivals(lp=1, space="R1")], round=1, turn=1)
    options = (Buy("revolver", 20), Leave())
    assert ask(early, VisitShop(), options) == options[0]
    assert ask(table([armed, *OTHERS], round=6, end_round=7), VisitShop(), options) == Leave()


@pytest.mark.parametrize(("speed", "counts"), [(2, False), (4, True)])
def test_a_long_ride_is_begun_where_a_turn_is_enough(speed: int, *, counts: bool) -> None:
    """Kit wants to travel twelve spaces in a turn: on foot that is out of the question."""
    riders = [table([player(0, "D9", ["3S"], speed=speed, goals=goals), *OTHERS]) for goals in ((), ("kit_carson_3",))]
    plain, wishing = [Turn(Situation(view), Likings(1, "wyatt_earp", 0)).arrival(SPACE["V9"]) for view in riders]
    assert (wishing > plain) == counts


def test_gravel_is_rolled_again_and_nuggets_are_not() -> None:
    view = table([player(0, "S1", ["3S"]), *OTHERS])
    gravel = (RerollDie(0, "nugget"), RerollDie(1, "gravel"), Pass())
    assert ask(view, MayReroll("miners_map"), gravel) == RerollDie(1, "gravel")
    assert ask(view, MayReroll("miners_map"), (RerollDie(0, "nugget"), Pass())) == Pass()


def test_the_smallest_legend_token_goes_back() -> None:
    view = table([player(0, "S1", ["3S"]), *OTHERS])
    assert ask(view, ReturnToken(1), (PutBack(1), PutBack(2), PutBack(3))) == PutBack(1)


def test_of_two_losses_the_smaller_is_chosen() -> None:
    view = table([player(0, "S1", ["AS", "KS"], money=20), *OTHERS])
    ways = (Alternative(0, ("lose_card:1",)), Alternative(1, ("lose_money:10",)))
    assert ask(view, ChooseEffect("fight_9"), ways) == ways[1]


# -------------------------------------------------------------------- fights


def test_the_lowest_card_that_surely_wins_is_laid() -> None:
    """An upgraded rifle has shown both cards of the bandit."""
    view = table(
        [player(0, "M1", ["3S", "9S", "QS", "AS"], weapons=("rifle+",)), *OTHERS],
        fight=fight(fight_cards=("fight_5", "fight_8")),
    )
    options = [Lay(card) for card in cards("3S", "9S", "QS", "AS")]
    assert ask(view, LayCard(), options) == options[1]


def test_a_high_card_meets_the_guard() -> None:
    view = table([player(0, "D8", ["3S", "5S", "KS"], wp=3), *OTHERS], fight=fight(foe="guard", drawn=3))
    options = [Lay(card) for card in cards("3S", "5S", "KS")]
    assert ask(view, LayCard(), options) == options[2]


def test_nobody_lays_a_card_in_vain() -> None:
    """A duel by somebody whose aces were seen, with nothing in hand but small cards."""
    attacker = player(1, "D9", cards=3, seen=cards("AS", "AH", "AD"))
    attacked = fight(0, "player", "duel", fighter=Seat(1), laid=True)
    view = table([player(0, "D9", ["5S", "6S"]), attacker, *OTHERS[1:]], active=Seat(1), fight=attacked)
    options = (*[Lay(card) for card in cards("5S", "6S")], Surrender())
    assert ask(view, LayCard(), options) == Surrender()


def test_for_a_foe_the_best_card_is_played() -> None:
    view = table([player(0, "D9", []), *OTHERS], active=Seat(1), fight=fight(fighter=Seat(1), keeper=Seat(0)))
    options = (LayFoe("fight_3"), LayFoe("fight_k"))
    assert ask(view, LayCard(), options) == LayFoe("fight_k")


@pytest.mark.parametrize(("theirs", "played"), [(9, True), (7, False), (12, False)])
def test_hands_up_is_played_where_it_turns_the_fight(theirs: int, *, played: bool) -> None:
    """A 10 (8) loses to a jack (9), which counts 9 (7) then; it beats a 9 anyway, and an ace stays a queen."""
    shown = fight(laid=True, other_laid=True, shown=True, card=cards("10S")[0], value=8, other_value=theirs)
    view = table([player(0, "M1", ["6S", "3S"]), *OTHERS], fight=shown)
    (six,) = cards("6S")
    assert (ask(view, MayReact(), (PlayReaction(six), Pass())) == PlayReaction(six)) == played


@pytest.mark.parametrize(("theirs", "again"), [(5, True), (0, False)])
def test_a_lost_fight_begins_anew(theirs: int, *, again: bool) -> None:
    shown = fight(laid=True, other_laid=True, shown=True, card=cards("3S")[0], value=1, other_value=theirs)
    view = table([player(0, "M1", ["KS"]), *OTHERS], fight=shown)
    assert (ask(view, MayUse("shootout"), (Use(), Pass())) == Use()) == again


def test_a_robber_takes_what_is_worth_more() -> None:
    view = table([player(0, "D9", ["3S"], wp=1), *rivals(space="D9", money=20, nuggets=4)])
    options = (Spoils("money", 10, False), Spoils("nuggets", 2, False), Spoils("nothing", 0, False))
    assert ask(view, TakeSpoils(Seat(1)), options) == options[1]


# -------------------------------------------------------------------- the Sheriff


def test_an_outlaw_sends_the_sheriff_away() -> None:
    view = table([player(0, "D3", ["3S"], wp=5), *OTHERS])
    options = (SheriffTo("D1", 0), SheriffTo("D3", 2), SheriffTo("M3", 2), SheriffTo("V1", 3))
    assert ask(view, WalkSheriff(3), options) == options[3]


def test_the_sheriff_is_led_to_a_rival() -> None:
    view = table([player(0, "V1", ["3S"]), *rivals(space="D3", wp=5)])
    options = (SheriffTo("D1", 0), SheriffTo("D9", 2), SheriffTo("D3", 2))
    assert ask(view, WalkSheriff(3), options) == options[2]


# -------------------------------------------------------------------- poker


def test_the_strongest_hand_is_played() -> None:
    view = table([player(0, "D5", ["9S", "9H", "AS"]), *OTHERS], poker=poker("9D", "KS", "3H"))
    options = [
        PlayCards(cards("9S", "9H"), "three_of_a_kind"),
        PlayCards(cards("9S", "AS"), "pair"),
        PlayCards(cards("9H", "AS"), "pair"),
    ]
    assert ask(view, PlayHand(None), options[::-1]) == options[0]


def test_of_equal_hands_the_cheaper_is_played() -> None:
    """No kicker counts: a pair of nines with an ace is no better than with a four."""
    view = table([player(0, "D5", ["9S", "4H", "AS"]), *OTHERS], poker=poker("9D", "KS", "3H"))
    options = (PlayCards(cards("9S", "AS"), "pair"), PlayCards(cards("9S", "4H"), "pair"))
    assert ask(view, PlayHand(None), options) == options[1]


def test_a_wild_card_sits_down() -> None:
    view = table([player(0, "D9", ["2H", "9S", "9H", "4S"], money=60), *OTHERS], poker=poker())
    assert ask(view, JoinPoker(), (Join(), Pass())) == Join()


# -------------------------------------------------------------------- odds and wishes


@pytest.mark.parametrize(
    ("value", "minus", "drawn", "ties", "odds"),
    [
        (12, 0, 2, False, 66 / 78),
        (12, 0, 2, True, 1.0),
        (0, 0, 1, False, 0.0),
        (0, 3, 1, False, 0.0),
        (5, 1, 1, False, 6 / 13),
    ],
)
def test_odds_against_a_foe(value: int, minus: int, drawn: int, odds: float, *, ties: bool) -> None:
    assert beats_foe(value, minus, drawn, wins_ties=ties) == pytest.approx(odds)


def test_odds_against_a_hand() -> None:
    assert beats_hand(5, 0, (), 0, wins_ties=True) == 1.0
    assert beats_hand(12, 0, (12,), 0, wins_ties=False) < 0.2
    assert beats_hand(11, 0, (), 1, wins_ties=True) > beats_hand(11, 0, (), 3, wins_ties=True)


def test_most_stories_and_goals_are_understood() -> None:
    """What is left comes by itself: an empty purse, cards to spare, a full bag."""
    content = base_content()
    stories = {row.id for row in content.stories.values() if not wishes_of(row.condition)}
    assert stories == {"hard_times", "the_preacher"}
    goals = [row.id for row in content.goals.values() if not wishes_of(row.condition)]
    assert goals == ["kit_carson_4"]


# -------------------------------------------------------------------- whole games

#: Every table is played to its end by a few hundred decisions.
VARIANTS: tuple[dict[str, Any], ...] = (
    {"rules": "cz"},
    {"rules": "ua", "goals": True},
    {"rules": "ru", "length": "medium"},
    {"first_game": True},
    {"goals": True, "deal": "one"},
    {"deal": "choose", "length": "long"},
    {"living_legend": "lp_or_wp", "kickers": "yes", "low_ace": "yes"},
)


def game(players: int, seed: int, **options: Any) -> Match:
    match = Match.new("legends", players=players, seed=seed, **options)
    play(match, [make_bot("simple", "legends", seed * 8 + seat) for seat in range(players)])
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_between_simple_bots_ends(players: int) -> None:
    assert game(players, 11).result is not None


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_variant(options: dict[str, Any]) -> None:
    assert game(4, 5, **options).result is not None


@pytest.mark.parametrize("difficulty", ["standard", "hard", "legend"])
def test_two_players_and_the_man_in_black(difficulty: str) -> None:
    assert game(2, 3, difficulty=difficulty, goals=True).result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    assert game(4, 2).digest == game(4, 2).digest


@pytest.mark.parametrize(("players", "options"), [(4, {"goals": True}), (2, {})])
def test_it_cannot_see_what_is_hidden(players: int, options: dict[str, Any]) -> None:
    check_secrecy_of_bot(Match.new("legends", players=players, seed=4, **options))


def test_it_stays_where_a_ride_brings_nothing() -> None:
    """Rowdy's ride and the like may also lead nowhere."""
    view = table([player(0, "D8", [], nuggets=4), *OTHERS])
    assert ask(view, ChooseWay("sprint", 2), (Move("D8", 0), Move("D7", 1))) == Move("D8", 0)
