"""High Noon."""

from __future__ import annotations

from sagebrush.bots.bang_answers import liking
from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import Lore
from sagebrush.bots.bang_situation import Situation, is_missed, name_of
from sagebrush.core.options import Option, Question
from sagebrush.games.bang.options import Become, Pick

#: The lives that one has with a new identity.
NEW_LIFE = 2


def discard_in_play(situation: Situation, _question: Question, option: Option) -> float:
    """The card in play that is worth least to me; a Jail or a Dynamite is worth less than nothing."""
    return -situation.worth_in_play(option.card) if isinstance(option, Pick) else 0.0


def name_suit(situation: Situation, _question: Question, option: Option) -> float:
    """The suit of which I can play most."""
    letter = str(option.id).rpartition(":")[2][0].upper()
    playable = [card for card in situation.hand if not is_missed(name_of(card))]
    return sum([keep(situation, card) for card in playable if card.split(":")[1][-1] == letter])


def change_identity(situation: Situation, _question: Question, option: Option) -> float:
    """Two lives are better than one, and a good character is worth one of many."""
    if not isinstance(option, Become):
        return 0.0
    better = liking(option.character) - liking(situation.mine.character)
    return 1.5 * (NEW_LIFE - situation.mine.life) + 0.1 * better


LORE = Lore(
    answers={"discard_in_play": discard_in_play, "name_suit": name_suit, "change_identity": change_identity},
    hearts={"blessing": 1.0, "curse": 0.0},
    unarmed={"sermon"},
)
