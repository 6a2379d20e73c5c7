"""Roles and variants of the base game."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config, OptionInfo
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.base.cards import RULES
from sagebrush.games.bang.expansions.base.characters import CHARACTERS
from sagebrush.games.bang.table import BangTable


class Base(Expansion):
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
        return (
            OptionInfo("two_characters", "flag", default=False),
            OptionInfo("no_book_cards", "flag", default=False),
            OptionInfo("stick_of_dynamite", "flag", default=False),
        )

    def prepare(self, table: BangTable, config: Config) -> None:
        if config.options["no_book_cards"]:
            table.deck = [card for card in table.deck if not card.rule.book]
        if config.options["stick_of_dynamite"]:
            # BANG-241: at first the Sheriff (BANG-X22: the first player) has the stick.
            table.stick = table.first


EXPANSION: Expansion = Base("base", Path(__file__).parent, RULES, CHARACTERS)
