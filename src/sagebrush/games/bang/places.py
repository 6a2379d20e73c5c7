"""Where cards may lie, and what their coming and going brings with it. Every card is in exactly one place."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardFromPile, CardPlaced, HandOpened
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.marks import DECK, HAND, PILE
from sagebrush.games.bang.reading import ReadableTable
from sagebrush.games.bang.state import PUBLIC, Owed

#: Everybody knows where the card is, and knows that everybody does.
ALL: Final = PUBLIC | 255

#: In front of whom a card came to lie.
Placed = tuple[Seat, Card]


class CardPlaces(ReadableTable):
    """How a card leaves its place, and how it comes to lie in another."""

    __slots__ = ()

    # ---------------------------------------------------------------- leaving

    def _leave_hand(self, seat: Seat, card: Card) -> None:
        hand = self.hands[seat]
        hand.remove(card)
        self.touch(seat, HAND)
        if not hand and self.own("hand_emptied", seat):
            self.owe(seat, "hand_emptied", seat)

    def _leave_front(self, owner: Seat, card: Card) -> None:
        self.fronts[owner].remove(card)
        self.front_changed(owner, card)
        card.rule.left_play(self._table(), owner, card)

    def _change_front(self, owner: Seat, to: Seat, card: Card) -> None:
        """From one player to another, without ever being out of play (BANG-737)."""
        self.fronts[owner].remove(card)
        self.front_changed(owner, card)
        self._to_front(to, card)
        card.rule.left_play(self._table(), owner, card)

    def _tell_left(self, owner: Seat, cards: list[Card]) -> None:
        """All these cards have left their places in front of this player at once."""
        for card in cards:
            card.rule.left_play(self._table(), owner, card)

    def owe(self, seat: Seat, step: str, cause: Seat) -> None:
        """A step that waits for its moment."""
        self.owed.append((seat, step, cause))

    def fulfil(self, due: Owed) -> None:
        """The moment of a step that waited has come."""
        self.owed.remove(due)

    def forgo(self, seat: Seat, step: str) -> None:
        """The moment of such a step will not come."""
        self.owed = [due for due in self.owed if due[0] != seat or due[1] != step]

    # ---------------------------------------------------------------- where cards go

    def _to_front(self, owner: Seat, card: Card) -> None:
        self.known[card.index] = ALL
        self.fronts[owner].append(card)
        self.front_changed(owner, card)

    def _to_hand_openly(self, seat: Seat, card: Card) -> Placed | None:
        if self.stick >= 0 and card.name == "dynamite":
            # BANG-248: not into a hand, but in front of the holder of the stick.
            return self._before_stick(card)
        self.known[card.index] = ALL
        if card.rule.never_in_hand:
            self._to_front(seat, card)
            card.rule.gained(self._table(), seat, card)
            return seat, card
        self.hands[seat].append(card)
        self.touch(seat, HAND)
        return None

    def _opened(self, seat: Seat) -> None:
        """Whatever comes into an open hand is seen by everybody."""
        if self.open_hands and any(self.known[card.index] != ALL for card in self.hands[seat]):
            self.show_hand(seat)

    def show_hand(self, seat: Seat) -> None:
        """Everybody sees all cards of this hand."""
        hand = self.hands[seat]
        for card in hand:
            self.known[card.index] = ALL
        self.touch(seat, HAND)
        self.emit(HandOpened(seat, ids(hand)))

    def _to_pile(self, card: Card) -> None:
        if card.rule.never_in_hand:
            # BANG-526: it has a deck of its own.
            card.rule.put_away(self._table(), card)
            return
        if self.stick >= 0 and card.name == "dynamite":
            # BANG-247: back into the deck at once.
            self.deck.append(card)
            self.touch_table(DECK)
            self._shuffle()
            return
        self.known[card.index] = ALL
        self.pile.append(card)
        self.touch_table(PILE)

    def _pick_from_pile(self, seat: Seat, card: Card) -> None:
        self.pile.remove(card)
        self.touch_table(PILE)
        placed = self._to_hand_openly(seat, card)
        self.emit(CardFromPile(seat, card.id))
        self._tell_placed(placed)

    def _shuffle(self) -> None:
        self.chance.shuffle(self.deck)
        self.lots = self.lots.copy()
        for card in self.deck:
            self.known[card.index] = 0
            self.lots[card.index] = self.lot

    def _before_stick(self, card: Card) -> Placed:
        """BANG-X20: past a holder who already has a Dynamite, to the nearest player on the left without one."""
        free = [owner for owner in self.clockwise_from(Seat(self.stick)) if not self.has_in_play(owner, card.name)]
        owner = free[0] if free else Seat(self.stick)
        self._to_front(owner, card)
        return owner, card

    def _tell_placed(self, placed: Placed | None) -> None:
        """A card went into play instead of a hand: told after what brought it there."""
        if placed is not None:
            owner, card = placed
            self.emit(CardPlaced(owner, card.id, owner))
