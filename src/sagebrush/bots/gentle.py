"""The gentle bots: legal, quick and kind. They do nothing plainly silly, and spare whoever can hardly stand."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.bots.base import Bot
from sagebrush.bots.guides import Guide
from sagebrush.bots.thinker import guide_of
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Gentle(Bot):
    """Takes one of the options that it likes, and aims at those who can bear it only."""

    games: ClassVar[tuple[str, ...]] = ("bang", "dice", "legends")
    #: Whoever has fewer lives than this is left alone.
    weak: ClassVar[int] = 3
    #: And in Western Legends whoever has so many wounds.
    wounded: ClassVar[int] = 2
    #: It takes one of the so many best options, whichever; 0 for any that it likes.
    easy: ClassVar[int] = 0

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        guide = guide_of(str(view.__struct_config__.tag))
        likings = guide.rank(view, decision, self)
        order = sorted(range(len(options)), key=lambda place: (-likings[place], place))
        spared = [place for place in order if not self.hurts_the_weak(guide, view, decision, options[place])]
        best = spared or order
        # What it likes no better than to do nothing it does not do either.
        worth = [place for place in best if likings[place] >= 0] or best[:1]
        return options[worth[self.chance.below(min(self.easy or len(worth), len(worth)))]]

    def hurts_the_weak(self, guide: Guide, view: Any, decision: Decision[Option], option: Option) -> bool:
        target = getattr(option, "target", None)
        if target is None or target == decision.seat or guide.helps(option):
            return False
        other = view.players[target]
        return bool(getattr(other, "life", self.weak) < self.weak or getattr(other, "wounds", 0) >= self.wounded)


@mypyc_attr(allow_interpreted_subclasses=True)
class Greenhorn(Gentle):
    """New at the table: does anything that is not plainly silly, one as gladly as another, and takes nobody's last life
    as long as there is something else to do.
    """

    weak: ClassVar[int] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Tenderfoot(Gentle):
    """For children: knows what is good, may be caught napping, and leaves the weak alone."""

    easy: ClassVar[int] = 3
