"""How fast the environments are, and a well-known one beside them in the same run, so that the machine cancels out."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import msgspec
import numpy as np

from sagebrush import envs
from sagebrush.lab.bench import REPEATS, compiled, usual_players

#: Of other projects: a game of cards with a mask beside its observation, as ours have.
PEERS = ("texas_holdem_v4",)


class Pace(msgspec.Struct, frozen=True):
    """Agent steps a second of one core's time, mask and observation included; the best of a few repeats."""

    environment: str
    players: int
    compiled: bool
    steps_per_second: float


def paces(seconds: float) -> list[Pace]:
    """Every environment of ours at a table of usual size, then those of others that are installed."""
    found = []
    for name, game in envs.names().items():
        players = usual_players(game)
        raw = getattr(envs, name).raw_env(players=players)
        found.append(Pace(name, players, compiled(), _pace(raw, seconds)))
    for name in PEERS:
        peer = _peer(name)
        if peer is not None:
            found.append(Pace(f"pettingzoo {name}", len(peer.possible_agents), False, _pace(peer, seconds)))
    return found


def _peer(name: str) -> Any | None:
    """PettingZoo's own environment without its wrappers; None where it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return import_module(f"pettingzoo.classic.{name}").raw_env()
    except (ImportError, SystemExit):
        return None


def _pace(env: Any, seconds: float) -> float:
    return round(max(_once(env, seconds / REPEATS, repeat) for repeat in range(REPEATS)), 1)


def _once(env: Any, seconds: float, seed: int) -> float:
    """Whoever is asked does something by chance; observation and mask are looked at before every step."""
    steps = 0
    start = now = process_time()
    pick = _picker(seed)
    while now - start < seconds:
        seed += 1
        env.reset(seed=seed)
        while env.agents and not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            env.step(pick(env.last()[0]["action_mask"]))
            steps += 1
        now = process_time()
    return steps / (now - start)


def _picker(seed: int) -> Callable[[Any], int]:
    """A legal action by chance, for as little time as may be: it is the environment that is measured."""
    chance = np.random.default_rng(seed)
    numbers = chance.random(4096).tolist()
    place = 0

    def pick(mask: Any) -> int:
        nonlocal place
        # As truth values: NumPy finds those ten times as fast as small numbers, and a mask may have many places.
        legal = np.flatnonzero(mask.view(np.bool_))
        place = (place + 1) & 4095
        return int(legal[int(numbers[place] * len(legal))])

    return pick
