"""Dodge City."""

from __future__ import annotations

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, HIT, Lore
from sagebrush.bots.bang_situation import CARD, Situation
from sagebrush.core.options import Option
from sagebrush.games.bang.options import UseAbility


def chuck_wengam(situation: Situation, _option: Option) -> float:
    """A life for two cards, while there are lives enough and few cards."""
    life, cards = situation.mine.life, len(situation.hand)
    return situation.loss(situation.me) + 2 * CARD if life >= 3 and cards <= 2 else -1.0


def jose_delgado(situation: Situation, option: Option) -> float:
    assert isinstance(option, UseAbility)
    return 2 * CARD - keep(situation, option.card) if option.card else CARD


def doc_holyday(situation: Situation, option: Option) -> float:
    assert isinstance(option, UseAbility)
    assert option.target is not None
    return situation.shot(option.target) - (CARD if situation.spare else 1.5 * CARD)


LORE = Lore(
    keep={"dodge": 1.1, "hideout": 0.8},
    in_play={"hideout": 0.9, "binocular": 0.6},
    ranks={"jose_delgado": DRAW, "doc_holyday": HIT},
    plays={"chuck_wengam": chuck_wengam, "jose_delgado": jose_delgado, "doc_holyday": doc_holyday},
)
