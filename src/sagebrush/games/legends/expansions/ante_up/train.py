"""The train: it moves at the start of every turn, and can be robbed where it stands."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.board_rows import TrainCardRow
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.effects import carry_out, named_rule
from sagebrush.games.legends.events import WindowChanged
from sagebrush.games.legends.expansions.ante_up.decks import Deck
from sagebrush.games.legends.expansions.ante_up.events import TrainBoarded, TrainMoved
from sagebrush.games.legends.expansions.ante_up.options import RobTrain
from sagebrush.games.legends.expansions.ante_up.views import TrainView
from sagebrush.games.legends.fighting import TRAIN_GUARD
from sagebrush.games.legends.flow.npc import fight_npc
from sagebrush.games.legends.jokers import nothing_to_lay
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

#: The name of the system.
TRAIN: Final = "train"
ROB: Final = RobTrain()
#: Kept among what was used in a turn: a robbery was tried (LEG-453).
ROBBED: Final = "turn:rob_train"


class Train(System):
    """`place` counts the checkpoints from the first; `card` is the one drawn for a robbery under way, 0 for none."""

    public: ClassVar[bool] = True

    def __init__(self, content: Content, place: int, deck: Deck, card: int = 0) -> None:
        self.content = content
        row = content.rows.map.train
        assert row is not None
        self.checkpoints: tuple[int, ...] = tuple([content.land.space[id] for id in row.checkpoints])
        self.place = place
        self.deck = deck
        self.card = card

    def copy(self) -> Train:
        return Train(self.content, self.place, self.deck.copy(), self.card)

    def canonical(self) -> object:
        return [self.place, self.deck.canonical(), self.card]

    def view(self, seat: Seat | None) -> TrainView:
        spaces = self.content.land.spaces
        following = self.checkpoints[(self.place + 1) % len(self.checkpoints)]
        card = self.row(self.card).id if self.card else ""
        return TrainView(spaces[self.space], spaces[following], len(self.deck.cards), card)

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        self.deck.redeal(chance)

    # ---------------------------------------------------------------- where it is

    @property
    def space(self) -> int:
        return self.checkpoints[self.place]

    def row(self, number: int) -> TrainCardRow:
        return next(row for row in self.content.rows.train.card if row.number == number)

    def where(self, place: str) -> int:
        """LEG-451, LEG-501, LEG-X36: its space is a location as long as it stands there, on top of any other."""
        if place in ("any:train", "any:location", "kind:train"):
            return 1 << self.space
        if place == "any:train_checkpoint":
            return sum([1 << space for space in self.checkpoints])
        return 0

    def advance(self, table: LegendsTable) -> None:
        """LEG-536: to the next checkpoint, from the last one to the first; whoever stands there is let be."""
        self.place = (self.place + 1) % len(self.checkpoints)
        table.tell(TrainMoved(table.land.spaces[self.space]))

    def turn_starts(self, table: LegendsTable) -> None:
        """LEG-440."""
        self.advance(table)

    # ---------------------------------------------------------------- robbing it

    def offers(self, table: LegendsTable, seat: Seat) -> list[Option]:
        """LEG-453: once a turn. Whoever has no poker card to lay may not try."""
        if table.actions <= 0 or table.space[seat] != self.space or ROBBED in table.used or not table.can_lay(seat):
            return []
        return [ROB]

    def why_not(self, table: LegendsTable, seat: Seat) -> list[WhyNot]:
        if table.actions <= 0 or table.space[seat] != self.space:
            return []
        if not table.can_lay(seat):
            return [WhyNot("rob_train", "legends-why-train-no-card", nothing_to_lay(table, seat, "LEG-X45"))]
        if ROBBED in table.used:
            return [WhyNot("rob_train", "legends-why-train-robbed-already", "LEG-453")]
        return []

    async def perform(self, table: LegendsTable, seat: Seat, answer: Option) -> bool:
        if not isinstance(answer, RobTrain):
            return False
        table.spend_action()
        table.mark_used(ROBBED)
        table.record(seat, "act:rob_train", 1)
        await self._rob(table, seat)
        return True

    async def _rob(self, table: LegendsTable, seat: Seat) -> None:
        """LEG-452, LEG-454, LEG-455: a card is drawn; its guards are fought, if it has any, for what it promises."""
        row = self.row(self._draw(table, seat))
        if row.guards:
            keeper = table.right_of(seat)
            await fight_npc(table, seat, TRAIN_GUARD, row.guards, keeper, win=row.win, lose=row.lose)
        else:
            await carry_out(table, seat, row.win, "rob_train")
        self._put_back(table)

    def _draw(self, table: LegendsTable, seat: Seat) -> int:
        self.card = self.deck.draw()
        table.tell(TrainBoarded(seat, self.row(self.card).id))
        return self.card

    def _put_back(self, table: LegendsTable) -> None:
        self.deck.put_under(self.card)
        self.card = 0
        table.tell(WindowChanged())


def train_of(table: LegendsTable) -> Train:
    part = table.parts[TRAIN]
    assert isinstance(part, Train)
    return part


def lay_train(table: LegendsTable) -> Train:
    """LEG-X36: at its first station."""
    row = table.content.rows.map.train
    assert row is not None
    # Shuffled by their ids, which a lesson may put in order.
    numbers = {card.id: card.number for card in table.content.rows.train.card}
    cards = list(numbers)
    table.chance.shuffle(cards)
    return Train(table.content, row.checkpoints.index(row.start), Deck([numbers[card] for card in cards]))


@named_rule("advance_train")
async def advance_train(table: LegendsTable, _seat: Seat, _n: int, _by: str) -> None:
    train_of(table).advance(table)
