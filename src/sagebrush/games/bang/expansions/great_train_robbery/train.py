"""The train on the table: its line of stations, its railcars, and their decks."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.parts import Part
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.expansions.great_train_robbery.events import (
    JudgementHeld,
    LineLaid,
    LocomotiveTurned,
    RailcarAttached,
    RailcarPutAway,
    RailcarsDrawn,
    RailcarTaken,
    TrainMoved,
)
from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from sagebrush.games.bang.expansions.great_train_robbery.train_view import RailcarView, StationView, TrainView
from sagebrush.games.bang.table import BangTable

#: The name of the part.
TRAIN: Final = "train"

IRONHORSE: Final = "ironhorse"
LELAND: Final = "leland"
#: BANG-534: the other side of the locomotive.
OTHER_SIDE: Final = {IRONHORSE: LELAND, LELAND: IRONHORSE}

#: BANG-508: the railcars of a whole train.
LENGTH: Final = 3

#: What is remembered in a turn: a railcar was taken from the train, the train was moved for free.
TAKEN: Final = "railcar"
MOVED: Final = "free_move"


class Train(Part):
    """Stations from left to right, railcars from the locomotive on; the tops of both decks are the ends of the lists.

    `place` counts the stations that the locomotive has left behind it. `under` says how many railcars at the bottom of
    their deck were put there for all to see. `rounds` is the last round at whose beginning the train has moved.
    `judged` are those who went out while nobody has won, and who killed them.
    """

    public: ClassVar[bool] = True

    def __init__(self, stations: list[str], tiles: list[str], railcars: list[Card], deck: list[Card]) -> None:
        self.stations = stations
        self.tiles = tiles
        self.railcars = railcars
        self.deck = deck
        self.locomotive: str = ""
        self.place: int = 0
        self.under: int = 0
        self.rounds: int = 0
        self.judging: bool = False
        self.judged: list[tuple[Seat, Seat | None]] = []
        self.seen: TrainView | None = None

    def copy(self) -> Train:
        twin = Train(self.stations.copy(), self.tiles.copy(), self.railcars.copy(), self.deck.copy())
        twin.locomotive, twin.place, twin.under = self.locomotive, self.place, self.under
        twin.rounds, twin.judging, twin.judged, twin.seen = self.rounds, self.judging, self.judged.copy(), self.seen
        return twin

    def canonical(self) -> object:
        return [
            [self.stations, self.tiles, ids(self.railcars), ids(self.deck)],
            [self.locomotive, self.place, self.under, self.rounds, self.judging, *self.judged],
        ]

    def view(self, seat: Seat | None) -> TrainView:
        """The same for everybody: what lies face down is counted."""
        if self.seen is None:
            self.seen = TrainView(
                self.locomotive,
                self.place,
                tuple([self._station(place) for place in range(len(self.stations))]),
                tuple([RailcarView(card.id, self.station_of(card)) for card in self.railcars]),
                len(self.deck),
                len(self.tiles),
            )
        return self.seen

    def _station(self, place: int) -> StationView:
        name = self.stations[place]
        railcar = self.railcar_under(place)
        return StationView(name, STATIONS[name].signs, railcar.id if railcar else "", place == self.place)

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Nobody knows the order of the tiles, nor that of the railcars above those that all saw put away."""
        hidden = sorted(self.deck[self.under :], key=lambda card: card.index)
        chance.shuffle(hidden)
        self.deck[self.under :] = hidden
        self.tiles.sort()
        chance.shuffle(self.tiles)

    # ---------------------------------------------------------------- who stands where

    @property
    def at_the_end(self) -> bool:
        """BANG-529: right of the last station."""
        return self.place >= len(self.stations)

    def railcar_under(self, place: int) -> Card | None:
        """BANG-510: the railcar paired with the station at this place of the row."""
        behind = self.place - place - 1
        return self.railcars[behind] if 0 <= behind < len(self.railcars) else None

    def station_of(self, card: Card) -> str:
        """The station that the railcar stands under; empty where it has not reached one yet (BANG-514)."""
        place = self.place - 1 - self.railcars.index(card)
        return self.stations[place] if place >= 0 else ""

    def pairs(self, ahead: int = 0) -> list[tuple[str, Card]]:
        """The stations with the railcars under them, now or once the train has moved so far ahead."""
        front = min(self.place + ahead, len(self.stations))
        found: list[tuple[str, Card]] = []
        for behind, card in enumerate(self.railcars):
            place = front - 1 - behind
            if place >= 0:
                found.append((self.stations[place], card))
        return found


def lay_train(chance: Chance, players: int, railcars: list[Card]) -> Train:
    """BANG-505 to BANG-508: as many stations as players, and the first railcars behind the locomotive."""
    tiles = list(STATIONS)
    chance.shuffle(tiles)
    chance.shuffle(railcars)
    train = Train([], tiles, [], railcars)
    _make_up(train, players)
    return train


def _make_up(train: Train, players: int) -> None:
    train.stations = [train.tiles.pop() for _ in range(min(players, len(train.tiles)))]
    # BANG-535, BANG-536: all that are there, if they are fewer.
    train.railcars = [train.deck.pop() for _ in range(min(LENGTH, len(train.deck)))]
    train.place = train.under = 0


# -------------------------------------------------------------------- the verbs of the train


def train_of(table: BangTable) -> Train:
    part = table.parts[TRAIN]
    assert isinstance(part, Train)
    return part


def turn_locomotive(table: BangTable, side: str) -> None:
    """BANG-507: one of its sides is up from now on."""
    train = train_of(table)
    train.locomotive, train.seen = side, None
    table.emit(LocomotiveTurned(side))


def move_train(table: BangTable, seat: Seat, stations: int, memory: str = "") -> None:
    """To the right, pulling the railcars along; what it was done with may be remembered for this turn."""
    train = train_of(table)
    train.place = min(train.place + stations, len(train.stations))
    train.seen = None
    moved = TrainMoved(seat, None if train.at_the_end else train.stations[train.place])
    if memory:
        table.remember(memory, moved)
    else:
        table.emit(moved)


def move_for_round(table: BangTable, seat: Seat) -> None:
    """BANG-512: the move that comes with a turn of the Sheriff, or of who begins the round in his stead."""
    train_of(table).rounds = table.rounds
    move_train(table, seat, 1)


def take_railcar(table: BangTable, seat: Seat, card: Card, station: str | None, *, counts: bool) -> None:
    """BANG-525: out of the train, which closes up; it lies nowhere yet. `counts`: towards the limit of the turn."""
    train = train_of(table)
    train.railcars.remove(card)
    train.seen = None
    taken = RailcarTaken(seat, card.id, station)
    if counts:
        table.remember(TAKEN, taken)
    else:
        table.emit(taken)
    attach(table)


def attach(table: BangTable) -> None:
    """BANG-525, BANG-537: railcars from the deck at the end of the train, until it is complete."""
    train = train_of(table)
    while train.deck and len(train.railcars) < LENGTH:
        card = _top(train)
        train.railcars.append(card)
        train.seen = None
        table.emit(RailcarAttached(card.id))


def draw_railcars(table: BangTable, seat: Seat, count: int) -> list[Card]:
    """From the top of their deck; they lie nowhere yet."""
    train = train_of(table)
    drawn = [_top(train) for _ in range(min(count, len(train.deck)))]
    train.seen = None
    table.emit(RailcarsDrawn(seat, ids(drawn)))
    return drawn


def _top(train: Train) -> Card:
    card = train.deck.pop()
    train.under = min(train.under, len(train.deck))
    return card


def put_under(table: BangTable, card: Card) -> None:
    """BANG-526: face down under the deck of railcars; everybody saw which."""
    train = train_of(table)
    train.deck.insert(0, card)
    train.under += 1
    train.seen = None
    table.emit(RailcarPutAway(card.id))
    attach(table)


def lay_new_line(table: BangTable) -> None:
    """BANG-532 to BANG-534, BANG-738: everything is shuffled, and the locomotive turned over."""
    train = train_of(table)
    train.tiles += train.stations
    train.deck += train.railcars
    table.chance.shuffle(train.tiles)
    table.chance.shuffle(train.deck)
    _make_up(train, len(table.living))
    train.locomotive = OTHER_SIDE.get(train.locomotive, LELAND)
    train.seen = None
    table.emit(LineLaid(train.locomotive, tuple(train.stations), ids(train.railcars)))


def hold_judgement(table: BangTable, *, held: bool) -> None:
    """BANG-540, BANG-592: while something goes on that may kill everybody, nobody has won."""
    train = train_of(table)
    train.judging = held
    train.judged.clear()
    table.emit(JudgementHeld(held))
