"""What somebody lays face down in a fight of Western Legends: hardly ever just any card of the hand.

A laid card is known by its place: how many cards of the hand would have counted more. How often each place is laid was
learned from self-play; of the worlds that could be the real one, those in which a rival lays as people do are likelier.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sagebrush.bots.legends_cards import card_of
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.content import JOKERS
from sagebrush.games.legends.options import Lay, LayJoker
from sagebrush.games.legends.view import FightView, LegendsView

if TYPE_CHECKING:
    from sagebrush.core.eyes import World

#: Places that are told apart; all after the last of them count as that one.
PLACES: Final = 6


def place_of(laid: str, hand: Sequence[str]) -> int:
    rank = card_of(laid).rank
    place = 0
    for card in hand:
        place += card_of(card).rank > rank
    return min(place, PLACES - 1)


def place_laid(view: LegendsView, option: Option) -> int:
    """The place of a card that is laid against another player; -1 for any other choice."""
    fight = view.fight
    if fight is None or fight.other is None or view.seat is None:
        return -1
    if isinstance(option, Lay | LayJoker):
        return place_of(option.stands_for if isinstance(option, LayJoker) else option.card, _hand(view, view.seat))
    return -1


def places_hidden(world: World, seat: Seat) -> list[int]:
    """The places, in this world, of the cards that lie face down before this seat."""
    view: Any = world.view(seat)
    fight: FightView | None = view.fight
    if fight is None or fight.other is None or fight.shown:
        return []
    found: list[int] = []
    for rival, laid in ((fight.fighter, fight.laid), (fight.other, fight.other_laid)):
        if laid and rival != seat:
            found.append(_own_place(world.view(rival), rival))
    return found


def _own_place(view: Any, seat: Seat) -> int:
    """The place of one's own card on the table; a joker is the card that it stands for."""
    fight: FightView = view.fight
    laid = fight.card if seat == fight.fighter else fight.other_card
    assert laid is not None
    jokers = view.parts.get(JOKERS)
    if jokers is not None:
        for each in jokers.laid:
            if each.seat == seat and each.card == laid:
                laid = each.stands_for
    return place_of(laid, _hand(view, seat))


def _hand(view: LegendsView, seat: Seat) -> Sequence[str]:
    return view.players[seat].hand or ()
