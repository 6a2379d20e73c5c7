"""Stories: contributing to them, and telling them at the end of a turn."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.conditions import met, payable
from sagebrush.games.legends.effects import amounts, carry_out, pay
from sagebrush.games.legends.flow import sheriff
from sagebrush.games.legends.flow.settling import settle
from sagebrush.games.legends.language import Cache, Effects
from sagebrush.games.legends.moments import use_powers
from sagebrush.games.legends.options import ChooseStory, Contribute, Shift, TellStory
from sagebrush.games.legends.table import LegendsTable

CHOOSE_STORY: Final = ChooseStory()
#: LEG-005: of each player.
MARKERS: Final = 2


# -------------------------------------------------------------------- contributing


def options(table: LegendsTable, seat: Seat) -> list[Option]:
    """LEG-342 to LEG-346: once a turn, to a visible story whose condition is met and that still has room."""
    if table.contributed:
        return []
    found: list[Option] = []
    placed = sum([markers.count(seat) for markers in table.markers])
    for deck, markers in enumerate(table.markers):
        number = table.open_story(deck)
        if not number or len(markers) >= table.markers_needed():
            continue
        condition = table.content.stories[number].condition
        if not met(table, seat, condition):
            continue
        cost = amounts(payable(table, seat, condition))
        if placed < MARKERS:
            found.append(Contribute(deck, cost))
        elif markers.count(seat) < MARKERS:
            found.append(Shift(deck, cost))
    return found


async def contribute(table: LegendsTable, seat: Seat, answer: Contribute | Shift) -> None:
    """LEG-343, LEG-497: the marker is placed, or moved over, once what the condition asks for is paid."""
    number = table.open_story(answer.deck)
    cost = payable(table, seat, table.content.stories[number].condition)
    await pay(table, seat, cost, "contribute")
    table.mark_story(seat, answer.deck, shifted=isinstance(answer, Shift))
    await use_powers(table, seat, "contributed")


# -------------------------------------------------------------------- telling


async def resolve(table: LegendsTable) -> None:
    """LEG-348: at the end of every turn each story with enough markers is told, one after the other (LEG-X26)."""
    while True:
        await settle(table)
        ready = [deck for deck, markers in enumerate(table.markers) if len(markers) >= table.markers_needed()]
        if not ready:
            return
        deck = ready[0]
        if len(ready) > 1:
            answer = await table.ask_at_top(table.active, CHOOSE_STORY, tuple([TellStory(deck) for deck in ready]))
            deck = answer.deck
        await tell(table, deck)


async def tell(table: LegendsTable, deck: int) -> None:
    """LEG-349: markers off, the card turned and read, rewards, bandits, and the Sheriff.

    LEG-350, LEG-X26: everybody who contributed is rewarded once, clockwise from the player whose turn ends.
    """
    table.turn_story(deck)
    assert table.story is not None
    row = table.content.stories[table.story.number]
    for seat in table.story.contributors:
        await carry_out(table, seat, row.reward, row.id)
    await carry_out(table, table.active, row.after, row.id)
    place_bandits(table, row.bandits)
    if row.sheriff:
        # LEG-354: by the player whose turn is ending.
        await sheriff.walk(table, table.active, row.sheriff, row.id)
    table.end_story()


def place_bandits(table: LegendsTable, letters: tuple[str, ...]) -> None:
    for space in free_hideouts(table, letters):
        table.place_bandit(space)


def free_hideouts(table: LegendsTable, letters: tuple[str, ...]) -> list[int]:
    """LEG-353: those of these gangs where no player's figure, no bandit and no Sheriff stands.

    LEG-X33: the Man in Black is in nobody's way.
    """
    return [
        space
        for space, letter in zip(table.land.hideouts, table.land.hideout_letter, strict=True)
        if letter in letters and not table.bandits >> space & 1 and space not in table.space and space != table.sheriff
    ]


# -------------------------------------------------------------------- caches


async def take_caches(table: LegendsTable, seat: Seat) -> None:
    """LEG-355: the first to end any kind of movement at such a place gets what a story left there."""
    if not table.caches:
        return
    space = table.space[seat]
    place = table.land.location[space]
    for cache in list(table.caches):
        if cache[0] == space or (place and table.land.location[cache[0]] == place):
            table.take_cache(seat, cache)
            row = table.content.stories[cache[1]]
            await carry_out(table, seat, cache_of(table, row.reward + row.after, cache[0]), row.id)


def cache_of(table: LegendsTable, effects: Effects, space: int) -> Effects:
    """What the story's cache on this space holds."""
    for effect in effects:
        if isinstance(effect, Cache) and table.land.mask_of(effect.at) >> space & 1:
            return effect.do
    return ()
