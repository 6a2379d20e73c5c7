"""Where the cards go that a player discards by the rules, not for an ability (BANG-695 to BANG-697)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable


def discard_freely(table: BangTable, seat: Seat, card: Card, by: str, *, shown: bool) -> None:
    """Onto the discard pile; onto the deck in the turn of a player who has drawn from the pile."""
    if table.burying and table.has_turn(seat):
        table.bury(seat, card, by, shown=shown)
    else:
        table.discard(seat, card, by, None)


def give_up_in_play(table: BangTable, seat: Seat, card: Card, by: str) -> None:
    """The same for a card in front of the player; a railcar goes where railcars go."""
    if table.burying and table.has_turn(seat) and not card.rule.never_in_hand:
        table.bury(seat, card, by, shown=True)
    else:
        table.discard_from_play(seat, card, by, None)


def discard_replaced(table: BangTable, seat: Seat, card: Card, by: str) -> None:
    """BANG-044, BANG-X43: what makes room for another card in front of a player, as that player discards anything.

    But not what came into play in this turn: whoever may draw it again could exchange two weapons without end.
    """
    if table.burying and table.has_turn(seat) and card not in table.fresh:
        table.bury(seat, card, by, shown=True)
    else:
        table.discard_from_play(seat, card, by, seat)
