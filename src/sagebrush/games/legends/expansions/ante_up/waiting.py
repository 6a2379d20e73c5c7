"""Who waits on the boards: renegades and claim jumpers, who are fought, and high rollers beside the saloons."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.board_rows import FoeRow
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.expansions.ante_up.events import TokenGone, TokenPlaced
from sagebrush.games.legends.expansions.ante_up.views import BoardTokenView, WaitingView
from sagebrush.games.legends.fighting import CLAIM_JUMPER, RENEGADE
from sagebrush.games.legends.flow.npc import fight_npc
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

WAITING: Final = "waiting"
HIGH_ROLLER: Final = "high_roller"
#: Those that are fought.
FOES: Final[tuple[str, ...]] = (RENEGADE, CLAIM_JUMPER)
KINDS: Final[tuple[str, ...]] = (*FOES, HIGH_ROLLER)


class Token:
    """Somebody on a space: an index into the rows of the kind."""

    __slots__ = ("kind", "number", "space")

    def __init__(self, kind: str, number: int, space: int) -> None:
        self.kind = kind
        self.number = number
        self.space = space

    def canonical(self) -> list[object]:
        return [self.kind, self.number, self.space]


class Waiting(System):
    """`supply` holds by kind those not yet seen, the next at the end. A token never changes, so twins share them.

    `playing` is the high roller who plays poker just now, or nothing.
    """

    public: ClassVar[bool] = True

    def __init__(self, content: Content, supply: dict[str, list[int]], tokens: list[Token]) -> None:
        self.content = content
        self.supply = supply
        self.tokens = tokens
        self.playing = ""

    def copy(self) -> Waiting:
        supply = {kind: numbers.copy() for kind, numbers in self.supply.items()}
        twin = Waiting(self.content, supply, self.tokens.copy())
        twin.playing = self.playing
        return twin

    def canonical(self) -> object:
        known = [[self.supply[kind] for kind in KINDS], [token.canonical() for token in self.tokens]]
        return [*known, self.playing] if self.playing else known

    def view(self, seat: Seat | None) -> WaitingView:
        spaces = self.content.land.spaces
        tokens = [BoardTokenView(token.kind, self.id_of(token), spaces[token.space]) for token in self.tokens]
        return WaitingView(tuple(tokens), {kind: len(self.supply[kind]) for kind in KINDS}, self.playing)

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        for kind in KINDS:
            self.supply[kind].sort()
            chance.shuffle(self.supply[kind])

    # ---------------------------------------------------------------- who is where

    def id_of(self, token: Token) -> str:
        rows = self.content.rows.tokens
        if token.kind == HIGH_ROLLER:
            return rows.high_roller[token.number].id
        return self.foe(token).id

    def foe(self, token: Token) -> FoeRow:
        rows = self.content.rows.tokens
        return (rows.renegade if token.kind == RENEGADE else rows.claim_jumper)[token.number]

    def at(self, space: int) -> Token | None:
        """LEG-X46: there is never more than one on a space."""
        return next((token for token in self.tokens if token.space == space), None)

    def stops(self) -> int:
        """LEG-539: whoever comes where a renegade or claim jumper waits goes no farther."""
        return sum([1 << token.space for token in self.tokens if token.kind in FOES])

    def place(self, table: LegendsTable, kind: str, space: int) -> None:
        """LEG-X38, LEG-X46: nothing comes of it for who stands there already; with no token left it is skipped."""
        if not self.supply[kind] or self.at(space) is not None:
            return
        token = Token(kind, self.supply[kind].pop(), space)
        self.tokens.append(token)
        table.tell(TokenPlaced(kind, self.id_of(token), table.land.spaces[space]))

    def remove(self, table: LegendsTable, token: Token) -> None:
        """LEG-477, LEG-484, LEG-X38: out of the game."""
        self.tokens.remove(token)
        table.tell(TokenGone(token.kind, self.id_of(token), table.land.spaces[token.space]))

    def figure_placed(self, table: LegendsTable, space: int) -> None:
        """LEG-529: where a figure starts there is no token."""
        token = self.at(space)
        if token is not None:
            self.remove(table, token)

    # ---------------------------------------------------------------- fights

    async def arrived(self, table: LegendsTable, seat: Seat) -> bool:
        """LEG-472 to LEG-477: a fight at once, for what the token promises; afterwards it is gone, whoever won."""
        token = self.at(table.space[seat])
        if token is None or token.kind not in FOES:
            return False
        row, keeper = self.foe(token), table.right_of(table.active)
        if keeper == seat:
            keeper = table.right_of(seat)
        await fight_npc(table, seat, token.kind, row.cards, keeper, win=row.do)
        self.remove(table, token)
        return True


def waiting_of(table: LegendsTable) -> Waiting:
    part = table.parts[WAITING]
    assert isinstance(part, Waiting)
    return part


def lay_waiting(table: LegendsTable) -> Waiting:
    rows = table.content.rows.tokens
    counts = {RENEGADE: len(rows.renegade), CLAIM_JUMPER: len(rows.claim_jumper), HIGH_ROLLER: len(rows.high_roller)}
    supply: dict[str, list[int]] = {}
    for kind, count in counts.items():
        supply[kind] = list(range(count))
        table.chance.shuffle(supply[kind])
    return Waiting(table.content, supply, [])
