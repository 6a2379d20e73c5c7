"""Put together what `sagebrush strength --out` has kept in docs/strength, as the tables of docs/strength.md.

    python tools/strength-table.py            print them
    python tools/strength-table.py --write    put them into the page, each between its two marks

Every file holds the games of one table; whoever goes on with one of them makes the tables surer. Where choices were
weighed, the gain is what they were worth, and the wins stand beside it. Games of bots that were told all roles, and of
bots that have learned something else since, lie in folders of their own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sagebrush.lab.strength import Contest, Pair, Row, kept, rows_of

DOCS = Path(__file__).resolve().parent.parent / "docs"
FOLDERS = ("strength", "strength/told", "strength/before")
TITLES = {"bang": "BANG!", "dice": "Dice", "legends": "Western Legends"}
HEAD = (
    "| game | players | role | seats | it won | `simple` won | gain in points (95 %) |",
    "|---|---|---|---|---|---|---|",
)

#: A game and a bot, with or without the box, with choices weighed or not.
Group = tuple[str, str, bool, bool]


def gather(folder: Path) -> dict[Group, list[tuple[Contest, list[Pair]]]]:
    """The contests of each group."""
    groups: dict[Group, list[tuple[Contest, list[Pair]]]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        contest, pairs = kept(path)
        if not pairs:
            continue
        group = (contest.bot, contest.game, bool(contest.expansions), bool(contest.tries))
        groups.setdefault(group, []).append((contest, pairs))
    return groups


def told(row: Row) -> str:
    gain, low, high = [f"{100 * part:+.0f}".replace("-", "−") for part in (row.gain, row.low, row.high)]
    return f"{row.seats} | {row.tested:.0%} | {row.usual:.0%} | {gain} ({low} to {high}) |"


def lines_of(group: Group, contests: list[tuple[Contest, list[Pair]]]) -> list[str]:
    """By role over all numbers of players, then by the number of players over all roles."""
    bot, game, box, _ = group
    by_role = rows_of([pair for _, pairs in contests for pair in pairs])
    counts: dict[int, list[Pair]] = {}
    for contest, pairs in contests:
        counts.setdefault(contest.players, []).extend(pairs)
    name = TITLES[game] + (", whole box" if box else "")
    span = f"{min(counts)} to {max(counts)}" if len(counts) > 1 else f"{min(counts)}"
    found = [f"| {name}, `{bot}` | {span} | {row.role} | {told(row)}" for row in by_role]
    if len(counts) > 1:
        found += [f"| | {players} | all | {told(rows_of(pairs)[-1])}" for players, pairs in sorted(counts.items())]
    return found


def table(folder: Path) -> str:
    groups = gather(folder)
    return "\n".join([*HEAD, *[line for group in sorted(groups) for line in lines_of(group, groups[group])]]) + "\n"


def put(page: str, folder: str) -> str:
    """The page with the table of this folder between its marks."""
    begin, end = f"<!-- measured: {folder} -->\n", f"<!-- end of {folder} -->\n"
    before, rest = page.split(begin)
    return before + begin + table(DOCS / folder) + end + rest.split(end)[1]


def main(arguments: list[str]) -> None:
    if arguments != ["--write"]:
        sys.stdout.writelines([table(DOCS / folder) for folder in FOLDERS])
        return
    path = DOCS / "strength.md"
    page = path.read_text("utf-8")
    for folder in FOLDERS:
        page = put(page, folder)
    path.write_text(page, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
