"""Look at many games of Western Legends played by `simple` bots, and write down what was seen.

    python tools/balance-legends.py --games 5000               writes docs/balance-legends.md
    python tools/balance-legends.py --games 20 --print         only shows it
    python tools/balance-legends.py --games 50 --players 4 --print
    python tools/balance-legends.py --games 25000 --minutes 30
    python tools/balance-legends.py --games 1000 --expansions ante_up     writes docs/balance-legends-ante_up.md

Two to six players in turn, every other game with goals. A character who hardly ever wins, a thing that nobody buys or a
plan that beats all others is a sign of a blind bot, or of content that wants another number. With a compiled copy on
`PYTHONPATH` (`tools/compile.py`) it is several times as fast.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, cast

from sagebrush.bots.legends_projects import PLANS
from sagebrush.bots.legends_simple import LegendsSimple
from sagebrush.core.match import Match
from sagebrush.games.legends.content import Content, box_content
from sagebrush.games.legends.options import TakeAction
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.view import LegendsView

DOCS = Path(__file__).parent.parent / "docs"
SIZES = (2, 3, 4, 5, 6)
#: What an expansion is called in the title of its page.
NAMES = {"ante_up": "Ante Up"}

HEAD = """# Balance of Western Legends{title}

Made by `tools/balance-legends.py`: {games:,} games of `simple` bots to 15 legend points, {sizes} players in turn, every
other game with goals. A fair share is what would be won if only the number of players counted.
"""


def sources_of(content: Content) -> dict[str, str]:
    """What brings legend points, by what the events name as their cause."""
    tokens = content.rows.tokens
    sources: Mapping[str, Iterable[str]] = {
        "wanted track": ("wanted",),
        "marshal track": ("marshal",),
        "gambler track": ("gambler",),
        "deposits": ("deposit",),
        "cabaret": ("revel",),
        "poker": ("poker", "ten_gallon"),
        "duels": ("duel",),
        "bandits": ("bandit",),
        "cards": content.functions,
        "fight cards": [row.id for row in content.fight_cards],
        "cattle": ("drive", "rustle"),
        "stories": [row.id for row in content.stories.values()],
        "events": [row.id for row in content.rows.events.event],
        "train": [row.id for row in content.rows.train.card],
        "frontiers": ("frontier", *[row.id for row in tokens.frontier]),
        "longhorns": ("longhorn", *[row.id for row in tokens.longhorn]),
    }
    return {cause: source for source, causes in sources.items() for cause in causes}


class Balance:
    """What was seen so far."""

    def __init__(self, expansions: tuple[str, ...]) -> None:
        self.expansions = expansions
        self.content: Content = box_content(expansions)
        self.source_of: dict[str, str] = sources_of(self.content)
        self.games: Counter[int] = Counter()
        self.rounds: dict[int, list[int]] = {}
        self.outcomes: Counter[tuple[int, str]] = Counter()
        #: By kind and name (`character`, `annie_oakley`): seats, the wins of a fair share, and wins.
        self.seats: Counter[tuple[str, str]] = Counter()
        self.fair: Counter[tuple[str, str]] = Counter()
        self.wins: Counter[tuple[str, str]] = Counter()
        self.points: Counter[str] = Counter()
        #: By kind and name: how often it was seen.
        self.uses: Counter[tuple[str, str]] = Counter()

    def add(self, match: Match, plans: list[Counter[str]]) -> None:
        """One game that is over, and how many turns each seat followed which plan."""
        table, result = match.table, match.result
        assert isinstance(table, LegendsTable)
        assert result is not None
        players = table.players
        self.games[players] += 1
        self.rounds.setdefault(players, []).append(table.round)
        self.outcomes[players, result.outcome] += 1
        for seat in range(players):
            labels = {
                "character": table.character[seat],
                "plan": plans[seat].most_common(1)[0][0],
                "seat": f"{(seat - table.first) % players + 1} of {players}",
                "side": "outlaw" if table.wp[seat] else "marshal" if table.mp[seat] else "neutral",
            }
            won = 1 / len(table.winners) if seat in table.winners else 0.0
            for label in labels.items():
                self.seats[label] += 1
                self.fair[label] += 1 / players  # type: ignore[assignment]
                self.wins[label] += won  # type: ignore[assignment]
        for event in match.all_events():
            self._note(event)

    def _note(self, event: Any) -> None:
        match event.kind:
            case "legend_gained":
                self.points[self.source_of.get(event.by, event.by)] += event.amount
            case "final_score":
                self.points[f"end: {event.part}"] += event.amount
            case "story_resolved":
                self.uses["story", event.story] += 1
            case "item_gained":
                self.uses["bought" if event.by == "shop" else "given", event.item] += 1
            case "item_upgraded":
                self.uses["upgraded", event.item.rstrip("+")] += 1
            case "goal_claimed":
                self.uses["goal", event.goal] += 1
            case _:
                self._note_cards(event)

    def _note_cards(self, event: Any) -> None:
        """Poker cards that were played, laid in fights and shown at poker; fights and arrests."""
        match event.kind:
            case "card_played":
                self.uses["played", function(event.card)] += 1
            case "cards_revealed":
                self.uses["laid", function(event.card)] += 1
                self.uses["laid", function(event.other)] += 1
            case "foe_revealed":
                self.uses["laid", function(event.card)] += 1
            case "hand_shown":
                for card in event.cards if event.seat is not None else ():
                    self.uses["shown", function(card)] += 1
            case "fight_announced":
                self.uses["fight", event.fight if event.fight != "npc" else event.foe] += 1
            case "faro_opened" | "faro_joined" | "train_boarded" | "frontier_opened" | "longhorn_delivered":
                self.uses["ante_up", event.kind] += 1
            case "roller_challenged" | "event_resolved":
                self.uses["ante_up", event.kind] += 1
            case "foe_beaten" | "arrested" | "poker_opened" | "cattle_delivered" | "pot_won":
                kind = {"foe_beaten": "beaten", "cattle_delivered": "delivered"}.get(event.kind, event.kind)
                self.uses[kind, str(getattr(event, "foe", getattr(event, "how", "")))] += 1


def function(card: str) -> str:
    return card.partition(":")[0]


def watch(
    games: int, first: int, sizes: tuple[int, ...], minutes: float = 0.0, expansions: tuple[str, ...] = ()
) -> Balance:
    """Play so many games, from this seed on; or as many as there is time for, each number of players as often."""
    balance, start = Balance(expansions), monotonic()
    for seed in range(first, first + games):
        if minutes and not (seed - first) % (2 * len(sizes)) and monotonic() - start > 60 * minutes:
            break
        players = sizes[seed % len(sizes)]
        goals = seed // len(sizes) % 2 == 1
        match = Match.new("legends", players=players, expansions=expansions, seed=seed, checkpoints=False, goals=goals)
        balance.add(match, played(match, [LegendsSimple(seed << 4 | seat) for seat in range(players)]))
    return balance


def played(match: Match, bots: list[LegendsSimple]) -> list[Counter[str]]:
    """To the end; and the plan of each seat in each of its turns."""
    plans: list[Counter[str]] = [Counter() for _ in bots]
    turn = -1
    while decision := match.decision:
        bot = bots[decision.seat]
        view = cast("LegendsView", match.view(decision.seat))
        if isinstance(decision.question, TakeAction) and view.turn != turn:
            turn = view.turn
            plans[decision.seat][bot.plan(view)] += 1
        match.answer(bot.choose(view, decision))
    return plans


# -------------------------------------------------------------------- the page


def page(balance: Balance, sizes: tuple[int, ...]) -> str:
    span = f"{sizes[0]} to {sizes[-1]}" if len(sizes) > 1 else f"{sizes[0]}"
    content, title = balance.content, "".join(f" with {NAMES.get(name, name)}" for name in balance.expansions)
    parts = [
        HEAD.format(title=title, games=sum(balance.games.values()), sizes=span),
        "## Rounds\n",
        rows(("players", "games", "shortest", "median", "longest", "outcomes"), rounds(balance)),
        *[
            f"## Wins by {kind}\n\n" + rows((kind, "seats", "won", "of a fair share"), wins(balance, kind))
            for kind in ("character", "plan", "side", "seat")
        ],
        "## Where legend points come from, for each player and game\n",
        rows(("source", "LP"), points(balance)),
        "## Stories told, in a hundred games\n",
        rows(("story", "told"), rates(balance, "story", [row.id for row in content.stories.values()])),
        "## Items, in a hundred games\n",
        rows(("item", "bought", "given", "upgraded"), columns(balance, ("bought", "given", "upgraded"), content.items)),
        "## Poker cards, in a hundred games\n",
        rows(
            ("function", "action or reaction", "laid in a fight", "shown at poker"),
            columns(balance, ("played", "laid", "shown"), content.functions),
        ),
        "## Goals claimed, in a hundred games\n",
        rows(("goal", "claimed"), rates(balance, "goal", list(content.goals))),
        "## Other deeds, in a hundred games\n",
        rows(("deed", "times"), deeds(balance)),
    ]
    return "\n".join(parts)


def rounds(balance: Balance) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for players, counts in sorted(balance.rounds.items()):
        counts.sort()
        ends = [f"{end} {count}" for (size, end), count in sorted(balance.outcomes.items()) if size == players]
        found.append((players, len(counts), counts[0], counts[len(counts) // 2], counts[-1], ", ".join(ends)))
    return found


def wins(balance: Balance, kind: str) -> list[tuple[object, ...]]:
    """The best first, as parts of a fair share."""
    names = [name for of, name in balance.seats if of == kind]
    if kind == "plan":
        names = [*names, *[plan for plan in PLANS if plan not in names]]
    shares = {name: balance.wins[kind, name] / max(balance.fair[kind, name], 1e-9) for name in names}
    order = sorted(names) if kind == "seat" else sorted(names, key=lambda name: -shares[name])
    return [
        (name, balance.seats[kind, name], f"{balance.wins[kind, name]:.0f}", f"{100 * shares[name]:.0f} %")
        for name in order
    ]


def points(balance: Balance) -> list[tuple[object, ...]]:
    seats = sum(players * games for players, games in balance.games.items())
    return [(source, f"{amount / seats:.2f}") for source, amount in balance.points.most_common()]


def rates(balance: Balance, kind: str, names: list[str]) -> list[tuple[object, ...]]:
    """The most frequent first."""
    order = sorted(names, key=lambda name: -balance.uses[kind, name])
    return [(name, often(balance, balance.uses[kind, name])) for name in order]


def columns(balance: Balance, kinds: tuple[str, ...], names: Iterable[str]) -> list[tuple[object, ...]]:
    return [(name, *[often(balance, balance.uses[kind, name]) for kind in kinds]) for name in names]


def often(balance: Balance, times: int) -> str:
    """In a hundred games; what is rare with a fraction, so that it cannot be taken for what never happens."""
    rate = 100 * times / sum(balance.games.values())
    return f"{rate:.0f}" if rate >= 10 or not times else f"{rate:.1f}"


def deeds(balance: Balance) -> list[tuple[object, ...]]:
    kinds = ("fight", "beaten", "arrested", "poker_opened", "pot_won", "delivered")
    found = {f"{kind} {name}".strip(): n for (kind, name), n in balance.uses.items() if kind in kinds}
    found |= {name: n for (kind, name), n in balance.uses.items() if kind == "ante_up"}
    return [(name, often(balance, found[name])) for name in sorted(found)]


def rows(head: tuple[str, ...], lines: Iterable[tuple[object, ...]]) -> str:
    table = [head, tuple("---" for _ in head), *lines]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in table) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long, and say how many games it were")
    parser.add_argument("--print", action="store_true", help="show the page, and write nothing")
    parser.add_argument("--expansions", default="", help="with commas between them")
    wish = parser.parse_args()
    expansions = tuple(name for name in wish.expansions.split(",") if name)
    sizes = SIZES if wish.players is None else (wish.players,)
    found = page(watch(wish.games, wish.seed, sizes, wish.minutes, expansions), sizes)
    if wish.print:
        print(found)
    else:
        (DOCS / f"{'-'.join(('balance-legends', *expansions))}.md").write_text(found, "utf-8")


if __name__ == "__main__":
    main()
