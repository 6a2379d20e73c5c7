"""What the `simple` bot was told about single cards, abilities, options and questions: looked up by their ids.

The modules of `bang_lore` add to these tables. What nobody told it about is played by rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sagebrush.bots.bang_situation import AFTERLIFE, ASLEEP, BURDENED, HEARTS_UNDER, IN_PLAY, UNARMED, Situation
from sagebrush.core.options import Option, Question

#: What a play is worth to me beyond what it costs.
Play = Callable[[Situation, Option], float]
#: What an answer to a question is worth to me.
Answer = Callable[[Situation, Question, Option], float]

#: What comes first: cards in hand, then what stays, then what weakens, then what hits.
DRAW: Final = 5
EQUIP: Final = 4
ROB: Final = 3
HIT: Final = 2
LAST: Final = 1
OVER: Final = 0
NEVER: Final = -1

#: When a play should come, by the name of a card, an ability or a kind of option.
RANKS: Final[dict[str, int]] = {}
#: The worth of a play, by the name of a card, an ability or a kind of option.
PLAYS: Final[dict[str, Play]] = {}
#: When a card in play should be used and what that is worth, by the name of the card.
USES: Final[dict[str, tuple[int, Play]]] = {}
#: Abilities that cost nothing to try against a shot.
FREE_TRIES: Final[set[str]] = {"jourdonnais"}
#: What is rather done than to end the turn, where nothing is worth doing: one of the options so weighed, or none.
Unwilling = Callable[[Situation, Sequence[Option], Play], Option | None]
UNWILLING: Final[list[Unwilling]] = []
#: The worth of an answer, by the kind of question; by the ability, where it is asked whether that is used.
ANSWERS: Final[dict[str, Answer]] = {}
#: What each suit (`S H D C`) of a draw check is worth, by the card or ability that it is made for.
CHECKS: Final[dict[str, dict[str, float]]] = {}
#: What it costs to cancel a shot, or to do without a BANG! card, with an option of this kind.
DEFENCES: Final[dict[str, Play]] = {}
#: The worth of a card in hand, where it has one of its own.
KEEP: Final[dict[str, float]] = {
    "missed": 1.0,
    "bang": 0.8,
    "beer": 1.1,
    "wells_fargo": 1.4,
    "stagecoach": 1.2,
    "gatling": 1.0,
    "panic": 0.8,
    "cat_balou": 0.8,
    "duel": 0.7,
    "indians": 0.7,
    "jail": 0.7,
    "barrel": 0.9,
    "mustang": 0.8,
    "general_store": 0.5,
    "saloon": 0.5,
    "dynamite": 0.15,
}


class Lore:
    """What is to know of one expansion: what cards are worth in hand and in play, when they come, how they weigh.

    `uses` are cards in play that are used in one's turn: when, and what for.

    Of events: how likely hearts are under them, and under which of them cards in play are asleep, I am unarmed in my
    turn, or a card kept is a burden. Of rules: under which a Renegade who is out comes back on a side.
    """

    def __init__(
        self,
        *,
        keep: dict[str, float] | None = None,
        in_play: dict[str, float] | None = None,
        ranks: dict[str, int] | None = None,
        plays: dict[str, Play] | None = None,
        uses: dict[str, tuple[int, Play]] | None = None,
        free_tries: set[str] | None = None,
        answers: dict[str, Answer] | None = None,
        hearts: dict[str, float] | None = None,
        asleep: set[str] | None = None,
        unarmed: set[str] | None = None,
        burdened: set[str] | None = None,
        unwilling: Unwilling | None = None,
        checks: dict[str, dict[str, float]] | None = None,
        afterlife: set[str] | None = None,
        defences: dict[str, Play] | None = None,
    ) -> None:
        self.keep: dict[str, float] = keep or {}
        self.in_play: dict[str, float] = in_play or {}
        self.ranks: dict[str, int] = ranks or {}
        self.plays: dict[str, Play] = plays or {}
        self.uses: dict[str, tuple[int, Play]] = uses or {}
        self.free_tries: set[str] = free_tries or set()
        self.answers: dict[str, Answer] = answers or {}
        self.hearts: dict[str, float] = hearts or {}
        self.asleep: set[str] = asleep or set()
        self.unarmed: set[str] = unarmed or set()
        self.burdened: set[str] = burdened or set()
        self.unwilling = unwilling
        self.checks: dict[str, dict[str, float]] = checks or {}
        self.afterlife: set[str] = afterlife or set()
        self.defences: dict[str, Play] = defences or {}


def learn(lore: Lore) -> None:
    KEEP.update(lore.keep)
    IN_PLAY.update(lore.in_play)
    RANKS.update(lore.ranks)
    PLAYS.update(lore.plays)
    USES.update(lore.uses)
    FREE_TRIES.update(lore.free_tries)
    ANSWERS.update(lore.answers)
    HEARTS_UNDER.update(lore.hearts)
    ASLEEP.update(lore.asleep)
    UNARMED.update(lore.unarmed)
    BURDENED.update(lore.burdened)
    if lore.unwilling is not None:
        UNWILLING.append(lore.unwilling)
    CHECKS.update(lore.checks)
    AFTERLIFE.update(lore.afterlife)
    DEFENCES.update(lore.defences)
