"""The show: whoever plays Stagecoach or Wells Fargo turns up the next card of its deck."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.event_deck import turn_event
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.wild_west_show import events, options
from sagebrush.games.bang.expansions.wild_west_show.characters import CHARACTERS
from sagebrush.games.bang.expansions.wild_west_show.show import SHOW, Show, show_of
from sagebrush.games.bang.expansions.wild_west_show.show_cards import SHOW_CARDS
from sagebrush.games.bang.expansions.wild_west_show.show_view import ShowView
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: The cards that bring the show.
COACHES = ("stagecoach", "wells_fargo")


class ShowDeck(Trait):
    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """The next show card replaces the one in force (BANG-707, BANG-708); a repetition turns none (BANG-718)."""
        if rule.id in COACHES:
            await turn_event(table, SHOW)

    def may_return(self, table: BangTable, me: Seat, seat: Seat) -> bool:
        """As long as the Bone Orchard is in force or still to come."""
        show = show_of(table)
        return show.present == "bone_orchard" or "bone_orchard" in show.cards


SHOW_DECK = ShowDeck("show_deck")


class WildWestShow(Expansion):
    def prepare(self, table: BangTable, config: Config) -> None:
        """BANG-706: shuffled face down, the card Wild West Show at the bottom."""
        last = [name for name, row in self.event_rows.items() if row.last]
        others = [name for name, row in self.event_rows.items() if not row.last]
        table.chance.shuffle(others)
        table.parts[SHOW] = Show(last + others, [], "", open_top=False)
        table.rules.append(SHOW_DECK)


EXPANSION: Expansion = WildWestShow(
    "wild_west_show",
    Path(__file__).parent,
    {},
    CHARACTERS,
    records=(events, options),
    parts={SHOW: ShowView},
    events=SHOW_CARDS,
)
