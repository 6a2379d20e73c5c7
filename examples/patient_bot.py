"""A bot of one's own that takes its time: five seconds and a deeper look, where Legend takes one."""

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.bots.thinker import Thinker


class Patient(Thinker):
    """Tries every choice four times as often as Legend, and plays two rounds before it judges what came of it."""

    playouts = 3200
    seconds = 5.0
    candidates = 10
    depth = 2


if __name__ == "__main__":
    match = Match.new("dice", players=4, seed=7)
    bots = [Patient(), *(make_bot("simple", "dice", seed) for seed in (1, 2, 3))]
    while decision := match.decision:
        # Hurried here, so that this ends soon: it makes the most of what it is given.
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat, seconds=0.05)))
    assert match.result
    print(match.result.outcome, "won:", ", ".join(match.config.names[seat] for seat in match.result.winners))
