"""The verbs that say who is who: characters, abilities and roles. Each says what happened in the same breath."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.seats import Seat
from sagebrush.games.bang.events import (
    AbilitiesDealt,
    AbilityCopied,
    AbilityForgotten,
    CharacterTaken,
    RolesDealt,
    RoleTurned,
)
from sagebrush.games.bang.marks import ATTACKS, HARM, HELP, JAILS, ROBS, WHO
from sagebrush.games.bang.moving import MovingCards
from sagebrush.games.bang.options import Become

if TYPE_CHECKING:
    from sagebrush.core.events import Event
    from sagebrush.games.bang.state import Character
    from sagebrush.games.bang.traits import Trait


class Casting(MovingCards):
    """Who plays whom, with which abilities, on which side."""

    __slots__ = ()

    # ---------------------------------------------------------------- characters and abilities

    def character_options(self, seat: Seat) -> tuple[Become, ...]:
        return tuple([Become(name) for name in self.dealt[seat]])

    def take_character(self, seat: Seat, character: Character, extra_life: int) -> None:
        """BANG-017, BANG-020: as many bullets as the card shows, and one more for the Sheriff."""
        self._be(seat, character, extra_life)
        self.changed()
        self.emit(CharacterTaken(seat, character.id, self.life[seat]))

    def switch_character(self, seat: Seat, character: Character, extra_life: int, life: int) -> None:
        """The player is somebody else for the rest of the game; the old card is one that nobody has."""
        self.box = [*[name for name in self.box if name != character.id], self.characters[seat].id]
        self._be(seat, character, extra_life)
        self.life[seat] = life
        self.changed()
        self._mind_empty_hand(seat)
        self.emit(CharacterTaken(seat, character.id, life))

    def _be(self, seat: Seat, character: Character, extra_life: int) -> None:
        """Another character; what an earlier one had from the box goes back there."""
        self.make_own()
        self.dealt[seat] = ()
        self.box += [trait.id for trait in self.abilities[seat][1:]]
        self.characters[seat] = character
        self.abilities[seat] = (character,)
        self.copied[seat] = ()
        self.max_life[seat] = self.life[seat] = character.life + extra_life

    def copy_ability(self, seat: Seat, owner: Seat) -> None:
        """BANG-277: besides his own, the player has the ability of another character."""
        self.make_own()
        self.copied[seat] = self.abilities[owner]
        self.changed()
        self._mind_empty_hand(seat)
        self.emit(AbilityCopied(seat, self.characters[owner].id, owner))

    def forget_ability(self, seat: Seat) -> None:
        """What was copied ends; whatever else the player has stays."""
        self.make_own()
        self.copied[seat] = ()
        self.changed()
        self.emit(AbilityForgotten(seat))

    def take_on(self, seat: Seat, characters: list[Character]) -> None:
        """BANG-721: besides his own, abilities from the box; those that he had from there go back."""
        self.make_own()
        before = [trait.id for trait in self.abilities[seat][1:]]
        now = [character.id for character in characters]
        self.box = [name for name in self.box + before if name not in now]
        self.abilities[seat] = (self.characters[seat], *characters)
        self.changed()
        self._mind_empty_hand(seat)
        self.emit(AbilitiesDealt(seat, tuple(now)))

    def grant(self, seat: Seat, trait: Trait, event: Event) -> None:
        """The player has what this brings, which no character gives; the event tells it."""
        self.make_own()
        self.granted[seat] = (*self.granted[seat], trait)
        self.changed()
        self._mind_empty_hand(seat)
        self.emit(event)

    def withdraw(self, seat: Seat, trait: Trait, event: Event) -> None:
        """What was granted is over; the event tells it."""
        self.make_own()
        self.granted[seat] = tuple([other for other in self.granted[seat] if other is not trait])
        self.changed()
        self.emit(event)

    def _mind_empty_hand(self, seat: Seat) -> None:
        """BANG-237: what counts is that the hand is empty, not when it became so."""
        if self.turns and not self.hands[seat] and self.own("hand_emptied", seat):
            self.owe(seat, "hand_emptied", seat)

    # ---------------------------------------------------------------- roles

    def deal_roles(self, seats: list[Seat]) -> None:
        """The roles of these players are shuffled and dealt anew, face down; what they did before says nothing now."""
        self.make_own()
        roles = [self.dealt_role(seat) for seat in seats]
        self.chance.shuffle(roles)
        lots = list(self.role_lots)
        lot = max(lots) + 1
        for seat, role in zip(seats, roles, strict=True):
            self.roles[seat] = role
            # BANG-308: where nobody is the Sheriff, all roles lie open.
            self.shown[seat] = "sheriff" not in self.roles
            lots[seat] = lot
        self.role_lots = tuple(lots)
        self.clear_tallies()
        self.touch_all(WHO | HARM | HELP | ATTACKS | ROBS | JAILS)
        self.emit(RolesDealt(tuple(seats), tuple(roles)))

    def turn_role(self, seat: Seat, role: str) -> None:
        """A role card lies face up from now on, and shows this."""
        self.make_own()
        self.roles[seat] = role
        self.shown[seat] = True
        self.touch(seat, WHO)
        self.emit(RoleTurned(seat, role))
