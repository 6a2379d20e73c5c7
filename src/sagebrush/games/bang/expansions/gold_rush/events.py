"""What happens with nuggets and equipment."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class NuggetsGained(Event, frozen=True, tag="nuggets_gained"):
    """From the supply; `nuggets` is what the player has now, `by` what brought them."""

    seat: Seat
    amount: int
    nuggets: int
    by: str


class NuggetsPaid(Event, frozen=True, tag="nuggets_paid"):
    """`by` is what they are paid for."""

    seat: Seat
    amount: int
    nuggets: int
    by: str


class NuggetsLost(Event, frozen=True, tag="nuggets_lost"):
    """Those of a player who is out go back to the supply."""

    seat: Seat
    amount: int


class EquipmentBought(Event, frozen=True, tag="equipment_bought"):
    seat: Seat
    equipment: str
    price: int


class EquipmentDrawn(Event, frozen=True, tag="equipment_drawn"):
    """The top card of the equipment deck, for all to see."""

    reveals: ClassVar[bool] = True
    seat: Seat
    equipment: str


class EquipmentOffered(Event, frozen=True, tag="equipment_offered"):
    """The next card of the equipment deck joins the offer."""

    reveals: ClassVar[bool] = True
    equipment: str


class EquipmentShuffled(Event, frozen=True, tag="equipment_shuffled"):
    """The discarded equipment becomes the new deck."""

    reveals: ClassVar[bool] = True
    count: int


class EquipmentPlaced(Event, frozen=True, tag="equipment_placed"):
    """A piece of equipment comes to lie in front of `owner`."""

    seat: Seat
    equipment: str
    owner: Seat


class EquipmentUsed(Event, frozen=True, tag="equipment_used"):
    seat: Seat
    equipment: str


class EquipmentDiscarded(Event, frozen=True, tag="equipment_discarded"):
    """`cause` is the player who has paid for it, if anybody has."""

    seat: Seat
    equipment: str
    cause: Seat | None


# -------------------------------------------------------------------- quiet: the table looks different, nobody is told


class NuggetsReturned(Event, frozen=True, tag="nuggets_returned"):
    """What lay on cards goes back to the supply."""

    quiet: ClassVar[bool] = True
    amount: int
