"""The deck of show cards on the table, with the effect that was just played beside it."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.event_deck import EventDeck
from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.expansions.wild_west_show.events import CardNamed, EffectNoted
from sagebrush.games.bang.expansions.wild_west_show.show_view import ShowView
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.table import BangTable

#: The name of the part.
SHOW: Final = "show"


class Show(EventDeck):
    """The deck lies face down. `rule` is what was just played by who may repeat it, `card` with, in turn `turn`."""

    def __init__(self, cards: list[str], aside: list[str], present: str, *, open_top: bool) -> None:
        super().__init__(cards, aside, present, open_top=open_top)
        self.rule: CardRule | None = None
        self.card: Card | None = None
        self.turn: int = 0

    def copy(self) -> Show:
        twin = Show(self.cards.copy(), self.aside.copy(), self.present, open_top=self.open_top)
        twin.rule, twin.card, twin.turn = self.rule, self.card, self.turn
        return twin

    @property
    def effect(self) -> str:
        """What it is called; empty where there is nothing."""
        return "" if self.rule is None else self.rule.id

    def canonical(self) -> object:
        state = [super().canonical(), self.effect, self.turn]
        if self.card is None:
            return state
        # Of two things a card does under one name, such as a Beer for gold, the one that is not in the book.
        rare = self.rule is not None and BOOK[self.effect] is not self.rule
        return [*state, self.card.id, "otherwise"] if rare else [*state, self.card.id]

    def view(self, seat: Seat | None) -> ShowView:
        deck = super().view(seat)
        assert isinstance(deck, EventDeckView)
        return ShowView(deck.present, deck.upcoming, deck.left, self.effect)


def show_of(table: BangTable) -> Show:
    part = table.parts[SHOW]
    assert isinstance(part, Show)
    return part


def note_effect(table: BangTable, seat: Seat, rule: CardRule | None, card: Card | None) -> None:
    """A verb of the expansion: this player has just played this card by this rule; None where nothing is repeated."""
    show = show_of(table)
    show.rule, show.card, show.turn = rule, card, table.turns
    table.emit(EffectNoted(seat, show.effect))


def effect_just_played(table: BangTable) -> CardRule | None:
    """What may be repeated in the turn at hand."""
    show = show_of(table)
    return show.rule if show.turn == table.turns else None


def card_just_played(table: BangTable) -> Card | None:
    """The card that was played last in the turn at hand, by who may repeat its effect."""
    show = show_of(table)
    return show.card if show.turn == table.turns else None


def name_card(table: BangTable, seat: Seat, owner: Seat, name: str) -> None:
    """A verb of the expansion: a player says aloud which card another one must play."""
    table.emit(CardNamed(seat, owner, name))
