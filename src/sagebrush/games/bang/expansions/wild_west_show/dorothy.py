"""Dorothy Rage: a player must play what another one names (BANG-729, BANG-730, BANG-X73 to BANG-X75)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import NAMED, Card
from sagebrush.games.bang.expansions.wild_west_show.options import Name, NameCard, PlayFor
from sagebrush.games.bang.expansions.wild_west_show.show import name_card
from sagebrush.games.bang.flow.playing import phase_2_options, play_card
from sagebrush.games.bang.options import Play
from sagebrush.games.bang.state import ABSENT
from sagebrush.games.bang.table import BangTable


async def call_on(table: BangTable, me: Seat, owner: Seat) -> None:
    """A card is named; its owner plays it, or proves that he has none."""
    names = tuple([Name(name) for name in names_in_game(table)])
    name = (await table.ask(me, NameCard(owner), names)).name
    name_card(table, me, owner, name)
    # BANG-X73: of several he plays the one he has had longest, so nobody learns that there are more.
    held = [card for card in table.hands[owner] if card.name == name]
    if held:
        await play_for(table, me, owner, held[0])
    else:
        table.show_hand(owner)


def names_in_game(table: BangTable) -> list[str]:
    """Of all cards in the game, wherever they are."""
    return [name for name, cards in NAMED.items() if any(table.known[card.index] != ABSENT for card in cards)]


async def play_for(table: BangTable, me: Seat, owner: Seat, card: Card) -> None:
    """As if it were his turn, at whom the other one chooses; what could not be played then is only shown (BANG-X74)."""
    table.command(me, owner)
    ways = [option for option in phase_2_options(table, owner) if isinstance(option, Play) and option.card == card.id]
    if len(ways) != 1:
        table.show(owner, card)
    if ways:
        way = await table.ask(me, PlayFor(owner, card.id), tuple(ways)) if len(ways) > 1 else ways[0]
        await play_card(table, owner, card, card.rule, way.target)
    table.release()
