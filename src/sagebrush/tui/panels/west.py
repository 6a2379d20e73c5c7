"""What the games about sheriffs and outlaws have in common: roles, characters and lives."""

from __future__ import annotations

from typing import Final

from sagebrush.tui.panels.base import Cell, Panel

ROLE_STYLES: Final[dict[str, str]] = {
    "sheriff": "$warning bold",
    "deputy": "$warning",
    "outlaw": "$error",
    "renegade": "$primary",
}


class WestPanel(Panel):
    """Cells for a player's role, character and lives."""

    def role_cell(self, role: str | None, *, shown: bool) -> Cell:
        if role is None:
            return Cell(self.say("tui-seat-hidden"))
        name = self.narrator.thing("role", role)
        short = name if len(name) <= 4 else f"{name[:3]}."
        style = ROLE_STYLES.get(role, "")
        if shown:
            return Cell(name, short, style)
        return Cell(self.say("tui-seat-secret", role=name), self.say("tui-seat-secret", role=short), style)

    def character_cell(self, character: str) -> Cell:
        if not character:
            return Cell("—")
        name = self.narrator.thing("character", character)
        words = name.split()
        return Cell(name, words[0] if len(words) < 2 else f"{words[0]} {words[-1][0]}.")

    def life_cell(self, life: int, most: int, *, alive: bool, danger: int) -> Cell:
        """Bullets and a number; red, but not only red, from `danger` down."""
        if not most:
            return Cell("")
        if not alive:
            return Cell("✗ " + self.say("tui-seat-out"), "✗", "$muted")
        pips = "●" * life + "○" * (most - life)
        return Cell(f"{pips} {life}/{most}", f"●{life}/{most}", "$error" if life <= danger else "$success")
