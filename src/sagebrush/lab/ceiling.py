"""How far thinking could get: the same bot, told what nobody at the table is told.

A bot that knows everybody's role still has to choose, and still meets the luck of cards and dice. What it gains over
one that has to guess is all that better guessing could ever bring; what it gains over the usual player is more than any
honest bot that thinks like it can hope for. It is a measure, and no player: it cheats.
"""

from __future__ import annotations

from typing import Any

from sagebrush.bots.base import Bot
from sagebrush.bots.thinker import guide_of
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.lab.deviations import true_roles


class Told(Bot):
    """Answers like that bot, with eyes that know everybody's role."""

    def __init__(self, match: Match, bot: Bot) -> None:
        super().__init__(bot.chance.seed)
        self.match = match
        self.bot = bot

    def answer(self, eyes: Eyes) -> Option:
        return self.bot.answer(KnowingEyes(self.match, eyes))


class KnowingEyes(Eyes):
    """All worlds that they imagine have the true roles; hands and decks are as unknown as to anybody."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        super().__init__(eyes.decision, eyes.seconds)
        self.match = match
        self.eyes = eyes
        self.guide = guide_of(match.game.info.name)

    @property
    def view(self) -> Any:
        return self.eyes.view

    def imagine(self, chance: Chance) -> Match:
        return true_roles(self.match, self.guide, self.seat, chance)
