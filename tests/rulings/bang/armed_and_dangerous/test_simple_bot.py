"""The simple bot of BANG! with Armed & Dangerous."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.core.match import Match
from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.armed_and_dangerous.loads_view import LoadsView
from sagebrush.games.bang.expansions.armed_and_dangerous.options import (
    ALSO_AT,
    ENOUGH,
    HAND_TO,
    ON_CHARACTER,
    ChooseLoad,
    FurtherTarget,
    GainLoad,
    HandOn,
    OnCard,
    PayLoad,
    PayLoads,
    RepeatCheck,
    StrengthenCard,
    StrengthenShot,
    TakeBack,
)
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import (
    DECLINE,
    END_TURN,
    PLAY_CARDS,
    YES_OR_NO,
    AnswerByAbility,
    AnswerInPlay,
    ChooseChecked,
    Defend,
    MayUse,
    Pick,
    Play,
    UseAbility,
    UseCard,
)
from sagebrush.games.bang.view import BangPlayer
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play
from tests.rulings.bang.armed_and_dangerous.loading import ARMED


def players(mine: str, *hand: str, **others: object) -> list[BangPlayer]:
    """Me (seat 0) in this role; the Sheriff is seat 2."""
    found = [player(0, mine, hand=hand), player(1), player(2, "sheriff", life=5), player(3), player(4)]
    for name, changes in others.items():
        assert isinstance(changes, dict)
        seat = int(name.removeprefix("p"))
        found[seat] = msgspec.structs.replace(found[seat], **changes)
    return found


def answer(
    seats: list[BangPlayer],
    question: Question,
    *options: Option,
    characters: tuple[int, ...] = (0, 0, 0, 0, 0),
    cards: dict[str, int] | None = None,
    **facts: Any,
) -> Option:
    """What it answers with these loads on the table."""
    loads = LoadsView(20, characters, cards or {}, 4, {})
    view = msgspec.structs.replace(table(0, seats), parts={"loads": loads}, **facts)
    return ask(BangSimple(1), view, question, options)


# -------------------------------------------------------------------- loads


def test_loads_go_where_they_do_most() -> None:
    """A Crate that lacks them rather than a full one; a Bomb that would go off at the next black card first."""
    seats = players("outlaw", p0={"in_play": ("crate:3H", "bomb:7D")})
    options = (OnCard("crate:3H"), OnCard("bomb:7D"), ON_CHARACTER[0], ENOUGH)
    assert answer(seats, GainLoad(None), *options, cards={"crate:3H": 1, "bomb:7D": 3}) is options[0]
    assert answer(seats, GainLoad(None), *options, cards={"crate:3H": 1, "bomb:7D": 2}) is options[1]


def test_the_character_pays_first_and_no_card_is_emptied_without_need() -> None:
    seats = players("outlaw", p0={"in_play": ("crate:3H", "whip:5C", "bomb:7D")})
    cards = {"crate:3H": 1, "whip:5C": 2, "bomb:7D": 1}
    options = (OnCard("crate:3H"), OnCard("bomb:7D"), OnCard("whip:5C"), ON_CHARACTER[0])
    assert answer(seats, PayLoad("caravan", 2), *options, cards=cards, characters=(2, 0, 0, 0, 0)) is options[3]
    assert answer(seats, PayLoad("caravan", 1), *options[:3], cards=cards) is options[2]


def test_frankie_canton_takes_the_last_load_of_a_foe() -> None:
    seats = players("outlaw", p2={"in_play": ("crate:3H", "whip:5C")})
    options = (OnCard("whip:5C"), OnCard("crate:3H"))
    assert (
        answer(seats, ChooseLoad(Seat(2), "frankie_canton"), *options, cards={"crate:3H": 1, "whip:5C": 3})
        is options[1]
    )


# -------------------------------------------------------------------- upgrades


@pytest.mark.parametrize(("life", "times"), [(1, 1), (3, 0)])
def test_a_nip_is_upgraded_when_lives_are_few(life: int, times: int) -> None:
    """Three loads for a second life: when one is left, not when only one is missing."""
    seats = players("outlaw", p0={"life": life, "max_life": 4})
    options = (PayLoads(1, 3), ENOUGH)
    found = answer(seats, StrengthenCard("a_little_nip", 3), *options, characters=(4, 0, 0, 0, 0))
    assert found is options[1 - times]


def test_a_second_target_only_if_it_is_a_foe() -> None:
    options = (ALSO_AT[2], ENOUGH)
    loads = (3, 0, 0, 0, 0)
    assert answer(players("outlaw"), FurtherTarget("quick_shot", 1), *options, characters=loads) is options[0]
    assert answer(players("deputy"), FurtherTarget("quick_shot", 1), *options, characters=loads) is ENOUGH
    assert answer(players("deputy"), FurtherTarget("arrow", 1), *options, characters=loads) is ENOUGH


@pytest.mark.parametrize(("front", "pays"), [(("barrel:QS",), True), ((), False)])
def test_a_big_fifty_is_paid_against_a_barrel(front: tuple[str, ...], pays: bool) -> None:  # noqa: FBT001
    """Where nothing lies before the target, a load would be wasted."""
    seats = players("outlaw", p0={"in_play": ("big_fifty:QS",)}, p2={"in_play": front, "hand_size": 0})
    options = (PayLoads(1, 1), ENOUGH)
    found = answer(seats, StrengthenShot("big_fifty", Seat(2), 1), *options, cards={"big_fifty:QS": 3})
    assert (found is options[0]) == pays


def test_a_flintlock_is_worth_two_loads_of_a_full_character() -> None:
    options = (PayLoads(1, 2), ENOUGH)
    assert answer(players("outlaw"), TakeBack("flintlock", 2), *options, characters=(4, 0, 0, 0, 0)) is options[0]


def test_al_preacher_pays_from_what_he_can_spare() -> None:
    """Two loads on himself for a card, but not the last loads of his Crate and his Whip."""
    seats = players("outlaw", p0={"in_play": ("crate:3H", "whip:5C"), "abilities": ("al_preacher",)})
    assert answer(seats, MayUse("al_preacher"), *YES_OR_NO, characters=(3, 0, 0, 0, 0)) is YES_OR_NO[0]
    assert answer(seats, MayUse("al_preacher"), *YES_OR_NO, cards={"crate:3H": 1, "whip:5C": 1}) is YES_OR_NO[1]


# -------------------------------------------------------------------- using dangerous cards


def test_a_beer_keg_is_for_the_wounded() -> None:
    keg = UseCard("beer_keg:4H")
    front = {"in_play": ("beer_keg:4H",), "max_life": 4}
    cards = {"beer_keg:4H": 3}
    hurt = players("outlaw", p0={**front, "life": 2})
    assert answer(hurt, PLAY_CARDS, END_TURN, keg, cards=cards) is keg


def test_a_whip_is_for_foes() -> None:
    whip = [UseCard("whip:5C", Seat(seat)) for seat in (1, 2)]
    seats = players("outlaw", p0={"in_play": ("whip:5C",)}, p1={"role": "outlaw", "in_play": ("barrel:QS",)})
    seats[2] = msgspec.structs.replace(seats[2], in_play=("barrel:KS",))
    assert answer(seats, PLAY_CARDS, END_TURN, *whip, cards={"whip:5C": 3}) is whip[1]


@pytest.mark.parametrize(("bangs", "uses"), [(1, True), (0, False)])
def test_a_bandolier_once_the_first_shot_is_fired(bangs: int, uses: bool) -> None:  # noqa: FBT001
    seats = players("outlaw", "bang:2C", p0={"in_play": ("bandolier:2H",)}, p2={"life": 2, "hand_size": 0})
    seats[0] = msgspec.structs.replace(seats[0], distances=(0, 1, 1, 2, 1), reach=1)
    option = UseCard("bandolier:2H")
    found = answer(seats, PLAY_CARDS, END_TURN, option, cards={"bandolier:2H": 3}, bangs=bangs)
    assert (found is option) == uses


def test_mexicali_kid_shoots_the_sheriff() -> None:
    options = [UseAbility("mexicali_kid", Seat(2))]
    seats = players("outlaw", p2={"life": 2, "hand_size": 0})
    assert answer(seats, PLAY_CARDS, END_TURN, *options, characters=(4, 0, 0, 0, 0)) is options[0]
    friend = players("deputy")
    assert answer(friend, PLAY_CARDS, END_TURN, *options, characters=(4, 0, 0, 0, 0)) is END_TURN


# -------------------------------------------------------------------- Bombs and checks


def test_bombs_are_for_foes() -> None:
    options = [Play("bomb:7D", Seat(seat)) for seat in (0, 2)]
    assert answer(players("outlaw", "bomb:7D"), PLAY_CARDS, END_TURN, *options) is options[1]
    assert answer(players("deputy", "bomb:7D"), PLAY_CARDS, END_TURN, *options) is END_TURN
    seats = players("outlaw", p1={"role": "outlaw"})
    assert answer(seats, HandOn("bomb:7D"), HAND_TO[1], HAND_TO[2]) is HAND_TO[2]


@pytest.mark.parametrize(
    ("target", "card", "repeats"), [(2, "beer:6H", True), (0, "beer:6H", False), (0, "bang:AS", True)]
)
def test_checks_are_repeated_where_that_helps(target: int, card: str, repeats: bool) -> None:  # noqa: FBT001
    """The Sheriff's Barrel drew hearts: an Outlaw has it repeated. His own stands, and his own spades do not."""
    weed = AnswerInPlay("tumbleweed:4C")
    seats = players("outlaw", p0={"in_play": ("tumbleweed:4C",)})
    found = answer(seats, RepeatCheck(Seat(target), "barrel", card), weed, DECLINE, cards={"tumbleweed:4C": 3})
    assert (found is weed) == repeats


def test_ms_abigail_ignores_what_she_can() -> None:
    option = AnswerByAbility("ms_abigail")
    seats = players("outlaw", p0={"abilities": ("ms_abigail",)})
    assert answer(seats, Defend(Seat(2), "bang", ("bang:AS",), 1), option, DECLINE) is option


def test_lucky_duke_and_the_bomb() -> None:
    options = (Pick("missed:3S"), Pick("bang:7D"))
    assert answer(players("outlaw"), ChooseChecked("bomb", ("missed:3S", "bang:7D")), *options) is options[1]


# -------------------------------------------------------------------- whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(4, 8))
def test_it_plays_whole_games_with_every_character(seats: int) -> None:
    names = sorted(set(cast_for(("armed_and_dangerous",))) - set(cast_for(())))
    for start in range(0, len(names), seats):
        cast = (names + names)[start : start + seats]
        match = Match.new("bang", players=seats, seed=start, expansions=ARMED, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(seats)]).winners


def test_what_is_hidden_does_not_reach_it() -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, expansions=ARMED))


@pytest.mark.long
def test_simple_beats_random_with_loads() -> None:
    check_superiority("bang", 5, 400, ARMED)
