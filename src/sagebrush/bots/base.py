"""What a bot is."""

from __future__ import annotations

from typing import Any, ClassVar

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance, parse_seed


class Bot:
    """Plays one seat. It gets a view and a decision and answers with one of the decision's options, nothing else.

    All it may remember is in the view, and all its chance comes from its own seed: the same seed answers the same.
    """

    #: The games it can play; empty for a bot that can play any.
    games: ClassVar[tuple[str, ...]] = ()
    #: A bot that never looks can be handed None for a view, which spares the making of one.
    wants_view: ClassVar[bool] = True

    def __init__(self, seed: int = 0) -> None:
        self.name = type(self).__name__
        self.chance = Chance(parse_seed(seed))

    # A bot for one game narrows the view to that game's own.
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        """The option to answer with; `decision.options` holds every legal one."""
        raise NotImplementedError(f"{type(self).__name__} does not say how to choose")
