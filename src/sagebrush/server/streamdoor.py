"""The door of every stream: who may open one, how many, and how it is closed."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket

from sagebrush.server.refusals import STORAGE_TROUBLE
from sagebrush.server.security import address, same_origin
from sagebrush.server.services import Services

log = logging.getLogger(__name__)


class Hangup(Exception):
    """Close the stream with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@asynccontextmanager
async def let_in(socket: WebSocket[Any, Any, Any], services: Services) -> AsyncIterator[bool]:
    """Whether it was accepted; however it ends, whoever opened it is told why."""
    if not same_origin(socket.scope, services.settings.allowed_origins):
        await socket.close(4403, "wrong origin")
        yield False
        return
    # Each costs a look into the database, the whole state, and news to everybody at the table.
    caller = address(socket.scope)
    if not services.openings.take(caller) or not services.streams.take(caller):
        await socket.close(4429, "too many streams")
        yield False
        return
    try:
        await socket.accept()
        yield True
    except Hangup as hangup:
        await close(socket, hangup.code, hangup.reason)
    except STORAGE_TROUBLE:
        log.warning("a stream ends because of the database", exc_info=True)
        await close(socket, 1013, "the database does not answer")
    finally:
        services.streams.give_back(caller)


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    if code == 1000:
        return
    try:
        await socket.close(code, reason)
    except Exception as error:
        log.debug("a stream was closed already: %s", error)
