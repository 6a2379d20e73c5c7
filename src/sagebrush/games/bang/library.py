"""Everything the listed expansions bring, put together once at start-up."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from sagebrush.games.bang.cards import NAMED, UNSIGNED, Card
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions import EXPANSIONS
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.rows import CardRow, MoreCopies, place_of
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.symbols import SYMBOLS

#: The expansions that are there, the base game first.
BOX: Final[list[Expansion]] = []
#: One object per physical card, in the order of the expansions.
CARDS: Final[list[Card]] = []
#: Which expansion each character belongs to.
HOMES: Final[dict[str, str]] = {}
#: The characters that are in the cast only where that is wished.
BONUS: Final[list[str]] = []
#: What is neither card, character nor event: the ids by kind.
THINGS: Final[dict[str, list[str]]] = {}
#: By number of players: the expansion it needs and the role cards.
ROLES: Final[dict[int, tuple[str, list[str]]]] = {}


class BadLibrary(Exception):
    """Rows and rules of an expansion do not fit together."""


def add(expansion: Expansion) -> None:
    """Put an expansion into the box. Nothing of it is on a table before a game is set up with it."""
    _add_cards(expansion)
    _add_cast(expansion)
    _add_events(expansion)
    for players, roles in expansion.roles().items():
        ROLES.setdefault(players, (expansion.name, roles))
    for kind, ids in expansion.things.items():
        THINGS[kind] = [*THINGS.get(kind, []), *ids]
    _rank_checks()
    BOX.append(expansion)
    deck_for.cache_clear()
    cast_for.cache_clear()


def _add_cards(expansion: Expansion) -> None:
    """A row of a name that exists already only adds copies (BANG-265)."""
    unused = [name for name in expansion.rules if name not in expansion.card_rows]
    if unused:
        raise BadLibrary(f"{expansion.name} has rules without a row: {', '.join(unused)}")
    copies: dict[str, int] = {}
    for card in CARDS:
        key = ":".join(card.id.split(":")[:2])
        copies[key] = copies.get(key, 0) + 1
    for name, row in expansion.card_rows.items():
        BOOK[name] = _rule(expansion, name, row)
        for sign in row.copies:
            key = name if sign == UNSIGNED else f"{name}:{sign}"
            copies[key] = copies.get(key, 0) + 1
            id = key if copies[key] == 1 else f"{key}:{copies[key]}"
            card = Card(id, len(CARDS), sign, expansion.name, BOOK[name])
            CARDS.append(card)
            NAMED[name] = [*NAMED.get(name, []), card]


def _rule(expansion: Expansion, name: str, row: CardRow | MoreCopies) -> CardRule:
    """The rule of a card, new or known."""
    wrong = partial(_wrong, expansion, name)
    if isinstance(row, MoreCopies):
        if name not in BOOK:
            raise wrong("copies of a card that no expansion has brought so far")
        return BOOK[name]
    if name in BOOK:
        raise wrong("another expansion has brought this card already; such a row has only copies")
    if row.rule is not None and row.rule not in SYMBOLS:
        raise wrong(f"there is no rule {row.rule!r}")
    kind = SYMBOLS[row.rule] if row.rule is not None else expansion.rules.get(name)
    if kind is None:
        raise wrong("has neither a symbol rule nor one of its own")
    rule = kind(name, row)
    misfit = _misfit(rule, row)
    if misfit:
        raise wrong(misfit)
    return rule


def _misfit(rule: CardRule, row: CardRow) -> str:
    """What the rule needs and the row does not say, or the other way round."""
    if rule.aimed is not None and rule.aimed != rule.aims:
        what = "is aimed at a chosen player" if rule.aimed else "is not aimed at anybody"
        return f"its rule {what}, but its target is {row.target!r}"
    missing = [number for number in rule.numbers if getattr(row, number) is None]
    return f"its rule needs {missing[0]!r}" if missing else ""


def _wrong(expansion: Expansion, name: str, what: str) -> BadLibrary:
    return BadLibrary(f"{place_of(expansion.folder / 'cards.toml', name)}: {what}")


def _add_cast(expansion: Expansion) -> None:
    if set(expansion.characters) != set(expansion.character_rows):
        raise BadLibrary(f"{expansion.name}: rows and rules of the characters differ")
    for name, row in expansion.character_rows.items():
        CAST[name] = expansion.characters[name](name, row.life, row.hand or 0)
        HOMES[name] = expansion.name
        if row.bonus:
            BONUS.append(name)


def _add_events(expansion: Expansion) -> None:
    if set(expansion.events) != set(expansion.event_rows):
        raise BadLibrary(f"{expansion.name}: rows and rules of the event cards differ")
    for name, kind in expansion.events.items():
        if name in EVENTS:
            raise BadLibrary(f"{expansion.name}: another expansion has brought the event card {name} already")
        EVENTS[name] = kind(name)


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


@cache
def deck_for(expansions: tuple[str, ...]) -> tuple[Card, ...]:
    """The base game's cards and those of the chosen expansions, but for cards with a deck of their own (BANG-505)."""
    chosen = [card for card in CARDS if card.expansion == "base" or card.expansion in expansions]
    return tuple([card for card in chosen if not card.rule.never_in_hand])


@cache
def cast_for(expansions: tuple[str, ...], *, bonus: bool = False) -> tuple[str, ...]:
    """The characters of the base game and of the chosen expansions."""
    cast = [name for name, home in HOMES.items() if home == "base" or home in expansions]
    return tuple(cast) if bonus else tuple([name for name in cast if name not in BONUS])


for _expansion in EXPANSIONS:
    add(_expansion)
