"""Are beliefs worth their numbers? Of all roles believed in at 30 %, three in ten should be true."""

from __future__ import annotations

from typing import Final

import msgspec

from sagebrush.bots import make_bot
from sagebrush.bots.suspects import Suspects
from sagebrush.bots.thinker import guide_of
from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.lab.games import seed_of_bot, seed_of_game
from sagebrush.lab.selfplay import Table

BINS: Final = 10


class Bin(msgspec.Struct):
    """Beliefs of about the same strength: how many, how strong on average, and how many of them were true."""

    count: int = 0
    believed: float = 0.0
    true: int = 0


def calibrate(table: Table, games: int, seed: int, levels: tuple[str, ...] = ("simple",)) -> list[Bin]:
    """What every seat believes of every hidden role at the beginning of every turn, held against the truth.

    The bots of these levels sit round the table; games of a seed that nothing was learned from.
    """
    bins = [Bin() for _ in range(BINS)]
    guide = guide_of(table.game)
    for index in range(games):
        match = Match.new(
            table.game,
            players=table.players,
            expansions=table.expansions,
            seed=seed_of_game(seed, index),
            checkpoints=any(make_bot(level, table.game).wants_worlds for level in levels),
        )
        roles = guide.deal(match)
        seats = range(table.players)
        names = [levels[(seat + index) % len(levels)] for seat in seats]
        bots = [make_bot(name, table.game, seed_of_bot(match.seed, seat)) for seat, name in enumerate(names)]
        turn = 0
        while decision := match.decision:
            stage = match.stage
            if stage.turn > turn:
                turn = stage.turn
                for seat in seats:
                    if seat not in stage.out:
                        _count(bins, guide.suspects(match.view(Seat(seat))), roles)
            match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)
    return bins


def _count(bins: list[Bin], suspects: Suspects | None, roles: tuple[str, ...]) -> None:
    if suspects is None or len(suspects.deals) < 2:
        return
    for seat, belief in enumerate(suspects.shares()):
        for role, share in belief.items():
            if len(belief) > 1:
                found = bins[min(BINS - 1, int(share * BINS))]
                found.count += 1
                found.believed += share
                found.true += roles[seat] == role
