"""Drawing from the discard pile (BANG-694 to BANG-697)."""

from __future__ import annotations

from collections.abc import Awaitable

from sagebrush.games.bang.table import BangTable


async def without_digging(table: BangTable, what: Awaitable[None]) -> None:
    """BANG-695, BANG-X43: only the cards of phase 1 itself are dug up; what happens in it brings cards of the deck."""
    digging = table.digging
    if digging:
        table.stop_digging()
    await what
    if digging:
        table.dig()
