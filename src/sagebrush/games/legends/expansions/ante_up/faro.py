"""Faro: bets on the values of cards, three of which are turned up one after the other."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIGHT_CARD_IDS, RANK_INDEX, RANKS
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.expansions.ante_up.events import (
    FaroDealt,
    FaroJoined,
    FaroOpened,
    FaroOver,
    FaroShuffled,
    FaroTurned,
    MarkerGone,
    MarkerPlaced,
)
from sagebrush.games.legends.expansions.ante_up.faro_cards import draw_cards, put_under, shuffle_cards, turn_card
from sagebrush.games.legends.expansions.ante_up.gambler import POINT
from sagebrush.games.legends.expansions.ante_up.options import (
    Bet,
    JoinFaro,
    KeepMarkers,
    LeaveMarkers,
    PlaceMarker,
    PlayFaro,
)
from sagebrush.games.legends.expansions.ante_up.views import FaroView, MarkerView
from sagebrush.games.legends.fighting import NOBODY
from sagebrush.games.legends.options import Join, Pass
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

FARO: Final = "faro"
#: In dollars: what a marker may stand for (LEG-463), and what company brings the host (LEG-460).
BETS: Final[tuple[int, ...]] = (10, 20)
COMPANY: Final = 10
#: LEG-463: so many markers at most.
MARKERS: Final = 2
#: LEG-468: what a marker pays on the third card for each dollar.
THIRD: Final = 3

#: What is used up in a turn in which a game was opened (LEG-X49).
PLAYED: Final = "turn:faro"

PLAY: Final = PlayFaro()
JOIN: Final = Join()
PASS: Final = Pass()
JOIN_FARO: Final = JoinFaro()
KEEP_MARKERS: Final = KeepMarkers()


class Marker:
    """A bet on a value, which is that of a fight card. It never changes, so twins share it."""

    __slots__ = ("money", "rank", "seat")

    def __init__(self, seat: Seat, rank: int, money: int) -> None:
        self.seat = seat
        self.rank = rank
        self.money = money

    def canonical(self) -> list[int]:
        return [self.seat, self.rank, self.money]


class Faro(System):
    """The game under way: who plays, in the order of betting, the markers, and what everybody has seen of the cards.

    Cards that are not turned up lie in the fight deck (see `faro_cards.py`): there are no secrets here.
    """

    public: ClassVar[bool] = True

    def __init__(self) -> None:
        self.host: Seat = NOBODY
        self.dealer: Seat = NOBODY
        self.players: list[Seat] = []
        self.shown: list[int] = []
        self.turned: list[int] = []
        self.markers: list[Marker] = []

    def copy(self) -> Faro:
        twin = Faro()
        twin.host = self.host
        twin.dealer = self.dealer
        twin.players = self.players.copy()
        twin.shown = self.shown.copy()
        twin.turned = self.turned.copy()
        twin.markers = self.markers.copy()
        return twin

    def canonical(self) -> object:
        markers = [marker.canonical() for marker in self.markers]
        return [self.host, self.dealer, self.players, self.shown, self.turned, markers]

    def view(self, seat: Seat | None) -> FaroView | None:
        if self.host == NOBODY:
            return None
        return FaroView(
            self.host,
            tuple(self.players),
            self.dealer if self.dealer != NOBODY else None,
            tuple([FIGHT_CARD_IDS[card] for card in self.shown]),
            tuple([FIGHT_CARD_IDS[card] for card in self.turned]),
            tuple([MarkerView(marker.seat, RANKS[marker.rank], marker.money) for marker in self.markers]),
        )

    # ---------------------------------------------------------------- an action at a saloon

    def offers(self, table: LegendsTable, seat: Seat) -> list[Option]:
        """LEG-459, LEG-X41, LEG-X49: whoever bets at all needs $10, and opens one game a turn."""
        if not _at_saloon(table, seat) or table.actions <= 0 or table.money[seat] < BETS[0]:
            return []
        return [] if PLAYED in table.used else [PLAY]

    def why_not(self, table: LegendsTable, seat: Seat) -> list[WhyNot]:
        if not _at_saloon(table, seat) or table.actions <= 0:
            return []
        if table.money[seat] < BETS[0]:
            return [WhyNot("play_faro", "legends-why-faro-no-money", "LEG-X41")]
        if PLAYED in table.used:
            return [WhyNot("play_faro", "legends-why-faro-played-already", "LEG-X49")]
        return []

    async def perform(self, table: LegendsTable, seat: Seat, answer: Option) -> bool:
        if not isinstance(answer, PlayFaro):
            return False
        table.spend_action()
        if not table.settings.printed_gambling:
            table.mark_used(PLAYED)
        await self._play(table, seat)
        return True

    async def _play(self, table: LegendsTable, host: Seat) -> None:
        await self._gather(table, host)
        self._deal(table)
        for seat in self.players:
            await self._bet(table, seat)
        self._shuffle(table)
        self._first(table)
        await self._second(table)
        await self._take_back(table)
        await self._third(table)
        self._clear(table)

    # ---------------------------------------------------------------- players and cards

    async def _gather(self, table: LegendsTable, host: Seat) -> None:
        """LEG-459, LEG-460, LEG-462: clockwise everybody in the town with $10 may join; the host bets last."""
        self._open(table, host)
        town = table.land.town[table.space[host]]
        for seat in table.clockwise_from(host)[1:]:
            if table.land.town[table.space[seat]] != town or table.money[seat] < BETS[0]:
                continue
            if isinstance(await table.ask(seat, JOIN_FARO, (JOIN, PASS)), Join):
                self._join(table, seat)
        if self.players:
            table.gain_money(host, COMPANY, FARO)
        self._sit_down(table, host)

    def _open(self, table: LegendsTable, host: Seat) -> None:
        self.host = host
        table.tell(FaroOpened(host, table.land.spaces[table.space[host]]))

    def _join(self, table: LegendsTable, seat: Seat) -> None:
        table.tell(FaroJoined(seat))
        self._sit_down(table, seat)

    def _sit_down(self, table: LegendsTable, seat: Seat) -> None:
        self.players.append(seat)
        table.record(seat, "act:faro", 1)

    def _deal(self, table: LegendsTable) -> None:
        """LEG-461: by the nearest to the host's right who does not play, or by the host if everybody does."""
        idle = [seat for seat in reversed(table.clockwise_from(self.host)) if seat not in self.players]
        self.dealer = idle[0] if idle else self.host
        self.shown = draw_cards(table)
        table.tell(FaroDealt(self.dealer, tuple([FIGHT_CARD_IDS[card] for card in self.shown])))

    def _shuffle(self, table: LegendsTable) -> None:
        shuffle_cards(table)
        table.tell(FaroShuffled(self.dealer))

    def _turn(self, table: LegendsTable) -> int:
        """The value of the next card."""
        card = turn_card(table)
        self.turned.append(card)
        table.tell(FaroTurned(len(self.turned) - 1, FIGHT_CARD_IDS[card]))
        return card

    def _clear(self, table: LegendsTable) -> None:
        put_under(table, self.turned)
        self.host = self.dealer = NOBODY
        self.players = []
        self.shown = []
        self.turned = []
        table.tell(FaroOver())

    # ---------------------------------------------------------------- bets

    async def _bet(self, table: LegendsTable, seat: Seat) -> None:
        """LEG-463: one marker, and a second one if the player likes and can."""
        for number in range(MARKERS):
            left = table.money[seat] - sum([marker.money for marker in self._markers_of(seat)])
            options: tuple[Bet | Pass, ...] = self._bets(seat, left)
            if not options:
                return
            if number:
                options = (*options, PASS)
            answer = await table.ask(seat, PlaceMarker(number, left), options)
            if not isinstance(answer, Bet):
                return
            self._place(table, seat, answer)

    def _bets(self, seat: Seat, left: int) -> tuple[Bet, ...]:
        taken = [marker.rank for marker in self._markers_of(seat)]
        return tuple(
            [
                Bet(rank, money)
                for value, rank in enumerate(RANKS)
                if value not in taken
                for money in BETS
                if money <= left
            ]
        )

    def _place(self, table: LegendsTable, seat: Seat, bet: Bet) -> None:
        self.markers.append(Marker(seat, RANK_INDEX[bet.rank], bet.money))
        table.tell(MarkerPlaced(seat, bet.rank, bet.money))

    def _markers_of(self, seat: Seat) -> list[Marker]:
        return [marker for marker in self.markers if marker.seat == seat]

    def _remove(self, table: LegendsTable, marker: Marker, money: int, how: str) -> None:
        self.markers.remove(marker)
        table.tell(MarkerGone(marker.seat, RANKS[marker.rank], money, how))

    def _lose(self, table: LegendsTable, marker: Marker) -> None:
        """It was staked of one's own accord, as at poker."""
        self._remove(table, marker, marker.money, "lost")
        table.pay(marker.seat, marker.money, FARO)

    async def _win(self, table: LegendsTable, marker: Marker, times: int) -> None:
        """LEG-469: money, and 1 gambler point."""
        self._remove(table, marker, marker.money * times, "won")
        table.gain_money(marker.seat, marker.money * times, FARO)
        await carry_out(table, marker.seat, POINT, FARO)

    # ---------------------------------------------------------------- three cards

    def _first(self, table: LegendsTable) -> None:
        """LEG-465: every marker on its value loses."""
        value = self._turn(table)
        for marker in self.markers.copy():
            if marker.rank == value:
                self._lose(table, marker)

    async def _second(self, table: LegendsTable) -> None:
        """LEG-466: every marker on its value wins what it stands for."""
        value = self._turn(table)
        for marker in self.markers.copy():
            if marker.rank == value:
                await self._win(table, marker, 1)

    async def _take_back(self, table: LegendsTable) -> None:
        """LEG-467: what still lies there is taken back without loss, or left."""
        for seat in self.players:
            mine = self._markers_of(seat)
            if not mine:
                continue
            answer = await table.ask(seat, KEEP_MARKERS, _ways_to_leave(mine))
            for marker in mine:
                if RANKS[marker.rank] not in answer.ranks:
                    self._remove(table, marker, 0, "back")

    async def _third(self, table: LegendsTable) -> None:
        """LEG-468: three times as much for those on its value, and all others lose; who has both pays first."""
        value = self._turn(table)
        for seat in self.players:
            for marker in self._markers_of(seat):
                if marker.rank != value:
                    self._lose(table, marker)
            for marker in self._markers_of(seat):
                await self._win(table, marker, THIRD)


def _at_saloon(table: LegendsTable, seat: Seat) -> bool:
    return table.land.kind[table.space[seat]] == "saloon"


def _ways_to_leave(markers: list[Marker]) -> tuple[LeaveMarkers, ...]:
    """None, any of them, all."""
    ranks = [RANKS[marker.rank] for marker in markers]
    return tuple([LeaveMarkers(some) for count in range(len(ranks) + 1) for some in combinations(ranks, count)])
