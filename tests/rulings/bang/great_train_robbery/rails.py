"""What the scenarios of The Great Train Robbery share."""

from __future__ import annotations

from collections.abc import Iterable

from sagebrush.games.bang.cards import NAMED, Card
from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from sagebrush.games.bang.expansions.great_train_robbery.train import Train, train_of
from tests.rulings.bang.bench import BangScenario, key

#: For tables on which no card or character of the expansion lies.
LINE = ["great_train_robbery"]

#: Where everybody sees them on the discard pile, nobody is asked whether he uses them.
QUIET = ["Escape", "Saved!"]


def railcar(name: str) -> Card:
    return NAMED[key(name)][0]


def rail(
    table: BangScenario,
    *stations: str,
    railcars: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    place: int = 0,
    side: str = "Leland",
) -> Train:
    """Lay the line: stations from left to right, railcars from the locomotive on, the next one of the deck first.

    Without a `deck`, all other railcars lie there. `place` counts the stations that are behind the locomotive.
    """
    train = train_of(table.laid)
    everything = train.railcars + train.deck
    train.stations = [key(name) for name in stations]
    train.tiles = [name for name in STATIONS if name not in train.stations]
    train.railcars = [railcar(name) for name in railcars]
    rest = [card for card in everything if card not in train.railcars]
    train.deck = rest if deck is None else [railcar(name) for name in deck][::-1]
    train.place, train.locomotive, train.under, train.seen = place, key(side), 0, None
    return train


def here(table: BangScenario) -> Train:
    """The train of the match as it goes on."""
    return train_of(table.table)


def names(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards]
