"""Losing life points, going out and winning."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.core.table import GameEnded
from sagebrush.games.dice.events import IndiansAttacked
from sagebrush.games.dice.table import DiceTable

#: Three players: whom each role has to eliminate himself (DICE-107).
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


async def take_arrow(table: DiceTable, seat: Seat, by: str) -> None:
    """An arrow comes from the supply to a player; the last one brings the Indians at once (DICE-042)."""
    table.take_arrow(seat, by)
    if not table.supply:
        await indians_attack(table)


async def indians_attack(table: DiceTable) -> None:
    """Everybody loses one life point per arrow in front of him; then all arrows go back (DICE-043, DICE-044)."""
    table.emit(IndiansAttacked(tuple(table.arrows)))
    losses = [(seat, table.characters[seat].arrows_that_hurt(table.arrows[seat])) for seat in table.living]
    await lose_lives(table, [loss for loss in losses if loss[1]], "indians", None)
    for seat in table.living:
        table.return_arrows(seat, table.arrows[seat], "indians")


async def lose_lives(table: DiceTable, losses: list[tuple[Seat, int]], by: str, cause: Seat | None) -> None:
    """Life points lost at one moment by one cause: all lose them together, and whoever has none left goes out."""
    # DICE-X08: Bart Cassidy, then the losses, then Pedro Ramirez, and El Gringo last.
    final: list[tuple[Seat, int]] = []
    for seat, amount in losses:
        kept = await spared(table, seat, amount, by) if table.characters[seat].can_be_spared(table, by) else 0
        if amount > kept:
            final.append((seat, amount - kept))
    hurt = [(seat, table.lose_life(seat, amount, by, cause)) for seat, amount in final]
    out = [seat for seat, _ in hurt if not table.alive(seat)]
    if out:
        go_out(table, out, cause)
    for seat, amount in hurt:
        step = table.characters[seat].life_lost(table, seat, amount, by) if table.alive(seat) else None
        if step is not None:
            await step
    angry = [seat for seat, _ in hurt if table.characters[seat].punishes(by)]
    if angry and cause is not None:
        await punish(table, angry, cause)


async def spared(table: DiceTable, seat: Seat, amount: int, by: str) -> int:
    """How many of the life points an ability keeps him from losing."""
    character = table.characters[seat]
    for kept in range(amount):
        if not character.can_be_spared(table, by) or not await character.spares_himself(table, seat, by):
            return kept
    return amount


async def punish(table: DiceTable, angry: list[Seat], cause: Seat) -> None:
    """DICE-X03: one arrow for everything lost at the same moment, and none from the grave."""
    for seat in angry:
        if table.alive(seat) and table.alive(cause):
            await take_arrow(table, cause, table.characters[seat].id)


def go_out(table: DiceTable, seats: list[Seat], cause: Seat | None) -> None:
    """Players without life points leave together; then the game may be over (DICE-066 to DICE-070)."""
    for seat in seats:
        table.eliminate(seat, cause)
    for _ in seats:
        for survivor in table.living:
            table.characters[survivor].other_eliminated(table, survivor)
    if table.players == 3:
        check_three(table, seats, cause)
    else:
        check_victory(table)


def check_victory(table: DiceTable) -> None:
    """Four to eight players: the Sheriff is out, or all Outlaws and Renegades are."""
    living = [table.roles[seat] for seat in table.living]
    if "sheriff" not in living:
        # DICE-069, DICE-071, DICE-075: only a Renegade who is the last player alive beats the Outlaws.
        if living == ["renegade"]:
            win(table, "renegade", [table.living[0]])
        win(table, "outlaws", seats_with(table, ("outlaw",)))
    if "outlaw" not in living and "renegade" not in living:
        win(table, "law", seats_with(table, ("sheriff", "deputy")))


def check_three(table: DiceTable, out: list[Seat], cause: Seat | None) -> None:
    """Three players: take your own target's last life point yourself, or be the last one standing."""
    if not table.duel and cause is not None and any(table.roles[seat] == PREY[table.roles[cause]] for seat in out):
        win(table, table.roles[cause], [cause])
    if not table.living:
        # DICE-X05: as in the larger game, nobody left means that the Outlaw wins.
        win(table, "outlaw", seats_with(table, ("outlaw",)))
    if len(table.living) == 1:
        win(table, table.roles[table.living[0]], [table.living[0]])
    table.change_goal()


def seats_with(table: DiceTable, roles: tuple[str, ...]) -> list[Seat]:
    """DICE-068: the eliminated of a team win with it."""
    return [Seat(seat) for seat in range(table.players) if table.roles[seat] in roles]


def win(table: DiceTable, outcome: str, winners: list[Seat]) -> None:
    table.end(outcome, winners)
    raise GameEnded
