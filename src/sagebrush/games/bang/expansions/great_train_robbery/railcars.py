"""The railcars that stay in front of their owner, and what they change there."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardUsed
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.expansions.great_train_robbery.options import (
    LAY_BEFORE,
    LayRailcar,
    Sacrifice,
    SacrificeInAnswer,
)
from sagebrush.games.bang.expansions.great_train_robbery.railcar import Railcar, blue_cards, places_for, sacrifice
from sagebrush.games.bang.flow.checks import check_hearts
from sagebrush.games.bang.flow.settle import DUES
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Loss, Shot
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.table import BangTable


class ObservationCar(Railcar):
    """Its owner sees all others at a distance less by 1 and is seen at one more (BANG-X186)."""

    def closer(self, table: BangTable, me: Seat) -> int:
        return 1

    def further(self, table: BangTable, me: Seat) -> int:
        return 1


class LumberFlatcar(Railcar):
    """In front of any player, who sees all others at a distance more by 1 (BANG-552)."""

    def _places(self, table: BangTable, me: Seat) -> list[Seat]:
        return table.clockwise_from(me)

    def closer(self, table: BangTable, me: Seat) -> int:
        return -1


class DiningCar(Railcar):
    """At the start of a turn hearts on a check give a life (BANG-X187)."""

    async def turn_check(self, table: BangTable, me: Seat, card: Card) -> bool:
        if await check_hearts(table, me, self.id):
            table.gain_life(me, self.lives, self.id, me)
        return True


class PrisonerCar(Railcar):
    """Duel and Indians! cards of others leave its owner alone (BANG-X188)."""

    def ignores(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        return card.name == name


class PrivateCar(Railcar):
    """With an empty hand its owner cannot be the target of BANG! cards (BANG-543)."""

    def hides_from_bangs(self, table: BangTable, me: Seat) -> bool:
        return not table.hands[me]


class Caboose(Railcar):
    """Another blue card of its owner may be discarded as a Missed! (BANG-X189)."""

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        options += [SacrificeInAnswer(self.id, card.id) for card in blue_cards(table, me, self.id)]

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        assert isinstance(option, SacrificeInAnswer)
        card = find(blue_cards(table, me, self.id), option.card)
        sacrifice(table, me, card, self.id)
        shot.missed += 1
        # It may be used again against the same shot.
        shot.tried.remove(self.id)


class SleeperCar(Railcar):
    """Once a turn another blue card of its owner is a BANG! card outside the limit (BANG-542, BANG-X190)."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        for card in self._cards(table, me):
            options += [Sacrifice(self.id, card.id, seat) for seat in table.bang_targets(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, Sacrifice)
        assert option.target is not None
        card = find(self._cards(table, me), option.card)
        self._use(table, me, card, option.target)
        await fire(table, Shot(me, option.target, "bang", (card,), True))

    def may_discard_bang(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        options += [SacrificeInAnswer(self.id, card.id) for card in self._cards(table, me)]

    async def discard_as_bang(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, SacrificeInAnswer)
        self._use(table, me, find(self._cards(table, me), option.card), None)

    def _cards(self, table: BangTable, me: Seat) -> list[Card]:
        if self.id in table.used:
            return []
        return [card for card in blue_cards(table, me, self.id) if not table.unusable(me, card, "bang")]

    def _use(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        sleeper = table.in_play(me, self.id)
        assert sleeper is not None
        table.remember(self.id, CardUsed(me, sleeper.id, target))
        sacrifice(table, me, card, self.id)


class GhostCar(Railcar):
    """In front of anybody but the Sheriff, who stays or is back without lives (BANG-544 to BANG-549)."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.haunts = True

    def _places(self, table: BangTable, me: Seat) -> list[Seat]:
        """The eliminated too; himself first, if he may."""
        here = table.places[me]
        round_from_me = table.order[here:] + table.order[:here]
        return [seat for seat in round_from_me if table.roles[seat] != "sheriff"]

    async def placed(self, table: BangTable, me: Seat, card: Card, owner: Seat) -> None:
        if not table.alive(owner):
            table.come_back(owner, 0, self.id)
        if owner != me:
            table.note_help(me, owner)

    async def instead_of_death(self, table: BangTable, me: Seat, loss: Loss) -> bool:
        if table.roles[me] == "sheriff":
            return False
        table.stay_as_ghost(me, self.id)
        return True

    def gained(self, table: BangTable, me: Seat, card: Card) -> None:
        # BANG-553, BANG-610: a Sheriff who gets it puts it in front of somebody else.
        if table.roles[me] == "sheriff":
            table.owe(me, "hands_on_ghost_car", me)

    def left_play(self, table: BangTable, owner: Seat, card: Card) -> None:
        # BANG-548, BANG-743: when it is gone, not while it merely has no effect.
        if table.ghosts[owner] == self.id:
            table.owe(owner, "leaves", owner)


async def _hands_on(table: BangTable, me: Seat, _cause: Seat) -> None:
    """The Sheriff puts a Ghost Car that he has gained in front of another player, eliminated or not."""
    card = table.in_play(me, "ghost_car")
    if card is None:
        return
    seats = places_for(card, table, me)
    options = tuple([LAY_BEFORE[seat] for seat in seats])
    owner = (await table.ask(me, LayRailcar(card.id), options)).seat if len(seats) > 1 else seats[0]
    table.move_in_play(me, owner, card, card.name)
    await card.rule.placed(table, me, card, owner)


DUES["hands_on_ghost_car"] = _hands_on

RAILCARS: dict[str, type[Railcar]] = {
    "observation_car": ObservationCar,
    "lumber_flatcar": LumberFlatcar,
    "dining_car": DiningCar,
    "prisoner_car": PrisonerCar,
    "private_car": PrivateCar,
    "caboose": Caboose,
    "sleeper_car": SleeperCar,
    "ghost_car": GhostCar,
}
