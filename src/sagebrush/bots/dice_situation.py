"""A Dice Game weighed by one seat: what a hit, a beer or an arrow is worth there and then.

Everything is measured in one coin, the life point of a healthy foe; gains are positive.
"""

from __future__ import annotations

from typing import Final

from sagebrush.bots.beliefs import Belief, believe, hostility
from sagebrush.bots.goals import Mood, hidden_roles
from sagebrush.games.dice.characters import CHARACTERS
from sagebrush.games.dice.data import DICE, ROLES
from sagebrush.games.dice.view import DiceView

#: A life point counts for more the fewer are left: the worth of going from this many to one less.
KEEN: Final[tuple[float, ...]] = (0.0, *(1.0 + 2.5 / life for life in range(1, 16)))
#: How much of the prize for going out is at stake at the step from this many life points to one less.
RISK: Final[tuple[float, ...]] = (0.0, 1.0, 0.35, 0.15, 0.05, *(0.0 for _ in range(11)))

#: One whose ability softens what is done to him: the share of a hit that still counts.
BART: Final = 0.7


def beliefs(view: DiceView) -> list[Belief]:
    """What the seat of this view believes about every role."""
    players = view.players
    deeds = hostility(
        [player.harm for player in players],
        [player.help for player in players],
        [player.alive for player in players],
    )
    known = [player.role for player in players]
    hidden = hidden_roles(ROLES[len(players)], known)
    return believe(hidden, known, deeds, -1 if view.seat is None else view.seat)


class Situation:
    """What one seat reads out of its view."""

    def __init__(self, view: DiceView, believed: list[Belief], mood: Mood) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.players = view.players
        self.supply = view.supply
        self.character = CHARACTERS[view.players[view.seat].character]
        self.living = [player.seat for player in view.players if player.alive]
        self.stakes = mood.stakes(view.players, view.seat, believed, duel=view.duel, turn=view.turn)

    # ---------------------------------------------------------------- life

    def step(self, seat: int, life: int) -> float:
        """My gain when this seat goes from so many life points to one less."""
        if life <= 0:
            return 0.0
        stake = self.stakes[seat]
        return stake.care * KEEN[life] + stake.prize * RISK[life]

    def loss(self, seat: int, amount: int) -> float:
        """My gain when this seat loses so many life points."""
        life = self.players[seat].life
        return sum([self.step(seat, life - done) for done in range(amount)])

    def hits(self, seat: int) -> list[float]:
        """My gain from 0, 1, 2, … Bull's Eyes on this seat, all at once."""
        life = self.players[seat].life
        character = self.players[seat].character
        share = BART if character == "bart_cassidy" and self.supply > 1 else 1.0
        gains = [0.0]
        for done in range(DICE + 1):
            gains.append(gains[-1] + share * self.step(seat, life - done))
        if character == "el_gringo":
            # He answers with an arrow, unless nobody is left to answer.
            cost = self.arrow_cost()
            gains[1:] = [gain - cost if done < life else gain for done, gain in enumerate(gains[1:], 1)]
        return gains

    def drink(self, seat: int, amount: int, above: int = 0) -> float:
        """My gain when this seat, `above` its present life, gains so many; what it cannot hold is wasted."""
        player = self.players[seat]
        life = player.life + above
        room = min(amount, player.max_life - life)
        return -sum([self.step(seat, life + more) for more in range(1, room + 1)])

    def beer(self, seat: int, above: int = 0) -> float:
        """My gain when I give this seat a beer."""
        worth = self.character.beer_worth(self.players[seat].life) if seat == self.me else 1
        return self.drink(seat, worth, above)

    # ---------------------------------------------------------------- arrows

    def arrow_cost(self) -> float:
        """What one more arrow in front of me costs."""
        return -self.arrow_weight(self.me, 1)

    def arrow_weight(self, seat: int, more: int) -> float:
        """My gain from this seat's arrow: the last one it has (more = 0), or the next one it would get (more = 1)."""
        player = self.players[seat]
        character = CHARACTERS[player.character]
        arrows = player.arrows + more
        if character.arrows_that_hurt(arrows) == character.arrows_that_hurt(arrows - 1):
            return 0.0
        # The emptier the supply, the surer is the attack.
        likely = 0.9 - 0.04 * self.supply
        return likely * self.step(seat, max(1, player.life - arrows + 1))

    def attack(self, extra: int) -> float:
        """My gain from an Indian attack now, with so many more arrows in front of me."""
        total = 0.0
        for seat in self.living:
            player = self.players[seat]
            arrows = player.arrows + (extra if seat == self.me else 0)
            if arrows:
                total += self.loss(seat, CHARACTERS[player.character].arrows_that_hurt(arrows))
        return total

    # ---------------------------------------------------------------- aiming

    def targets(self, face: str) -> list[int]:
        """Whom this face hits, clockwise."""
        count = len(self.living)
        place = self.living.index(self.me)
        seen_as = "bullseye_1" if count <= 3 else face
        found = []
        for distance in self.character.reach(seen_as):
            if 2 * distance <= count:
                found.append(self.living[(place + distance) % count])
            if 2 * distance < count:
                found.append(self.living[place - distance])
        return sorted(found)
