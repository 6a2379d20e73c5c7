"""Roles and variants of the base game."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from sagebrush.core.config import Config, OptionInfo
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.base.cards import RULES
from sagebrush.games.bang.expansions.base.characters import CHARACTERS
from sagebrush.games.bang.table import BangTable

TWO_CHARACTERS = OptionInfo("two_characters", "flag", default=False)
NO_BOOK_CARDS = OptionInfo("no_book_cards", "flag", default=False)
STICK_OF_DYNAMITE = OptionInfo("stick_of_dynamite", "flag", default=False)
BONUS_CHARACTERS = OptionInfo("bonus_characters", "flag", default=False)


class Base(Expansion):
    always: ClassVar[bool] = True

    def roles(self) -> dict[int, list[str]]:
        """BANG-009 to BANG-012."""
        four = ["sheriff", "renegade", "outlaw", "outlaw"]
        return {
            4: four,
            5: [*four, "deputy"],
            6: [*four, "deputy", "outlaw"],
            7: [*four, "deputy", "outlaw", "deputy"],
        }

    def options(self) -> tuple[OptionInfo, ...]:
        return (TWO_CHARACTERS, NO_BOOK_CARDS, STICK_OF_DYNAMITE, BONUS_CHARACTERS)

    def prepare(self, table: BangTable, config: Config) -> None:
        if NO_BOOK_CARDS.of(config):
            table.deck = [card for card in table.deck if not card.rule.book]
        if STICK_OF_DYNAMITE.of(config):
            # BANG-241: at first the Sheriff (BANG-X22: the first player) has the stick.
            table.stick = table.first


EXPANSION: Expansion = Base("base", Path(__file__).parent, RULES, CHARACTERS)
