"""Dice tables laid out by hand, as one seat sees them, and whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from sagebrush.bots import Bot
from sagebrush.core.decisions import Decision
from sagebrush.core.match import Match
from sagebrush.core.options import Option, Question
from sagebrush.core.results import Result
from sagebrush.core.seats import Seat
from sagebrush.games.dice.data import LIFE
from sagebrush.games.dice.view import DicePlayer, DiceView


def player(
    seat: int,
    role: str | None = None,
    *,
    life: int = 8,
    arrows: int = 0,
    character: str = "black_jack",
    harm: Sequence[int] = (),
    help: Sequence[int] = (),
    seats: int = 5,
) -> DicePlayer:
    return DicePlayer(
        Seat(seat),
        f"P{seat}",
        character,
        role,
        role == "sheriff",
        life,
        LIFE[character] + (2 if role == "sheriff" else 0),
        arrows,
        life > 0,
        3,
        tuple(harm) or (0,) * seats,
        tuple(help) or (0,) * seats,
        (0,) * seats,
        (0,) * seats,
    )


def table(
    me: int, players: Sequence[DicePlayer], *, dice: Sequence[str] = (), supply: int = 9, turn: int = 5
) -> DiceView:
    return DiceView(Seat(me), tuple(players), supply, Seat(me), turn, 1, tuple(dice), False, "", ())


def ask(bot: Bot, view: DiceView, question: Question, options: Sequence[Option]) -> Option:
    assert view.seat is not None
    return bot.choose(view, Decision(view.seat, question, tuple(options), False))


#: No game of reasonable players takes as many decisions.
ENDLESS = 5000


def play(match: Match, bots: Sequence[Bot]) -> Result:
    """A whole game; the match itself refuses an answer that is not offered, and nobody plays for ever."""
    while decision := match.decision:
        assert match.answer_count < ENDLESS
        bot = bots[decision.seat]
        match.answer(bot.choose(match.view(decision.seat) if bot.wants_view else None, decision))
    assert match.result is not None
    return match.result
