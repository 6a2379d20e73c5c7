"""What happens along the line."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class LocomotiveTurned(Event, frozen=True, tag="locomotive_turned"):
    """Which side of the locomotive is up."""

    reveals: ClassVar[bool] = True
    locomotive: str


class TrainMoved(Event, frozen=True, tag="train_moved"):
    """In a player's turn the locomotive comes to a station, or to the end of the line where there is none."""

    seat: Seat
    station: str | None


class LocomotiveWorked(Event, frozen=True, tag="locomotive_worked"):
    """What the locomotive does at the end of the line begins."""

    seat: Seat
    locomotive: str


class LocomotiveHeld(Event, frozen=True, tag="locomotive_held"):
    """The locomotive does nothing this time."""

    seat: Seat
    locomotive: str


class LineLaid(Event, frozen=True, tag="line_laid"):
    """All stations and railcars are shuffled: a new row and a new train."""

    reveals: ClassVar[bool] = True
    locomotive: str
    stations: tuple[str, ...]
    cards: tuple[str, ...]


class RailcarTaken(Event, frozen=True, tag="railcar_taken"):
    """From the train, at a station or from anywhere in it."""

    seat: Seat
    card: str
    station: str | None


class RailcarAttached(Event, frozen=True, tag="railcar_attached"):
    """At the end of the train."""

    reveals: ClassVar[bool] = True
    card: str


class RailcarsDrawn(Event, frozen=True, tag="railcars_drawn"):
    """From their deck, for all to see."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class RailcarPutAway(Event, frozen=True, tag="railcar_put_away"):
    """Under the deck of railcars, after what is told of its leaving play."""

    quiet: ClassVar[bool] = True
    card: str


class JudgementHeld(Event, frozen=True, tag="judgement_held"):
    """While something goes on that may kill everybody, nobody has won; or it is over."""

    quiet: ClassVar[bool] = True
    held: bool
