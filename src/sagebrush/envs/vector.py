"""Many tables at once, in one process: the observations of all of them in one array, for learners that play themselves.

At every table one seat is asked; `step` answers all of them. A table whose game is over starts the next one by itself,
and the rewards of the old one are told in the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sagebrush.core.config import Value
from sagebrush.core.errors import BadConfig
from sagebrush.core.rng import Chance
from sagebrush.envs.table import Bytes, Mask, Table


class Seen(NamedTuple):
    """What is asked at each table: `seats` who is asked, what they see, and what they may do."""

    seats: npt.NDArray[np.int64]
    observations: Bytes
    masks: Mask


class Stepped(NamedTuple):
    """After a step: what is asked now; where a game has just ended (`over`), what it was worth to each seat."""

    seen: Seen
    rewards: npt.NDArray[np.float32]
    over: npt.NDArray[np.bool_]


class VectorTables:
    """So many tables of one game. The arrays are the same ones at every step: copy what you keep."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        expansions: Sequence[str] = (),
        **options: Value,
    ) -> None:
        if count < 1:
            raise BadConfig(f"the number of tables is at least 1, not {count}")
        self.tables = [Table(game, players, expansions, options) for _ in range(count)]
        self.encoding = self.tables[0].encoding
        self.count, self.players = count, self.tables[0].config.players
        self._seats = np.zeros(count, np.int64)
        self._observations: Bytes = np.zeros((count, self.encoding.observation_size), np.uint8)
        self._masks: Mask = np.zeros((count, self.encoding.action_size), np.int8)

    def reset(self, seed: int | None = None) -> Seen:
        chance = Chance(seed or 0)
        for table in self.tables:
            table.start(None if seed is None else chance.spawn().seed)
        return self._look()

    def _look(self) -> Seen:
        for place, table in enumerate(self.tables):
            seat = table.seat
            assert seat is not None
            self._seats[place] = seat
            table.look_into(seat, self._observations[place])
            table.mask_into(self._masks[place])
        return Seen(self._seats, self._observations, self._masks)

    def step(self, actions: Sequence[Any] | npt.NDArray[np.int64]) -> Stepped:
        """One action for each table; one that is not offered counts as the one offered first."""
        if len(actions) != self.count:
            raise BadConfig(f"{len(actions)} actions were given for {self.count} tables")
        rewards = np.zeros((self.count, self.players), np.float32)
        over = np.zeros(self.count, np.bool_)
        for place, table in enumerate(self.tables):
            table.act(int(actions[place]))
            if table.decision is None:
                rewards[place] = table.rewards()
                over[place] = True
                table.start(None)
        return Stepped(self._look(), rewards, over)
