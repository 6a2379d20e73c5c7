"""The ladder of each game: empty at first, then with bots, people and the reader's own row."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.services import RunningServer, running_server
from tests.web.site import PHONE, Visit, play_out, violations

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def ladder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of its own: at the beginning nobody is rated."""
    with running_server(tmp_path_factory.mktemp("ladder"), bot_delay=0.03) as server:
        yield server


def keep_name(page: Page) -> None:
    """Give one's name a passphrase: from now on one's games are rated."""
    page.locator(".hello button").click()
    page.locator("dialog input[type=password]").fill("eight or more")
    page.get_by_role("button", name="Keep my name").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_one_climbs_from_nothing_onto_the_ladder(visit: Visit, ladder: RunningServer) -> None:
    """Ann finds the ladder empty, keeps her name, plays a game, and sees herself among the bots."""
    ann = visit(url=ladder.url)
    page = ann.open()
    page.locator(".game:has(#game-dice) a", has_text="Ratings").click()
    expect(page.get_by_role("heading", name="Nobody has a rating yet")).to_be_visible()
    assert violations(page) == []

    ann.play_bots("dice", players=3)
    ann.open()
    keep_name(page)
    page.get_by_role("link", name="Back to the table").click()
    ann.at_table()
    play_out([ann])
    ann.open("/ratings/dice")
    rows = page.get_by_role("table", name="Ratings: BANG! The Dice Game").locator("tbody tr")
    expect(rows).to_have_count(2)
    own = page.locator("tr.mine")
    expect(own.get_by_role("rowheader")).to_contain_text("Ann")
    expect(own.get_by_role("cell").last).to_have_text("1")
    expect(own).to_contain_text("a first guess")
    ann.picture("ratings")
    assert violations(page) == []

    page.get_by_role("link", name="BANG!", exact=True).click()
    expect(page.get_by_role("heading", name="Ratings: BANG!")).to_be_focused()


def test_a_guest_is_told_how_to_be_rated(visit: Visit, ladder: RunningServer) -> None:
    bob = visit(PHONE, theme="light", url=ladder.url)
    bob.play_bots("dice", "Bob", players=3)
    play_out([bob])
    page = bob.open("/ratings/dice")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(page) == []
    bob.picture("ratings-phone")


def test_a_game_that_does_not_exist_has_no_ladder(visit: Visit, ladder: RunningServer) -> None:
    page = visit(url=ladder.url).open("/ratings/chess")
    expect(page.get_by_role("heading", name="This trail leads nowhere")).to_be_visible()
