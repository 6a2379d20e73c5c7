"""The bot for children: legal, quick and kind. It plays along, and hurts nobody who can hardly stand."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from sagebrush.bots.base import Bot
from sagebrush.bots.thinker import guide_of
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option

#: Whoever has fewer lives than this is left alone.
WEAK: Final = 3
#: And in Western Legends whoever has so many wounds.
WOUNDED: Final = 2
#: It takes one of the so many best options: a player who may be caught napping.
EASY: Final = 3
#: What is done to somebody for their good.
FRIENDLY: Final = ("choose",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tenderfoot(Bot):
    """Knows what is good, takes it easy, and aims at the strongest only."""

    games: ClassVar[tuple[str, ...]] = ("bang", "dice", "legends")

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        guide = guide_of(str(view.__struct_config__.tag))
        likings = guide.rank(view, decision, self)
        order = sorted(range(len(options)), key=lambda place: (-likings[place], place))
        gentle = [place for place in order if not _hurts_the_weak(view, decision, options[place])]
        best = gentle or order
        # What it likes no better than to do nothing it does not do either.
        worth = [place for place in best if likings[place] >= 0] or best[:1]
        return options[worth[self.chance.below(min(EASY, len(worth)))]]


def _hurts_the_weak(view: Any, decision: Decision[Option], option: Option) -> bool:
    target = getattr(option, "target", None)
    if target is None or option.kind in FRIENDLY or target == decision.seat:
        return False
    other = view.players[target]
    return bool(getattr(other, "life", WEAK) < WEAK or getattr(other, "wounds", 0) >= WOUNDED)
