"""The fight under way: who, whom, with which cards, and what has changed their worth."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import RANKS

#: The Man in Black, where a participant is meant; he has no seat.
BLACK: Final = Seat(-1)
#: No participant at all.
NOBODY: Final = Seat(-2)
#: No card.
NO_CARD: Final = -1
#: The rank index of an ace, above which no card counts (LEG-120).
TOP: Final = 12

#: What a fight may be against besides players; every other foe is a story's group.
PLAYER: Final = "player"
MAN_IN_BLACK: Final = "man_in_black"
BANDIT: Final = "bandit"
GUARD: Final = "guard"
SHERIFF: Final = "sheriff"
TRAIN_GUARD: Final = "train_guard"
RENEGADE: Final = "renegade"
CLAIM_JUMPER: Final = "claim_jumper"

#: What a fight is against, in the words of conditions.
_AGAINST: Final = {
    PLAYER: (PLAYER,),
    MAN_IN_BLACK: (PLAYER,),
    BANDIT: ("npc", BANDIT),
    GUARD: ("npc", GUARD),
    SHERIFF: ("npc", SHERIFF),
    # LEG-502: guards of the train are guards.
    TRAIN_GUARD: ("npc", GUARD, TRAIN_GUARD),
    RENEGADE: ("npc", RENEGADE),
    CLAIM_JUMPER: ("npc", CLAIM_JUMPER),
}


class Fight:
    """One fight, from its announcement to its outcome.

    `fighter` is a player: the attacker or, against the Man in Black and NPCs, the one human in it. `other` is the
    defending player, BLACK or NOBODY. Of two players' cards `other_card` is a poker card, else a fight card.
    """

    __slots__ = (
        "attacker",
        "before",
        "cancelled_by",
        "card",
        "drawn",
        "fighter",
        "foe",
        "keeper",
        "kind",
        "known",
        "layers",
        "no_mp",
        "other",
        "other_card",
        "other_value",
        "ranks",
        "restart",
        "shown",
        "sides",
        "surrendered",
        "ties",
        "used",
        "value",
        "weapons",
        "wounds",
    )

    def __init__(self, fighter: Seat, other: Seat, foe: str, kind: str, keeper: Seat = NOBODY) -> None:
        self.fighter = fighter
        self.other = other
        self.foe = foe  # player, man_in_black, bandit, guard, sheriff or a story's group
        self.kind = kind  # duel, robbery, arrest; "npc" against others than players
        self.keeper = keeper  # who plays the foe's fight cards
        self.attacker: Seat = fighter  # BLACK where he attacks
        self.sides: tuple[str, str] = ("", "")  # of fighter and other, when the fight was announced
        self.wounds: tuple[int, int] = (0, 0)  # of the two before the fight
        self.weapons: tuple[str, str] = ("", "")
        self.card: int = NO_CARD  # the fighter's poker card
        self.other_card: int = NO_CARD  # the other player's poker card, or the fight card that was played
        self.ranks: list[int] = [NO_CARD, NO_CARD]  # printed on the cards laid, also after these were discarded
        self.drawn: list[int] = []  # fight cards drawn for the foe
        self.known: list[int] = []  # of each of them who has seen it, as bits
        self.layers: list[int] = []  # of each of them the layer of the deck it came from
        self.before: list[int] = []  # and who knew that it was in that layer
        self.shown: bool = False
        self.value: int = 0  # rank indexes with all that changes them, from the reveal on: see `counts`
        self.other_value: int = 0
        self.ties: Seat = NOBODY  # who wins a tie whatever the usual rule
        self.cancelled_by: str = ""  # what cancelled the fight card's text
        self.restart: str = ""  # what makes the fight begin anew
        self.no_mp: bool = False  # fight cards 5 and 9
        self.surrendered: bool = False
        self.used: list[str] = []  # what was used of abilities and reactions limited in a fight

    def copy(self) -> Fight:
        twin = Fight(self.fighter, self.other, self.foe, self.kind, self.keeper)
        twin.attacker = self.attacker
        twin.sides = self.sides
        twin.wounds = self.wounds
        twin.weapons = self.weapons
        twin.card = self.card
        twin.other_card = self.other_card
        twin.ranks = self.ranks.copy()
        twin.drawn = self.drawn.copy()
        twin.known = self.known.copy()
        twin.layers = self.layers.copy()
        twin.before = self.before.copy()
        twin.shown = self.shown
        twin.value = self.value
        twin.other_value = self.other_value
        twin.ties = self.ties
        twin.cancelled_by = self.cancelled_by
        twin.restart = self.restart
        twin.no_mp = self.no_mp
        twin.surrendered = self.surrendered
        twin.used = self.used.copy()
        return twin

    def canonical(self) -> list[object]:
        return [
            [self.fighter, self.other, self.foe, self.kind, self.keeper, self.attacker],
            [list(self.sides), list(self.wounds), list(self.weapons)],
            [self.card, self.other_card, self.ranks, self.drawn, self.known, self.shown],
            [self.layers, self.before],
            [self.value, self.other_value, self.ties, self.cancelled_by, self.restart, self.no_mp],
            [self.surrendered, self.used],
        ]

    def begin_anew(self) -> None:
        """LEG-X03: only its type, its place and the two fighters stay."""
        self.ranks = [NO_CARD, NO_CARD]
        self.value = self.other_value = 0
        self.ties = NOBODY
        self.cancelled_by = self.restart = ""
        self.no_mp = False
        self.used = []

    # ---------------------------------------------------------------- questions

    @property
    def against_player(self) -> bool:
        """The Man in Black counts as a player."""
        return self.foe in (PLAYER, MAN_IN_BLACK)

    @property
    def cause(self) -> str:
        """What wounds, cards and points of this fight come from."""
        return self.kind if self.against_player else self.foe

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The players in it, the attacker first."""
        return (self.fighter, self.other) if self.other >= 0 else (self.fighter,)

    def rival_of(self, seat: Seat) -> Seat:
        return self.other if seat == self.fighter else self.fighter

    def side_of(self, seat: Seat) -> int:
        """0 for the fighter, 1 for whom the fight is against."""
        return 0 if seat == self.fighter else 1

    def counts(self, side: int) -> int:
        """LEG-119 to LEG-121: all changes together, but never below a 2 and never above an ace."""
        return max(0, min(TOP, self.other_value if side else self.value))

    def wounds_of(self, seat: Seat) -> int:
        """Those held before the fight."""
        return self.wounds[self.side_of(seat)]

    def tags(self, seat: Seat) -> tuple[str, ...]:
        """This fight as one player sees it, in the words of conditions: against whom, which type, with which card."""
        side = self.side_of(seat)
        tags = [*_AGAINST.get(self.foe, ("npc", "story", self.foe)), self.weapons[side]]
        if self.foe == PLAYER:
            tags.append(self.sides[1 - side])
        if self.against_player:
            tags.append(self.kind)
            if self.attacker == seat:
                tags.append("attacker")
        if self.ranks[side] != NO_CARD:
            tags.append(f"card:{RANKS[self.ranks[side]]}")
        return tuple(tags)
