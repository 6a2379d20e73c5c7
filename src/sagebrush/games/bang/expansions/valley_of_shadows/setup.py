"""Cards of the Valley of Shadows that act from a hand, or may bring somebody back, are rules of the whole table."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.valley_of_shadows import cards, cards_in_answer, cards_in_play, options
from sagebrush.games.bang.expansions.valley_of_shadows.characters import CHARACTERS
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.table import BangTable


class ValleyOfShadows(Expansion):
    def prepare(self, table: BangTable, config: Config) -> None:
        table.rules += [BOOK["escape"], BOOK["ghost"], BOOK["saved"]]


EXPANSION: Expansion = ValleyOfShadows(
    "valley_of_shadows",
    Path(__file__).parent,
    {**cards_in_play.RULES, **cards_in_answer.RULES, **cards.RULES},
    CHARACTERS,
    records=(options,),
)
