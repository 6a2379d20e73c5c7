"""Decks of event cards: one card is in force until the next one is turned up (BANG-661 to BANG-670, BANG-706 to 709).

An event card is a trait of the whole table while it is in force. Whoever brings such a deck says when the next card
is turned up.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.parts import Part
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.events import EventSpent
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: All event cards by name, filled in when the expansions are loaded.
EVENTS: Final[dict[str, EventCard]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Trait):
    """An event card: what it changes while it is in force, and what happens when it comes and goes."""

    async def comes_into_play(self, table: BangTable) -> None:
        """BANG-668: before anything else; the card is in force already."""

    def goes(self, table: BangTable) -> None:
        """Another card covers it."""


class EventDeck(Part):
    """The cards still to come (the next one is the end of the list), the one in force, and those that are not in it.

    `open_top` says whether everybody sees the next card. The first of `cards` is the last to come, as all know.
    `spent` says that the card in force has done all that it will do.
    """

    public: ClassVar[bool] = True

    def __init__(
        self, cards: list[str], aside: list[str], present: str, *, open_top: bool, spent: bool = False
    ) -> None:
        self.cards = cards
        self.aside = aside
        self.present = present
        self.open_top = open_top
        self.spent = spent

    def copy(self) -> EventDeck:
        return EventDeck(self.cards.copy(), self.aside.copy(), self.present, open_top=self.open_top, spent=self.spent)

    def canonical(self) -> object:
        return [self.cards, self.aside, self.present, self.open_top, self.spent]

    def view(self, seat: Seat | None) -> msgspec.Struct:
        upcoming = self.cards[-1] if self.cards and (self.open_top or len(self.cards) == 1) else ""
        return EventDeckView(self.present, upcoming, len(self.cards))

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Nobody knows the order of what lies between the next card and the last one, nor what was left out."""
        seen = 1 if self.open_top and len(self.cards) > 1 else 0
        hidden = self.cards[1 : len(self.cards) - seen]
        pool = sorted(hidden + self.aside)
        chance.shuffle(pool)
        self.cards[1 : len(self.cards) - seen] = pool[: len(hidden)]
        self.aside = pool[len(hidden) :]

    def turn_up(self) -> str:
        """The next card covers the one in force."""
        self.present = self.cards.pop()
        self.spent = False
        return self.present


def deck_of(table: BangTable, name: str) -> EventDeck:
    part = table.parts[name]
    assert isinstance(part, EventDeck)
    return part


def spend(table: BangTable, name: str) -> None:
    """The card in force stays where it is, but nothing more will come of it."""
    deck = deck_of(table, name)
    deck.spent = True
    table.emit(EventSpent(name, deck.present))


async def turn_event(table: BangTable, name: str) -> None:
    """The next card of this deck takes the place of the one in force; the last one stays (BANG-665, BANG-709)."""
    deck = deck_of(table, name)
    if not deck.cards:
        return
    before = deck.present
    event = EVENTS[deck.turn_up()]
    if before:
        EVENTS[before].goes(table)
    table.put_in_force(name, EVENTS.get(before), event)
    await event.comes_into_play(table)
