"""Stories, goals and legend tokens."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class StoryMarked(Event, frozen=True, tag="story_marked"):
    """`markers` lie on the story of this deck now; `shifted`: it came from the other one."""

    seat: Seat
    deck: int
    markers: int
    shifted: bool


class StoryResolved(Event, frozen=True, tag="story_resolved"):
    reveals: ClassVar[bool] = True
    deck: int
    story: str
    contributors: tuple[Seat, ...]


class StoryOpened(Event, frozen=True, tag="story_opened"):
    """The next condition of this deck is in sight; `condition` is None where the deck is empty."""

    reveals: ClassVar[bool] = True
    deck: int
    condition: str | None


class GoalsDealt(Event, frozen=True, tag="goals_dealt"):
    """`goals` is empty for all but their owner."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    goals: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> GoalsDealt:
        return self if seat == self.seat else msgspec.structs.replace(self, goals=())


class GoalClaimed(Event, frozen=True, tag="goal_claimed"):
    reveals: ClassVar[bool] = True
    seat: Seat
    goal: str


class TokensDrawn(Event, frozen=True, tag="tokens_drawn"):
    """`values` is empty for all but the owner."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    values: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> TokensDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, values=())


class TokenReturned(Event, frozen=True, tag="token_returned"):
    """`value` is 0 for all but the owner."""

    seat: Seat
    value: int

    def seen_by(self, seat: Seat | None) -> TokenReturned:
        return self if seat == self.seat else msgspec.structs.replace(self, value=0)
