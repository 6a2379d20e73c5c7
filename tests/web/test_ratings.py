"""The ladder of each game: empty at first, then with those who played for it, and the reader's own row."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.services import RunningServer, running_server
from tests.web.site import PHONE, Visit, Visitor, play_out, violations

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def ladder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of its own: at the beginning nobody is rated."""
    with running_server(tmp_path_factory.mktemp("ladder"), bot_delay=0.03) as server:
        yield server


def keep_name(visitor: Visitor, name: str) -> None:
    """Come as a guest, and give one's name a passphrase: from now on games with others who did so are rated."""
    visitor.play_bots("dice", name, players=3)
    page = visitor.open()
    expect(page.locator(".hello")).to_contain_text(name)
    page.locator(".hello button").click()
    page.locator("dialog input[type=password]").fill("eight or more")
    page.get_by_role("button", name="Keep my name").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def sit_down_together(ann: Visitor, bob: Visitor) -> None:
    """Ann opens a table of dice, Bob comes by the link, and bots take the other chairs."""
    ann.choose_game("dice", 1)
    ann.page.locator("dialog button[type=submit]").click()
    bob.page.goto(ann.page.locator(".invite input").input_value())
    bob.page.locator(".side form .button.big").click()
    expect(ann.page.get_by_text(re.compile(r"(?<!not )\brated\b"))).to_be_visible()
    ann.page.locator(".side > .button.big").click()
    ann.at_table()
    bob.at_table()


def test_one_climbs_from_nothing_onto_the_ladder(visit: Visit, ladder: RunningServer) -> None:
    """Ann finds the ladder empty, keeps her name and plays on to the end with Bob, who leaves: so she is above him."""
    ann, bob = visit(url=ladder.url), visit(url=ladder.url)
    page = ann.open()
    page.locator(".game:has(#game-dice) a", has_text="Ratings").click()
    expect(page.get_by_role("heading", name="Nobody has a rating yet")).to_be_visible()
    assert violations(page) == []

    keep_name(ann, "Ann")
    keep_name(bob, "Bob")
    sit_down_together(ann, bob)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    play_out([ann])
    ann.open("/ratings/dice")
    rows = page.get_by_role("table", name="Ratings: BANG! The Dice Game").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ann")
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
    bob.play_bots("dice", "Guest", players=3)
    page = bob.open("/ratings/dice")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(page) == []
    bob.picture("ratings-phone")


def test_a_game_that_does_not_exist_has_no_ladder(visit: Visit, ladder: RunningServer) -> None:
    page = visit(url=ladder.url).open("/ratings/chess")
    expect(page.get_by_role("heading", name="This trail leads nowhere")).to_be_visible()
