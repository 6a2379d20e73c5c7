"""What the table costs a browser: the work of each frame, and the memory of a tab in which game after game is played.

    python -m tests.web.measure frames --size 390x844 --slower 4
    python -m tests.web.measure memory --games 10

Frames: a finger drags the map, two fingers come closer, and the busiest scene plays, while Chromium notes what its main
thread does. Its own time does not depend on who else uses the machine; the frames that were drawn do, and are worth
reading on a quiet one alone. Memory: after each game, with the garbage gone.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from contextlib import contextmanager
from functools import cache, partial
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.services import RunningServer, running_server
from tests.web.positions import Position, find, sit_down
from tests.web.site import ARGUMENTS, SLOWEST, Visitor, build, find_chromium, play_out, visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sagebrush.core.decisions import Decision

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]


class Work(NamedTuple):
    """What one thing that is moved cost."""

    seconds: float
    #: Frames that the compositor drew.
    drawn: int
    #: Milliseconds of the main thread's own time for each of its frames, in order.
    frames: list[float]
    longest: float
    layouts: int
    #: Paintings by the name of their node.
    paints: Counter[str]

    def told(self, name: str) -> str:
        upper = quantiles(self.frames, n=20)[-1] if len(self.frames) > 1 else max(self.frames, default=0)
        return (
            f"{name:<22} {self.drawn / self.seconds:5.1f} frames/s   main thread per frame: median "
            f"{median(self.frames or [0]):5.2f} ms, 95 % {upper:5.2f} ms, longest task {self.longest:5.1f} ms   "
            f"layouts {self.layouts:3}, paintings {sum(self.paints.values()):3}"
        )


def traced(browser: Browser, ann: Visitor, act: Callable[[], None]) -> Work:
    """What the browser did meanwhile."""
    browser.start_tracing(page=ann.page, categories=CATEGORIES)
    act()
    return work_of(msgspec.json.decode(browser.stop_tracing())["traceEvents"], ann.page.url)


def work_of(events: list[dict[str, Any]], url: str) -> Work:
    main = main_thread(events, url)
    ours = [one for one in events if (one.get("pid"), one.get("tid")) == main]
    tasks = sorted(
        (one["ts"], one["tdur"] / 1000)
        for one in ours
        if one["name"] == "ThreadControllerImpl::RunTask" and "tdur" in one
    )
    begins = sorted(one["ts"] for one in ours if one["name"] == "BeginMainThreadFrame")
    frames = [sum(spent for at, spent in tasks if start <= at < end) for start, end in pairwise(begins)]
    paints = Counter(
        str(one["args"]["data"].get("nodeName")) for one in ours if one["name"] == "Paint" and "data" in one["args"]
    )
    times = [at for at, _ in tasks]
    return Work(
        seconds=(times[-1] - times[0]) / 1e6,
        drawn=sum(one["name"] == "DrawFrame" and one["pid"] == main[0] for one in events),
        frames=frames,
        longest=max(spent for _, spent in tasks),
        layouts=sum(one["name"] == "Layout" for one in ours),
        paints=paints,
    )


def main_thread(events: list[dict[str, Any]], url: str) -> tuple[int, int]:
    """The renderer with the most to do is the one that shows the table."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    busy: Counter[tuple[int, int]] = Counter()
    for one in events:
        thread = (one.get("pid", 0), one.get("tid", 0))
        if thread in mains:
            busy[thread] += one.get("tdur", 0)
    assert busy, f"nothing happened at {url}"
    return busy.most_common(1)[0][0]


# -------------------------------------------------------------------- what is moved


def middle_of_the_map(ann: Visitor) -> tuple[float, float]:
    box = ann.page.locator("section.port").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def closer(ann: Visitor) -> None:
    """Whoever sees the whole map has nothing to drag."""
    for _ in range(2):
        ann.page.locator(".tools button[aria-label=Closer]").click()
    ann.page.wait_for_timeout(1000)


def drag(ann: Visitor, steps: int = 120) -> None:
    """One finger goes round and round on the map."""
    x, y = middle_of_the_map(ann)
    turns = [(index * 2 * pi / 40) for index in range(steps)]
    fingers(ann, [[(x + 70 * cos(turn), y + 50 * sin(turn))] for turn in turns])


def pinch(ann: Visitor, steps: int = 120) -> None:
    """Two fingers go apart and come together."""
    x, y = middle_of_the_map(ann)
    apart = [60 + 40 * sin(index * 2 * pi / 60) for index in range(steps)]
    fingers(ann, [[(x - far, y), (x + far, y)] for far in apart])


def fingers(ann: Visitor, places: list[list[tuple[float, float]]]) -> None:
    line = ann.context.new_cdp_session(ann.page)
    for index, where in enumerate(places):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(where)]
        line.send("Input.dispatchTouchEvent", {"type": "touchMove" if index else "touchStart", "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


@cache
def at_a_turn() -> Position:
    return find("legends", lambda decision, _: decision.question.kind == "take_action", players=6, least=80)


@cache
def at_poker() -> Position:
    """The busiest scene: as many as can be found play for the pot."""

    def wanted(decision: Decision[Any], view: Any) -> bool:
        return decision.question.kind == "play_hand" and len(view.poker.joined) > 2

    return find("legends", wanted, players=6)


def show_down(ann: Visitor) -> None:
    """The last hand is laid, and the scene plays to its end."""
    page = ann.page
    page.evaluate("document.querySelectorAll('.hand button.playable')[0]?.click()")
    for _ in range(3):
        page.evaluate("document.querySelector('.prompt.mine .actions button:enabled, .hand button.playable')?.click()")
    page.locator("[data-scene=poker] .verdict").wait_for()
    page.wait_for_timeout(1500)


# -------------------------------------------------------------------- memory


class Held(NamedTuple):
    """What a tab holds, with the garbage gone."""

    megabytes: float
    nodes: int
    listeners: int
    documents: int
    #: Lines to tables, open or not: each belongs to a game that is not forgotten.
    lines: int


def held(ann: Visitor) -> Held:
    line = ann.context.new_cdp_session(ann.page)
    for _ in range(2):
        line.send("HeapProfiler.collectGarbage")
    line.send("Performance.enable")
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    sort = line.send("Runtime.evaluate", {"expression": "WebSocket.prototype"})["result"]["objectId"]
    lines = line.send("Runtime.queryObjects", {"prototypeObjectId": sort})["objects"]["objectId"]
    count = {"objectId": lines, "functionDeclaration": "function () { return this.length }"}
    alive = line.send("Runtime.callFunctionOn", count)["result"]["value"]
    line.detach()
    return Held(
        round(found["JSHeapUsedSize"] / 1e6, 2),
        int(found["Nodes"]),
        int(found["JSEventListeners"]),
        int(found["Documents"]),
        int(alive),
    )


def play_games(ann: Visitor, games: int, players: int = 3) -> list[Held]:
    """Game after game in one tab, from the finale to the next table: what is held at the beginning of each."""
    ann.open("/nowhere")
    ann.be("Ann")
    wish = {"game": "legends", "players": players, "bots": [None, *["simple"] * (players - 1)]}
    table = ann.ask("tables", {**wish, "options": {"first_game": True}})
    ann.ask(f"tables/{table['id']}/start", {})
    ann.open(f"/t/{table['id']}")
    ann.at_table()
    found = []
    for number in range(games):
        ann.page.locator(".prompt.mine, dialog[open] .finale").first.wait_for()
        found.append(held(ann))
        print(f"game {number + 1:2}: {found[-1]}", flush=True)
        play_out([ann])
        ann.once_more()
    ann.page.locator(".prompt.mine, dialog[open] .finale").first.wait_for()
    return [*found, held(ann)]


# -------------------------------------------------------------------- by hand


@contextmanager
def a_table(wish: argparse.Namespace, tempo: str, bot_delay: float) -> Iterator[tuple[Browser, Visitor]]:
    build()
    expect.set_options(timeout=SLOWEST)
    width, _, height = wish.size.partition("x")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        with running_server(Path(folder), bot_delay=bot_delay) as server:
            yield browser, guest(browser, server, (int(width), int(height)), tempo)
        browser.close()


def guest(browser: Browser, server: RunningServer, size: tuple[int, int], tempo: str) -> Visitor:
    return visitor(browser, server.url, size, "en", "dark", tempo=tempo)


def measure_frames(wish: argparse.Namespace) -> None:
    with a_table(wish, "calm", 0.4) as (browser, ann):
        line = ann.context.new_cdp_session(ann.page)
        line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        sit_down(ann, at_a_turn())
        ann.page.wait_for_timeout(1500)
        line.send("Emulation.setCPUThrottlingRate", {"rate": wish.slower})
        print(traced(browser, ann, lambda: ann.page.wait_for_timeout(3000)).told("at rest"))
        closer(ann)
        for name, act in (("a finger drags", drag), ("two fingers", pinch)):
            work = traced(browser, ann, partial(act, ann))
            print(work.told(name), dict(work.paints.most_common(4)))
        line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        sit_down(ann, at_poker())
        line.send("Emulation.setCPUThrottlingRate", {"rate": wish.slower})
        work = traced(browser, ann, partial(show_down, ann))
        print(work.told("the busiest scene"), dict(work.paints.most_common(4)))


def measure_memory(wish: argparse.Namespace) -> None:
    with a_table(wish, "instant", 0.01) as (_, ann):
        found = play_games(ann, wish.games)
    print(f"at the start {found[0]}, after {wish.games} games {found[-1]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["frames", "memory"])
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--slower", type=int, default=1, help="as a phone that is so many times slower")
    parser.add_argument("--games", type=int, default=10)
    wish = parser.parse_args()
    {"frames": measure_frames, "memory": measure_memory}[wish.what](wish)


if __name__ == "__main__":
    main()
