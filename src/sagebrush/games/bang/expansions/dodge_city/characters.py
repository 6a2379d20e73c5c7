"""The characters of Dodge City."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.playing import pay_cards
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import (
    CHOOSE_COPIED,
    COPY,
    FROM_DECK,
    ChooseSource,
    FromDeck,
    Pick,
    UseAbility,
)
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason


class TequilaJoe(Character):
    def beer_worth(self, table: BangTable, me: Seat, lives: int) -> int:
        """A Beer card gives him two lives (BANG-275); other drinks give one (BANG-276)."""
        return lives + 1


class VeraCuster(Character):
    async def before_draw(self, table: BangTable, me: Seat) -> None:
        """She has the ability of a character in play until her next turn (BANG-277)."""
        others = table.others_from(me)
        owner = others[0]
        if len(others) > 1:
            owner = (await table.ask(me, CHOOSE_COPIED, tuple([COPY[seat] for seat in others]))).seat
        table.copy_ability(me, owner)


class BelleStar(Character):
    def silences_cards(self, table: BangTable, me: Seat, owner: Seat) -> Reason | None:
        """In her turn cards in front of other players have no effect (BANG-279, BANG-280)."""
        return ("bang-why-belle-star", "BANG-279") if table.plays_in_turn(me) and owner != me else None


class PatBrennan(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """Instead of drawing he may take one card in play (BANG-281, BANG-282)."""
        options: list[FromDeck | Pick] = [FROM_DECK]
        for seat in table.clockwise_from(me):
            options += [card.pick for card in table.fronts[seat]]
        if len(options) == 1:
            return False
        answer = await table.ask_at_top(me, ChooseSource(self.id), tuple(options))
        if not isinstance(answer, Pick):
            return False
        table.use_ability(me, self.id)
        for seat in table.clockwise_from(me):
            for card in table.fronts[seat].copy():
                if card.id == answer.card:
                    table.note_rob(me, seat)
                    table.take_from_play(me, seat, card, self.id)
        return True


class MollyStark(Character):
    async def used_out_of_turn(self, table: BangTable, me: Seat) -> None:
        """A card for each one she plays or freely discards outside her turn (BANG-283 to BANG-285)."""
        table.use_ability(me, self.id)
        table.draw(me, 1)


class GregDigger(Character):
    async def other_killed(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> None:
        """Two lives whenever another character is killed (BANG-286)."""
        table.use_ability(me, self.id)
        table.gain_life(me, 2, self.id, me)


class JoseDelgado(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Up to twice in his turn he discards a blue card from hand and draws two (BANG-287)."""
        if table.used.count(self.id) < 2:
            options += [UseAbility(self.id, None, card.id) for card in table.hands[me] if card.rule.is_blue]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseAbility)
        assert option.card is not None
        table.use_ability(me, self.id)
        table.discard(me, find(table.hands[me], option.card), self.id, None)
        table.draw(me, 2)


class BillNoface(Character):
    def usual_draw(self, table: BangTable, me: Seat, count: int) -> int:
        """One card and one more for each missing life (BANG-288, BANG-289)."""
        return 1 + table.max_life[me] - table.life[me]


class HerbHunter(Character):
    async def other_killed(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> None:
        """Two cards whenever another character is killed (BANG-290, BANG-291)."""
        table.use_ability(me, self.id)
        table.draw(me, 2)


class PixiePete(Character):
    def usual_draw(self, table: BangTable, me: Seat, count: int) -> int:
        """Three cards instead of two (BANG-292)."""
        return 3


class SeanMallory(Character):
    def hand_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        """He may keep ten cards, whatever his lives (BANG-293, BANG-294)."""
        return max(limit, 10)


class ApacheKid(Character):
    def immune(self, table: BangTable, me: Seat, user: Seat, cards: tuple[Card, ...]) -> bool:
        """Diamond cards that others use do not affect him (BANG-295, BANG-303)."""
        return bool(cards) and all(table.suit(card) == "diamonds" for card in cards)


class ChuckWengam(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        # BANG-299: never his last life.
        if table.life[me] > 1:
            options.append(UseAbility(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """A life for two cards, as often as he likes (BANG-298)."""
        table.use_ability(me, self.id)
        if await lose_life(table, me, 1, self.id, None):
            table.draw(me, 2)


class ElenaFuente(Character):
    def counts_as(self, table: BangTable, me: Seat, card: Card, name: str) -> bool:
        """Any card from hand is a Missed! for her (BANG-300)."""
        return name == "missed"


class DocHolyday(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self.id not in table.used and len(table.usable(me)) >= 2:
            options += [UseAbility(self.id, seat) for seat in table.in_range(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Once in his turn two cards from hand are a BANG! effect in range (BANG-301, BANG-302)."""
        assert isinstance(option, UseAbility)
        assert option.target is not None
        table.use_ability(me, self.id)
        cards = await pay_cards(table, me, 2, self.id)
        await fire(table, Shot(me, option.target, self.id, tuple(cards), False))


CHARACTERS: dict[str, type[Character]] = {
    "tequila_joe": TequilaJoe,
    "vera_custer": VeraCuster,
    "belle_star": BelleStar,
    "pat_brennan": PatBrennan,
    "molly_stark": MollyStark,
    "greg_digger": GregDigger,
    "jose_delgado": JoseDelgado,
    "bill_noface": BillNoface,
    "herb_hunter": HerbHunter,
    "pixie_pete": PixiePete,
    "sean_mallory": SeanMallory,
    "apache_kid": ApacheKid,
    "chuck_wengam": ChuckWengam,
    "elena_fuente": ElenaFuente,
    "doc_holyday": DocHolyday,
}
