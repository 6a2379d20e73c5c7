"""Railcars: cards in play that are never in a hand (BANG-524 to BANG-528)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.expansions.great_train_robbery.stations import BLUE
from sagebrush.games.bang.expansions.great_train_robbery.train import put_under
from sagebrush.games.bang.flow.settle import note_use
from sagebrush.games.bang.flow.targets import carry_out
from sagebrush.games.bang.options import UseCard
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable


class Railcar(CardRule):
    """What all railcars have in common: no hand ever holds one, and their deck is their own."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.never_in_hand = True

    def _places(self, table: BangTable, me: Seat) -> list[Seat]:
        return [me]

    def put_away(self, table: BangTable, card: Card) -> None:
        put_under(table, card)


def places_for(card: Card, table: BangTable, me: Seat) -> list[Seat]:
    """The players in front of whom one may put this railcar."""
    rule = card.rule
    assert isinstance(rule, Railcar)
    return rule._places(table, me)


class OneUse(Railcar):
    """A railcar that its owner discards in his turn for its effect."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        if card is None:
            return
        if self.aims:
            options += [card.use_at[seat] for seat in self.targets(table, me, card)]
        elif self.playable(table, me, card):
            options.append(card.use)

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseCard)
        card = table.in_play(me, self.id)
        assert card is not None
        table.use_up(me, card, option.target)
        await carry_out(table, me, card, self, option.target)


def blue_cards(table: BangTable, me: Seat, besides: str) -> list[Card]:
    """The blue cards of a player, in hand and in play, that may be discarded for what one of them does (BANG-735)."""
    found = [card for card in table.hands[me] + table.fronts[me] if card.border in BLUE and card.name != besides]
    return [card for card in found if table.unusable(me, card, card.name) is None]


def sacrifice(table: BangTable, me: Seat, card: Card, by: str) -> None:
    """A blue card, from hand or from play, is discarded for what a railcar makes of it."""
    if card in table.hands[me]:
        table.discard(me, card, by, None)
        note_use(table, me)
    else:
        table.discard_from_play(me, card, by, None)
