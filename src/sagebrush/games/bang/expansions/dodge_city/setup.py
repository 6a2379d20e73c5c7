"""Games of three and of eight players."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.dodge_city.characters import CHARACTERS
from sagebrush.games.bang.flow.killing import REWARD
from sagebrush.games.bang.flow.victory import win
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: BANG-309: whom each role has to kill.
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


class ThreePlayers(Trait):
    """BANG-308 to BANG-316: open roles, everybody with a target of his own."""

    def decides_victory(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> bool:
        """Kill your target yourself, or be the last one alive (BANG-311 to BANG-313)."""
        hunted = cause is not None and PREY[table.roles[cause]] == table.roles[dead]
        if cause is not None and hunted and not table.survivors and table.alive(cause):
            win(table, table.roles[cause], [cause])
        if len(table.living) == 1:
            win(table, table.roles[table.living[0]], [table.living[0]])
        if not table.survivors:
            table.change_goal()
        return True

    def reward(self, table: BangTable, me: Seat, dead: Seat, cards: int) -> int:
        """BANG-314: three cards for any kill."""
        return REWARD


THREE_PLAYERS = ThreePlayers("three_players")


class DodgeCity(Expansion):
    def roles(self) -> dict[int, list[str]]:
        """BANG-304, BANG-308."""
        return {
            3: ["deputy", "outlaw", "renegade"],
            8: ["sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade"],
        }

    def prepare(self, table: BangTable, config: Config) -> None:
        if table.players == 3:
            table.rules.append(THREE_PLAYERS)
            table.shown = [True] * 3
            # BANG-310: there is no Sheriff, the Deputy begins.
            table.first = Seat(table.roles.index("deputy"))


EXPANSION: Expansion = DodgeCity("dodge_city", Path(__file__).parent, {}, CHARACTERS)
