"""A match behind an environment: whose turn it is to answer, what each seat sees, and what the end is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from sagebrush.core.config import Config, Value, configure
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.envs.encoding import Encoding, encoding
from sagebrush.envs.sight import Choices, Sight

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

WON, LOST = 1.0, -1.0


class Table:
    """One match after the other, with the same players, expansions and options."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: dict[str, Value] | None = None,
    ) -> None:
        self.rules = game_named(game)
        self.encoding: Encoding = encoding(game)
        self.config: Config = configure(
            self.rules.info, players=players, expansions=tuple(expansions), options=options or {}
        )
        self.rules.check(self.config)
        if self.config.players > self.encoding.seats:
            raise BadConfig(f"{self.encoding.name} has room for {self.encoding.seats} players")
        plan = self.encoding.plan
        self.seats = [Seat(seat) for seat in range(self.config.players)]
        self._sights = [Sight(plan, seat) for seat in self.seats]
        self._choices = Choices(plan)
        self._nothing = np.zeros(plan.actions.size, np.int8)
        self.match: Match
        self.decision: Decision[Option] | None = None
        self._chance = Chance(0)

    def start(self, seed: int | None) -> None:
        """Begin a match; without a seed, the one that follows from the last."""
        if seed is not None:
            self._chance = Chance(seed)
        self.match = Match.start(self.rules, self.config, self._chance.spawn().seed, checkpoints=False)
        self._asked()

    def _asked(self) -> None:
        self.decision = self.match.decision
        self._choices.ask(self.decision, self.config.players)

    @property
    def seat(self) -> Seat | None:
        """Who has to answer now; of several who are asked at once, the first."""
        return None if self.decision is None else self.decision.seat

    def observe(self, seat: Seat) -> Bytes:
        decision = self.decision if self.decision is not None and self.decision.seat == seat else None
        return np.frombuffer(bytearray(self._sights[seat].look(self.match, decision)), np.uint8)

    def look_into(self, seat: Seat, row: Bytes) -> None:
        """The same into memory that is there already."""
        decision = self.decision if self.decision is not None and self.decision.seat == seat else None
        row[:] = np.frombuffer(self._sights[seat].look(self.match, decision), np.uint8)

    def mask(self, seat: Seat) -> Mask:
        """1 for each action that the seat may take now."""
        if seat != self.seat:
            return self._nothing.copy()
        return np.frombuffer(bytearray(self._choices.mask), np.int8)

    def mask_into(self, row: Mask) -> None:
        row[:] = np.frombuffer(self._choices.mask, np.int8)

    @property
    def options(self) -> dict[int, Option]:
        """The options of the open decision, by their actions."""
        return self._choices.options

    def act(self, action: int) -> bool:
        """Answer; an action that is not offered counts as the one offered first, and False comes back."""
        options = self._choices.options
        option = options.get(action)
        self.answer(next(iter(options.values())) if option is None else option)
        return option is not None

    def answer(self, option: Option) -> None:
        self.match.answer(option)
        self._asked()

    def rewards(self) -> list[float]:
        """What the end is worth to each seat: 1 for who has won, -1 for who has not; nothing before the end."""
        result = self.match.result
        if result is None:
            return [0.0] * self.config.players
        return [WON if standing.won else LOST for standing in result.standings]


def facts(table: Table) -> dict[str, Any]:
    """What an `info` says of a match that is over."""
    result = table.match.result
    return {} if result is None else {"outcome": result.outcome, "winners": list(result.winners)}
