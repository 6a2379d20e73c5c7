"""What happens with A Fistful of Cards."""

from __future__ import annotations

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class ColourGuessed(Event, frozen=True, tag="colour_guessed"):
    """Peyote: a player guesses the colour of the next card, and this is the card."""

    seat: Seat
    colour: str
    card: str
    right: bool


class CardObliges(Event, frozen=True, tag="card_obliges"):
    """Law of the West: a player must play this card in his turn if he can."""

    seat: Seat
    card: str


class CardShotAt(Event, frozen=True, tag="card_shot_at"):
    """Ricochet: a BANG! card is used against a card in play, in front of `owner`."""

    seat: Seat
    owner: Seat
    card: str
