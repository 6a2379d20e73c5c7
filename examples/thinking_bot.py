"""A bot that thinks ahead: it tries every option in worlds that may be real, and takes what wins most often."""

from time import monotonic
from typing import Any

from sagebrush import Match
from sagebrush.bots import Bot, make_bot

WORLDS = 8


class Thinker(Bot):
    wants_worlds = True

    def answer(self, eyes: Any) -> Any:
        options = eyes.decision.options
        wins = dict.fromkeys(options, 0)
        until = monotonic() + (float("inf") if eyes.seconds is None else eyes.seconds)
        worlds = WORLDS if len(options) > 1 else 0
        while worlds and monotonic() < until:
            world = eyes.imagine(self.chance)
            for option in options:
                wins[option] += self.wins(world.fork(), eyes.seat, option)
            worlds -= 1
        return max(options, key=wins.__getitem__)

    def wins(self, world: Match, seat: Any, option: Any) -> bool:
        """Whether this seat wins if it answers so, and everybody goes on at random."""
        world.answer(option, seat=seat)
        while decision := world.decision:
            world.answer(self.chance.pick(list(decision.options)))
        return world.result is not None and seat in world.result.winners


if __name__ == "__main__":
    match = Match.new("dice", players=4, seed=7)
    bots = [Thinker(), *(make_bot("random", "dice", seed) for seed in (1, 2, 3))]
    while decision := match.decision:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)))
    assert match.result
    print(match.result.outcome, "won:", ", ".join(match.config.names[seat] for seat in match.result.winners))
