"""Set-up with the players' choices: characters, the first player, what each starts with and where."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.flow import goals
from sagebrush.games.legends.flow.settling import settle
from sagebrush.games.legends.moments import gained
from sagebrush.games.legends.options import Become, ChooseCharacter, ChooseStart, StartAt
from sagebrush.games.legends.players import NOWHERE
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits

#: Kept among what was used: everybody has what the character starts with.
EQUIPPED: Final = "setup:equipped"
#: And what expansions lay on the boards lies there.
LAID: Final = "setup:laid"


async def set_up(table: LegendsTable) -> None:
    """From dealt characters to figures on the board; every step that is done already is passed over."""
    if table.parts and LAID not in table.used:
        for part in table.parts.values():
            part.lay(table)
        table.mark_used(LAID)
    await choose_characters(table)
    if EQUIPPED not in table.used:
        choose_first(table)
        for seat in table.clockwise_from(table.first):
            await equip(table, seat)
        table.mark_used(EQUIPPED)
    await place_figures(table)
    place_bandits(table)
    if table.settings.goals:
        goals.deal(table)


async def choose_characters(table: LegendsTable) -> None:
    """LEG-044: of two characters dealt one is kept; all choose at once and in secret. Or freely, one after another."""
    if table.settings.deal == "choose":
        await _choose_in_turn(table)
    waiting = tuple([Seat(seat) for seat in range(table.players) if not table.character[seat]])
    if not waiting:
        return

    def offer(seat: Seat) -> tuple[Become, ...]:
        return tuple([Become(character) for character in table.dealt[seat]])

    answers = await table.ask_together(waiting, ChooseCharacter(), offer)
    for seat in waiting:
        table.take_character(seat, answers[seat].character)


async def _choose_in_turn(table: LegendsTable) -> None:
    for number in range(table.players):
        seat = Seat(number)
        if not table.character[seat]:
            left = [id for id in table.content.dealt_characters(table.settings) if id not in table.character]
            answer = await table.ask_at_top(seat, ChooseCharacter(), tuple([Become(id) for id in left]))
            table.take_character(seat, answer.character)


def choose_first(table: LegendsTable) -> None:
    """LEG-045, LEG-046: the most wanted begins; among equals chance decides."""
    wanted = [table.content.characters[character].wp for character in table.character]
    most = [Seat(seat) for seat in range(table.players) if wanted[seat] == max(wanted)]
    table.choose_first(most[0] if len(most) == 1 else table.chance.pick(most))


async def equip(table: LegendsTable, seat: Seat) -> None:
    """LEG-050: what the character card shows. LEG-054: points to start with bring no reward of the track."""
    row = table.content.characters[table.character[seat]]
    table.start_with(seat, money=row.money, nuggets=row.nuggets, wounds=row.wounds, mp=row.mp, wp=row.wp)
    table.draw(seat, row.cards, "start")
    for item in row.items:
        table.gain_item(seat, item, "start", wear=True)
        await gained(table, seat, item)
    for part in table.parts.values():
        await part.equipped(table, seat)
    await settle(table)


async def place_figures(table: LegendsTable) -> None:
    """LEG-051, LEG-X30: from the first player clockwise; who starts at a free place comes last."""
    rows = table.content.characters
    order = table.clockwise_from(table.first)
    order.sort(key=lambda seat: rows[table.character[seat]].start_free)
    for seat in order:
        if table.space[seat] == NOWHERE:
            spaces = start_spaces(table, seat)
            chosen = spaces[0]
            if len(spaces) > 1:
                options = tuple([StartAt(table.land.spaces[space]) for space in spaces])
                answer = await table.ask_at_top(seat, ChooseStart(), options)
                chosen = table.land.space[answer.space]
            table.place_figure(seat, chosen)
            for part in table.parts.values():
                part.figure_placed(table, chosen)


def start_spaces(table: LegendsTable, seat: Seat) -> list[int]:
    row = table.content.characters[table.character[seat]]
    spaces = list(bits(table.where(row.start)))
    return [space for space in spaces if space not in table.space] if row.start_free else spaces


def place_bandits(table: LegendsTable) -> None:
    """LEG-059: one on every hideout without a figure."""
    for space in table.land.hideouts:
        if space not in table.space:
            table.place_bandit(space)
