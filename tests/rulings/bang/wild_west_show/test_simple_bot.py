"""The simple bot of BANG! with the Wild West Show."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.bots.goals import stakes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.wild_west_show.options import (
    EXCHANGE,
    KEEP,
    KEEP_OR_EXCHANGE,
    CallOn,
    ChangePlaces,
    ExchangeAbilities,
    Name,
    NameCard,
    PlayFor,
)
from sagebrush.games.bang.expansions.wild_west_show.show_view import ShowView
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import END_TURN, PLAY_CARDS, Play, PlayAs, UseAbility
from sagebrush.games.bang.view import BangPlayer, BangView
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

SHOW = ["wild_west_show"]


def outlaw(hand: Sequence[str] = (), *, character: str = "black_jack", life: int = 4) -> list[BangPlayer]:
    """I am an Outlaw in seat 0; the Sheriff sits on my right."""
    mine = player(0, "outlaw", hand=hand, character=character, life=life)
    return [mine, player(1, cards=2), player(2, cards=2), player(3, cards=2), player(4, "sheriff", cards=3, life=5)]


def under(rule: str, players: list[BangPlayer], **facts: object) -> BangView:
    return msgspec.structs.replace(table(0, players), rules=("show_deck", rule), **facts)


def chooses(view: BangView, *options: Option) -> Option:
    return ask(BangSimple(1), view, PLAY_CARDS, options)


def test_it_repeats_a_good_card_and_keeps_its_bang_otherwise() -> None:
    """Lee Van Kliff repeats a Wells Fargo; a Saloon that heals nobody of his he does not."""
    players = outlaw(("bang:7D",), character="lee_van_kliff")
    again = UseAbility("lee_van_kliff", None, "bang:7D")
    view = msgspec.structs.replace(table(0, players), parts={"show": ShowView("gag", "", 5, "wells_fargo")})
    assert chooses(view, END_TURN, again) is again
    view = msgspec.structs.replace(view, parts={"show": ShowView("gag", "", 5, "saloon")})
    assert chooses(view, END_TURN, again) is END_TURN


def test_it_trades_its_worst_card_with_a_foe() -> None:
    players = outlaw(("dynamite:2H", "missed:2S"), character="flint_westwood")
    bad, good = (UseAbility("flint_westwood", Seat(4), card) for card in ("dynamite:2H", "missed:2S"))
    assert chooses(table(0, players), END_TURN, good, bad) is bad


def test_it_changes_places_with_a_foe_and_not_with_a_friend() -> None:
    change = ChangePlaces(Seat(4))
    assert chooses(under("lady_rosa_of_texas", outlaw()), END_TURN, change) is change
    deputy = [player(0, "deputy"), *outlaw()[1:]]
    assert chooses(under("lady_rosa_of_texas", deputy), END_TURN, change) is END_TURN


@pytest.mark.parametrize(("played", "cards", "plays"), [(0, 3, True), (2, 1, True), (0, 2, False), (3, 1, False)])
def test_it_plays_three_cards_for_miss_susanna_if_it_can(played: int, cards: int, *, plays: bool) -> None:
    """Beers that heal nothing are better than a life lost; where three cannot be reached they are kept."""
    hand = tuple(f"beer:{rank}H" for rank in range(6, 6 + cards))
    options = [Play(card) for card in hand]
    chosen = chooses(under("miss_susanna", outlaw(hand), played=played), END_TURN, *options)
    assert (chosen in options) == plays


def test_it_makes_a_foe_shoot_another_foe() -> None:
    """As an Outlaw it calls on the Sheriff and names BANG!; his shot goes to himself rather than to it."""
    view = under("dorothy_rage", outlaw())
    call = CallOn(Seat(4))
    assert chooses(view, END_TURN, call) is call
    names = [Name("barrel"), Name("bang"), Name("missed")]
    assert ask(BangSimple(1), view, NameCard(Seat(4)), names) is names[1]
    ways = [Play("bang:7D", Seat(0)), Play("bang:7D", Seat(4))]
    assert ask(BangSimple(1), view, PlayFor(Seat(4), "bang:7D"), ways) is ways[1]


@pytest.mark.parametrize("known", ["cat_balou", "duel"])
def test_with_dorothy_it_turns_a_card_it_has_seen_on_its_foes(known: str) -> None:
    """Bob's whole hand was shown: what can be aimed at the Sheriff is named, not what would serve Bob."""
    players = outlaw()
    players[1] = player(1, hand=(f"{known}:QD", "stagecoach:9S", "beer:6H"))
    names = [Name("stagecoach"), Name("bang"), Name(known), Name("beer"), Name("missed")]
    assert ask(BangSimple(1), under("dorothy_rage", players), NameCard(Seat(1)), names) is names[2]


def test_with_showdown_it_shoots_with_what_it_needs_least() -> None:
    players = outlaw(("dynamite:2H", "missed:2S", "beer:6H"))
    shots = [PlayAs(card, "bang", Seat(4)) for card in ("beer:6H", "dynamite:2H")]
    assert chooses(under("showdown", players), END_TURN, *shots) is shots[1]


def test_it_keeps_abilities_it_likes() -> None:
    view = table(0, outlaw(character="greygory_deck"))
    good = ExchangeAbilities(("willy_the_kid", "slab_the_killer"))
    poor = ExchangeAbilities(("paul_regret", "vulture_sam"))
    assert ask(BangSimple(1), view, good, KEEP_OR_EXCHANGE) is KEEP
    assert ask(BangSimple(1), view, poor, KEEP_OR_EXCHANGE) is EXCHANGE


def test_in_the_last_show_all_are_foes() -> None:
    """A Deputy spares the Sheriff; when only the last one wins he shoots him, and his own life is the game."""
    players = [player(0, "deputy", hand=("bang:7D",)), *outlaw()[1:]]
    shot = Play("bang:7D", Seat(4))
    assert chooses(table(0, players), END_TURN, shot) is END_TURN
    assert chooses(under("wild_west_show", players, survivors=True), END_TURN, shot) is shot
    felt = stakes(players, 0, [{} for _ in players], duel=True)
    assert [stake.care for stake in felt] == [-1.0, 1.0, 1.0, 1.0, 1.0]


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_it_plays_whole_games_with_every_character(players: int) -> None:
    names = sorted(set(cast_for(("wild_west_show",))) - set(cast_for(())))
    for start in range(0, len(names), players):
        cast = (names + names)[start : start + players]
        match = Match.new("bang", players=players, seed=start, expansions=SHOW, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(players)]).winners


@pytest.mark.parametrize(("players", "expansions"), [(5, SHOW), (3, ["wild_west_show", "dodge_city"])])
def test_what_is_hidden_does_not_reach_it(players: int, expansions: list[str]) -> None:
    check_secrecy_of_bot(Match.new("bang", players=players, seed=players, expansions=expansions))


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), [(5, SHOW), (3, ["wild_west_show", "dodge_city"])])
def test_simple_beats_random(players: int, expansions: list[str]) -> None:
    check_superiority("bang", players, 600 if players > 3 else 150, expansions)
