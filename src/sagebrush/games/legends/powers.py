"""Powers: the abilities in force for a player, gathered from character, active weapon and mount, and belongings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.seats import Seat
from sagebrush.games.legends.language import Ability, Modify, NamedRule

if TYPE_CHECKING:
    from sagebrush.games.legends.players import PlayersState


class Power:
    """One ability and where it comes from: the id of a character, an item, or a function of poker cards."""

    __slots__ = ("ability", "number", "passive", "source")

    def __init__(self, source: str, ability: Ability, number: int) -> None:
        self.source = source
        self.ability = ability
        self.number = number  # its place among the abilities of its source
        self.passive: dict[str, int] = {}
        for effect in ability.do:
            if isinstance(effect, Modify):
                self.passive[effect.what] = self.passive.get(effect.what, 0) + effect.n

    @property
    def key(self) -> str:
        """What a limit is kept under."""
        return f"{self.source}/{self.number}"

    def has_rule(self, name: str) -> bool:
        return any(isinstance(effect, NamedRule) and effect.name == name for effect in self.ability.do)


def powers_of(table: PlayersState, seat: Seat) -> dict[str, list[Power]]:
    """By moment, in the order character, weapon, mount, belongings."""
    gathered: dict[str, list[Power]] = {}
    content = table.content
    if table.ability_on[seat]:
        _add(gathered, content.powers(table.character[seat]))
    for item in (table.weapon(seat), table.mount(seat), *table.belongings[seat]):
        if item:
            _add(gathered, content.powers(item))
    return gathered


def _add(gathered: dict[str, list[Power]], powers: tuple[Power, ...]) -> None:
    for power in powers:
        gathered.setdefault(power.ability.when, []).append(power)
