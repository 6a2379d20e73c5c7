"""The characters of the base game. Each overrides the named steps that its ability changes."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardReturned
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.checks import check_hearts
from sagebrush.games.bang.flow.digging import without_digging
from sagebrush.games.bang.flow.drawn import tell_drawn
from sagebrush.games.bang.flow.playing import offer_as_bang, pay_cards, play_card
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.flow.shot import missed_name
from sagebrush.games.bang.moments import Loss, Shot
from sagebrush.games.bang.options import (
    ACCEPT,
    FROM_DECK,
    FROM_DISCARD_PILE,
    FROM_HAND,
    YES_OR_NO,
    AnswerByAbility,
    ChooseSource,
    FromDeck,
    FromDiscardPile,
    FromHand,
    GiveCard,
    MayUse,
    ReturnCard,
    UseAbility,
)
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable

#: No limit on BANG! cards.
UNLIMITED = 1000


class BartCassidy(Character):
    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """A card from the deck for each life lost, but not for the last one (BANG-203, BANG-204)."""
        table.use_ability(me, self.id)
        table.draw(me, loss.amount)


class BlackJack(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """He shows the second card he draws; on a red one he draws one more (BANG-205, BANG-206)."""
        drawn = table.draw(me, count)
        tell_drawn(table, me, drawn)
        if len(drawn) > 1:
            table.show(me, drawn[1])
            if table.suit(drawn[1]) in ("hearts", "diamonds"):
                table.use_ability(me, self.id)
                table.draw(me, 1)
        return True


class CalamityJanet(Character):
    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        """BANG! and Missed! cards are the same to her (BANG-207)."""
        return card.name in ("bang", "missed") and name in ("bang", "missed")

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        # BANG-208: such a Missed! counts as the BANG! card of the turn.
        offer_as_bang(table, me, [card for card in table.hands[me] if card.name == "missed"], options)


class ElGringo(Character):
    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """A random card from the hand of who made him lose lives, one for each (BANG-209 to BANG-213)."""
        culprit = loss.cause
        if culprit is None or culprit == me:
            return
        for _ in range(loss.amount):
            await at_any_time(table, culprit, self.id)
            if table.hands[culprit]:
                table.use_ability(me, self.id)
                table.note_card_gone(culprit, me)
                table.take_from_hand(me, culprit, self.id)
                await settle(table)


class JesseJones(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """The first card may come from another player's hand, the others from the deck (BANG-214, BANG-215)."""
        victims = [seat for seat in table.others_from(me) if table.hands[seat]]
        if not victims:
            return False
        options: list[FromHand | FromDeck] = [FROM_DECK]
        for seat in victims:
            options.append(FROM_HAND[seat])
        answer = await table.ask_at_top(me, ChooseSource(self.id), tuple(options))
        if not isinstance(answer, FromHand):
            return False
        table.use_ability(me, self.id)
        await at_any_time(table, answer.seat, self.id)
        if table.hands[answer.seat]:
            table.note_rob(me, answer.seat)
            drawn = [table.take_from_hand(me, answer.seat, self.id)]
            # An empty hand is filled before his second card, and whoever was robbed may have shot him.
            await without_digging(table, settle(table))
            if not table.alive(me):
                return True
        else:
            drawn = table.draw(me, 1)
        tell_drawn(table, me, drawn + table.draw(me, count - 1))
        return True


class Jourdonnais(Character):
    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        """A Barrel is always in front of him (BANG-216, BANG-217)."""
        options.append(AnswerByAbility(self.id))

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        table.use_ability(me, self.id)
        if await check_hearts(table, me, self.id):
            shot.missed += 1


class KitCarlson(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """He looks at three cards, takes those he may and leaves the rest on the deck (BANG-218)."""
        table.use_ability(me, self.id)
        seen = table.look(me, 3)
        while len(seen) > count:
            back = find(seen, (await table.ask(me, ReturnCard(len(seen) - count), picks(seen))).card)
            seen.remove(back)
            table.emit(CardReturned(me, back.id))
        table.draw_seen(me, seen)
        tell_drawn(table, me, seen + table.draw(me, count - len(seen)))
        return True


class LuckyDuke(Character):
    def check_cards(self, table: BangTable, me: Seat, count: int) -> int:
        """One card more for every draw check, and his choice (BANG-221)."""
        return count + 1


class PaulRegret(Character):
    def further(self, table: BangTable, me: Seat) -> int:
        """A Mustang is always in front of him (BANG-219, BANG-220)."""
        return 1


class PedroRamirez(Character):
    def watches_pile(self, table: BangTable, me: Seat) -> bool:
        return True

    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """The first card may come from the discard pile, the others from the deck (BANG-230, BANG-231)."""
        if not table.pile or table.digging:
            # Where all cards come from the pile there is nothing to choose.
            return False
        options: tuple[FromDeck | FromDiscardPile, ...] = (FROM_DECK, FROM_DISCARD_PILE)
        if not isinstance(await table.ask_at_top(me, ChooseSource(self.id), options), FromDiscardPile):
            return False
        table.use_ability(me, self.id)
        drawn = [table.pile[-1]]
        table.take_from_pile(me)
        tell_drawn(table, me, drawn + table.draw(me, count - 1))
        return True


class RoseDoolan(Character):
    def closer(self, table: BangTable, me: Seat) -> int:
        """A Scope is always in front of her (BANG-223, BANG-224)."""
        return 1


class SidKetchum(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self._can_heal(table, me):
            options.append(UseAbility(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        await self._heal(table, me)

    def may_answer(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """BANG-225, BANG-X09: at any time, that is whenever he is asked for something or is about to lose something."""
        if self._can_heal(table, me):
            options.append(AnswerByAbility(self.id))

    async def answer(self, table: BangTable, me: Seat, option: Option) -> None:
        await self._heal(table, me)

    def _can_heal(self, table: BangTable, me: Seat) -> bool:
        return table.life[me] < table.max_life[me] and not table.ghosts[me] and len(table.usable(me)) >= 2

    async def _heal(self, table: BangTable, me: Seat) -> None:
        """Two cards from hand for one life, never above the start (BANG-225, BANG-226)."""
        table.use_ability(me, self.id)
        await pay_cards(table, me, 2, self.id)
        table.gain_life(me, 1, self.id, me)


class SlabTheKiller(Character):
    async def shot_fired(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """Two Missed! effects cancel a BANG! card of his (BANG-232, BANG-233)."""
        if shot.is_bang and shot.shooter == me:
            shot.needed = max(shot.needed, 2)


class SuzyLafayette(Character):
    async def hand_emptied(self, table: BangTable, me: Seat) -> None:
        """As soon as her hand is empty she may draw a card (BANG-237 to BANG-239)."""
        if await table.ask(me, MayUse(self.id), YES_OR_NO) is ACCEPT:
            table.use_ability(me, self.id)
            table.draw(me, 1)


class VultureSam(Character):
    def inherits(self, table: BangTable, me: Seat) -> bool:
        """He takes all cards of whoever is killed (BANG-228)."""
        return True


class WillyTheKid(Character):
    def bang_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        """Any number of BANG! cards (BANG-234)."""
        return UNLIMITED


class JohnnyKisch(Character):
    async def card_placed(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        """When he puts a card into play, all others of its name are discarded (BANG-235, BANG-236)."""
        if player != me:
            return
        for seat in table.clockwise_from(me):
            for other in table.fronts[seat].copy():
                if other.name != card.name or other is card:
                    continue
                if table.affects(me, seat, (card,)):
                    table.note_card_gone(seat, me)
                    table.discard_from_play(seat, other, self.id, me)
                else:
                    # BANG-X35: a diamond of Johnny's leaves Apache Kid's card alone.
                    table.emit(Unaffected(seat, self.id))


class UncleWill(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Once in his turn he may play any card as a General Store (BANG-X10)."""
        if self.id not in table.used:
            cards = [card for card in table.hands[me] if not table.unplayable(me, card, "general_store")]
            options += [UseAbility(self.id, None, card.id) for card in cards]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseAbility)
        assert option.card is not None
        table.use_ability(me, self.id)
        await play_card(table, me, find(table.hands[me], option.card), BOOK["general_store"], None)


class ClausTheSaint(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """He draws a card more for each other player and gives one of them to each (BANG-X11)."""
        table.use_ability(me, self.id)
        others = table.others_from(me)
        drawn = table.draw(me, count + len(others))
        tell_drawn(table, me, drawn)
        for seat in others:
            if not drawn:
                break
            gift = drawn[0]
            if len(drawn) > 1:
                gift = find(drawn, (await table.ask(me, GiveCard(seat, self.id), picks(drawn))).card)
            table.give(me, seat, gift, drawn)
            drawn.remove(gift)
        return True


class AnnieVersary(Character):
    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        """Any card from hand is a BANG! card for her (BANG-X57)."""
        return name == "bang"

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        offer_as_bang(table, me, [card for card in table.hands[me] if card.name != "bang"], options)


class Emiliano(Character):
    async def shot_cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """Of a BANG! card cancelled with a Missed! card he takes what the other one has played (BANG-X69)."""
        answers = [card for card in shot.answered if missed_name(card) == "missed"]
        if not shot.is_bang or not answers:
            return
        booty = answers if shot.shooter == me else list(shot.cards) if shot.target == me else []
        for card in booty:
            if card in table.pile:
                table.use_ability(me, self.id)
                table.fetch_from_pile(me, card)


CHARACTERS: dict[str, type[Character]] = {
    "bart_cassidy": BartCassidy,
    "black_jack": BlackJack,
    "calamity_janet": CalamityJanet,
    "el_gringo": ElGringo,
    "jesse_jones": JesseJones,
    "jourdonnais": Jourdonnais,
    "kit_carlson": KitCarlson,
    "lucky_duke": LuckyDuke,
    "paul_regret": PaulRegret,
    "pedro_ramirez": PedroRamirez,
    "rose_doolan": RoseDoolan,
    "sid_ketchum": SidKetchum,
    "slab_the_killer": SlabTheKiller,
    "suzy_lafayette": SuzyLafayette,
    "vulture_sam": VultureSam,
    "willy_the_kid": WillyTheKid,
    "johnny_kisch": JohnnyKisch,
    "uncle_will": UncleWill,
    "claus_the_saint": ClausTheSaint,
    "annie_versary": AnnieVersary,
    "emiliano": Emiliano,
}
