"""The verbs that move cards from hand and from play. Each says what happened in the same breath."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import (
    CardBuried,
    CardCancelled,
    CardDiscarded,
    CardGiven,
    CardMoved,
    CardPlaced,
    CardPlayed,
    CardPutDown,
    CardShown,
    CardsInherited,
    CardsLaidOpen,
    CardTaken,
    CardUsed,
    EffectRepeated,
)
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.drawing import DeckAndMiddle
from sagebrush.games.bang.events import DynamitePassed
from sagebrush.games.bang.marks import DECK, HAND, JAILS, MIDDLE, TURN
from sagebrush.games.bang.places import ALL, Placed


class MovingCards(DeckAndMiddle):
    """Deck, discard pile, hands, and cards in play."""

    __slots__ = ()

    # ---------------------------------------------------------------- from hand

    def show(self, seat: Seat, card: Card) -> None:
        """A card of the hand is shown to everybody."""
        self.known[card.index] = ALL
        self.touch(seat, HAND)
        self.emit(CardShown(seat, card.id))

    def put_down(self, seat: Seat, card: Card) -> None:
        """A card from hand, face up in the middle."""
        self._leave_hand(seat, card)
        self._to_middle([card])
        self.emit(CardPutDown(seat, card.id))

    def play_card(self, seat: Seat, card: Card, name: str, target: Seat | None) -> None:
        """BANG-048: face up on the discard pile, then its effect."""
        self._leave_hand(seat, card)
        self._to_pile(card)
        self._note_played(seat, card)
        self.emit(CardPlayed(seat, card.id, name, target))

    def announce_card(self, seat: Seat, card: Card, owner: Seat) -> None:
        """A card that is to lie in front of somebody else waits in the middle until it is sure to."""
        self._leave_hand(seat, card)
        self._to_middle([card])
        self.emit(CardPlayed(seat, card.id, card.name, owner))

    def cancel_card(self, seat: Seat, card: Card, name: str, user: Seat) -> None:
        """A card that was aimed at this player has no effect; one that was only announced is discarded."""
        if card in self.middle:
            self._clear_middle(card)
            self._note_played(user, card)
        self.emit(CardCancelled(seat, card.id, name, user))

    def _note_played(self, seat: Seat, card: Card) -> None:
        if seat == self.active:
            self.played = (*self.played, card)
            self.touch_table(TURN)

    def place_card(self, seat: Seat, card: Card, owner: Seat) -> None:
        """BANG-049: from hand, or from where it was announced, to the front of its player or of its victim."""
        announced = card in self.middle
        if announced:
            self.middle.remove(card)
            self.touch_table(MIDDLE)
        else:
            self._leave_hand(seat, card)
        self._to_front(owner, card)
        self.fresh.append(card)
        self.touch_table(TURN)
        self._note_played(seat, card)
        if owner != seat and self.here[owner]:
            self.jails[seat * self.players + owner] += 1
            self.touch(seat, JAILS)
        if not announced:
            self.emit(CardPlayed(seat, card.id, card.name, owner if owner != seat else None))
        self.emit(CardPlaced(seat, card.id, owner))

    def discard(self, seat: Seat, card: Card, by: str, cause: Seat | None) -> None:
        """A card from hand onto the discard pile."""
        self._leave_hand(seat, card)
        self._to_pile(card)
        self.emit(CardDiscarded(seat, card.id, by, cause))

    def bury(self, seat: Seat, card: Card, by: str, *, shown: bool) -> None:
        """BANG-695: a card of this player's face down on the deck; others know it only where it was shown."""
        if card in self.fronts[seat]:
            self._leave_front(seat, card)
        else:
            self._leave_hand(seat, card)
        self.known[card.index] = ALL if shown else 1 << seat
        self.deck.append(card)
        self.touch_table(DECK)
        self.emit(CardBuried(seat, card.id, by, shown))

    def discard_random(self, seat: Seat, by: str, cause: Seat) -> None:
        """BANG-195: a random card of the hand."""
        card = self._random_card(seat)
        self._leave_hand(seat, card)
        self._to_pile(card)
        self.emit(CardDiscarded(seat, card.id, by, cause, True))

    def take_from_hand(self, seat: Seat, owner: Seat, by: str) -> Card:
        """BANG-192: a random card; only the two of them know which, unless it was the only one."""
        card = self._random_card(owner)
        self._leave_hand(owner, card)
        if self.hands[owner]:
            self._hide_traces([card, *self.hands[owner]], owner, seat)
        self.known[card.index] |= 1 << seat
        self.hands[seat].append(card)
        self.touch(seat, HAND)
        self.emit(CardTaken(seat, owner, card.id, True, by))
        self._opened(seat)
        return card

    def give(self, seat: Seat, to: Seat, card: Card, among: list[Card]) -> None:
        """A card chosen among some goes from hand to hand; only the two of them know which."""
        self._hide_traces(among, seat, to)
        self._leave_hand(seat, card)
        self.known[card.index] |= 1 << to
        self.hands[to].append(card)
        self.touch(to, HAND)
        self.emit(CardGiven(seat, to, card.id))
        self._opened(to)

    def take_openly(self, seat: Seat, owner: Seat, card: Card, by: str) -> None:
        """A card that its owner gives up for all to see goes into another hand."""
        self._leave_hand(owner, card)
        placed = self._to_hand_openly(seat, card)
        self.emit(CardTaken(seat, owner, card.id, False, by))
        self._tell_placed(placed)

    def repeat_card(self, seat: Seat, price: Card, name: str, target: Seat | None) -> None:
        """BANG-719: a card is discarded to repeat an effect, which counts as playing one."""
        self._leave_hand(seat, price)
        self._to_pile(price)
        self.played = (*self.played, price)
        self.touch_table(TURN)
        self.emit(EffectRepeated(seat, price.id, name, target))

    def open_up(self) -> None:
        """From now on everybody plays with open hands."""
        self.open_hands = True
        for seat in self.clockwise_from(self.active):
            self.show_hand(seat)

    def close_up(self) -> None:
        """What comes into hands from now on is hidden again; what was seen was seen."""
        self.open_hands = False

    def _random_card(self, seat: Seat) -> Card:
        hand = self.hands[seat]
        return hand[self.chance.below(len(hand))] if len(hand) > 1 else hand[0]

    def _hide_traces(self, cards: list[Card], owner: Seat, other: Seat) -> None:
        """One of these cards left a hand unseen: only the two concerned can still be sure where each of them is."""
        if self.open_hands:
            return
        both = 1 << owner | 1 << other
        for card in cards:
            self.known[card.index] &= both

    def hold_back(self, card: Card) -> None:
        """A card in hand that may not be used before what brought it is resolved."""
        self.held_back = (*self.held_back, card)

    def let_go(self) -> None:
        self.held_back = ()

    # ---------------------------------------------------------------- from play

    def use_up(self, seat: Seat, card: Card, target: Seat | None) -> None:
        """BANG-255: a green card is discarded from play for its effect."""
        self.emit(CardUsed(seat, card.id, target))
        self.discard_from_play(seat, card, card.name, None)

    def discard_from_play(self, owner: Seat, card: Card, by: str, cause: Seat | None) -> None:
        self._leave_front(owner, card)
        self._to_pile(card)
        self.emit(CardDiscarded(owner, card.id, by, cause))

    def take_from_play(self, seat: Seat, owner: Seat, card: Card, by: str) -> None:
        """BANG-194: what is gained goes to hand."""
        self._leave_front(owner, card)
        placed = self._to_hand_openly(seat, card)
        self.emit(CardTaken(seat, owner, card.id, False, by))
        self._tell_placed(placed)

    def pass_on(self, owner: Seat, to: Seat, card: Card) -> None:
        """BANG-185: a card in play moves on to another player."""
        self._change_front(owner, to, card)
        self.emit(DynamitePassed(owner, to, card.id))

    def move_in_play(self, owner: Seat, to: Seat, card: Card, by: str) -> None:
        """A card in play comes to lie in front of another player."""
        self._change_front(owner, to, card)
        self.emit(CardMoved(owner, to, card.id, by))

    def bring_into_play(self, seat: Seat, owner: Seat, card: Card) -> None:
        """A card from a deck of its own, in front of the player who has it now or of another one."""
        self._to_front(owner, card)
        self.fresh.append(card)
        self.touch_table(TURN)
        self.emit(CardPlaced(seat, card.id, owner))

    def fetch_from_pile(self, seat: Seat, card: Card) -> None:
        """A card that has just come there, wherever it lies in the pile now."""
        self._pick_from_pile(seat, card)

    def inherit(self, seat: Seat, dead: Seat) -> None:
        """BANG-228: all cards of a dead player into one hand; those in play everybody saw."""
        hand, front = self.hands[dead], self.fronts[dead]
        self.hands[dead], self.fronts[dead] = [], []
        for card in hand:
            self.known[card.index] |= 1 << seat
            self.hands[seat].append(card)
        self.touch(seat, HAND)
        self.touch(dead, HAND)
        placed = [self._to_hand_openly(seat, card) for card in front]
        self.changed()
        self._tell_left(dead, front)
        self.emit(CardsInherited(seat, dead, len(hand) + len(front), ids(hand), ids(front)))
        for place in placed:
            self._tell_placed(place)

    def lay_open(self, dead: Seat) -> None:
        """All cards of a dead player, face up in the middle."""
        front = self.fronts[dead]
        cards = self.hands[dead] + front
        self.hands[dead], self.fronts[dead] = [], []
        placed: list[Placed | None] = []
        for card in cards:
            self.known[card.index] = ALL
            if self.stick >= 0 and card.name == "dynamite":
                # BANG-248: nobody may take it.
                placed.append(self._before_stick(card))
            else:
                self.middle.append(card)
        self.changed()
        self._tell_left(dead, front)
        self.touch(dead, HAND)
        self.touch_table(MIDDLE)
        for place in placed:
            self._tell_placed(place)
        self.emit(CardsLaidOpen(dead))
