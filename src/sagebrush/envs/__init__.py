"""Environments: the games behind the interfaces that learners know.

    <game>_v<version>     PettingZoo: env(), raw_env(), parallel_env()
    SeatEnv               Gymnasium: one seat against bots; `register_all` makes it known to `gymnasium.make`
    VectorTables          many tables at once
    encoding              what the numbers mean

Every game that has an `encoding.toml` beside its code is here under its name and the version of its encoding; that of
another project too. This folder names none.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sagebrush.core.errors import NotInstalled
from sagebrush.core.registry import games
from sagebrush.envs.encoding import Encoding, encoding
from sagebrush.envs.layout import NoEncoding, has_encoding

__all__ = ["Encoding", "NoEncoding", "encoding", "names", "register_all"]

MISSING = "environments need more packages: pip install 'sagebrush[envs]' ({error})"


def names() -> dict[str, str]:
    """The environments there are, each with its game."""
    here = [game.info.name for game in games() if has_encoding(game)]
    return {encoding(game).name: game for game in here}


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    try:
        if name == "VectorTables":
            from sagebrush.envs.vector import VectorTables  # noqa: PLC0415

            return VectorTables
        if name == "SeatEnv":
            from sagebrush.envs.gym import SeatEnv  # noqa: PLC0415

            return SeatEnv
        known = names()
        if name in known:
            return _module(name, known[name])
    except ImportError as error:
        raise NotInstalled(MISSING.format(error=error)) from error
    raise AttributeError(f"there is no environment {name!r}; there is {', '.join(names())}")


def _module(name: str, game: str) -> Any:
    from sagebrush.envs.modules import EnvModule  # noqa: PLC0415

    found = globals()[name] = EnvModule(name, game)
    return found


def register_all() -> list[str]:
    """Make the games known to Gymnasium, as `sagebrush/<game>-v<version>`."""
    from gymnasium.envs.registration import register, registry  # noqa: PLC0415

    from sagebrush.envs.gym import SeatEnv  # noqa: PLC0415

    ids = []
    for name, game in names().items():
        ids.append(f"sagebrush/{name.replace('_v', '-v')}")
        if ids[-1] not in registry:
            # Gymnasium's passive checker costs more than a step does; `check_env` is run by our tests.
            register(ids[-1], partial(SeatEnv, game), disable_env_checker=True, order_enforce=False)
    return ids
