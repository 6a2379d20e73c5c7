"""The four cards of a faro game. Until they are turned up they lie on top of the fight deck as a layer of their own.

So what a seat cannot know of them is dealt anew with the rest of that deck: it knows which cards are in a layer that it
has seen put together, and never their order.
"""

from __future__ import annotations

from typing import Final

from sagebrush.games.legends.cards import FIGHT_CARD, FIGHT_CARD_IDS
from sagebrush.games.legends.table import LegendsTable

#: LEG-461: so many are drawn, and all but one of them shown.
DRAWN: Final = 4


def draw_cards(table: LegendsTable) -> list[int]:
    """LEG-461: which ones are shown; the last of the four stays face down."""
    hidden = len(table.fight_deck) - DRAWN
    came_from, known = table.fight_layer[hidden], table.fight_known[hidden]
    layer = max(table.fight_layer) + 1
    table.fight_layer[hidden:] = [layer] * DRAWN
    table.fight_known[hidden:] = [known] + [table.all_eyes()] * (DRAWN - 1)
    if came_from in table.fight_layer:
        # Of what is left of its layer nobody can be sure any more: each card could be the one that was drawn.
        table.fight_known[hidden] = 0
        for place, number in enumerate(table.fight_layer):
            if number == came_from:
                table.fight_known[place] = 0
    return table.fight_deck[:hidden:-1]


def shuffle_cards(table: LegendsTable) -> None:
    """LEG-464."""
    hidden = len(table.fight_deck) - DRAWN
    known = dict(zip(table.fight_deck[hidden:], table.fight_known[hidden:], strict=True))
    # Shuffled by their ids, which a lesson may put in order.
    cards = [FIGHT_CARD_IDS[card] for card in known]
    table.chance.shuffle(cards)
    table.fight_deck[hidden:] = [FIGHT_CARD[card] for card in cards]
    table.fight_known[hidden:] = [known[FIGHT_CARD[card]] for card in cards]


def turn_card(table: LegendsTable) -> int:
    """The next one, for all to see."""
    table.fight_layer.pop()
    table.fight_known.pop()
    return table.fight_deck.pop()


def put_under(table: LegendsTable, turned: list[int]) -> None:
    """LEG-468: all four, in random order; the one that was not turned up is known to who knew it before."""
    left = table.fight_deck.pop(), table.fight_known.pop()
    table.fight_layer.pop()
    cards = [*[(card, table.all_eyes()) for card in turned], left]
    table.chance.shuffle(cards)
    layer = min(table.fight_layer) - 1
    table.fight_deck[:0] = [card for card, _ in cards]
    table.fight_known[:0] = [known for _, known in cards]
    table.fight_layer[:0] = [layer] * DRAWN
