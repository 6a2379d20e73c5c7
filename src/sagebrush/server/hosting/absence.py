"""Somebody who is away from a table without a clock: the others may, after a while, let a bot play until they are back.

Nobody who is there can be voted away: an absence that ends, be it for a moment, begins anew and has no votes yet.
"""

from __future__ import annotations

import logging

from sqlalchemy import update

from sagebrush.server.clock import now
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.refusals import STORAGE_TROUBLE, Refusal
from sagebrush.server.storage.models import Chair

log = logging.getLogger(__name__)


async def note_left(host: Host, table: LiveTable, seat: int) -> None:
    """Write down since when, for whoever asks after the next start; it is not worth more than a line in the log."""
    this = (Chair.table_id == table.id) & (Chair.seat == seat)
    try:
        async with host.database.write() as session:
            await session.execute(update(Chair).where(this).values(seen_at=table.left_at.get(seat, now())))
    except STORAGE_TROUBLE:
        log.warning("it could not be stored who left", exc_info=True, extra={"table": table.id})


def check(table: LiveTable, seat: int) -> None:
    """Whether this seat's owner has kept the others waiting for long enough."""
    if table.row.status != "playing" or table.match is None:
        raise Refusal("not_playing", "No game is being played at this table.")
    if table.row.pace != "none":
        raise Refusal("has_clock", "At this table the clock decides when a bot steps in.")
    left = table.bot_in(seat)
    if left is None or all(decision.seat != seat for decision in table.open_decisions()):
        raise Refusal("not_away", "Nobody is waiting for that player.")
    if left > 0:
        raise Refusal("not_away_yet", "They have not been away for long enough.")


def voters(table: LiveTable, seat: int) -> list[int]:
    """Those who are here and wait, and no programs; in a rated game those who are out of it have no say."""
    here = table.connected()
    others = [other for other in table.voices() if other != seat and other in here]
    return [other for other in others if not (table.row.rated and table.is_out(other))]


def agreed(table: LiveTable, votes: list[int], seat: int) -> bool:
    """More than half of those who are here."""
    entitled = voters(table, seat)
    return len([vote for vote in votes if vote in entitled]) * 2 > len(entitled)
