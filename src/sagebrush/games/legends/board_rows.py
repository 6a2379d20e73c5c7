"""What the rows of boxes with a second board may say: train cards, events, and the tokens that lie on the boards."""

from __future__ import annotations

from sagebrush.games.legends.language import Effects, Row
from sagebrush.games.legends.sorts import Count, Dollars, Id, Number
from sagebrush.games.legends.vocabulary import Origin


class TrainCardRow(Row, frozen=True):
    """`guards` are fight cards drawn for them; without any the reward is simply taken (LEG-452)."""

    number: Count
    id: Id
    guards: Number
    win: Effects
    lose: Effects = ()
    origin: Origin = "fact"


class TrainFile(Row, frozen=True):
    card: tuple[TrainCardRow, ...] = ()


class EventRow(Row, frozen=True):
    """`do` is carried out by whoever caused it, who then moves the Sheriff up to so many spaces."""

    number: Count
    id: Id
    do: Effects
    sheriff: Number
    origin: Origin = "fact"


class EventsFile(Row, frozen=True):
    event: tuple[EventRow, ...] = ()


class FrontierRow(Row, frozen=True):
    id: Id
    number: Count
    do: Effects
    origin: Origin = "fact"


class FoeRow(Row, frozen=True):
    """A renegade or claim jumper: so many fight cards are drawn, and this is for whoever beats it."""

    id: Id
    cards: Count
    do: Effects
    origin: Origin = "fact"


class HighRollerRow(Row, frozen=True):
    id: Id
    poker_cards: Count
    stake: Dollars
    do: Effects
    origin: Origin = "fact"


class LonghornRow(Row, frozen=True):
    id: Id
    do: Effects
    origin: Origin = "fact"


class GamblerSpace(Row, frozen=True):
    n: Count
    do: Effects


class GamblerTrack(Row, frozen=True):
    """Each point beyond the last space brings something too (LEG-533), in the house less than is printed (LEG-X53)."""

    space: tuple[GamblerSpace, ...]
    beyond_last: Effects
    beyond_house: Effects
    end_leader_lp: Number


class EventMarkers(Row, frozen=True):
    """The space of the three tracks, and by length those of the LP track, that hold a marker (LEG-532)."""

    tracks: Count
    lp: dict[str, tuple[Count, ...]]
