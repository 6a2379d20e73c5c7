"""Gymnasium: one seat for the learner, bots on all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from sagebrush.bots import Bot, make_bot
from sagebrush.core.config import Value
from sagebrush.core.errors import BadConfig
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.envs.render import MODES, Painter
from sagebrush.envs.table import LOST, Bytes, Mask, Table, facts


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """The learner is asked, the bots answer in between. `info["action_mask"]` and `action_masks()` say what is offered.

    An action that is not offered ends the game with a reward of -1. `seat` None: another seat in every game, so that
    each role and place is learnt.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        expansions: Sequence[str] = (),
        seat: int | None = None,
        bots: str = "random",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.table = Table(game, players, expansions, options)
        if seat is not None and seat not in self.table.seats:
            raise BadConfig(f"there is no seat {seat} at a table of {len(self.table.seats)}")
        make_bot(bots, game)
        self.game, self.level, self._wish = game, bots, seat
        self.seat = Seat(seat or 0)
        self.bots: list[Bot] = []
        self.render_mode = render_mode
        self.painter = Painter(self.table, render_mode)
        self.observation_space = spaces.Box(0, 255, (self.table.encoding.observation_size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.encoding.action_size)
        self._chance = Chance(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._chance = Chance(seed)
        self.table.start(self._chance.spawn().seed)
        if self._wish is None:
            self.seat = Seat(self._chance.below(len(self.table.seats)))
        self.bots = [make_bot(self.level, self.game, self._chance.spawn().seed) for _ in self.table.seats]
        self._others()
        return self._seen()

    def _others(self) -> None:
        """Let the bots answer until the learner is asked."""
        table = self.table
        while table.decision is not None and table.decision.seat != self.seat:
            table.answer(self.bots[table.decision.seat].answer(table.match.eyes(table.decision.seat)))

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        return self.table.observe(self.seat), {"action_mask": self.action_masks(), **facts(self.table)}

    def action_masks(self) -> Mask:
        """1 for each action that is offered; the name that learners with masks look for."""
        return self.table.mask(self.seat)

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if number not in self.table.options:
            seen, info = self._seen()
            return seen, LOST, True, False, {**info, "illegal": True}
        self.table.act(number)
        self._others()
        seen, info = self._seen()
        over = self.table.decision is None
        if self.render_mode == "human":
            self.render()
        return seen, self.table.rewards()[self.seat], over, False, info

    def render(self) -> Any:
        return self.painter.render()
