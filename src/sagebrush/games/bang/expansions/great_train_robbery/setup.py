"""The line is laid: stations, a locomotive and its railcars."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config
from sagebrush.games.bang.cards import NAMED
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.great_train_robbery import (
    cards,
    cards_kept,
    events,
    money_bag,
    options,
    railcars,
    railcars_used,
    switch,
)
from sagebrush.games.bang.expansions.great_train_robbery.characters import CHARACTERS
from sagebrush.games.bang.expansions.great_train_robbery.railway import RAILWAY
from sagebrush.games.bang.expansions.great_train_robbery.stations import STATIONS
from sagebrush.games.bang.expansions.great_train_robbery.train import OTHER_SIDE, TRAIN, lay_train
from sagebrush.games.bang.expansions.great_train_robbery.train_view import TrainView
from sagebrush.games.bang.table import BangTable

RAILCARS = {**railcars.RAILCARS, **railcars_used.RAILCARS}


class GreatTrainRobbery(Expansion):
    def prepare(self, table: BangTable, config: Config) -> None:
        """BANG-505 to BANG-508: the side of the locomotive is drawn when hands are dealt."""
        laid = [card for front in table.fronts for card in front]
        deck = [card for name in RAILCARS for card in NAMED[name] if card not in laid]
        table.parts[TRAIN] = lay_train(table.chance, table.players, deck)
        # Before all others, because nobody has won while the train goes on.
        table.rules.insert(0, RAILWAY)


EXPANSION: Expansion = GreatTrainRobbery(
    "great_train_robbery",
    Path(__file__).parent,
    {**cards.RULES, **cards_kept.RULES, **money_bag.RULES, **switch.RULES, **RAILCARS},
    CHARACTERS,
    records=(events, options),
    parts={TRAIN: TrainView},
    things={"station": tuple(STATIONS), "locomotive": tuple(OTHER_SIDE)},
)
