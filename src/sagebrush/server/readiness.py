"""Whether the server can do what it is for: store a move. Asked often, found out once a second."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from sagebrush.server.storage import tables as store
from sagebrush.server.storage.database import Database

log = logging.getLogger(__name__)

#: For so long a finding holds; and a database that takes so long has failed.
HOLDS_SECONDS = 1.0
PROBE_SECONDS = 2.0


class Readiness:
    """One probe at a time, however many ask: a database that hangs must not be asked more and more."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self._found = False
        self._at = -HOLDS_SECONDS
        self._probe: asyncio.Task[None] | None = None

    async def stores(self) -> bool:
        if monotonic() - self._at < HOLDS_SECONDS:
            return self._found
        if self._probe is None:
            self._probe = asyncio.create_task(store.probe(self.database, self.process))
        done, _ = await asyncio.wait({self._probe}, timeout=PROBE_SECONDS)
        found = bool(done) and self._probe is not None and self._ended(self._probe)
        self._found, self._at = found, monotonic()
        return found

    def _ended(self, probe: asyncio.Task[None]) -> bool:
        self._probe = None
        error = probe.exception()
        if error is not None:
            log.warning("nothing can be stored: %s", type(error).__name__)
        return error is None
