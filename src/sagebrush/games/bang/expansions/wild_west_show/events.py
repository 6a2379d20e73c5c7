"""What happens in the Wild West Show."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class CardNamed(Event, frozen=True, tag="card_named"):
    """Dorothy Rage: a player (`seat`) says which card another one must play."""

    seat: Seat
    owner: Seat
    name: str


class EffectNoted(Event, frozen=True, tag="effect_noted"):
    """The effect that may be repeated now; empty where there is none."""

    quiet: ClassVar[bool] = True
    seat: Seat
    name: str
