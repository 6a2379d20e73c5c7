"""The characters of Wild West Show."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.expansions.wild_west_show.greygory import GreygoryDeck
from sagebrush.games.bang.expansions.wild_west_show.show import card_just_played, effect_just_played, note_effect
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.playing import resolve
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.moments import Loss
from sagebrush.games.bang.options import GiveCard, UseAbility
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: John Pain takes no card while he holds so many.
PAINFULLY_MANY = 6


class BigSpencer(Character):
    def forbids_playing(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """He cannot play Missed! cards, as whatever; other cards that work as one he may (BANG-723, BANG-X81)."""
        return ("bang-why-big-spencer", "BANG-X81") if player == me and card.name == "missed" else None


class FlintWestwood(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        # BANG-736: once in his turn.
        if self.id not in table.used:
            victims = [seat for seat in table.others_from(me) if table.hands[seat]]
            options += [UseAbility(self.id, seat, card.id) for card in table.hands[me] for seat in victims]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """One card of his choice for two random ones of another hand, or for the only one (BANG-711, BANG-712)."""
        assert isinstance(option, UseAbility)
        assert option.target is not None
        assert option.card is not None
        owner, hand = option.target, table.hands[me].copy()
        table.use_ability(me, self.id)
        await at_any_time(table, owner, self.id)
        taken = min(2, len(table.hands[owner]))
        for _ in range(taken):
            table.note_rob(me, owner)
            table.take_from_hand(me, owner, self.id)
        if taken:
            table.give(me, owner, find(hand, option.card), hand)


class GaryLooter(Character):
    def takes_excess(self, table: BangTable, me: Seat, player: Seat, card: Card) -> bool:
        """He takes what others discard because they have too many (BANG-X83)."""
        return player != me


class JohnPain(Character):
    async def check_made(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        """He takes the card that decided a check while he holds fewer than six (BANG-715, BANG-X85)."""
        if len(table.hands[me]) < PAINFULLY_MANY and table.pile and table.pile[-1] is card:
            table.use_ability(me, self.id)
            table.hold_back(card)
            table.take_from_pile(me)

    def forbids_using(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """Not before what the check was for is resolved (BANG-713, BANG-714)."""
        return ("bang-why-held-back", "BANG-713") if player == me and card in table.held_back else None


class LeeVanKliff(Character):
    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """What only answers something does not count, and a card that was played with another one came before it."""
        acts = rule.acts_as(table, card)
        if not player == me == table.active or not (acts.stays or acts.aims or acts.playable(table, me, card)):
            return
        later = card_just_played(table)
        if next(other for other in reversed(table.played) if other in (card, later)) is card:
            note_effect(table, me, None if acts.stays else rule.once_more(), card)

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """For a BANG! card the brown card he has just played once more (BANG-716, BANG-717, BANG-X86)."""
        rule = effect_just_played(table)
        if rule is not None:
            prices = [card for card in table.hands[me] if card.name == "bang" or table.counts_as(me, card, "bang")]
            prices = [card for card in prices if table.unusable(me, card, "bang") is None]
            targets = self._targets(table, me, rule) if prices else []
            options += [UseAbility(self.id, target, card.id) for card in prices for target in targets]

    def _targets(self, table: BangTable, me: Seat, rule: CardRule) -> list[Seat | None]:
        """At whom the effect may be aimed now; no BANG! card is played, so the limit of the turn does not matter."""
        card = card_just_played(table)
        assert card is not None
        rule = rule.acts_as(table, card)
        if rule.aims:
            return list(rule.targets(table, me, card))
        return [None] if rule.playable(table, me, card) else []

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseAbility)
        assert option.card is not None
        card, rule = card_just_played(table), effect_just_played(table)
        assert card is not None
        assert rule is not None
        note_effect(table, me, None, None)
        table.repeat_card(me, find(table.hands[me], option.card), rule.id, option.target)
        await resolve(table, me, card, rule, option.target)


class TerenKill(Character):
    async def facing_death(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """Unless he draws spades he stays with one life and draws a card; otherwise nothing saves him (BANG-710)."""
        table.use_ability(me, self.id)
        card = await draw_check(table, me, self.id)
        if card is None or table.suit(card) == "spades":
            loss.doomed = True
            return
        table.gain_life(me, 1 - table.life[me], self.id, me)
        table.draw(me, 1)


class YoulGrinner(Character):
    async def before_draw(self, table: BangTable, me: Seat) -> None:
        """Everybody with more cards in hand gives him one, of the giver's choice (BANG-X88)."""
        givers = [seat for seat in table.others_from(me) if len(table.hands[seat]) > len(table.hands[me])]
        if givers:
            table.use_ability(me, self.id)
        for seat in givers:
            await at_any_time(table, seat, self.id)
            hand = table.hands[seat]
            if not hand:
                continue
            card = hand[0]
            if len(hand) > 1:
                card = find(hand, (await table.ask(seat, GiveCard(me, self.id), picks(hand))).card)
            table.give(seat, me, card, hand.copy())
        await settle(table)


CHARACTERS: dict[str, type[Character]] = {
    "big_spencer": BigSpencer,
    "flint_westwood": FlintWestwood,
    "gary_looter": GaryLooter,
    "greygory_deck": GreygoryDeck,
    "john_pain": JohnPain,
    "lee_van_kliff": LeeVanKliff,
    "teren_kill": TerenKill,
    "youl_grinner": YoulGrinner,
}
