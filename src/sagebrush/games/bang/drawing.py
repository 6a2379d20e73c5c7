"""The verbs of the deck and of the middle of the table. Each says what happened in the same breath."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import (
    CardDiscarded,
    CardsDrawn,
    CardsLookedAt,
    CardsTurnedUp,
    CheckMade,
    CheckVoided,
    DeckShuffled,
    StoreOpened,
    StorePicked,
)
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.marks import DECK, HAND, MIDDLE, PILE
from sagebrush.games.bang.places import ALL, CardPlaces


class DeckAndMiddle(CardPlaces):
    """The deck, the discard pile, and cards face up in the middle."""

    __slots__ = ()

    # ---------------------------------------------------------------- the deck

    def next_card(self) -> Card | None:
        """The top card of the deck, wherever it goes next; None when no card is left at all."""
        while True:
            if not self.deck:
                self._reshuffle()
                if not self.deck:
                    return None
            card = self.deck.pop()
            self.touch_table(DECK)
            if self.stick < 0 or card.name != "dynamite":
                return card
            # BANG-244, BANG-245: shown and placed before the holder of the stick; another card takes its place.
            self._tell_placed(self._before_stick(card))

    def _renew(self) -> None:
        """BANG-037: as soon as the last card of the deck is gone, the discard pile becomes the new one."""
        if not self.deck and self.pile:
            self._reshuffle()

    def _reshuffle(self) -> None:
        self.deck, self.pile = self.pile, []
        self.lot += 1
        self.touch_table(DECK | PILE)
        self._shuffle()
        if self.deck:
            self.emit(DeckShuffled(len(self.deck)))

    def draw(self, seat: Seat, count: int) -> list[Card]:
        """BANG-094: from the deck into the hand; BANG-695: in phase 1 perhaps from the pile, but nobody else's card."""
        if self.digging and seat == self.active:
            return self._dig(seat, count)
        drawn = self._next_cards(count)
        if drawn:
            hand, bit = self.hands[seat], 1 << seat
            for card in drawn:
                hand.append(card)
                self.known[card.index] |= bit
            self.touch(seat, HAND)
            self.emit(CardsDrawn(seat, len(drawn), ids(drawn)))
            self._opened(seat)
            self._renew()
        return drawn

    def _dig(self, seat: Seat, count: int) -> list[Card]:
        """From the top of the discard pile, as far as it goes, and then from the deck (BANG-694, BANG-749)."""
        dug: list[Card] = []
        while self.pile and len(dug) < count:
            dug.append(self.pile[-1])
            self.take_from_pile(seat)
        self.digging = False
        dug += self.draw(seat, count - len(dug))
        self.digging = True
        return dug

    def _next_cards(self, count: int) -> list[Card]:
        """The top cards of the deck, the topmost first, as many as there are; they lie nowhere yet."""
        found: list[Card] = []
        for _ in range(count):
            card = self.next_card()
            if card is None:
                break
            found.append(card)
        return found

    def deal(self, seat: Seat, count: int) -> None:
        """A starting hand. BANG-242: with the stick of dynamite a Dynamite is laid aside and replaced."""
        hand = self.hands[seat]
        while len(hand) < count and self.deck:
            card = self.deck.pop()
            if self.stick >= 0 and card.name == "dynamite":
                self.middle.append(card)
            else:
                self.known[card.index] |= 1 << seat
                hand.append(card)
        self.touch(seat, HAND)
        self.touch_table(DECK | MIDDLE)
        self.emit(CardsDrawn(seat, len(hand), ids(hand)))

    def shuffle_in(self) -> None:
        """Cards laid aside while dealing go back into the deck."""
        if self.middle:
            self.deck += self.middle
            self.middle = []
            self.touch_table(DECK | MIDDLE)
            self._shuffle()

    def look(self, seat: Seat, count: int) -> list[Card]:
        """Look at the top cards of the deck, or of the pile one draws from; the topmost comes first."""
        if self.digging and self.pile:
            seen = self.pile[-count:]
            seen.reverse()
            self.emit(CardsLookedAt(seat, len(seen), ids(seen)))
            return seen
        seen = self._next_cards(count)
        for card in reversed(seen):
            # Whoever knew it before cannot tell any more whether it is taken or left.
            self.known[card.index] = 1 << seat
            self.deck.append(card)
        self.touch_table(DECK)
        self.emit(CardsLookedAt(seat, len(seen), ids(seen)))
        return seen

    def draw_seen(self, seat: Seat, cards: list[Card]) -> None:
        """Cards that were looked at go into the hand."""
        if cards and cards[0] in self.pile:
            for card in cards:
                self._pick_from_pile(seat, card)
            return
        for card in cards:
            self.deck.remove(card)
            self.hands[seat].append(card)
        self.touch(seat, HAND)
        self.touch_table(DECK)
        self.emit(CardsDrawn(seat, len(cards), ids(cards)))
        self._opened(seat)
        self._renew()

    def discard_seen(self, seat: Seat, card: Card, by: str) -> None:
        """A card that was looked at goes from the deck onto the discard pile."""
        self.deck.remove(card)
        self.touch_table(DECK)
        self._to_pile(card)
        self.emit(CardDiscarded(seat, card.id, by, None))
        self._renew()

    def take_from_pile(self, seat: Seat) -> None:
        """BANG-230: the top card of the discard pile."""
        self._pick_from_pile(seat, self.pile[-1])

    # ---------------------------------------------------------------- the middle

    def turn_up(self, count: int) -> list[Card]:
        """Cards from the deck, face up in the middle, for a draw check."""
        cards = self._to_middle(self._next_cards(count))
        self.emit(CardsTurnedUp(ids(cards)))
        self._renew()
        return cards

    def check(self, seat: Seat, by: str, cards: list[Card], card: Card) -> None:
        """One of the cards turned up is read. BANG-222: all are discarded; BANG-X05: the one that counted on top."""
        for other in cards:
            if other is not card:
                self._clear_middle(other)
        self._clear_middle(card)
        self.emit(CheckMade(seat, by, ids(cards), card.id))

    def void_check(self, seat: Seat, by: str, cards: list[Card]) -> None:
        """BANG-744: everything turned up for a check is void."""
        for card in cards:
            self._clear_middle(card)
        self.emit(CheckVoided(seat, by, ids(cards)))

    def open_store(self, seat: Seat, count: int) -> None:
        cards = self._to_middle(self._next_cards(count))
        self.emit(StoreOpened(seat, ids(cards)))
        self._renew()

    def _to_middle(self, cards: list[Card]) -> list[Card]:
        for card in cards:
            self.known[card.index] = ALL
        self.middle += cards
        self.touch_table(MIDDLE)
        return cards

    def pick(self, seat: Seat, card: Card) -> None:
        """A card from the middle into hand."""
        self.middle.remove(card)
        placed = self._to_hand_openly(seat, card)
        self.touch_table(MIDDLE)
        self.emit(StorePicked(seat, card.id))
        self._tell_placed(placed)

    def discard_from_middle(self, seat: Seat, card: Card, by: str) -> None:
        """What a player has put down, or turned up and does not get."""
        self._clear_middle(card)
        self.emit(CardDiscarded(seat, card.id, by, None))

    def _clear_middle(self, card: Card) -> None:
        """A card from the middle onto the discard pile."""
        self.middle.remove(card)
        self.touch_table(MIDDLE)
        self._to_pile(card)
