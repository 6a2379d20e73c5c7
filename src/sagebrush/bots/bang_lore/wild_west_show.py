"""Wild West Show: the show cards that let one do something, and the characters who decide something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.bang_answers import liking
from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, LAST, ROB, Lore, Play
from sagebrush.bots.bang_plays import effect
from sagebrush.bots.bang_situation import CARD, DOUBT, NO_BANG, Situation, name_of
from sagebrush.core.options import Option, Question
from sagebrush.games.bang.options import Play as PlayCard
from sagebrush.games.bang.options import PlayAs, UseAbility
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.symbols import Removes, Shoots, Takes

#: What a turn is worth to its owner.
TURN: Final = 1.6
#: What it is worth to see a hand.
SIGHT: Final = 0.05
#: Miss Susanna: the cards to be played in a turn.
CARDS_TO_PLAY: Final = 3
#: Two characters from the box are liked so much on average.
AVERAGE: Final = 8.0


# -------------------------------------------------------------------- characters


def flint_westwood(situation: Situation, option: Option) -> float:
    """Two cards of a foe's for my worst one."""
    assert isinstance(option, UseAbility)
    assert option.target is not None
    assert option.card is not None
    care = situation.care(option.target)
    taken = min(2, situation.players[option.target].hand_size)
    return taken * CARD * (1 + care) - keep(situation, option.card) * (1 + 0.5 * care)


def lee_van_kliff(situation: Situation, option: Option) -> float:
    """The effect once more for the card."""
    assert isinstance(option, UseAbility)
    assert option.card is not None
    name: str = getattr(situation.view.parts.get("show"), "effect", "")
    if not name:
        return -1.0
    spare = len(situation.hand) > situation.mine.life
    return effect(situation, name, option.target) - keep(situation, option.card) * (0.3 if spare else 0.7)


def exchange_abilities(_situation: Situation, question: Question, option: Option) -> float:
    """Two that are liked are kept."""
    if option.kind == "keep":
        return sum([liking(name) for name in getattr(question, "abilities", ())])
    return AVERAGE


def draw_with(_situation: Situation, _question: Question, option: Option) -> float:
    return liking(getattr(option, "character", ""))


# -------------------------------------------------------------------- Dorothy Rage


def call_on(situation: Situation, option: Option) -> float:
    """It costs nothing to make a foe play his BANG! or show his hand."""
    owner: int = getattr(option, "target", situation.me)
    if situation.care(owner) <= DOUBT:
        return -1.0
    names = ["bang", *[name_of(card) for card in situation.players[owner].hand]]
    return SIGHT + max([_demand(situation, owner, name) for name in names])


def name_card(situation: Situation, question: Question, option: Option) -> float:
    return _demand(situation, getattr(question, "owner", situation.me), getattr(option, "name", ""))


def _demand(situation: Situation, owner: int, name: str) -> float:
    """What it brings to name this card: a card less for its owner, and what it does to the best of his targets."""
    player = situation.players[owner]
    if any(name_of(card) == name for card in player.hand):
        chance = 1.0
    elif name == "bang":
        chance = 1 - NO_BANG ** (player.hand_size - len(player.hand))
    else:
        chance = 0.0
    if name != "bang":
        return chance * (0.1 * situation.care(owner) + _turned_on_others(situation, owner, name)) if chance else 0.0
    reached = [seat for seat in situation.others if (player.distances[seat] or 0) <= player.reach]
    return chance * max([situation.shot(seat) for seat in reached], default=0.0)


def _turned_on_others(situation: Situation, owner: int, name: str) -> float:
    """What a card that is known to be in his hand does where I want it; one that is not aimed would serve its owner."""
    rule, others = BOOK[name], [seat for seat in situation.others if seat != owner]
    if rule.border != "brown" or not rule.aimed:
        return 0.0
    if isinstance(rule, Takes):
        # What is taken goes to him.
        return max([situation.rob(seat, take=False) for seat in others], default=0.0) - CARD * situation.care(owner)
    if isinstance(rule, Shoots | Removes):
        return max([effect(situation, name, seat) for seat in others], default=0.0)
    # A Duel of his costs one of two players a life, and whoever is no friend is as good as the other.
    return max([situation.care(seat) for seat in others], default=0.0) * CARD if name == "duel" else 0.0


def play_for(situation: Situation, _question: Question, option: Option) -> float:
    """At whom another one's card goes."""
    if type(option) is not PlayCard or option.target is None:
        return 0.0
    if option.target == situation.me:
        return -5.0
    return effect(situation, name_of(option.card), option.target)


# -------------------------------------------------------------------- Lady Rosa of Texas, Miss Susanna


def change_places(situation: Situation, option: Option) -> float:
    """The player on the right loses a turn."""
    target: int = getattr(option, "target", situation.me)
    care = situation.care(target)
    return care * TURN if care > DOUBT else -1.0


def miss_susanna(situation: Situation, options: Sequence[Option], worth: Play) -> Option | None:
    """Rather than lose a life, play what does least harm, if three cards can be played at all."""
    missing = CARDS_TO_PLAY - situation.view.played
    if missing <= 0 or "miss_susanna" not in situation.view.rules:
        return None
    plays = [option for option in options if type(option) is PlayCard or type(option) is PlayAs]
    if len({option.card for option in plays}) < missing:
        return None
    worths = [worth(situation, option) for option in plays]
    best = worths.index(max(worths))
    return plays[best] if worths[best] * missing > situation.loss(situation.me) else None


LORE = Lore(
    ranks={"flint_westwood": ROB, "lee_van_kliff": DRAW, "call_on": ROB, "change_places": LAST},
    plays={
        "flint_westwood": flint_westwood,
        "lee_van_kliff": lee_van_kliff,
        "call_on": call_on,
        "change_places": change_places,
    },
    answers={
        "exchange_abilities": exchange_abilities,
        "draw_with": draw_with,
        "name_card": name_card,
        "play_for": play_for,
    },
    unwilling=miss_susanna,
)
