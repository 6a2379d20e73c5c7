"""Cards of one's own in the browser: chosen as files or as a folder, refused with file and line, shown at the table."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.site import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.browser

OWN = Path(__file__).parents[2] / "examples" / "own-content"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_table_with_cards_of_ones_own(visit: Visit, tmp_path: Path, size: tuple[int, int]) -> None:
    """A spoilt file is refused in place; mended, its folder opens a table that says so, and whose cards can be read."""
    folder = tmp_path / "my-box"
    shutil.copytree(OWN, folder)
    stories = folder / "stories.toml"
    stories.write_text(stories.read_text("utf-8").replace('what = "money"', 'what = "mony"'), "utf-8")
    (tmp_path / "map.toml").write_text("", "utf-8")

    ann = visit(size)
    page = ann.open("/")
    ann.choose_game("legends", 1)
    page.get_by_text("Cards of your own", exact=True).click()
    page.get_by_test_id("own-files").set_input_files(tmp_path / "map.toml")
    alert = page.locator("dialog [role=alert]")
    expect(alert).to_contain_text("The game does not read map.toml. It reads poker.toml")
    page.get_by_test_id("own-files").set_input_files([stories, folder / "items.toml"])
    expect(alert).to_be_empty()
    page.get_by_text("More rules and variants").click()
    page.locator("dialog label", has_text="everybody chooses in turn").locator("select").select_option("choose")
    page.get_by_role("button", name="Open the table").click()
    expect(alert).to_contain_text("content/stories.toml, line 2, [[story]] hard_times")
    expect(alert).to_be_in_viewport()
    # The browser itself notes that a request was refused.
    ann.troubles.clear()
    ann.picture(f"own-cards-refused-{size[0]}")

    page.get_by_role("button", name="Leave out: stories.toml").click()
    expect(page.locator("dialog li")).to_have_count(1)
    shutil.copy(OWN / "stories.toml", stories)
    page.get_by_test_id("own-folder").set_input_files(folder)
    expect(page.locator("dialog li b")).to_have_text(["items.toml", "stories.toml", "characters.toml"])
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".facts")).to_contain_text("Cards of its own: characters, items, stories")
    ann.picture(f"own-cards-room-{size[0]}")

    page.get_by_role("button", name="Start").click()
    ann.at_table()
    ann.asked()
    expect(page.get_by_text("Nellie Cashman").first).to_be_visible()
    ann.picture(f"own-cards-table-{size[0]}")
    words = ann.ask_for(f"tables/{ann.table}/words/cs")
    assert words["legends-item-bedroll"] == "spací pokrývka"
