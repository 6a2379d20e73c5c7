"""Claims are staked before the game; everybody may dig once a turn."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config, OptionInfo
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.rulings.bang.claims import events, options
from tests.rulings.bang.claims.options import DIG
from tests.rulings.bang.claims.part import Claims, ClaimsView, claims_of, dig

FINDS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 5)
RICH = OptionInfo("rich_claims", "flag", default=False)


class Digging(Trait):
    """A rule of the whole table."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self.id not in table.used and claims_of(table).deck:
            options.append(DIG)

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        table.use_ability(me, self.id)
        dig(table, me)


class DiggerDan(Character):
    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        """As many cards as he has finds, and one."""
        return count - 1 + len(claims_of(table).purses[me])


class StakedClaims(Expansion):
    def options(self) -> tuple[OptionInfo, ...]:
        return (RICH,)

    def prepare(self, table: BangTable, config: Config) -> None:
        finds = list(FINDS) * (2 if RICH.of(config) else 1)
        table.chance.shuffle(finds)
        table.parts["claims"] = Claims(finds, [[] for _ in range(table.players)])
        table.rules.append(Digging("digging"))


EXPANSION = StakedClaims(
    "claims",
    Path(__file__).parent,
    {},
    {"digger_dan": DiggerDan},
    records=(events, options),
    parts={"claims": ClaimsView},
)
