"""Scenarios: set a table up by name, script chance, make moves by name, and end with nothing left to ask.

A game's bench is a small subclass that knows how to lay its own table and what to call its options.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Generic, TypeVar

from sagebrush.core.config import Config
from sagebrush.core.decisions import Decision
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table

T = TypeVar("T", bound=Table)


class Scenario(Generic[T]):
    """A match in the middle of a game, driven and checked by names instead of numbers."""

    game: Game[T]

    def __init__(self) -> None:
        self._match: Match | None = None
        self._table: T | None = None

    # ---------------------------------------------------------------- for the game's own bench

    def label(self, option: Option) -> Hashable:
        """What tests call this option."""
        raise NotImplementedError

    def begin(self, config: Config, table: T) -> None:
        """Start the rules on a table that was laid by hand."""
        self._table = table
        self._match = Match(self.game, config, 0, table)

    # ---------------------------------------------------------------- looking

    @property
    def match(self) -> Match:
        assert self._match is not None, "lay the table and start the turn first"
        return self._match

    @property
    def table(self) -> T:
        assert self._table is not None, "lay the table first"
        return self._table

    def seat(self, name: str) -> Seat:
        return Seat(self.match.config.names.index(name))

    def name(self, seat: Seat) -> str:
        return self.match.config.names[seat]

    def decision(self, name: str | None = None, kind: str | None = None) -> Decision[Option]:
        """The open decision, which must be this player's and of this kind."""
        opened = self.match.decision if name is None else self.match.decision_for(self.seat(name))
        asked = [f"{self.name(other.seat)}: {other.question}" for other in self.match.decisions]
        assert opened is not None, f"{name} is not asked; open: {asked or 'nothing, the game is over'}"
        assert kind is None or opened.question.kind == kind, f"asked {opened.question}, not {kind}"
        return opened

    def offered(self, name: str | None = None) -> set[Hashable]:
        return {self.label(option) for option in self.decision(name).options}

    # ---------------------------------------------------------------- moving

    def asked(self, name: str, *, kind: str | None = None, options: Iterable[Hashable] | None = None) -> Asked:
        """This player is asked now and offered exactly these options."""
        self.decision(name, kind)
        if options is not None:
            assert self.offered(name) == set(options), f"{name} is offered {self.offered(name)}"
        return Asked(self, name)

    def choose(self, name: str, choice: Hashable) -> None:
        decision = self.decision(name)
        fitting = [option for option in decision.options if self.label(option) == choice]
        assert len(fitting) == 1, f"{name} cannot choose {choice!r}, only {self.offered(name)}"
        self.match.answer(fitting[0], seat=decision.seat)

    # ---------------------------------------------------------------- the end

    def events(self, kind: str) -> list[Any]:
        """All events of this kind so far."""
        return [event for event in self.match.all_events() if event.kind == kind]

    def is_over(self, *, outcome: str, winners: Iterable[str]) -> None:
        result = self.match.result
        assert result is not None, f"the game goes on: {self.match.decisions}"
        assert result.outcome == outcome, result
        assert {self.name(seat) for seat in result.winners} == set(winners), result


class Asked:
    """A player with an open question."""

    def __init__(self, scenario: Scenario[Any], name: str) -> None:
        self.scenario = scenario
        self.player = name

    def answers(self, choice: Hashable) -> None:
        self.scenario.choose(self.player, choice)
