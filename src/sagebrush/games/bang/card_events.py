"""Where cards go, and who sees it. Cards drawn or taken unseen are masked for everybody else."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """From the deck into the hand; who else sees it only learns how many."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> CardsDrawn:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, ())


class CardMoved(Event, frozen=True, tag="card_moved"):
    """A card in play now lies in front of another player."""

    seat: Seat
    to: Seat
    card: str
    by: str


class CardShown(Event, frozen=True, tag="card_shown"):
    """A card just drawn is shown to everybody."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class CardsLookedAt(Event, frozen=True, tag="cards_looked_at"):
    """The top cards of the deck, the topmost first."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> CardsLookedAt:
        return self if seat == self.seat else CardsLookedAt(self.seat, self.count, ())


class CardReturned(Event, frozen=True, tag="card_returned"):
    """A card goes back face down on the deck."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> CardReturned:
        return self if seat == self.seat else CardReturned(self.seat, None)


class CardTaken(Event, frozen=True, tag="card_taken"):
    """From another player's hand (`hidden`: only the two of them know it) or from in front of a player."""

    seat: Seat
    owner: Seat
    card: str | None
    hidden: bool
    by: str

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return self.hidden

    def seen_by(self, seat: Seat | None) -> CardTaken:
        if not self.hidden or seat in (self.seat, self.owner):
            return self
        return msgspec.structs.replace(self, card=None)


class CardsInherited(Event, frozen=True, tag="cards_inherited"):
    """Cards of a dead player go to another hand; what lay in play everybody saw."""

    seat: Seat
    dead: Seat
    count: int
    cards: tuple[str, ...]
    in_play: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> CardsInherited:
        return self if seat in (self.seat, self.dead) else msgspec.structs.replace(self, cards=())


class CardFromPile(Event, frozen=True, tag="card_from_pile"):
    """The top card of the discard pile is taken into hand."""

    seat: Seat
    card: str


class CardPlayed(Event, frozen=True, tag="card_played"):
    """`name` is what the card was played as; `target` the player it was played on, if any."""

    seat: Seat
    card: str
    name: str
    target: Seat | None


class EffectRepeated(Event, frozen=True, tag="effect_repeated"):
    """A card is discarded for the effect of one of that name to happen once more."""

    seat: Seat
    card: str
    name: str
    target: Seat | None


class CardUsed(Event, frozen=True, tag="card_used"):
    """A card in play was used; one with a green border is discarded for it."""

    seat: Seat
    card: str
    target: Seat | None


class CardPlaced(Event, frozen=True, tag="card_placed"):
    """A card comes to lie in front of `owner`."""

    seat: Seat
    card: str
    owner: Seat


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """`by` is why: the card, ability or phase that asked for it; `cause` who made the owner lose it.

    `exposed` marks a random card of a hand: nobody chose it, so it came to light by this.
    """

    seat: Seat
    card: str
    by: str
    cause: Seat | None
    exposed: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return self.exposed


class CheckMade(Event, frozen=True, tag="check_made"):
    """A draw check: the cards turned up and the one that counts."""

    reveals: ClassVar[bool] = True
    seat: Seat
    by: str
    cards: tuple[str, ...]
    card: str


class CheckVoided(Event, frozen=True, tag="check_voided"):
    """What was turned up for a draw check does not count; it is made again."""

    seat: Seat
    by: str
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The discard pile becomes the new deck."""

    reveals: ClassVar[bool] = True
    count: int


class StoreOpened(Event, frozen=True, tag="store_opened"):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class StorePicked(Event, frozen=True, tag="store_picked"):
    seat: Seat
    card: str


class CardPutDown(Event, frozen=True, tag="card_put_down"):
    """A card of a hand, chosen in secret, is laid open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class CardGiven(Event, frozen=True, tag="card_given"):
    """From hand to hand, seen by the two of them only."""

    reveals: ClassVar[bool] = True
    seat: Seat
    to: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> CardGiven:
        return self if seat in (self.seat, self.to) else CardGiven(self.seat, self.to, None)


class CardBuried(Event, frozen=True, tag="card_buried"):
    """From hand or play face down onto the deck; `shown` where everybody saw it first."""

    seat: Seat
    card: str | None
    by: str
    shown: bool

    def seen_by(self, seat: Seat | None) -> CardBuried:
        return self if self.shown or seat == self.seat else msgspec.structs.replace(self, card=None)


class HandOpened(Event, frozen=True, tag="hand_opened"):
    """Everybody sees all cards of a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class CardCancelled(Event, frozen=True, tag="card_cancelled"):
    """A card that another player (`user`) aimed at this one, as `name`, has no effect."""

    seat: Seat
    card: str
    name: str
    user: Seat


class CardsTurnedUp(Event, frozen=True, tag="cards_turned_up"):
    """For a draw check, which is told once it is made."""

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class CardsLaidOpen(Event, frozen=True, tag="cards_laid_open"):
    """The cards of a dead player lie in the middle, for several heirs to share."""

    quiet: ClassVar[bool] = True
    dead: Seat
