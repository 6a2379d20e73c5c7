"""What expansions may lay on the table, drawn without knowing them: decks of events, ghosts, open hands, places."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sagebrush.games.bang.event_deck import EVENTS
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, violations
from tests.web.whisper import Change, Prompter

pytestmark = pytest.mark.browser

SMALL = (320, 640)
LAPTOP = (1280, 800)
#: Real event cards where there are any; a name that has no words is shown as it is.
PRESENT, UPCOMING, OTHER = [*EVENTS, "handcuffs", "new_identity", "dusk"][:3]
DECKS: Change = [
    "parts",
    {
        "events": {"present": PRESENT, "upcoming": UPCOMING, "left": 7},
        "show": {"present": OTHER, "upcoming": PRESENT, "left": 4},
    },
]
#: Until a card that is turned up can be read.
READ_MS = 1200
#: Pixels that are no way.
NEAR = 30
#: How far the page is wider than its window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def first_box(ann: Visitor) -> Locator:
    """The first of the boxes that can be added, whatever language they have their names in."""
    return ann.page.locator("dialog .boxes input").first


def sit_down(ann: Visitor, players: int = 8) -> Prompter:
    """Ann at a full table, and a prompter behind her. Eight have room with the first of the boxes."""
    prompter = Prompter(ann)
    ann.choose_game("bang")
    if players == 8:
        first_box(ann).check()
    ann.page.get_by_role("radio", name=str(players), exact=True).click()
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    ann.asked()
    # A pointer that rests on a card would show it large.
    ann.page.mouse.move(1, 1)
    return prompter


def places(page: Page) -> dict[str, Any]:
    """Where everybody sits, when nothing moves any more; a few cards more or less in front of somebody do not count."""
    page.wait_for_function("() => !document.getAnimations().some((one) => one.effect?.target?.dataset?.chair)")
    boxes = {one.get_attribute("data-chair") or "": one.bounding_box() for one in page.locator(".chair").all()}
    middles = {seat: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for seat, box in boxes.items() if box}
    return {seat: pytest.approx(middle, abs=NEAR) for seat, middle in middles.items()}


def unasked_places(ann: Visitor, prompter: Prompter, players: int) -> dict[str, Any]:
    """The same when nobody is asked, as after any whisper: a question with much to say leaves the table less room."""
    prompter.whisper(["order", list(range(players))])
    expect(ann.page.locator(".prompt.mine")).to_have_count(0)
    return places(ann.page)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL])
def test_decks_of_events_lie_beside_the_deck(visit: Visit, size: tuple[int, int]) -> None:
    """The one in force and the next one can be read; a touch opens the whole card. On a phone there are only names."""
    ann = visit(size)
    sit_down(ann).whisper(DECKS)
    piles = ann.page.locator(".events")
    expect(piles).to_have_count(2)
    expect(piles.first.locator("> b")).to_have_text("7")
    expect(piles.first.locator(".face")).to_be_visible(visible=size == LAPTOP)
    expect(piles.first.locator(".chip")).to_be_visible(visible=size != LAPTOP)
    assert ann.page.evaluate(TOO_WIDE) <= 0
    assert violations(ann.page) == []
    ann.picture(f"events-{size[0]}")
    for touched in (piles.first.locator(".upcoming"), piles.first.locator(".present")):
        touched.click()
        expect(ann.page.locator("dialog .event.large")).to_be_visible()
        ann.picture(f"event-{size[0]}")
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog .event.large")).to_have_count(0)


@pytest.mark.parametrize(
    ("present", "upcoming"), [("dorothy_rage", "abandoned_mine"), ("the_reverend", "russian_roulette")]
)
def test_long_names_of_events_fit_on_the_smallest_phone(visit: Visit, present: str, upcoming: str) -> None:
    """In Russian, with two decks: no name runs into the number beside it, past its edge or out of the window."""
    ann = visit(SMALL, lang="ru")
    deck = {"present": present, "upcoming": upcoming, "left": 12}
    sit_down(ann).whisper(["parts", {"events": deck, "show": deck}])
    pile = ann.page.locator(".events").first
    name, number = pile.locator(".chip").bounding_box(), pile.locator("> b").bounding_box()
    assert name is not None
    assert number is not None
    assert name["x"] + name["width"] <= number["x"]
    for part in (".chip", ".upcoming"):
        assert pile.locator(part).evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, part
    ann.picture(f"long-names-{present}")


def test_an_event_that_is_turned_up_is_shown_to_all(visit: Visit) -> None:
    ann = visit(tempo="calm")
    prompter = sit_down(ann, players=4)
    prompter.whisper(DECKS, event={"event": "event_turned", "deck": "events", "occasion": PRESENT})
    expect(ann.page.locator(".fx .event.large")).to_be_visible()
    ann.page.wait_for_timeout(READ_MS)
    ann.picture("event-turned")
    expect(ann.page.locator(".fx .event.large")).to_have_count(0)
    ann.page.locator(".log li.turn a").last.click()
    expect(ann.page.locator("dialog .event.large")).to_be_visible()


def test_a_store_finds_room_beside_decks_of_events(visit: Visit) -> None:
    ann = visit(SMALL)
    cards = ["bang:7D", "missed:2S", "beer:6H", "duel:QD", "panic:JH", "jail:4H", "barrel:QS", "scope:AS"]
    sit_down(ann).whisper(DECKS, ["middle", cards])
    expect(ann.page.locator(".store .card")).to_have_count(8)
    for place in (".pile", ".discard", ".decks", ".store"):
        box = ann.page.locator(place).bounding_box()
        assert box is not None
        assert box["x"] >= 0, place
        assert box["x"] + box["width"] <= SMALL[0], place
    assert violations(ann.page) == []
    ann.picture("store-320")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_who_changes_places_walks_there(visit: Visit, size: tuple[int, int]) -> None:
    """Seats 2 and 4 change places: each sits where the other sat, and nobody else has moved."""
    ann = visit(size, tempo="normal")
    prompter = sit_down(ann, players=5)
    before = unasked_places(ann, prompter, 5)
    changed = {"event": "places_changed", "seat": 2, "other": 4}
    prompter.whisper(["order", [0, 1, 4, 3, 2]], event=changed)
    ann.page.wait_for_function("() => document.getAnimations().some((one) => one.effect?.target?.dataset?.chair)")
    after = places(ann.page)
    for seat, sat in {"1": "1", "2": "4", "3": "3", "4": "2"}.items():
        assert after[seat].expected == before[sat]


def test_the_reader_stays_below_and_the_others_move_round(visit: Visit) -> None:
    ann = visit()
    prompter = sit_down(ann, players=4)
    before = unasked_places(ann, prompter, 4)
    prompter.whisper(["order", [2, 1, 0, 3]])
    after = places(ann.page)
    for seat, sat in {"1": "3", "2": "2", "3": "1"}.items():
        assert after[seat].expected == before[sat]


@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL])
def test_a_ghost_has_no_bullets(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    prompter = sit_down(ann)
    prompter.whisper(
        *(["players", seat, field, value] for seat in (0, 3) for field, value in (("ghost", "ghost"), ("life", 0)))
    )
    ghost = ann.page.locator("[data-seat='3']")
    expect(ann.page.locator(".seat.ghost")).to_have_count(1)
    expect(ghost.locator(".bullets:visible")).to_have_count(0)
    expect(ghost).to_contain_text("Ghost")
    expect(ann.page.locator(".you.ghost .bullets")).to_have_count(0)
    expect(ann.page.locator(".you.ghost")).to_contain_text("Ghost")
    assert violations(ann.page) == []
    ann.picture(f"ghosts-{size[0]}")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_open_hands_are_seen(visit: Visit, size: tuple[int, int]) -> None:
    """Of a hand that the reader knows whole, the cards lie open; of one he knows in part, nothing is shown."""
    ann = visit(size)
    prompter = sit_down(ann)
    hand = ["bang:7D", "missed:2S", "beer:6H"]
    prompter.whisper(*(["players", seat, "hand", hand] for seat in (1, 2)))
    prompter.whisper(["players", 1, "hand_size", 3], ["players", 2, "hand_size", 4])
    expect(ann.page.locator("[data-seat='1'] .held .card")).to_have_count(3)
    expect(ann.page.locator("[data-seat='2'] .held")).to_have_count(0)
    ann.picture(f"open-hands-{size[0]}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_expansions_are_boxes_with_a_lid(visit: Visit, size: tuple[int, int], theme: str) -> None:
    ann = visit(size, theme=theme)
    ann.choose_game("bang")
    boxes = ann.page.locator("dialog .boxes label")
    expect(boxes.first.locator(".lid svg")).to_be_visible()
    expect(boxes.first.locator("small")).not_to_be_empty()
    boxes.first.locator("input").check()
    ann.picture(f"boxes-{size[0]}-{theme}")
    assert violations(ann.page) == []


def test_a_box_is_chosen_with_the_keys(visit: Visit) -> None:
    ann = visit()
    ann.choose_game("bang")
    box = first_box(ann)
    box.focus()
    ann.page.keyboard.press("Space")
    expect(box).to_be_checked()
    expect(ann.page.get_by_role("radio", name="8", exact=True)).to_be_visible()


def test_what_was_chosen_is_there_again_next_time(visit: Visit) -> None:
    """Ann opens a table for eight with a box; when she comes back, both are chosen already."""
    ann = visit()
    ann.choose_game("bang", 1)
    first_box(ann).check()
    ann.page.get_by_role("radio", name="8", exact=True).click()
    ann.page.locator("dialog button[type=submit]").click()
    ann.page.locator(".invite").wait_for()
    ann.choose_game("bang")
    expect(first_box(ann)).to_be_checked()
    expect(ann.page.get_by_role("radio", name="8", exact=True)).to_be_checked()


def test_a_surprise_keeps_the_number_of_players(visit: Visit) -> None:
    """Eight can play only with a box that has room for them, so it is among those that come."""
    ann = visit()
    ann.choose_game("bang")
    first_box(ann).check()
    ann.page.get_by_role("radio", name="8", exact=True).click()
    for _ in range(4):
        ann.page.get_by_role("button", name="Surprise me").click()
        expect(ann.page.get_by_role("radio", name="8", exact=True)).to_be_checked()
        expect(ann.page.locator("dialog [role=status]")).not_to_be_empty()
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    expect(ann.page.locator(".ring .seat")).to_have_count(7)


def test_choices_of_the_boxes_are_called_by_their_names(visit: Visit) -> None:
    """With both decks of events one chooses which card comes last: it has a name, and so has leaving it to chance."""
    ann = visit()
    ann.choose_game("bang")
    for box in ("High Noon", "A Fistful of Cards"):
        ann.page.get_by_role("checkbox", name=box).check()
    choices = ann.page.get_by_label("Last event").locator("option")
    expect(choices).to_have_text(["Chance decides", "A Fistful Of Cards", "High Noon"])
