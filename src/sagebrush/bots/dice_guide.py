"""BANG! The Dice Game to a bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sagebrush.bots.base import Bot
from sagebrush.bots.dice_rolls import FACE_NUMBER, Prospects, kept_faces, prices
from sagebrush.bots.dice_simple import DiceSimple, worth
from sagebrush.bots.dice_situation import Situation, beliefs
from sagebrush.bots.goals import Mood, hidden_roles
from sagebrush.bots.role_guide import OPEN_ROLES, RoleGuide
from sagebrush.bots.role_numbers import Lineup, numbers_of, waits_of
from sagebrush.bots.suspects import Case, Deeds
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.games.dice.data import ROLES
from sagebrush.games.dice.options import Become, Reroll, RollAgain, Shoot
from sagebrush.games.dice.view import DicePlayer, DiceView

#: What is known of everybody's deeds (`deeds_of`).
KINDS: Final = ("harm", "help", "spared", "unhelped")


class DiceGuide(RoleGuide):
    game: ClassVar[str] = "dice"
    fewest: ClassVar[int] = 4
    kinds: ClassVar[tuple[str, ...]] = KINDS

    def player(self, seed: int) -> Bot:
        return DiceSimple(seed)

    # ---------------------------------------------------------------- what to try

    def rank(self, view: DiceView, decision: Decision[Option], player: Bot) -> list[float]:
        options = decision.options
        if isinstance(options[0], Become):
            return [0.0] * len(options)
        situation = Situation(view, beliefs(view), Mood(player.chance.seed))
        question = decision.question
        if isinstance(question, RollAgain):
            return prices(Prospects(situation), view.dice, question.rolls_left, options)
        return [
            situation.loss(option.target, 1) if isinstance(option, Shoot) else worth(situation, question, option)
            for option in options
        ]

    def key(self, view: DiceView, option: Option) -> str:
        """Dice that show the same face are the same."""
        if isinstance(option, Reroll):
            faces = [FACE_NUMBER[face] for face in view.dice]
            return str(kept_faces(faces, option))
        return option.id

    # ---------------------------------------------------------------- who is who

    def case(self, view: DiceView) -> Case | None:
        players = view.players
        if len(players) <= OPEN_ROLES:
            return None
        known = [player.role for player in players]
        hidden = hidden_roles(ROLES[len(players)], known)
        return Case(hidden, known, deeds_of(view), -1 if view.seat is None else view.seat)

    # ---------------------------------------------------------------- how it stands

    def assets(self, player: DicePlayer) -> float:
        """Arrows are the only thing that one has, and would rather not."""
        return -float(player.arrows)

    def counted(self, view: DiceView, roles: list[str]) -> list[float]:
        return numbers(view, roles)


def deeds_of(view: DiceView) -> Deeds:
    """Who hurt and who helped whom, and whom they could have hurt or helped instead: that tells nearly as much."""
    players = view.players
    done: list[Sequence[Sequence[int]]] = [
        aimed(view),
        [player.help for player in players],
        [player.spared for player in players],
        [player.unhelped for player in players],
    ]
    return Deeds(KINDS, done, view.turn / len(players))


def aimed(view: DiceView) -> list[list[int]]:
    """How often everybody hurt everybody, beyond what they did to all alike: that says nothing."""
    players = view.players
    harm: list[list[int]] = []
    for player in players:
        spared = [hurt for seat, hurt in enumerate(player.harm) if seat != player.seat and players[seat].alive]
        least = min(spared, default=0)
        harm.append([max(0, hurt - least) for hurt in player.harm])
    return harm


def numbers(view: DiceView, roles: list[str]) -> list[float]:
    """A position in numbers, for the seat of this view."""
    assert view.seat is not None
    assets: list[list[float]] = []
    for player in view.players:
        if player.alive:
            assets.append([float(player.life), float(player.arrows), float(player.max_life)])
        else:
            assets.append([0.0, 0.0, 0.0])
    alive = [player.alive for player in view.players]
    waits = waits_of(list(range(len(alive))), alive, view.active)
    lineup = Lineup(roles, assets, waits, aimed(view))
    return numbers_of(lineup, view.seat, [float(view.supply)])
