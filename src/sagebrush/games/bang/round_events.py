"""The events that the Sheriff turns up round by round, whichever expansions bring them (BANG-659 to BANG-670).

Each such expansion alone has its whole deck. Where several are played with, there is one deck of cards from all of them
and one last card, which the players agree upon.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Final

from mypy_extensions import mypyc_attr

from sagebrush.core.config import Config, OptionInfo
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS, EventCard, EventDeck, deck_of, turn_event
from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: The part that the deck is.
DECK: Final = "events"
#: BANG-669: how many cards there are before the last one, with several such expansions together.
EVENT_CARDS: Final = OptionInfo("event_cards", "number", 15, lowest=12, highest=15)
#: The last card is drawn by lot.
RANDOM: Final = "random"

#: The expansions that bring cards of this kind, by name.
SETS: Final[dict[str, RoundEvents]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundEvents(Expansion):
    """An expansion that brings events for the rounds of the game, one of them the last."""

    def __init__(
        self, name: str, folder: Path, events: dict[str, type[EventCard]], *, records: tuple[ModuleType, ...]
    ) -> None:
        super().__init__(name, folder, {}, {}, records=records, parts={DECK: EventDeckView}, events=events)
        SETS[name] = self

    def options(self) -> tuple[OptionInfo, ...]:
        """What there is to agree upon where several are in the box; all of them name it alike."""
        return (EVENT_CARDS, last_event()) if len(SETS) > 1 else ()

    def prepare(self, table: BangTable, config: Config) -> None:
        """The first one that is asked lays the deck for all."""
        if DECK not in table.parts:
            lay_deck(table, config)

    def with_extras(self, config: Config) -> bool:
        """Whether the cards that join the others only where it is wished are among them."""
        return False

    def last_card(self) -> str:
        return next(name for name, row in self.event_rows.items() if row.last)

    def other_cards(self, config: Config) -> list[str]:
        extras = self.with_extras(config)
        return [name for name, row in self.event_rows.items() if not row.last and (extras or not row.extra)]


def last_event() -> OptionInfo:
    """BANG-670: which of the last cards closes the deck of several expansions."""
    return OptionInfo("last_event", "choice", RANDOM, choices=(RANDOM, *[each.last_card() for each in SETS.values()]))


def lay_deck(table: BangTable, config: Config) -> None:
    """Shuffled, the last card at the bottom, and so turned that the next one is seen (BANG-661, BANG-669)."""
    sets = [SETS[name] for name in config.expansions if name in SETS]
    cards = [name for each in sets for name in each.other_cards(config)]
    table.chance.shuffle(cards)
    count = int(EVENT_CARDS.of(config)) if len(sets) > 1 else len(cards)
    deck = [closing_card(table, config, sets), *cards[:count]]
    table.parts[DECK] = EventDeck(deck, cards[count:], "", open_top=True)
    table.rules.append(ROUNDS)


def closing_card(table: BangTable, config: Config, sets: list[RoundEvents]) -> str:
    wished = str(last_event().of(config))
    if len(sets) > 1 and wished != RANDOM:
        return wished
    return table.chance.pick([each.last_card() for each in sets])


class Rounds(Trait):
    async def round_begins(self, table: BangTable, me: Seat) -> None:
        """From the Sheriff's second turn on, an event before each of his turns (BANG-662, BANG-748)."""
        if table.rounds > 1:
            await turn_event(table, DECK)

    def may_return(self, table: BangTable, me: Seat, seat: Seat) -> bool:
        """As long as an event that brings somebody back is in force or may still come, for all that anybody knows."""
        deck = deck_of(table, DECK)
        return any("returns" in EVENTS[name].steps for name in (deck.present, *deck.cards, *deck.aside) if name)


ROUNDS: Final = Rounds("round_events")
