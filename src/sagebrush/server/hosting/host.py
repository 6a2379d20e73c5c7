"""The host keeps the live tables of this process: loads them, takes answers, and keeps up with other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any

from sagebrush.core.errors import Refused as NotTaken
from sagebrush.core.errors import SagebrushError
from sagebrush.core.registry import game_named
from sagebrush.core.seats import Seat
from sagebrush.server.backroom import Backroom
from sagebrush.server.clock import is_id, new_id, now
from sagebrush.server.fanout import Fanout, Notice
from sagebrush.server.hosting import telling
from sagebrush.server.hosting.live import GONE_SECONDS, LiveTable, config_of
from sagebrush.server.messages import Bye, Refused, TakeBackOver
from sagebrush.server.metrics import ANSWER_SECONDS, ANSWERS, LIVE_TABLES, REFUSALS
from sagebrush.server.pauses import Pauses
from sagebrush.server.reel import Kept
from sagebrush.server.refusals import Refusal, of_answer
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.journal import Entry, Journal

log = logging.getLogger(__name__)

NOT_STORED = "The server cannot store moves at the moment; nothing that was accepted is lost."
#: When to try again.
RETRY_MS = 2000
#: How long what is under way may take when the server stops.
STOP_SECONDS = 5

Listener = Callable[[LiveTable], None]


class Host:
    """One per process. `listeners` are called after a table changed, whoever changed it."""

    def __init__(self, database: Database, channels_url: str, tables_per_person: int = 0) -> None:
        self.process = new_id()
        self.tables_per_person = tables_per_person
        self.answers_per_person = 0
        #: Seconds after which the others may do something about somebody who is away.
        self.gone_after = GONE_SECONDS
        self.database = database
        self.journal = Journal(database)
        self.notices: dict[str, Callable[[LiveTable, Notice], Coroutine[Any, Any, None]]] = {
            "moves": self._on_moves,
            "table": self._on_table,
        }
        self.fanout = Fanout(self.process, channels_url, self._on_notice, self._gap)
        self.tables: dict[str, LiveTable] = {}
        self.listeners: list[Listener] = []
        #: Called with the kind of news and the table, also of tables that are not in our memory.
        self.news: list[Callable[[str, str], None]] = []
        #: Whether this process is about to end: nothing new is begun.
        self.leaving = False
        #: Tables that must be in memory although nobody here looks at them.
        self.wanted: Callable[[str], bool] = lambda _: False
        #: What to do when notices were lost.
        self.after_gap: Callable[[], Coroutine[Any, Any, None]] = self.catch_up_all
        #: Where dear work is done, and what came of it last.
        self.back = Backroom(0)
        self.reels = Kept()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        self.journal.start()
        await self.fanout.start()

    async def stop(self) -> None:
        """Let the answers under way be stored, then stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        await self.fanout.stop()
        await self.journal.stop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on even if whoever asked for it hangs up."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            log.error("background work failed", exc_info=error)

    # ---------------------------------------------------------------- loading

    async def table(self, table_id: str) -> LiveTable | None:
        """The live table, from memory or from the database."""
        table = self.tables.get(table_id)
        if table is None and is_id(table_id):
            table = await self._loaded(table_id)
        if table is not None:
            table.used_at = monotonic()
        return table

    async def _loaded(self, table_id: str) -> LiveTable | None:
        """Whoever comes while it is being loaded waits for that; other tables are in nobody's way."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        found = await store.load(self.database, table_id)
        if found is None:
            return None
        table = LiveTable(*found)
        table.gone_after = self.gone_after
        if table.row.status == "playing":
            await self._rebuild(table)
        if table.row.status == "playing" and store.still_asked(
            await store.consents(self.database, table_id, table.seq)
        ):
            table.hold()
        self.tables[table_id] = table
        LIVE_TABLES.set(len(self.tables))
        if self.fanout.shared:
            # What came in between reading the log and being known here; and who is connected elsewhere.
            await self.catch_up(table)
            await self.fanout.send(Notice(self.process, "who", table_id))
        self.changed(table)
        return table

    async def build(self, table: LiveTable) -> None:
        """A finished game is played again when somebody wants to see its table; hold its lock."""
        if table.match is None and table.row.status == "finished":
            await self._rebuild(table)

    async def _rebuild(self, table: LiveTable) -> None:
        """Play the stored log from its beginning."""
        try:
            # On a table of its own: nobody, the clock least of all, must find this one without its moves meanwhile.
            entries = await self.journal.since(table.id, 0)
            again = LiveTable(table.row, table.chairs)
            if table.row.content:
                # Cards of its own are read apart from the loop, which takes them then as they are.
                await asyncio.to_thread(game_named(table.row.game).check, config_of(table.row))
            again.begin()
            pauses = Pauses()
            for entry in entries:
                again.play(entry)
                await pauses.breathe()
            table.become(again)
            table.look()
        except Exception:
            self._disown(table)
            raise

    def _disown(self, table: LiveTable) -> None:
        """The match in memory may not be the stored one: nothing must be played on it any more."""
        table.match = None
        self.drop(table)

    def drop(self, table: LiveTable) -> None:
        """Forget a table; whoever needs it will load it again."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        LIVE_TABLES.set(len(self.tables))
        for client in table.clients:
            client.close(1012, "try again")

    # ---------------------------------------------------------------- sessions

    def sessions(self) -> set[str]:
        """The sessions that streams here were opened with."""
        return {client.session for table in self.tables.values() for client in table.clients if client.session}

    async def signed_out(self, sessions: Collection[str]) -> None:
        """Sessions have ended: hang up here and elsewhere."""
        self.hang_up(sessions)
        for session in sessions:
            await self.fanout.send(Notice(self.process, "signed_out", "", text=session))

    def hang_up(self, sessions: Collection[str]) -> None:
        """Whoever follows a table here by one of these sessions is a stranger now."""
        for table in self.tables.values():
            for client in table.clients:
                if client.session in sessions:
                    client.unmask("signed out")

    # ---------------------------------------------------------------- answering

    async def answer(self, table: LiveTable, seat: int, number: int, era: int, option: str, *, by_bot: bool) -> int:
        """Take an answer: it is stored for good, then told to all. Returns its sequence number."""
        started = perf_counter()
        try:
            seq: int = await asyncio.shield(self.spawn(self._answer(table, seat, number, era, option, by_bot=by_bot)))
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            raise
        ANSWER_SECONDS.observe(perf_counter() - started)
        ANSWERS.labels("bot" if by_bot else "person").inc()
        return seq

    async def _answer(self, table: LiveTable, seat: int, number: int, era: int, option: str, *, by_bot: bool) -> int:
        async with table.lock:
            if by_bot and table.held:
                raise Refusal("held", "Somebody wants to take something back first.")
            while True:
                await self._try(table, seat, number, era, option)
                entry = Entry(table.id, table.seq + 1, "answer", seat, option, by_bot, now())
                if await self.store(table, entry):
                    break
        await self.fanout.send(Notice(self.process, "moves", table.id, number=entry.number))
        self._news("moves", table.id)
        return entry.number

    async def _try(self, table: LiveTable, seat: int, number: int, era: int, option: str) -> None:
        """Play an answer on the match; nobody sees it before it is stored."""
        if table.row.status == "finished":
            raise Refusal("game_over", "The game is over.")
        if table.row.status != "playing" or table.match is None:
            raise Refusal("not_playing", "No game is being played at this table.")
        if era != table.era:
            raise Refusal("already_decided", "That was already decided, or taken back.")
        try:
            table.match.answer(option, seat=Seat(seat), number=number)
        except NotTaken as error:
            raise of_answer(error) from error
        except Exception as error:
            log.exception("a rule failed", extra={"table": table.id, "seat": seat, "option": option})
            await self._rebuild(table)
            raise Refusal("server_error", "The game could not take that answer; nothing was changed.", 500) from error

    async def store(self, table: LiveTable, entry: Entry) -> bool:
        """Store a move that has been played on the match, and tell it. False: another process was first."""
        try:
            stored = await self.journal.append(entry)
        except Exception as error:
            log.exception("a move could not be stored", extra={"table": table.id})
            # Nobody knows whether it is stored: forget the table, the database will tell.
            telling.tell(table, Refused("storage", NOT_STORED, None))
            telling.tell(table, Bye(NOT_STORED, RETRY_MS))
            self._disown(table)
            raise Refusal("storage", "The server could not store that; please try again.", 503) from error
        if stored:
            table.note(entry)
            self._lapse(table, entry)
            telling.moves(table, entry.number)
            self.changed(table)
            return True
        seen = table.seq
        await self._rebuild(table)
        telling.moves(table, seen + 1)
        self.changed(table)
        return False

    def _lapse(self, table: LiveTable, entry: Entry) -> None:
        """A move ends an open request to take something back: an answer overtakes it, an undo is what was asked for."""
        if table.held_until:
            granted = entry.kind == "undo"
            over = TakeBackOver(entry.number - 1, "granted" if granted else "lapsed", entry.seat if granted else None)
            telling.tell(table, over)
        table.held_until = 0.0

    # ---------------------------------------------------------------- keeping up with other processes

    async def catch_up(self, table: LiveTable) -> None:
        """Play and tell what other processes have stored."""
        async with table.lock:
            if table.match is None:
                return
            entries = await self.journal.since(table.id, table.seq)
            if not entries:
                return
            for entry in entries:
                table.play(entry)
                self._lapse(table, entry)
            telling.moves(table, entries[0].number)
        self.changed(table)

    async def _gap(self) -> None:
        await self.after_gap()

    async def catch_up_all(self) -> None:
        """See which tables went on without us."""
        tables = list(self.tables.values())
        heads = await store.heads(self.database, [table.id for table in tables])
        for table in tables:
            if table.match is not None and heads.get(table.id, 0) > table.seq:
                await self.catch_up(table)

    async def _on_notice(self, notice: Notice) -> None:
        if notice.kind == "signed_out":
            self.hang_up({notice.text})
            return
        self._news(notice.kind, notice.table)
        table = self.tables.get(notice.table)
        if table is None:
            if self.wanted(notice.table):
                await self.table(notice.table)
            return
        handler = self.notices.get(notice.kind)
        if handler is not None:
            await handler(table, notice)

    async def _on_moves(self, table: LiveTable, notice: Notice) -> None:
        if notice.number > table.seq:
            await self.catch_up(table)

    async def _on_table(self, table: LiveTable, _: Notice) -> None:
        await self.refresh(table)

    # ---------------------------------------------------------------- what has changed

    def _news(self, kind: str, table_id: str) -> None:
        for listener in self.news:
            listener(kind, table_id)

    def changed(self, table: LiveTable) -> None:
        for listener in self.listeners:
            listener(table)

    async def table_changed(self, table_id: str) -> LiveTable:
        """A table's row or chairs were changed in the database: read them, and tell here and elsewhere."""
        table = await self.table(table_id)
        if table is None:
            raise SagebrushError(f"there is no table {table_id}")
        await self.refresh(table)
        await self._tell_changed(table_id)
        return table

    async def row_changed(self, table_id: str) -> None:
        """As `table_changed`, for a table that nobody may be looking at: it is not loaded for that."""
        table = self.tables.get(table_id)
        if table is not None:
            await self.refresh(table)
        await self._tell_changed(table_id)

    async def _tell_changed(self, table_id: str) -> None:
        await self.fanout.send(Notice(self.process, "table", table_id))
        self._news("table", table_id)

    async def refresh(self, table: LiveTable) -> None:
        async with table.lock:
            found = await store.load(self.database, table.id)
            if found is None:
                self.drop(table)
                return
            table.row, table.chairs = found
            table.unseat_strangers()
            telling.outside(table)
            if table.match is None and _shown(table):
                await self._rebuild(table)
                telling.whole(table)
        self.changed(table)


def _shown(table: LiveTable) -> bool:
    """Whether there is a game to be seen, and somebody who sees it: bots do as well."""
    return table.row.status == "playing" or (table.row.status == "finished" and bool(table.clients))
