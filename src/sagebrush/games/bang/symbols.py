"""The symbols on the cards (BANG-189 to BANG-202). A card made of known symbols is a row of TOML and nothing else."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.flow.targets import Targets, carry_out
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import FROM_HAND, ChooseTheirCard, FromHand, Pick, UseCard
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason, Trait


class SymbolRule(CardRule):
    """A brown card, or a green one that is put in play first and used later."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        if self.border == "green":
            self.trait = GreenCard(self)


class GreenCard(Trait):
    """BANG-253 to BANG-261: from a later turn on, discarded from play for its effect."""

    def __init__(self, rule: CardRule) -> None:
        super().__init__(rule.id)
        self.rule = rule

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        # BANG-254: not in the turn in which it was played.
        if card is None or card in table.fresh:
            return
        if self.rule.aims:
            for seat in self.rule.targets(table, me, card):
                options.append(card.use_at[seat])
        else:
            options.append(card.use)

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseCard)
        card = find(table.fronts[me], option.card)
        table.use_up(me, card, option.target)
        await carry_out(table, me, card, self.rule, option.target)


class GreenMissed(Trait):
    """BANG-256, BANG-259: outside one's turn too, from the next player's turn on."""

    def __init__(self, rule: CardRule) -> None:
        super().__init__(rule.id)
        self.rule = rule

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        if card is not None and card not in table.fresh:
            options.append(card.answer_in_play)

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        card = table.in_play(me, self.id)
        assert card is not None
        table.use_up(me, card, None)
        shot.missed += 1
        await self.rule.missed(table, me, shot)


class Shoots(SymbolRule):
    """A BANG! effect on one player; not a BANG! card, so outside the limit (BANG-042, BANG-270)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = self.shoots = True

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        shot = Shot(me, target, self.id, (card,), False)
        shot.draws = self.draws
        await fire(table, shot)


class ShootsAll(SymbolRule):
    """A BANG! effect on all other players, one after another from the left (BANG-105, BANG-150)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        others = Targets(table, me)
        while (seat := others.next()) is not None:
            shot = Shot(me, seat, self.id, (card,), False)
            shot.shared = True
            await fire(table, shot)


class Misses(SymbolRule):
    """Cancels a BANG! effect aimed at its player (BANG-126, BANG-190); some then draw a card."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        if self.border == "green":
            self.trait = GreenMissed(self)
        else:
            self.is_missed = True

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return False

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        if self.stays:
            return super().refusal(table, me, card)
        return not_as_bang(table, me, card) or ("bang-why-only-when-shot-at", "BANG-126")

    async def missed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        table.draw(me, self.draws)


def not_as_bang(table: BangTable, me: Seat, card: Card) -> Reason | None:
    """Why a card that answers something cannot be played in phase 2, if its player may use it as a BANG! card."""
    if not table.counts_as(me, card, "bang"):
        return None
    return table.unplayable(me, card, "bang") or ("bang-why-bang-limit", "BANG-041")


class Draws(SymbolRule):
    """BANG-193: cards from the deck."""

    numbers: ClassVar[tuple[str, ...]] = ("draws",)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        table.draw(me, self.draws)


class Heals(SymbolRule):
    """BANG-191: lives for oneself, for a chosen player or for everybody. Works with two players left (BANG-269)."""

    aimed: ClassVar[bool | None] = None
    numbers: ClassVar[tuple[str, ...]] = ("lives",)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        if self.target == "all":
            healed = table.clockwise_from(me)
        else:
            healed = [me if target is None else target]
        for seat in healed:
            if table.affects(me, seat, (card,)):
                table.gain_life(seat, self.lives, self.id, me)
            else:
                table.emit(Unaffected(seat, self.id))


class TouchesCards(SymbolRule):
    """A card that takes or discards a card of another one: a random one of the hand, or a chosen one in play."""

    aimed: ClassVar[bool | None] = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        """BANG-X06: only players who have a card, besides the one being played and its price."""
        found = super().targets(table, me, card)
        spent = 1 if self.stays else 1 + self.extra
        return [seat for seat in found if touchable(table, me, seat, spent)]

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        if self.stays or not self.can_pay(table, me):
            return super().refusal(table, me, card)
        if self.distance and any(table.has_cards(seat) for seat in table.living if seat != me):
            return ("bang-why-too-far", "BANG-142")
        return ("bang-why-no-cards-there", "BANG-X06")


def touchable(table: BangTable, me: Seat, seat: Seat, spent: int) -> bool:
    """Whether there is a card to take once the player has spent so many of his own."""
    if seat != me:
        return table.has_cards(seat)
    return len(table.hands[me]) + len(table.fronts[me]) > spent


class Takes(TouchesCards):
    """BANG-142, BANG-192: take a card into hand."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        await take_card(table, me, target, self.id, (card,))


class Removes(TouchesCards):
    """BANG-164, BANG-195: a card is discarded."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        await remove_card(table, me, target, self.id, (card,))


class RemovesFromAll(SymbolRule):
    """Every other player loses a card; for each of them separately the user decides (BANG-263)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        others = Targets(table, me)
        while (seat := others.next()) is not None:
            await at_any_time(table, seat, self.id)
            await remove_card(table, me, seat, self.id, (card,))
            await settle(table, [seat])


async def take_card(table: BangTable, me: Seat, target: Seat, by: str, cards: tuple[Card, ...]) -> None:
    choice = await choose_their_card(table, me, target, by, cards)
    if isinstance(choice, Pick):
        table.take_from_play(me, target, find(table.fronts[target], choice.card), by)
    elif choice is not None and target != me:
        table.take_from_hand(me, target, by)


async def remove_card(table: BangTable, me: Seat, target: Seat, by: str, cards: tuple[Card, ...]) -> None:
    choice = await choose_their_card(table, me, target, by, cards)
    if isinstance(choice, Pick):
        table.discard_from_play(target, find(table.fronts[target], choice.card), by, me)
    elif choice is not None:
        table.discard_random(target, by, me)


async def choose_their_card(
    table: BangTable, me: Seat, target: Seat, by: str, cards: tuple[Card, ...]
) -> FromHand | Pick | None:
    """Hand or play; None where the target has no card or is not affected. One possibility is not asked."""
    if not table.affects(me, target, cards):
        table.emit(Unaffected(target, by))
        return None
    options: list[FromHand | Pick] = []
    if table.hands[target]:
        options.append(FROM_HAND[target])
    for card in table.fronts[target]:
        options.append(card.pick)
    if not options:
        return None
    table.note_rob(me, target)
    if len(options) == 1:
        return options[0]
    return await table.ask(table.decider(me), ChooseTheirCard(target, by), tuple(options))


class Weapon(CardRule):
    """BANG-113 to BANG-118: its range replaces that of the Colt .45."""

    numbers: ClassVar[tuple[str, ...]] = ("range",)

    def weapon_range(self, table: BangTable, me: Seat, reach: int) -> int:
        return self.range


class Sight(CardRule):
    """Changes how far others are seen, or how far others see its owner (BANG-166 to BANG-171)."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.sees_closer: int = row.closer or 0
        self.seen_further: int = row.further or 0

    def closer(self, table: BangTable, me: Seat) -> int:
        return self.sees_closer

    def further(self, table: BangTable, me: Seat) -> int:
        return self.seen_further


#: The symbol rules by the name that a row gives as its `rule`.
SYMBOLS: dict[str, type[CardRule]] = {
    "shoots": Shoots,
    "shoots_all": ShootsAll,
    "misses": Misses,
    "draws": Draws,
    "heals": Heals,
    "takes": Takes,
    "removes": Removes,
    "removes_from_all": RemovesFromAll,
    "weapon": Weapon,
    "sight": Sight,
}
