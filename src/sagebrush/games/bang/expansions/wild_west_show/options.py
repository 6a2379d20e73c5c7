"""What is asked and may be done in the Wild West Show."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat

# -------------------------------------------------------------------- questions


class NameCard(Question, frozen=True, tag="name_card"):
    """Dorothy Rage: which card must this player play?"""

    owner: Seat


class PlayFor(Question, frozen=True, tag="play_for"):
    """Dorothy Rage: this player must play the card; at whom?"""

    owner: Seat
    card: str


class ExchangeAbilities(Question, frozen=True, tag="exchange_abilities"):
    """Greygory Deck: do you keep these two abilities?"""

    abilities: tuple[str, ...]


class DrawWith(Question, frozen=True, tag="draw_with"):
    """Greygory Deck: both of your abilities say how to draw in phase 1; which one comes first?"""


# -------------------------------------------------------------------- options


class CallOn(Option, frozen=True, tag="call_on"):
    """Dorothy Rage: name a card that this player must play."""

    uses: ClassVar[bool] = True
    target: Seat


class Name(Option, frozen=True, tag="name"):
    """A card of this name."""

    chooses: ClassVar[bool] = True
    name: str


class ChangePlaces(Option, frozen=True, tag="change_places"):
    """Lady Rosa of Texas: change places with this player, who loses the next turn."""

    uses: ClassVar[bool] = True
    target: Seat


class Keep(Option, frozen=True, tag="keep"):
    """Keep both abilities."""

    passes: ClassVar[bool] = True


class Exchange(Option, frozen=True, tag="exchange"):
    """Two other abilities, by chance."""

    uses: ClassVar[bool] = True


class DrawAs(Option, frozen=True, tag="draw_as"):
    """Draw in this character's way."""

    chooses: ClassVar[bool] = True
    character: str


DRAW_WITH: Final = DrawWith()
KEEP: Final = Keep()
EXCHANGE: Final = Exchange()
KEEP_OR_EXCHANGE: Final[tuple[Keep | Exchange, ...]] = (KEEP, EXCHANGE)
