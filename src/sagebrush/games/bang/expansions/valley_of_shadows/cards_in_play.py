"""The blue cards of the Valley of Shadows."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.playing import offer_as_bang
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.moments import Loss, Shot
from sagebrush.games.bang.options import PayCard
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.symbols import Weapon
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason


class LaidBeforeSomebody(CardRule):
    """A blue card that is played in front of a chosen player, who has none of its name yet (BANG-043)."""

    aimed: ClassVar[bool | None] = True

    def offer(self, table: BangTable, me: Seat, card: Card, options: list[Option]) -> None:
        for seat in self.targets(table, me, card):
            options.append(card.play_at[seat])

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return [seat for seat in super().targets(table, me, card) if not table.has_in_play(seat, self.id)]


class Ghost(LaidBeforeSomebody):
    """A player who was eliminated is back, without lives, as long as it lies there (BANG-629 to BANG-635)."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.haunts = True

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-nobody-is-out", "BANG-629")

    async def placed(self, table: BangTable, me: Seat, card: Card, owner: Seat) -> None:
        table.come_back(owner, 0, self.id)
        table.note_help(me, owner)

    def may_return(self, table: BangTable, me: Seat, seat: Seat) -> bool:
        """There is always a Ghost to come, so the eliminated go on seeing no more than before."""
        return True

    def left_play(self, table: BangTable, owner: Seat, card: Card) -> None:
        # BANG-635, BANG-743: when it is removed, not while it merely has no effect.
        if table.ghosts[owner] == self.id:
            table.owe(owner, "leaves", owner)


class LeMat(Weapon):
    """A weapon of range 1; in his turn its owner may use any card of his hand as a BANG! card (BANG-657, BANG-658)."""

    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        return name == "bang" and table.plays_in_turn(me)

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        offer_as_bang(table, me, [card for card in table.hands[me] if card.name != "bang"], options)


class Rattlesnake(LaidBeforeSomebody):
    """At the start of each turn its owner makes a draw check and loses a life on spades (BANG-636 to BANG-639)."""

    async def turn_check(self, table: BangTable, me: Seat, card: Card) -> bool:
        turned = await draw_check(table, me, self.id)
        if turned is not None and table.suit(turned) == "spades":
            # BANG-X91: like a Dynamite, it is nobody's doing.
            await lose_life(table, me, 1, self.id, None)
        return True


class Shotgun(Weapon):
    """A weapon of range 1; whoever is hit by a BANG! card of its owner also discards a card (BANG-X92)."""

    async def shot_hit(self, table: BangTable, me: Seat, shot: Shot) -> None:
        victim = shot.target
        if shot.shooter != me or not shot.is_bang or victim == me or not table.alive(victim):
            return
        await at_any_time(table, victim, self.id)
        hand = table.hands[victim]
        if not hand:
            return
        card = hand[0]
        if len(hand) > 1:
            card = find(hand, (await table.ask(victim, PayCard(self.id, 1), picks(hand))).card)
        table.discard(victim, card, self.id, me)
        await settle(table, [victim])


class Bounty(LaidBeforeSomebody):
    """Whoever hits its owner with a BANG! card draws a card (BANG-648, BANG-649)."""

    async def life_taken(self, table: BangTable, me: Seat, loss: Loss) -> None:
        shot = loss.shot
        if shot is None or loss.seat != me or not shot.is_bang or shot.shooter is None or shot.shooter == me:
            return
        if table.alive(shot.shooter):
            table.draw(shot.shooter, 1)


RULES: dict[str, type[CardRule]] = {
    "ghost": Ghost,
    "lemat": LeMat,
    "rattlesnake": Rattlesnake,
    "shotgun": Shotgun,
    "bounty": Bounty,
}
