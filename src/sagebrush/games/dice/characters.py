"""The sixteen characters. Each overrides the named steps that its ability changes; the rest is the usual rule."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from sagebrush.core.seats import Seat
from sagebrush.games.dice.data import LIFE, ROLLS
from sagebrush.games.dice.events import AbilityUsed
from sagebrush.games.dice.options import (
    ACCEPT,
    CHOOSE,
    DECLINE,
    YES_OR_NO,
    Choose,
    Decline,
    GiveLife,
    MayRemoveArrow,
    MayReturnArrow,
    MayTakeArrow,
)
from sagebrush.games.dice.rows import BadFacts
from sagebrush.games.dice.table import DiceTable

#: What a character does at a step, to be awaited; most have nothing to do at most of them, which costs nothing.
Step = Coroutine[Any, Any, None]


class Character:
    """A player without an ability: the usual rule at every step."""

    extra_rolls: int = 0
    gatlings_needed: int = 3
    rerolls_dynamite: bool = False
    doubles_a_shot: bool = False
    immune_to_gatling: bool = False

    def __init__(self, id: str, life: int) -> None:
        self.id = id
        self.life = life

    @property
    def rolls(self) -> int:
        return ROLLS + self.extra_rolls

    def reach(self, face: str) -> tuple[int, ...]:
        """How many places away a Bull's Eye hits (DICE-048, DICE-049)."""
        return (1,) if face == "bullseye_1" else (2,)

    def arrows_that_hurt(self, arrows: int) -> int:
        """DICE-043: an Indian attack takes one life point per arrow."""
        return arrows

    def beer_worth(self, life_before_beers: int) -> int:
        """What a beer used on himself gives."""
        return 1

    def turn_starts(self, table: DiceTable, me: Seat) -> Step | None:
        """Before the first roll."""
        return None

    def can_be_spared(self, table: DiceTable, by: str) -> bool:
        """Whether he may get out of losing a life point now."""
        return False

    async def spares_himself(self, table: DiceTable, me: Seat, by: str) -> bool:
        """Whether he does, given that he may."""
        return False

    def life_lost(self, table: DiceTable, me: Seat, amount: int, by: str) -> Step | None:
        """He lost life points and lives on."""
        return None

    def punishes(self, by: str) -> bool:
        """Whether the player who made him lose life points must take an arrow."""
        return False

    def other_eliminated(self, table: DiceTable, me: Seat) -> None:
        """Another player went out."""

    def gatlings_rolled(self, table: DiceTable, me: Seat, count: int) -> Step | None:
        """After the Gatling step of his turn, with so many gatlings on the dice."""
        return None

    def turn_ends(self, table: DiceTable, me: Seat) -> None:
        """After all dice are resolved."""


class BartCassidy(Character):
    """He may take an arrow instead of losing a life point to a Bull's Eye or a Gatling (DICE-076, DICE-077)."""

    def can_be_spared(self, table: DiceTable, by: str) -> bool:
        # DICE-078: never the last arrow of the supply.
        return by in ("bullseye", "gatling") and table.supply > 1

    async def spares_himself(self, table: DiceTable, me: Seat, by: str) -> bool:
        if isinstance(await table.ask(me, MayTakeArrow(by), YES_OR_NO), Decline):
            return False
        table.emit(AbilityUsed(me, self.id))
        table.take_arrow(me, self.id)
        return True


class BlackJack(Character):
    """He may re-roll dynamite (DICE-079); with three of them the rolling has ended anyway (DICE-080)."""

    rerolls_dynamite = True


class CalamityJanet(Character):
    def reach(self, face: str) -> tuple[int, ...]:
        """Bull's Eye 1 and 2 are the same to her (DICE-081)."""
        return (1, 2)


class ElGringo(Character):
    def punishes(self, by: str) -> bool:
        """Whoever makes him lose life points takes an arrow; Indians and dynamite are nobody (DICE-082, DICE-083)."""
        return by in ("bullseye", "gatling")


class JesseJones(Character):
    def beer_worth(self, life_before_beers: int) -> int:
        """With four or fewer life points a beer gives him two (DICE-084)."""
        # DICE-085: looked at once, before the beers of the turn are drunk.
        return 2 if life_before_beers <= 4 else 1


class Jourdonnais(Character):
    def arrows_that_hurt(self, arrows: int) -> int:
        """He never loses more than one life point to an Indian attack (DICE-086)."""
        return min(arrows, 1)


class KitKarlson(Character):
    async def gatlings_rolled(self, table: DiceTable, me: Seat, count: int) -> None:
        """For each gatling he may return one arrow of any player, his own too (DICE-087, DICE-088)."""
        for left in range(count, 0, -1):
            owners = tuple([CHOOSE[seat] for seat in table.living if table.arrows[seat]])
            if not owners:
                return
            options: tuple[Choose | Decline, ...] = (*owners, DECLINE)
            answer = await table.ask(me, MayRemoveArrow(left), options)
            if not isinstance(answer, Choose):
                return
            table.emit(AbilityUsed(me, self.id))
            table.return_arrows(answer.seat, 1, self.id)


class LuckyDuke(Character):
    """Four rolls a turn (DICE-090)."""

    extra_rolls = 1


class PaulRegret(Character):
    """Gatlings never hurt him (DICE-091)."""

    immune_to_gatling = True


class PedroRamirez(Character):
    async def life_lost(self, table: DiceTable, me: Seat, amount: int, by: str) -> None:
        """For each life point lost he may return one of his arrows (DICE-092, DICE-093)."""
        # After an Indian attack all his arrows go back anyway.
        for _ in range(0 if by == "indians" else amount):
            if not table.arrows[me] or await table.ask(me, MayReturnArrow(), YES_OR_NO) is not ACCEPT:
                return
            table.emit(AbilityUsed(me, self.id))
            table.return_arrows(me, 1, self.id)


class RoseDoolan(Character):
    def reach(self, face: str) -> tuple[int, ...]:
        """Her Bull's Eyes may go one place further (DICE-094, DICE-095)."""
        return (1, 2) if face == "bullseye_1" else (2, 3)


class SidKetchum(Character):
    async def turn_starts(self, table: DiceTable, me: Seat) -> None:
        """As his turn starts, a player of his choice, himself included, gains a life point (DICE-096, DICE-097)."""
        options = tuple([CHOOSE[seat] for seat in table.living])
        chosen = await table.ask_at_top(me, GiveLife(), options)
        table.emit(AbilityUsed(me, self.id))
        table.help_one_of(table.living, chosen.seat, 1, self.id, me)


class SlabTheKiller(Character):
    """Once a turn a beer doubles one Bull's Eye (DICE-098)."""

    doubles_a_shot = True


class SuzyLafayette(Character):
    def turn_ends(self, table: DiceTable, me: Seat) -> None:
        """No Bull's Eye among her final dice: she gains two life points (DICE-101, DICE-102)."""
        if "bullseye_1" not in table.dice and "bullseye_2" not in table.dice:
            table.emit(AbilityUsed(me, self.id))
            table.gain_life(me, 2, self.id, me)


class VultureSam(Character):
    def other_eliminated(self, table: DiceTable, me: Seat) -> None:
        """He gains two life points whenever another player goes out (DICE-103)."""
        table.emit(AbilityUsed(me, self.id))
        table.gain_life(me, 2, self.id, me)


class WillyTheKid(Character):
    """Two gatlings are enough for him (DICE-104); they still fire only once (DICE-105)."""

    gatlings_needed = 2


#: Whoever has not chosen a character yet.
UNCHOSEN = Character("unchosen", 0)

_KINDS: dict[str, type[Character]] = {
    "bart_cassidy": BartCassidy,
    "black_jack": BlackJack,
    "calamity_janet": CalamityJanet,
    "el_gringo": ElGringo,
    "jesse_jones": JesseJones,
    "jourdonnais": Jourdonnais,
    "kit_karlson": KitKarlson,
    "lucky_duke": LuckyDuke,
    "paul_regret": PaulRegret,
    "pedro_ramirez": PedroRamirez,
    "rose_doolan": RoseDoolan,
    "sid_ketchum": SidKetchum,
    "slab_the_killer": SlabTheKiller,
    "suzy_lafayette": SuzyLafayette,
    "vulture_sam": VultureSam,
    "willy_the_kid": WillyTheKid,
}


def cast(life: dict[str, int]) -> dict[str, Character]:
    """All characters by name, with their life points."""
    strange = sorted(_KINDS.keys() ^ life.keys())
    if strange:
        raise BadFacts(f"dice/dice.toml: [characters] and the rules of the characters differ in {', '.join(strange)}")
    return {id: kind(id, life[id]) for id, kind in _KINDS.items()}


CHARACTERS: dict[str, Character] = cast(LIFE)
