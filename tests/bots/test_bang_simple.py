"""The simple bot of BANG! at tables laid out by hand."""

from __future__ import annotations

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.bots.bang_situation import beliefs
from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import (
    ACCEPT,
    DECLINE,
    END_TURN,
    FROM_DECK,
    FROM_DISCARD_PILE,
    FROM_HAND,
    PLAY_CARDS,
    YES_OR_NO,
    Answer,
    AnswerByAbility,
    AnswerInPlay,
    Become,
    ChooseChecked,
    ChooseSource,
    ChooseTheirCard,
    DiscardBang,
    DiscardExcess,
    LastChance,
    MayUse,
    PayCard,
    Pick,
    PickFromStore,
    Play,
    UseAbility,
)
from tests.bots.bang_tables import ask, defend, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

SEEDS = range(12)
AT_1, AT_4 = Play("bang:7D", Seat(1)), Play("bang:7D", Seat(4))
SHOTS = (END_TURN, Play("bang:7D", Seat(0)), AT_1, AT_4)


# -------------------------------------------------------------------- roles


def test_who_attacked_the_sheriff_twice_is_believed_an_outlaw() -> None:
    """Seat 1 is a Deputy; seat 3 shot at the Sheriff twice, even if both shots missed."""
    players = [player(0, "sheriff"), player(1, "deputy"), player(2), player(3, attacks=(2, 0, 0, 0, 0)), player(4)]
    believed = beliefs(table(1, players))
    assert believed[3]["outlaw"] > 0.8 > believed[2]["outlaw"]


def test_a_beer_for_the_sheriff_speaks_for_a_player() -> None:
    players = [player(0, "sheriff"), player(1), player(2), player(3, help=(2, 0, 0, 0, 0)), player(4)]
    believed = beliefs(table(0, players))
    assert believed[3]["deputy"] > 0.5


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deputy_never_shoots_the_sheriff(seed: int) -> None:
    hand = ("bang:7D",)
    players = [player(0, "deputy", hand=hand), player(1, "sheriff", life=1), player(2), player(3), player(4, cards=4)]
    assert ask(BangSimple(seed), table(0, players), PLAY_CARDS, SHOTS) is AT_4
    assert ask(BangSimple(seed), table(0, players), PLAY_CARDS, SHOTS[:3]) is END_TURN


@pytest.mark.parametrize("seed", SEEDS)
def test_an_outlaw_goes_for_the_sheriff(seed: int) -> None:
    players = [
        player(0, "outlaw", hand=("bang:7D",)),
        player(1, life=1),
        player(2),
        player(3),
        player(4, "sheriff", cards=4),
    ]
    assert ask(BangSimple(seed), table(0, players), PLAY_CARDS, SHOTS) is AT_4


def test_an_outlaw_spares_strangers() -> None:
    """Any of the three hidden players might be on its side."""
    players = [player(0, "outlaw", hand=("bang:7D",)), player(1), player(2), player(3, "sheriff"), player(4)]
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, SHOTS) is END_TURN


@pytest.mark.parametrize("seed", SEEDS)
def test_the_renegade_saves_the_sheriff_for_last(seed: int) -> None:
    hand = ("bang:7D",)
    dead = [player(2, "outlaw", life=0), player(3, "outlaw", life=0)]
    three = [player(0, "renegade", hand=hand), player(1, "sheriff", life=1), *dead, player(4, "deputy", cards=3)]
    assert ask(BangSimple(seed), table(0, three), PLAY_CARDS, SHOTS) is AT_4
    two = [*three[:4], player(4, "deputy", life=0)]
    assert ask(BangSimple(seed), table(0, two), PLAY_CARDS, SHOTS[:3]) is AT_1


# -------------------------------------------------------------------- its own turn


def test_cards_first_then_equipment_then_shots() -> None:
    hand = ("bang:7D", "stagecoach:9S", "barrel:QS")
    players = [player(0, "outlaw", hand=hand), player(1), player(2), player(3), player(4, "sheriff")]
    options = [END_TURN, AT_4, Play("stagecoach:9S"), Play("barrel:QS")]
    bot = BangSimple(1)
    order = []
    while len(options) > 1:
        choice = ask(bot, table(0, players), PLAY_CARDS, options)
        options.remove(choice)
        order.append(choice)
    assert order == [Play("stagecoach:9S"), Play("barrel:QS"), AT_4]


def test_no_beer_when_only_two_are_left() -> None:
    dead = [player(seat, role, life=0) for seat, role in ((2, "outlaw"), (3, "outlaw"), (4, "deputy"))]
    players = [player(0, "renegade", life=1, hand=("beer:6H",)), player(1, "sheriff"), *dead]
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, (END_TURN, Play("beer:6H"))) is END_TURN


def test_a_hurt_player_drinks() -> None:
    players = [player(0, "outlaw", life=2, hand=("beer:6H",)), player(1), player(2), player(3), player(4, "sheriff")]
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, (END_TURN, Play("beer:6H"))) == Play("beer:6H")


def test_no_duel_against_a_full_hand_without_a_bang() -> None:
    hand = ("duel:QD",)
    at = Play("duel:QD", Seat(4))
    players = [player(0, "renegade", life=1, hand=hand), player(1, "sheriff"), player(2), player(3), player(4, cards=7)]
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, (END_TURN, at)) is END_TURN
    players[4] = player(4, cards=0)
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, (END_TURN, at)) is at


def test_a_weapon_that_reaches_a_foe() -> None:
    hand = ("schofield:JC", "bang:7D")
    players = [player(0, "outlaw", hand=hand), player(1), player(2, "sheriff"), player(3), player(4)]
    options = (END_TURN, Play("schofield:JC"))
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, options) == Play("schofield:JC")
    players[0] = player(0, "outlaw", hand=hand, in_play=("winchester:8S",), reach=5)
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, options) is END_TURN


def test_jail_is_for_foes() -> None:
    options = (END_TURN, Play("jail:4H", Seat(1)), Play("jail:4H", Seat(2)))
    players = [
        player(0, "sheriff", hand=("jail:4H",)),
        player(1, help=(3, 0, 0, 0, 0)),
        player(2, attacks=(3, 0, 0, 0, 0)),
    ]
    players += [player(3), player(4)]
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, options) == options[2]


def test_sid_heals_himself_when_it_is_needed() -> None:
    hand = ("bang:7D", "bang:8D", "panic:JH")
    options = (END_TURN, UseAbility("sid_ketchum"))
    players = [
        player(0, "sheriff", life=1, hand=hand, character="sid_ketchum"),
        player(1),
        player(2),
        player(3),
        player(4),
    ]
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, options) is options[1]
    players[0] = player(0, "sheriff", life=5, hand=hand, character="sid_ketchum")
    assert ask(BangSimple(1), table(0, players), PLAY_CARDS, options) is END_TURN


# -------------------------------------------------------------------- answers


def test_a_missed_saves_the_last_life() -> None:
    assert defend(1, ("missed:2S",), Answer("missed:2S")) == Answer("missed:2S")


def test_the_barrel_is_tried_first() -> None:
    barrel = AnswerInPlay("barrel:QS")
    assert defend(1, ("missed:2S",), Answer("missed:2S"), barrel) is barrel
    assert defend(1, ("missed:2S",), Answer("missed:2S"), AnswerByAbility("jourdonnais")).id.endswith("jourdonnais")


def test_one_missed_is_not_wasted_on_slab() -> None:
    """Slab's BANG! needs two Missed!: with one, it keeps it; with two, it uses both."""
    assert defend(2, ("missed:2S",), Answer("missed:2S"), needed=2) is DECLINE
    both = (Answer("missed:2S"), Answer("missed:3S"))
    assert defend(1, ("missed:2S", "missed:3S"), *both, needed=2) in both


def test_a_bang_saves_a_life_from_indians() -> None:
    players = [player(0, "outlaw", life=2, hand=("bang:7D",)), player(1), player(2), player(3), player(4, "sheriff")]
    options = (Answer("bang:7D"), DECLINE)
    assert ask(BangSimple(1), table(0, players), DiscardBang("indians", Seat(1)), options) is options[0]


def test_the_last_beer_is_drunk() -> None:
    players = [player(0, "outlaw", life=0, hand=("beer:6H",)), player(1), player(2), player(3), player(4, "sheriff")]
    options = (Answer("beer:6H"), DECLINE)
    assert ask(BangSimple(1), table(0, players), LastChance("bang", Seat(4), 1), options) is options[0]


# -------------------------------------------------------------------- single cards


def test_it_keeps_what_it_needs() -> None:
    hand = ("missed:2S", "dynamite:2H", "beer:6H", "bang:7D")
    players = [player(0, "outlaw", life=3, hand=hand), player(1), player(2), player(3), player(4, "sheriff")]
    options = tuple(Pick(card) for card in hand)
    assert ask(BangSimple(1), table(0, players), DiscardExcess(1), options) == Pick("dynamite:2H")
    assert ask(BangSimple(1), table(0, players), PayCard("sid_ketchum", 1), options) == Pick("dynamite:2H")


def test_it_does_not_hoard_one_kind() -> None:
    hand = ("beer:6H", "beer:7H", "beer:8H", "bang:7D")
    players = [player(0, "outlaw", life=3, hand=hand), player(1), player(2), player(3), player(4, "sheriff")]
    choice = ask(BangSimple(1), table(0, players), DiscardExcess(1), tuple(Pick(card) for card in hand))
    assert choice != Pick("bang:7D")


def test_it_takes_the_best_of_the_store() -> None:
    players = [player(0, "outlaw"), player(1), player(2), player(3), player(4, "sheriff")]
    cards = ("dynamite:2H", "wells_fargo:3H", "schofield:JC")
    choice = ask(BangSimple(1), table(0, players), PickFromStore(cards), tuple(Pick(card) for card in cards))
    assert choice == Pick("wells_fargo:3H")


def test_it_takes_a_foe_s_barrel_and_a_friend_s_dynamite() -> None:
    in_play = ("barrel:QS", "dynamite:2H")
    options = (FROM_HAND[4], Pick("barrel:QS"), Pick("dynamite:2H"))
    players = [player(0, "outlaw"), player(1), player(2), player(3), player(4, "sheriff", cards=3, in_play=in_play)]
    question = ChooseTheirCard(Seat(4), "cat_balou")
    assert ask(BangSimple(1), table(0, players), question, options) == Pick("barrel:QS")
    players[0] = player(0, "deputy")
    assert ask(BangSimple(1), table(0, players), question, options) == Pick("dynamite:2H")


def test_lucky_duke_knows_what_he_wants_to_see() -> None:
    players = [player(0, "outlaw", character="lucky_duke"), player(1), player(2), player(3), player(4, "sheriff")]
    cards = ("missed:5S", "beer:6H")
    options = tuple(Pick(card) for card in cards)
    for by in ("barrel", "jail", "dynamite"):
        assert ask(BangSimple(1), table(0, players), ChooseChecked(by, cards), options) == Pick("beer:6H")
    cards = ("missed:5S", "winchester:10S")
    options = tuple(Pick(card) for card in cards)
    assert ask(BangSimple(1), table(0, players), ChooseChecked("dynamite", cards), options) == options[1]


def test_jesse_and_pedro_look_before_they_draw() -> None:
    jesse = [
        player(0, "outlaw", character="jesse_jones"),
        player(1),
        player(2),
        player(3),
        player(4, "sheriff", cards=1),
    ]
    options = (FROM_DECK, FROM_HAND[4])
    assert ask(BangSimple(1), table(0, jesse), ChooseSource("jesse_jones"), options) is FROM_HAND[4]
    pedro = [player(0, "outlaw", character="pedro_ramirez"), player(1), player(2), player(3), player(4, "sheriff")]
    sources = (FROM_DECK, FROM_DISCARD_PILE)
    good, bad = table(0, pedro, pile_top="wells_fargo:3H"), table(0, pedro, pile_top="dynamite:2H")
    assert ask(BangSimple(1), good, ChooseSource("pedro_ramirez"), sources) is FROM_DISCARD_PILE
    assert ask(BangSimple(1), bad, ChooseSource("pedro_ramirez"), sources) is FROM_DECK


def test_it_uses_its_ability_and_takes_a_character_it_likes() -> None:
    players = [player(0, "outlaw", character="suzy_lafayette"), player(1), player(2), player(3), player(4, "sheriff")]
    assert ask(BangSimple(1), table(0, players), MayUse("suzy_lafayette"), YES_OR_NO) is ACCEPT
    options = (Become("el_gringo"), Become("willy_the_kid"))
    assert ask(BangSimple(1), table(0, players), MayUse("x"), options) is options[1]


# -------------------------------------------------------------------- whole games


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 8))
def test_it_plays_whole_games_with_every_character(players: int) -> None:
    """The match refuses anything that is not offered, so a game that ends was played by the rules."""
    names = sorted(cast_for(()))
    for start in range(0, len(names), players):
        cast = (names + names)[start : start + players]
        match = Match.new("bang", players=players, seed=start, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(players)]).winners


def test_it_plays_with_two_characters_to_choose_from() -> None:
    match = Match.new("bang", players=5, seed=3, two_characters=True)
    assert play(match, [make_bot("simple", "bang", seat) for seat in range(5)]).winners


def test_the_same_seed_chooses_the_same_and_nothing_is_remembered() -> None:
    match = Match.new("bang", players=6, seed=11)
    bots = [make_bot("simple", "bang", seat) for seat in range(6)]
    while decision := match.decision:
        view = match.view(decision.seat)
        choice = bots[decision.seat].choose(view, decision)
        assert make_bot("simple", "bang", decision.seat).choose(view, decision) == choice
        match.answer(choice)


@pytest.mark.parametrize("players", [4, 5, 7])
def test_what_is_hidden_does_not_reach_it(players: int) -> None:
    """Deal hidden roles and cards anew at every decision: it chooses the same."""
    check_secrecy_of_bot(Match.new("bang", players=players, seed=players))


@pytest.mark.long
@pytest.mark.parametrize(("players", "games"), [(4, 200), (5, 400)])
def test_simple_beats_random_in_every_role(players: int, games: int) -> None:
    """Mixed tables, seats rotating: in no role do the two intervals of 95 % even touch."""
    check_superiority("bang", players, games)


@pytest.mark.long
def test_simple_beats_random_with_everything_in_the_box() -> None:
    check_superiority("bang", 5, 600, [expansion.name for expansion in GAME.info.expansions])
