"""Everything a running server is made of, in one place."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from sagebrush.server.backroom import Backroom, Tab
from sagebrush.server.board import Noticeboard
from sagebrush.server.bots import Bots
from sagebrush.server.config import Settings, signing_key
from sagebrush.server.hosting import hurrying, presence, reconciling, takeback, talk, telling
from sagebrush.server.hosting.driver import Driver
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.limits import Buckets, Places
from sagebrush.server.messages import Bye
from sagebrush.server.people import People
from sagebrush.server.push.subscribers import Subscribers
from sagebrush.server.readiness import Readiness
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate

log = logging.getLogger(__name__)

RETRY_MS = 500
#: Slow clients do not hold up the end for longer than this.
FAREWELL_SECONDS = 2.0
#: People behind one address who look back at games at the same time.
HOUSEHOLD = 3
#: Said in one breath; then it goes on at the allowed pace.
LINES_AT_ONCE = 8


class Services:
    """Started and stopped with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.storage_url)
        self.people = People(self.database, signing_key(settings))
        self.host = Host(self.database, settings.channels_url, settings.tables_per_person)
        self.host.back = Backroom(settings.back_workers)
        self.host.gone_after = settings.gone_after
        self.host.answers_per_person = settings.answers_kept_per_person
        self.board = Noticeboard(self.host)
        self.subscribers = Subscribers(
            self.database, signing_key(settings), settings.push_contact, anywhere=settings.push_anywhere
        )
        self.bots = Bots(settings.bot_workers, settings.bot_deadline)
        self.driver = Driver(self.host, self.people, self.bots, settings)
        self.driver.tell_turn = self.subscribers.your_move if settings.push else None
        self.requests = Buckets(settings.requests_per_minute)
        self.reads = Buckets(settings.reads_per_minute)
        self.sign_ins = Buckets(settings.sign_ins_per_minute)
        self.sign_ins_by_name = Buckets(settings.sign_ins_per_minute)
        self.openings = Buckets(settings.streams_per_minute)
        self.streams = Places(settings.streams_per_address)
        self.lines = Buckets(settings.lines_per_minute, LINES_AT_ONCE)
        self.work = Buckets(settings.work_per_minute, settings.work_per_minute)
        self.work_by_address = Buckets(settings.work_per_minute * HOUSEHOLD, settings.work_per_minute * HOUSEHOLD)
        self.uploads = Buckets(settings.uploads_per_hour / 60, settings.uploads_per_hour)
        self.readiness = Readiness(self.database, self.host.process)
        self.ready = False
        self.leaving = False
        host = self.host
        host.after_gap = lambda: reconciling.after_gap(host)
        host.notices |= {
            "presence": presence.on_presence,
            "who": lambda table, notice: presence.on_who(host, table, notice),
            "signal": lambda table, notice: presence.on_signal(host, table, notice),
            "chat": lambda table, notice: talk.on_chat(host, table, notice),
            "take_back": lambda table, notice: takeback.on_notice(host, table, notice),
            "hurry": lambda table, notice: hurrying.on_hurry(host, table, notice),
        }

    async def fresh_table(self, table_id: str) -> LiveTable | None:
        """The table as it is stored now: whoever changed it at another process finds it changed here."""
        known = self.host.tables.get(table_id)
        if known is not None and self.host.fanout.shared:
            await reconciling.freshen(self.host, [known])
        return await self.host.table(table_id)

    def let_talk(self, person_id: str | None) -> None:
        """What is said goes to the disk and to everybody at the table: not too much of it from one person."""
        if not self.lines.take(person_id or ""):
            raise Refusal("too_fast", "That was too much at once; please wait a moment.", 429)

    def tab(self, address: str, person_id: str | None) -> Tab:
        """For dear work: counted for the person and for their address, so that many guests are no way around it."""
        tab = Tab({self.work: person_id or address, self.work_by_address: address})
        tab.check()
        return tab

    async def start(self) -> None:
        await migrate(self.database)
        await self.host.start()
        await self.driver.start()
        self.board.start()
        self.host.spawn(self.bots.warm())
        self.ready = True
        log.info("the server is ready", extra={"server": self.host.process})

    async def farewell(self) -> None:
        """Before the sockets close: send everyone elsewhere, and take nobody new."""
        self.ready, self.leaving = False, True
        for client in self.board.clients:
            client.close(1012, "restarting")
        for table in self.host.tables.values():
            telling.tell(table, Bye("The server is restarting.", RETRY_MS))
            for client in table.clients:
                client.close(1012, "restarting")
        until = monotonic() + FAREWELL_SECONDS
        while monotonic() < until and any(table.clients for table in self.host.tables.values()):
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        self.ready, self.host.leaving = False, True
        await self.board.stop()
        await self.driver.stop()
        await self.host.stop()
        await self.subscribers.close()
        self.bots.close()
        self.host.back.close()
        await self.database.close()
        log.info("the server has stopped")
