"""`sagebrush games`."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from sagebrush.bots import levels
from sagebrush.cli.common import JsonOption, LangOption, console, print_json, words_for
from sagebrush.core import registry
from sagebrush.core.config import GameInfo, OptionInfo
from sagebrush.words import Words


def games(*, json: JsonOption = False, lang: LangOption = None) -> None:
    """List the games: player counts, expansions, options and bots."""
    infos = [game.info for game in registry.games()]
    if json:
        print_json({"games": [_facts(info) for info in infos]})
        return
    words = words_for(lang)
    for info in infos:
        console().print(_sheet(info, words))


def _facts(info: GameInfo) -> dict[str, Any]:
    return {
        "name": info.name,
        "rules": info.rules,
        "players": info.players,
        "expansions": info.expansions,
        "options": info.options,
        "bots": levels(info.name),
    }


def _sheet(info: GameInfo, words: Words) -> Table:
    title = f"{info.name}: {_name(words, f'{info.name}-name', info.name)}"
    # A game of few choices may have a long name.
    table = Table(title=title, show_header=False, min_width=len(title))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    table.add_row(words.say("cli-players"), _span(info.players))
    table.add_row(words.say("cli-bots"), ", ".join(levels(info.name)))
    for expansion in info.expansions:
        more = f" ({words.say('cli-players')}: {_span(expansion.players)})" if expansion.players else ""
        name = _name(words, f"{info.name}-expansion-{expansion.name}", expansion.name)
        table.add_row(f"--expansions {expansion.name}", name + more)
    for option in info.options:
        name = _name(words, f"{info.name}-variant-{option.name}", option.name)
        table.add_row(f"--option {option.name}={_values(option)}", name)
    return table


def _name(words: Words, message: str, bare: str) -> str:
    return words.say(message) if words.has(message) else bare


def _span(counts: tuple[int, ...]) -> str:
    whole = counts == tuple(range(counts[0], counts[-1] + 1))
    return f"{counts[0]}–{counts[-1]}" if whole and len(counts) > 1 else ", ".join(map(str, counts))


def _values(option: OptionInfo) -> str:
    match option.kind:
        case "flag":
            return "yes|no"
        case "number":
            return f"{option.lowest}…{option.highest}"
        case "choice":
            return "|".join(option.choices)
        case "list":
            return "a,b,…"
