"""Events: when a cube comes to a marker, or somebody reads the Gazette, a card is turned and happens to everybody."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.board_rows import EventMarkers, EventRow
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.effects import Cause, carry_out, effect, named_rule
from sagebrush.games.legends.expansions.ante_up.decks import Deck
from sagebrush.games.legends.expansions.ante_up.events import EventDue, EventResolved
from sagebrush.games.legends.expansions.ante_up.longhorns import LONGHORN, longhorns_of
from sagebrush.games.legends.expansions.ante_up.train import train_of
from sagebrush.games.legends.expansions.ante_up.views import EventsView
from sagebrush.games.legends.expansions.ante_up.waiting import waiting_of
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow import sheriff
from sagebrush.games.legends.language import NamedRule, PlaceToken
from sagebrush.games.legends.state import SETUP
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits

EVENTS: Final = "events"
LP: Final = "lp"
GAZETTE: Final = "gazette"
#: The tracks with a marker besides that of legend points.
TRACKS: Final[tuple[str, ...]] = ("gambler", "marshal", "wanted")


class Events(System):
    """`lp` are the spaces of the LP track that still have their marker, `tracks` the other tracks that have.

    `due` are those who have caused an event that is still to come, in this order.
    """

    public: ClassVar[bool] = True

    def __init__(self, content: Content, deck: Deck, lp: tuple[int, ...], tracks: tuple[str, ...]) -> None:
        self.content = content
        self.deck = deck
        self.lp = lp
        self.tracks = tracks
        self.due: tuple[Seat, ...] = ()

    def copy(self) -> Events:
        twin = Events(self.content, self.deck.copy(), self.lp, self.tracks)
        twin.due = self.due
        return twin

    def canonical(self) -> object:
        return [self.deck.canonical(), list(self.lp), list(self.tracks), list(self.due)]

    def view(self, seat: Seat | None) -> EventsView:
        return EventsView(self.lp, self.tracks, len(self.deck.cards), len(self.due))

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        self.deck.redeal(chance)

    def row(self, number: int) -> EventRow:
        return next(row for row in self.content.rows.events.event if row.number == number)

    # ---------------------------------------------------------------- set-up

    def lay(self, table: LegendsTable) -> None:
        """LEG-529: one event for every two players, and for one that is left over."""
        for _ in range((table.players + 1) // 2):
            self._resolve_at_setup(table)

    def _resolve_at_setup(self, table: LegendsTable) -> None:
        """LEG-X34: nobody is there yet, so tokens are placed and the train moves, and that is all."""
        number = self.deck.draw()
        table.tell(EventResolved(None, self.row(number).id))
        for each in self.row(number).do:
            if isinstance(each, PlaceToken):
                put_token(table, each)
            elif isinstance(each, NamedRule) and each.name == "advance_train":
                train_of(table).advance(table)
        self.deck.put_under(number)

    # ---------------------------------------------------------------- markers

    def reached(self, table: LegendsTable, seat: Seat, track: str, points: int) -> None:
        """LEG-532: the first cube to reach or pass a marker takes it off. One that starts beyond it has not (LEG-054).

        LEG-X43: for the Man in Black the first player is the active one of the event.
        """
        if track == LP:
            passed = [space for space in self.lp if space <= points]
            self.lp = tuple([space for space in self.lp if space > points])
        else:
            passed = [points] if track in self.tracks and points >= self._track_space() else []
            self.tracks = tuple([each for each in self.tracks if each != track]) if passed else self.tracks
        for _ in passed:
            self.expect(table, seat, track)

    def _track_space(self) -> int:
        return _markers(self.content).tracks

    def expect(self, table: LegendsTable, seat: Seat, track: str) -> None:
        """LEG-X35: it comes when what caused it is over."""
        self.due = (*self.due, table.first if seat == BLACK else seat)
        table.tell(EventDue(None if seat == BLACK else seat, track))

    # ---------------------------------------------------------------- what happens

    async def settle(self, table: LegendsTable) -> None:
        """LEG-X35: in the order in which they were caused; one that an event causes comes behind the others."""
        while self.due:
            seat, self.due = self.due[0], self.due[1:]
            if table.phase == SETUP:
                self._resolve_at_setup(table)
            else:
                await self._resolve(table, seat)

    async def _resolve(self, table: LegendsTable, seat: Seat) -> None:
        """The card, from top to bottom, and then the Sheriff's walk."""
        number = self.deck.draw()
        row = self.row(number)
        table.begin_step()
        table.tell(EventResolved(seat, row.id))
        await carry_out(table, seat, row.do, row.id)
        if row.sheriff:
            await sheriff.walk(table, seat, row.sheriff, row.id)
        self.deck.put_under(number)


def put_token(table: LegendsTable, each: PlaceToken) -> None:
    """At a saloon it lies beside it, on the first of its spaces."""
    space = bits(table.land.mask_of(each.at))[0]
    if each.token == LONGHORN:
        longhorns_of(table).place(table, space)
    else:
        waiting_of(table).place(table, each.token, space)


@effect(PlaceToken)
async def _place(table: LegendsTable, _seat: Seat, each: PlaceToken, _cause: Cause) -> None:
    put_token(table, each)


@named_rule("resolve_event")
async def resolve_event(table: LegendsTable, seat: Seat, _n: int, _by: str) -> None:
    """The Gazette."""
    events_of(table).expect(table, seat, GAZETTE)


def events_of(table: LegendsTable) -> Events:
    part = table.parts[EVENTS]
    assert isinstance(part, Events)
    return part


def _markers(content: Content) -> EventMarkers:
    markers = content.rows.tracks.event_markers
    assert markers is not None
    return markers


def lay_events(table: LegendsTable) -> Events:
    """LEG-532: markers on the fifth space of each track, and on every fifth below the end mark."""
    # Shuffled by their ids, which a lesson may put in order.
    numbers = {row.id: row.number for row in table.content.rows.events.event}
    cards = list(numbers)
    table.chance.shuffle(cards)
    lp = _markers(table.content).lp[table.settings.length]
    return Events(table.content, Deck([numbers[card] for card in cards]), lp, TRACKS)
