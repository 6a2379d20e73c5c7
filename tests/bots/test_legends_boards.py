"""`simple` on the second board: it plays to the end, and what it does there makes sense."""

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.config import configure
from sagebrush.core.match import Match
from sagebrush.games.legends.game import GAME


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game(players: int) -> None:
    """Somebody goes to the second board, and the train is robbed or a frontier opened now and then."""
    done: set[str] = set()
    for seed in range(3):
        match = Match.start(GAME, configure(GAME.info, players=players, expansions=["ante_up"]), seed)
        bots = [make_bot("simple", "legends", seed + seat) for seat in range(players)]
        while (decision := match.decision) is not None:
            match.answer(bots[decision.seat].answer(match.eyes(decision.seat)))
            assert match.answer_count < 3000
        done |= {event.kind for event in match.all_events()}
    assert "game_won" in done
    assert done & {"train_boarded", "frontier_opened", "longhorn_delivered"}
