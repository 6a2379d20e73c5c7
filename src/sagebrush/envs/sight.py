"""What a seat sees, in numbers, kept up to date from one look to the next. Compiled, like the rules."""

from __future__ import annotations

from typing import Any

from sagebrush.core.decisions import Decision
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.envs.actions import Actions
from sagebrush.envs.fields import Asked, Field


class Plan:
    """The layout of one game's observations: a head for the table's choices, then the view, then the question."""

    def __init__(self, players: int, expansions: dict[str, int], view: Field, asked: Asked, actions: Actions) -> None:
        self.players = players
        self.expansions = expansions
        self.view = view
        self.asked = asked
        self.actions = actions
        #: A byte for "you are asked", the number of players, and the expansions in play.
        self.head = 1 + players + len(expansions)
        self.question = self.head + view.size
        self.size = self.question + asked.size


class Sight:
    """The eyes of one seat at one match. The same seat's next look costs only what has changed."""

    def __init__(self, plan: Plan, seat: Seat) -> None:
        self.plan = plan
        self.seat = seat
        self.buffer = bytearray(plan.size)
        self._view: Any = None
        self._asked: Any = None
        self._match: Match | None = None

    def look(self, match: Match, decision: Decision[Option] | None) -> bytearray:
        """The observation; the same memory every time. `decision` is this seat's own, if it is asked."""
        plan, players = self.plan, match.config.players
        if match is not self._match:
            self._begin(match)
        buffer = self.buffer
        view = match.view(self.seat)
        if self._view is None:
            plan.view.put(buffer, plan.head, view, self.seat, players)
        else:
            plan.view.update(buffer, plan.head, view, self._view, self.seat, players)
        self._view = view
        question = None if decision is None else decision.question
        if question is not self._asked:
            buffer[0] = 0 if question is None else 1
            plan.asked.update(buffer, plan.question, question, self._asked, self.seat, players)
            self._asked = question
        return buffer

    def _begin(self, match: Match) -> None:
        plan = self.plan
        buffer = self.buffer = bytearray(plan.size)
        self._match = match
        self._view = self._asked = None
        buffer[match.config.players] = 1
        for name in match.config.expansions:
            buffer[1 + plan.players + plan.expansions[name]] = 1


class Choices:
    """The open decision in numbers: which actions there are, and which option each of them is."""

    def __init__(self, plan: Plan) -> None:
        self.actions = plan.actions
        self.mask = bytearray(plan.actions.size)
        self.options: dict[int, Option] = {}

    def ask(self, decision: Decision[Option] | None, players: int) -> None:
        mask = self.mask
        for number in self.options:
            mask[number] = 0
        self.options = {} if decision is None else self.actions.choices(decision, players)
        for number in self.options:
            mask[number] = 1
