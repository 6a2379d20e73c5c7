"""The bots that think ahead: the same search in every game, for as long as their level allows."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sagebrush.bots.bang_guide import BangGuide
from sagebrush.bots.base import Bot
from sagebrush.bots.dice_guide import DiceGuide
from sagebrush.bots.guides import Guide
from sagebrush.bots.legends_guide import LegendsGuide
from sagebrush.bots.search import Budget, Findings, Search
from sagebrush.core.errors import BadConfig, CannotImagine
from sagebrush.core.eyes import Eyes
from sagebrush.core.options import Option

#: Where somebody waits, so much of the time is left for what is under way when it is over.
HASTE: Final = 0.85

_GUIDES: Final[dict[str, Guide]] = {}


def guide_of(game: str) -> Guide:
    """The guide to a game; what it has learned is read once."""
    guide = _GUIDES.get(game)
    if guide is None:
        if game == "bang":
            guide = BangGuide()
        elif game == "dice":
            guide = DiceGuide()
        elif game == "legends":
            guide = LegendsGuide()
        else:
            raise BadConfig(f"nobody has written a guide to {game} for bots that think ahead")
        _GUIDES[game] = guide
    return guide


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Searches imagined worlds. Where nobody waits it makes all the play-outs of its level, however long that takes."""

    games: ClassVar[tuple[str, ...]] = ("bang", "dice", "legends")
    wants_worlds: ClassVar[bool] = True
    #: Play-outs at most, at the pace of BANG! with five; seconds at most, where somebody waits for the answer; options
    #: tried at most; and how deep it looks (`Budget`).
    playouts: ClassVar[int] = 200
    seconds: ClassVar[float] = 0.1
    candidates: ClassVar[int] = 6
    depth: ClassVar[int] = 1

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        #: The quick player that it would be without thinking.
        self._quick: Bot | None = None

    def answer(self, eyes: Eyes) -> Option:
        if len(eyes.decision.options) == 1:
            return eyes.decision.options[0]
        guide = guide_of(str(eyes.view.__struct_config__.tag))
        if self._quick is None:
            self._quick = guide.own(self.chance.seed)
        try:
            return self.think(guide, eyes, self._quick).best.option
        except CannotImagine:
            # Over the network there are no worlds.
            return self._quick.choose(eyes.view, eyes.decision)

    def think(self, guide: Guide, eyes: Eyes, quick: Bot) -> Findings:
        seconds = None if eyes.seconds is None else min(self.seconds, eyes.seconds) * HASTE
        playouts = round(self.playouts * guide.pace(eyes.view))
        budget = Budget(playouts, seconds, candidates=self.candidates, depth=self.depth)
        return Search(guide, eyes, self.chance, budget, player=quick).run()


@mypyc_attr(allow_interpreted_subclasses=True)
class Marshal(Thinker):
    """Thinks for a tenth of a second."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Legend(Thinker):
    """Thinks for a second. Twice as many play-outs find no more (docs/strength.md)."""

    playouts: ClassVar[int] = 800
    seconds: ClassVar[float] = 1.0
    candidates: ClassVar[int] = 10
