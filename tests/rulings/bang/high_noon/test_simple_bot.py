"""The simple bot of BANG! with High Noon."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.bots.bang_situation import Mind, Situation
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.high_noon.extra_cards import THESE_SUITS
from sagebrush.games.bang.expansions.high_noon.options import (
    CHANGE_IDENTITY,
    NAME_SUIT,
    STAY_ONESELF,
    DiscardInPlay,
    ThisSuit,
)
from sagebrush.games.bang.options import END_TURN, PLAY_CARDS, Become, Pick, Play
from sagebrush.games.bang.view import BangView
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

EXPANSIONS = ["high_noon"]


def outlaw(
    *hand: str, life: int = 4, in_play: tuple[str, ...] = (), event: str = "", foe: tuple[str, ...] = ()
) -> BangView:
    """An Outlaw beside the Sheriff, under an event; `foe` are the cards in front of the Sheriff."""
    players = [player(0, "outlaw", life=life, hand=hand, in_play=in_play, character="paul_regret")]
    players += [player(1), player(2), player(3), player(4, "sheriff", in_play=foe)]
    return msgspec.structs.replace(table(0, players), rules=(event,))


def test_the_daltons_take_its_jail_away() -> None:
    view = outlaw(in_play=("barrel:QS", "jail:JS"))
    options = (Pick("barrel:QS"), Pick("jail:JS"))
    assert ask(BangSimple(1), view, DiscardInPlay("the_daltons"), options) is options[1]


def test_it_names_the_suit_that_it_can_play_most_of() -> None:
    view = outlaw("stagecoach:9S", "panic:JH", "missed:2S", "missed:3S", "gatling:10H")
    assert ask(BangSimple(1), view, NAME_SUIT, THESE_SUITS) == ThisSuit("hearts")


@pytest.mark.parametrize(
    ("life", "character", "new"), [(1, "sid_ketchum", True), (2, "willy_the_kid", True), (4, "willy_the_kid", False)]
)
def test_a_new_identity_for_who_has_little_to_lose(life: int, character: str, new: bool) -> None:  # noqa: FBT001
    options: tuple[Option, ...] = (Become(character), STAY_ONESELF)
    chosen = ask(BangSimple(1), outlaw(life=life), CHANGE_IDENTITY, options)
    assert chosen is options[0 if new else 1]


@pytest.mark.parametrize(("event", "chance"), [("", 0.75), ("blessing", 0.0), ("curse", 1.0)])
def test_what_a_barrel_is_worth_under_an_event(event: str, chance: float) -> None:
    """The Sheriff has no card in hand, but a Barrel in play."""
    assert Situation(outlaw(event=event, foe=("barrel:QS",)), Mind(1)).hit_chance(4, 1) == chance


def test_no_duel_during_the_sermon() -> None:
    """With three BANG! cards it challenges the Sheriff, who has one card; during the Sermon they are worth nothing."""
    hand = ("duel:QD", "bang:7D", "bang:8D", "bang:9D")
    options = (END_TURN, Play("duel:QD", Seat(4)))
    players = [player(0, "outlaw", life=1, hand=hand), player(1), player(2), player(3), player(4, "sheriff", cards=6)]
    view = table(0, players)
    assert ask(BangSimple(1), view, PLAY_CARDS, options) is options[1]
    pious = msgspec.structs.replace(view, rules=("sermon",))
    assert ask(BangSimple(1), pious, PLAY_CARDS, options) is END_TURN


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 8))
def test_it_plays_whole_games(players: int) -> None:
    for seed in range(3):
        match = Match.new("bang", players=players, seed=seed, expansions=EXPANSIONS, bonus_characters=True)
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(players)]).winners


def test_what_is_hidden_does_not_reach_it() -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, expansions=EXPANSIONS))


@pytest.mark.long
def test_simple_beats_random_in_every_role() -> None:
    check_superiority("bang", 4, 120, EXPANSIONS)


@pytest.mark.long
def test_simple_beats_random_among_five() -> None:
    check_superiority("bang", 5, 600, EXPANSIONS)
