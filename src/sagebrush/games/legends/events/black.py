"""The Man in Black."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event


class BlackPlayed(Event, frozen=True, tag="black_played"):
    reveals: ClassVar[bool] = True
    black_card: str


class BlackDrew(Event, frozen=True, tag="black_drew"):
    """His fight cards, of which the highest counts; nobody plays him, so they lie open."""

    reveals: ClassVar[bool] = True
    fight_cards: tuple[str, ...]


class BlackMoved(Event, frozen=True, tag="black_moved"):
    to: str
    way: tuple[str, ...]


class BlackGained(Event, frozen=True, tag="black_gained"):
    amount: int
    lp: int
