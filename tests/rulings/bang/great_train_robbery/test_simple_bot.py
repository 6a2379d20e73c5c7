"""The simple bot of BANG! along the line."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.core.match import Match
from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.great_train_robbery.options import (
    BE_SHOT,
    EXEMPT,
    HOLD_LOCOMOTIVE,
    HOLD_OR_TWICE,
    LAY_BEFORE,
    MOVE_TRAIN,
    RUN_TWICE,
    GiveUpCard,
    LayRailcar,
    PayFor,
    PayStation,
    RunLocomotive,
    Sacrifice,
    SacrificeInAnswer,
    SpareOne,
    TakeFreely,
    TakeRailcar,
)
from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from sagebrush.games.bang.expansions.great_train_robbery.train_view import RailcarView, StationView, TrainView
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import DECLINE, END_TURN, PLAY_CARDS, Defend, DiscardBang, Pick, Play, UseCard
from sagebrush.games.bang.view import BangPlayer, BangView
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play
from tests.rulings.bang.great_train_robbery.rails import LINE


def train(side: str, place: int, stations: list[str], railcars: list[str]) -> TrainView:
    """The train as it is seen: railcars from the locomotive on."""
    under = {place - 1 - behind: car for behind, car in enumerate(railcars)}
    row = [StationView(name, STATIONS[name].signs, under.get(at, ""), at == place) for at, name in enumerate(stations)]
    cars = [RailcarView(car, stations[at] if (at := place - 1 - n) >= 0 else "") for n, car in enumerate(railcars)]
    return TrainView(side, place, tuple(row), tuple(cars), 13, 8)


def seen(mine: str, *hand: str, line: TrainView, **others: object) -> BangView:
    """Me (seat 0) in this role; the Sheriff is seat 2."""
    found: list[BangPlayer] = [
        player(0, mine, hand=hand),
        player(1),
        player(2, "sheriff", life=5),
        player(3),
        player(4),
    ]
    for name, changes in others.items():
        assert isinstance(changes, dict)
        seat = int(name.removeprefix("p"))
        found[seat] = msgspec.structs.replace(found[seat], **changes)
    return msgspec.structs.replace(table(0, found), parts={"train": line})


LELAND = train("leland", 1, ["boom_town", "yooma", "crowns_hole"], ["mail_car", "caboose", "private_car"])


def chosen(view: BangView, *options: Option) -> Option:
    return ask(BangSimple(1), view, PLAY_CARDS, (END_TURN, *options))


def answered(view: BangView, question: Question, *options: Option) -> Option:
    return ask(BangSimple(1), view, question, options)


def test_a_railcar_that_is_worth_its_price() -> None:
    """A BANG! card for a Mail Car, but not a Wells Fargo for a Private Car."""
    cheap = PayFor("boom_town", "mail_car")
    assert chosen(seen("outlaw", "bang:7D", "bang:8D", line=LELAND), cheap) is cheap
    dear = train("leland", 1, ["san_tafe", "yooma"], ["private_car"])
    option = PayFor("san_tafe", "private_car")
    assert chosen(seen("outlaw", "wells_fargo:3H", line=dear), option) is END_TURN


def test_it_pays_with_what_it_needs_least() -> None:
    options = (Pick("wells_fargo:3H"), Pick("dynamite:2H"))
    view = seen("outlaw", "wells_fargo:3H", "dynamite:2H", line=LELAND)
    assert answered(view, PayStation("san_tafe", 1), *options) is options[1]


def test_the_last_lives_are_too_dear_for_a_railcar() -> None:
    line = train("leland", 1, ["tombrock", "yooma"], ["private_car"])
    option = PayFor("tombrock", "private_car")
    assert chosen(seen("outlaw", line=line, p0={"life": 2}), option) is END_TURN


def test_it_takes_the_best_for_nothing() -> None:
    options = (TakeFreely("private_car"), TakeFreely("mail_car"))
    assert answered(seen("outlaw", line=LELAND), TakeRailcar(must=True), *options) is options[1]


def test_a_railcar_may_be_declined() -> None:
    line = train("leland", 2, ["boom_town", "san_tafe"], ["private_car"])
    option = PayFor("san_tafe", "private_car")
    view = seen("outlaw", "wells_fargo:3H", line=line)
    assert answered(view, TakeRailcar(must=False), option, DECLINE) is DECLINE


def test_nobody_moves_a_train_that_would_kill_him() -> None:
    """One station before the end Ironhorse waits: with one life left it is not brought there, at full health it is."""
    line = train("ironhorse", 1, ["crowns_hole", "yooma"], ["mail_car"])
    view = seen("deputy", "bang:7D", line=line, p0={"life": 1})
    assert chosen(view, MOVE_TRAIN) is END_TURN
    safe = train("leland", 1, ["crowns_hole", "yooma"], ["mail_car"])
    assert chosen(seen("deputy", "bang:7D", line=safe), MOVE_TRAIN) is MOVE_TRAIN


def test_full_steam_with_sense() -> None:
    """Two stores are welcome to who has the turn; two rounds of shots are not to who has one life left."""
    line = train("ironhorse", 3, ["boom_town", "yooma", "frisco"], [])
    weak = seen("deputy", line=line, p0={"life": 1})
    assert answered(weak, RunLocomotive("ironhorse"), *HOLD_OR_TWICE) is HOLD_LOCOMOTIVE
    store = train("leland", 3, ["boom_town", "yooma", "frisco"], [])
    assert answered(seen("renegade", line=store), RunLocomotive("leland"), *HOLD_OR_TWICE) is RUN_TWICE


def test_what_helps_goes_to_friends_and_what_hinders_to_foes() -> None:
    view = seen("deputy", line=LELAND, p1={"role": "outlaw"})
    lumber, ghost = LayRailcar("lumber_flatcar"), LayRailcar("ghost_car")
    assert answered(view, lumber, LAY_BEFORE[0], LAY_BEFORE[1], LAY_BEFORE[2]) is LAY_BEFORE[1]
    assert answered(view, ghost, LAY_BEFORE[0], LAY_BEFORE[1]) is LAY_BEFORE[0]


def test_a_life_is_dearer_than_a_card_in_play() -> None:
    view = seen("outlaw", line=LELAND, p0={"life": 1, "in_play": ("scope:AS",)})
    question = GiveUpCard(Seat(2), "scope:AS")
    assert answered(view, question, Pick("scope:AS"), BE_SHOT) == Pick("scope:AS")


def test_blue_cards_save_a_life() -> None:
    """With a Caboose a Scope cancels a shot, with a Sleeper Car it is a BANG! in a Duel."""
    view = seen("outlaw", line=LELAND, p0={"life": 1, "in_play": ("caboose", "scope:AS")})
    answer = SacrificeInAnswer("caboose", "scope:AS")
    assert answered(view, Defend(Seat(2), "bang", ("bang:7D",), 1), answer, DECLINE) is answer
    duel = SacrificeInAnswer("sleeper_car", "scope:AS")
    assert answered(view, DiscardBang("indians", Seat(2)), duel, DECLINE) is duel


def test_a_shot_more_at_a_foe() -> None:
    view = seen("outlaw", line=LELAND, p0={"in_play": ("sleeper_car", "dynamite:2H")}, p2={"life": 1})
    shots = [Sacrifice("sleeper_car", "dynamite:2H", Seat(seat)) for seat in (1, 2)]
    assert chosen(view, *shots) is shots[1]


def test_friends_are_spared() -> None:
    view = seen("deputy", line=LELAND, p1={"role": "outlaw"}, p2={"life": 1})
    options = (EXEMPT[1], EXEMPT[2], DECLINE)
    assert answered(view, SpareOne("gatling"), *options) is EXEMPT[2]
    assert answered(view, SpareOne("general_store"), *options) is EXEMPT[1]


def test_railcars_are_used() -> None:
    """A Mail Car at once; an Express Car only with an empty hand."""
    mail, express = UseCard("mail_car"), UseCard("express_car")
    assert chosen(seen("outlaw", line=LELAND), mail) is mail
    assert chosen(seen("outlaw", line=LELAND), express) is express
    rich = seen("outlaw", "wells_fargo:3H", "missed:2S", "missed:3S", line=LELAND)
    assert chosen(rich, express) is END_TURN


def test_a_knife_revolver_and_a_train_robbery_are_for_foes() -> None:
    view = seen("outlaw", "train_robbery:4D", line=LELAND, p2={"in_play": ("barrel:QS", "mustang:8H")})
    robberies = [Play("train_robbery:4D", Seat(seat)) for seat in (0, 2)]
    assert chosen(view, robberies[1]) is robberies[1]
    friend = seen("deputy", "train_robbery:4D", line=LELAND, p2={"in_play": ("barrel:QS", "mustang:8H")})
    assert chosen(friend, robberies[1]) is END_TURN


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(4, 8))
def test_it_plays_whole_games_with_every_character(seats: int) -> None:
    names = sorted(set(cast_for(("great_train_robbery",))) - set(cast_for(())))
    for start in range(0, len(names), seats):
        cast = (names + names)[start : start + seats]
        match = Match.new("bang", players=seats, seed=start, expansions=LINE, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(seats)]).winners


def test_what_is_hidden_does_not_reach_it() -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, expansions=LINE))


@pytest.mark.long
def test_simple_beats_random_along_the_line() -> None:
    check_superiority("bang", 5, 700, LINE)
