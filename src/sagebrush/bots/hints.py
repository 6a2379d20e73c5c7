"""A hint: what a bot that thinks would do in somebody's place, and in what way that is better than the next best.

It is found as the bot finds its own answer, from what the seat knows alone. The reason comes from the same play-outs:
of all that one may look at when they end (`Guide.signs`), it names what differs most.
"""

from __future__ import annotations

from typing import Final

from sagebrush.bots.guides import Guide
from sagebrush.bots.search import Budget, Findings, Search, Trial
from sagebrush.core.eyes import Eyes
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance

#: So near to losing or winning for sure, what is done hardly matters for that any more.
FAINT: Final = 0.015
OPEN, LOST, WON = "open", "lost", "won"
#: Two options that differ by less than this are as good as each other.
CLOSE: Final = 0.01
#: Reasons that every game has: next to no difference, and nothing in particular.
SAME: Final = "same"
WHOLE: Final = "whole"


class Hint:
    """What to do, how likely it wins, the next best, and why: one of the guide's signs, `SAME` or `WHOLE`."""

    def __init__(self, option: Option, chance: float, other: Option | None, other_chance: float, why: str) -> None:
        self.option = option
        self.chance = chance
        self.other = other
        self.other_chance = other_chance
        self.why = why

    @property
    def outlook(self) -> str:
        """`LOST` or `WON` where the next best changes nothing about it."""
        return OPEN if self.other is None else _outlook(self.chance, self.other_chance)


def hint(guide: Guide, eyes: Eyes, chance: Chance, budget: Budget) -> Hint:
    """Think this decision over for whoever has it."""
    options = eyes.decision.options
    if len(options) == 1:
        return Hint(options[0], 0.0, None, 0.0, SAME)
    return read(guide, Search(guide, eyes, chance, budget, signs=True).run())


def read(guide: Guide, findings: Findings) -> Hint:
    """The findings of a search in short. Chances are told as far as they are sure, like the choice itself."""
    best, base = findings.best, findings.favourite.chance
    rivals = [trial for trial in findings.trials if trial is not best]
    if not rivals:
        return Hint(best.option, base, None, 0.0, SAME)
    rival = max(rivals, key=lambda trial: _promise(findings, trial))
    # What is promised rests on what was expected before, too; a reason is told only for what was seen.
    ahead = min(_promise(findings, best) - _promise(findings, rival), best.gain - rival.gain)
    chance, other = [_share(base + _promise(findings, trial)) for trial in (best, rival)]
    if ahead >= CLOSE:
        why = _why(guide, best, rival, WHOLE)
    else:
        # Where winning no longer tells options apart, something else may: to stay alive, to have more in the end.
        why = SAME if _outlook(chance, other) == OPEN else _why(guide, best, rival, SAME)
    return Hint(best.option, chance, rival.option, other, why)


def _outlook(chance: float, other: float) -> str:
    if max(chance, other) < FAINT:
        return LOST
    return WON if min(chance, other) > 1 - FAINT else OPEN


def _promise(findings: Findings, trial: Trial) -> float:
    return 0.0 if trial is findings.favourite else trial.promise


def _share(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def _why(guide: Guide, best: Trial, rival: Trial, nothing: str) -> str:
    """What differs most in favour of the best, each sign in steps of its own; `nothing` where none differs by one."""
    found, most = nothing, 1.0
    for place, (name, step) in enumerate(guide.sign_steps):
        ahead = (best.sign(place) - rival.sign(place)) / step
        if ahead > most:
            found, most = name, ahead
    return found
