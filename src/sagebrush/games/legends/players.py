"""What each player of Western Legends has: points, money, cards, items, tokens, deeds.

Spaces and poker cards are numbers; items are their ids, with a "+" behind an upgraded one. Money is in dollars.
"""

from __future__ import annotations

from typing import Final

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.deeds import Deed
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.powers import Power, powers_of
from sagebrush.games.legends.setting import Setting

#: A space that is none: a figure that has not been placed.
NOWHERE: Final = -1


class PlayersState(Table):
    """The players' side of the table."""

    __slots__ = (
        "ability_on",
        "belongings",
        "cattle",
        "cattle_known",
        "character",
        "content",
        "dealt",
        "deeds",
        "goals",
        "goals_done",
        "hand_known",
        "hands",
        "land",
        "legend_tokens",
        "lots",
        "lp",
        "money",
        "mounts",
        "mp",
        "names",
        "nuggets",
        "players",
        "powers",
        "settings",
        "space",
        "weapons",
        "wounds",
        "wp",
    )

    def __init__(self, chance: Chance, names: tuple[str, ...], content: Content, settings: Setting) -> None:
        super().__init__(chance)
        players = len(names)
        self.names = names
        self.players = players
        self.content = content
        self.land: Land = content.land
        self.settings = settings
        self.dealt: list[tuple[str, ...]] = [()] * players  # characters to choose from, seen by their player alone
        self.character: list[str] = [""] * players
        self.ability_on: list[bool] = [False] * players
        self.space: list[int] = [NOWHERE] * players
        self.lp: list[int] = [0] * players
        self.mp: list[int] = [0] * players
        self.wp: list[int] = [0] * players
        self.money: list[int] = [0] * players
        self.nuggets: list[int] = [0] * players
        self.wounds: list[int] = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.weapons: list[list[str]] = [[] for _ in range(players)]  # the last one is active
        self.mounts: list[list[str]] = [[] for _ in range(players)]
        self.belongings: list[list[str]] = [[] for _ in range(players)]
        self.cattle: list[list[str]] = [[] for _ in range(players)]
        self.goals: list[list[str]] = [[] for _ in range(players)]  # not yet completed, hidden
        self.goals_done: list[list[str]] = [[] for _ in range(players)]
        self.legend_tokens: list[list[int]] = [[] for _ in range(players)]
        self.deeds: list[list[Deed]] = [[] for _ in range(players)]
        #: For each poker card in somebody's hand, who else knows that it is there: see `eye`.
        self.hand_known: list[int] = [0] * len(content.card_id)
        #: For each poker card the number of the shuffle that brought it into the deck. What was in hands then was not
        #: in that deck, and everybody knows it.
        self.lots: list[int] = [0] * len(content.card_id)
        #: For cattle that was robbed, who knows its face besides its holder.
        self.cattle_known: dict[str, int] = {}
        #: Abilities in force by moment, of character, weapon, mount and belongings; None where they must be gathered.
        self.powers: list[dict[str, list[Power]] | None] = [None] * players

    # ---------------------------------------------------------------- questions

    def eye(self, seat: Seat | None) -> int:
        """The bit of a seat among those who know something; that of a spectator stands for what all have seen."""
        return 1 << (self.players if seat is None else seat)

    def all_eyes(self) -> int:
        return (2 << self.players) - 1

    def is_marshal(self, seat: Seat) -> bool:
        return seat >= 0 and self.mp[seat] > 0

    def is_outlaw(self, seat: Seat) -> bool:
        return seat >= 0 and self.wp[seat] > 0

    def side(self, seat: Seat) -> str:
        """LEG-001: whoever has marshal points is a marshal, whoever has wanted points an outlaw."""
        return "marshal" if self.mp[seat] else "outlaw" if self.wp[seat] else "neutral"

    def any_outlaw(self) -> bool:
        return any(self.wp)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        return [Seat((seat + place) % self.players) for place in range(self.players)]

    def right_of(self, seat: Seat) -> Seat:
        return Seat((seat - 1) % self.players)

    def weapon(self, seat: Seat) -> str:
        return self.weapons[seat][-1] if self.weapons[seat] else ""

    def mount(self, seat: Seat) -> str:
        return self.mounts[seat][-1] if self.mounts[seat] else ""

    def items(self, seat: Seat) -> list[str]:
        return self.weapons[seat] + self.mounts[seat] + self.belongings[seat]

    def owns(self, seat: Seat, kind: str) -> bool:
        """Whether the player has such an item, upgraded or not."""
        return any(item == kind or item == kind + "+" for item in self.items(seat))

    def stock(self, kind: str) -> int:
        """How many cards of this kind are left in the store."""
        taken = sum(self.owns(Seat(seat), kind) for seat in range(self.players))
        return self.content.items[kind].count - taken

    # ---------------------------------------------------------------- powers and limits

    def powers_for(self, seat: Seat, when: str) -> list[Power]:
        """What the player's character, active weapon and mount, and belongings do at this moment."""
        gathered = self.powers[seat]
        if gathered is None:
            gathered = powers_of(self, seat)
            self.powers[seat] = gathered
        return gathered.get(when, [])

    def modified(self, seat: Seat, what: str, base: int) -> int:
        """A limit of this player: the usual one, and what is added to it."""
        return base + sum([power.passive.get(what, 0) for power in self.powers_for(seat, "passive")])

    def has_rule(self, seat: Seat, name: str) -> bool:
        """Whether a rule of its own is in force for this player all the time."""
        return any(power.has_rule(name) for power in self.powers_for(seat, "passive"))

    def money_limit(self, seat: Seat) -> int:
        return self.modified(seat, "money_limit", self.content.limits.money)

    def nugget_limit(self, seat: Seat) -> int:
        return self.modified(seat, "nugget_limit", self.content.limits.nuggets)

    def cattle_limit(self, seat: Seat) -> int:
        return self.modified(seat, "cattle_limit", self.content.limits.cattle)

    def belonging_limit(self, seat: Seat) -> int:
        return self.modified(seat, "belonging_limit", self.content.limits.belongings)

    def hand_limit(self, seat: Seat) -> int:
        """LEG-311: one card less for each wound, unless wounds do not matter to this character."""
        wounds = 0 if self.has_rule(seat, "wounds_keep_hand") else self.wounds[seat]
        return self.modified(seat, "hand_limit", self.content.wounds.hand_limit[wounds])

    def speed(self, seat: Seat) -> int:
        """LEG-077, LEG-078."""
        mount = self.mount(seat)
        return (mount and self.content.side(mount).speed) or self.content.foot_speed

    # ---------------------------------------------------------------- copy and digest

    def copy_players(self, twin: PlayersState) -> None:
        """All but what the twin was made with."""
        twin.dealt = self.dealt.copy()
        twin.character = self.character.copy()
        twin.ability_on = self.ability_on.copy()
        twin.space = self.space.copy()
        twin.lp = self.lp.copy()
        twin.mp = self.mp.copy()
        twin.wp = self.wp.copy()
        twin.money = self.money.copy()
        twin.nuggets = self.nuggets.copy()
        twin.wounds = self.wounds.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.weapons = [items.copy() for items in self.weapons]
        twin.mounts = [items.copy() for items in self.mounts]
        twin.belongings = [items.copy() for items in self.belongings]
        twin.cattle = [tokens.copy() for tokens in self.cattle]
        twin.goals = [goals.copy() for goals in self.goals]
        twin.goals_done = [goals.copy() for goals in self.goals_done]
        twin.legend_tokens = [tokens.copy() for tokens in self.legend_tokens]
        twin.deeds = [deeds.copy() for deeds in self.deeds]
        twin.hand_known = self.hand_known.copy()
        twin.lots = self.lots.copy()
        twin.cattle_known = self.cattle_known.copy()
        twin.powers = self.powers.copy()

    def canonical_players(self) -> list[object]:
        return [
            [list(self.names), self.settings.canonical(), self.content.digest],
            [self.character, [list(pair) for pair in self.dealt], self.ability_on, self.space],
            [self.lp, self.mp, self.wp, self.money, self.nuggets, self.wounds],
            [self.hands, self.weapons, self.mounts, self.belongings, self.cattle],
            [self.hand_known, self.lots, sorted(self.cattle_known.items())],
            [self.goals, self.goals_done, self.legend_tokens],
            [[deed.canonical() for deed in deeds] for deeds in self.deeds],
        ]
