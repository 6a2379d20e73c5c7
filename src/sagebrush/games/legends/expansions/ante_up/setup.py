"""What the box of Ante Up brings to the table."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from sagebrush.core.config import OptionInfo
from sagebrush.games.legends.expansion import Expansion

# Two of these hold nothing but what rules named by cards do; importing them makes them known.
from sagebrush.games.legends.expansions.ante_up import cattle, events, options, poker_cards, rules  # noqa: F401
from sagebrush.games.legends.expansions.ante_up.event_cards import EVENTS, lay_events
from sagebrush.games.legends.expansions.ante_up.faro import FARO, Faro
from sagebrush.games.legends.expansions.ante_up.frontier import FRONTIER, lay_frontiers
from sagebrush.games.legends.expansions.ante_up.gambler import GAMBLER, lay_gambler
from sagebrush.games.legends.expansions.ante_up.high_roller import HIGH_ROLLERS, HighRollers
from sagebrush.games.legends.expansions.ante_up.longhorns import LONGHORNS, lay_longhorns
from sagebrush.games.legends.expansions.ante_up.train import TRAIN, lay_train
from sagebrush.games.legends.expansions.ante_up.views import (
    EventsView,
    FaroView,
    FrontiersView,
    GamblerView,
    LonghornsView,
    TrainView,
    WaitingView,
)
from sagebrush.games.legends.expansions.ante_up.waiting import WAITING, lay_waiting
from sagebrush.games.legends.table import LegendsTable


class AnteUp(Expansion):
    sets: ClassVar[tuple[str, ...]] = ("new_poker_cards",)

    def options(self) -> tuple[OptionInfo, ...]:
        names = (*self.sets, "printed_gambling")
        return tuple([OptionInfo(name, "flag", default=False, expansions=(self.name,)) for name in names])

    def prepare(self, table: LegendsTable) -> None:
        """LEG-529: events come before the frontier tokens, so they stand before them."""
        table.parts[TRAIN] = lay_train(table)
        table.parts[WAITING] = lay_waiting(table)
        table.parts[LONGHORNS] = lay_longhorns(table)
        table.parts[EVENTS] = lay_events(table)
        table.parts[FRONTIER] = lay_frontiers(table)
        table.parts[GAMBLER] = lay_gambler(table)
        table.parts[FARO] = Faro()
        table.parts[HIGH_ROLLERS] = HighRollers()
        table.parts[cattle.CATTLE] = cattle.CattleOfAnyColour()


EXPANSION: Expansion = AnteUp(
    "ante_up",
    Path(__file__).parent,
    records=(events, options),
    parts={
        TRAIN: TrainView,
        WAITING: WaitingView,
        LONGHORNS: LonghornsView,
        EVENTS: EventsView,
        FRONTIER: FrontiersView,
        GAMBLER: GamblerView,
        FARO: FaroView,
    },
)
