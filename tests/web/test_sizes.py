"""Tables in windows of every size: nothing is covered, nothing lies outside."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from sagebrush.core.decisions import Decision
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from tests.web.fit import misfits
from tests.web.lessons import start_lesson
from tests.web.positions import find, sit_down
from tests.web.site import AT_REST, Visit

pytestmark = pytest.mark.browser

#: Phones upright and on their side, tablets, low and high windows, and a wall.
SIZES = (
    *((320, 568), (320, 640), (360, 640), (360, 780), (375, 667), (390, 740), (390, 844), (412, 915)),
    *((640, 360), (667, 375), (740, 360), (844, 390), (932, 430)),
    *((768, 640), (768, 1024), (820, 1180), (1024, 600), (1024, 768)),
    *((1280, 600), (1280, 720), (1280, 800), (1366, 640), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)),
)

#: Sizes between those, from the narrowest to the widest, each game its part of them.
WIDTHS = (320, 412, 560, 640, 720, 768, 900, 960, 1024, 1180, 1280, 1440, 1680, 1920, 2200, 2560)
HEIGHTS = (360, 390, 480, 560, 620, 700, 768, 844, 900, 1080, 1280, 1440)
BETWEEN = [(wide, high) for wide in WIDTHS for high in HEIGHTS]
#: Hardly any height and no width for two columns either: the players are scrolled, the question and the hand are not.
TINY = [(wide, high) for wide, high in BETWEEN if wide <= 560 and high < 640]
#: So many of them for each game: another selection for each.
EACH = 12

EVERYTHING = [expansion.name for expansion in game_named("bang").info.expansions]
#: What is asked: the same position at every run.
QUESTION = {"bang": "defend", "dice": "roll_again"}


@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [
        *(
            ("bang", 3, "en"),
            ("bang", 4, "cs"),
            ("bang", 5, "en"),
            ("bang", 6, "uk"),
            ("bang", 7, "ru"),
            ("bang", 8, "cs"),
        ),
        *(("dice", 3, "en"), ("dice", 5, "uk"), ("dice", 6, "cs"), ("dice", 8, "ru")),
    ],
)
def test_a_table_fits_every_window(visit: Visit, game: str, players: int, lang: str) -> None:
    ann = visit((1280, 800), lang)
    # Three and eight play BANG! by the rules of Dodge City alone.
    expansions = ["dodge_city"] if game == "bang" and players in (3, 8) else []
    asked = find(game, lambda one, _: one.question.kind == QUESTION[game], players=players, expansions=expansions)
    sit_down(ann, asked)
    ann.page.mouse.move(2, 2)
    # Every phone and every second of the others; the rest is another game's.
    parity = players % 2
    named = [size for place, size in enumerate(SIZES) if size[0] < 720 or place % 2 == parity]
    chance = Chance(players)
    between = [*(chance.pick(BETWEEN) for _ in range(EACH)), *(chance.pick(TINY) for _ in range(EACH // 3))]
    wrong = {size: misfits(ann.page, size) for size in (*named, *between)}
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_ten_lives_stay_on_their_plate(visit: Visit, lang: str) -> None:
    """Somebody else is a sheriff of two digits, and all dice lie on the rail."""
    ann = visit((1280, 800), lang)
    asked = find(
        "dice",
        lambda one, view: (
            one.question.kind == "roll_again"
            and "dynamite" not in view.dice
            and any(player.life >= 10 for player in view.players if player.seat != one.seat)
        ),
        least=1,
    )
    sit_down(ann, asked)
    # Where there is room for them, dice are large enough for a thumb.
    for width, height in ((390, 844), (844, 390)):
        ann.page.set_viewport_size({"width": width, "height": height})
        lying = ann.page.locator(".well .slot").first.evaluate("die => die.offsetWidth")
        assert lying >= 50, (width, height)
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    for die in ann.page.locator(".well button").all()[::-1]:
        die.click()
    expect(ann.page.locator(".rail button")).to_have_count(5)
    ann.page.mouse.move(2, 2)
    phones = [size for size in SIZES if size[0] < 720]
    wrong = {size: misfits(ann.page, size) for size in phones}
    assert {size: found for size, found in wrong.items() if found} == {}
    for size in phones:
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ann.page.locator(".rail").evaluate("rail => rail.scrollWidth - rail.clientWidth") <= 0, size


@pytest.mark.parametrize(
    ("players", "lang", "expansions"), [(5, "uk", ["high_noon"]), (8, "ru", EVERYTHING)], ids=["events", "everything"]
)
def test_a_rich_table_fits_every_window(visit: Visit, players: int, lang: str, expansions: list[str]) -> None:
    """The question and one's own hand are in sight; what does not fit above them on a phone is scrolled there."""
    ann = visit((1280, 800), lang)
    asked = find("bang", lambda one, _: one.question.kind == "defend", players=players, expansions=expansions)
    sit_down(ann, asked)
    ann.page.mouse.move(2, 2)
    wrong = {size: misfits(ann.page, size) for size in SIZES}
    assert {size: found for size, found in wrong.items() if found} == {}


#: What of one's own plate lies over the name on it, or over the lives.
COVERED = """() => {
    const box = (part) => document.querySelector(`.you .me ${part}`).getBoundingClientRect()
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('.you .me .words b'))
    const [name, lives] = [range.getBoundingClientRect(), box('.bullets')]
    const over = ['.tokens', '.role svg', '.face'].filter((part) => meet(box(part), name) || meet(box(part), lives))
    return name.height > 26 ? [...over, 'two lines'] : over
}"""


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_own_name_is_read_beside_much_that_lies_there(visit: Visit, lang: str) -> None:
    ann = visit((1280, 800), lang)

    def laden(one: Decision[Any], view: Any) -> bool:
        own = view.players[one.seat]
        return one.question.kind == "play_cards" and len(own.in_play) >= 4 and len(own.hand) >= 4

    sit_down(ann, find("bang", laden, players=6, expansions=EVERYTHING))
    expect(ann.page.locator(".you .me .tokens")).to_be_visible()
    for size in ((390, 844), (360, 780), (320, 640)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        ann.page.evaluate(AT_REST)
        assert ann.page.evaluate(COVERED) == [], size


def test_a_replay_of_eight_fits_every_window(visit: Visit) -> None:
    """Nobody is left out of the ring: all eight sit in it."""
    ann = visit((1280, 800), "ru")
    asked = find("bang", lambda one, _: one.question.kind == "defend", players=8, expansions=EVERYTHING)
    ann.open("/nowhere")
    ann.be("Ann")
    game = ann.ask("records", asked.record)["id"]
    ann.open(f"/replay/{game}?step={asked.after}")
    ann.at_table()
    expect(ann.page.locator(".seat")).to_have_count(8)
    ann.page.mouse.move(2, 2)
    wrong = {size: misfits(ann.page, size) for size in SIZES}
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize(("game", "lang"), [("bang", "ru"), ("dice", "uk")])
def test_a_lesson_fits_every_window(visit: Visit, game: str, lang: str) -> None:
    """What it says takes its room from the table: when it asks for something, that is in sight."""
    ann = visit((1280, 800), lang)
    start_lesson(ann, game, "basics")
    ann.page.mouse.move(2, 2)
    goes_on = ann.page.locator(".lesson .main")
    while goes_on.count():
        goes_on.click()
    wrong = {size: misfits(ann.page, size) for size in SIZES}
    assert {size: found for size, found in wrong.items() if found} == {}
