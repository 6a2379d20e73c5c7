"""A server with the built client, a browser, and visitors in whose pages nothing may go wrong."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.services import RunningServer, running_server
from tests.web.site import ARGUMENTS, DESKTOP, SLOWEST, Visit, Visitor, build, find_chromium, visitor

#: Bots that do not make people wait.
#: Nobody is waited for long, so that what comes after need not be either.
SETTINGS = {"bot_delay": 0.03, "gone_after": 1}
#: Who visits in a test, kept with it.
VISITORS = pytest.StashKey[list[Visitor]]()


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed shows what its visitors saw last."""
    report = yield
    if report.when == "call" and report.failed:
        for one in item.stash.get(VISITORS, []):
            report.sections.append((f"seen at {one.page.url}", one.page.locator("body").inner_text()))
    return report


@pytest.fixture
def visit(browser: Browser, site: RunningServer, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; at the end no page may have shown an error or a warning."""
    visitors: list[Visitor] = []
    request.node.stash[VISITORS] = visitors

    def make(
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: str = "dark",
        tempo: str = "instant",
        url: str = "",
        *,
        opening: bool = False,
    ) -> Visitor:
        visitors.append(visitor(browser, url or site.url, size, lang, theme, tempo=tempo, opening=opening))
        return visitors[-1]

    yield make
    troubles = [trouble for one in visitors for trouble in one.troubles]
    for one in visitors:
        one.context.close()
    assert troubles == []
