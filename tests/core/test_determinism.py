"""The same seeds give the same games in every process, however it hashes its strings."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from sagebrush import Match
from sagebrush.core.rng import Chance
from sagebrush.core.registry import games

for game in games():
    for players in game.info.players:
        for seed in range(4):
            chance = Chance(seed)
            match = Match.new(game.info.name, players=players, seed=seed)
            while match.decision and match.answer_count < 400:
                decision = chance.pick(list(match.decisions))
                match.answer(chance.pick(list(decision.options)), seat=decision.seat)
            print(game.info.name, players, seed, match.answer_count, match.digest, match.record.digest)
"""


def played(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True, timeout=300
    )
    return done.stdout


def test_two_processes_play_the_same_games() -> None:
    first, second = played("1"), played("4242")
    assert first.count("\n") >= 24
    assert first == second
