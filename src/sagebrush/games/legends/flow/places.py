"""What can be done where a figure stands: at the mine, the bank, a ranch and so on; shop and poker lead elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends import effects, moments
from sagebrush.games.legends.costs import STAKE
from sagebrush.games.legends.events import ItemUsed
from sagebrush.games.legends.fighting import GUARD
from sagebrush.games.legends.flow import npc, points, poker, shop
from sagebrush.games.legends.options import (
    Acquire,
    Deposit,
    Drive,
    Heal,
    MayReroll,
    Pass,
    PlayPoker,
    Prospect,
    RerollDie,
    Revel,
    RobBank,
    Rustle,
    Shop,
    Work,
)
from sagebrush.games.legends.powers import Power
from sagebrush.games.legends.table import LegendsTable

#: In dollars: what work pays, what a nugget is worth, what the doctor takes, what a legend point costs at the cabaret.
WAGE: Final = 10
NUGGET: Final = 20
FEE: Final = 10
REVELRY: Final = 30

WORK: Final = Work()
PROSPECT: Final = Prospect()
ROB_BANK: Final = RobBank()
SHOP: Final = Shop()
POKER: Final = PlayPoker()
PASS: Final = Pass()


def options(table: LegendsTable, seat: Seat) -> list[Option]:
    """LEG-208, LEG-209: everything the place of the figure offers that can have an effect (LEG-X18)."""
    space = table.space[seat]
    kind = table.land.kind[space]
    if not kind and not (table.parts and table.where("any:location") >> space & 1):
        return []
    found = _deliveries(table, seat, kind) if table.cattle[seat] else []
    if table.actions > 0:
        offer = _OFFERS.get(kind)
        if offer is not None:
            found += offer(table, seat)
        # LEG-215, LEG-216: any location has work, and working counts as a deed even where a purse is full.
        found.append(WORK)
    return found


async def perform(table: LegendsTable, seat: Seat, answer: Option) -> bool:
    """Do one of these; whether it was one. Deliveries are free, everything else costs an action (LEG-237)."""
    if isinstance(answer, Drive | Rustle):
        await deliver(table, seat, answer)
        return True
    if isinstance(answer, Shop):
        # The action is spent on the first purchase.
        await shop.visit(table, seat)
        return True
    if not isinstance(answer, _ACTIONS):
        return False
    table.spend_action()
    await _act(table, seat, answer)
    return True


_ACTIONS: Final = (Work, Prospect, Deposit, RobBank, Heal, Revel, Acquire, PlayPoker)


async def _act(table: LegendsTable, seat: Seat, answer: Option) -> None:
    match answer:
        case Prospect():
            await prospect(table, seat)
        case RobBank():
            await rob_bank(table, seat)
        case PlayPoker():
            await poker.play_poker(table, seat)
        case Work():
            work(table, seat)
        case Deposit(nuggets=nuggets, fools=fools):
            await deposit(table, seat, nuggets, fools)
        case Heal():
            heal(table, seat)
        case Revel(lp=lp, money=money):
            table.pay(seat, money, "revel")
            table.gain_lp(seat, lp, "revel")
        case Acquire(cattle=colour):
            acquire(table, seat, colour)


# -------------------------------------------------------------------- work, doctor, cabaret, store, saloon


def work(table: LegendsTable, seat: Seat) -> None:
    table.record(seat, "act:work", 1)
    table.gain_money(seat, WAGE, "work")


def _doctor(table: LegendsTable, seat: Seat) -> list[Option]:
    wounds = table.wounds[seat]
    return [Heal(wounds)] if wounds and table.money[seat] >= FEE else []


def heal(table: LegendsTable, seat: Seat) -> None:
    """LEG-211, LEG-212: all wounds for $10, and a poker card for each."""
    table.pay(seat, FEE, "doctor")
    healed = table.heal(seat, table.wounds[seat], "doctor")
    table.draw(seat, healed, "doctor")


def _cabaret(table: LegendsTable, seat: Seat) -> list[Option]:
    """LEG-213, LEG-214: the most one can pay for comes first."""
    return [Revel(lp, lp * REVELRY) for lp in range(table.money[seat] // REVELRY, 0, -1)]


def _store(table: LegendsTable, seat: Seat) -> list[Option]:
    return [SHOP] if shop.wares(table, seat) else []


def _saloon(table: LegendsTable, seat: Seat) -> list[Option]:
    """LEG-490."""
    return [POKER] if table.money[seat] >= STAKE else []


# -------------------------------------------------------------------- mine


def _mine(_: LegendsTable, __: Seat) -> list[Option]:
    return [PROSPECT]


async def prospect(table: LegendsTable, seat: Seat) -> None:
    """LEG-217: both dice are rolled, and each result is collected; a reroll comes in between (LEG-519)."""
    table.record(seat, "act:prospect", 1)
    die = table.content.die
    faces = table.roll_dice(seat, die.count, "prospect")
    for power in table.powers_for(seat, "prospected"):
        if power.has_rule("reroll_one_die"):
            await _reroll(table, seat, power, faces)
    for face in faces:
        await effects.carry_out(table, seat, table.content.die_effects[face], "prospect")


async def _reroll(table: LegendsTable, seat: Seat, power: Power, faces: list[str]) -> None:
    """One die may be rolled again in place of what it shows. Dice that show the same are offered once."""
    dice = [RerollDie(place, face) for place, face in enumerate(faces) if face not in faces[:place]]
    answer = await table.ask(seat, MayReroll(power.source), (*dice, PASS))
    if isinstance(answer, RerollDie):
        table.tell(ItemUsed(seat, power.source))
        faces[answer.die] = table.roll_dice(seat, 1, power.source)[0]


# -------------------------------------------------------------------- bank


def _bank(table: LegendsTable, seat: Seat) -> list[Option]:
    found: list[Option] = []
    fools = len(_fools_gold(table, seat))
    for nuggets in range(table.nuggets[seat], -1, -1):
        found += [Deposit(nuggets, count) for count in range(fools, -1, -1) if nuggets + count]
    # LEG-159, LEG-160: once a turn, and with a card to lay.
    if table.can_lay(seat) and not table.robbed_bank:
        found.append(ROB_BANK)
    return found


def can_deposit(table: LegendsTable, seat: Seat) -> bool:
    return table.nuggets[seat] > 0 or bool(_fools_gold(table, seat))


def _fools_gold(table: LegendsTable, seat: Seat) -> list[int]:
    """LEG-415: cards that count as nuggets when they are discarded for it."""
    powers = table.content.card_powers
    return [
        card for card in sorted(table.hands[seat]) if any(power.has_rule("counts_as_nugget") for power in powers[card])
    ]


async def deposit(table: LegendsTable, seat: Seat, nuggets: int, fools: int) -> None:
    """LEG-225 to LEG-228: $20 and 1 LP for each nugget, real or not."""
    table.lose_nuggets(seat, nuggets, "deposit")
    await effects.discard_of(table, seat, _fools_gold(table, seat), fools, "deposit")
    sold = nuggets + fools
    table.record(seat, "act:deposit", sold)
    table.gain_money(seat, sold * NUGGET, "deposit")
    table.gain_lp(seat, sold, "deposit")


async def rob_bank(table: LegendsTable, seat: Seat) -> None:
    """LEG-158 to LEG-161: a fight with the guard, played by the right neighbour, who also settles the reward."""
    table.mark_bank_robbed()
    await npc.fight_npc(table, seat, GUARD, table.content.npcs[GUARD].cards, table.right_of(seat))


# -------------------------------------------------------------------- ranch and station


def _ranch(table: LegendsTable, seat: Seat) -> list[Option]:
    """LEG-232: only with room for a token. In a first game there are none (LEG-405)."""
    colour = ranch_colour(table, seat)
    room = table.cattle_limit(seat) - len(table.cattle[seat])
    return [Acquire(colour)] if room > 0 and table.cattle_supply.get(colour) else []


def ranch_colour(table: LegendsTable, seat: Seat) -> str:
    """Of the ranch where the figure stands."""
    return table.land.locations[table.land.location[table.space[seat]]].colour


def acquire(table: LegendsTable, seat: Seat, colour: str) -> None:
    """LEG-230, LEG-231: one token, or more where something says so, as far as they can be held."""
    room = table.cattle_limit(seat) - len(table.cattle[seat])
    count = min(table.modified(seat, "acquire_tokens", 1), room, len(table.cattle_supply[colour]))
    table.record(seat, "act:acquire", count)
    for _ in range(count):
        table.take_cattle(seat, colour)


def _deliveries(table: LegendsTable, seat: Seat, kind: str) -> list[Option]:
    """LEG-234 to LEG-238: a drive at the station, rustling at a ranch of another colour; at any moment of the turn."""
    tokens = sorted(table.cattle[seat])
    if kind == "ranch":
        here = ranch_colour(table, seat)
        return [Rustle(token) for token in tokens if table.content.cattle[token].colour != here]
    if kind == "outlaw_camp":
        # LEG-447: of any colour.
        return [Rustle(token) for token in tokens]
    # LEG-241, LEG-319: an outlaw drives no cattle, unless this edition denies only the point.
    if kind == "station" and (table.settings.outlaw_cattle_drive or not table.is_outlaw(seat)):
        return [Drive(token) for token in tokens]
    return []


async def deliver(table: LegendsTable, seat: Seat, answer: Drive | Rustle) -> None:
    """LEG-495: first the point, then what the token brings."""
    drives = isinstance(answer, Drive)
    how = "drive" if drives else "rustle"
    bonus = table.content.cattle[answer.token].do
    table.begin_delivery()
    table.deliver_cattle(seat, answer.token, how)
    await points.gain_points(table, seat, points.MARSHAL if drives else points.WANTED, 1, how)
    await effects.carry_out(table, seat, bonus, how)
    await moments.use_powers(table, seat, "cattle_driven" if drives else "cattle_rustled")


_OFFERS: Final[dict[str, Callable[[LegendsTable, Seat], list[Option]]]] = {
    "mine": _mine,
    "bank": _bank,
    "doctor": _doctor,
    "cabaret": _cabaret,
    "store": _store,
    "trading_post": _store,
    "saloon": _saloon,
    "ranch": _ranch,
}
