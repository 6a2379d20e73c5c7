"""The simple bot of BANG! in the Valley of Shadows."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.valley_of_shadows.options import (
    DECK_CARDS,
    LOSE_LIFE,
    SHOOT_AT,
    THEIR_CARDS,
    MayShoot,
    PayBandidos,
    PutDown,
    SaveLife,
    SecondTarget,
    TakeThanks,
)
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import (
    DECLINE,
    END_TURN,
    PLAY_CARDS,
    Aimed,
    Answer,
    ChooseChecked,
    ChooseTheirCard,
    Pick,
    Play,
    PlayAs,
)
from sagebrush.games.bang.view import BangPlayer
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

VALLEY = ["valley_of_shadows"]


def players(mine: str, *hand: str, **others: object) -> list[BangPlayer]:
    """Me (seat 0) in this role; the Sheriff is seat 2, seat 1 a known friend or foe as asked for."""
    found = [player(0, mine, hand=hand), player(1), player(2, "sheriff", life=5), player(3), player(4)]
    for name, changes in others.items():
        assert isinstance(changes, dict)
        seat = int(name.removeprefix("p"))
        found[seat] = msgspec.structs.replace(found[seat], **changes)
    return found


def chosen(seats: list[BangPlayer], *options: Option) -> Option:
    """What it plays in phase 2."""
    return ask(BangSimple(1), table(0, seats), PLAY_CARDS, (END_TURN, *options))


DEAD_OUTLAW = {"p1": {"role": "outlaw", "life": 0, "alive": False}}


@pytest.mark.parametrize(("mine", "plays"), [("outlaw", True), ("deputy", False)])
def test_a_friend_is_brought_back_with_a_ghost(mine: str, plays: bool) -> None:  # noqa: FBT001
    ghost = Play("ghost:9S", Seat(1))
    assert (chosen(players(mine, "ghost:9S", **DEAD_OUTLAW), ghost) is ghost) == plays


def test_nobody_shoots_at_a_ghost() -> None:
    """The Sheriff would, were the Outlaw alive; a ghost cannot be hurt, so the Ghost itself is taken away."""
    seats = players(
        "deputy", "bang:7D", p1={"role": "outlaw", "life": 0, "ghost": "ghost", "in_play": ("ghost:9S", "scope:AS")}
    )
    assert chosen(seats, Play("bang:7D", Seat(1))) is END_TURN
    options = (Pick("scope:AS"), Pick("ghost:9S"))
    assert ask(BangSimple(1), table(0, seats), ChooseTheirCard(Seat(1), "cat_balou"), options) is options[1]


@pytest.mark.parametrize("card", ["rattlesnake:7H", "bounty:9C"])
def test_snakes_and_bounties_are_for_foes(card: str) -> None:
    options = [Play(card, Seat(seat)) for seat in (0, 2)]
    assert chosen(players("outlaw", card), *options) is options[1]
    assert chosen(players("deputy", card), *options) is END_TURN


def test_aim_is_for_the_wounded() -> None:
    """Two lives of the Sheriff's last two: better than a BANG! alone; a healthy one is shot at as usual or aimed at."""
    hand = ("aim:6C", "bang:7D")
    options = [Play("aim:6C", Seat(2)), Play("bang:7D", Seat(2))]
    assert chosen(players("outlaw", *hand, p2={"life": 2}), *options) is options[0]


def test_a_beer_is_too_good_for_a_lemat() -> None:
    """Wounded and with a LeMat, it does not shoot with its Beer, but with a card that it needs less."""
    seats = players("outlaw", "beer:6H", "dynamite:2H", p0={"life": 1}, p1={"role": "sheriff"}, p2={"role": None})
    options = [PlayAs("beer:6H", "bang", Seat(1)), PlayAs("dynamite:2H", "bang", Seat(1))]
    assert chosen(seats, *options) is options[1]


def test_bad_cards_fly_away_with_a_tornado() -> None:
    tornado = Play("tornado:AC")
    assert chosen(players("outlaw", "tornado:AC", "dynamite:2H", p4={"hand_size": 3}), tornado) is tornado
    rich = players("outlaw", "tornado:AC", "wells_fargo:3H", "missed:2S", p4={"hand_size": 3})
    assert chosen(rich, tornado) is END_TURN


@pytest.mark.parametrize(("role", "life", "saves"), [("sheriff", 1, True), ("outlaw", 1, False)])
def test_friends_are_saved(role: str, life: int, saves: bool) -> None:  # noqa: FBT001
    """A Deputy steps in for the Sheriff, never for an Outlaw."""
    seat = 2 if role == "sheriff" else 1
    seats = players("deputy", "saved:5H", **{f"p{seat}": {"role": role, "life": life}})
    question = SaveLife(Seat(seat), 1, "bang", Seat(3))
    answer = Answer("saved:5H")
    assert (ask(BangSimple(1), table(0, seats), question, (answer, DECLINE)) is answer) == saves


def test_a_friend_keeps_his_cards() -> None:
    seats = players("deputy")
    options = (THEIR_CARDS[2], DECK_CARDS)
    assert ask(BangSimple(1), table(0, seats), TakeThanks(Seat(2)), options) is DECK_CARDS
    foe = players("outlaw")
    assert ask(BangSimple(1), table(0, foe), TakeThanks(Seat(2)), options) is THEIR_CARDS[2]


@pytest.mark.parametrize(("name", "escapes"), [("jail", True), ("duel", True), ("tequila", False)])
def test_it_escapes_what_hurts(name: str, escapes: bool) -> None:  # noqa: FBT001
    answer = Answer("escape:3H")
    seats = players("outlaw", "escape:3H", p0={"life": 2})
    question = Aimed(Seat(1), f"{name}:JS", name)
    assert (ask(BangSimple(1), table(0, seats), question, (answer, DECLINE)) is answer) == escapes


def test_the_last_life_is_dearer_than_cards() -> None:
    """With one life left it pays Bandidos with the cards it needs least; in full health it keeps good cards."""
    hand = ("wells_fargo:3H", "dynamite:2H", "jail:JS")
    options = (*[Pick(card) for card in hand], LOSE_LIFE)
    poor = players("renegade", *hand, p0={"life": 1})
    assert ask(BangSimple(1), table(0, poor), PayBandidos(Seat(1), 2), options) is options[1]


def test_an_ace_spoils_the_poker_of_a_foe() -> None:
    options = (Pick("duel:QD"), Pick("bang:AS"))
    seats = players("outlaw", "duel:QD", "bang:AS")
    assert ask(BangSimple(1), table(0, seats), PutDown(Seat(2)), options) is options[1]


def test_shots_go_where_they_hurt_a_foe() -> None:
    seats = players("deputy", p1={"role": "outlaw", "life": 1})
    options = (SHOOT_AT[1], SHOOT_AT[2])
    assert ask(BangSimple(1), table(0, seats), SecondTarget(Seat(3)), options) is options[0]
    assert ask(BangSimple(1), table(0, seats), MayShoot("evelyn_shebang"), (*options, DECLINE)) is options[0]
    friends = players("deputy")
    assert ask(BangSimple(1), table(0, friends), MayShoot("evelyn_shebang"), (SHOOT_AT[2], DECLINE)) is DECLINE


def test_checks_for_spades() -> None:
    options = (Pick("bang:7D"), Pick("missed:3S"))
    cards = ("bang:7D", "missed:3S")
    seats = players("outlaw")
    assert ask(BangSimple(1), table(0, seats), ChooseChecked("rattlesnake", cards), options) is options[0]
    assert ask(BangSimple(1), table(0, seats), ChooseChecked("colorado_bill", cards), options) is options[1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(4, 8))
def test_it_plays_whole_games_with_every_character(seats: int) -> None:
    names = sorted(set(cast_for(("valley_of_shadows",))) - set(cast_for(())))
    for start in range(0, len(names), seats):
        cast = (names + names)[start : start + seats]
        match = Match.new("bang", players=seats, seed=start, expansions=VALLEY, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(seats)]).winners


def test_what_is_hidden_does_not_reach_it() -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, expansions=VALLEY))


@pytest.mark.long
def test_simple_beats_random_in_the_valley() -> None:
    check_superiority("bang", 5, 400, VALLEY)
