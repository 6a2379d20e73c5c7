"""The simple bot of BANG! with Gold Rush."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.gold_rush.gold_view import GoldView
from sagebrush.games.bang.expansions.gold_rush.options import (
    FOR_PLAYER,
    AnswerByEquipment,
    AsCard,
    Buy,
    ChooseEffect,
    ForceOut,
    ForWhom,
    LeaveOut,
    PlayForGold,
    UseEquipment,
)
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import DECLINE, END_TURN, PLAY_CARDS, LastChance, Pick, Play, UseAbility
from sagebrush.games.bang.view import BangPlayer, BangView
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

GOLD = ["gold_rush"]


def outlaw(hand: Sequence[str] = (), *, life: int = 4, character: str = "black_jack") -> list[BangPlayer]:
    """I am an Outlaw in seat 0; the Sheriff sits on my right, and everybody else is unknown."""
    mine = player(0, "outlaw", hand=hand, life=life, character=character)
    return [mine, player(1, cards=2), player(2, cards=2), player(3, cards=2), player(4, "sheriff", cards=3, life=5)]


def with_gold(players: list[BangPlayer], nuggets: int = 5) -> BangView:
    gold = GoldView(30 - nuggets, (nuggets, 0, 0, 0, 0), (), (), 20, (), ((),) * 5)
    return msgspec.structs.replace(table(0, players), parts={"gold": gold})


def chooses(players: list[BangPlayer], *options: Option) -> Option:
    return ask(BangSimple(1), with_gold(players), PLAY_CARDS, options)


def test_it_buys_what_is_worth_its_price() -> None:
    """A Pickaxe rather than a Gun Belt; a Rhum only if it is wounded."""
    pickaxe, belt, rhum = Buy("pickaxe", 4), Buy("gun_belt", 2), Buy("rhum", 3)
    assert chooses(outlaw(), END_TURN, belt, pickaxe, rhum) is pickaxe
    assert chooses(outlaw(), END_TURN, rhum) is END_TURN
    assert chooses(outlaw(life=1), END_TURN, belt, rhum) is rhum


def test_it_forces_out_what_helps_a_foe() -> None:
    """The Sheriff's Pickaxe is worth four nuggets and one more, a Gun Belt is not worth three."""
    pickaxe, belt = ForceOut(Seat(4), "pickaxe", 5), ForceOut(Seat(4), "gun_belt", 3)
    assert chooses(outlaw(), END_TURN, pickaxe) is pickaxe
    assert chooses(outlaw(), END_TURN, belt) is END_TURN
    friend = [player(0, "deputy"), *outlaw()[1:]]
    assert chooses(friend, END_TURN, pickaxe) is END_TURN


def test_beer_for_gold_where_it_heals_nothing() -> None:
    """With full lives and a full hand it sells a Beer; wounded it drinks; with room in hand it keeps it."""
    hand = ("beer:6H", "beer:7H", "scope:AS", "barrel:QS", "jail:JS")
    sold, drunk = PlayForGold("beer:6H"), Play("beer:6H")
    assert chooses(outlaw(hand), END_TURN, drunk, sold) is sold
    assert chooses(outlaw(hand, life=2), END_TURN, drunk, sold) is drunk
    assert chooses(outlaw(("beer:6H",)), END_TURN, sold) is END_TURN


def test_it_uses_what_it_has() -> None:
    pan, rucksack = UseEquipment("gold_pan"), UseEquipment("rucksack")
    assert chooses(outlaw(), END_TURN, pan) is pan
    assert chooses(outlaw(life=2), END_TURN, rucksack) is rucksack
    assert chooses(outlaw(), END_TURN, rucksack) is END_TURN
    snake = UseAbility("raddie_snake")
    assert chooses(outlaw(character="raddie_snake"), END_TURN, snake) is snake


def test_it_shoots_at_foes_for_gold() -> None:
    friend, foe = UseAbility("jacky_murieta", Seat(0)), UseAbility("jacky_murieta", Seat(4))
    assert chooses(outlaw(character="jacky_murieta"), END_TURN, friend, foe) is foe


def test_a_bottle_heals_the_wounded_and_shoots_otherwise() -> None:
    effects = (AsCard("beer"), AsCard("bang", Seat(0)), AsCard("bang", Seat(4)))
    asked = ChooseEffect("bottle")
    assert ask(BangSimple(1), with_gold(outlaw(life=1)), asked, effects) is effects[0]
    assert ask(BangSimple(1), with_gold(outlaw()), asked, effects) is effects[2]


def test_a_price_on_a_foes_head_and_a_drink_for_a_friend() -> None:
    seats = (FOR_PLAYER[0], FOR_PLAYER[4])
    assert ask(BangSimple(1), with_gold(outlaw(life=2)), ForWhom("wanted"), seats) is seats[1]
    assert ask(BangSimple(1), with_gold(outlaw(life=2)), ForWhom("shot"), seats) is seats[0]


def test_it_leaves_out_a_suit_that_is_there_twice() -> None:
    cards = ("beer:6H", "scope:AS", "bang:AS", "duel:QD", "jail:KC")
    picks = tuple(Pick(card) for card in cards)
    assert ask(BangSimple(1), with_gold(outlaw()), LeaveOut(cards, 1), picks) in picks[1:3]


@pytest.mark.parametrize(("nuggets", "needed", "saved"), [(2, 1, True), (2, 2, False), (4, 2, True)])
def test_gold_is_spent_only_on_a_life_that_it_saves(nuggets: int, needed: int, *, saved: bool) -> None:
    rucksack = AnswerByEquipment("rucksack")
    view = with_gold(outlaw(life=1), nuggets)
    chosen = ask(BangSimple(1), view, LastChance("bang", Seat(4), needed), (rucksack, DECLINE))
    assert chosen is (rucksack if saved else DECLINE)


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 7])
def test_it_plays_whole_games_with_every_character(players: int) -> None:
    names = sorted(set(cast_for(("gold_rush",))) - set(cast_for(())))
    for start in range(0, len(names), players):
        cast = (names + names)[start : start + players]
        match = Match.new("bang", players=players, seed=start, expansions=GOLD, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(players)]).winners


@pytest.mark.parametrize("shadows", [False, True])
def test_what_is_hidden_does_not_reach_it(*, shadows: bool) -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, expansions=GOLD, shadow_gunslingers=shadows))


@pytest.mark.long
def test_simple_beats_random() -> None:
    check_superiority("bang", 5, 600, GOLD)
