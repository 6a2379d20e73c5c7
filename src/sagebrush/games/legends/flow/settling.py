"""What waits until an action, or a step at the end of a turn, is over."""

from __future__ import annotations

from sagebrush.games.legends.table import LegendsTable


async def settle(table: LegendsTable) -> None:
    """LEG-X35: systems do now what was put off."""
    for part in table.parts.values():
        await part.settle(table)
