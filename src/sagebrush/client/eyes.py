"""Eyes at the other end of a line: what the server has sent to this seat."""

from __future__ import annotations

from typing import Any

from sagebrush.core.decisions import Decision
from sagebrush.core.errors import CannotImagine
from sagebrush.core.events import Event
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.types import GameTypes
from sagebrush.server.messages import OwnDecision


class StreamEyes(Eyes):
    """View, decision and events as the game's own classes, made of what came over the line when they are asked for."""

    def __init__(
        self, types: GameTypes, own: OwnDecision, view: object, events: list[object], seconds: float | None
    ) -> None:
        super().__init__(decode_decision(types, own), seconds)
        self._types = types
        self._sent = view
        self._events = events
        self._view: Any = None

    @property
    def view(self) -> Any:
        if self._view is None:
            self._view = self._types.decode_view(self._sent)
        return self._view

    def events(self, start: int = 0) -> list[Event]:
        return [self._types.decode_event(event) for event in self._events[start:]]

    def imagine(self, chance: Chance) -> Match:  # noqa: ARG002
        raise CannotImagine("worlds cannot be imagined over the network: the match itself is with the server alone")


def decode_decision(types: GameTypes, own: OwnDecision) -> Decision[Option]:
    options = tuple([types.decode_option(offer.option) for offer in own.options])
    decision: Decision[Option] = Decision(Seat(own.seat), types.decode_question(own.question), options, False)
    decision.number = own.number
    return decision
