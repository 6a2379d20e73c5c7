"""High Noon, and the two further cards that may join it."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config, OptionInfo
from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.high_noon import events, options
from sagebrush.games.bang.expansions.high_noon.event_cards import (
    Blessing,
    Curse,
    GhostTown,
    GoldRush,
    Hangover,
    HighNoon,
    Sermon,
    Shootout,
    TheDaltons,
    TheDoctor,
    TheReverend,
    Thirst,
    TrainArrival,
)
from sagebrush.games.bang.expansions.high_noon.extra_cards import Handcuffs, NewIdentity
from sagebrush.games.bang.round_events import RoundEvents

EXTRA_EVENTS = OptionInfo("extra_events", "flag", default=False)

EVENT_CARDS: dict[str, type[EventCard]] = {
    "blessing": Blessing,
    "curse": Curse,
    "gold_rush": GoldRush,
    "the_daltons": TheDaltons,
    "the_doctor": TheDoctor,
    "the_reverend": TheReverend,
    "train_arrival": TrainArrival,
    "thirst": Thirst,
    "hangover": Hangover,
    "sermon": Sermon,
    "shootout": Shootout,
    "ghost_town": GhostTown,
    "handcuffs": Handcuffs,
    "new_identity": NewIdentity,
    "high_noon": HighNoon,
}


class HighNoonEvents(RoundEvents):
    def options(self) -> tuple[OptionInfo, ...]:
        return (EXTRA_EVENTS, *super().options())

    def with_extras(self, config: Config) -> bool:
        return bool(EXTRA_EVENTS.of(config))


EXPANSION: Expansion = HighNoonEvents("high_noon", Path(__file__).parent, EVENT_CARDS, records=(events, options))
