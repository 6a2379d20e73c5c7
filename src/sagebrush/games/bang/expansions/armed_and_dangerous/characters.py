"""The characters of Armed & Dangerous."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import (
    MOST,
    Place,
    dangerous,
    loaded,
    lying,
    move,
    put,
    roomy,
    total,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.options import ENOUGH, ChooseLoad, Enough, PlaceLoad
from sagebrush.games.bang.expansions.armed_and_dangerous.paying import (
    choose_place,
    chosen,
    mind_empty,
    options_for,
    pay,
)
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Aim, Loss, Shot
from sagebrush.games.bang.options import ACCEPT, YES_OR_NO, AnswerByAbility, MayUse, UseAbility
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable

#: The price of Al Preacher's card and of Mexicali Kid's shot.
PRICE = 2
#: What Bass Greeves gets for a card, and the most that Red Ringo moves.
PAIR = 2
#: The rank from which on Ms. Abigail need not mind a card.
JACK = 11


class AlPreacher(Character):
    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """Two loads for a card when another player plays a blue or orange one, before the next (BANG-484 to 486)."""
        if player == me or rule.id != card.name or not card.rule.is_blue or total(table, me) < PRICE:
            return
        if await table.ask(me, MayUse(self.id), YES_OR_NO) is ACCEPT:
            table.use_ability(me, self.id)
            if await pay(table, me, PRICE, self.id):
                table.draw(me, 1)


class BassGreeves(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self.id not in table.used and roomy(table, me):
            options += [UseAbility(self.id, None, card.id) for card in table.usable(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Once in his turn a card from hand for two loads, both in one place (BANG-490)."""
        assert isinstance(option, UseAbility)
        assert option.card is not None
        table.use_ability(me, self.id)
        table.discard(me, find(table.hands[me], option.card), self.id, None)
        put(table, me, await choose_place(table, me, me, PlaceLoad(self.id, PAIR), roomy(table, me)), PAIR)


class BloodyMary(Character):
    async def shot_cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """A card for each BANG! card of hers that is cancelled, but for nothing like it (BANG-495)."""
        if shot.is_bang and shot.shooter == me:
            table.use_ability(me, self.id)
            table.draw(me, 1)


class FrankieCanton(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        # BANG-488: not above the limit.
        if self.id not in table.used and lying(table, me, None) < MOST:
            options += [UseAbility(self.id, seat) for seat in table.living if self._sources(table, me, seat)]

    def _sources(self, table: BangTable, me: Seat, seat: Seat) -> list[Place]:
        """Any dangerous card in play, and the characters of others (BANG-487)."""
        return [place for place in loaded(table, seat) if place is not None or seat != me]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Once in his turn he puts a load from elsewhere on himself; an emptied card is discarded (BANG-489)."""
        assert isinstance(option, UseAbility)
        assert option.target is not None
        owner = option.target
        table.use_ability(me, self.id)
        source = await choose_place(table, me, owner, ChooseLoad(owner, self.id), self._sources(table, me, owner))
        move(table, owner, source, me, None)
        if source is not None:
            await mind_empty(table, owner, source)


class JulieCutter(Character):
    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """Whoever made her lose lives is shot at if she checks red: once, at any distance (BANG-493, BANG-494)."""
        culprit = loss.cause
        if culprit is None or culprit == me or not table.alive(culprit):
            return
        table.use_ability(me, self.id)
        turned = await draw_check(table, me, self.id)
        if turned is not None and table.suit(turned) in ("hearts", "diamonds"):
            await fire(table, Shot(me, culprit, self.id, (), False))


class MexicaliKid(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self.id not in table.used and total(table, me) >= PRICE:
            options += [UseAbility(self.id, seat) for seat in table.in_range(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Once in his turn two loads are a BANG! effect in range; not a BANG! card (BANG-497 to BANG-499)."""
        assert isinstance(option, UseAbility)
        assert option.target is not None
        table.use_ability(me, self.id)
        if await pay(table, me, PRICE, self.id):
            await fire(table, Shot(me, option.target, self.id, (), False))


class MsAbigail(Character):
    def may_escape(self, table: BangTable, me: Seat, aim: Aim, options: list[Option]) -> bool:
        """A brown card of rank J, Q, K or A with no other target has no effect on her (BANG-496)."""
        rule = BOOK[aim.name]
        acts = rule.acts_as(table, aim.card)
        # BANG-X162: a shot she ignores when she answers it.
        if rule.border == "brown" and aim.card.rank >= JACK and acts.one_target and not acts.shoots:
            options.append(AnswerByAbility(self.id))
        return False

    async def escape(self, table: BangTable, me: Seat, aim: Aim, option: Option) -> bool:
        table.use_ability(me, self.id)
        return True

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        brown = shot.by in BOOK and BOOK[shot.by].border == "brown"
        if brown and not shot.shared and shot.shooter != me and all(card.rank >= JACK for card in shot.cards):
            options.append(AnswerByAbility(self.id))

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        table.use_ability(me, self.id)
        shot.missed = shot.needed


class RedRingo(Character):
    def settles_in(self, table: BangTable, me: Seat) -> None:
        """He starts with four loads."""
        put(table, me, None, MOST)

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self.id not in table.used and lying(table, me, None) and self._guns(table, me):
            options.append(UseAbility(self.id))

    def _guns(self, table: BangTable, me: Seat) -> list[Place]:
        return [card for card in dangerous(table, me) if lying(table, me, card) < MOST]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Once in his turn up to two loads from himself to his dangerous cards, never back (BANG-491, BANG-492)."""
        table.use_ability(me, self.id)
        move(table, me, None, me, await choose_place(table, me, me, PlaceLoad(self.id, PAIR), self._guns(table, me)))
        places = self._guns(table, me)
        if not places or not lying(table, me, None):
            return
        answer = await table.ask(me, PlaceLoad(self.id, 1), (*options_for(me, places), ENOUGH))
        if not isinstance(answer, Enough):
            move(table, me, None, me, chosen(table, me, answer))


CHARACTERS: dict[str, type[Character]] = {
    "al_preacher": AlPreacher,
    "bass_greeves": BassGreeves,
    "bloody_mary": BloodyMary,
    "frankie_canton": FrankieCanton,
    "julie_cutter": JulieCutter,
    "mexicali_kid": MexicaliKid,
    "ms_abigail": MsAbigail,
    "red_ringo": RedRingo,
}
