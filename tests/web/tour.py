"""A whole game with the boxes of one's choice, played by touching, with pictures of everything new on the way.

    python -m tests.web.tour --boxes gold_rush --players 5 --size 390x844
    python -m tests.web.tour --boxes all --players 8 --size 1440x900 --lang cs
    python -m tests.web.tour --game legends --boxes ante_up --players 3

Every kind of question is photographed the first times it is asked, then every so many touches, then the end. At each
picture the table must fit its window: what is covered, what lies outside, and whatever the page complains about is told
at the end. The pictures are there to be looked at: build/pictures/tour.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import Browser, WebSocket, expect, sync_playwright

from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from tests.server.services import running_server
from tests.web.fit import misfits
from tests.web.site import ARGUMENTS, AT_REST, PATIENCE, PICTURES, SLOWEST, Visitor, build, find_chromium, visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

#: So often a kind of question is photographed, and so many touches lie between the pictures that are taken anyway.
TIMES = 2
EVERY = 60
#: How far the page is wider than its window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: What is on the page and is a name of something instead of a word for it.
UNTRANSLATED = """() =>
    document.body.innerText.match(/\\b(web|bang|legends|event|option|question)-[a-z]+(-[a-z]+)*\\b/g) ?? []
"""


class Tour:
    """One game that Ann plays, touching at random what can be touched."""

    def __init__(self, ann: Visitor, size: tuple[int, int], name: str, chance: Chance, *, ring: bool = True) -> None:
        self.ann, self.size, self.name, self.chance = ann, size, name, chance
        #: Whether it is a table with everybody around it: of those it is known what must be in sight.
        self.ring = ring
        self.kind = ""
        self.seen: Counter[str] = Counter()
        self.touches = 0
        self.faults: list[str] = []
        ann.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(frame)
        decision = message.get("decision")
        if decision:
            self.kind = decision["question"]["ask"]

    def sit_down(self, wish: dict[str, Any]) -> None:
        """A table of bots and Ann."""
        self.ann.open("/nowhere")
        self.ann.ask("people/guest", {"name": "Ann"})
        table = self.ann.ask("tables", wish)
        self.ann.ask(f"tables/{table['id']}/start", {})
        self.ann.open(f"/t/{table['id']}")
        self.ann.at_table()

    def look(self, label: str) -> None:
        """A picture of the table, and what is wrong with it."""
        self.ann.page.mouse.move(1, 1)
        wrong = list(set(self.ann.page.evaluate(UNTRANSLATED)))
        if self.ring:
            wrong += misfits(self.ann.page, self.size)
        if self.ann.page.evaluate(TOO_WIDE) > 0:
            wrong.append("the page is too wide")
        self.faults += [f"{label}: {one}" for one in wrong]
        self.ann.picture(f"tour/{self.name}/{self.touches:04}-{label}")

    def notice(self) -> None:
        """Is there something to look at before the next touch?"""
        self.ann.page.evaluate(AT_REST)
        mine = self.ann.page.locator(".prompt.mine").count() > 0
        label = self.kind if mine else "others"
        if self.seen[label] < TIMES or self.touches % EVERY == 0:
            self.seen[label] += 1
            self.look(label)

    def play(self) -> None:
        """To the end."""
        for _ in range(PATIENCE):
            if self.ann.over():
                expect(self.ann.page.locator(".finale .button.big")).to_be_enabled()
                self.look("finale")
                return
            self.notice()
            touched = self.ann.touch(self.chance)
            self.touches += touched
            self.ann.page.wait_for_timeout(15 if touched else 60)
        raise AssertionError("the game does not end")


@contextmanager
def chromium() -> Iterator[Browser]:
    build()
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        yield browser
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bang")
    parser.add_argument("--boxes", default="", help="expansions with commas between them, or all")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--options", default="", help="options that are switched on, with commas between them")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--bots", default="simple", help="their level; with random ones games last longer")
    parser.add_argument("--seed", type=int, default=7, help="another seed, other touches")
    wish = parser.parse_args()
    every = [expansion.name for expansion in game_named(wish.game).info.expansions]
    boxes = every if wish.boxes == "all" else [box for box in wish.boxes.split(",") if box]
    width, _, height = wish.size.partition("x")
    size = (int(width), int(height))
    name = "-".join([wish.game, wish.boxes.replace(",", "+") or "base", wish.size, wish.lang])
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:  # noqa: SIM117
        with running_server(Path(folder), bot_delay=0.03) as server:
            ann = visitor(browser, server.url, size, wish.lang, wish.theme, tempo="instant")
            tour = Tour(ann, size, name, Chance(wish.seed), ring=wish.game != "legends")
            tour.sit_down(
                {
                    "game": wish.game,
                    "players": wish.players,
                    "expansions": boxes,
                    "options": {option: True for option in wish.options.split(",") if option},
                    "bots": [None, *[wish.bots] * (wish.players - 1)],
                }
            )
            tour.play()
    print(f"{name}: {tour.touches} touches, {dict(tour.seen)}, pictures in {PICTURES / 'tour' / name}")
    faults = sorted({*tour.faults, *ann.troubles})
    print("\n".join(faults))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
