"""Plain questions to a table of BANG!: who sits where, whose turn it is, and what lies in front of whom."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.state import BETWEEN, SIDES, BangState


class SeatedTable(BangState):
    """What can be read off the table; no trait has a say in it."""

    __slots__ = ()

    # ---------------------------------------------------------------- players

    def alive(self, seat: Seat) -> bool:
        return self.here[seat]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """Everybody in play, starting with this seat (or the next one in play) and going clockwise."""
        living, places = self.living, self.places
        start = places[seat]
        for index, other in enumerate(living):
            if places[other] >= start:
                return living[index:] + living[:index]
        return living.copy()

    def others_from(self, seat: Seat) -> list[Seat]:
        """BANG-105: all others in play, from this player's left clockwise."""
        return [other for other in self.clockwise_from(seat) if other != seat]

    def left_of(self, seat: Seat) -> Seat:
        """The next player in play clockwise."""
        return self.clockwise_from(self.order[(self.places[seat] + 1) % self.players])[0]

    def right_of(self, seat: Seat) -> Seat:
        """The next player in play the other way round."""
        return self.others_from(seat)[-1] if len(self.living) > 1 else seat

    def turns_until(self, seat: Seat) -> int:
        """How many places clockwise this player sits from the active one (BANG-109)."""
        return (self.places[seat] - self.places[self.active]) % self.players

    def has_turn(self, seat: Seat) -> bool:
        """Whether it is this player's turn; when a round begins it is nobody's."""
        return self.active == seat and self.phase != BETWEEN

    def plays_in_turn(self, seat: Seat) -> bool:
        """BANG-730: whether it is his turn, or another player makes him play as if it were."""
        return self.has_turn(seat) or self.commanded == seat

    def decider(self, seat: Seat) -> Seat:
        """Who chooses the targets of what this player plays: somebody else, while another one commands him."""
        return Seat(self.commander) if self.commanded == seat else seat

    def dealt_role(self, seat: Seat) -> str:
        """The role card that this player was dealt: a Shadow Renegade's is the Renegade's."""
        return "renegade" if self.roles[seat] in SIDES else self.roles[seat]

    def side(self, seat: Seat) -> str:
        """The role in which this player plays now: his own, or that of the side which a Shadow Renegade has joined."""
        role = self.roles[seat]
        return SIDES.get(role, role)

    # ---------------------------------------------------------------- cards

    def in_play(self, seat: Seat, name: str) -> Card | None:
        """The card of this name in front of the player; there is never more than one (BANG-043)."""
        for card in self.fronts[seat]:
            if card.name == name:
                return card
        return None

    def has_in_play(self, seat: Seat, name: str) -> bool:
        return self.in_play(seat, name) is not None

    def weapon(self, seat: Seat) -> Card | None:
        """BANG-117: the one weapon card in front of the player."""
        for card in self.fronts[seat]:
            if card.rule.range:
                return card
        return None

    def has_cards(self, seat: Seat) -> bool:
        return bool(self.hands[seat] or self.fronts[seat])
