"""Dealing anew what a seat cannot know, consistently with what it has seen.

All that is shuffled is put in order first: what comes of it depends on what the seat knows and on the chance alone, so
that whoever imagines with the same chance in two worlds that look alike to them imagines the same.
"""

from __future__ import annotations

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable


class Lot:
    """Unseen cards that may lie in each other's places: of each where it lies and who else knows it."""

    __slots__ = ("among", "cards", "masks", "places")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.among: list[list[Card]] = []
        self.places: list[int] = []
        self.masks: list[int] = []


def redeal(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    """Hidden roles, hidden characters to choose from, and all cards in the deck and in hands that were not seen."""
    table.sheet = None
    table.make_own()
    _redeal_roles(table, seat, chance)
    _redeal_characters(table, seat, chance)
    _redeal_cards(table, seat, chance)
    for part in table.parts.values():
        part.redeal(seat, chance)


def _redeal_roles(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    """Only among those whose roles were dealt together."""
    for lot in sorted(set(table.role_lots)):
        hidden = [
            other
            for other in range(table.players)
            if other != seat and not table.shown[other] and table.role_lots[other] == lot
        ]
        roles = sorted([table.roles[other] for other in hidden])
        chance.shuffle(roles)
        for other, role in zip(hidden, roles, strict=True):
            table.roles[other] = role


def _redeal_characters(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    choosing = [other for other in range(table.players) if other != seat and table.dealt[other]]
    if not choosing:
        return
    pool = table.box + [name for other in choosing for name in table.dealt[other]]
    pool.sort()
    chance.shuffle(pool)
    for other in choosing:
        table.dealt[other] = tuple([pool.pop() for _ in table.dealt[other]])
    table.box = pool


def _redeal_cards(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    """An unseen card may lie in any unseen place of its lot: everybody saw what went into the deck when it was made
    anew, and knows that the cards held since before were not among it. A spectator knows what everybody knows."""
    bits = (1 << table.players) - 1 if seat is None else 1 << seat
    places = [table.deck] + [table.hands[other] for other in range(table.players) if other != seat]
    known = table.known
    lots: dict[int, Lot] = {}
    for cards in places:
        for place, card in enumerate(cards):
            mask = known[card.index]
            if mask & bits != bits:
                lot = lots.get(table.lots[card.index])
                if lot is None:
                    lot = lots[table.lots[card.index]] = Lot()
                lot.cards.append(card)
                lot.among.append(cards)
                lot.places.append(place)
                lot.masks.append(mask)
    for lot in lots.values():
        _redeal_lot(table, lot, chance)


def _redeal_lot(table: BangTable, lot: Lot, chance: Chance) -> None:
    pool = lot.cards
    pool.sort(key=_index)
    chance.shuffle(pool)
    if table.stick >= 0:
        _keep_dynamites_in_deck(pool, sum([cards is table.deck for cards in lot.among]), chance)
    for slot, card in enumerate(pool):
        lot.among[slot][lot.places[slot]] = card
        # Who else knows a card knows the place it lies in.
        table.known[card.index] = lot.masks[slot]


def _index(card: Card) -> int:
    return card.index


def _keep_dynamites_in_deck(pool: list[Card], deck: int, chance: Chance) -> None:
    """BANG-242 to BANG-248: with the stick, everybody knows that no Dynamite is in a hand. The deck comes first."""
    free = [place for place in range(deck) if pool[place].name != "dynamite"]
    for place in range(deck, len(pool)):
        if pool[place].name == "dynamite":
            other = chance.take(free)
            pool[place], pool[other] = pool[other], pool[place]


def shuffle_unseen(table: BangTable, chance: Chance) -> None:
    """The cards of the deck that nobody has seen, in another order."""
    unseen = [place for place, card in enumerate(table.deck) if not table.known[card.index]]
    cards = [table.deck[place] for place in unseen]
    chance.shuffle(cards)
    for place, card in zip(unseen, cards, strict=True):
        table.deck[place] = card
