"""The `simple` bot of the Dice Game: knows its side, guesses the others', and plays the odds of its dice.

Its answer depends on its seed, the view and the decision alone, so it can be stopped and started again at any point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sagebrush.bots.base import Bot
from sagebrush.bots.beliefs import Belief
from sagebrush.bots.dice_aim import best_split
from sagebrush.bots.dice_rolls import Prospects, best_reroll
from sagebrush.bots.dice_situation import Situation, beliefs
from sagebrush.bots.goals import Mood
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.games.dice.options import (
    Accept,
    Become,
    Choose,
    ChooseTarget,
    GiveBeer,
    GiveLife,
    MayRemoveArrow,
    MayTakeArrow,
    RollAgain,
    Shoot,
)
from sagebrush.games.dice.view import DiceView

#: Characters that it likes to be, when there is a choice.
FAVOURITES: Final = ("lucky_duke", "willy_the_kid", "kit_karlson", "sid_ketchum", "slab_the_killer", "suzy_lafayette")


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceSimple(Bot):
    """A player with a purpose: a person's equal on a good day."""

    games: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._deeds: object = None  # what the beliefs below were made from
        self._believed: list[Belief] = []
        self._mood = Mood(self.chance.seed)

    def choose(self, view: DiceView, decision: Decision[Option]) -> Option:
        question = decision.question
        options = decision.options
        if isinstance(options[0], Become):
            return self._character(view, options)
        situation = Situation(view, self._beliefs(view), self._mood)
        if isinstance(question, RollAgain):
            return best_reroll(Prospects(situation), view.dice, question.rolls_left, options)
        if isinstance(question, ChooseTarget):
            return aim(situation, view.dice, question, options)
        # What helps nobody goes to itself rather than to a stranger.
        own = Choose(situation.me)
        return best(options, [(worth(situation, question, option), option == own) for option in options])

    def _beliefs(self, view: DiceView) -> list[Belief]:
        """Thought over again only when somebody was hurt, helped or unmasked."""
        deeds = [(player.role, player.alive, player.harm, player.help) for player in view.players]
        if (view.seat, deeds) != self._deeds:
            self._believed = beliefs(view)
            self._deeds = (view.seat, deeds)
        return self._believed

    def _character(self, view: DiceView, options: Sequence[Option]) -> Option:
        liked = [option for option in options if isinstance(option, Become) and option.character in FAVOURITES]
        whim = Chance(self.chance.seed ^ (view.seat or 0))
        return whim.pick(list(liked or options))


def best(options: Sequence[Option], worths: Sequence[tuple[float, bool]]) -> Option:
    """The option worth most; the first of equals."""
    return options[worths.index(max(worths))]


def worth(situation: Situation, question: object, option: Option) -> float:
    """What one answer to a beer, a gift or an arrow question is worth; to leave it is worth nothing."""
    match question, option:
        case GiveBeer(), Choose(seat):
            return situation.beer(seat)
        case GiveLife(), Choose(seat):
            return situation.drink(seat, 1)
        case MayRemoveArrow(), Choose(seat):
            return -situation.arrow_weight(seat, 0)
        case MayTakeArrow(), Accept():
            return -situation.loss(situation.me, 1) - situation.arrow_cost()
        case _, Accept():
            return 1.0
    return 0.0


def aim(situation: Situation, dice: Sequence[str], question: ChooseTarget, options: Sequence[Option]) -> Option:
    """All shots of the turn are planned together, since all hit at once; this is the one that is due."""
    near, far = dice.count("bullseye_1"), dice.count("bullseye_2")
    volley = _volley(situation, near, far)
    target = volley[near + far - question.left]
    offered = [option for option in options if isinstance(option, Shoot) and option.target == target]
    # The rules offer whom a shot reaches; should the plan and they differ, the rules are right.
    shot = offered[0] if offered else options[0]
    if len(offered) > 1 and question.left == 1 and _doubling_pays(situation, volley):
        return offered[1]
    return shot


def _volley(situation: Situation, near: int, far: int) -> list[int]:
    """Whom each Bull's Eye hits, in the order in which they are asked for."""
    close, distant = situation.targets("bullseye_1"), situation.targets("bullseye_2")
    gains = {seat: situation.hits(seat) for seat in sorted({*close, *distant})}
    if close == distant:
        return _deal(close, [gains[seat] for seat in close], near + far)
    shots = _deal(close, [gains[seat] for seat in close], near)
    # The far ones come on top of those already aimed at the same player.
    rest = [[gain - gains[seat][shots.count(seat)] for gain in gains[seat][shots.count(seat) :]] for seat in distant]
    return shots + _deal(distant, rest, far)


def _deal(seats: Sequence[int], gains: list[list[float]], shots: int) -> list[int]:
    if not shots:
        return []
    return [seat for seat, hits in zip(seats, best_split(gains, shots), strict=True) for _ in range(hits)]


def _doubling_pays(situation: Situation, volley: list[int]) -> bool:
    """Slab the Killer: is a second hit by the last shot worth more than the beer it costs?"""
    target = volley[-1]
    hits = situation.hits(target)
    count = volley.count(target)
    return hits[count + 1] - hits[count] > max(situation.beer(seat) for seat in situation.living)
