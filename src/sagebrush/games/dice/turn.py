"""The course of play: a turn rolls the dice up to three times and then resolves them in the prescribed order."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.core.table import GameEnded
from sagebrush.games.dice.characters import CHARACTERS, UNCHOSEN
from sagebrush.games.dice.data import DICE, SHERIFF_EXTRA_LIFE
from sagebrush.games.dice.events import DynamiteExploded, GatlingFired
from sagebrush.games.dice.harm import indians_attack, lose_lives
from sagebrush.games.dice.options import (
    CHOOSE,
    CHOOSE_TARGET,
    GIVE_BEER,
    REROLLS,
    SHOOT,
    SHOOT_DOUBLED,
    Become,
    ChooseCharacter,
    Reroll,
    RollAgain,
    Shoot,
)
from sagebrush.games.dice.table import DiceTable

ALL_DICE = tuple(range(DICE))


async def play(table: DiceTable) -> None:
    """The whole game, from wherever the table stands to its end."""
    if table.outcome:
        return
    try:
        await choose_characters(table)
        if not table.turns:
            table.start_turn(table.first)
        while True:
            await turn(table)
            table.start_turn(table.left_of(table.active))
    except GameEnded:
        return


async def choose_characters(table: DiceTable) -> None:
    """DICE-X01: from the first player clockwise, everybody without a character takes one of those left."""
    for offset in range(table.players):
        seat = Seat((table.first + offset) % table.players)
        if table.characters[seat] is UNCHOSEN:
            left = [id for id, character in CHARACTERS.items() if character not in table.characters]
            answer = await table.ask_at_top(seat, ChooseCharacter(), tuple([Become(id) for id in left]))
            extra = SHERIFF_EXTRA_LIFE if table.roles[seat] == "sheriff" else 0
            table.take_character(seat, CHARACTERS[answer.character], extra)


async def turn(table: DiceTable) -> None:
    """Roll, roll again, then resolve: dynamite, Bull's Eyes, beer, gatling. A player who goes out stops at once."""
    me = table.active
    character = table.characters[me]
    if not table.roll:
        step = character.turn_starts(table, me)
        if step is not None:
            await step
        await roll(table, ALL_DICE)
    await roll_again(table)
    if table.alive(me) and table.dice.count("dynamite") >= 3:
        await dynamite(table)
    if table.alive(me):
        await bullseyes(table)
    if table.alive(me) and "beer" in table.dice:
        await beers(table)
    if table.alive(me) and "gatling" in table.dice:
        await gatling(table)
    if table.alive(me):
        character.turn_ends(table, me)


# -------------------------------------------------------------------- rolling


async def roll(table: DiceTable, which: tuple[int, ...]) -> None:
    """Throw these dice; each arrow thrown is taken at once (DICE-033, DICE-040)."""
    me = table.active
    table.roll_dice(which)
    for die in which:
        # DICE-X02: an Indian attack in between may end his turn, and with it his taking of arrows.
        if table.dice[die] == "arrow" and table.alive(me):
            table.take_arrow(me, "arrow")
            if not table.supply:
                await indians_attack(table)


async def roll_again(table: DiceTable) -> None:
    """While rolls are left, the player may throw any of the dice that are free to roll again (DICE-027 to DICE-030)."""
    me = table.active
    character = table.characters[me]
    while table.roll < character.rolls and table.alive(me) and table.dice.count("dynamite") < 3:
        question = RollAgain(character.rolls - table.roll, tuple(table.dice))
        options = REROLLS[free_dice(table.dice, dynamite_too=character.rerolls_dynamite)]
        answer = await table.ask_at_top(me, question, options)
        if not isinstance(answer, Reroll):
            return
        await roll(table, answer.dice)


def free_dice(dice: list[str], *, dynamite_too: bool) -> int:
    """DICE-032: dynamite stays. One bit for each die that may be thrown again."""
    mask = 0
    for die, face in enumerate(dice):
        if dynamite_too or face != "dynamite":
            mask |= 1 << die
    return mask


# -------------------------------------------------------------------- resolving


async def dynamite(table: DiceTable) -> None:
    """Three or more dynamites cost a life point; the other dice still count (DICE-046, DICE-047)."""
    table.emit(DynamiteExploded(table.active))
    await lose_lives(table, [(table.active, 1)], "dynamite", None)


async def bullseyes(table: DiceTable) -> None:
    """All Bull's Eyes are aimed first and hit at the same moment (DICE-048, DICE-049, DICE-051)."""
    me = table.active
    faces = [face for face in table.dice if face in ("bullseye_1", "bullseye_2")]
    if not faces:
        return
    faces.sort()
    beers_left = table.dice.count("beer")
    can_double = table.characters[me].doubles_a_shot and beers_left > 0
    hits = [0] * table.players
    for place, face in enumerate(faces):
        targets = in_reach(table, face)
        options = shots(targets, can_double=can_double)
        # Where only one shot is possible, nobody is asked.
        shot = options[0]
        if len(options) > 1:
            shot = await table.ask(me, CHOOSE_TARGET[face][len(faces) - place], options)
        hits[shot.target] += 2 if shot.doubled else 1
        if shot.doubled:
            # DICE-098, DICE-100: once a turn, and the beer is gone.
            can_double = False
        table.fire(me, shot.target, face, doubled=shot.doubled, in_reach=targets)
    losses = [(seat, hits[seat]) for seat in table.clockwise_from(me) if hits[seat]]
    await lose_lives(table, losses, "bullseye", me)


def shots(targets: list[Seat], *, can_double: bool) -> tuple[Shoot, ...]:
    """The ways to aim one Bull's Eye."""
    options = tuple([SHOOT[seat] for seat in targets])
    if can_double:
        options += tuple([SHOOT_DOUBLED[seat] for seat in targets])
    return options


def in_reach(table: DiceTable, face: str) -> list[Seat]:
    """The players this Bull's Eye can hit."""
    me = table.active
    # DICE-050: with two or three players left a Bull's Eye 2 is a Bull's Eye 1.
    seen_as = "bullseye_1" if len(table.living) <= 3 else face
    targets: list[Seat] = []
    for distance in table.characters[me].reach(seen_as):
        targets += table.at_distance(me, distance)
    targets.sort()
    return targets


async def beers(table: DiceTable) -> None:
    """Each beer gives a life point to a player of choice, oneself included (DICE-053)."""
    me = table.active
    worth = table.characters[me].beer_worth(table.life[me])
    options = tuple([CHOOSE[seat] for seat in table.living])
    for left in range(table.dice.count("beer"), 0, -1):
        drinker = (await table.ask(me, GIVE_BEER[left], options)).seat
        table.help_one_of(table.living, drinker, worth if drinker == me else 1, "beer", me)


async def gatling(table: DiceTable) -> None:
    """Three gatlings take a life point from everybody else and rid the shooter of his arrows (DICE-056, DICE-057)."""
    me = table.active
    character = table.characters[me]
    count = table.dice.count("gatling")
    if count >= character.gatlings_needed:
        table.emit(GatlingFired(me))
        others = [seat for seat in table.clockwise_from(me) if seat != me]
        losses = [(seat, 1) for seat in others if not table.characters[seat].immune_to_gatling]
        await lose_lives(table, losses, "gatling", me)
        # DICE-X04: an arrow taken for wounding El Gringo goes back with the others.
        table.return_arrows(me, table.arrows[me], "gatling")
    step = character.gatlings_rolled(table, me, count) if table.alive(me) else None
    if step is not None:
        await step
