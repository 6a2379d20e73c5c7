"""Which dice to roll again: every way is priced by what is kept and what the thrown dice may still become."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from sagebrush.bots.dice_aim import Gains, best_sums
from sagebrush.bots.dice_situation import Situation
from sagebrush.core.options import Option
from sagebrush.games.dice.data import DICE, FACES
from sagebrush.games.dice.options import Reroll

ARROW, DYNAMITE, BULLSEYE_1, BULLSEYE_2, BEER, GATLING = range(len(FACES))
FACE_NUMBER: Final = {face: number for number, face in enumerate(FACES)}

#: The chance that a die thrown up to so many times shows one wanted face in the end (dynamite stops it).
SHOWS: Final[tuple[float, ...]] = (0.0, 1 / 6, 0.278, 0.352, 0.401)


def _at_least(chance: float, dice: int, wanted: int) -> float:
    if wanted <= 0:
        return 1.0
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(wanted, dice + 1))


#: LIKELY[rolls][dice][wanted]: the chance of at least so many of one face.
LIKELY: Final[tuple[tuple[tuple[float, ...], ...], ...]] = tuple(
    tuple(tuple(_at_least(chance, dice, wanted) for wanted in range(10)) for dice in range(DICE + 1))
    for chance in SHOWS
)
#: PEACEFUL[rolls][dice]: the chance that none of these dice needs to end as a Bull's Eye.
PEACEFUL: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple((1 - (1 / 3) ** rolls) ** dice for dice in range(DICE + 1)) for rolls in range(5)
)


class Prospects:
    """What the faces of this turn are worth to the player who rolls."""

    def __init__(self, situation: Situation) -> None:
        character = situation.character
        self.near = self._shots(situation, "bullseye_1")
        self.same_reach = situation.targets("bullseye_1") == situation.targets("bullseye_2")
        self.far = self.near if self.same_reach else self._shots(situation, "bullseye_2")
        self.beers = _beers(situation)
        self.needed = character.gatlings_needed
        self.gatling = _gatling(situation)
        self.per_gatling = _kit(situation)
        self.arrow = situation.arrow_cost()
        self.supply = situation.supply
        self.attack = situation.attack(situation.supply) + situation.supply * self.arrow
        self.blast = -situation.loss(situation.me, 1)
        self.peace = situation.drink(situation.me, 2) if character.id == "suzy_lafayette" else 0.0
        self.doubles = character.doubles_a_shot

    @staticmethod
    def _shots(situation: Situation, face: str) -> Gains:
        targets = situation.targets(face)
        if not targets:
            return [0.0] * (DICE + 1)
        return best_sums([situation.hits(seat) for seat in targets], DICE)

    def shots(self, near: int, far: int) -> float:
        return self.near[near + far] if self.same_reach else self.near[near] + self.far[far]

    def price(self, kept: Sequence[int], thrown: int, rolls: int) -> float:
        """The worth of keeping these faces (counted) and throwing the other dice, with so many rolls left."""
        near, far, beers, gatlings = kept[BULLSEYE_1], kept[BULLSEYE_2], kept[BEER], kept[GATLING]
        worth = self.shots(near, far) + self.beers[beers] + gatlings * self.per_gatling
        if self.doubles and beers and (near or far):
            worth += max(0.0, self._one_more(near, far) - (self.beers[beers] - self.beers[beers - 1]))
        if self.peace and not near and not far:
            worth += self.peace * PEACEFUL[rolls][thrown]
        missing = self.needed - gatlings
        if not thrown:
            return worth + (self.gatling if missing <= 0 else 0.0)
        # Either each thrown die is worked on for itself, or all of them are after gatlings.
        single = thrown * self._die(kept, rolls)
        if missing <= 0:
            plan = single + self.gatling
        else:
            chase = self.gatling * LIKELY[rolls][thrown][missing] - thrown * SHOWS[rolls] * self.arrow
            plan = max(single + self.gatling * LIKELY[1][thrown][missing], chase)
        careful = min(rolls, 2)
        plan -= self.blast * LIKELY[careful][thrown][3 - kept[DYNAMITE]]
        return worth + plan + self.attack * LIKELY[careful][thrown][self.supply]

    def _one_more(self, near: int, far: int) -> float:
        """The gain from one more hit of a kind that is already among the dice."""
        gains = [self.near[near + 1] - self.near[near]] if near and near < DICE else []
        if far and far < DICE:
            gains.append(self.far[far + 1] - self.far[far])
        return max(gains, default=0.0)

    def _die(self, kept: Sequence[int], rolls: int) -> float:
        """The worth of one thrown die that is thrown again until it shows something better than another throw."""
        near, far, beers = kept[BULLSEYE_1], kept[BULLSEYE_2], kept[BEER]
        if self.same_reach:
            near = far = min(near + far, DICE - 1)
        faces = (
            0.0,
            self.near[near + 1] - self.near[near] if near < DICE else 0.0,
            self.far[far + 1] - self.far[far] if far < DICE else 0.0,
            self.beers[beers + 1] - self.beers[beers] if beers < DICE else 0.0,
            self.per_gatling,
        )
        worth = (sum(faces) - self.arrow) / 6
        for _ in range(rolls - 1):
            worth = (sum([face if face > worth else worth for face in faces]) - self.arrow) / 6
        return worth


def _beers(situation: Situation) -> Gains:
    """The best total for 0, 1, … beers, each to whoever makes most of it."""
    friends = [seat for seat in situation.living if situation.stakes[seat].care < 0]
    gains = [[0.0] for _ in friends]
    for place, seat in enumerate(friends):
        for more in range(DICE):
            gains[place].append(gains[place][-1] + situation.beer(seat, more))
    return best_sums(gains, DICE)


def _gatling(situation: Situation) -> float:
    """A Gatling hits all the others and takes my arrows away."""
    total = 0.0
    for seat in situation.living:
        if seat != situation.me and situation.players[seat].character != "paul_regret":
            total += situation.loss(seat, 1)
    mine = situation.players[situation.me].arrows
    return total - mine * situation.arrow_weight(situation.me, 0)


def _kit(situation: Situation) -> float:
    """What a single gatling is worth: to Kit Karlson an arrow less where it hurts me, to others next to nothing."""
    if situation.character.id != "kit_karlson":
        return 0.05
    return max(
        [-situation.arrow_weight(seat, 0) for seat in situation.living if situation.players[seat].arrows] or [0.05]
    )


def best_reroll(prospects: Prospects, dice: Sequence[str], rolls: int, options: Sequence[Option]) -> Option:
    """The offered way to roll again (or to stop) that promises most; the first of equals."""
    worths = prices(prospects, dice, rolls, options)
    return options[worths.index(max(worths))]


def prices(prospects: Prospects, dice: Sequence[str], rolls: int, options: Sequence[Option]) -> list[float]:
    """What every offered way to roll again (or to stop) promises."""
    faces = [FACE_NUMBER[face] for face in dice]
    found: list[float] = []
    seen: dict[tuple[int, ...], float] = {}
    for option in options:
        kept = kept_faces(faces, option)
        key = tuple(kept)
        if key not in seen:
            seen[key] = prospects.price(kept, len(faces) - sum(kept), rolls)
        found.append(seen[key])
    return found


def kept_faces(faces: Sequence[int], option: Option) -> list[int]:
    """How many dice of each face are kept."""
    kept = [0] * len(FACES)
    for face in faces:
        kept[face] += 1
    for die in option.dice if isinstance(option, Reroll) else ():
        kept[faces[die]] -= 1
    return kept
