"""Jokers (LEG-542): two poker cards without a value, which stand for another card of the hand when they are laid.

That card is shown and kept. In the flop, or played by the dealer, nothing stands behind a joker: there it is wild.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIRST_JOKER, RANK
from sagebrush.games.legends.content import JOKERS, Content
from sagebrush.games.legends.events import JokerStoodIn
from sagebrush.games.legends.fighting import NO_CARD
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.view import JokersView, StandInView

if TYPE_CHECKING:
    from sagebrush.games.legends.fight_verbs import FightingTable
    from sagebrush.games.legends.state import LegendsState
    from sagebrush.games.legends.table import LegendsTable


class StandIn:
    """A joker on the table: whose it is, the card of that hand it stands for, and whether it has been turned up."""

    __slots__ = ("card", "seat", "shown")

    def __init__(self, seat: Seat, card: int, *, shown: bool) -> None:
        self.seat = seat
        self.card = card
        self.shown = shown


class Jokers(System):
    """Which jokers have been laid. Copies share what never changes: a joker turned up is another one."""

    def __init__(self, content: Content, laid: dict[int, StandIn]) -> None:
        self.content = content
        self.laid = laid

    def copy(self) -> Jokers:
        return Jokers(self.content, self.laid.copy())

    def canonical(self) -> object:
        return [[joker, each.seat, each.card, each.shown] for joker, each in sorted(self.laid.items())]

    def view(self, seat: Seat | None) -> JokersView:
        ids = self.content.card_id
        seen = [(joker, each) for joker, each in sorted(self.laid.items()) if each.shown or each.seat == seat]
        return JokersView(tuple([StandInView(each.seat, ids[joker], ids[each.card]) for joker, each in seen]))


def lay_jokers(table: LegendsTable) -> Jokers:
    return Jokers(table.content, {})


def jokers_of(table: LegendsState) -> Jokers | None:
    part = table.parts.get(JOKERS)
    return part if isinstance(part, Jokers) else None


# -------------------------------------------------------------------- questions


def nothing_to_lay(table: LegendsState, seat: Seat, without_cards: str) -> str:
    """The ruling by which this seat cannot lay a card: the given one without any, another with jokers alone."""
    return "LEG-X54" if table.hands[seat] else without_cards


def is_joker(card: int) -> bool:
    return card >= FIRST_JOKER


def plain(cards: list[int]) -> list[int]:
    """What a joker can stand for: everything but the other joker (LEG-X54)."""
    return [card for card in cards if card < FIRST_JOKER]


def counts_as(table: LegendsState, card: int) -> int:
    """LEG-X55: the card that this one is in all it does; a joker behind which there is none is itself."""
    if card < FIRST_JOKER:
        return card
    part = jokers_of(table)
    found = part.laid.get(card) if part is not None else None
    return found.card if found is not None and found.shown else card


def rank_of(table: LegendsState, card: int) -> int:
    """What a card laid in a fight counts; NO_CARD for a joker that stands for nothing."""
    card = counts_as(table, card)
    return RANK[card] if card < FIRST_JOKER else NO_CARD


# -------------------------------------------------------------------- verbs


def lay_for(table: LegendsState, seat: Seat, joker: int, card: int) -> None:
    """It lies face down, and nobody else knows for which card."""
    part = jokers_of(table)
    assert part is not None
    part.laid[joker] = StandIn(seat, card, shown=False)


def turn_up(table: FightingTable) -> list[JokerStoodIn]:
    """The cards that jokers stand for are shown and stay in their hands; what is to be told of it."""
    part = jokers_of(table)
    if part is None:
        return []
    told: list[JokerStoodIn] = []
    for joker, each in sorted(part.laid.items()):
        if each.shown:
            continue
        if each.card not in table.hands[each.seat]:
            # LEG-X54: discarded in the meantime (Annie Oakley): nothing stands behind the joker now.
            del part.laid[joker]
            continue
        part.laid[joker] = StandIn(each.seat, each.card, shown=True)
        table.show_held(each.seat, each.card)
        told.append(JokerStoodIn(each.seat, table.content.card_id[joker], table.content.card_id[each.card]))
    return told


def clear(table: LegendsState) -> None:
    """The fight or game is over."""
    part = jokers_of(table)
    if part is not None:
        part.laid = {}


def imagine(table: LegendsState, seat: Seat, laid: int, hand: list[int], chance: Chance) -> None:
    """In an imagined world this player has laid that card face down: if it is a joker, for one of that hand."""
    part = jokers_of(table)
    if part is None:
        return
    part.laid = {joker: each for joker, each in part.laid.items() if each.seat != seat}
    others = sorted(plain(hand))
    if is_joker(laid) and others:
        part.laid[laid] = StandIn(seat, chance.pick(others), shown=False)
