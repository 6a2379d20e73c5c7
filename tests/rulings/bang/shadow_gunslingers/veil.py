"""What the scenarios with shadow gunslingers share."""

from __future__ import annotations

from sagebrush.games.bang.expansions.shadow_gunslingers.shadows import SHADOWS
from tests.rulings.bang.bench import BangScenario


def with_shadows(table: BangScenario) -> None:
    """The variant is chosen, on a table that is laid."""
    table.laid.rules.append(SHADOWS)
    table.laid.changed()


def pass_turns(table: BangScenario, *names: str) -> None:
    """These players, and no others, play nothing more, one after another, and discard what they must."""
    for name in names:
        table.asked(name, kind="play_cards").answers("end turn")
        discard_all(table, name)


def discard_all(table: BangScenario, name: str) -> None:
    """This player discards in phase 3 whatever is too much."""
    while (decision := table.match.decision) is not None and decision.question.kind == "discard_excess":
        assert table.name(decision.seat) == name
        table.match.answer(decision.options[0])


def role(table: BangScenario, name: str) -> str:
    return table.table.roles[table.seat(name)]


def is_shadow(table: BangScenario, name: str) -> bool:
    return table.table.ghosts[table.seat(name)] == "shadow_gunslingers"
