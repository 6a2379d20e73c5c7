"""The driver of a table lets its bots think and watches its clock. Each table in play has one process that does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from sqlalchemy import update

from sagebrush.core.decisions import Decision
from sagebrush.core.errors import SagebrushError
from sagebrush.core.options import Option
from sagebrush.server import quick
from sagebrush.server.bots import Bots, stand_in_level
from sagebrush.server.clock import now
from sagebrush.server.config import Settings
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import calling, ending, presence, reconciling
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.hosting.updates import DAY, seconds_left
from sagebrush.server.people import COOKIE_SECONDS, People
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Chair
from sagebrush.server.storage.prune import prune
from sagebrush.server.thinking import Task, task_for, thinks_for

log = logging.getLogger(__name__)

#: Seconds between two looks for tables that play by days and ran out of time.
OVERDUE_EVERY = 60.0
BEAT_EVERY = 1.0
#: A game in which nothing happened for so long waits for whoever comes back to it.
STIRRING_SECONDS = 3600.0
#: Abandoned games that are ended in one round.
ENDED_AT_ONCE = 5
#: Seconds between two looks at whether tables have changed without our hearing of it.
RECONCILE_EVERY = 2.0
#: A quick match that has not started so long after its minute has nobody at it.
UNFILLED_SECONDS = 60.0
#: Where a decision may take days, so may sitting down.
DAYS_WAIT = 14
#: Seconds for the way to a worker and back, however short a bot thinks; and before the beat, to play in its stead.
WAY = 0.3
IN_TIME = 0.03


class Driver:
    """Drives every table of its process; among several processes, those it has claimed."""

    def __init__(self, host: Host, people: People, bots: Bots, settings: Settings) -> None:
        self.host = host
        self.people = people
        self.bots = bots
        self.settings = settings
        #: How somebody who is not here is told that a table waits for them.
        self.tell_turn: calling.Tell | None = None
        self.driven: set[str] = set()
        self._living = {host.process}
        self._tasks: list[asyncio.Task[None]] = []
        host.listeners.append(self.poke)
        host.wanted = self.driven.__contains__

    async def start(self) -> None:
        """Take over what is in play; after a crash, everything goes on from where it was.

        What was going on a moment ago is loaded by and by, the latest first; the rest when somebody comes to it.
        """
        await self.claim()
        self.host.spawn(self._resume())
        loops = (
            (self.look, self.settings.sweep_every),
            (self.claim, BEAT_EVERY),
            (self.overdue, OVERDUE_EVERY),
            (self.tidy, OVERDUE_EVERY),
            (self.reconcile, RECONCILE_EVERY),
            (self.say_again, presence.AGAIN_SECONDS),
        )
        self._tasks = [asyncio.create_task(self._repeat(work, pause)) for work, pause in loops]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self.host.fanout.shared:
            await store.release(self.host.database, self.host.process)

    async def _repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Exception:
                log.exception("a round of the driver failed")

    def drives(self, table: LiveTable) -> bool:
        return table.row.status == "playing" and (not self.host.fanout.shared or table.id in self.driven)

    def drive(self, table: LiveTable) -> None:
        """A game has started here, so it is ours to drive."""
        if self.host.fanout.shared:
            self.driven.add(table.id)
        self.poke(table)

    # ---------------------------------------------------------------- bots

    def poke(self, table: LiveTable) -> None:
        """Something changed: whoever is a bot and is asked starts to think, unless we are about to stop."""
        if self.host.leaving or not self.drives(table) or table.match is None or table.held:
            return
        if not table.open_decisions():
            self.host.spawn(ending.finish(self.host, table))
        for decision in table.open_decisions():
            key = (table.era, decision.number)
            if table.bot_of(decision.seat) and key not in table.thinking:
                table.thinking.add(key)
                self.host.spawn(self._think(table, decision, key))

    async def _think(self, table: LiveTable, decision: Decision[Option], key: tuple[int, int]) -> None:
        began = monotonic()
        try:
            async with table.lock:
                task = self._task(table, decision, key)
            if task is None:
                return
            level = table.bot_of(decision.seat)
            thinks = min(thinks_for(level, table.row.game), self.bots.seconds) if level else 0.0
            patience = patience_with(thinks, self.settings.bot_delay, monotonic() - began)
            chosen = task if isinstance(task, str) else await self.bots.choose(task, table.id, patience)
            delay = 0.0 if table.hurried and table.only_bots() else self.settings.bot_delay
            await asyncio.sleep(wait_after(monotonic() - began, delay, thinks))
            if table.bot_of(decision.seat):
                await self.host.answer(table, decision.seat, key[1], key[0], chosen, by_bot=True)
        except Refusal as refusal:
            log.info("a bot came too late", extra={"table": table.id, "code": refusal.code})
        finally:
            table.thinking.discard(key)

    def _task(self, table: LiveTable, decision: Decision[Option], key: tuple[int, int]) -> Task | str | None:
        """What the bot is given, if it is still asked; in a lesson, the answer that its script says."""
        match = table.playing
        level = table.bot_of(decision.seat)
        if table.era != key[0] or not level or all(open.number != key[1] for open in match.decisions):
            return None
        line = match.next_line
        if line is not None and line.seat == decision.seat and line.options[0] in [one.id for one in decision.options]:
            return line.options[0]
        if line is not None and any(open.seat == line.seat for open in match.decisions if open != decision):
            # Several are asked at once, and by the script somebody else answers first: whoever does pokes us again.
            return None
        return task_for(match, decision, level, table=table.id, seconds=self.bots.seconds)

    # ---------------------------------------------------------------- clocks

    async def look(self) -> None:
        """Seats out of time or gone too long go to a bot; tables nobody uses leave the memory."""
        moment = monotonic()
        for table in list(self.host.tables.values()):
            try:
                await self._look_at(table, moment)
            except Exception:
                # One table in trouble must not stop the clocks of the others.
                log.exception("a look at a table failed", extra={"table": table.id})

    async def _look_at(self, table: LiveTable, moment: float) -> None:
        if self.drives(table):
            # Again, for the case that a bot's answer got lost on its way to the disk.
            self.poke(table)
            await self.check_clock(table, moment)
            await calling.call(self.host, table, self.settings.push_after, self.tell_turn)
        if quick.is_due(table):
            self.drive(await quick.fill(self.host, table.id))
        idle = not table.clients and not table.thinking and moment - table.used_at > self.settings.idle_after
        if idle and not (self.drives(table) and table.row.pace == "live"):
            self.host.drop(table)

    async def check_clock(self, table: LiveTable, moment: float) -> None:
        for chair in table.chairs:
            if chair.stand_in_why == "gone" and chair.seat in table.connected():
                # They came back at the very moment they were given up.
                await set_stand_in(self.host, table.id, chair.seat, None, None)
        left = seconds_left(table)
        for decision in table.open_decisions():
            seat = decision.seat
            if table.bot_of(seat):
                continue
            if left is not None and left <= 0:
                await self.stand_in(table, seat, "time")
            elif self._gone(table, seat, moment):
                await self.stand_in(table, seat, "gone")

    def _gone(self, table: LiveTable, seat: int, moment: float) -> bool:
        """Whether others wait for somebody who left a table with a clock; without one it is up to them."""
        since = table.gone_since.get(seat)
        if since is None or table.row.pace != "live" or moment - max(since, table.moved_at) < self.settings.gone_after:
            return False
        connected = table.connected()
        return any(other in connected for other in table.people_seats() if other != seat)

    async def stand_in(self, table: LiveTable, seat: int, why: str) -> None:
        level = stand_in_level(table.row.game)
        await set_stand_in(self.host, table.id, seat, level, why)
        log.info("a bot steps in", extra={"table": table.id, "seat": seat, "why": why})

    # ---------------------------------------------------------------- who drives what

    async def claim(self) -> None:
        """Say that we live, and take over the tables of those that do not."""
        database, process = self.host.database, self.host.process
        shared = self.host.fanout.shared
        if not shared and self._tasks:
            return
        living: set[str] = set()
        if shared:
            living = await store.beat(database, process, self.settings.process_timeout)
            await self._note_living(living)
            await self.host.catch_up_all()
        claimed = await store.claim(database, process, living)
        self.driven.update(claimed)
        if claimed and self._tasks:
            self.host.spawn(self._resume())
        if shared:
            await self._forget_lost()

    async def reconcile(self) -> None:
        """Whatever notices were lost, be right again in a moment."""
        if self.host.fanout.shared:
            await reconciling.reconcile(self.host)

    async def say_again(self) -> None:
        if self.host.fanout.shared:
            await presence.say_again(self.host)

    async def _resume(self) -> None:
        for table_id in await store.stirring(self.host.database, self.host.process, now() - STIRRING_SECONDS):
            if self.host.leaving:
                return
            if table_id not in self.host.tables:
                await self._adopt(table_id)

    async def _note_living(self, living: set[str]) -> None:
        """Whoever was connected to a process that died is gone; one that is new or back is asked who is there."""
        came, self._living = living - self._living, living
        for table in list(self.host.tables.values()):
            presence.forget_dead(table, living)
            if came:
                await self.host.fanout.send(Notice(self.host.process, "who", table.id))

    async def _forget_lost(self) -> None:
        """Tables that ended, or that another process took over while we did not report, are not ours any more."""
        before = set(self.driven)
        ours = await store.driven_by(self.host.database, self.host.process)
        self.driven -= before - ours
        self.driven |= ours

    async def _adopt(self, table_id: str) -> None:
        try:
            table = await self.host.table(table_id)
        except Exception:
            # A table that cannot be loaded (other rules, a damaged log) must not stop the others.
            log.exception("a table could not be resumed", extra={"table": table_id})
            return
        if table is not None:
            self.poke(table)
        # Between two tables, let the streams go on.
        await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Forget what is over, hang up on whose session has ended, and close the tables that nobody started."""
        await prune(self.host.database, COOKIE_SECONDS)
        # We hear of it at once, unless the notice was lost or the session has grown too old.
        self.host.hang_up(await self.people.ended(self.host.sessions()))
        await self._end_abandoned()
        for table_id in await store.close_unfilled(self.host.database, now() - UNFILLED_SECONDS):
            await self.host.row_changed(table_id)
        limit = self.settings.waiting_hours * 3600
        if not limit:
            return
        moment = now()
        for table_id in await store.close_waiting(self.host.database, moment - limit, moment - limit * DAYS_WAIT):
            await self.host.row_changed(table_id)

    async def _end_abandoned(self) -> None:
        """Games nobody came back to are played to their end by bots, and count as left by who left them."""
        limit = self.settings.abandoned_days * DAY
        if not limit:
            return
        found = await store.abandoned(self.host.database, self.host.process, now() - limit, ENDED_AT_ONCE)
        for table_id in found:
            try:
                table = await self.host.table(table_id)
            except SagebrushError:
                # Its rules are not played here any more.
                log.warning("an abandoned game is closed", extra={"table": table_id})
                await store.close(self.host.database, table_id)
                continue
            if table is not None and not table.clients:
                await store.give_to_bots(self.host.database, table_id, stand_in_level(table.row.game))
                self.poke(await self.host.table_changed(table_id))

    async def overdue(self) -> None:
        for table_id in await store.overdue(self.host.database, now()):
            if not self.host.fanout.shared or table_id in self.driven:
                await self._adopt(table_id)


def wait_after(took: float, delay: float, thinks: float = 0.0) -> float:
    """How long a bot waits when it knows its answer: it comes with a beat, after the pause that people need to follow.

    Else the time would tell whether there was anything to think about: a bot without a Missed! has nothing to choose.
    So the beat of one that thinks longer than that pause is its own time, also where it has nothing to think about.
    """
    beat = max(delay, thinks)
    return beat - took % beat if delay else 0.0


def patience_with(thinks: float, delay: float, took: float = 0.0) -> float | None:
    """How long a table waits for a bot that says how long it thinks: until just before its beat, the queue included.

    Whatever keeps it from answering in time, a quick player's answer comes with the beat then, and tells as little.
    """
    return max(0.0, max(thinks, delay, WAY) - IN_TIME - took) if thinks else None


async def set_stand_in(host: Host, table_id: str, seat: int, level: str | None, why: str | None) -> LiveTable:
    """Hand a seat to a bot, or back (None)."""
    async with host.database.write() as session:
        this = (Chair.table_id == table_id) & (Chair.seat == seat)
        await session.execute(update(Chair).where(this).values(stand_in=level, stand_in_why=why, votes=[]))
    return await host.table_changed(table_id)
