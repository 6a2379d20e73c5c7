"""Servers for the tests."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import AsyncIterator, Iterator

import pytest

from sagebrush.client import Client
from tests.server.services import RunningServer, postgres, redis, running_server

#: Seconds after which a test that hangs ends the run and shows where it hung.
PATIENCE = 300 + 30 * sum(int(os.environ.get(f"SAGEBRUSH_{name}", "0")) for name in ("KILLS", "CUTS", "CHAOS", "SIEGE"))


@pytest.fixture(autouse=True)
def _no_hanging() -> Iterator[None]:
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that only need one."""
    with running_server(tmp_path_factory.mktemp("server"), operator_token="let-me-in") as running:
        yield running


@pytest.fixture
async def ann(server: RunningServer) -> AsyncIterator[Client]:
    async with Client(server.url) as person:
        await person.guest("Ann")
        yield person


@pytest.fixture
async def bob(server: RunningServer) -> AsyncIterator[Client]:
    async with Client(server.url) as person:
        await person.guest("Bob")
        yield person


@pytest.fixture
async def cat(server: RunningServer) -> AsyncIterator[Client]:
    async with Client(server.url) as person:
        await person.guest("Cat")
        yield person


@pytest.fixture(scope="package")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="package")
def redis_url() -> Iterator[str]:
    with redis() as url:
        yield url
