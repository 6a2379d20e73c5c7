"""What a player gains over another, luck taken off.

Whether a game is won hangs on luck more than on anything else. But what one player gains over another in the same seat
is, on average, the sum of what its choices are worth: at each of them, how much more often the other would win by going
on from there than by going on from its own choice. (That holds exactly, whatever both do: it is the performance
difference lemma.) So wherever the two disagree, both choices are played to the end by the usual players, many times and
with the same coming chance. No estimate is in it that could be wrong, and hardly any luck of the deal, of the dice or
of what others chose: the same certainty takes several times fewer games than counting wins.
"""

from __future__ import annotations

from collections.abc import Callable

from sagebrush.bots.base import Bot
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.playing import play_out

#: Makes the usual player of a seat, always the same.
Usual = Callable[[int], Bot]


class Weigher(Bot):
    """Answers like the bot under test, and adds up what its choices are worth beyond those of the usual one."""

    def __init__(self, match: Match, seat: Seat, tested: Bot, usual: Usual, tries: int) -> None:
        super().__init__(tested.chance.seed)
        self.match = match
        self.seat = seat
        self.tested = tested
        self.usual = usual
        self.tries = tries
        self.habit = usual(seat)
        self.luck = Chance((match.seed ^ 5 << 120) % (1 << SEED_BITS))
        self.worth = 0.0

    def answer(self, eyes: Eyes) -> Option:
        chosen, habit = self.tested.answer(eyes), self.habit.answer(eyes)
        if chosen != habit:
            self.worth += self._worth(chosen, habit)
        return chosen

    def _worth(self, chosen: Option, habit: Option) -> float:
        lead = 0
        for _ in range(self.tries):
            chance = self.luck.spawn()
            lead += self._wins(chosen, chance.copy()) - self._wins(habit, chance)
        return lead / self.tries

    def _wins(self, option: Option, chance: Chance) -> bool:
        """Whether the usual players win for this seat after that choice, with everybody's true role and hand."""
        world = self.match.fork()
        world.table.chance = chance
        # The luck of one deck is no merit of a choice.
        world.game.shuffle_unseen(world.table, chance)
        world.keep_checkpoints = False
        world.answer(option, seat=self.seat)
        play_out(world, [self.usual(seat) for seat in range(world.config.players)])
        assert world.result is not None
        return self.seat in world.result.winners
