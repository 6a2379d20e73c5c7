"""A bot that plays what `learn_dice.py` has learned: it looks at the numbers of its seat and at the mask, no more."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sagebrush.bots import Bot
from sagebrush.core.errors import BadConfig
from sagebrush.envs import encoding

#: Where the learner leaves what it has learned.
FILE = Path("dice-policy.npz")


def numbers(seen: Any) -> Any:
    """Bytes as a network likes them: small."""
    return np.minimum(np.asarray(seen, np.float32), 10) / 5


@cache
def policy() -> list[Any]:
    if not FILE.is_file():
        raise BadConfig(f"there is no {FILE} here: `python learn_dice.py` makes one")
    with np.load(FILE) as file:
        return [file[name] for name in file.files]


class Learner(Bot):
    games = ("dice",)

    def choose(self, view: Any, decision: Any) -> Any:
        found, players = encoding("dice"), len(view.players)
        offered = found.choices(decision, players)
        inner, inner_bias, outer, outer_bias = policy()
        seen = numbers(found.observe(view, decision, players))
        liked = np.maximum(seen @ inner + inner_bias, 0) @ outer + outer_bias
        return offered[max(offered, key=lambda action: liked[action])]
