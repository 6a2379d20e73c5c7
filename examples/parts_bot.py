"""A bot of one's own from the parts of ours: beliefs, judgement of positions and search, with a temper of its own."""

from typing import Any

from sagebrush import Match
from sagebrush.bots import Bot, make_bot
from sagebrush.bots.search import Budget, Search
from sagebrush.bots.thinker import guide_of


class Grudge(Bot):
    """Thinks ahead a little; but while it stands well, whoever is surely a foe is shot at without another thought."""

    games = ("bang", "dice")
    wants_worlds = True

    def answer(self, eyes: Any) -> Any:
        guide = guide_of(eyes.view.__struct_config__.tag)
        findings = Search(guide, eyes, self.chance, Budget(playouts=12, seconds=eyes.seconds, candidates=3)).run()
        foes = self.sure_foes(guide, eyes) if self.stands(guide, eyes) > 0.2 else []
        shots = [trial for trial in findings.trials if getattr(trial.option, "target", None) in foes]
        return max(shots or [findings.best], key=lambda trial: trial.chance).option

    def stands(self, guide: Any, eyes: Any) -> float:
        """How likely it wins, as a network judges a few worlds that could be the true one."""
        worlds = [eyes.imagine(self.chance) for _ in range(4)]
        return float(sum(guide.value(world, eyes.seat) for world in worlds)) / len(worlds)

    def sure_foes(self, guide: Any, eyes: Any) -> list[int]:
        """Those who are Outlaws nine times out of ten, to somebody who is none."""
        suspects = guide.suspects(eyes.view)
        if suspects is None or eyes.view.players[eyes.seat].role == "outlaw":
            return []
        return [seat for seat, belief in enumerate(suspects.shares()) if belief.get("outlaw", 0.0) > 0.9]


if __name__ == "__main__":
    match = Match.new("dice", players=4, seed=7)
    bots = [Grudge(), *(make_bot("simple", "dice", seed) for seed in (1, 2, 3))]
    while decision := match.decision:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)))
    assert match.result
    print(match.result.outcome, "won:", ", ".join(match.config.names[seat] for seat in match.result.winners))
