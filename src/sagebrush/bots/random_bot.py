"""The bot that does anything."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.bots.base import Bot
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every option is as good as any other, in every game."""

    wants_view: ClassVar[bool] = False

    def choose(self, view: Any, decision: Decision[Option]) -> Option:  # noqa: ARG002
        options = decision.options
        return options[self.chance.below(len(options))]
