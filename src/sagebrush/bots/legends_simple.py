"""The `simple` bot of Western Legends: has a plan, knows the odds, and counts everything in legend points.

Its answer depends on its seed, the view and the decision alone, so it can be stopped and started again at any point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.bots.base import Bot
from sagebrush.bots.legends_answers import best_answer
from sagebrush.bots.legends_likings import Likings
from sagebrush.bots.legends_projects import PLANS
from sagebrush.bots.legends_situation import Situation
from sagebrush.bots.legends_turn import Turn
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.games.legends.options import Become, TakeAction
from sagebrush.games.legends.view import LegendsView


@mypyc_attr(allow_interpreted_subclasses=True)
class LegendsSimple(Bot):
    """A player with a purpose: a person's equal on a good day."""

    games: ClassVar[tuple[str, ...]] = ("legends",)

    def choose(self, view: LegendsView, decision: Decision[Option]) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if isinstance(options[0], Become):
            return self._character(view, options)
        likings = self.likings(view)
        situation = Situation(view, likings.crime)
        if isinstance(decision.question, TakeAction):
            return Turn(situation, likings).best(options)
        return best_answer(situation, decision.question, options, likings)

    def plan(self, view: LegendsView) -> str:
        """What it is about in this situation, for those who want to know."""
        likings = self.likings(view)
        return PLANS[Turn(Situation(view, likings.crime), likings).outlook.plan]

    def likings(self, view: LegendsView) -> Likings:
        """What it is drawn to, whatever it may bring."""
        assert view.seat is not None
        return Likings(self.chance.seed, view.players[view.seat].character, view.seat)

    def _character(self, view: LegendsView, options: Sequence[Option]) -> Option:
        """Any of them has a life worth living."""
        whim = Chance(self.chance.seed ^ (view.seat or 0))
        return whim.pick(list(options))
