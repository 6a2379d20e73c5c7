"""An observer in ten lines: who rolls or plays on, and who stops? Use it with

sagebrush report dice --observe observer:Patience --out rows --html report.html
"""

from sagebrush import Match, Seat
from sagebrush.core.options import Option
from sagebrush.lab import Observer


class Patience(Observer):
    """A row for each answer: whether it was a pass, and how many options there were."""

    def step(self, match: Match, seat: Seat, option: Option) -> None:
        decision = match.decision_for(seat)
        assert decision is not None
        self.put("patience", seat=seat, passed=option.passes, options=len(decision.options))
