"""What stands for a module of PettingZoo: `env`, `raw_env` and `parallel_env` of one game."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from pettingzoo import AECEnv

from sagebrush.envs import aec


class EnvModule(ModuleType):
    """`env(players=5)`; `expansions`, `max_cycles`, `render_mode` and the game's options are further arguments."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"sagebrush.envs.{name}", f"The environments of {game}, with the encoding {name}.")
        self.game = game
        #: Every agent acts in every cycle, also as AEC: what PettingZoo's `max_cycles_test` presumes.
        self.lockstep = Lockstep(f"sagebrush.envs.{name}.lockstep", game)

    def env(self, **wishes: Any) -> AECEnv[str, Any, int]:
        return aec.env(self.game, **wishes)

    def raw_env(self, **wishes: Any) -> aec.RawEnv:
        return aec.RawEnv(self.game, **wishes)

    def parallel_env(self, **wishes: Any) -> aec.ParallelTable:
        return aec.ParallelTable(self.game, **wishes)


class Lockstep(ModuleType):
    """The parallel form, and the same as AEC."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name, f"The environments of {game} in which everybody acts in every cycle.")
        self.game = game

    def env(self, **wishes: Any) -> AECEnv[str, Any, int]:
        return aec.lockstep_env(self.game, **wishes)

    def parallel_env(self, **wishes: Any) -> aec.ParallelTable:
        return aec.ParallelTable(self.game, **wishes)
