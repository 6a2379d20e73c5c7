"""What a bot is."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.core.decisions import Decision
from sagebrush.core.eyes import Eyes
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance, parse_seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat: it looks through that seat's eyes and answers with one of the decision's options, nothing else.

    Most bots write `choose` and need no more than the view and the decision. One that wants more of what its seat may
    have (events, imagined worlds, the time there is) writes `answer` instead. All it may remember is what it sees, and
    all its chance comes from its own seed: the same seed answers the same.
    """

    #: The games it can play; empty for a bot that can play any.
    games: ClassVar[tuple[str, ...]] = ()
    #: A bot that never looks can be handed None for a view, which spares the making of one.
    wants_view: ClassVar[bool] = True
    #: A bot that asks its eyes for events says so; a server then sends them along.
    wants_events: ClassVar[bool] = False
    #: A bot that asks its eyes to imagine worlds says so; a server then sends along what that takes, events included.
    wants_worlds: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        self.name = type(self).__name__
        self.chance = Chance(parse_seed(seed))

    def answer(self, eyes: Eyes) -> Option:
        """What everybody calls who asks a bot."""
        return self.choose(eyes.view if self.wants_view else None, eyes.decision)

    # A bot for one game narrows the view to that game's own.
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        """The option to answer with; `decision.options` holds every legal one."""
        raise NotImplementedError(f"{type(self).__name__} does not say how to choose")
