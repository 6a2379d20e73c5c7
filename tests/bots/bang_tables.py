"""Tables of BANG! laid out by hand, as one seat sees them."""

from __future__ import annotations

from collections.abc import Sequence

from sagebrush.bots import Bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import DECLINE, Defend
from sagebrush.games.bang.view import BangPlayer, BangView

#: All tables here have five players.
SEATS = 5
NOTHING = (0,) * SEATS


def player(
    seat: int,
    role: str | None = None,
    *,
    life: int = 4,
    hand: Sequence[str] = (),
    cards: int | None = None,
    in_play: Sequence[str] = (),
    character: str = "black_jack",
    reach: int = 1,
    attacks: Sequence[int] = NOTHING,
    help: Sequence[int] = NOTHING,
) -> BangPlayer:
    """`cards` is how many cards a strange hand has; `hand` are those that can be seen."""
    steps = [min((other - seat) % SEATS, (seat - other) % SEATS) for other in range(SEATS)]
    return BangPlayer(
        seat=Seat(seat),
        name=f"P{seat}",
        character=character,
        abilities=(character,),
        role=role,
        role_shown=role == "sheriff",
        life=life,
        max_life=5 if role == "sheriff" else 4,
        alive=life > 0,
        ghost="",
        hand_size=len(hand) if cards is None else cards,
        hand_limit=life,
        hand=tuple(hand),
        in_play=tuple(in_play),
        distance=None,
        reach=reach,
        distances=tuple(steps),
        harm=NOTHING,
        help=tuple(help),
        attacks=tuple(attacks),
        robs=NOTHING,
        jails=NOTHING,
    )


def table(me: int, players: Sequence[BangPlayer], *, pile_top: str | None = None, turn: int = 7) -> BangView:
    return BangView(
        seat=Seat(me),
        players=tuple(players),
        order=tuple(player.seat for player in players),
        active=Seat(me),
        turn=turn,
        phase="play",
        bangs=0,
        fresh=(),
        used=(),
        deck_size=40,
        deck_known=(),
        pile_top=pile_top,
        pile_size=5,
        middle=(),
        stick=None,
        dealt=(),
        survivors=False,
        rules=(),
        outcome="",
        winners=(),
    )


def ask(bot: Bot, view: BangView, question: Question, options: Sequence[Option]) -> Option:
    assert view.seat is not None
    return bot.choose(view, Decision(view.seat, question, tuple(options), False))


def defend(life: int, hand: tuple[str, ...], *options: Option, needed: int = 1) -> Option:
    """What an Outlaw answers to a BANG! of the Sheriff's."""
    players = [player(0, "outlaw", life=life, hand=hand), player(1), player(2), player(3), player(4, "sheriff")]
    question = Defend(Seat(4), "bang", ("bang:7D",), needed)
    return ask(BangSimple(1), table(0, players), question, (*options, DECLINE))
