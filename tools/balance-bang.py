"""Look at many games of BANG! with everything in the box, played by `simple` bots, and write down what was seen.

    python tools/balance-bang.py --games 5000           writes docs/balance-bang.md
    python tools/balance-bang.py --games 20 --print     only shows it

Games that do not end in a sensible number of rounds, a role that never wins, a card that nobody plays are signs of a
wrong rule or of a blind bot. With a compiled copy on `PYTHONPATH` (`tools/compile.py`) it is four times as fast.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from sagebrush.bots import make_bot
from sagebrush.core.events import Event
from sagebrush.core.match import Match
from sagebrush.games.bang.expansions.gold_rush.equipment import whole_deck
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import CARDS
from sagebrush.games.bang.table import BangTable
from sagebrush.lab.playing import play_out

PAGE = Path(__file__).parent.parent / "docs" / "balance-bang.md"
EVERYTHING = [expansion.name for expansion in GAME.info.expansions]
#: As many players as the games take in turn; every other game has shadow gunslingers.
SIZES = (3, 4, 5, 6, 7, 8)
#: The cards, pieces of equipment and railcars that are listed: those that are least in use.
LISTED = 15

HEAD = """# Balance of the whole box

Made by `tools/balance-bang.py`: {games:,} games of `simple` bots with all {expansions} expansions, three to eight
players in turn; of each size every other game has shadow gunslingers.
"""


class Balance:
    """What was seen so far."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds: dict[str, list[int]] = {}
        self.played: Counter[tuple[str, str]] = Counter()
        self.won: Counter[tuple[str, str]] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        """One game that is over."""
        table, result = match.table, match.result
        assert isinstance(table, BangTable)
        assert result is not None
        kind = f"{table.players}" + (" with shadows" if "shadow_gunslingers" in match.config.options else "")
        self.games += 1
        self.rounds.setdefault(kind, []).append(table.rounds)
        self.outcomes[result.outcome] += 1
        for standing in result.standings:
            key = (kind, standing.labels["role"])
            self.played[key] += 1
            self.won[key] += standing.won
        for event in match.all_events():
            self._note(event)

    def _note(self, event: Event) -> None:
        match event.kind:
            case "card_played" | "card_used":
                self.uses[event.card.partition(":")[0]] += 1  # type: ignore[attr-defined]
            case "equipment_bought" | "equipment_drawn":
                self.bought[event.equipment] += 1  # type: ignore[attr-defined]
            case "railcar_taken":
                self.taken[event.card] += 1  # type: ignore[attr-defined]


def watch(games: int, first: int) -> Balance:
    """Play so many games, from this seed on."""
    balance = Balance()
    for seed in range(first, first + games):
        players = SIZES[seed % len(SIZES)]
        shadows = seed // len(SIZES) % 2 == 1
        match = Match.new(
            "bang", players=players, expansions=EVERYTHING, seed=seed, checkpoints=False, shadow_gunslingers=shadows
        )
        play_out(match, [make_bot("simple", "bang", seed << 4 | seat) for seat in range(players)])
        balance.add(match)
    return balance


def page(balance: Balance) -> str:
    parts = [
        HEAD.format(games=balance.games, expansions=len(EVERYTHING)),
        "## Rounds\n",
        rows(("players", "games", "median", "longest"), rounds(balance)),
        "## Who wins\n",
        rows(("players", *ROLES), wins(balance)),
        "Outcomes: " + ", ".join(f"{name} {count}" for name, count in balance.outcomes.most_common()) + ".\n",
        "## Least played cards, for each copy in a thousand games\n",
        rows(("card", "copies", "played"), least(balance.uses, copies(), balance.games)),
        "## Least bought equipment, for each copy in a thousand games\n",
        rows(("equipment", "copies", "bought"), least(balance.bought, equipment(), balance.games)),
        "## Least taken railcars in a thousand games\n",
        rows(("railcar", "copies", "taken"), least(balance.taken, railcars(), balance.games)),
    ]
    return "\n".join(parts)


ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def rounds(balance: Balance) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for kind, counts in sorted(balance.rounds.items()):
        counts.sort()
        found.append((kind, len(counts), counts[len(counts) // 2], counts[-1]))
    return found


def wins(balance: Balance) -> list[tuple[object, ...]]:
    return [(kind, *[share(balance, kind, role) for role in ROLES]) for kind in sorted(balance.rounds)]


def share(balance: Balance, kind: str, role: str) -> str:
    """Of the games that somebody played in this role, those that he won."""
    played = balance.played[kind, role]
    return f"{100 * balance.won[kind, role] / played:.0f} %" if played else ""


def copies() -> Counter[str]:
    return Counter(card.name for card in CARDS if not card.rule.never_in_hand)


def railcars() -> Counter[str]:
    return Counter(card.name for card in CARDS if card.rule.never_in_hand)


def equipment() -> Counter[str]:
    return Counter(whole_deck())


def least(uses: Counter[str], there: Counter[str], games: int) -> list[tuple[object, ...]]:
    """Those that were used least, for each copy in a thousand games."""
    rates = {name: 1000 * uses[name] / count / max(games, 1) for name, count in there.items()}
    return [(name, there[name], f"{rates[name]:.0f}") for name in sorted(rates, key=lambda name: rates[name])[:LISTED]]


def rows(head: tuple[str, ...], lines: Iterable[tuple[object, ...]]) -> str:
    table = [head, tuple("---" for _ in head), *lines]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in table) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--print", action="store_true", help="show the page, and write nothing")
    wish = parser.parse_args()
    found = page(watch(wish.games, wish.seed))
    if wish.print:
        print(found)
    else:
        PAGE.write_text(found, "utf-8")


if __name__ == "__main__":
    main()
