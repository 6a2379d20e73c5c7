"""Longhorns: strays that lie face down where an event put them, slow down whoever drives one, and pay where they go."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.expansions.ante_up.events import (
    LonghornDelivered,
    LonghornLost,
    LonghornTaken,
    TokenGone,
    TokenPlaced,
)
from sagebrush.games.legends.expansions.ante_up.options import DeliverLonghorn, TakeLonghorn
from sagebrush.games.legends.expansions.ante_up.views import LonghornsView
from sagebrush.games.legends.flow.fight import ROBBERY
from sagebrush.games.legends.flow.jail import ARREST
from sagebrush.games.legends.options import Pass, TakeSpoils
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

LONGHORN: Final = "longhorn"
LONGHORNS: Final = "longhorns"
#: Nobody's.
NONE: Final = -1
TAKE: Final = TakeLonghorn()
PASS: Final = Pass()
#: LEG-448: where one is delivered, by kind of place.
PLACES: Final[tuple[str, ...]] = ("station", "ranch", "outlaw_camp")


class Longhorns(System):
    """Indexes into the rows: by space those that lie there, by seat the one that is driven, and the supply.

    `known`: of one that was robbed, who knows its face besides its driver, as bits.
    """

    free: ClassVar[tuple[type[Option], ...]] = (DeliverLonghorn,)

    def __init__(self, content: Content, supply: list[int], lying: dict[int, int], driven: list[int]) -> None:
        self.content = content
        self.supply = supply
        self.lying = lying
        self.driven = driven
        self.known: dict[int, int] = {}

    def copy(self) -> Longhorns:
        twin = Longhorns(self.content, self.supply.copy(), self.lying.copy(), self.driven.copy())
        twin.known = self.known.copy()
        return twin

    def canonical(self) -> object:
        known = [list(pair) for pair in sorted(self.known.items())]
        return [self.supply, [list(pair) for pair in sorted(self.lying.items())], self.driven, known]

    def view(self, seat: Seat | None) -> LonghornsView:
        """Everybody sees where they are; a face only who drives it."""
        spaces = self.content.land.spaces
        mine = NONE if seat is None else self.driven[seat]
        return LonghornsView(
            tuple([spaces[space] for space in sorted(self.lying)]),
            tuple([Seat(other) for other, token in enumerate(self.driven) if token != NONE]),
            self.id_of(mine) if mine != NONE else None,
            len(self.supply),
        )

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        eye = 0 if seat is None else 1 << seat
        others = [
            other
            for other, token in enumerate(self.driven)
            if token != NONE and other != seat and not self.known.get(token, 0) & eye
        ]
        # What others know of each other's longhorns is theirs.
        self.known = {token: eyes & eye for token, eyes in self.known.items() if eyes & eye}
        pool = sorted([*self.supply, *self.lying.values(), *[self.driven[other] for other in others]])
        chance.shuffle(pool)
        for space in sorted(self.lying):
            self.lying[space] = pool.pop()
        for other in others:
            self.driven[other] = pool.pop()
        self.supply = pool

    def id_of(self, token: int) -> str:
        return self.content.rows.tokens.longhorn[token].id

    # ---------------------------------------------------------------- on the boards

    def place(self, table: LegendsTable, space: int) -> None:
        """LEG-X46: not where one lies already; with none left it is skipped."""
        if self.supply and space not in self.lying:
            self.lying[space] = self.supply.pop()
            table.tell(TokenPlaced(LONGHORN, "", table.land.spaces[space]))

    def figure_placed(self, table: LegendsTable, space: int) -> None:
        """LEG-529: an event token where a figure starts is removed; LEG-X38: this kind goes back to the supply."""
        if space in self.lying:
            self._return(table, self.lying.pop(space))
            table.tell(TokenGone(LONGHORN, "", table.land.spaces[space]))

    def _return(self, table: LegendsTable, token: int) -> None:
        """LEG-X38: shuffled, so that nobody knows which it was."""
        self.supply.append(token)
        self.known.pop(token, None)
        table.chance.shuffle(self.supply)

    # ---------------------------------------------------------------- with a player

    def slows(self, seat: Seat) -> int:
        """LEG-537."""
        return int(self.driven[seat] != NONE)

    def held(self, seat: Seat, what: str) -> int:
        return int(what == LONGHORN and self.driven[seat] != NONE)

    def offers(self, table: LegendsTable, seat: Seat) -> list[Option]:
        """LEG-537: an action to take one, and only one; LEG-538: nothing to deliver it."""
        found: list[Option] = []
        space, token = table.space[seat], self.driven[seat]
        if token != NONE and table.land.kind[space] in PLACES:
            found.append(DeliverLonghorn(self.id_of(token)))
        if token == NONE and space in self.lying and table.actions > 0:
            found.append(TAKE)
        return found

    def why_not(self, table: LegendsTable, seat: Seat) -> list[WhyNot]:
        if self.driven[seat] != NONE and table.space[seat] in self.lying:
            return [WhyNot("take_longhorn", "legends-why-longhorn-held", "LEG-537")]
        return []

    async def perform(self, table: LegendsTable, seat: Seat, answer: Option) -> bool:
        if isinstance(answer, TakeLonghorn):
            table.spend_action()
            self.driven[seat] = self.lying.pop(table.space[seat])
            self._taken(table, seat)
            return True
        if isinstance(answer, DeliverLonghorn):
            table.begin_delivery()
            reward = self.content.rows.tokens.longhorn[self._deliver(table, seat)].do
            await carry_out(table, seat, reward, "deliver_longhorn")
            return True
        return False

    def _taken(self, table: LegendsTable, seat: Seat) -> None:
        """This player drives one now."""
        table.record(seat, "gain:longhorn", 1)
        table.tell(LonghornTaken(seat, table.land.spaces[table.space[seat]], self.id_of(self.driven[seat])))

    def _deliver(self, table: LegendsTable, seat: Seat) -> int:
        """LEG-448, LEG-X38: turned over for all to see, and back to the supply."""
        token = self.driven[seat]
        self.driven[seat] = NONE
        self._return(table, token)
        table.record(seat, "act:deliver_longhorn", 1)
        table.tell(LonghornDelivered(seat, self.id_of(token)))
        return token

    async def robbed(self, table: LegendsTable, robber: Seat, victim: Seat) -> None:
        """LEG-134: a longhorn in the place of cattle; LEG-X38: one that cannot be held goes back."""
        token = self.driven[victim]
        if token == NONE or (await table.ask(robber, TakeSpoils(victim), (TAKE, PASS))).passes:
            return
        self.driven[victim] = NONE
        if self.driven[robber] != NONE:
            self._return(table, token)
            table.tell(LonghornLost(victim, ROBBERY))
            return
        self.known[token] = self.known.get(token, 0) | 1 << victim
        self.driven[robber] = token
        table.tell(LonghornLost(victim, ROBBERY))
        self._taken(table, robber)

    def arrested(self, table: LegendsTable, outlaw: Seat) -> None:
        """LEG-441."""
        if self.driven[outlaw] != NONE:
            self._return(table, self.driven[outlaw])
            self.driven[outlaw] = NONE
            table.tell(LonghornLost(outlaw, ARREST))


def longhorns_of(table: LegendsTable) -> Longhorns:
    part = table.parts[LONGHORNS]
    assert isinstance(part, Longhorns)
    return part


def lay_longhorns(table: LegendsTable) -> Longhorns:
    supply = list(range(len(table.content.rows.tokens.longhorn)))
    table.chance.shuffle(supply)
    return Longhorns(table.content, supply, {}, [NONE] * table.players)
