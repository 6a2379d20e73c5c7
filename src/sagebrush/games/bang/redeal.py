"""Dealing anew what a seat cannot know, consistently with what it has seen."""

from __future__ import annotations

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable

#: Where a card lies unseen, and who else knows it.
Slot = tuple[list[Card], int, int]


def redeal(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    """Hidden roles, hidden characters to choose from, and all cards in the deck and in hands that were not seen."""
    table.sheet = None
    _redeal_roles(table, seat, chance)
    _redeal_characters(table, seat, chance)
    _redeal_cards(table, seat, chance)
    for part in table.parts.values():
        part.redeal(seat, chance)


def _redeal_roles(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    hidden = [other for other in range(table.players) if other != seat and not table.shown[other]]
    roles = [table.roles[other] for other in hidden]
    chance.shuffle(roles)
    for other, role in zip(hidden, roles, strict=True):
        table.roles[other] = role


def _redeal_characters(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    choosing = [other for other in range(table.players) if other != seat and table.dealt[other]]
    if not choosing:
        return
    pool = table.box + [name for other in choosing for name in table.dealt[other]]
    chance.shuffle(pool)
    for other in choosing:
        table.dealt[other] = tuple([pool.pop() for _ in table.dealt[other]])
    table.box = pool


def _redeal_cards(table: BangTable, seat: Seat | None, chance: Chance) -> None:
    """An unseen card may lie in any unseen place of its lot: everybody saw what went into the deck when it was made
    anew, and knows that the cards held since before were not among it. A spectator knows what everybody knows."""
    bits = (1 << table.players) - 1 if seat is None else 1 << seat
    places = [table.deck] + [table.hands[other] for other in range(table.players) if other != seat]
    lots: dict[int, list[Slot]] = {}
    for cards in places:
        for place, card in enumerate(cards):
            mask = table.known[card.index]
            if mask & bits != bits:
                lots.setdefault(table.lots[card.index], []).append((cards, place, mask))
    for slots in lots.values():
        _redeal_lot(table, slots, chance)


def _redeal_lot(table: BangTable, slots: list[Slot], chance: Chance) -> None:
    pool = [cards[place] for cards, place, _ in slots]
    chance.shuffle(pool)
    if table.stick >= 0:
        _keep_dynamites_in_deck(pool, sum(cards is table.deck for cards, _, _ in slots), chance)
    for (cards, place, mask), card in zip(slots, pool, strict=True):
        cards[place] = card
        # Who else knows a card knows the place it lies in.
        table.known[card.index] = mask


def _keep_dynamites_in_deck(pool: list[Card], deck: int, chance: Chance) -> None:
    """BANG-242 to BANG-248: with the stick, everybody knows that no Dynamite is in a hand. The deck comes first."""
    free = [place for place in range(deck) if pool[place].name != "dynamite"]
    for place in range(deck, len(pool)):
        if pool[place].name == "dynamite":
            other = chance.take(free)
            pool[place], pool[other] = pool[other], pool[place]
