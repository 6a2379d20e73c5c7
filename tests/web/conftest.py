"""A server with the built client, a browser, and visitors in whose pages nothing may go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.services import RunningServer, running_server
from tests.web.site import ARGUMENTS, DESKTOP, SLOWEST, Visit, Visitor, build, find_chromium, visitor

#: Bots that do not make people wait.
SETTINGS = {"bot_delay": 0.03}


@pytest.fixture(scope="package")
def built() -> None:
    build()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("site"), **SETTINGS) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, site: RunningServer) -> Iterator[Visit]:
    """Makes visitors; at the end no page may have shown an error or a warning."""
    visitors: list[Visitor] = []

    def make(
        size: tuple[int, int] = DESKTOP, lang: str = "en", theme: str = "dark", tempo: str = "instant", url: str = ""
    ) -> Visitor:
        visitors.append(visitor(browser, url or site.url, size, lang, theme, tempo=tempo))
        return visitors[-1]

    yield make
    troubles = [trouble for one in visitors for trouble in one.troubles]
    for one in visitors:
        one.context.close()
    assert troubles == []
