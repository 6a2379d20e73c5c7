"""Everything the listed expansions bring, put together once at start-up."""

from __future__ import annotations

from typing import Any, Final

from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions import EXPANSIONS
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.symbols import SYMBOLS


class BadLibrary(Exception):
    """Rows and rules of an expansion do not fit together."""


def _rule(expansion: Expansion, name: str, row: dict[str, Any]) -> CardRule:
    if "rule" in row:
        if row["rule"] not in SYMBOLS:
            raise BadLibrary(f"{name} wants the rule {row['rule']!r}, which does not exist")
        return SYMBOLS[row["rule"]](name, row)
    if name not in expansion.rules:
        raise BadLibrary(f"{name} has neither a symbol rule nor one of its own")
    return expansion.rules[name](name, row)


def _load_cards() -> list[Card]:
    """One object per physical card. A row of a name that exists already only adds copies (BANG-265)."""
    cards: list[Card] = []
    copies: dict[str, int] = {}
    for expansion in EXPANSIONS:
        for name, row in expansion.card_rows.items():
            if name not in BOOK:
                BOOK[name] = _rule(expansion, name, row)
            for sign in row["copies"]:
                key = f"{name}:{sign}"
                copies[key] = copies.get(key, 0) + 1
                id = key if copies[key] == 1 else f"{key}:{copies[key]}"
                cards.append(Card(id, len(cards), sign, expansion.name, BOOK[name]))
        unused = [name for name in expansion.rules if name not in expansion.card_rows]
        if unused:
            raise BadLibrary(f"{expansion.name} has rules without a row: {', '.join(unused)}")
    return cards


def _load_cast() -> dict[str, str]:
    """Which expansion each character belongs to."""
    homes: dict[str, str] = {}
    for expansion in EXPANSIONS:
        if set(expansion.characters) != set(expansion.character_rows):
            raise BadLibrary(f"{expansion.name}: rows and rules of the characters differ")
        for name, row in expansion.character_rows.items():
            CAST[name] = expansion.characters[name](name, row["life"], row.get("hand", 0))
            homes[name] = expansion.name
    return homes


def _rank_checks() -> None:
    """The order of the checks before phase 1, from what each card says it comes after."""
    waiting = [rule for rule in BOOK.values() if "turn_check" in rule.trait.steps]
    done: list[str] = []
    for rule in waiting:
        unknown = [name for name in rule.checked_after if name not in BOOK]
        if unknown:
            raise BadLibrary(f"{rule.id} is checked after {unknown[0]}, which does not exist")
    while waiting:
        ready = [rule for rule in waiting if all(name in done for name in rule.checked_after)]
        if not ready:
            raise BadLibrary("the checks before phase 1 wait for each other")
        for rule in ready:
            rule.check_rank = len(done)
            done.append(rule.id)
        waiting = [rule for rule in waiting if rule not in ready]


def _load_roles() -> dict[int, tuple[str, list[str]]]:
    """By number of players: the expansion it needs and the role cards."""
    roles: dict[int, tuple[str, list[str]]] = {}
    for expansion in EXPANSIONS:
        for players, cards in expansion.roles().items():
            if players not in roles:
                roles[players] = (expansion.name, cards)
    return roles


CARDS: Final = _load_cards()
HOMES: Final = _load_cast()
ROLES: Final = _load_roles()
_rank_checks()


def deck_for(expansions: tuple[str, ...]) -> list[Card]:
    """The base game's cards and those of the chosen expansions."""
    return [card for card in CARDS if card.expansion == "base" or card.expansion in expansions]


def cast_for(expansions: tuple[str, ...]) -> list[str]:
    return [name for name, home in HOMES.items() if home == "base" or home in expansions]
