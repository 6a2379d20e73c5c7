"""`sagebrush rulings`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.table import Table

from sagebrush import rulings as catalogue
from sagebrush.cli.common import JsonOption, LangOption, console, print_json, words_for
from sagebrush.core.errors import BadConfig
from sagebrush.words import Words


def rulings(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only the rulings of this game.")] = None,
    *,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only what has no test; nothing when all is well.")
    ] = False,
    expansion: Annotated[str | None, typer.Option("--expansion", help="Only the rulings of this expansion.")] = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="WORDS", help="Only what speaks of this, or its id.")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Show the rulings and the tests that cover them."""
    words = words_for(lang)
    _check(game, expansion)
    if missing:
        found = catalogue.gaps(game, expansion)
        if json:
            print_json({"missing": found})
        elif found:
            sys.stdout.write("\n".join(found) + "\n")
        return
    entries = catalogue.covered(words, game, expansion)
    if find is not None:
        entries = [entry for entry in entries if catalogue.speaks_of(entry, find)]
        if not entries and not json:
            raise BadConfig(f"no ruling speaks of {find!r}")
    if json:
        print_json({"rulings": entries})
    else:
        console().print(_table(entries, words))


def _check(game: str | None, expansion: str | None) -> None:
    known = catalogue.games_with_rulings()
    if game is not None and game not in known:
        raise BadConfig(f"there are no rulings of {game!r}; there are those of {', '.join(known)}")
    expansions = dict.fromkeys(ruling.expansion for ruling in catalogue.rulings_of(game) if ruling.expansion)
    if expansion is not None and expansion not in expansions:
        raise BadConfig(f"there are no rulings of expansion {expansion!r}; there is {', '.join(expansions) or 'none'}")


def _table(entries: list[catalogue.Covered], words: Words) -> Table:
    table = Table(show_lines=False)
    table.add_column(words.say("cli-ruling"), style="bold", no_wrap=True)
    table.add_column(words.say("cli-text"), overflow="fold")
    if catalogue.checkout_here() is None:
        for entry in entries:
            table.add_row(entry.ruling.id, entry.text)
        return table
    table.add_column(words.say("cli-tests"), overflow="fold")
    for entry in entries:
        shown = "\n".join(test.rpartition("::")[2] for test in entry.tests)
        physical = f"({entry.ruling.physical})" if entry.ruling.physical else words.say("cli-no-test")
        table.add_row(entry.ruling.id, entry.text, shown or physical)
    return table
