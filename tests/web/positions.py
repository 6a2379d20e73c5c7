"""Known positions to play from: what a test is about is on the table, whatever the server's shuffles would deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.config import Value, configure
from sagebrush.core.decisions import Decision
from sagebrush.core.registry import game_named
from tests.web.site import Visitor

#: Whether this is what the test needs: the decision, and what its seat sees.
Wanted = Callable[[Decision[Any], Any], bool]


class Position(NamedTuple):
    """A game in the middle: its record, the answers given, and the seat that is asked."""

    record: str
    after: int
    seat: int


def find(
    game: str, wanted: Wanted, *, players: int = 5, least: int = 20, expansions: Sequence[str] = (), **options: Value
) -> Position:
    """The first position that fits, in games of bots by ascending seeds, after at least so many answers."""
    rules = game_named(game)
    config = configure(rules.info, players=players, expansions=expansions, options=options)
    for seed in range(500):
        match = Match.start(rules, config, seed)
        bots = [make_bot("simple", game, seed=seat) for seat in range(players)]
        while (decision := match.decision) is not None:
            view = match.view(decision.seat)
            if match.answer_count >= least and wanted(decision, view):
                return Position(match.record.encode().decode(), match.answer_count, decision.seat)
            match.answer(bots[decision.seat].choose(view, decision), seat=decision.seat)
    raise AssertionError(f"no such position of {game} among so many games")


def sit_down(visitor: Visitor, position: Position) -> None:
    """Upload the game, go on from the position as who is asked, and be there."""
    visitor.open("/nowhere")
    visitor.ask("people/guest", {"name": "Ann"})
    game = visitor.ask("records", position.record)
    table = visitor.ask(f"tables/{game['id']}/branch", {"after": position.after, "seat": position.seat})
    visitor.ask(f"tables/{table['id']}/start", {})
    visitor.open(f"/t/{table['id']}")
    visitor.at_table()
    visitor.asked()
