"""A bot of one's own: shoots whoever has the fewest life points, and never rolls again."""

from typing import Any

from sagebrush import Match
from sagebrush.bots import Bot, make_bot


class Vulture(Bot):
    games = ("dice",)

    def choose(self, view: Any, decision: Any) -> Any:
        weakest = min(decision.options, key=lambda o: view.players[o.target].life if o.kind == "shoot" else 0)
        return weakest if weakest.kind == "shoot" else decision.options[0]


if __name__ == "__main__":
    match = Match.new("dice", players=4, seed=7)
    bots = [Vulture(), *(make_bot("simple", "dice", seed) for seed in (1, 2, 3))]
    while decision := match.decision:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)))
    assert match.result
    print(match.result.outcome, "won:", ", ".join(match.config.names[seat] for seat in match.result.winners))
