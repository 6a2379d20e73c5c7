"""Western Legends to a bot that thinks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sagebrush.bots.base import Bot
from sagebrush.bots.guides import Guide, by_size
from sagebrush.bots.legends_answers import worths
from sagebrush.bots.legends_laid import place_laid, places_hidden
from sagebrush.bots.legends_simple import LegendsSimple
from sagebrush.bots.legends_situation import Situation
from sagebrush.bots.legends_sober import LegendsSober, renown
from sagebrush.bots.legends_turn import Turn
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.options import Become, TakeAction
from sagebrush.games.legends.view import LegendsPlayer, LegendsView

if TYPE_CHECKING:
    from sagebrush.core.eyes import World

#: Everybody plays the same part: to become a legend.
PART: Final = "player"


class LegendsGuide(Guide):
    game: ClassVar[str] = "legends"
    sign_steps: ClassVar[tuple[tuple[str, float], ...]] = (
        ("points", 0.2),
        ("money", 1.5),
        ("wounds", 0.25),
        ("cards", 0.7),
        ("goods", 0.5),
    )

    def pace(self, view: LegendsView) -> float:
        """A round of it is a long one, and everything that expansions lay on the table makes it longer."""
        return 0.16 * by_size(len(view.players)) / (1 + len(view.parts) / 6)

    def player(self, seed: int) -> Bot:
        return LegendsSimple(seed)

    def own(self, seed: int) -> Bot:
        return LegendsSober(seed)

    def rank(self, view: LegendsView, decision: Decision[Option], player: Bot) -> list[float]:
        options = decision.options
        if isinstance(options[0], Become):
            return [renown(option) for option in options]
        quick = player if isinstance(player, LegendsSimple) else LegendsSimple(player.chance.seed)
        likings = quick.likings(view)
        situation = Situation(view, likings.crime)
        if isinstance(decision.question, TakeAction):
            turn = Turn(situation, likings)
            return [turn.worth(option) for option in options]
        return worths(situation, decision.question, options, likings)

    def goes_on(self, decision: Decision[Option]) -> bool:
        return isinstance(decision.question, TakeAction)

    def habit(self, view: LegendsView, option: Option) -> int:
        return place_laid(view, option)

    def likely(self, world: World, seat: Seat) -> float:
        share = 1.0
        for place in places_hidden(world, seat) if self.habits else ():
            share *= self.habits[min(place, len(self.habits) - 1)]
        return share

    def horizon(self, view: LegendsView) -> int:
        """A round; once the last one has begun there is nothing behind it to judge."""
        return len(view.players) if self.networks and not view.end_round else 0

    def judges(self, view: LegendsView) -> bool:
        """Not whether the Man in Black beats both: little of what was learned is about him."""
        return super().judges(view) and view.black is None

    def signs(self, world: World, seat: Seat) -> list[float]:
        """Legend points, money, wounds (the fewer the better), poker cards, and what can be sold."""
        view: Any = world.view(seat)
        me: LegendsPlayer = view.players[seat]
        goods = float(me.nuggets + len(me.cattle))
        return [float(me.lp), me.money / 10, -float(me.wounds), float(me.cards), goods]

    def part(self, world: World, seat: Seat) -> str:  # noqa: ARG002
        return PART

    def numbers(self, world: World, seat: Seat) -> list[float]:
        view: Any = world.view(seat)
        return numbers(view, seat)


def numbers(view: LegendsView, seat: int) -> list[float]:
    """What I have, what the others have on average and at best, and how near the end is."""
    own = _holdings(view.players[seat])
    others = [_holdings(player) for player in view.players if player.seat != seat]
    sums = [0.0] * len(own)
    for row in others:
        for place, number in enumerate(row):
            sums[place] += number
    means = [number / len(others) for number in sums] if others else sums
    points = sorted([row[0] for row in others], reverse=True) or [0.0]
    if view.black is not None:
        points = sorted([*points, float(view.black.lp)], reverse=True)
    most = max(own[0], points[0])
    count = len(view.players)
    return [
        *own,
        *means,
        points[0],
        own[0] - points[0],
        own[0] - points[1] if len(points) > 1 else own[0],
        max(0.0, view.end_at - most),
        float(view.end_at),
        float(view.round),
        1.0 if view.end_round else 0.0,
        ((seat - view.active) % count) / count,
        float(count),
    ]


def _holdings(player: LegendsPlayer) -> list[float]:
    return [
        float(player.lp),
        float(player.mp),
        float(player.wp),
        player.money / 10,
        float(player.nuggets),
        float(player.wounds),
        float(player.cards),
        float(len(player.weapons)),
        float(len(player.mounts)),
        float(len(player.belongings)),
        float(len(player.cattle)),
        float(len(player.goals_done)),
        float(player.legend_tokens),
    ]
