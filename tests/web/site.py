"""The built client and people who use it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sagebrush.core.rng import Chance

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
#: Pictures of what the tests saw, kept beside the build.
PICTURES = ROOT / "build" / "pictures"

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: How often a test looks before it gives up: no game of the rules takes so long, however slow the machine.
PATIENCE = 20_000
DESKTOP = (1440, 900)
PHONE = (390, 844)

#: Milliseconds that a slow and busy machine may take for anything that is waited for.
SLOWEST = 60_000
#: What the turns of all others may take, told at a calm pace.
ROUND_MS = 3 * SLOWEST
#: Everything on the table that can be touched to answer what is asked.
CHOICES = ", ".join(
    (
        ".prompt.mine .actions button:enabled",
        ".seat.target .plate",
        ".you.target .me",
        ".hand button.playable",
        ".spread button:enabled",
        "button.lit",
    )
)

#: Touches one of the choices, as a player would; says whether there was one.
TOUCH = """([choices, place]) => {
    if (document.querySelector('dialog[open]')) return false
    if (!document.querySelector('.prompt.mine')) return false
    const all = [...document.querySelectorAll(choices)].filter((one) => one.checkVisibility())
    if (all.length === 0) return false
    all[place % all.length].click()
    return true
}"""


ASK = """async ([path, body]) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
}"""


def find_chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = os.environ.get("CHROMIUM") or shutil.which(name)
        if found:
            return found
    raise FileNotFoundError("no Chromium; tools/install-browser.sh installs it")


def build() -> None:
    """Build the client if it is older than anything it is made from. One process at a time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        make = ("make", "--silent", "web/dist/index.html")
        done = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(make)}: {done.stdout[-2000:]}{done.stderr[-2000:]}"


class Visitor:
    """One person with a browser of their own. What goes wrong in the page is kept."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(SLOWEST)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack or error}"))
        self.page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        expected = any(word in text for word in ("WebSocket", "ERR_CONNECTION", "blocked by Playwright"))
        if kind in ("error", "warning") and not expected:
            text += f" {getattr(message, 'location', '')}"
            self.troubles.append(f"{kind}: {text}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def ask(self, path: str, wish: object) -> Any:
        """A request of the page itself to the API, for what needs no clicks."""
        return self.page.evaluate(ASK, [path, wish if isinstance(wish, str) else msgspec.json.encode(wish).decode()])

    def ask_for(self, path: str) -> Any:
        """What the API tells this visitor."""
        return self.page.evaluate("path => fetch(`/api/${path}`).then((answer) => answer.json())", path)

    def be(self, name: str) -> None:
        """A guest of this name, without clicks; the page must be open."""
        self.ask("people/guest", {"name": name})
        self.page.evaluate("name => localStorage.setItem('sagebrush-name', name)", name)

    def choose_game(self, game: str, button: int = 0) -> None:
        """Press a button of a game's poster: 0 against bots, 1 with friends."""
        self.open()
        self.page.locator(f".game:has(#game-{game})").get_by_role("button").nth(button).click()

    def play_bots(self, game: str, name: str = "Ann", players: int | None = None) -> str:
        """Into a game against bots; gives the table's id."""
        self.choose_game(game)
        self.page.locator("dialog input").first.fill(name)
        if players:
            self.page.get_by_role("radio", name=str(players), exact=True).click()
        self.page.locator("dialog button[type=submit]").click()
        self.at_table()
        return self.table

    def at_table(self) -> None:
        self.page.locator(".seat").first.wait_for()
        self.page.locator(".layout.building").wait_for(state="detached")

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    def touch(self, chance: Chance) -> bool:
        touched: bool = self.page.evaluate(TOUCH, [CHOICES, chance.below(1000)])
        return touched

    def asked(self) -> None:
        """Until the table waits for her. Bots may end a game before her first turn: then it is played once more."""
        wanted = self.page.locator(".prompt.mine, dialog[open] .finale").first
        wanted.wait_for(timeout=ROUND_MS)
        while self.over():
            self.once_more()
            wanted.wait_for(timeout=ROUND_MS)

    def once_more(self) -> None:
        """The game is over: another one with everybody who is here."""
        self.page.locator(".finale .button.big").click()
        self.page.locator(".finale").wait_for(state="detached")
        self.at_table()

    def menu(self) -> None:
        self.asked()
        self.page.get_by_role("button", name="Menu").click()

    def over(self) -> bool:
        return self.page.locator("dialog[open] .finale").count() > 0

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(PICTURES / f"{name}.png"))


Visit = Callable[..., Visitor]


def visitor(
    browser: Browser,
    url: str,
    size: tuple[int, int],
    lang: str,
    theme: str,
    *,
    tempo: str,
    opening: bool = False,
    worker: bool = False,
) -> Visitor:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size[0] < 720,
        # It would load everything once more, beside the test; what it does has a test of its own.
        service_workers="allow" if worker else "block",
    )
    saved = msgspec.json.encode({"tempo": tempo, "opening": opening}).decode()
    key = "sagebrush-settings"
    context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{saved}')")
    return Visitor(context, url)


def play_out(visitors: list[Visitor]) -> None:
    """Everybody touches what can be touched, at random, until the game is over for all of them."""
    chance = Chance(7)
    for _ in range(PATIENCE):
        if all(one.over() for one in visitors):
            # What is made possible by the stored game is offered once it is stored.
            expect(visitors[0].page.locator(".finale .button.big")).to_be_enabled()
            return
        moved = [one.touch(chance) for one in visitors]
        visitors[0].page.wait_for_timeout(15 if any(moved) else 50)
    raise AssertionError("the game does not end")


#: What axe finds wrong with the page, in a few words each.
AXE = """async () => {
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] })
    const told = (node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')
    return found.violations.map((one) => [one.id, one.nodes.slice(0, 3).map(told)])
}"""


#: Nothing moves any more, apart from what never stops.
AT_REST = """async () => {
    const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map((one) => one.finished))
}"""


def violations(page: Page) -> Any:
    """What is not accessible on the page as it is now."""
    page.evaluate(AT_REST)
    page.evaluate((WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8") + ";0")
    return page.evaluate(AXE)
