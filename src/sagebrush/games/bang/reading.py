"""Questions one may ask a table of BANG!: who has what to say at a step, distances, ranges and limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import NAMED, Card
from sagebrush.games.bang.marks import EVERYTHING, FAR, FRONT, LIFE, RULES, WHO
from sagebrush.games.bang.seating import SeatedTable
from sagebrush.games.bang.state import ABSENT, OUT
from sagebrush.games.bang.traits import NOBODY, Reason, Trait

if TYPE_CHECKING:
    from sagebrush.games.bang.table import BangTable

#: Nobody has anything to say at a step.
NOTHING: Final[list[Trait]] = []
NO_VOICE: Final[list[tuple[Seat, Trait]]] = []
#: Stands for all steps that forbid something, where nobody hears any of them.
FORBIDDING: Final = "forbidding"

#: Marks the players in range of the weapon among those within a distance.
IN_RANGE: Final = -1


class ReadableTable(SeatedTable):
    """Everything is worked out from the traits when it is needed, and kept until something changes."""

    __slots__ = ()

    # ---------------------------------------------------------------- what is noted for who looks

    def touch(self, seat: Seat, what: int) -> None:
        """Something of this player changes. While nobody looks there is nothing to note."""
        if self.sheet is not None:
            self.stale[seat] |= what

    def touch_table(self, what: int) -> None:
        if self.sheet is not None:
            self.stale[self.players] |= what

    def touch_all(self, what: int) -> None:
        """Whatever this is made of, of every player and of the table, may be another."""
        if self.sheet is not None:
            for place in range(self.players + 1):
                self.stale[place] |= what

    def look_afresh(self) -> None:
        """Somebody looks who knows nothing of the table yet."""
        self.stale = [EVERYTHING] * (self.players + 1)

    # ---------------------------------------------------------------- traits

    def changed(self) -> None:
        """Abilities, the players in play or the rules of the whole table changed: work everything out anew."""
        self._forget()
        self.touch_all(WHO | LIFE | FRONT | FAR | RULES)

    def changed_for_now(self) -> None:
        """They changed for this turn only."""
        self.changed()
        self._fleeting = True

    def front_changed(self, seat: Seat, card: Card) -> None:
        """A card came to lie in front of this player, or left from there."""
        trait = card.rule.trait
        self._voices = self._voices.copy()
        self._voices[seat] = None
        self.touch(seat, FRONT)
        if trait.public_steps:
            self._listen_anew(trait.public_steps)
        if trait.moves_people:
            self._rows, self._further = {}, []
            for other in self.living:
                self.touch(other, FAR)
        self._within = {}

    def _listen_anew(self, steps: tuple[str, ...]) -> None:
        """Others speak at these steps. Copies must not learn of it, even where nobody has listened yet."""
        self._heard, self._unheard = self._heard.copy(), self._unheard.copy()
        for step in steps:
            self._heard.pop(step, None)
            self._unheard.pop(step, None)
        self._unheard.pop(FORBIDDING, None)

    def turn_changed(self) -> None:
        """Another player is active: the order of speaking is another one, and somebody may be silenced or seen anew."""
        if self._fleeting or self._may_silence():
            self._fleeting = False
            self.changed()
        else:
            self._heard = {}

    def _may_silence(self) -> bool:
        """Whether anything takes away abilities or the effect of cards in play, in every turn or in some."""
        if not self._silent:
            self.silenced(self.active)
        return self._silencing or any("silences_abilities" in trait.steps for trait in self.rules)

    def own(self, step: str, seat: Seat) -> list[Trait]:
        """The traits of this player, or of the whole table, with something to say at this step."""
        voices = self._voices[seat]
        if voices is None:
            voices = self._listen(seat)
        return voices.get(step, NOTHING)

    def unmuted(self, step: str, seat: Seat, *, muted: bool) -> list[Trait]:
        """The same, where cards in play and abilities may be `muted`: equipment is neither of them (BANG-X119)."""
        traits = self.own(step, seat)
        return [trait for trait in traits if self.unmutable(seat, trait)] if muted else traits

    def unmutable(self, seat: Seat, trait: Trait) -> bool:
        """Whether this trait of a player is neither his character's ability nor a card in front of him."""
        return trait in self.granted[seat]

    def _listen(self, seat: Seat) -> dict[str, list[Trait]]:
        """What a player's abilities, the cards in front of him and the rules of the whole table say, by step."""
        traits = self.rules + self._traits(seat)
        voices: dict[str, list[Trait]] = {}
        for trait in traits:
            for step in trait.steps:
                if step in voices:
                    voices[step].append(trait)
                else:
                    voices[step] = [trait]
        self._voices[seat] = voices
        return voices

    def _traits(self, seat: Seat) -> list[Trait]:
        if not self.here[seat]:
            return []
        traits = list(self.in_force(seat))
        if self.fronts[seat] and not self.silenced(seat):
            traits += [card.rule.trait for card in self.fronts[seat]]
        return traits

    def in_force(self, seat: Seat) -> tuple[Trait, ...]:
        """The abilities of this player that are not muted; what no character gives never is."""
        if self.rules and self.without_ability(seat):
            return self.granted[seat]
        return self.abilities_of(seat)

    def heard(self, step: str) -> list[tuple[Seat, Trait]]:
        """All traits with something to say at this step. BANG-109: from the active player clockwise."""
        if step in self._unheard:
            return NO_VOICE
        found = self._heard.get(step)
        if found is None:
            found = [(NOBODY, trait) for trait in self.rules if step in trait.steps]
            common = len(found)
            for seat in self.clockwise_from(self.active):
                for trait in self.own(step, seat)[common:]:
                    found.append((seat, trait))
            if found:
                self._heard[step] = found
            else:
                self._unheard[step] = True
        return found

    def heard_about(self, step: str, seat: Seat, *, muted: bool) -> list[tuple[Seat, Trait]]:
        """The same, where this player's abilities and the cards in front of him may be `muted`."""
        found = self.heard(step)
        return [each for each in found if each[0] != seat or self.unmutable(*each)] if muted else found

    def direction(self) -> int:
        """1 where turns go clockwise, -1 where they go the other way round."""
        step = 1
        for owner, trait in self.heard("direction"):
            step = trait.direction(self._table(), owner, step)
        return step

    def _table(self) -> BangTable:
        raise NotImplementedError

    def without_ability(self, seat: Seat) -> bool:
        """Whether a rule of the whole table takes away what is the player's character's or copied from one, for now."""
        for trait in self.rules:
            if "silences_abilities" in trait.steps and trait.silences_abilities(self._table(), NOBODY, seat):
                return True
        return False

    def silenced(self, seat: Seat) -> bool:
        """Whether the cards in front of this player have no effect now."""
        return self.silence(seat) is not None

    def silence(self, seat: Seat) -> Reason | None:
        """Why the cards in front of this player have no effect now."""
        if not self._silent:
            table = self._table()
            silent: list[Reason | None] = [None] * self.players
            loud = [(NOBODY, trait) for trait in self.rules]
            loud += [(owner, trait) for owner in self.living for trait in self.in_force(owner)]
            for owner, trait in loud:
                if "silences_cards" in trait.steps:
                    self._silencing = True
                    for other in self.living:
                        silent[other] = silent[other] or trait.silences_cards(table, owner, other)
            self._silent = silent
        return self._silent[seat]

    # ---------------------------------------------------------------- distance and range

    def distances(self, viewer: Seat) -> list[int]:
        """How far this player sees each seat (BANG-080 to BANG-083); 0 for oneself, OUT for who is not in play."""
        row = self._rows.get(viewer)
        if row is None:
            row = self._distances(viewer)
            self._rows[viewer] = row
        return row

    def _distances(self, viewer: Seat) -> list[int]:
        table = self._table()
        row = [OUT] * self.players
        row[viewer] = 0
        sight = sum([trait.closer(table, viewer) for trait in self.own("closer", viewer)])
        further = self._furthers()
        circle = self.clockwise_from(viewer)
        count = len(circle)
        for steps in range(1, count):
            seat = circle[steps]
            places = steps if steps + steps <= count else count - steps
            for trait in self.own("places_between", viewer):
                places = trait.places_between(table, viewer, places)
            distance = places + further[seat] - sight
            row[seat] = distance if distance > 1 else 1
        return row

    def _furthers(self) -> list[int]:
        if not self._further:
            table = self._table()
            further = [0] * self.players
            for seat in self.living:
                for trait in self.own("further", seat):
                    further[seat] += trait.further(table, seat)
            self._further = further
        return self._further

    def reach(self, seat: Seat) -> int:
        """The range of this player's weapon; the Colt .45 hits at distance 1 (BANG-112, BANG-114)."""
        table = self._table()
        reach = 1
        for trait in self.own("weapon_range", seat):
            reach = trait.weapon_range(table, seat, reach)
        return reach

    def within(self, seat: Seat, distance: int) -> list[Seat]:
        """The players at most so far away, oneself included (BANG-202), by seat."""
        key = (seat, distance)
        found = self._within.get(key)
        if found is None:
            row = self.distances(seat)
            found = [other for other in self.living if row[other] <= distance]
            self._within[key] = found
        return found

    def in_range(self, seat: Seat) -> list[Seat]:
        """The players this one may shoot at, himself included (BANG-121, BANG-201)."""
        key = (seat, IN_RANGE)
        found = self._within.get(key)
        if found is None:
            found = self.within(seat, self.reach(seat))
            self._within[key] = found
        return found

    def bang_targets(self, seat: Seat) -> list[Seat]:
        """Those in range at whom this player may play BANG! cards: not all of them can be their target."""
        found = self.in_range(seat)
        hiding = [
            owner for owner, trait in self.heard("hides_from_bangs") if trait.hides_from_bangs(self._table(), owner)
        ]
        return [other for other in found if other not in hiding] if hiding else found

    # ---------------------------------------------------------------- limits

    def bangs_left(self, seat: Seat) -> bool:
        """BANG-041: whether another BANG! card may be played in this turn; only the active player's are counted."""
        limit = 1
        for trait in self.own("bang_limit", seat):
            limit = trait.bang_limit(self._table(), seat, limit)
        return (self.bangs if seat == self.active else 0) < limit

    def hand_limit(self, seat: Seat) -> int:
        """BANG-053: as many cards as lives."""
        limit = max(self.life[seat], 0)
        for trait in self.own("hand_limit", seat):
            limit = trait.hand_limit(self._table(), seat, limit)
        return limit

    def counts_as(self, seat: Seat, card: Card, name: str) -> bool:
        """Whether this player may use the card as a card of that name (BANG-075)."""
        if card.name == name:
            return self.not_as(seat, card, name) is None
        return any(trait.counts_as(self._table(), seat, card, name) for trait in self.own("counts_as", seat))

    def may_hold(self, seat: Seat, name: str) -> bool:
        """Whether, for all that everybody knows, there may be a card of this name in that hand."""
        hand = self.hands[seat]
        if not hand:
            return False
        everybody = (1 << self.players) - 1
        for card in NAMED[name]:
            mask = self.known[card.index]
            if mask != ABSENT and (mask & everybody != everybody or card in hand):
                return True
        return False

    def affects(self, user: Seat | None, target: Seat, cards: tuple[Card, ...], *, muted: bool = False) -> bool:
        """Whether what a player does with these cards has an effect on another one, whose abilities may be muted."""
        if user is None or user == target:
            return True
        if target == self.spared and not muted:
            return False
        immune = self.unmuted("immune", target, muted=muted)
        return not any(trait.immune(self._table(), target, user, cards) for trait in immune)

    def ignores(self, seat: Seat, card: Card, name: str) -> bool:
        """Whether this Duel or Indians! card of another player leaves him alone."""
        return any(trait.ignores(self._table(), seat, card, name) for trait in self.own("ignores", seat))

    def suit(self, card: Card) -> str:
        """The suit a card counts as; one that has none stays without."""
        suit = card.suit
        if not suit:
            return suit
        for owner, trait in self.heard("suit_of"):
            suit = trait.suit_of(self._table(), owner, card, suit)
        return suit

    # ---------------------------------------------------------------- what is forbidden
    #
    # A card is played when it is laid out from hand for its effect: in phase 2 as itself or as another card, as a
    # Missed! against a shot, as a Beer against a lethal hit. It is used when it is played, when it is discarded for an
    # effect (for a Duel, against Indians!, as the price of a card or an ability), and when it is used from in front of
    # its owner. Cards discarded in phase 3, or by somebody else's will, are not used (BANG-067 to BANG-073).

    def forbidding(self) -> bool:
        """Whether anything forbids anything at all; mostly nothing does, which is asked at every decision."""
        if FORBIDDING in self._unheard:
            return False
        if self.heard("forbids_playing") or self.heard("forbids_using"):
            return True
        if self.heard("forbids_placing") or self.heard("forbids_as"):
            return True
        self._unheard[FORBIDDING] = True
        return False

    def unplayable(self, player: Seat, card: Card, name: str) -> Reason | None:
        """Why this player may not play the card as one of that name now. It is asked about as what it is, too."""
        for owner, trait in self.heard("forbids_playing"):
            reason = trait.forbids_playing(self._table(), owner, player, card, card.name)
            if reason is None and name != card.name:
                reason = trait.forbids_playing(self._table(), owner, player, card, name)
            if reason is not None:
                return reason
        if card.rule.stays and name == card.name:
            for owner, trait in self.heard("forbids_placing"):
                reason = trait.forbids_placing(self._table(), owner, player, card)
                if reason is not None:
                    return reason
        return self.not_as(player, card, name) or self.unusable(player, card, name)

    def not_as(self, player: Seat, card: Card, name: str) -> Reason | None:
        """Why the card does not do as one of that name; it may do as one of another, and may be discarded."""
        for owner, trait in self.heard("forbids_as"):
            reason = trait.forbids_as(self._table(), owner, player, card, name)
            if reason is not None:
                return reason
        return None

    def unusable(self, player: Seat, card: Card, name: str) -> Reason | None:
        """Why this player may not use the card in any way as one of that name now (BANG-071)."""
        for owner, trait in self.heard("forbids_using"):
            reason = trait.forbids_using(self._table(), owner, player, card, card.name)
            if reason is None and name != card.name:
                reason = trait.forbids_using(self._table(), owner, player, card, name)
            if reason is not None:
                return reason
        return None

    def usable(self, player: Seat) -> list[Card]:
        """The cards of the hand that may be discarded for an effect."""
        hand = self.hands[player]
        if not self.heard("forbids_using"):
            return hand
        return [card for card in hand if self.unusable(player, card, card.name) is None]
