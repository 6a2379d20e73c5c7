"""The verbs of a fight: laying, showing and clearing cards, and what they count."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends import events, jokers
from sagebrush.games.legends.cards import FIGHT_CARD_IDS, RANKS
from sagebrush.games.legends.deeds import Deed
from sagebrush.games.legends.fighting import BLACK, NO_CARD, NOBODY, PLAYER, Fight
from sagebrush.games.legends.state import LegendsState


class FightingTable(LegendsState):
    """A table at which fights are fought."""

    def fight_now(self) -> Fight:
        """The fight under way, in rules that are only used in one."""
        assert self.fight is not None
        return self.fight

    def begin_fight(self, fight: Fight) -> None:
        """LEG-104. What the two were before the fight is what conditions ask about afterwards."""
        me, other = fight.fighter, fight.other
        fight.sides = (self.side(me), self.side(other) if other >= 0 else "")
        fight.wounds = (self.wounds[me], self.wounds[other] if other >= 0 else 0)
        fight.weapons = (self.weapon(me), self.weapon(other) if other >= 0 else "")
        self.fight = fight
        if fight.attacker == BLACK:
            self.emit(events.AttackedByBlack(fight.fighter, fight.kind))
        else:
            target = other if other >= 0 else None
            self.emit(events.FightAnnounced(fight.fighter, target, fight.foe, fight.kind))

    def lay_card(self, seat: Seat, card: int, stands_for: int = NO_CARD) -> None:
        """Face down; who has seen this hand cannot tell which card it is. A joker stands for another one of it."""
        fight = self.fight_now()
        self.hands[seat].remove(card)
        if seat == fight.fighter:
            fight.card = card
        else:
            fight.other_card = card
        if stands_for != NO_CARD:
            jokers.lay_for(self, seat, card, stands_for)
        self.emit(events.CardLaid(seat, self.content.card_id[card]))

    def show_held(self, seat: Seat, card: int) -> None:
        """Everybody has seen this card, and that it is in the hand of its owner still."""
        self.hand_known[card] = self.all_eyes() & ~self.eye(seat)

    def draw_fight_cards(self, count: int) -> None:
        """For the foe, seen by its keeper alone; the Man in Black's, whom nobody plays, by all."""
        fight = self.fight_now()
        for _ in range(min(count, len(self.fight_deck))):
            fight.drawn.append(self.fight_deck.pop())
            fight.known.append(self.all_eyes() if fight.keeper == NOBODY else self.eye(fight.keeper))
            fight.before.append(self.fight_known.pop())
            fight.layers.append(self.fight_layer.pop())
        names = tuple([FIGHT_CARD_IDS[card] for card in fight.drawn])
        if fight.keeper == NOBODY:
            self.emit(events.BlackDrew(names))
        else:
            self.emit(events.FightCardsDrawn(fight.keeper, fight.foe, len(fight.drawn), names))

    def look_at_fight_cards(self, seat: Seat, places: list[int], by: str) -> None:
        """LEG-X06: somebody else sees some of the cards drawn."""
        fight = self.fight_now()
        for place in places:
            fight.known[place] |= self.eye(seat)
        names = tuple([FIGHT_CARD_IDS[fight.drawn[place]] for place in sorted(places)])
        self.emit(events.FightCardsLookedAt(seat, fight.keeper, names, by))

    def play_fight_card(self, card: int) -> None:
        """The foe's, face down until the reveal."""
        self.fight_now().other_card = card
        self.emit(events.WindowChanged())

    def surrender(self, seat: Seat) -> None:
        """LEG-109."""
        self.fight_now().surrendered = True
        self.emit(events.Surrendered(seat))

    def reveal(self) -> None:
        """LEG-115: both cards are turned up at once."""
        fight = self.fight_now()
        fight.shown = True
        stood_in = jokers.turn_up(self)
        other = jokers.rank_of(self, fight.other_card) if fight.foe == PLAYER else fight.other_card
        fight.ranks = [jokers.rank_of(self, fight.card), other]
        # A joker that stands for nothing has no value, and nothing counts less than a 2.
        fight.value, fight.other_value = max(0, fight.ranks[0]), max(0, fight.ranks[1])
        card = self.content.card_id[fight.card]
        if fight.foe == PLAYER:
            theirs = self.content.card_id[fight.other_card]
            self.emit(events.CardsRevealed(fight.fighter, card, fight.other, theirs))
        else:
            self.emit(events.FoeRevealed(fight.fighter, card, fight.foe, FIGHT_CARD_IDS[fight.other_card]))
        for each in stood_in:
            self.emit(each)

    def change_value(self, seat: Seat, amount: int, by: str, *, of_rival: bool) -> None:
        """LEG-121: the card of this fighter, or the rival's, counts more or less."""
        fight = self.fight_now()
        side = fight.side_of(seat) ^ of_rival
        before = fight.counts(side)
        if side:
            fight.other_value += amount
        else:
            fight.value += amount
        if fight.counts(side) != before:
            owner = fight.other if side else fight.fighter
            self.emit(events.ValueChanged(owner if owner >= 0 else None, RANKS[fight.counts(side)], by))
        else:
            # Beyond an ace or below a 2 it counts as before, but what comes later is reckoned from there.
            self.emit(events.WindowChanged())

    def win_ties(self, seat: Seat) -> None:
        self.fight_now().ties = seat
        self.emit(events.WindowChanged())

    def cancel_fight_text(self, by: str) -> None:
        self.fight_now().cancelled_by = by
        self.emit(events.WindowChanged())

    def forbid_mp(self) -> None:
        """LEG-509: for beating a bandit in this fight."""
        self.fight_now().no_mp = True
        self.emit(events.WindowChanged())

    def will_restart(self, by: str) -> None:
        self.fight_now().restart = by
        self.emit(events.WindowChanged())

    # ---------------------------------------------------------------- afterwards

    def record_fight(self, seat: Seat, what: str) -> None:
        """Remember a fight that was `started`, `won` or `lost`, and where."""
        fight = self.fight_now()
        deed = Deed(f"fight:{what}", 1, self.space[seat], fight.tags(seat), wounds=fight.wounds_of(seat))
        self.deeds[seat].append(deed)

    def _return_fight_cards(self, fight: Fight) -> None:
        """LEG-153: all cards drawn go under the deck in random order; who saw them knows what is in that layer."""
        if not fight.drawn:
            return
        layer = min(self.fight_layer, default=0) - 1
        if fight.shown:
            fight.known[fight.drawn.index(fight.other_card)] = self.all_eyes()
        self._remember_layers(fight)
        order = list(range(len(fight.drawn)))
        self.chance.shuffle(order)
        self.fight_deck[:0] = [fight.drawn[place] for place in order]
        self.fight_known[:0] = [fight.known[place] for place in order]
        self.fight_layer[:0] = [layer] * len(order)
        fight.drawn = []
        fight.known = []
        fight.layers = []
        fight.before = []

    def _remember_layers(self, fight: Fight) -> None:
        """Of a layer that was drawn to the last card it is still known what was in it.

        Of any other, only who saw each card that was drawn of it can still be sure of those that are left.
        """
        for place, layer in enumerate(fight.layers):
            if layer not in self.fight_layer:
                fight.known[place] |= fight.before[place]
            for left, other in enumerate(self.fight_layer):
                if other == layer:
                    self.fight_known[left] &= fight.known[place]

    def clear_fight(self) -> None:
        """LEG-138: cards that were laid are discarded, for all to see; fight cards go under their deck."""
        fight = self.fight_now()
        self._return_fight_cards(fight)
        laid = [(fight.fighter, fight.card)]
        if fight.foe == PLAYER:
            laid.append((fight.other, fight.other_card))
        shown = fight.shown
        fight.card = fight.other_card = NO_CARD
        fight.shown = False
        for seat, card in laid:
            if card != NO_CARD:
                self.pile.append(card)
                fight.ranks[fight.side_of(seat)] = jokers.rank_of(self, card)
                if not shown:
                    self.emit(events.CardsDiscarded(seat, (self.content.card_id[card],), fight.cause))
        jokers.clear(self)
        self.emit(events.WindowChanged())

    def restart_fight(self) -> None:
        """LEG-423, LEG-424: everything is cleared, and the same fight begins anew."""
        fight = self.fight_now()
        by = fight.restart
        self.clear_fight()
        fight.begin_anew()
        self.emit(events.FightRestarted(by))

    def end_fight(self) -> None:
        self.fight = None
        self.emit(events.WindowChanged())
