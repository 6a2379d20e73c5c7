"""The deck of show cards on the table, with the effect that was just played beside it."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.event_deck import EventDeck
from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.expansions.wild_west_show.events import CardNamed, EffectNoted
from sagebrush.games.bang.expansions.wild_west_show.show_view import ShowView
from sagebrush.games.bang.table import BangTable

#: The name of the part.
SHOW: Final = "show"


class Show(EventDeck):
    """The deck lies face down. `effect` is what was just played by who may repeat it, `card` with, in turn `turn`."""

    def __init__(self, cards: list[str], aside: list[str], present: str, *, open_top: bool) -> None:
        super().__init__(cards, aside, present, open_top=open_top)
        self.effect: str = ""
        self.card: Card | None = None
        self.turn: int = 0

    def copy(self) -> Show:
        twin = Show(self.cards.copy(), self.aside.copy(), self.present, open_top=self.open_top)
        twin.effect, twin.card, twin.turn = self.effect, self.card, self.turn
        return twin

    def canonical(self) -> object:
        state = [super().canonical(), self.effect, self.turn]
        return state if self.card is None else [*state, self.card.id]

    def view(self, seat: Seat | None) -> ShowView:
        deck = super().view(seat)
        assert isinstance(deck, EventDeckView)
        return ShowView(deck.present, deck.upcoming, deck.left, self.effect)


def show_of(table: BangTable) -> Show:
    part = table.parts[SHOW]
    assert isinstance(part, Show)
    return part


def note_effect(table: BangTable, seat: Seat, name: str, card: Card | None) -> None:
    """A verb of the expansion: this player has just played this card with this effect; none where `name` is empty."""
    show = show_of(table)
    show.effect, show.card, show.turn = name, card, table.turns
    table.emit(EffectNoted(seat, name))


def effect_just_played(table: BangTable) -> str:
    """What may be repeated in the turn at hand; empty where there is nothing."""
    show = show_of(table)
    return show.effect if show.turn == table.turns else ""


def card_just_played(table: BangTable) -> Card | None:
    """The card that was played last in the turn at hand, by who may repeat its effect."""
    show = show_of(table)
    return show.card if show.turn == table.turns else None


def name_card(table: BangTable, seat: Seat, owner: Seat, name: str) -> None:
    """A verb of the expansion: a player says aloud which card another one must play."""
    table.emit(CardNamed(seat, owner, name))
