"""Scenarios with events: which one is in force, and which come next."""

from __future__ import annotations

from collections.abc import Iterable

from sagebrush.games.bang.event_deck import EVENTS, EventDeck, deck_of
from sagebrush.games.bang.round_events import DECK, ROUNDS
from tests.rulings.bang.bench import BangScenario, key


def under(table: BangScenario, event: str = "", *, coming: Iterable[str] = ()) -> None:
    """This event is in force on a table that is laid; those that come next are given from the first to the last."""
    laid = table.laid
    present = key(event)
    cards = [key(name) for name in coming]
    laid.parts[DECK] = EventDeck(cards[::-1], [], present, open_top=True)
    laid.rules += [ROUNDS, EVENTS[present]] if present else [ROUNDS]
    laid.rounds = 1
    laid.changed()


def in_force(table: BangScenario) -> str:
    return deck_of(table.table, DECK).present


def pass_turns(table: BangScenario, *names: str) -> None:
    """These players, and no others, play nothing more, one after another."""
    for name in names:
        table.asked(name, kind="play_cards").answers("end turn")
