"""Verbs about what people own: money, nuggets, poker cards, items and cattle."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends import events
from sagebrush.games.legends.fighting import NO_CARD
from sagebrush.games.legends.story_verbs import StoryTable


class OwnerTable(StoryTable):
    """A table at which things change hands."""

    def names_of(self, cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
        """Poker cards by their ids."""
        ids = self.content.card_id
        return tuple([ids[card] for card in cards])

    # ---------------------------------------------------------------- money and gold

    def gain_money(self, seat: Seat, amount: int, by: str) -> int:
        """LEG-229: over the limit it is lost. How much came in."""
        gained = min(amount, self.money_limit(seat) - self.money[seat], self._left_in_bank())
        if gained <= 0:
            return 0
        self.money[seat] += gained
        self.record(seat, "gain:money", gained)
        self.emit(events.MoneyGained(seat, gained, self.money[seat], by))
        return gained

    def _left_in_bank(self) -> int:
        """LEG-X19: unlimited, unless the notes of the box are counted."""
        if not self.settings.strict_supply:
            return 1 << 20
        return self.content.supply.money - sum(self.money) - self.pot

    def lose_money(self, seat: Seat, amount: int, by: str) -> int:
        """As far as held."""
        lost = min(amount, self.money[seat])
        if lost > 0:
            self.money[seat] -= lost
            self.emit(events.MoneyLost(seat, lost, self.money[seat], by))
        return lost

    def pay(self, seat: Seat, amount: int, by: str) -> None:
        """Money spent of one's own accord, to the bank or into a pot."""
        self.lose_money(seat, amount, by)
        self.record(seat, "spend", amount)

    def gain_nuggets(self, seat: Seat, amount: int, by: str) -> int:
        """LEG-224: over the limit they are lost."""
        supply = self.content.supply.nuggets - sum(self.nuggets) if self.settings.strict_supply else amount
        gained = min(amount, self.nugget_limit(seat) - self.nuggets[seat], supply)
        if gained <= 0:
            return 0
        self.nuggets[seat] += gained
        self.record(seat, "gain:nugget", gained)
        self.emit(events.NuggetsGained(seat, gained, self.nuggets[seat], by))
        return gained

    def lose_nuggets(self, seat: Seat, amount: int, by: str) -> int:
        lost = min(amount, self.nuggets[seat])
        if lost > 0:
            self.nuggets[seat] -= lost
            self.emit(events.NuggetsLost(seat, lost, self.nuggets[seat], by))
        return lost

    # ---------------------------------------------------------------- poker cards

    def top_cards(self, count: int) -> list[int]:
        """Take cards off the deck; the discard pile becomes the deck when it is empty (LEG-098, LEG-X20)."""
        taken: list[int] = []
        while len(taken) < count:
            if not self.deck:
                self.deck = [card for card in self.pile if card != self.acting]
                if not self.deck:
                    break
                self.pile = [card for card in self.pile if card == self.acting]
                self.chance.shuffle(self.deck)
                lot = max(self.lots) + 1
                for card in self.deck:
                    self.lots[card] = lot
                self.emit(events.PileShuffled(len(self.deck)))
            taken.append(self.deck.pop())
        return taken

    def draw(self, seat: Seat, count: int, by: str) -> int:
        cards = self.top_cards(count)
        if cards:
            self.hands[seat] += cards
            for card in cards:
                self.hand_known[card] = 0
            self.record(seat, "gain:card", len(cards))
            self.emit(events.CardsDrawn(seat, len(cards), self.names_of(cards), by))
        return len(cards)

    def discard(self, seat: Seat, cards: list[int], by: str) -> None:
        """Cards of a hand go to the pile, face up."""
        for card in cards:
            self.hands[seat].remove(card)
            self.pile.append(card)
        self.emit(events.CardsDiscarded(seat, self.names_of(cards), by))

    def play_card(self, seat: Seat, card: int) -> None:
        """A card is played from the hand for its action or reaction, and discarded (LEG-092, LEG-487)."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.emit(events.CardPlayed(seat, self.content.card_id[card]))

    def begin_card_action(self, seat: Seat, card: int) -> None:
        """LEG-092: it is discarded once its action is done, so whatever is drawn for it is another card."""
        self.acting = card
        self.play_card(seat, card)

    def end_card_action(self) -> None:
        self.acting = NO_CARD
        self.emit(events.WindowChanged())

    def give_card(self, seat: Seat, target: Seat, card: int, by: str) -> None:
        """From hand to hand, hidden from all others: who knew cards of this hand cannot be sure of them any more."""
        both = self.eye(seat) | self.eye(target)
        for held in self.hands[seat]:
            self.hand_known[held] &= both
        self.hands[seat].remove(card)
        self.hands[target].append(card)
        self.hand_known[card] = self.eye(seat)
        self.record(target, "gain:card", 1)
        self.emit(events.CardGiven(seat, target, self.content.card_id[card], by))

    def look_at_hand(self, seat: Seat, target: Seat, cards: list[int], by: str) -> None:
        """One player sees cards of another's hand."""
        for card in cards:
            self.hand_known[card] |= self.eye(seat)
        self.emit(events.HandLookedAt(seat, target, self.names_of(cards), by))

    # ---------------------------------------------------------------- items and cattle

    def equip(self, seat: Seat, item: str) -> None:
        """Put one of the own weapons or mounts on top."""
        owned = self.weapons[seat] if item in self.weapons[seat] else self.mounts[seat]
        if owned[-1] != item:
            owned.remove(item)
            owned.append(item)
            self.powers[seat] = None
        self.emit(events.Equipped(seat, item))
        self.keep_limits(seat)

    def keep_limits(self, seat: Seat) -> None:
        """LEG-500, LEG-232: what can no longer be carried is lost at once, the cattle taken last first (LEG-X52)."""
        self.lose_nuggets(seat, self.nuggets[seat] - self.nugget_limit(seat), "limit")
        self.lose_cattle(seat, "limit", keep=self.cattle_limit(seat))

    def gain_item(self, seat: Seat, item: str, by: str, *, wear: bool) -> None:
        """`wear`: a weapon or mount goes on top, else under the active one. A first one is active by itself."""
        owned = self._pile_of(seat, item)
        if wear or owned is self.belongings[seat] or not owned:
            owned.append(item)
        else:
            owned.insert(len(owned) - 1, item)
        self.powers[seat] = None
        self.emit(events.ItemGained(seat, item, by))
        self.keep_limits(seat)

    def _pile_of(self, seat: Seat, item: str) -> list[str]:
        kind = self.content.items[item.rstrip("+")].type
        if kind == "weapon":
            return self.weapons[seat]
        return self.mounts[seat] if kind == "mount" else self.belongings[seat]

    def upgrade_item(self, seat: Seat, item: str, by: str) -> None:
        owned = self._pile_of(seat, item)
        owned[owned.index(item)] = item + "+"
        self.powers[seat] = None
        self.record(seat, "act:upgrade", 1, (item,))
        self.emit(events.ItemUpgraded(seat, item + "+", by))
        self.keep_limits(seat)

    def discard_item(self, seat: Seat, item: str, by: str) -> None:
        """LEG-301: back to the store, where it can be bought again."""
        self._pile_of(seat, item).remove(item)
        self.powers[seat] = None
        self.emit(events.ItemGone(seat, item, by))
        self.keep_limits(seat)

    def take_cattle(self, seat: Seat, colour: str) -> None:
        """LEG-230: a token of the ranch at random, seen by its holder alone."""
        token = self.cattle_supply[colour].pop()
        self.cattle[seat].append(token)
        self.record(seat, "gain:cattle", 1)
        self.emit(events.CattleTaken(seat, colour, token, None))

    def rob_cattle(self, seat: Seat, target: Seat) -> None:
        """LEG-134, LEG-135: one token; what the robber cannot hold goes back to its ranch."""
        token = self.cattle[target].pop()
        colour = self.content.cattle[token].colour
        if len(self.cattle[seat]) < self.cattle_limit(seat):
            self.cattle[seat].append(token)
            self.cattle_known[token] = self.cattle_known.get(token, 0) | self.eye(target)
            self.record(seat, "gain:cattle", 1)
            self.emit(events.CattleTaken(seat, colour, token, target))
        else:
            self._return_cattle(token)
            self.emit(events.CattleLost(target, colour, "robbery"))

    def deliver_cattle(self, seat: Seat, token: str, how: str) -> None:
        """LEG-242: shown to all, and shuffled back into its supply."""
        self.cattle[seat].remove(token)
        self._return_cattle(token)
        self.record(seat, f"act:{how}", 1)
        self.emit(events.CattleDelivered(seat, self.content.cattle[token].colour, token, how))

    def lose_cattle(self, seat: Seat, by: str, keep: int = 0) -> None:
        """All of it goes back, unseen, but for as many tokens as are kept."""
        while len(self.cattle[seat]) > keep:
            token = self.cattle[seat].pop()
            self._return_cattle(token)
            self.emit(events.CattleLost(seat, self.content.cattle[token].colour, by))

    def _return_cattle(self, token: str) -> None:
        supply = self.cattle_supply[self.content.cattle[token].colour]
        supply.append(token)
        self.cattle_known.pop(token, None)
        self.chance.shuffle(supply)
