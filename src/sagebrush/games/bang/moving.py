"""The verbs that move cards. Each says what happened in the same breath."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, ids
from sagebrush.games.bang.events import (
    CardBuried,
    CardCancelled,
    CardDiscarded,
    CardFromPile,
    CardGiven,
    CardPlaced,
    CardPlayed,
    CardPutDown,
    CardsDrawn,
    CardShown,
    CardsInherited,
    CardsLaidOpen,
    CardsLookedAt,
    CardsTurnedUp,
    CardTaken,
    CardUsed,
    CheckMade,
    CheckVoided,
    DeckShuffled,
    DynamitePassed,
    EffectRepeated,
    HandOpened,
    StoreOpened,
    StorePicked,
)
from sagebrush.games.bang.marks import DECK, HAND, JAILS, MIDDLE, PILE, TURN
from sagebrush.games.bang.reading import ReadableTable
from sagebrush.games.bang.state import Owed

#: Everybody knows where the card is.
ALL: Final = 255

#: In front of whom a card came to lie.
Placed = tuple[Seat, Card]


class MovingCards(ReadableTable):
    """Deck, discard pile, hands, and cards in play. Every card is in exactly one place at any time."""

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

    def _shuffle(self) -> None:
        self.chance.shuffle(self.deck)
        self.lots = self.lots.copy()
        for card in self.deck:
            self.known[card.index] = 0
            self.lots[card.index] = self.lot

    def draw(self, seat: Seat, count: int) -> list[Card]:
        """BANG-094: from the deck into the hand."""
        if self.digging:
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

    def show(self, seat: Seat, card: Card) -> None:
        """A card of the hand is shown to everybody."""
        self.known[card.index] = ALL
        self.touch(seat, HAND)
        self.emit(CardShown(seat, card.id))

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
        self.hands[seat].append(card)
        self.touch(seat, HAND)
        self.touch_table(MIDDLE)
        self.emit(StorePicked(seat, card.id))

    def put_down(self, seat: Seat, card: Card) -> None:
        """A card from hand, face up in the middle."""
        self._leave_hand(seat, card)
        self._to_middle([card])
        self.emit(CardPutDown(seat, card.id))

    def discard_from_middle(self, seat: Seat, card: Card, by: str) -> None:
        """What a player has put down, or turned up and does not get."""
        self._clear_middle(card)
        self.emit(CardDiscarded(seat, card.id, by, None))

    def _clear_middle(self, card: Card) -> None:
        """A card from the middle onto the discard pile."""
        self.middle.remove(card)
        self.touch_table(MIDDLE)
        self._to_pile(card)

    # ---------------------------------------------------------------- from hand

    def play_card(self, seat: Seat, card: Card, name: str, target: Seat | None) -> None:
        """BANG-048: face up on the discard pile, then its effect."""
        self._leave_hand(seat, card)
        self._to_pile(card)
        if seat == self.active:
            self.played = (*self.played, card)
            self.touch_table(TURN)
        self.emit(CardPlayed(seat, card.id, name, target))

    def cancel_card(self, seat: Seat, card: Card, name: str, user: Seat) -> None:
        """A card that was aimed at this player has no effect."""
        self.emit(CardCancelled(seat, card.id, name, user))

    def place_card(self, seat: Seat, card: Card, owner: Seat) -> None:
        """BANG-049: from hand to the front of its player or of its victim."""
        self._leave_hand(seat, card)
        self._to_front(owner, card)
        self.fresh.append(card)
        self.touch_table(TURN)
        if seat == self.active:
            self.played = (*self.played, card)
        if owner != seat and self.here[owner]:
            self.jails[seat * self.players + owner] += 1
            self.touch(seat, JAILS)
        self.emit(CardPlayed(seat, card.id, card.name, owner if owner != seat else None))
        self.emit(CardPlaced(seat, card.id, owner))

    def discard(self, seat: Seat, card: Card, by: str, cause: Seat | None) -> None:
        """A card from hand onto the discard pile."""
        self._leave_hand(seat, card)
        self._to_pile(card)
        self.emit(CardDiscarded(seat, card.id, by, cause))

    def bury(self, seat: Seat, card: Card, by: str, *, shown: bool) -> None:
        """BANG-695: a card from hand face down on the deck; others know it only where it was shown."""
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

    def show_hand(self, seat: Seat) -> None:
        """Everybody sees all cards of this hand."""
        hand = self.hands[seat]
        for card in hand:
            self.known[card.index] = ALL
        self.touch(seat, HAND)
        self.emit(HandOpened(seat, ids(hand)))

    def _opened(self, seat: Seat) -> None:
        """Whatever comes into an open hand is seen by everybody."""
        if self.open_hands and any(self.known[card.index] != ALL for card in self.hands[seat]):
            self.show_hand(seat)

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

    def _leave_hand(self, seat: Seat, card: Card) -> None:
        hand = self.hands[seat]
        hand.remove(card)
        self.touch(seat, HAND)
        if not hand and self.own("hand_emptied", seat):
            self.owe(seat, "hand_emptied", seat)

    def owe(self, seat: Seat, step: str, cause: Seat) -> None:
        """A step that waits for its moment."""
        self.owed.append((seat, step, cause))

    def fulfil(self, due: Owed) -> None:
        """The moment of a step that waited has come."""
        self.owed.remove(due)

    def forgo(self, seat: Seat, step: str) -> None:
        """The moment of such a step will not come."""
        self.owed = [due for due in self.owed if due[0] != seat or due[1] != step]

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
        self._leave_front(owner, card)
        self._to_front(to, card)
        self.emit(DynamitePassed(owner, to, card.id))

    def take_from_pile(self, seat: Seat) -> None:
        """BANG-230: the top card of the discard pile."""
        self._pick_from_pile(seat, self.pile[-1])

    def fetch_from_pile(self, seat: Seat, card: Card) -> None:
        """A card that has just come there, wherever it lies in the pile now."""
        self._pick_from_pile(seat, card)

    def _pick_from_pile(self, seat: Seat, card: Card) -> None:
        self.pile.remove(card)
        self.touch_table(PILE)
        placed = self._to_hand_openly(seat, card)
        self.emit(CardFromPile(seat, card.id))
        self._tell_placed(placed)

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
        self.emit(CardsInherited(seat, dead, len(hand) + len(front), ids(hand), ids(front)))
        for place in placed:
            self._tell_placed(place)

    def lay_open(self, dead: Seat) -> None:
        """All cards of a dead player, face up in the middle."""
        cards = self.hands[dead] + self.fronts[dead]
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
        self.touch(dead, HAND)
        self.touch_table(MIDDLE)
        for place in placed:
            self._tell_placed(place)
        self.emit(CardsLaidOpen(dead))

    def _leave_front(self, owner: Seat, card: Card) -> None:
        self.fronts[owner].remove(card)
        self.front_changed(owner, card)
        card.rule.left_play(self._table(), owner, card)

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
            return seat, card
        self.hands[seat].append(card)
        self.touch(seat, HAND)
        return None

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

    def _before_stick(self, card: Card) -> Placed:
        """BANG-X20: past a holder who already has a Dynamite, to the nearest player on the left without one."""
        free = [owner for owner in self.clockwise_from(Seat(self.stick)) if not self.has_in_play(owner, card.name)]
        owner = free[0] if free else Seat(self.stick)
        self._to_front(owner, card)
        return owner, card

    def _tell_placed(self, placed: Placed | None) -> None:
        """A Dynamite went before the holder of the stick: told after what brought it there."""
        if placed is not None:
            owner, card = placed
            self.emit(CardPlaced(owner, card.id, owner))
