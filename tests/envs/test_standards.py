"""The environments are what PettingZoo and Gymnasium say an environment is: their own tests say so."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sagebrush import envs
from sagebrush.core.errors import BadConfig
from sagebrush.envs import SeatEnv, VectorTables

with warnings.catch_warnings():
    # PettingZoo's tests import one of its games in a way that it warns of itself.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

NAMES = sorted(envs.names())

#: What PettingZoo's tests warn of wherever an observation has a mask beside it, its own card games included.
KNOWN = ("is not a NumPy array", "probably should be gymnasium.spaces.box", "all zeros")


@pytest.fixture(autouse=True)
def _masks_are_meant() -> Any:
    with warnings.catch_warnings():
        for text in KNOWN:
            warnings.filterwarnings("ignore", f".*{text}")
        yield


def module(name: str) -> Any:
    return getattr(envs, name)


def test_every_game_is_here() -> None:
    assert NAMES == ["bang_v1", "dice_v1", "legends_v3"]


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    api_test(module(name).env(), num_cycles=300)
    api_test(module(name).raw_env(), num_cycles=300)
    parallel_api_test(module(name).parallel_env(), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_game(name: str) -> None:
    seed_test(module(name).env, num_cycles=100)


@pytest.mark.parametrize("name", NAMES)
def test_max_cycles(name: str) -> None:
    max_cycles_test(module(name).lockstep)
    env = module(name).env(max_cycles=7)
    env.reset(seed=1)
    acted = sum(act(env) for _ in env.agent_iter())
    assert acted == 7


def act(env: Any) -> bool:
    """Let the agent whose turn it is do the first thing it may, or leave; whether it acted."""
    seen, _, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    return not (terminated or truncated)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str) -> None:
    ids = envs.register_all()
    id = f"sagebrush/{name.replace('_v', '-v')}"
    assert id in ids
    check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_to_its_end(name: str) -> None:
    """Somebody wins, and everybody is told what the end is worth."""
    env = module(name).env()
    env.reset(seed=5)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        if terminated:
            rewards[agent] = reward
            assert info["outcome"]
        env.step(None if terminated else int(env.action_space(agent).sample(seen["action_mask"])))
    assert set(rewards) == set(env.possible_agents)
    assert 1.0 in rewards.values()


def test_an_illegal_action_ends_it() -> None:
    env = module("dice_v1").env()
    env.reset(seed=5)
    agent = env.agent_selection
    seen = env.observe(agent)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env._cumulative_rewards[agent] == -1


def test_the_same_seat_alone() -> None:
    """Gymnasium's seat is asked and nobody else; the same seed gives the same game."""
    ends = []
    for _ in range(2):
        env = SeatEnv("dice", players=4, seat=2, bots="simple")
        seen, info = env.reset(seed=9)
        reward, over = 0.0, False
        while not over:
            assert env.table.seat == 2
            seen, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        ends.append((seen.tobytes(), reward, info["outcome"]))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", NAMES)
def test_many_tables(name: str) -> None:
    """Tables at once play the very games that one after the other would; a finished one begins the next."""
    tables = VectorTables(envs.names()[name], 3)
    chance = np.random.default_rng(1)
    seen = tables.reset(seed=3)
    ended = 0
    for _ in range(400):
        actions = [chance.choice(np.flatnonzero(mask)) for mask in seen.masks]
        seen, rewards, over = tables.step(actions)
        assert (rewards.any(axis=1) == over).all()
        ended += int(over.sum())
    assert ended or name == "legends_v3"
    for place, table in enumerate(tables.tables):
        assert table.seat is not None
        assert table.seat == seen.seats[place]
        assert (table.observe(table.seat) == seen.observations[place]).all()


def test_wrong_wishes_are_refused() -> None:
    for wish in ({"players": 99}, {"expansions": ["nonsense"]}, {"max_cycles": 0}, {"render_mode": "film"}):
        with pytest.raises(BadConfig):
            module("dice_v1").env(**wish)
    with pytest.raises(BadConfig, match="no seat 7"):
        SeatEnv("dice", players=4, seat=7)
    with pytest.raises(BadConfig, match="2 actions were given for 3 tables"):
        VectorTables("dice", 3).step([0, 0])
    with pytest.raises(AttributeError, match="there is no environment"):
        module("chess_v1")


@pytest.mark.parametrize("name", NAMES)
def test_pictures(name: str) -> None:
    """As text and as a picture; as a spectator sees it, who sees no hand."""
    env = module(name).raw_env(render_mode="ansi")
    env.reset(seed=2)
    for _ in range(30):
        act(env)
    text = env.render()
    assert "Ann" in text
    assert "? " in text
    env.painter.mode = "rgb_array"
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture)) > 3
