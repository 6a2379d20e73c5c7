"""Greygory Deck, who has the abilities of two characters that nobody else is (BANG-720 to BANG-722)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.base.characters import CHARACTERS as BASE
from sagebrush.games.bang.expansions.wild_west_show.options import (
    DRAW_WITH,
    EXCHANGE,
    KEEP_OR_EXCHANGE,
    DrawAs,
    ExchangeAbilities,
)
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable

#: How many characters he has besides himself.
FACES = 2


class GreygoryDeck(Character):
    def settles_in(self, table: BangTable, me: Seat) -> None:
        """BANG-722: before anybody's first turn. BANG-X84: who copies him has what he has, and draws none."""
        if table.characters[me] is self:
            deal_faces(table, me)

    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """He keeps both or exchanges both (BANG-721)."""
        if table.characters[me] is not self:
            return
        faces = tuple([trait.id for trait in table.abilities[me][1:]])
        if await table.ask(me, ExchangeAbilities(faces), KEEP_OR_EXCHANGE) is EXCHANGE:
            deal_faces(table, me)
        await choose_draw(table, me)


def deal_faces(table: BangTable, me: Seat) -> None:
    """BANG-720: two random characters of the base game from the box."""
    box = [name for name in table.box if name in BASE]
    table.take_on(me, [CAST[table.chance.take(box)] for _ in range(min(FACES, len(box)))])


async def choose_draw(table: BangTable, me: Seat) -> None:
    """BANG-X84: where both have their own way of drawing, he says which one comes first."""
    faces = [trait for trait in table.abilities[me][1:] if isinstance(trait, Character)]
    if len(faces) > 1 and all("draw_phase" in face.steps for face in faces):
        answer = await table.ask(me, DRAW_WITH, tuple([DrawAs(face.id) for face in faces]))
        if answer.character != faces[0].id:
            table.take_on(me, faces[::-1])
