"""Effects that touch the table: gaining, losing, handing over, items, dice, figures, the Sheriff, bandits, fights."""

from __future__ import annotations

from typing import Final, get_args

from sagebrush.core.seats import Seat
from sagebrush.games.legends.effects import (
    HANDLERS,
    HANDLERS_OF_BLACK,
    RULES,
    Cause,
    discard_of,
    do_all,
    effect,
    selected,
)
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow import goals, moving, npc, points, sheriff, stories
from sagebrush.games.legends.flow.fight_rules import some_of
from sagebrush.games.legends.holdings import held, receivable, upgradable
from sagebrush.games.legends.language import (
    AnyEffect,
    Cache,
    Effects,
    Faces,
    Gain,
    Handing,
    ItemEffect,
    Lose,
    MoveFigure,
    MoveSheriff,
    NpcFight,
    PlaceBandits,
    Roll,
    Take,
)
from sagebrush.games.legends.moments import gained
from sagebrush.games.legends.options import (
    Alternative,
    ChooseEffect,
    ChooseGear,
    ChooseItem,
    ChooseSpace,
    Give,
    GiveCard,
    PickItem,
    PickSpace,
    Wear,
)
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.vocabulary import RuleName
from sagebrush.games.legends.ways import bits

#: Rules without a handler: other rules look whether they are in force, or which cards have them.
LOOKED_UP: Final = ("wild_in_poker", "counts_as_nugget", "reroll_one_die", "cross_mesa", "wounds_keep_hand")

TRACKS: Final = {"mp": points.MARSHAL, "wp": points.WANTED}


def check_handlers() -> None:
    """At start-up: every kind of effect and every rule of its own that content may name is written somewhere."""
    kinds = [kind.__name__ for kind in get_args(AnyEffect) if kind not in HANDLERS and kind not in HANDLERS_OF_BLACK]
    rules = [name for name in get_args(RuleName) if name not in RULES and name not in LOOKED_UP]
    if kinds or rules:
        raise RuntimeError(f"nothing carries out {', '.join(kinds + rules)}")


# -------------------------------------------------------------------- gaining and losing


@effect(Gain)
async def _gain(table: LegendsTable, seat: Seat, each: Gain, cause: Cause) -> None:
    """LEG-433: over a limit it is lost. The Man in Black gains legend points and nothing else."""
    what, n, by = each.what, each.n, cause.by
    if what == "lp":
        table.gain_lp(seat, n, by)
    elif seat == BLACK:
        return
    elif what == "money":
        table.gain_money(seat, n, by)
    elif what == "nugget":
        table.gain_nuggets(seat, n, by)
    elif what == "card":
        table.draw(seat, n, by)
    elif what == "wound":
        await points.take_wounds(table, seat, n, by)
    elif what == "action":
        table.gain_actions(seat, n, by)
    elif what in TRACKS:
        await points.gain_points(table, seat, TRACKS[what], n, by)
    else:
        await _gain_tokens(table, seat, each, by)


async def _gain_tokens(table: LegendsTable, seat: Seat, each: Gain, by: str) -> None:
    for part in table.parts.values():
        if await part.gain(table, seat, each.what, each.n, by):
            return
    if each.what == "legend_token":
        goals.draw_tokens(table, seat, each.n)


@effect(Lose)
async def _lose(table: LegendsTable, seat: Seat, each: Lose, cause: Cause) -> None:
    """LEG-432: as far as held. Of the Man in Black's purse everything is replaced at once."""
    if seat == BLACK:
        return
    what, by = each.what, cause.by
    n = _how_much(table, seat, each)
    if what == "money":
        if cause.paying:
            table.pay(seat, n, by)
        else:
            table.lose_money(seat, n, by)
    elif what == "nugget":
        table.lose_nuggets(seat, n, by)
    elif what == "card":
        hand = table.hands[seat]
        await discard_of(table, seat, some_of(table, sorted(hand), n) if each.random else hand, n, by)
    elif what == "wound":
        table.heal(seat, n, by)
    elif what == "lp":
        table.lose_lp(seat, n, by)
    else:
        table.lose_cattle(seat, by)


def _how_much(table: LegendsTable, seat: Seat, each: Lose) -> int:
    """LEG-X07: half of money in notes of $10, rounded up."""
    if not isinstance(each.n, str):
        return each.n
    has = held(table, seat, each.what)
    if each.n == "all":
        return has
    return -(-has // 20) * 10 if each.what == "money" else -(-has // 2)


# -------------------------------------------------------------------- handing over


@effect(Take)
async def _take(table: LegendsTable, seat: Seat, each: Take, cause: Cause) -> None:
    """The giver chooses; for the Man in Black, who cannot, the taker does (LEG-383)."""
    for giver in await selected(table, seat, each.from_, cause):
        ways = [n for n, way in enumerate(each.options) if held(table, giver, way.what) >= way.n]
        if not ways:
            continue
        number = ways[0]
        if len(ways) > 1:
            chooser, verb = (seat, "gain") if giver == BLACK else (giver, "give")
            options = tuple([Alternative(n, (f"{verb}_{each.options[n].what}:{each.options[n].n}",)) for n in ways])
            number = (await table.ask(chooser, ChooseEffect(cause.by), options)).number
        await _hand_over(table, giver, seat, each.options[number], cause.by)


async def _hand_over(table: LegendsTable, giver: Seat, seat: Seat, what: Handing, by: str) -> None:
    """LEG-X08: what the taker cannot hold is lost all the same."""
    if what.what == "card":
        await _give_cards(table, giver, seat, what.n, by)
        return
    if what.what == "money":
        if giver != BLACK:
            table.lose_money(giver, what.n, by)
        table.gain_money(seat, what.n, by)
    else:
        if giver != BLACK:
            table.lose_nuggets(giver, what.n, by)
        table.gain_nuggets(seat, what.n, by)


async def _give_cards(table: LegendsTable, giver: Seat, seat: Seat, n: int, by: str) -> None:
    if giver == BLACK:
        table.draw(seat, n, by)
        return
    for _ in range(n):
        hand = sorted(table.hands[giver])
        card = hand[0]
        if len(hand) > 1:
            options = tuple([Give(table.content.card_id[each]) for each in hand])
            card = table.content.card_of[(await table.ask(giver, GiveCard(seat, by), options)).card]
        table.give_card(giver, seat, card, by)


# -------------------------------------------------------------------- items


@effect(ItemEffect)
async def _item(table: LegendsTable, seat: Seat, each: ItemEffect, cause: Cause) -> None:
    """LEG-352: what cannot be had is lost. LEG-397: what is discarded goes back without being used."""
    if seat == BLACK:
        return
    if each.do == "discard":
        owned = [item for item in table.items(seat) if item.rstrip("+") == each.what]
        if owned:
            table.discard_item(seat, owned[0], cause.by)
        return
    upgrade = each.do == "upgrade"
    items = upgradable(table, seat, each.what) if upgrade else receivable(table, seat, each.what)
    if not items:
        return
    item = items[0]
    if len(items) > 1:
        item = (await table.ask(seat, ChooseItem(cause.by), tuple([PickItem(each) for each in items]))).item
    if upgrade:
        table.upgrade_item(seat, item, cause.by)
    else:
        await receive(table, seat, item, cause.by)


async def receive(table: LegendsTable, seat: Seat, item: str, by: str) -> None:
    """LEG-X27: a weapon or mount may be put to use at once in the own turn, else it goes under the active one."""
    kind = table.content.items[item].type
    wear = False
    active = table.weapon(seat) if kind == "weapon" else table.mount(seat)
    if kind != "belonging" and active and seat == table.active:
        question = ChooseGear("weapon" if kind == "weapon" else "mount")
        wear = (await table.ask(seat, question, (Wear(item), Wear(active)))).item == item
    table.gain_item(seat, item, by, wear=wear)
    await gained(table, seat, item)


# -------------------------------------------------------------------- dice


@effect(Roll)
async def _roll(table: LegendsTable, seat: Seat, each: Roll, cause: Cause) -> None:
    """Prospecting dice; a face that the card speaks of has that result, any other its usual one."""
    for face in table.roll_dice(seat if seat != BLACK else None, each.dice, cause.by):
        await do_all(table, seat, result_of(table, face, each.faces), cause)


def result_of(table: LegendsTable, face: str, faces: Faces) -> Effects:
    """A die that is rolled once more because of its face keeps to the same card."""
    own, usual = _faces(faces, table, face)
    if own is not None:
        return own
    return tuple([Roll(effect.dice, faces) if isinstance(effect, Roll) else effect for effect in usual])


def _faces(faces: Faces, table: LegendsTable, face: str) -> tuple[Effects | None, Effects]:
    die = table.content.die
    if face == "nugget":
        return faces.nugget, die.nugget
    if face == "cash":
        return faces.cash, die.cash
    if face == "dust":
        return faces.dust, die.dust
    return faces.gravel, die.gravel


# -------------------------------------------------------------------- the board


@effect(MoveFigure)
async def _move(table: LegendsTable, seat: Seat, each: MoveFigure, cause: Cause) -> None:
    if each.to == moving.TRAIN:
        await moving.board_train(table, seat, cause.by, as_action=each.as_action)
        return
    more = table.speed(seat) if each.add_speed else 0
    await moving.move(table, seat, each.n + more, cause.by, as_action=each.as_action)


@effect(MoveSheriff)
async def _sheriff(table: LegendsTable, seat: Seat, each: MoveSheriff, cause: Cause) -> None:
    """LEG-179: he walks only while somebody is wanted. Put somewhere he arrests nobody."""
    if each.n is not None:
        await sheriff.walk(table, seat, each.n, cause.by)
        return
    if each.to in ("adjacent", "beside"):
        near = table.land.roads.next[table.sheriff if each.to == "adjacent" else table.space_of(seat)]
        space = await _pick_space(table, seat, list(near), cause.by)
    else:
        space = bits(table.land.mask_of(each.to or ""))[0]
    sheriff.put(table, space, cause.by)


@effect(PlaceBandits)
async def _bandits(table: LegendsTable, seat: Seat, each: PlaceBandits, cause: Cause) -> None:
    """LEG-353: on every free hideout of these gangs, or on one that the player picks."""
    if each.letters != "one":
        stories.place_bandits(table, each.letters)
        return
    free = stories.free_hideouts(table, ("A", "B", "C"))
    if free:
        table.place_bandit(await _pick_space(table, seat, free, cause.by))


async def _pick_space(table: LegendsTable, seat: Seat, spaces: list[int], by: str) -> int:
    if len(spaces) == 1:
        return spaces[0]
    options = tuple([PickSpace(table.land.spaces[space]) for space in spaces])
    return table.land.space[(await table.ask(seat, ChooseSpace(by), options)).space]


@effect(Cache)
async def _cache(table: LegendsTable, _seat: Seat, each: Cache, _cause: Cause) -> None:
    """One at each of the places; it is found by whoever ends a movement there (LEG-355)."""
    assert table.story is not None
    marked: list[str] = []
    for space in bits(table.land.mask_of(each.at)):
        place = table.land.location[space] or table.land.spaces[space]
        if place not in marked:
            marked.append(place)
            table.place_cache(space, table.story.number)


@effect(NpcFight)
async def _npc_fight(table: LegendsTable, seat: Seat, each: NpcFight, _cause: Cause) -> None:
    """LEG-204 to LEG-207: the right neighbour of the fighter plays the group."""
    await npc.fight_npc(table, seat, each.npc, each.cards, table.right_of(seat), win=each.win)
