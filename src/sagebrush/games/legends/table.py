"""The verbs of Western Legends: the only code that changes the table. Each says what happened in the same breath."""

from __future__ import annotations

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat
from sagebrush.games.legends import events
from sagebrush.games.legends.deeds import FAR, Deed
from sagebrush.games.legends.fighting import BLACK, NO_CARD
from sagebrush.games.legends.state import ACT, ACTIONS, NO_ACTION, PHASES, START, STORIES
from sagebrush.games.legends.story_verbs import StoryTable


class LegendsTable(StoryTable):
    """Verbs about players and what they own. What happens in fights, at poker and in stories is built from these."""

    def copy(self) -> LegendsTable:
        twin = LegendsTable(self.chance.copy(), self.names, self.content, self.settings)
        self.copy_into(twin)
        return twin

    def names_of(self, cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
        """Poker cards by their ids."""
        ids = self.content.card_id
        return tuple([ids[card] for card in cards])

    # ---------------------------------------------------------------- the course of play

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        if phase == STORIES:
            self._end_action()
        self.emit(events.PhaseBegun(PHASES[phase]))

    def start_turn(self, seat: Seat) -> None:
        """The turn passes; a new round begins with the first player (LEG-064)."""
        self.turn_begins(seat)
        self.active = seat
        self.turns += 1
        if seat == self.first:
            self.round += 1
        self.actions = ACTIONS
        self.windows = 0
        self.fought = 0
        self.robbed_bank = False
        self.contributed = False
        self.used = []
        self.forget_deeds(seat)
        self.turn_from = len(self.deeds[seat])
        self.action_from = NO_ACTION
        self.phase = START
        self.emit(events.TurnStarted(seat, self.round))

    def spend_action(self) -> None:
        """One action less; deeds of this action begin here."""
        self.actions -= 1
        self.action_from = len(self.deeds[self.active])
        self._end_action()
        self.emit(events.ActionSpent(self.active, self.actions))

    def _end_action(self) -> None:
        """What is limited to once per action is free again."""
        self.used = [key for key in self.used if not key.startswith(("action:", "move_action:"))]

    def gain_actions(self, seat: Seat, amount: int, by: str) -> None:
        """Only the player whose turn it is can use them."""
        if seat == self.active and self.phase == ACT:
            self.actions += amount
            self.emit(events.ActionsGained(seat, amount, self.actions, by))

    def open_window(self, window: int) -> None:
        if not self.windows & window:
            self.windows |= window
            self.emit(events.WindowChanged())

    def points_gained(self, seat: Seat, window: int) -> None:
        """What may follow points; once the actions are over nothing can follow any more."""
        if seat == self.active and self.phase <= ACT:
            self.open_window(window)

    def close_window(self, window: int) -> None:
        if self.windows & window:
            self.windows &= ~window
            self.emit(events.WindowChanged())

    def close_windows(self) -> None:
        if self.windows:
            self.windows = 0
            self.emit(events.WindowChanged())

    def mark_fought(self, target: Seat) -> None:
        """LEG-102: nobody is attacked twice in a turn by the same player."""
        self.fought |= 1 << (self.players if target == BLACK else target)
        self.emit(events.WindowChanged())

    def mark_bank_robbed(self) -> None:
        """LEG-159: whatever comes of it, this was the attempt of the turn."""
        self.robbed_bank = True
        self.emit(events.WindowChanged())

    def mark_used(self, key: str) -> None:
        self.used.append(key)
        self.emit(events.WindowChanged())

    def tell(self, event: Event) -> None:
        """Say what happened where nothing on the table changes by it."""
        self.emit(event)

    # ---------------------------------------------------------------- characters and figures

    def take_character(self, seat: Seat, character: str) -> None:
        self.character[seat] = character
        self.dealt[seat] = ()
        self.emit(events.CharacterTaken(seat, character))

    def choose_first(self, seat: Seat) -> None:
        """LEG-048: for the whole game."""
        self.first = self.active = seat
        self.emit(events.FirstPlayer(seat))

    def start_with(self, seat: Seat, *, money: int, nuggets: int, wounds: int, mp: int, wp: int) -> None:
        """What a character card shows besides cards and items."""
        self.money[seat] = money
        self.nuggets[seat] = nuggets
        self.wounds[seat] = wounds
        self.mp[seat] = mp
        self.wp[seat] = wp
        self.emit(events.StartTaken(seat))

    def place_figure(self, seat: Seat, space: int) -> None:
        self.space[seat] = space
        self.emit(events.FigurePlaced(seat, self.land.spaces[space]))

    def move_figure(self, seat: Seat, way: tuple[int, ...], distance: int, by: str) -> None:
        """A movement of the player's own accord, along this way; `distance` is what it counts for (LEG-X17)."""
        self.space[seat] = way[-1]
        self.record(seat, "travel", distance)
        others = [self.land.distance[way[-1]][self.space[other]] for other in range(self.players) if other != seat]
        if self.black is not None:
            others.append(self.land.distance[way[-1]][self.black.space])
        near_sheriff = self.land.distance[way[-1]][self.sheriff]
        near = min(others, default=FAR)
        self.deeds[seat].append(Deed("end_move", 1, way[-1], near_player=near, near_sheriff=near_sheriff))
        self.emit(events.Moved(seat, self.land.spaces[way[-1]], tuple([self.land.spaces[space] for space in way]), by))

    def put_figure(self, seat: Seat, space: int, by: str) -> None:
        """A figure is put somewhere by an arrest: no movement of the player's own accord."""
        self.space[seat] = space
        self.emit(events.Moved(seat, self.land.spaces[space], (self.land.spaces[space],), by))

    def move_sheriff(self, way: tuple[int, ...], seat: Seat | None, by: str) -> None:
        self.sheriff = way[-1]
        self.emit(
            events.SheriffMoved(seat, self.land.spaces[way[-1]], tuple([self.land.spaces[space] for space in way]), by)
        )

    def place_bandit(self, space: int) -> None:
        self.bandits |= 1 << space
        self.emit(events.BanditPlaced(self.land.spaces[space]))

    def remove_bandit(self, space: int) -> None:
        self.bandits &= ~(1 << space)
        self.emit(events.BanditGone(self.land.spaces[space]))

    # ---------------------------------------------------------------- money, gold, fame

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

    def gain_lp(self, seat: Seat, amount: int, by: str) -> None:
        """LEG-071: with the fifth legend point the ability is gained for good."""
        if seat == BLACK:
            assert self.black is not None
            self.black.lp += amount
            self.emit(events.BlackGained(amount, self.black.lp))
            self._reached(seat, "lp", self.black.lp)
            return
        self.lp[seat] += amount
        self.record(seat, "gain:lp", amount)
        self.emit(events.LegendGained(seat, amount, self.lp[seat], by))
        if self.lp[seat] >= self.content.lp.ability_at and not self.ability_on[seat]:
            self.ability_on[seat] = True
            self.powers[seat] = None
            self.emit(events.AbilityGained(seat, self.character[seat]))
        self._reached(seat, "lp", self.lp[seat])

    def _reached(self, seat: Seat, track: str, points: int) -> None:
        for part in self.parts.values():
            part.reached(self, seat, track, points)

    def lose_lp(self, seat: Seat, amount: int, by: str) -> None:
        """LEG-X16: never below 0 during play."""
        lost = min(amount, self.lp[seat])
        if lost > 0:
            self.lp[seat] -= lost
            self.emit(events.LegendLost(seat, lost, self.lp[seat], by))

    def score(self, seat: Seat, part: str, amount: int) -> None:
        """A line of the final scoring, which may go below 0."""
        self.lp[seat] += amount
        self.emit(events.FinalScore(seat, part, amount, self.lp[seat]))

    # ---------------------------------------------------------------- tracks and wounds

    def advance(self, seat: Seat, track: str, by: str) -> int:
        """One point on the marshal or wanted track; where the cube stands now."""
        points = self.mp if track == "marshal" else self.wp
        points[seat] += 1
        self.emit(events.PointsGained(seat, track, 1, points[seat], by))
        self._reached(seat, track, points[seat])
        return points[seat]

    def leave_track(self, seat: Seat, track: str, by: str) -> None:
        """All points of a track are lost."""
        points = self.mp if track == "marshal" else self.wp
        if points[seat]:
            points[seat] = 0
            self.emit(events.TrackLeft(seat, track, by))

    def add_wounds(self, seat: Seat, amount: int, by: str) -> int:
        """LEG-310: at most three; further ones are ignored. How many were taken."""
        taken = min(amount, self.content.wounds.maximum - self.wounds[seat])
        if taken > 0:
            self.wounds[seat] += taken
            self.record(seat, "gain:wound", taken)
            self.emit(events.WoundsTaken(seat, taken, self.wounds[seat], by))
        return max(taken, 0)

    def heal(self, seat: Seat, amount: int, by: str) -> int:
        healed = min(amount, self.wounds[seat])
        if healed > 0:
            self.wounds[seat] -= healed
            self.record(seat, "act:heal", healed)
            self.emit(events.WoundsHealed(seat, healed, self.wounds[seat], by))
        return healed

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

    def roll_dice(self, seat: Seat | None, dice: int, by: str) -> list[str]:
        """Prospecting dice; their faces are those of tokens.toml."""
        faces = self.content.die.faces
        rolled: list[str] = [faces[self.chance.below(len(faces))] for _ in range(dice)]
        self.emit(events.DiceRolled(seat, tuple(rolled), by))
        return rolled

    # ---------------------------------------------------------------- the end

    def trigger_end(self, seat: Seat | None) -> None:
        """LEG-365: this round is completed, and then everybody has one more turn."""
        self.end_round = self.round + 1
        lp = self.lp[seat] if seat is not None else self.black.lp if self.black is not None else 0
        self.emit(events.EndTriggered(seat, lp))

    def end(self, outcome: str, winners: list[Seat], places: list[int]) -> None:
        self.outcome = outcome
        self.winners = winners
        self.places = places
        self.emit(events.GameWon(outcome, tuple(winners)))
