"""What the scenarios of the Valley of Shadows share."""

from __future__ import annotations

from sagebrush.games.bang.traits import Trait
from tests.rulings.bang.bench import BangScenario

#: What meets cards and characters of Dodge City goes with it.

#: Where everybody sees them on the discard pile, nobody is asked whether he uses them.
QUIET = ["Escape", "Saved!"]
#: Only nobody is asked to save anybody; only nobody is asked whether he escapes.
NO_SAVED = ["Saved!"]
NO_ESCAPE = ["Escape"]

#: What is offered beside the options of a question that may be passed for a while.
PASS = [None, "pass turn", "pass my turn"]


def under(table: BangScenario, trait: Trait) -> None:
    """A rule of the whole table is in force."""
    table.laid.rules.append(trait)
    table.laid.changed()


def pass_turns(table: BangScenario, *names: str) -> None:
    """These players play nothing more, one after another."""
    for name in names:
        table.asked(name, kind="play_cards").answers("end turn")


def able(table: BangScenario, name: str, ability: str) -> bool:
    """Whether the active player may use this ability of his."""
    return any(label[0] == ability for label in table.offered(name) if isinstance(label, tuple))
