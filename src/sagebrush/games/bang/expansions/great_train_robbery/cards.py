"""The playing cards of The Great Train Robbery, but for those that answer a shot or stay in play."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.great_train_robbery.options import BE_SHOT, GiveUpCard, TakeFreely, TakeRailcar
from sagebrush.games.bang.expansions.great_train_robbery.railway import after_move, reach_everybody
from sagebrush.games.bang.expansions.great_train_robbery.robbing import put_into_play
from sagebrush.games.bang.expansions.great_train_robbery.train import move_train, take_railcar, train_of
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import Pick
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: Knife Revolver: it comes back on this rank and on those above it.
JACK: Final = 11

# -------------------------------------------------------------------- the train


class FullSteam(CardRule):
    """The train goes to the end of the line; its locomotive does nothing there, or everything twice (BANG-576)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        train = train_of(table)
        move_train(table, me, len(train.stations) - train.place)
        await after_move(table, me, steam=True)


class NextStop(CardRule):
    """A card from the deck, then the train moves one station on (BANG-578)."""

    numbers: ClassVar[tuple[str, ...]] = ("draws",)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        table.draw(me, self.draws)
        move_train(table, me, 1)
        await after_move(table, me)


class WaterTower(CardRule):
    """Any railcar of the train for nothing; the train stays where it is (BANG-579, BANG-580)."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return bool(train_of(table).railcars)

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-no-railcar", "BANG-579")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        railcars = train_of(table).railcars
        options = tuple([TakeFreely(railcar.id) for railcar in railcars])
        chosen = options[0]
        if len(options) > 1:
            chosen = await table.ask(me, TakeRailcar(True), options)
        railcar = find(railcars, chosen.card)
        take_railcar(table, me, railcar, None, counts=False)
        await put_into_play(table, me, railcar)


# -------------------------------------------------------------------- shots


class SharesTheLimit(CardRule):
    """Not a BANG! card, but played instead of the one BANG! card of the turn (BANG-572, BANG-581)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.limited = True


class KnifeRevolver(SharesTheLimit):
    """A BANG! effect in range; on a jack or more on a check it is in hand again (BANG-573, BANG-X181)."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = self.shoots = True

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-bang-limit", "BANG-572")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        turned = await draw_check(table, me, self.id)
        if turned is not None and turned.rank >= JACK and card in table.pile:
            table.fetch_from_pile(me, card)
        await fire(table, Shot(me, target, self.id, (card,), False))


class TrainRobbery(SharesTheLimit):
    """For each of his cards in play the target discards it or is shot at (BANG-581 to BANG-583)."""

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        """BANG-X182: only players who have a card in play."""
        return [seat for seat in super().targets(table, me, card) if table.fronts[seat]]

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        if table.bangs_left(me):
            return ("bang-why-nothing-in-play", "BANG-X182")
        return ("bang-why-bang-limit", "BANG-581")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        if not table.affects(me, target, (card,)):
            table.emit(Unaffected(target, self.id))
            return
        table.note_attack(me, target)
        for prey in table.fronts[target].copy():
            if table.alive(target) and prey in table.fronts[target]:
                answer = await table.ask(target, GiveUpCard(me, prey.id), (prey.pick, BE_SHOT))
                if isinstance(answer, Pick):
                    # BANG-575: he could have kept it, so nobody has robbed him.
                    table.discard_from_play(target, prey, self.id, me)
                    await settle(table, [target])
                else:
                    await fire(table, Shot(me, target, self.id, (card,), False))


class MostWanted(CardRule):
    """A card from the deck; then everybody makes a draw check and loses a life on spades (BANG-592, BANG-X183)."""

    numbers: ClassVar[tuple[str, ...]] = ("draws",)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        table.draw(me, self.draws)

        async def wanted(table: BangTable, seat: Seat) -> None:
            if seat != me:
                table.note_attack(me, seat)
            if seat == table.spared or not table.affects(me, seat, (card,)):
                table.emit(Unaffected(seat, self.id))
                return
            turned = await draw_check(table, seat, self.id)
            if turned is not None and table.suit(turned) == "spades":
                await lose_life(table, seat, 1, self.id, me if seat != me else None)

        await reach_everybody(table, table.clockwise_from(me), wanted)


RULES: dict[str, type[CardRule]] = {
    "full_steam": FullSteam,
    "next_stop": NextStop,
    "water_tower": WaterTower,
    "knife_revolver": KnifeRevolver,
    "train_robbery": TrainRobbery,
    "most_wanted": MostWanted,
}
