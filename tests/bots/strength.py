"""What every bot of ours has to show: it cannot see what is hidden, and it beats chance in every role."""

from __future__ import annotations

from collections.abc import Sequence

from sagebrush.bots import make_bot
from sagebrush.core.errors import CannotImagine
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.lab.simulate import simulate
from sagebrush.testing.secrecy import check_bot


def check_secrecy_of_bot(match: Match) -> None:
    """Play a whole game; at every decision, deal what is hidden anew: the bot chooses the same."""
    chance, checked = Chance(7), 0
    game = match.game.info.name
    while decision := match.decision:
        bot = make_bot("simple", game, int(decision.seat))
        try:
            check_bot(match, bot, make_bot("simple", game, int(decision.seat)), chance)
            checked += 1
        except CannotImagine:
            pass  # another seat is in the middle of a hidden choice
        match.answer(bot.choose(match.view(decision.seat), decision))
    assert checked > 20


def check_superiority(game: str, players: int, games: int, expansions: Sequence[str] = ()) -> None:
    """Mixed tables, seats rotating: in no role do the 95 % intervals of `simple` and `random` even touch."""
    report = simulate(game, games=games, players=players, bots=["simple", "random"], expansions=expansions, seed=1)
    shares = report.wins["by_bot_and_role"]
    roles = sorted(key.removeprefix("simple/") for key in shares if key.startswith("simple/"))
    assert len(roles) == (3 if players <= 4 else 4)
    for role in roles:
        lowest, _ = shares[f"simple/{role}"].interval
        _, highest = shares[f"random/{role}"].interval
        assert lowest > highest, f"{role}: simple at least {lowest:.2f}, random at most {highest:.2f}"
