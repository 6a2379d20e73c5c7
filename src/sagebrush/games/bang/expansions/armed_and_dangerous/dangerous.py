"""Dangerous cards: orange, laid down with three loads and used up load by load (BANG-412 to BANG-417)."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardUsed
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import (
    FULL,
    give_back,
    loads_of,
    lying,
    put,
    remove,
    ring,
    rings_for,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.options import RepeatCheck
from sagebrush.games.bang.expansions.armed_and_dangerous.paying import mind_empty
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import DECLINE, AnswerInPlay, ChooseTheirCard, UseCard
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason


class DangerousCard(CardRule):
    """Laid in front of its player with three loads, which are gone when it leaves play."""

    def offer(self, table: BangTable, me: Seat, card: Card, options: list[Option]) -> None:
        # BANG-424: not without loads for it.
        if loads_of(table).supply >= FULL:
            super().offer(table, me, card, options)

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        if loads_of(table).supply < FULL:
            return ("bang-why-no-loads", "BANG-424")
        return super().refusal(table, me, card)

    async def placed(self, table: BangTable, me: Seat, card: Card, owner: Seat) -> None:
        put(table, owner, card, FULL)

    def left_play(self, table: BangTable, owner: Seat, card: Card) -> None:
        if not any(card in front for front in table.fronts):
            give_back(table, owner, card)


def usable(table: BangTable, me: Seat, rule: CardRule) -> Card | None:
    """The card of this rule in front of the player, if its price lies on it (BANG-415, BANG-416)."""
    card = table.in_play(me, rule.id)
    return card if card is not None and lying(table, me, card) >= rule.cost else None


async def spend(table: BangTable, me: Seat, card: Card) -> None:
    """The price of using a dangerous card is paid from that card (BANG-415)."""
    remove(table, me, card, card.rule.cost)
    await mind_empty(table, me, card)


class UsedInTurn(DangerousCard):
    """Its owner pays in his turn, as often as he can, and then has its effect."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        card = usable(table, me, self)
        if card is None or not self.playable(table, me, card):
            return
        if self.aims:
            options += [card.use_at[seat] for seat in self.targets(table, me, card)]
        else:
            options.append(card.use)

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseCard)
        card = find(table.fronts[me], option.card)
        table.remember(self.id, CardUsed(me, card.id, option.target))
        await spend(table, me, card)
        await self.effect(table, me, card, option.target)


class AceUpTheSleeve(UsedInTurn):
    """Two loads for a card from the deck (BANG-X155)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        table.draw(me, 1)


class Bandolier(UsedInTurn):
    """Once in a turn a load for one more BANG! card, which the loading of the table counts (BANG-444)."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return self.id not in table.used


class BeerKeg(UsedInTurn):
    """Three loads for a life; in one's turn only, whatever the number of players (BANG-447, BANG-442)."""

    numbers: ClassVar[tuple[str, ...]] = ("lives",)

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return table.life[me] < table.max_life[me] and not table.ghosts[me]

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        table.gain_life(me, self.lives, self.id, me)


class BellTower(UsedInTurn):
    """A load: for the next card its owner sees everybody at distance 1 (BANG-453, BANG-454)."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return not rings_for(table, me)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        ring(table, me)


class Whip(UsedInTurn):
    """Three loads: any card in play is discarded, however far away, but never one of a hand (BANG-445, BANG-446)."""

    aimed: ClassVar[bool | None] = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return owners_of_cards(table, card)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        victim = await choose_in_play(table, me, target, card)
        if victim is not None:
            table.discard_from_play(target, victim, self.id, me)


def owners_of_cards(table: BangTable, card: Card) -> list[Seat]:
    """Those with a card in play besides this one."""
    return [seat for seat in table.living if any(other is not card for other in table.fronts[seat])]


async def choose_in_play(table: BangTable, me: Seat, owner: Seat, card: Card) -> Card | None:
    """Which of the cards in front of this player; none where this card does not affect him."""
    if not table.affects(me, owner, (card,)):
        table.emit(Unaffected(owner, card.name))
        return None
    front = [other for other in table.fronts[owner] if other is not card]
    if not front:
        return None
    table.note_rob(me, owner)
    if len(front) == 1:
        return front[0]
    answer = await table.ask(table.decider(me), ChooseTheirCard(owner, card.name), picks(front))
    return find(front, answer.card)


class Lockpick(UsedInTurn):
    """Three loads: a random card of any hand, however far away, but never one in play (BANG-470, BANG-471)."""

    aimed: ClassVar[bool | None] = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return [seat for seat in table.living if seat != me and table.hands[seat]]

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        if not table.affects(me, target, (card,)):
            table.emit(Unaffected(target, self.id))
        elif table.hands[target]:
            table.note_rob(me, target)
            table.take_from_hand(me, target, self.id)


class Crate(DangerousCard):
    """Two loads are a Missed! effect, as often as they are paid (BANG-450, BANG-X156)."""

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        card = usable(table, me, self)
        if card is not None:
            options.append(card.answer_in_play)

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        card = table.in_play(me, self.id)
        assert card is not None
        table.emit(CardUsed(me, card.id, None))
        await spend(table, me, card)
        shot.missed += 1
        shot.tried.remove(self.id)


class Tumbleweed(DangerousCard):
    """A load: a draw check just made, anybody's and in anybody's turn, is made again (BANG-472 to BANG-474)."""

    async def repeats_check(self, table: BangTable, me: Seat, player: Seat, by: str, cards: list[Card]) -> bool:
        card = usable(table, me, self)
        if card is None or table.unusable(me, card, self.id) is not None:
            return False
        question = RepeatCheck(player, by, cards[0].id)
        if not isinstance(await table.ask_or_pass(me, question, (card.answer_in_play, DECLINE)), AnswerInPlay):
            return False
        table.emit(CardUsed(me, card.id, None))
        await spend(table, me, card)
        return True


RULES: dict[str, type[CardRule]] = {
    "ace_up_the_sleeve": AceUpTheSleeve,
    "bandolier": Bandolier,
    "whip": Whip,
    "beer_keg": BeerKeg,
    "crate": Crate,
    "bell_tower": BellTower,
    "lockpick": Lockpick,
    "tumbleweed": Tumbleweed,
}
