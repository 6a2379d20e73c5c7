"""The simple bot of BANG! with A Fistful of Cards."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.bots.bang_situation import Mind, Situation
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.fistful_of_cards.options import (
    BE_A_BLOOD_BROTHER,
    BLACK,
    DRINK,
    DRINK_OR_DRAW,
    GUESS_COLOUR,
    LET_IT_GO,
    RED,
    TRADE_IN,
    GiveLife,
    SaveCard,
    ShootAtCard,
    Snipe,
    TradeCards,
)
from sagebrush.games.bang.options import (
    DECLINE,
    END_TURN,
    FROM_DECK,
    PLAY_CARDS,
    Answer,
    AnswerInPlay,
    Pick,
    Play,
)
from sagebrush.games.bang.view import BangView
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

EXPANSIONS = ["fistful_of_cards"]


def seen(
    *hand: str, role: str = "outlaw", life: int = 4, in_play: tuple[str, ...] = (), foe: tuple[str, ...] = ()
) -> BangView:
    """A player beside the Sheriff, who has one life left and these cards (`foe`) in play."""
    players = [player(0, role, life=life, hand=hand, in_play=in_play), player(1), player(2), player(3)]
    return table(0, [*players, player(4, "sheriff", life=1, in_play=foe)])


def test_a_deputy_is_the_sheriffs_blood_brother() -> None:
    """An Outlaw is not, and nobody is for a stranger."""
    options: tuple[Option, ...] = (GiveLife(Seat(1)), GiveLife(Seat(4)), DECLINE)
    assert ask(BangSimple(1), seen(role="deputy"), BE_A_BLOOD_BROTHER, options) is options[1]
    assert ask(BangSimple(1), seen(role="outlaw"), BE_A_BLOOD_BROTHER, options) is DECLINE


def test_it_drinks_when_lives_are_few() -> None:
    options: tuple[Option, ...] = (FROM_DECK, DRINK)
    assert ask(BangSimple(1), seen(life=1), DRINK_OR_DRAW, options) is DRINK
    assert ask(BangSimple(1), seen(life=3), DRINK_OR_DRAW, options) is FROM_DECK


def test_it_guesses_what_it_knows() -> None:
    """The card it has put on the deck itself; otherwise the colour of which it sees fewer cards."""
    view = seen("bang:7D", "panic:JH")
    assert ask(BangSimple(1), view, GUESS_COLOUR, (RED, BLACK)) is BLACK
    known = msgspec.structs.replace(view, deck_known=("beer:6H",))
    assert ask(BangSimple(1), known, GUESS_COLOUR, (RED, BLACK)) is RED


def test_it_trades_what_is_of_no_use() -> None:
    options: tuple[Option, ...] = (Pick("dynamite:2H"), Pick("wells_fargo:3H"), TRADE_IN)
    assert ask(BangSimple(1), seen("dynamite:2H", "wells_fargo:3H"), TradeCards(0), options) is options[0]
    assert ask(BangSimple(1), seen("wells_fargo:3H"), TradeCards(1), options[1:]) is TRADE_IN


def test_what_is_worth_saving() -> None:
    """A Barrel saves itself for nothing; a Missed! is too good for a Scope; a Jail may go."""
    barrel = AnswerInPlay("barrel:QS")
    view = seen("missed:2S", in_play=("barrel:QS", "scope:AS", "jail:JS"))
    options: tuple[Option, ...] = (Answer("missed:2S"), barrel, LET_IT_GO)
    assert ask(BangSimple(1), view, SaveCard(Seat(4), "barrel:QS"), options) is barrel
    assert ask(BangSimple(1), view, SaveCard(Seat(4), "scope:AS"), (options[0], LET_IT_GO)) is LET_IT_GO
    assert ask(BangSimple(1), view, SaveCard(Seat(4), "jail:JS"), options) is LET_IT_GO


def test_it_shoots_with_one_card_before_it_snipes_with_two() -> None:
    """When its BANG! card of the turn is gone, two more of them are well spent on a Sheriff with one life."""
    hand = ("bang:7D", "bang:8D", "bang:9D")
    options: tuple[Option, ...] = (END_TURN, Play("bang:7D", Seat(4)), Snipe(Seat(4)), Snipe(Seat(0)))
    assert ask(BangSimple(1), seen(*hand), PLAY_CARDS, options) is options[1]
    assert ask(BangSimple(1), seen(*hand), PLAY_CARDS, (END_TURN, *options[2:])) is options[2]


def test_it_shoots_at_what_threatens_it() -> None:
    """The Jail in front of it, or the Sheriff's Barrel; not at its own Barrel."""
    own = ShootAtCard(Seat(0), "barrel:QS")
    theirs = ShootAtCard(Seat(4), "barrel:KS")
    jail = ShootAtCard(Seat(0), "jail:JS")
    view = msgspec.structs.replace(seen("bang:7D", "bang:8D", in_play=("barrel:QS",), foe=("barrel:KS",)), bangs=1)
    assert ask(BangSimple(1), view, PLAY_CARDS, (END_TURN, own, theirs)) is theirs
    assert ask(BangSimple(1), view, PLAY_CARDS, (END_TURN, own, jail)) is jail
    assert ask(BangSimple(1), view, PLAY_CARDS, (END_TURN, own)) is END_TURN


def test_a_barrel_is_asleep_in_a_lasso() -> None:
    view = seen(foe=("barrel:QS",))
    assert Situation(view, Mind(1)).hit_chance(4, 1) == 0.75
    assert Situation(msgspec.structs.replace(view, rules=("lasso",)), Mind(1)).hit_chance(4, 1) == 1.0


def test_cards_are_a_burden_when_each_is_a_shot() -> None:
    view = seen("bang:7D")
    assert not Situation(view, Mind(1)).spare
    assert Situation(msgspec.structs.replace(view, rules=("a_fistful_of_cards",)), Mind(1)).spare


def test_it_obeys_the_law_of_the_west_as_best_it_can() -> None:
    """A Deputy has to play a BANG! card: not at the Sheriff, and no other card instead of it."""
    view = msgspec.structs.replace(seen("bang:7D", "dynamite:2H", role="deputy"), used=("bang:7D",))
    options = (Play("dynamite:2H"), Play("bang:7D", Seat(4)), Play("bang:7D", Seat(0)), Play("bang:7D", Seat(1)))
    assert ask(BangSimple(1), view, PLAY_CARDS, options) in options[1:]
    assert ask(BangSimple(1), view, PLAY_CARDS, options) is not options[1]


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
