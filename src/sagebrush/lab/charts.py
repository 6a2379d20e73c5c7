"""The page of a report: charts that need no network, each with its numbers and how many games they rest on."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from sagebrush.core.errors import NotInstalled
from sagebrush.lab.balance import SQUARE, Balance
from sagebrush.lab.page import heading, page, paragraph, table
from sagebrush.lab.tally import Share
from sagebrush.words.narrate import Narrator

#: What rests on fewer seats than this is left out of charts of things, and said to be.
FEWEST = 30
#: The things listed at each end.
LISTED = 15
ACCENT = "#b5532c"


def report_page(title: str, told: str, balance: Balance, narrator: Narrator) -> str:
    try:
        import altair  # noqa: PLC0415 (large, and optional)
        import vl_convert  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled(f"reports need more packages: pip install 'sagebrush[lab]' ({error})") from error
    drawer = Drawer(altair, narrator)
    body = [paragraph(told), *drawer.outcomes(balance), *drawer.labels(balance), *drawer.length(balance)]
    body += [*drawer.expansions(balance), *drawer.uses(balance), *drawer.gains(balance), *drawer.board(balance)]
    body.append(paragraph(NOTE, note=True))
    bundle = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # its stubs are stricter than it is
    script = f'<script type="module">{bundle}\n{drawer.script()}</script>'
    return page(title, "\n".join(body) + "\n" + script, lang=narrator.words.lang)


NOTE = (
    "Shares are of seats. Whiskers and intervals are Wilson's 95 % intervals: where they overlap, the games do not "
    "tell. That a thing is used by those who win does not say that it makes them win: who lives longer uses more."
)


class Drawer:
    """Charts one after the other; each is drawn by the script at the end of the page."""

    def __init__(self, altair: Any, narrator: Narrator) -> None:
        self.alt = altair
        self.narrator = narrator
        self.specs: list[dict[str, Any]] = []

    def script(self) -> str:
        """The bundle names its function `vegaEmbed`; charts take the width that they find."""
        specs = json.dumps(self.specs).replace("</", "<\\/")
        return f"{specs}.forEach((spec, n) => vegaEmbed('#chart' + n, spec, {{actions: false, renderer: 'svg'}}));"

    def _chart(self, chart: Any) -> str:
        self.specs.append(chart.to_dict())
        return f'<div id="chart{len(self.specs) - 1}"></div>'

    def _said(self, kind: str, id: str) -> str:
        return self.narrator.thing(kind, id)

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

    def _counts(self, counts: dict[str, int]) -> str:
        alt = self.alt
        rows = [{"name": name, "count": count} for name, count in counts.items()]
        chart = alt.Chart(alt.Data(values=rows)).mark_bar(color=ACCENT, opacity=0.75)
        chart = chart.encode(
            x=alt.X("count:Q", title=None), y=alt.Y("name:N", sort="-x", title=None), tooltip=["name:N", "count:Q"]
        )
        return self._chart(chart.properties(width="container", height={"step": 20}))

    # ---------------------------------------------------------------- the parts of the page

    def outcomes(self, balance: Balance) -> list[str]:
        named = {self._said("outcome", id): count for id, count in balance.outcomes.most_common()}
        shares = {name: Share(balance.games, count) for name, count in named.items()}
        return [heading("How games end"), self._shares(shares), _table(shares, "games")]

    def labels(self, balance: Balance) -> list[str]:
        found: list[str] = []
        for label, shares in sorted(balance.labels.items()):
            named = {self._said(label, value): share for value, share in shares.items()}
            sizes = dict(sorted(balance.sizes[label].items())) if len(shares) <= 9 else {}
            found += [heading(f"Wins by {label}"), self._shares(named, balance.seats.rate), _table(named)]
            if sizes and len(balance.turns) > 1:
                told = {self._sized(label, name): share for name, share in sizes.items()}
                found += [heading(f"Wins by {label} and number of players"), _table(told)]
        return found

    def _sized(self, label: str, name: str) -> str:
        players, _, value = name.partition(": ")
        return f"{players} players: {self._said(label, value)}"

    def length(self, balance: Balance) -> list[str]:
        rows = []
        for players, histogram in sorted(balance.turns.items()):
            games = sum(histogram)
            rows.append((players, games, _at(histogram, 0.5), _at(histogram, 0.9), len(histogram) - 1))
        head = ("players", "games", "turns (median)", "nine in ten have at most", "longest")
        return [heading("How long games take"), table(head, rows)]

    def expansions(self, balance: Balance) -> list[str]:
        if len(balance.with_expansion) < 2:
            return []
        outcomes = [id for id, _ in balance.outcomes.most_common()]
        rows = []
        for expansion, counts in sorted(balance.with_expansion.items()):
            shares = [f"{counts[id] / counts.total():.1%}" for id in outcomes]
            rows.append((self._said("expansion", expansion), counts.total(), *shares))
        head = ("with", "games", *[self._said("outcome", id) for id in outcomes])
        return [heading("Endings by expansion"), table(head, rows)]

    def uses(self, balance: Balance) -> list[str]:
        found: list[str] = []
        for kind, shares in sorted(balance.uses.items()):
            often = {id: share for id, share in shares.items() if share.played >= FEWEST}
            ranked = sorted(often.items(), key=lambda item: -item[1].rate)
            ends = ranked if len(ranked) <= 2 * LISTED else ranked[:LISTED] + ranked[-LISTED:]
            if ends:
                named = {self._said(kind, id): share for id, share in ends}
                rare = len(shares) - len(often)
                left_out = f"{rare} more were used by fewer than {FEWEST} seats and are left out." if rare else ""
                found += [heading(f"How often those win who use it: {kind}"), self._shares(named, balance.seats.rate)]
                found += [_table(named), paragraph(left_out, note=True)] if left_out else [_table(named)]
        return found

    def gains(self, balance: Balance) -> list[str]:
        found: list[str] = []
        for kind, counts in sorted(balance.gains.items()):
            if len(counts) > 2:
                per_game = {self._said("thing", by): amount for by, amount in counts.most_common(2 * LISTED)}
                found += [heading(f"What it comes from: {kind.replace('_', ' ')}"), self._counts(per_game)]
        return found

    def board(self, balance: Balance) -> list[str]:
        """Where things happen, for a board whose places have a letter and a number."""
        if len(balance.squares) < 10:
            return []
        alt = self.alt
        rows = [_place(square, count) for square, count in balance.squares.items()]
        chart = alt.Chart(alt.Data(values=rows)).mark_rect()
        chart = chart.encode(
            x=alt.X("number:O", title=None),
            y=alt.Y("letter:N", title=None),
            color=alt.Color("count:Q", scale=alt.Scale(scheme="oranges"), title=None),
            tooltip=["place:N", "count:Q"],
        )
        top = Counter(balance.squares).most_common(LISTED)
        named = [(self._said("space", square), count) for square, count in top]
        drawn = self._chart(chart.properties(width="container", height={"step": 24}))
        return [heading("Where it happens"), drawn, table(("place", "times"), named)]


def _place(square: str, count: int) -> dict[str, object]:
    match = SQUARE.fullmatch(square)
    assert match is not None
    return {"place": square, "letter": match[1], "number": int(match[2]), "count": count}


def _at(histogram: list[int], share: float) -> int:
    """The number that so large a share of the games does not go beyond."""
    left = share * sum(histogram)
    for value, count in enumerate(histogram):
        left -= count
        if left <= 0:
            return value
    return len(histogram) - 1


def _table(shares: dict[str, Share], of: str = "seats") -> str:
    rows = [
        (name, share.played, share.won, f"{share.rate:.1%}", f"{share.interval[0]:.1%} – {share.interval[1]:.1%}")
        for name, share in sorted(shares.items(), key=lambda item: -item[1].rate)
    ]
    return table(("", of, "won", "share", "95 % interval"), rows)
