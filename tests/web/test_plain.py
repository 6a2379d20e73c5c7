"""A game that nobody has drawn: the example of the guide, as it stands there, is played in the browser."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.core.guide import install, write_programs
from tests.server.services import RunningServer, running_server
from tests.web.conftest import SETTINGS
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, play_out, violations

pytestmark = pytest.mark.browser


def serve(folder: Path) -> Iterator[RunningServer]:
    """A server that finds the guide's game by its entry point, as an installed package has one."""
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, sys.path)]))
        with running_server(folder, **SETTINGS) as running:
            yield running


@pytest.fixture(scope="module")
def guest(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The game without a word."""
    folder = tmp_path_factory.mktemp("panning")
    write_programs(folder)
    shutil.rmtree(folder / "words")
    yield from serve(folder)


@pytest.fixture
def speaking(built: None, tmp_path: Path) -> Iterator[RunningServer]:
    """The game with the guide's words."""
    write_programs(tmp_path)
    yield from serve(tmp_path)


def sit_down(ann: Visitor, players: int = 3) -> None:
    ann.play_bots("panning", players=players)
    ann.asked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_it_is_played_to_the_end(visit: Visit, guest: RunningServer, size: tuple[int, int]) -> None:
    ann = visit(size, url=guest.url)
    sit_down(ann)
    page = ann.page
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".seat.own")).to_contain_text("Ann")
    expect(page.locator("thead th").nth(1)).to_have_text("pans")
    expect(page.locator("dt")).to_have_text("pocket")
    expect(page.get_by_role("button", name="rest")).to_be_visible()
    ann.picture(f"panning-{size[0]}")
    assert violations(page) == []
    play_out([ann])
    expect(page.locator(".finale li")).to_have_count(3)
    assert page.locator(".finale li.won").count() > 0
    ann.picture(f"panning-{size[0]}-finale")
    assert violations(page) == []


def test_what_was_panned_is_seen_at_once_and_written_down(visit: Visit, guest: RunningServer) -> None:
    """By keys alone; what changes is lit."""
    ann = visit(url=guest.url, tempo="normal")
    sit_down(ann, players=2)
    before = ann.page.locator(".seat.own td").inner_text()
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".seat.own td")).not_to_have_text(before)
    expect(ann.page.locator(".seat.own td .changed")).to_be_visible()
    expect(ann.page.locator("[role=log] li").last).to_contain_text("panned")


def test_it_is_watched_again(visit: Visit, guest: RunningServer) -> None:
    ann = visit(url=guest.url)
    sit_down(ann)
    play_out([ann])
    ann.page.get_by_role("button", name="Watch again").click()
    ann.page.locator(".controls").wait_for()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".controls input[type=range]")).to_have_value("1")
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".seat")).to_have_count(3)


@pytest.mark.parametrize("lang", ["en", "cs", "uk", "ru"])
def test_the_words_around_it_are_in_every_language(visit: Visit, guest: RunningServer, lang: str) -> None:
    ann = visit(lang=lang, url=guest.url)
    sit_down(ann)
    play_out([ann])
    seen = ann.page.locator("body").inner_text()
    assert re.findall(r"\[[a-z]+-[\w-]+\]", seen) == []


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_its_own_words_are_asked_of_the_server(visit: Visit, speaking: RunningServer, lang: str) -> None:
    """English fills the gaps of the other languages."""
    ann = visit(lang=lang, url=speaking.url)
    ann.open()
    expect(ann.page.get_by_role("heading", name="Gold Panning")).to_be_visible()
    sit_down(ann)
    page = ann.page
    expect(page.locator("thead th").nth(1)).to_have_text("in the pan")
    expect(page.locator("dt")).to_have_text("in your pocket")
    expect(page.locator(".prompt.mine")).to_contain_text("Do you pan once more?")
    page.keyboard.press("1")
    expect(page.locator("[role=log] li").last).to_contain_text("Ann pans and finds")
