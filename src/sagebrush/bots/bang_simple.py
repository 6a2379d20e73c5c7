"""The `simple` bot of BANG!: knows its side, guesses the others', and values its cards.

Its answer depends on its seed, the view and the decision alone, so it can be stopped and started again at any point.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.bots.bang_answers import best_answer
from sagebrush.bots.bang_learning import learn
from sagebrush.bots.bang_lore import LORES
from sagebrush.bots.bang_plays import best_play
from sagebrush.bots.bang_situation import Mind, Situation
from sagebrush.bots.base import Bot
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.games.bang.options import PlayCards
from sagebrush.games.bang.view import BangView

for _lore in LORES:
    learn(_lore)


@mypyc_attr(allow_interpreted_subclasses=True)
class BangSimple(Bot):
    """A player with a purpose: a person's equal on a good day."""

    games: ClassVar[tuple[str, ...]] = ("bang",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._mind = Mind(self.chance.seed)

    def choose(self, view: BangView, decision: Decision[Option]) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        situation = Situation(view, self._mind)
        if type(decision.question) is PlayCards:
            return best_play(situation, options)
        return best_answer(situation, decision.question, options)
