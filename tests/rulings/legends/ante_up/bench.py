"""The bench of Western Legends with Ante Up: the train stands at its station, no token lies on the boards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.expansions.ante_up import options as said
from sagebrush.games.legends.expansions.ante_up.event_cards import Events, events_of
from sagebrush.games.legends.expansions.ante_up.frontier import FRONTIER, Frontiers
from sagebrush.games.legends.expansions.ante_up.gambler import Gambler, gambler_of
from sagebrush.games.legends.expansions.ante_up.longhorns import Longhorns, longhorns_of
from sagebrush.games.legends.expansions.ante_up.train import Train, train_of
from sagebrush.games.legends.expansions.ante_up.waiting import Token, Waiting, waiting_of
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.view import LegendsView
from tests.rulings.legends.bench import LegendsScenario


class AnteUpScenario(LegendsScenario):
    """A worked example with the second board."""

    expansions = ("ante_up",)

    # ---------------------------------------------------------------- the systems

    @property
    def now(self) -> LegendsTable:
        """The table being played, or the one that is laid."""
        return self.laid

    @property
    def train(self) -> Train:
        return train_of(self.now)

    @property
    def waiting(self) -> Waiting:
        return waiting_of(self.now)

    @property
    def longhorns(self) -> Longhorns:
        return longhorns_of(self.now)

    @property
    def events_deck(self) -> Events:
        return events_of(self.now)

    @property
    def gambler(self) -> Gambler:
        return gambler_of(self.now)

    @property
    def frontiers(self) -> Frontiers:
        part = self.now.parts[FRONTIER]
        assert isinstance(part, Frontiers)
        return part

    # ---------------------------------------------------------------- laying the table

    def train_at(self, space: str) -> None:
        self.train.place = self.train.checkpoints.index(self.laid.land.space[space])

    def train_card(self, id: str) -> None:
        """The card on top of the train deck."""
        cards = self.train.deck.cards
        number = next(row.number for row in self.laid.content.rows.train.card if row.id == id)
        cards.remove(number)
        cards.append(number)

    def event_card(self, id: str) -> None:
        """The event on top of the deck; of several the one named last comes first."""
        cards = self.events_deck.deck.cards
        number = next(row.number for row in self.laid.content.rows.events.event if row.id == id)
        cards.remove(number)
        cards.append(number)

    def frontier(self, space: str, token: str) -> None:
        """This token lies on this frontier space."""
        rows = [row.id for row in self.laid.content.rows.tokens.frontier]
        self.frontiers.spare.remove(rows.index(token))
        self.frontiers.tokens[self.laid.land.space[space]] = rows.index(token)

    def waits(self, kind: str, space: str, token: str) -> None:
        """Somebody waits there."""
        tokens = self.laid.content.rows.tokens
        ids = {
            "renegade": [row.id for row in tokens.renegade],
            "claim_jumper": [row.id for row in tokens.claim_jumper],
            "high_roller": [row.id for row in tokens.high_roller],
        }
        number = ids[kind].index(token)
        self.waiting.supply[kind].remove(number)
        self.waiting.tokens.append(Token(kind, number, self.laid.land.space[space]))

    def longhorn(self, token: str, space: str = "", driver: str = "") -> None:
        """This longhorn lies there, or is driven by somebody."""
        number = [row.id for row in self.laid.content.rows.tokens.longhorn].index(token)
        self.longhorns.supply.remove(number)
        if driver:
            self.longhorns.driven[Seat(self.config.names.index(driver))] = number
        else:
            self.longhorns.lying[self.laid.land.space[space]] = number

    def faro_cards(self, *ranks: str, turned: Iterable[str] = ()) -> None:
        """The four cards of the next faro game as they are drawn, the hidden one last, and in which order they are
        turned up after the shuffle, the one that is not turned up last: the same, if nothing is said."""
        self.fight_deck_top(*ranks)
        items, wanted = list(ranks[::-1]), list(turned or ranks)[::-1]
        for last in range(len(items) - 1, 0, -1):
            other = items.index(wanted[last])
            self.script(other)
            items[last], items[other] = items[other], items[last]

    def gamblers(self, **points: int) -> None:
        """Gambler points at the start of the scenario."""
        for name, number in points.items():
            self.gambler.points[self.config.names.index(name)] = number

    # ---------------------------------------------------------------- looking

    def sort(self, word: str) -> list[tuple[Hashable, ...]]:
        """What is offered that begins or ends with this word: `rail`, `play`, `deliver`."""
        offered = [label for label in self.offered() if isinstance(label, tuple)]
        return sorted([label for label in offered if word in (label[0], label[-1])], key=str)

    def gp(self, **points: int) -> None:
        """So many gambler points have these players."""
        found = {name: self.gambler.points[self.seat(name)] for name in points}
        assert found == points

    def view(self, seat: int | None) -> LegendsView:
        return GAME.view(self.table, None if seat is None else Seat(seat))

    # ---------------------------------------------------------------- names of options

    def label(self, option: Option) -> Hashable:
        match option:
            case said.RobTrain():
                return "rob train"
            case said.OpenFrontier(price=price):
                return "frontier", price
            case said.TakeLonghorn():
                return "take longhorn"
            case said.DeliverLonghorn(token=token):
                return "deliver", token
            case _:
                return self._gambling_label(option)

    def _gambling_label(self, option: Option) -> Hashable:
        match option:
            case said.PlayFaro():
                return "faro"
            case said.Bet(rank=rank, money=money):
                return rank, money
            case said.LeaveMarkers(ranks=ranks):
                return ranks
            case said.Challenge(token=token):
                return "challenge", token
            case _:
                return super().label(option)
