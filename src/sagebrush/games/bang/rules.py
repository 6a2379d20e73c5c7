"""How a card is played. A row of TOML makes a `CardRule`; a card with behaviour of its own overrides `effect`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.traits import Reason, Trait

if TYPE_CHECKING:
    from sagebrush.games.bang.cards import Card
    from sagebrush.games.bang.moments import Shot
    from sagebrush.games.bang.rows import CardRow
    from sagebrush.games.bang.table import BangTable

#: All card rules by name, filled in when the expansions are loaded.
BOOK: dict[str, CardRule] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRule(Trait):
    """All cards of one name. While such a card is in play, `trait` is what changes the rules."""

    #: Whether its effect needs a player who was chosen; None where it does with and without one.
    aimed: ClassVar[bool | None] = False
    #: The numbers that its row must give.
    numbers: ClassVar[tuple[str, ...]] = ()

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id)
        self.border: str = row.border
        self.target: str = row.target
        self.range: int = row.range or 0
        self.extra: int = row.extra or 0
        self.draws: int = row.draws or 0
        self.lives: int = row.lives or 0
        self.cost: int = row.cost or 0
        self.book: bool = row.book
        self.checked_after: tuple[str, ...] = row.checked_after
        self.check_rank: int = 0
        #: Blue, green and other borders stay in play, brown ones act at once (BANG-048, BANG-049).
        self.stays: bool = self.border != "brown"
        #: BANG-735: whether it is a blue card to all rules that speak of blue cards.
        self.is_blue: bool = self.border in ("blue", "orange")
        #: whether it supplies a Missed! effect from hand
        self.is_missed: bool = False
        self.distance: int = int(self.target[9:]) if self.target.startswith("distance_") else 0
        self.aims: bool = self.target in ("reachable", "any", "other", "eliminated") or self.distance > 0
        #: BANG-528: cards with a deck of their own go from play to play, never into a hand.
        self.never_in_hand: bool = False
        #: BANG-743: whether a player without lives is in play by it.
        self.haunts: bool = False
        #: Whether its check before phase 1 may cost the turn.
        self.costs_turn: bool = False
        #: BANG-041: whether only so many such cards may be played in a turn.
        self.limited: bool = False
        #: Whether a player it is aimed at is asked for an answer in any case.
        self.answered: bool = False
        #: Whether nothing but the one it is aimed at is its target (BANG-644, BANG-646).
        self.one_target: bool = True
        #: Whether what it does to the one it is aimed at is a BANG! effect, and no more.
        self.shoots: bool = False
        self.trait: Trait = self

    # ---------------------------------------------------------------- playing it from hand

    def offer(self, table: BangTable, me: Seat, card: Card, options: list[Option]) -> None:
        """Add every way to play this card from hand in phase 2."""
        if not self.can_pay(table, me):
            return
        if self.stays:
            if not table.has_in_play(me, self.id):
                options.append(card.play)
        elif self.aims:
            if self.limited and not table.bangs_left(me):
                return
            for seat in self.targets(table, me, card):
                options.append(card.play_at[seat])
        elif self.playable(table, me, card):
            options.append(card.play)

    def can_pay(self, table: BangTable, me: Seat) -> bool:
        """BANG-262: whether there are cards enough besides this one, which may be discarded if it may be played."""
        return not self.extra or len(table.usable(me)) > self.extra

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        """Whether a card without a chosen target may be played in phase 2."""
        return True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        """The players it may be aimed at, if it may be played at all (BANG-196 to BANG-202)."""
        if self.target == "reachable":
            return table.in_range(me)
        if self.distance:
            return table.within(me, self.distance)
        if self.target == "other":
            return [seat for seat in table.living if seat != me]
        if self.target == "eliminated":
            return [seat for seat in table.order if not table.alive(seat)]
        return table.living

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        """Why it cannot be played in phase 2, given that it cannot."""
        if not self.can_pay(table, me):
            # What there is to discard may not be used now.
            barred = [table.unusable(me, other, other.name) for other in table.hands[me] if other is not card]
            return next(filter(None, barred), ("bang-why-nothing-to-discard", "BANG-262"))
        if self.stays:
            if self.range:
                return ("bang-why-same-weapon", "BANG-045")
            return ("bang-why-same-name", "BANG-043")
        if self.distance:
            return ("bang-why-too-far", "BANG-199")
        return ("bang-why-no-target", "BANG-039")

    def acts_as(self, table: BangTable, card: Card) -> CardRule:
        """The rule of its effect, once it is played: its own, unless it does what another card does."""
        return self

    def once_more(self) -> CardRule:
        """The rule by which its effect is repeated: that of the book, without what was added to it (BANG-X86)."""
        return BOOK[self.id]

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        """It is played and nobody has answered: what is paid for more than its effect; True if that is all done."""
        return False

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        """What the card does; it lies on the discard pile already."""

    async def missed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """After it supplied a Missed! effect."""

    async def cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """After a shot is cancelled to which it supplied a Missed! effect."""

    # ---------------------------------------------------------------- coming into play and leaving it

    async def placed(self, table: BangTable, me: Seat, card: Card, owner: Seat) -> None:
        """It has just been played in front of this player."""

    def gained(self, table: BangTable, me: Seat, card: Card) -> None:
        """BANG-528: it would have gone into this player's hand, and lies in front of him instead."""

    def left_play(self, table: BangTable, owner: Seat, card: Card) -> None:
        """It has just left its place in front of this player, wherever it goes."""

    def put_away(self, table: BangTable, card: Card) -> None:
        """Where it goes instead of the discard pile, if it has a deck of its own."""
