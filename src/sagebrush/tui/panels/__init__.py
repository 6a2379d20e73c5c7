"""The panels by game: `PANEL` of the module here that has the game's name; without one it is shown in plain words.

A game of another project names its panel by the entry point `sagebrush.panels`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from sagebrush.tui.panels.base import Panel
from sagebrush.tui.panels.plain import PlainPanel
from sagebrush.words.narrate import Narrator


def make_panel(narrator: Narrator) -> Panel:
    return _kind(narrator.game)(narrator)


def _kind(game: str) -> type[Panel]:
    for plugin in entry_points(group="sagebrush.panels", name=game):
        kind: type[Panel] = plugin.load()
        return kind
    module = f"{__name__}.{game}"
    if game.isidentifier() and find_spec(module) is not None:
        return getattr(import_module(module), "PANEL", PlainPanel)
    return PlainPanel
