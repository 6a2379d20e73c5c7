"""What the guides to games with roles share: positions are judged by role, and for who is out by what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from sagebrush.bots.guides import Guide, by_size
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.eyes import World

#: Who wins with whom; a Renegade wins alone, and so does everybody in a game without roles.
SIDES: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw"}
#: Three players hunt each other, everybody's role being known: nothing is learned for them, their games are short.
OPEN_ROLES: Final = 3
#: Fewer make a play-out no shorter.
FEW: Final = 3


def living(view: Any) -> int:
    count = 0
    for player in view.players:
        count += player.alive
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleGuide(Guide):
    #: How many rounds are played before the network judges: after two it is hardly truer, and luck speaks louder.
    rounds: ClassVar[int] = 1
    sign_steps: ClassVar[tuple[tuple[str, float], ...]] = (
        ("alive", 0.06),
        ("life", 0.25),
        ("friends", 0.4),
        ("foes", 0.4),
        ("assets", 0.7),
    )

    def pace(self, view: Any) -> float:
        return by_size(max(FEW, living(view)))

    def deal(self, world: World) -> tuple[str, ...]:
        """The roles dealt in an imagined world: everybody knows their own."""
        roles: list[str] = []
        for seat in range(world.config.players):
            view: Any = world.view(Seat(seat))
            roles.append(view.players[seat].role)
        return tuple(roles)

    def horizon(self, view: Any) -> int:
        if len(view.players) <= OPEN_ROLES or not self.networks:
            return 0
        return self.rounds * living(view)

    def signs(self, world: World, seat: Seat) -> list[float]:
        """Am I in the game, my lives, those of my side and (the fewer the better) of the others, and what I have."""
        roles = list(self.deal(world))
        view: Any = world.view(seat)
        own = SIDES.get(roles[seat], "")
        friends = foes = 0.0
        for player in view.players:
            if player.seat != seat and player.alive:
                if own and SIDES.get(roles[player.seat], "") == own:
                    friends += player.life
                elif own or roles[player.seat] != "sheriff":
                    foes += player.life
        me = view.players[seat]
        return [float(me.alive), float(me.life), friends, -foes, self.assets(me) if me.alive else 0.0]

    def assets(self, player: Any) -> float:
        """How much somebody has beside their lives."""
        raise NotImplementedError

    def counted(self, view: Any, roles: list[str]) -> list[float]:
        """The position in numbers for the seat of this view, with everybody's role known."""
        raise NotImplementedError

    def part(self, world: World, seat: Seat) -> str:
        return self.deal(world)[seat]

    def numbers(self, world: World, seat: Seat) -> list[float]:
        return self.counted(world.view(seat), list(self.deal(world)))

    def value(self, world: World, seat: Seat) -> float:
        roles = list(self.deal(world))
        view: Any = world.view(seat)
        if view.players[seat].alive:
            return self.networks[roles[seat]].chance(self.counted(view, roles))
        return self._for_the_dead(world, roles, view, seat)

    def _for_the_dead(self, world: World, roles: list[str], view: Any, seat: Seat) -> float:
        """Nobody has learned to judge for who is out: they win if those left of their side do."""
        side = SIDES.get(roles[seat], "")
        total = count = 0.0
        for player in view.players:
            if side and player.alive and SIDES.get(roles[player.seat], "") == side:
                total += self.networks[roles[player.seat]].chance(self.counted(world.view(player.seat), roles))
                count += 1.0
        return total / count if count else 0.0
