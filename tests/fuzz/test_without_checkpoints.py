"""A match that keeps no way back is the same match: what copies of a table share must never show."""

from __future__ import annotations

import pytest

from sagebrush.core.config import allowed_players, configure
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance

#: Whole games of each, with everything that there is in the box.
GAMES = {"bang": 36, "dice": 12, "legends": 4}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_same_answers_lead_to_the_same_game(name: str) -> None:
    game = game_named(name)
    expansions = tuple(expansion.name for expansion in game.info.expansions)
    sizes = allowed_players(game.info, expansions)
    for number in range(GAMES[name]):
        config = configure(game.info, players=sizes[number % len(sizes)], expansions=expansions)
        chance = Chance(number)
        seed = chance.spawn().seed
        match, bare = Match.start(game, config, seed), Match.start(game, config, seed, checkpoints=False)
        while match.decision:
            decision = match.decision
            option = chance.pick(list(decision.options))
            for one in (match, bare):
                one.answer(option, seat=decision.seat, number=decision.number)
        assert bare.digest == match.digest, f"game {number} with {config.players} players"
