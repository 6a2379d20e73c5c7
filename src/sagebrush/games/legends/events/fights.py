"""Fights, from the challenge to what the winner takes."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class FightAnnounced(Event, frozen=True, tag="fight_announced"):
    """`foe` is player, man_in_black, bandit, guard, sheriff or the name of a story's group; `target` a player."""

    seat: Seat
    target: Seat | None
    foe: str
    fight: str


class AttackedByBlack(Event, frozen=True, tag="attacked_by_black"):
    """The Man in Black attacks this player."""

    seat: Seat
    fight: str


class CardLaid(Event, frozen=True, tag="card_laid"):
    """`card` is None for all but its owner."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> CardLaid:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Surrendered(Event, frozen=True, tag="surrendered"):
    seat: Seat


class JokerStoodIn(Event, frozen=True, tag="joker_stood_in"):
    """What a joker stands for: a card of the hand, which everybody sees and which stays there."""

    reveals: ClassVar[bool] = True
    seat: Seat
    joker: str
    card: str


class NothingToLay(Event, frozen=True, tag="nothing_to_lay"):
    """A fighter without a card loses."""

    seat: Seat


class FightCardsDrawn(Event, frozen=True, tag="fight_cards_drawn"):
    """`seat` plays the foe and alone sees the cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    foe: str
    count: int
    fight_cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> FightCardsDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, fight_cards=())


class HandLookedAt(Event, frozen=True, tag="hand_looked_at"):
    """Both fighters know which cards were looked at."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    cards: tuple[str, ...]
    by: str

    def seen_by(self, seat: Seat | None) -> HandLookedAt:
        return (
            self if seat in (self.seat, self.target) and seat is not None else msgspec.structs.replace(self, cards=())
        )


class FightCardsLookedAt(Event, frozen=True, tag="fight_cards_looked_at"):
    """`keeper` is who plays the foe."""

    reveals: ClassVar[bool] = True
    seat: Seat
    keeper: Seat
    fight_cards: tuple[str, ...]
    by: str

    def seen_by(self, seat: Seat | None) -> FightCardsLookedAt:
        known = seat in (self.seat, self.keeper) and seat is not None
        return self if known else msgspec.structs.replace(self, fight_cards=())


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """`card` of the first fighter against `other` of the player `target`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    target: Seat
    other: str


class FoeRevealed(Event, frozen=True, tag="foe_revealed"):
    """`card` against the foe's fight card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    foe: str
    fight_card: str


class ValueChanged(Event, frozen=True, tag="value_changed"):
    """The card of this player (None: the foe) counts differently now; `value` is a rank."""

    seat: Seat | None
    value: str
    by: str


class FightText(Event, frozen=True, tag="fight_text"):
    """The text of a fight card takes effect on this player."""

    seat: Seat
    fight_card: str


class FightTextCancelled(Event, frozen=True, tag="fight_text_cancelled"):
    seat: Seat
    fight_card: str
    by: str


class FightRestarted(Event, frozen=True, tag="fight_restarted"):
    by: str


class FightWon(Event, frozen=True, tag="fight_won"):
    """`seat` beats another player."""

    seat: Seat
    target: Seat


class FoeBeaten(Event, frozen=True, tag="foe_beaten"):
    seat: Seat
    foe: str


class FoeWon(Event, frozen=True, tag="foe_won"):
    seat: Seat
    foe: str


class Arrested(Event, frozen=True, tag="arrested"):
    """`cause` is the marshal who did it, None for the Sheriff."""

    seat: Seat
    cause: Seat | None
    to: str


class Robbed(Event, frozen=True, tag="robbed"):
    """`what` is money, nuggets or nothing; `amount` what the victim loses. `target` None is the Man in Black."""

    seat: Seat
    target: Seat | None
    what: str
    amount: int
