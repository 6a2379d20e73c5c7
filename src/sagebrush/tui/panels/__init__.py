"""The panels by game. A new game adds its module here; without one it is played from menus."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from sagebrush.tui.panels.base import Panel
from sagebrush.words.narrate import Narrator

PANELS: Final[dict[str, str]] = {
    "bang": "sagebrush.tui.panels.bang:BangPanel",
    "dice": "sagebrush.tui.panels.dice:DicePanel",
}


def make_panel(narrator: Narrator) -> Panel:
    if narrator.game not in PANELS:
        return Panel(narrator)
    module, _, name = PANELS[narrator.game].partition(":")
    kind: type[Panel] = getattr(import_module(module), name)
    return kind(narrator)
