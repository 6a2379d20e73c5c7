"""The simple bot of the Dice Game at tables laid out by hand."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.dice_simple import DiceSimple
from sagebrush.core.match import Match
from sagebrush.games.dice.characters import CHARACTERS
from sagebrush.games.dice.data import LIFE
from sagebrush.games.dice.options import (
    ACCEPT,
    CHOOSE,
    DECLINE,
    REROLLS,
    SHOOT,
    SHOOT_DOUBLED,
    YES_OR_NO,
    Become,
    ChooseCharacter,
    ChooseTarget,
    GiveBeer,
    GiveLife,
    MayRemoveArrow,
    MayReturnArrow,
    MayTakeArrow,
    RollAgain,
    Stop,
)
from tests.bots.strength import check_secrecy_of_bot
from tests.bots.tables import ask, play, player, table

SEEDS = range(12)
NEIGHBOURS = (SHOOT[1], SHOOT[4])


def thrown(option: object) -> tuple[int, ...]:
    return getattr(option, "dice", ())


# -------------------------------------------------------------------- aiming


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deputy_never_shoots_the_sheriff_when_a_foe_is_in_reach(seed: int) -> None:
    players = [player(0, "deputy"), player(1, "sheriff", life=1), player(2), player(3), player(4)]
    for view in (table(0, players, dice=["bullseye_1"]), table(0, players, dice=["bullseye_1"], turn=seed)):
        assert ask(DiceSimple(seed), view, ChooseTarget("bullseye_1", 1), NEIGHBOURS) is SHOOT[4]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_outlaw_goes_for_the_sheriff(seed: int) -> None:
    players = [player(0, "outlaw"), player(1), player(2), player(3), player(4, "sheriff")]
    view = table(0, players, dice=["bullseye_1"])
    assert ask(DiceSimple(seed), view, ChooseTarget("bullseye_1", 1), NEIGHBOURS) is SHOOT[4]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sheriff_shoots_who_shot_at_him(seed: int) -> None:
    players = [
        player(0, "sheriff"),
        player(1, help=(2, 0, 0, 0, 0)),
        player(2),
        player(3),
        player(4, harm=(2, 0, 0, 0, 0)),
    ]
    view = table(0, players, dice=["bullseye_1"])
    assert ask(DiceSimple(seed), view, ChooseTarget("bullseye_1", 1), NEIGHBOURS) is SHOOT[4]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_renegade_saves_the_sheriff_for_last(seed: int) -> None:
    third = [player(0, "renegade"), player(1, "sheriff", life=2), player(2, "outlaw", life=0), player(3), player(4)]
    view = table(0, third, dice=["bullseye_1"])
    assert ask(DiceSimple(seed), view, ChooseTarget("bullseye_1", 1), NEIGHBOURS) is SHOOT[4]


def test_the_renegade_gives_the_failing_sheriff_his_beer() -> None:
    players = [player(0, "renegade"), player(1, "sheriff", life=1), player(2), player(3), player(4)]
    view = table(0, players, dice=["beer"])
    assert ask(DiceSimple(1), view, GiveBeer(1), CHOOSE[:5]) is CHOOSE[1]


def test_two_shots_are_not_wasted_on_one_life_point() -> None:
    """Both neighbours are Outlaws for certain, each with one life point: one shot each."""
    players = [
        player(0, "sheriff"),
        player(1, life=1, harm=(4, 0, 0, 0, 0)),
        player(2, "deputy", life=0),
        player(3, "renegade", life=0),
        player(4, life=1, harm=(4, 0, 0, 0, 0)),
    ]
    view = table(0, players, dice=["bullseye_1", "bullseye_1", "arrow", "arrow", "arrow"])
    bot = DiceSimple(3)
    shots = [ask(bot, view, ChooseTarget("bullseye_1", left), NEIGHBOURS) for left in (2, 1)]
    assert shots == [SHOOT[1], SHOOT[4]]


def test_slab_doubles_the_shot_that_ends_it() -> None:
    """Slab is an Outlaw at full life, the Sheriff has two life points: beer and Bull's Eye together win the game."""
    players = [player(0, "outlaw", character="slab_the_killer"), player(1, "sheriff", life=2)]
    players += [player(2), player(3), player(4)]
    view = table(0, players, dice=["bullseye_1", "beer", "arrow", "arrow", "arrow"])
    options = (*NEIGHBOURS, SHOOT_DOUBLED[1], SHOOT_DOUBLED[4])
    assert ask(DiceSimple(1), view, ChooseTarget("bullseye_1", 1), options) is SHOOT_DOUBLED[1]


def test_three_players_hunt_their_prey() -> None:
    """The Deputy must take the Renegade's last life point himself; the Outlaw, who hunts him, is left alone."""
    players = [player(0, "deputy", seats=3), player(1, "renegade", seats=3), player(2, "outlaw", life=2, seats=3)]
    view = table(0, players, dice=["bullseye_1"])
    assert ask(DiceSimple(1), view, ChooseTarget("bullseye_1", 1), (SHOOT[1], SHOOT[2])) is SHOOT[1]


# -------------------------------------------------------------------- rolling


def roll(
    role: str, dice: list[str], *, rolls: int = 1, character: str = "black_jack", life: int = 8, arrows: int = 0
) -> tuple[int, ...]:
    """Which dice the bot throws again; a neighbour is the Sheriff, unless it is the bot itself."""
    players = [player(0, role, character=character, life=life, arrows=arrows), player(1), player(2)]
    players += [player(3), player(4)] if role == "sheriff" else [player(3), player(4, "sheriff")]
    free = sum(1 << die for die, face in enumerate(dice) if face != "dynamite")
    view = table(0, players, dice=dice)
    return thrown(ask(DiceSimple(1), view, RollAgain(rolls, tuple(dice)), REROLLS[free]))


def test_it_stops_before_the_third_dynamite_when_hurt() -> None:
    dice = ["dynamite", "dynamite", "beer", "beer", "bullseye_1"]
    assert roll("sheriff", dice, life=2, character="jesse_jones") == ()


def test_it_throws_useless_dice_again() -> None:
    """Arrows and single gatlings do nothing: with two rolls left they go, and the shots at the Sheriff stay."""
    dice = ["bullseye_1", "arrow", "bullseye_1", "gatling", "arrow"]
    again = roll("outlaw", dice, rolls=2)
    assert 1 in again
    assert 4 in again
    assert 0 not in again
    assert 2 not in again


def test_a_healthy_player_does_not_keep_beer_for_himself() -> None:
    dice = ["beer", "bullseye_1", "beer", "bullseye_1", "bullseye_1"]
    assert roll("outlaw", dice, rolls=2, life=8) == (0, 2)


def test_a_dying_sheriff_keeps_his_beer() -> None:
    dice = ["beer", "arrow", "beer", "arrow", "arrow"]
    again = roll("sheriff", dice, rolls=1, life=1)
    assert 0 not in again
    assert 2 not in again


def test_willy_keeps_two_gatlings() -> None:
    dice = ["gatling", "gatling", "arrow", "bullseye_1", "bullseye_2"]
    again = roll("sheriff", dice, rolls=1, character="willy_the_kid")
    assert 0 not in again
    assert 1 not in again


def test_two_gatlings_and_many_arrows_are_worth_a_chase() -> None:
    dice = ["gatling", "gatling", "arrow", "arrow", "arrow"]
    again = roll("sheriff", dice, rolls=2, arrows=4)
    assert again == (2, 3, 4)


def test_no_throw_when_the_indians_would_kill() -> None:
    """One arrow is left in the supply, three lie before him and he has three life points: he keeps what he has."""
    players = [
        player(0, "sheriff", life=3, arrows=3, character="lucky_duke"),
        player(1),
        player(2),
        player(3),
        player(4),
    ]
    view = table(0, players, dice=["bullseye_1", "beer", "arrow", "bullseye_2", "arrow"], supply=1)
    assert isinstance(ask(DiceSimple(1), view, RollAgain(2, tuple(view.dice)), REROLLS[31]), Stop)


def test_the_indians_are_welcome_when_only_foes_have_arrows() -> None:
    players = [player(0, "sheriff"), player(1, life=1, arrows=4), player(2, life=1, arrows=4), player(3), player(4)]
    view = table(0, players, dice=["beer", "beer", "arrow", "gatling", "arrow"], supply=1)
    assert thrown(ask(DiceSimple(1), view, RollAgain(2, tuple(view.dice)), REROLLS[31]))


def test_black_jack_throws_dynamite_again() -> None:
    players = [player(0, "sheriff"), player(1), player(2), player(3), player(4)]
    view = table(0, players, dice=["dynamite", "dynamite", "bullseye_1", "bullseye_1", "bullseye_2"])
    assert {0, 1} <= set(thrown(ask(DiceSimple(1), view, RollAgain(1, tuple(view.dice)), REROLLS[31])))


def test_hurt_suzy_gets_rid_of_her_shots() -> None:
    dice = ["bullseye_2", "beer", "arrow", "arrow", "beer"]
    assert 0 in roll("sheriff", dice, rolls=2, character="suzy_lafayette", life=2)


# -------------------------------------------------------------------- gifts and arrows


def test_a_deputy_saves_the_sheriff_before_himself() -> None:
    players = [player(0, "deputy", life=4), player(1), player(2, "sheriff", life=1), player(3), player(4)]
    view = table(0, players, dice=["beer"])
    assert ask(DiceSimple(1), view, GiveBeer(1), CHOOSE[:5]) is CHOOSE[2]


def test_nothing_good_for_a_foe() -> None:
    """The Sheriff at full life trusts nobody: he wastes his beer on himself."""
    players = [
        player(0, "sheriff", life=10),
        player(1, life=3),
        player(2, life=3),
        player(3, life=3),
        player(4, life=3),
    ]
    view = table(0, players, dice=["beer"])
    assert ask(DiceSimple(1), view, GiveBeer(1), CHOOSE[:5]) is CHOOSE[0]
    assert ask(DiceSimple(1), view, GiveLife(), CHOOSE[:5]) is CHOOSE[0]


def test_a_wasted_life_point_is_wasted_on_oneself() -> None:
    """Everybody is at full life: Sid takes his own gift."""
    players = [player(seat, life=8) for seat in range(4)] + [player(4, "sheriff", life=10, character="sid_ketchum")]
    assert ask(DiceSimple(1), table(4, players), GiveLife(), CHOOSE[:5]) is CHOOSE[4]


def test_bart_takes_the_arrow_rather_than_the_bullet() -> None:
    players = [
        player(0, "outlaw", character="bart_cassidy", life=1),
        player(1),
        player(2, "sheriff"),
        player(3),
        player(4),
    ]
    assert ask(DiceSimple(1), table(0, players), MayTakeArrow("bullseye"), YES_OR_NO) is ACCEPT


def test_pedro_returns_his_arrow() -> None:
    players = [player(0, "outlaw", character="pedro_ramirez", arrows=2), player(1), player(2, "sheriff")]
    players += [player(3), player(4)]
    assert ask(DiceSimple(1), table(0, players), MayReturnArrow(), YES_OR_NO) is ACCEPT


def test_kit_takes_arrows_from_friends_and_leaves_them_with_foes() -> None:
    players = [
        player(0, "deputy", character="kit_karlson"),
        player(1, arrows=3),
        player(2, "sheriff", arrows=2, life=3),
    ]
    players += [player(3), player(4)]
    bot = DiceSimple(1)
    assert ask(bot, table(0, players), MayRemoveArrow(1), (CHOOSE[1], CHOOSE[2], DECLINE)) is CHOOSE[2]
    assert ask(bot, table(0, players), MayRemoveArrow(1), (CHOOSE[1], DECLINE)) is DECLINE


def test_it_takes_a_character_it_likes() -> None:
    options = (Become("vulture_sam"), Become("lucky_duke"), Become("el_gringo"))
    view = table(0, [player(seat) for seat in range(5)])
    assert ask(DiceSimple(1), view, ChooseCharacter(), options) == Become("lucky_duke")


# -------------------------------------------------------------------- whole games


@pytest.mark.slow
@pytest.mark.parametrize("players", range(3, 9))
def test_it_plays_whole_games_with_every_character(players: int) -> None:
    """The match refuses anything that is not offered, so a game that ends was played by the rules."""
    names = sorted(CHARACTERS)
    for start in range(0, len(names), players):
        cast = (names + names)[start : start + players]
        match = Match.new("dice", players=players, seed=start, characters=",".join(cast))
        assert play(match, [make_bot("simple", "dice", seat) for seat in range(players)]).winners
    assert set(names) == set(LIFE)


def test_it_plays_with_chosen_characters() -> None:
    match = Match.new("dice", players=6, seed=3, choose_characters=True)
    assert play(match, [make_bot("simple", "dice", seat) for seat in range(6)]).winners


def test_the_same_seed_chooses_the_same_and_nothing_is_remembered() -> None:
    """A bot that has sat there all game and a fresh one with its seed answer alike at every decision."""
    match = Match.new("dice", players=6, seed=11)
    bots = [make_bot("simple", "dice", seat) for seat in range(6)]
    while decision := match.decision:
        view = match.view(decision.seat)
        choice = bots[decision.seat].choose(view, decision)
        assert make_bot("simple", "dice", decision.seat).choose(view, decision) == choice
        match.answer(choice)


def test_seeds_differ_in_their_whims() -> None:
    """Both neighbours look alike to the Sheriff on his first turn: who is shot depends on the bot."""
    players = [player(0, "sheriff"), player(1), player(2), player(3), player(4)]
    view = table(0, players, dice=["bullseye_1"], turn=1)
    shots = {ask(DiceSimple(seed), view, ChooseTarget("bullseye_1", 1), NEIGHBOURS).id for seed in range(20)}
    assert len(shots) == 2


@pytest.mark.parametrize("players", [4, 5, 8])
def test_hidden_roles_do_not_reach_it(players: int) -> None:
    """Deal the hidden roles anew at every decision: it chooses the same."""
    check_secrecy_of_bot(Match.new("dice", players=players, seed=players))


GAME = """
from sagebrush import Match
from sagebrush.bots import make_bot
match = Match.new("dice", players=7, seed=5)
bots = [make_bot("simple", "dice", seat) for seat in range(7)]
while match.decision:
    match.answer(bots[match.decision.seat].choose(match.view(match.decision.seat), match.decision))
print(match.digest)
"""


@pytest.mark.slow
def test_every_process_plays_the_same_game() -> None:
    """The order of sets differs between processes; the bot's choices do not."""
    digests = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(digests) == 1
