"""What is going on while a rule runs: a shot in the air, lives being lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.games.bang.cards import Card


class Shot:
    """A BANG! effect on its way to one player. `is_bang` marks those that come from a BANG! card really played."""

    def __init__(self, shooter: Seat | None, target: Seat, by: str, cards: tuple[Card, ...], is_bang: bool) -> None:  # noqa: FBT001
        self.shooter = shooter
        self.target = target  # whoever diverts the shot sets another one
        self.by = by
        self.cards = cards
        self.is_bang = is_bang
        self.needed: int = 1  # Missed! effects that cancel it
        self.missed: int = 0  # Missed! effects against it so far
        self.certain: bool = False  # nothing cancels it
        self.mutes: bool = False  # cards in front of the target and his abilities do not help him against it
        self.amount: int = 1  # lives it takes
        self.shared: bool = False  # the card it comes from has other targets, too
        self.paid: list[str] = []  # what its shooter has paid for
        self.draws: int = 0  # cards it brings the shooter, whether it hits or not
        self.tried: list[str] = []  # cards in play and abilities already used against it
        self.answered: list[Card] = []  # cards from hand that supplied Missed! effects

    @property
    def cancelled(self) -> bool:
        return self.missed >= self.needed and not self.certain


class Aim:
    """A card that a player (`user`) aims at one other, as `name`, before it is resolved."""

    def __init__(self, user: Seat, target: Seat, card: Card, name: str) -> None:
        self.user = user
        self.target = target
        self.card = card
        self.name = name


class Loss:
    """Lives that a player is about to lose at one moment, or has lost.

    `cause` is the player who gets the credit or the blame, if any; `shot` is the BANG! effect that takes them, if it is
    one. While others may still step in, `amount` may become less.
    """

    def __init__(self, seat: Seat, amount: int, by: str, cause: Seat | None, shot: Shot | None = None) -> None:
        self.seat = seat
        self.amount = amount
        self.by = by
        self.cause = cause
        self.shot = shot
        self.helpers: list[Seat] = []  # who stepped in
        self.taken: bool = False  # lives were really lost
        self.doomed: bool = False  # nothing saves him any more

    @property
    def mutes(self) -> bool:
        """Whether the abilities of who loses them and the cards in front of him have nothing to say to it."""
        return self.shot is not None and self.shot.mutes
