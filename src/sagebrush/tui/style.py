"""Colours and layout of the terminal table."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

THEME: Final = Theme(
    name="sagebrush",
    primary="#c9a26b",
    secondary="#8fb8c9",
    accent="#f2b84b",
    warning="#e6c35c",
    error="#e0705a",
    success="#9dbf7a",
    foreground="#eadfcb",
    background="#1d1813",
    surface="#241e18",
    panel="#33291f",
    dark=True,
)

#: Colours that Textual does not know: for what is said in passing.
COLOURS: Final = {"muted": "#b3a690"}

CSS: Final = """
Screen { layout: vertical; }

#status { height: 1; background: $panel; color: $foreground; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
#keys { height: 1; dock: bottom; background: $panel; padding: 0 1; text-wrap: nowrap; }

#body { height: 1fr; layout: vertical; }
#main { height: auto; width: 100%; }
#seats { height: auto; padding: 0 1; text-wrap: nowrap; }

#panel { height: auto; border-top: solid $primary 60%; border-title-color: $primary; }
#prompt { height: auto; padding: 0 1; color: $muted; background: $surface; text-style: italic; }
#prompt.-yours { color: $background; background: $accent; text-style: bold; }

#menu { height: auto; border: none; padding: 0; background: $background; scrollbar-size-vertical: 1; }
#menu.-many { text-wrap: nowrap; text-overflow: ellipsis; }
#menu:focus { border: none; }
#menu > .option-list--option-highlighted { background: $panel; color: $foreground; text-style: none; }

#log { height: 1fr; min-height: 3; border-top: solid $primary 60%; border-title-color: $primary; padding: 0 1;
    background: $background; scrollbar-size-vertical: 1; }

Screen.-wide #body { layout: horizontal; }
Screen.-wide #main { width: 3fr; height: 100%; }
Screen.-wide #log { width: 2fr; height: 100%; border-top: none; border-left: solid $primary 60%; }
Screen.-wide.-roomy #seats { padding: 1 1; }
Screen.-wide.-roomy #prompt { padding: 1 2; }

/* On a handful of rows the question comes first; who is who and the log are a key away. */
Screen.-tiny #seats, Screen.-tiny #log { display: none; }

#detail { height: auto; padding: 0 1; }

HelpScreen, NewGameScreen, BoardScreen { align: center middle; background: $background 60%; }
#help { width: 90%; height: 90%; max-width: 110; border: round $accent; background: $surface; }
#help-body { height: 1fr; }
#help-list { width: 2fr; height: 100%; border: none; background: $surface; }
#help-page { width: 3fr; height: 100%; padding: 0 1; border-left: solid $primary 60%; }
#help-foot { height: 1; color: $muted; padding: 0 1; }
#search { border: none; height: 1; padding: 0 1; background: $panel; margin-bottom: 1; }
HelpScreen.-narrow #help { width: 100%; height: 100%; }
HelpScreen.-narrow #help-body { layout: vertical; }
HelpScreen.-narrow #help-list { width: 100%; height: 1fr; }
HelpScreen.-narrow #help-page { width: 100%; height: 2fr; border-left: none; border-top: solid $primary 60%; }

#board { width: auto; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; border: round $accent;
    background: $surface; }
#board-text { width: auto; height: auto; }

#new-game { width: 64; max-width: 100%; height: auto; max-height: 100%; border: round $accent; background: $surface; }
#new-list { height: auto; border: none; background: $surface; }
#new-text { height: auto; min-height: 3; padding: 0 1; color: $muted; }
#new-error { height: auto; padding: 0 1; color: $error; }
#new-foot { height: 1; padding: 0 1; color: $muted; }
"""
