"""PettingZoo: one agent after the other, as they are asked (AEC), and all at once (parallel)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from sagebrush.core.config import Value
from sagebrush.core.errors import BadConfig
from sagebrush.core.seats import Seat
from sagebrush.envs.render import MODES, Painter
from sagebrush.envs.table import LOST, Mask, Table, facts

Seen = dict[str, Any]


def agent_names(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


def observation_space(table: Table, *, waiting: bool = False) -> spaces.Dict:
    encoding = table.encoding
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (encoding.observation_size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.action_size + waiting,), np.int8),
        }
    )


class RawEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """The agent that is asked acts; an action that is not offered counts as the one offered first.

    `max_cycles` ends a game after so many actions, undecided.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        expansions: Sequence[str] = (),
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, expansions, options)
        self.max_cycles = _cycles(max_cycles)
        self.render_mode = render_mode
        self.painter = Painter(self.table, render_mode)
        self.metadata = {"name": self.table.encoding.name, "render_modes": list(MODES), "is_parallelizable": False}
        self.possible_agents = agent_names(self.table.config.players)
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.table)
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {
            agent: spaces.Discrete(self.table.encoding.action_size) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.table.start(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles = 0
        self._turn()

    def _turn(self) -> None:
        seat = self.table.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadConfig(f"{agent} is asked, and has to act")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        self.cycles += 1
        if self.table.decision is None:
            self._finish()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] = reward
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: facts(self.table) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return self.painter.render()

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, **wishes: Any) -> AECEnv[str, Seen, int]:
    """The environment for learners: an action that is not offered ends the game with a reward of -1."""
    raw: Any = RawEnv(game, **wishes)
    raw = TerminateIllegalWrapper(raw, illegal_reward=LOST)
    raw = AssertOutOfBoundsWrapper(raw)
    return OrderEnforcingWrapper(raw)


# -------------------------------------------------------------------- all at once


class ParallelTable(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every agent acts in every cycle; whoever is not asked waits (the last action). Those asked together act together.

    An action that is not offered counts as the one offered first.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        expansions: Sequence[str] = (),
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.table = Table(game, players, expansions, options)
        self.max_cycles = _cycles(max_cycles)
        self.render_mode = render_mode
        self.painter = Painter(self.table, render_mode)
        self.metadata = {"name": self.table.encoding.name, "render_modes": list(MODES), "is_parallelizable": True}
        self.possible_agents = agent_names(self.table.config.players)
        self.wait = self.table.encoding.action_size
        space = observation_space(self.table, waiting=True)
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.start(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._sees(Seat(seat)) for seat, agent in enumerate(self.possible_agents)}

    def _sees(self, seat: Seat) -> Seen:
        mask: Mask = np.zeros(self.wait + 1, np.int8)
        if seat == self.table.seat:
            mask[: self.wait] = self.table.mask(seat)
        else:
            mask[self.wait] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        seat = self.table.seat
        assert seat is not None, "the game is over: reset"
        self.table.act(int(actions[self.possible_agents[seat]]))
        self.cycles += 1
        over = self.table.decision is None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen, agents = self._seen(), self.agents
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        if over or cut:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: facts(self.table) for agent in agents},
        )

    def render(self) -> Any:
        return self.painter.render()

    def close(self) -> None:
        """There is nothing to close."""


def lockstep_env(game: str, **wishes: Any) -> AECEnv[str, Seen, int]:
    """The parallel form as AEC: every agent acts in turn, and waits where it is not asked."""
    return OrderEnforcingWrapper(parallel_to_aec(ParallelTable(game, **wishes)))


def _cycles(max_cycles: int | None) -> int | None:
    if max_cycles is not None and max_cycles < 1:
        raise BadConfig(f"max_cycles is at least 1, not {max_cycles}")
    return max_cycles
