"""Learning the dice game by self-play: one small network plays all seats, and learns from what the winners did.

    pip install 'sagebrush[envs,learn]'
    python learn_dice.py                                        (a minute of one core)
    sagebrush tournament dice --bots random,learned_bot:Learner --players 5

Every step of every table is kept until its game is over. A move counts the more, the better its seat has done than that
seat's role usually does: moves of winners are made likelier, those of losers are hardly looked at. What is not
offered (the mask) can never be chosen.
"""

import argparse
from typing import Any

import numpy as np
from sklearn.neural_network import MLPClassifier
from threadpoolctl import threadpool_limits

from learned_bot import FILE, numbers
from sagebrush.envs import VectorTables

TABLES, PLAYERS, HIDDEN = 128, 5, 64
#: How hard to learn from luck: the smaller, the more only the best results count.
TEMPER = 0.5


def masked(network: Any, seen: Any, masks: Any, chance: np.random.Generator) -> Any:
    """An action for each table, by the network's own odds among those that are offered."""
    odds = (network.predict_proba(seen) + 1e-6) * masks
    steps = odds.cumsum(axis=1)
    return (steps > chance.random((len(steps), 1)) * steps[:, -1:]).argmax(axis=1)


class Journal:
    """The moves of games that go on; when a game ends, each is worth what came of it for its seat."""

    def __init__(self) -> None:
        self.open: list[list[Any]] = [[] for _ in range(TABLES)]
        self.done: list[Any] = []
        self.games = 0

    def note(self, seen: Any, inputs: Any, actions: Any) -> None:
        for table, moves in enumerate(self.open):
            if seen.masks[table].sum() > 1:
                moves.append((seen.seats[table], inputs[table], actions[table]))

    def close(self, table: int, rewards: Any) -> None:
        self.done += [(inputs, action, rewards[seat]) for seat, inputs, action in self.open[table]]
        self.open[table] = []
        self.games += 1

    def take(self) -> tuple[Any, Any, Any]:
        inputs, actions, rewards = zip(*self.done, strict=True)
        self.done = []
        return np.array(inputs), np.array(actions), np.array(rewards)


ROLE = slice(27, 31)  # players[0].role, see docs/encodings/dice_v1.md


def weights(inputs: Any, rewards: Any) -> Any:
    """How much each move counts: by how much better it went than it usually goes for that role."""
    roles = inputs[:, ROLE].argmax(axis=1)
    usual = np.array([rewards[roles == role].mean() if (roles == role).any() else 0.0 for role in range(4)])
    found = np.exp((rewards - usual[roles]) / TEMPER)
    return found / found.mean()


def learn(games: int, batch: int, seed: int) -> Any:
    chance = np.random.default_rng(seed)
    tables, journal = VectorTables("dice", TABLES, players=PLAYERS), Journal()
    network = MLPClassifier((HIDDEN,), random_state=seed)
    seen = tables.reset(seed=seed)
    size = tables.encoding.action_size
    # A first lesson of nothing, so that there is a network at all: every action once.
    network.partial_fit(np.zeros((size, seen.observations.shape[1])), np.arange(size), classes=np.arange(size))
    lessons = 0
    while journal.games < games:
        inputs = numbers(seen.observations)
        actions = masked(network, inputs, seen.masks, chance)
        journal.note(seen, inputs, actions)
        seen, rewards, over = tables.step(actions)
        for table in np.flatnonzero(over).tolist():
            journal.close(table, rewards[table])
        if journal.games >= (lessons + 1) * batch:
            lessons += 1
            states, done, worth = journal.take()
            for _ in range(2):
                network.partial_fit(states, done, sample_weight=weights(states, worth))
            print(f"{journal.games:6} games, {len(done):6} moves learned from", flush=True)
    return network


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--batch", type=int, default=500, help="games between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    # Several threads for such small matrices only wait for each other.
    with threadpool_limits(1):
        made = learn(wish.games, wish.batch, wish.seed)
    np.savez(FILE, made.coefs_[0], made.intercepts_[0], made.coefs_[1], made.intercepts_[1])
    print(f"{FILE} written")
