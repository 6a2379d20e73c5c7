"""The page of a report: charts that need no network, each with its numbers and how many games they rest on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from sagebrush.core.errors import NotInstalled
from sagebrush.lab.balance import Balance
from sagebrush.lab.board import heat_map, outlines
from sagebrush.lab.page import heading, page, paragraph, table
from sagebrush.lab.sources import sources_of
from sagebrush.lab.tally import Share
from sagebrush.words import SOURCE
from sagebrush.words.narrate import Narrator, plain

#: What rests on fewer seats than this is left out of charts of things, and said to be.
FEWEST = 30
#: The things listed at each end.
LISTED = 15
#: The largest sources of points, each of which has a column of its own.
COLUMNS = 8
ACCENT = "#b5532c"


#: What the kinds of things, amounts and labels are called.
WINS = {
    "role": "report-wins-role",
    "character": "report-wins-character",
    "side": "report-wins-side",
    "seat": "report-wins-seat",
    "plan": "report-wins-plan",
}
KINDS = {
    "card": "report-kind-card",
    "equipment": "report-kind-equipment",
    "station": "report-kind-station",
    "character": "report-kind-character",
    "thing": "report-kind-thing",
    "cattle": "report-kind-cattle",
    "fight": "report-kind-fight",
    "income": "report-kind-income",
    "item": "report-kind-item",
    "token": "report-kind-token",
    "hand": "report-kind-hand",
    "face": "report-kind-face",
}
GAINS = {
    "life_gained": "report-gain-life_gained",
    "life_lost": "report-gain-life_lost",
    "nuggets_gained": "report-gain-nuggets_gained",
    "nuggets_paid": "report-gain-nuggets_paid",
    "nuggets_lost": "report-gain-nuggets_lost",
    "actions_gained": "report-gain-actions_gained",
    "legend_gained": "report-gain-legend_gained",
    "money_gained": "report-gain-money_gained",
    "money_lost": "report-gain-money_lost",
    "points_gained": "report-gain-points_gained",
    "wounds_healed": "report-gain-wounds_healed",
    "wounds_taken": "report-gain-wounds_taken",
}
POINTS = {"character": "report-points-character", "plan": "report-points-plan"}
#: How charts write numbers where it is not done as in English: a comma, and spaces that do not break.
LOCALE = {"decimal": ",", "thousands": "\u00a0", "grouping": [3], "currency": ["", ""], "percent": "\u00a0%"}


def report_page(title: str, told: str, balance: Balance, narrator: Narrator) -> str:
    try:
        import altair  # noqa: PLC0415 (large, and optional)
        import vl_convert  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled(f"reports need more packages: pip install 'sagebrush[lab]' ({error})") from error
    drawer = Drawer(altair, narrator)
    body = [paragraph(told), *drawer.outcomes(balance), *drawer.labels(balance), *drawer.length(balance)]
    body += [*drawer.expansions(balance), *drawer.points(balance), *drawer.uses(balance), *drawer.gains(balance)]
    body += [*drawer.board(balance), paragraph(narrator.words.say("report-note"), note=True)]
    bundle = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stubs are stricter than it is
    script = f'<script type="module">{bundle}\n{drawer.script()}</script>'
    return page(title, "\n".join(body) + "\n" + script, lang=narrator.words.lang)


class Drawer:
    """Charts one after the other; each is drawn by the script at the end of the page."""

    def __init__(self, altair: Any, narrator: Narrator) -> None:
        self.alt = altair
        self.narrator = narrator
        self.words = narrator.words
        self.specs: list[dict[str, Any]] = []

    def script(self) -> str:
        """The bundle names its function `vegaEmbed`; charts take the width that they find."""
        specs = json.dumps(self.specs).replace("</", "<\\/")
        options: dict[str, Any] = {"actions": False, "renderer": "svg"}
        if self.words.lang != SOURCE:
            options["formatLocale"] = LOCALE
        return f"{specs}.forEach((spec, n) => vegaEmbed('#chart' + n, spec, {json.dumps(options)}));"

    def _chart(self, chart: Any) -> str:
        self.specs.append(chart.to_dict())
        return f'<div id="chart{len(self.specs) - 1}"></div>'

    def _said(self, kind: str, id: str) -> str:
        return self.narrator.thing(kind, id)

    def _number(self, number: int) -> str:
        return self.words.say("report-number", n=number)

    def _percent(self, share: float) -> str:
        return self.words.say("cli-percent", share=share)

    def _table(self, shares: dict[str, Share], of: str = "report-seats") -> str:
        rows = []
        for name, share in sorted(shares.items(), key=lambda item: -item[1].rate):
            low, high = share.interval
            spread = f"{self._percent(low)} – {self._percent(high)}"
            rows.append((name, self._number(share.played), self._number(share.won), self._percent(share.rate), spread))
        return table(("", *[self.words.say(id) for id in (of, "cli-won", "cli-share", "cli-interval")]), rows)

    # ---------------------------------------------------------------- single charts

    def _shares(self, shares: dict[str, Share], mean: float | None = None) -> str:
        """Bars with whiskers, and how many each rests on."""
        alt = self.alt
        rows = [
            {"name": name, "share": share.rate, "low": share.interval[0], "high": share.interval[1], "n": share.played}
            for name, share in shares.items()
        ]
        base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("name:N", sort="-x", title=None))
        tips = [alt.Tooltip("name:N"), alt.Tooltip("share:Q", format=".1%"), alt.Tooltip("n:Q", format=",")]
        bars = base.mark_bar(color=ACCENT, opacity=0.75).encode(
            x=alt.X("share:Q", title=None, axis=alt.Axis(format="%")), tooltip=tips
        )
        whiskers = base.mark_rule(color="currentColor").encode(x="low:Q", x2="high:Q")
        layers = [bars, whiskers]
        if mean is not None:
            layers.append(alt.Chart(alt.Data(values=[{"mean": mean}])).mark_rule(strokeDash=[4, 4]).encode(x="mean:Q"))
        return self._chart(alt.layer(*layers).properties(width="container", height={"step": 20}))

    def _counts(self, counts: Mapping[str, float]) -> str:
        alt = self.alt
        rows = [{"name": name, "count": round(count, 2)} for name, count in counts.items()]
        chart = alt.Chart(alt.Data(values=rows)).mark_bar(color=ACCENT, opacity=0.75)
        chart = chart.encode(
            x=alt.X("count:Q", title=None), y=alt.Y("name:N", sort="-x", title=None), tooltip=["name:N", "count:Q"]
        )
        return self._chart(chart.properties(width="container", height={"step": 20}))

    # ---------------------------------------------------------------- the parts of the page

    def outcomes(self, balance: Balance) -> list[str]:
        named = {self._said("outcome", id): count for id, count in balance.outcomes.most_common()}
        shares = {name: Share(balance.games, count) for name, count in named.items()}
        return [heading(self.words.say("report-endings")), self._shares(shares), self._table(shares, "report-games")]

    def labels(self, balance: Balance) -> list[str]:
        found: list[str] = []
        for label, shares in sorted(balance.labels.items()):
            named = {self._said(label, value): share for value, share in shares.items()}
            sizes = dict(sorted(balance.sizes[label].items())) if len(shares) <= 9 else {}
            title = self.words.say(WINS[label]) if label in WINS else self.words.say("report-wins", label=plain(label))
            found += [heading(title), self._shares(named, balance.seats.rate), self._table(named)]
            if label == "plan":
                found.append(paragraph(self.words.say("report-plan-note"), note=True))
            if sizes and len(balance.turns) > 1:
                told = {self._sized(label, name): share for name, share in sizes.items()}
                found += [heading(self.words.say("report-by-size", heading=title)), self._table(told)]
        return found

    def _sized(self, label: str, name: str) -> str:
        players, _, value = name.partition(": ")
        return self.words.say("report-sized", what=self._said(label, value), players=players)

    def length(self, balance: Balance) -> list[str]:
        rows = []
        for players, histogram in sorted(balance.turns.items()):
            games = self._number(sum(histogram))
            rows.append((players, games, _at(histogram, 0.5), _at(histogram, 0.9), len(histogram) - 1))
        ids = ("report-players", "report-games", "report-median", "report-most", "report-longest")
        return [heading(self.words.say("report-length")), table([self.words.say(id) for id in ids], rows)]

    def expansions(self, balance: Balance) -> list[str]:
        if len(balance.with_expansion) < 2:
            return []
        outcomes = [id for id, _ in balance.outcomes.most_common()]
        rows = []
        for expansion, counts in sorted(balance.with_expansion.items()):
            shares = [self._percent(counts[id] / counts.total()) for id in outcomes]
            rows.append((self._said("expansion", expansion), self._number(counts.total()), *shares))
        head = [self.words.say("report-with"), self.words.say("report-games")]
        head += [self._said("outcome", id) for id in outcomes]
        return [heading(self.words.say("report-expansion-endings")), table(head, rows)]

    def uses(self, balance: Balance) -> list[str]:
        found: list[str] = []
        for kind, shares in sorted(balance.uses.items()):
            often = {id: share for id, share in shares.items() if share.played >= FEWEST}
            ranked = sorted(often.items(), key=lambda item: -item[1].rate)
            ends = ranked if len(ranked) <= 2 * LISTED else ranked[:LISTED] + ranked[-LISTED:]
            if ends:
                named = {self._said(kind, id): share for id, share in ends}
                called = self.words.say(KINDS[kind]) if kind in KINDS else plain(kind)
                title = self.words.say("report-uses", kind=called)
                found += [heading(title), self._shares(named, balance.seats.rate), self._table(named)]
                rare = len(shares) - len(often)
                if rare:
                    found.append(paragraph(self.words.say("report-left-out", count=rare, fewest=FEWEST), note=True))
        return found

    def gains(self, balance: Balance) -> list[str]:
        found: list[str] = []
        for kind, counts in sorted(balance.gains.items()):
            if len(counts) > 2:
                named = {self._said("thing", by): amount for by, amount in counts.most_common(2 * LISTED)}
                what = self.words.say(GAINS[kind]) if kind in GAINS else plain(kind)
                found += [heading(self.words.say("report-gains", what=what)), self._counts(named)]
        return found

    # ---------------------------------------------------------------- points and places

    def points(self, balance: Balance) -> list[str]:
        """For a game that says what its points come from: of all seats, of each character and of each plan."""
        if not balance.sources:
            return []
        sources, seats = sources_of(self.narrator.game), balance.seats.played
        top = [source for source, _ in balance.sources.most_common(COLUMNS)]
        named = {source: sources.name(source, self.narrator) for source in balance.sources}
        rows = [(named[source], self._average(amount / seats)) for source, amount in balance.sources.most_common()]
        note = paragraph(self.words.say("report-points-note"), note=True)
        per_seat = {named[source]: amount / seats for source, amount in balance.sources.most_common(2 * LISTED)}
        found = [heading(self.words.say("report-points")), note, self._counts(per_seat), table(("", ""), rows)]
        for label, values in sorted(balance.sources_by.items()):
            played = {value: balance.labels[label][value].played for value in values}
            found += [heading(self.words.say(POINTS[label])), note]
            found.append(self._grid(label, values, played, {source: named[source] for source in top}))
        return found

    def _grid(self, label: str, values: dict[str, Counter[str]], played: dict[str, int], top: dict[str, str]) -> str:
        """A row for each character or plan, a column for each of the largest sources, the rest in one."""
        rows: list[tuple[str, ...]] = []
        for value, points in sorted(values.items(), key=lambda item: -item[1].total() / played[item[0]]):
            each = [points[source] / played[value] for source in top]
            rest = points.total() / played[value] - sum(each)
            numbers = [self._average(number) for number in (sum(each) + rest, *each, rest)]
            rows.append((self._said(label, value), self._number(played[value]), *numbers))
        head = [self.words.say(id) for id in ("report-seats", "report-points-all")]
        return table(("", *head, *top.values(), self.words.say("report-points-rest")), rows)

    def _average(self, number: float) -> str:
        return self.words.say("report-average", n=round(number, 1) or 0.0)

    def board(self, balance: Balance) -> list[str]:
        """Where things happen, drawn on the board itself."""
        places = outlines(self.narrator.game)
        if not places or not balance.squares:
            return []
        top = Counter(balance.squares).most_common(LISTED)
        named = {place: self._said("space", place) for place, _ in top}
        rows = [(str(number), named[place], self._number(count)) for number, (place, count) in enumerate(top, 1)]
        head = ("", self.words.say("report-place"), self.words.say("report-times"))
        note = paragraph(self.words.say("report-places-note"), note=True)
        drawn = heat_map(places, balance.squares, named)
        return [heading(self.words.say("report-places")), note, drawn, table(head, rows)]


def _at(histogram: list[int], share: float) -> int:
    """The number that so large a share of the games does not go beyond."""
    left = share * sum(histogram)
    for value, count in enumerate(histogram):
        left -= count
        if left <= 0:
            return value
    return len(histogram) - 1
