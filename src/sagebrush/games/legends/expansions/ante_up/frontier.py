"""Frontiers: nine spaces of the second board with a token each, to be opened with poker cards."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.expansions.ante_up.cards import worth
from sagebrush.games.legends.expansions.ante_up.events import FrontierOpened, FrontiersLaid
from sagebrush.games.legends.expansions.ante_up.options import OpenFrontier, PayFrontier
from sagebrush.games.legends.expansions.ante_up.views import FrontiersView, FrontierTokenView
from sagebrush.games.legends.options import Discard
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits

FRONTIER: Final = "frontier"


class Frontiers(System):
    """Tokens by space, as they lie there: an index into the rows of tokens.toml; `spare` are those left aside."""

    public: ClassVar[bool] = True

    def __init__(self, content: Content, tokens: dict[int, int], spare: list[int]) -> None:
        self.content = content
        self.tokens = tokens
        self.spare = spare

    def copy(self) -> Frontiers:
        return Frontiers(self.content, self.tokens.copy(), self.spare.copy())

    def canonical(self) -> object:
        return [[list(pair) for pair in sorted(self.tokens.items())], self.spare]

    def view(self, seat: Seat | None) -> FrontiersView:
        spaces = self.content.land.spaces
        return FrontiersView(
            tuple([FrontierTokenView(spaces[at], self._number(at), self.price(at)) for at in sorted(self.tokens)])
        )

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Only the number of a token is in sight: any unseen one with the same number may lie there."""
        rows = self.content.rows.tokens.frontier
        pool = sorted([*self.tokens.values(), *self.spare])
        chance.shuffle(pool)
        for space in sorted(self.tokens):
            number = rows[self.tokens[space]].number
            token = next(token for token in pool if rows[token].number == number)
            pool.remove(token)
            self.tokens[space] = token
        self.spare = pool

    # ---------------------------------------------------------------- set-up

    def lay(self, table: LegendsTable) -> None:
        """LEG-530: one on each frontier space, its number up; the others stay aside, unseen."""
        for space in bits(table.land.mask_of("kind:frontier")):
            self.tokens[space] = self.spare.pop()
        table.tell(FrontiersLaid())

    # ---------------------------------------------------------------- what it costs

    def _number(self, space: int) -> int:
        return self.content.rows.tokens.frontier[self.tokens[space]].number

    def price(self, space: int) -> int:
        """LEG-444: the number on the space and the number on its token."""
        land = self.content.land
        return land.locations[land.location[space]].value + self._number(space)

    def offers(self, table: LegendsTable, seat: Seat) -> list[Option]:
        """Only to somebody whose hand is worth it."""
        space = table.space[seat]
        if table.actions <= 0 or space not in self.tokens:
            return []
        price = self.price(space)
        return [OpenFrontier(price)] if self._purse(table, seat) >= price else []

    def _purse(self, table: LegendsTable, seat: Seat) -> int:
        return sum([worth(card) for card in table.hands[seat]])

    def why_not(self, table: LegendsTable, seat: Seat) -> list[WhyNot]:
        space = table.space[seat]
        if table.actions <= 0 or space not in self.tokens:
            return []
        price, purse = self.price(space), self._purse(table, seat)
        if purse >= price:
            return []
        return [WhyNot("open_frontier", "legends-why-frontier-dear", "LEG-444", {"price": price, "worth": purse})]

    # ---------------------------------------------------------------- opening one

    async def perform(self, table: LegendsTable, seat: Seat, answer: Option) -> bool:
        if not isinstance(answer, OpenFrontier):
            return False
        table.spend_action()
        await self._pay(table, seat, answer.price)
        table.record(seat, "act:frontier", 1)
        row = self.content.rows.tokens.frontier[self._open(table, seat)]
        await carry_out(table, seat, row.do, FRONTIER)
        return True

    async def _pay(self, table: LegendsTable, seat: Seat, price: int) -> None:
        """Card by card, until they are worth enough; who needs the whole hand for it is not asked."""
        ids = table.content.card_id
        while price > 0:
            hand = sorted([card for card in table.hands[seat] if worth(card)])
            if self._purse(table, seat) - min([worth(card) for card in hand]) < price:
                table.discard(seat, hand, FRONTIER)
                return
            options = tuple([Discard(ids[card]) for card in hand])
            answer = await table.ask(seat, PayFrontier(price), options)
            card = table.content.card_of[answer.card]
            table.discard(seat, [card], FRONTIER)
            price -= worth(card)

    def _open(self, table: LegendsTable, seat: Seat) -> int:
        """LEG-445, LEG-530: turned over, it leaves the board."""
        space = table.space[seat]
        token = self.tokens.pop(space)
        table.tell(FrontierOpened(seat, table.land.spaces[space], self.content.rows.tokens.frontier[token].id))
        return token


def lay_frontiers(table: LegendsTable) -> Frontiers:
    # Shuffled by their ids, which a lesson may put in order.
    numbers = {row.id: number for number, row in enumerate(table.content.rows.tokens.frontier)}
    tokens = list(numbers)
    table.chance.shuffle(tokens)
    return Frontiers(table.content, {}, [numbers[token] for token in tokens])
