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
        self.target = target
        self.by = by
        self.cards = cards
        self.is_bang = is_bang
        self.needed: int = 1  # Missed! effects that cancel it
        self.missed: int = 0  # Missed! effects against it so far
        self.amount: int = 1  # lives it takes
        self.draws: int = 0  # cards it brings the shooter, whether it hits or not
        self.tried: list[str] = []  # cards in play and abilities already used against it

    @property
    def cancelled(self) -> bool:
        return self.missed >= self.needed


class Loss:
    """Lives lost at one moment; `cause` is the player who gets the credit or the blame, if any."""

    def __init__(self, amount: int, by: str, cause: Seat | None) -> None:
        self.amount = amount
        self.by = by
        self.cause = cause
