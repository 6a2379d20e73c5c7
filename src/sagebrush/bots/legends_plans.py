"""Plans: what a bot of Western Legends could do where, what that would bring, and which way of life it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots import legends_boards as boards
from sagebrush.bots import legends_gambling as gambling
from sagebrush.bots.legends_likings import Likings
from sagebrush.bots.legends_odds import AGAINST_DEALER, AGAINST_PLAYER
from sagebrush.bots.legends_projects import (
    ANY,
    DROVER,
    GAMBLER,
    LAWMAN,
    OUTLAW,
    PLANS,
    PROSPECTOR,
    STORYTELLER,
    Project,
    hoped,
    places_of,
    ways_to,
)
from sagebrush.bots.legends_situation import ACTION, Situation
from sagebrush.bots.legends_wares import basket
from sagebrush.bots.legends_wishes import Hope
from sagebrush.games.legends.view import LegendsPlayer
from sagebrush.games.legends.ways import bits

#: How much the plan in hand counts for more, and what counts of the second best project.
FOCUS: Final = 1.12
SECOND: Final = 0.4
#: In dollars.
STAKE: Final = 10
PURSE: Final = 50

#: What a token of cattle brings besides its point, when its face is known; and what an unknown one does.
CATTLE: Final = 1.5


class Outlook:
    """All projects of a seat, and how well a space lies for them."""

    def __init__(self, situation: Situation, hopes: Sequence[Hope], likings: Likings) -> None:
        self.situation = situation
        self.speed: int = max(1, situation.me.speed)
        found = projects(situation, hopes)
        self.plan: int = chosen_plan(found, likings, situation.space, self.speed)
        for project in found:
            if project.plan >= 0:
                project.gain *= likings.of[project.plan] * (FOCUS if project.plan == self.plan else 1.0)
        self.projects: list[Project] = [project for project in found if project.gain > 0]
        self.left: int = situation.actions + 3 * (situation.turns - 1)
        self._known: dict[int, float] = {}

    def worth(self, space: int) -> float:
        """The best that can be done from there, and a part of the second best."""
        known = self._known.get(space)
        if known is None:
            known = self._known[space] = self._look(space)
        return known

    def arrival(self, space: int) -> float:
        """What happens by itself when one comes there."""
        return sum([project.gain for project in self.projects if not project.actions + project.ways[space]])

    def _look(self, space: int) -> float:
        first = second = 0.0
        speed, left = self.speed, self.left
        for project in self.projects:
            moves = (project.ways[space] + speed - 1) // speed
            if moves > project.within or moves + project.actions > left or not moves + project.actions:
                continue
            worth = project.gain - moves * ACTION
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        return first + SECOND * second


def chosen_plan(found: Sequence[Project], likings: Likings, space: int, speed: int) -> int:
    """The plan that pays best from here, as the bot likes it."""
    best = [0.0] * len(PLANS)
    for project in found:
        if project.plan >= 0 and space >= 0:
            moves = (project.ways[space] + speed - 1) // speed
            worth = likings.of[project.plan] * (project.gain - moves * ACTION)
            best[project.plan] = max(best[project.plan], worth)
    return best.index(max(best))


def projects(situation: Situation, hopes: Sequence[Hope]) -> list[Project]:
    """Everything worth thinking of."""
    found: list[Project] = []
    _gold(situation, hopes, found)
    _town(situation, hopes, found)
    _poker(situation, hopes, found)
    _cattle(situation, hopes, found)
    _bandits(situation, hopes, found)
    _players(situation, hopes, found)
    _places(situation, hopes, found)
    if "train" in situation.view.parts:
        found += boards.projects(situation, hopes)
        found += gambling.projects(situation, hopes)
    return found


# -------------------------------------------------------------------- gold and the bank


def strike(situation: Situation) -> float:
    """What one Prospect action brings: 1.2 nuggets and $8, with a map a quarter more."""
    nuggets = 1.45 if "miners_map" in situation.me.belongings else 1.2
    room = situation.me.nugget_limit - situation.me.nuggets
    return min(nuggets, room) * situation.nuggets(1) + 0.8 * situation.money(10)


def deposited(situation: Situation, nuggets: int, fools: int) -> float:
    """What it is worth to sell so many nuggets and so many cards of Fool's Gold."""
    count = nuggets + fools
    held = situation.nuggets(-nuggets)
    cards = sorted([situation.keep(card) for card in situation.hand if card.function == "fools_gold"])
    return count + situation.money(20 * count) + held - sum(cards[:fools])


def robbed_bank(situation: Situation, hopes: Sequence[Hope]) -> float:
    """What it is worth to try and rob the bank."""
    if not situation.hand:
        return 0.0
    here = places_of(situation.land)
    space = bits(here.bank)[0]
    win = situation.money(80) + situation.wanted_gain(3)
    lose = -situation.wanted_gain(1)
    tale = hoped(hopes, "guard", here.bank) + hoped(hopes, "gain_wp", here.bank)
    return situation.foe_worth(win, lose, 3, space) + tale


def _gold(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    here = places_of(situation.land)
    me = situation.me
    room = me.nugget_limit - me.nuggets
    if room > 0 and situation.turns > 1:
        for times in (1, 2, 3):
            if times <= room:
                tale = hoped(hopes, "prospect", here.mines) + hoped(hopes, "gain_nugget", here.mines)
                found.append(
                    Project(situation.land, PROSPECTOR, here.mines, times * strike(situation), times, tale=tale)
                )
    fools = sum([card.function == "fools_gold" for card in situation.hand])
    if me.nuggets + fools:
        gain = deposited(situation, me.nuggets, fools)
        found.append(Project(situation.land, PROSPECTOR, here.bank, gain, tale=hoped(hopes, "deposit", here.bank)))
    if not (situation.outlaw and here.bank >> situation.sheriff & 1):
        found.append(Project(situation.land, OUTLAW, here.bank, robbed_bank(situation, hopes)))


# -------------------------------------------------------------------- the towns


def revelled(situation: Situation, lp: int) -> float:
    return lp + situation.money(-30 * lp)


def healed(situation: Situation) -> float:
    me = situation.me
    return me.wounds * (min(1.0, situation.wound_price) + situation.card_price) + situation.money(-10)


def _town(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    here = places_of(situation.land)
    me = situation.me
    lp = me.money // 30
    if lp:
        tale = sum([hope.worth for hope in hopes if hope.what == "spend" and hope.n <= 30 * lp])
        found.append(Project(situation.land, ANY, here.cabaret, revelled(situation, lp), tale=tale))
    if me.wounds and me.money >= 10:
        found.append(
            Project(situation.land, ANY, here.doctor, healed(situation), tale=hoped(hopes, "heal", here.doctor))
        )
    if me.money >= 10:
        tale = max(hoped(hopes, "buy", here.stores), hoped(hopes, "upgrade", here.stores))
        found.append(Project(situation.land, ANY, here.stores, basket(situation, hopes), tale=tale))


# -------------------------------------------------------------------- poker


def table_odds(situation: Situation, cards: int, rivals: int) -> float:
    """The chance to win a poker game with so many cards to choose from against so many who join."""
    odds = AGAINST_DEALER[min(cards, 8)] if not rivals else AGAINST_PLAYER[min(cards, 8)] ** rivals
    ranks = [card.rank for card in situation.hand if not card.joker]
    if any(card.wild for card in situation.hand):
        odds += 0.14
    elif len(set(ranks)) < len(ranks):
        odds += 0.07
    return min(0.95, odds)


def played_poker(situation: Situation, town: str) -> float:
    """What a game at a saloon of this town brings its host."""
    rivals = [rival for rival in situation.rivals if _may_join(situation, rival, town)]
    joining = sum([0.6 if rival.cards >= 3 else 0.35 for rival in rivals])
    odds = table_odds(situation, len(situation.hand) + 1, 0)
    for _ in range(int(joining + 0.5)):
        odds *= 0.8
    pot = PURSE + STAKE * joining
    hat = "ten_gallon" in situation.me.belongings
    won = situation.money(int(pot)) + 1.0 + hat + (0.6 if situation.me.character == "wild_bill_hickok" else 0.0)
    lost = situation.money(0 if hat else -10) + situation.card_price
    lucky = sum([card.function == "lady_luck" for card in situation.hand]) * 0.5
    cheap = sorted([situation.keep(card) for card in situation.hand])
    spent = sum(cheap[1:3]) + 0.1 if len(cheap) > 1 else sum(cheap)
    return odds * won + (1 - odds) * lost + situation.card_price + lucky - spent


def _may_join(situation: Situation, rival: LegendsPlayer, town: str) -> bool:
    land = situation.land
    return rival.space is not None and land.town[land.space[rival.space]] == town and rival.money >= STAKE


def _poker(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    if situation.me.money < STAKE:
        return
    here = places_of(situation.land)
    for town in here.towns:
        where = here.saloons & situation.land.mask_of(f"town:{town}")
        found.append(
            Project(situation.land, GAMBLER, where, played_poker(situation, town), tale=hoped(hopes, "poker", where))
        )


# -------------------------------------------------------------------- cattle


def token_worth(situation: Situation, token: str) -> float:
    """What the hidden side of a token of mine brings."""
    row = situation.content.cattle.get(token)
    if row is None:
        return CATTLE
    match row.id.partition("_")[2]:
        case "forty":
            return situation.money(40)
        case "nugget":
            return situation.nuggets(1)
        case "action":
            return situation.money(10) + ACTION
        case "heal":
            return situation.money(30) + (situation.wound_price if situation.me.wounds else 0.0)
        case "card":
            return situation.money(30) + situation.card_price
        case "side":
            return max(situation.wanted_gain(1) if situation.outlaw else 0.0, situation.law_gain(1))
    return 1.0


def driven(situation: Situation, bonus: float, hopes: Sequence[Hope]) -> float:
    stations = places_of(situation.land).stations
    return situation.law_gain(1) + bonus + hoped(hopes, "drive", stations) + hoped(hopes, "gain_mp", stations)


def rustled(situation: Situation, bonus: float, hopes: Sequence[Hope]) -> float:
    return situation.wanted_gain(1) + bonus + hoped(hopes, "rustle", -1) + hoped(hopes, "gain_wp", -1)


def _cattle(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    here = places_of(situation.land)
    me = situation.me
    for token, colour in zip(me.tokens or (), me.cattle, strict=True):
        bonus = token_worth(situation, token)
        if not situation.outlaw:
            found.append(Project(situation.land, DROVER, here.stations, driven(situation, bonus, hopes), 0))
        for other, where in here.ranches.items():
            if other != colour:
                found.append(Project(situation.land, OUTLAW, where, rustled(situation, bonus, hopes), 0))
        if here.camp:
            found.append(Project(situation.land, OUTLAW, here.camp, rustled(situation, bonus, hopes), 0))
    if me.cattle or situation.turns <= 1:
        return
    for colour, where in here.ranches.items():
        if situation.view.cattle.get(colour):
            gain = acquired(situation, where, hopes)
            found.append(Project(situation.land, DROVER, where, gain, tale=hoped(hopes, "acquire", where)))


def acquired(situation: Situation, ranch: int, hopes: Sequence[Hope]) -> float:
    """What a token of a ranch is worth, less the way to where it is delivered."""
    here = places_of(situation.land)
    start, speed, best = bits(ranch)[0], max(1, situation.me.speed), 0.0
    if not situation.outlaw:
        moves = (ways_to(situation.land, here.stations)[start] + speed - 1) // speed
        best = driven(situation, CATTLE, hopes) - moves * ACTION
    others = sum([where for where in here.ranches.values() if where != ranch])
    if others:
        moves = (ways_to(situation.land, others)[start] + speed - 1) // speed
        best = max(best, rustled(situation, CATTLE, hopes) - moves * ACTION)
    return 0.9 * best


# -------------------------------------------------------------------- fights


def bandit_worth(situation: Situation, space: int, hopes: Sequence[Hope]) -> float:
    """What it is worth to meet a bandit there."""
    win = 1.0 if situation.outlaw else max(1.0, 0.8 * situation.law_gain(1))
    if situation.me.ability_on and situation.me.character == "wyatt_earp":
        win += ACTION
    if not situation.hand:
        return -1.2 * situation.loss()
    return situation.foe_worth(win + 0.15, 0.0, 2, space) - 0.1 + hoped(hopes, "bandit", 1 << space)


def _bandits(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    for bandit in situation.view.bandits:
        space = situation.land.space[bandit]
        plan = OUTLAW if situation.outlaw else LAWMAN
        found.append(Project(situation.land, plan, 1 << space, bandit_worth(situation, space, hopes), 0))


def spoils(situation: Situation, rival: LegendsPlayer) -> float:
    """What half of a rival's goods is worth to me."""
    money = situation.money(-(-rival.money // 20) * 10)
    return max(money, situation.nuggets((rival.nuggets + 1) // 2)) + (
        0.8 if rival.cattle and not situation.me.cattle else 0
    )


def attack_worth(situation: Situation, rival: LegendsPlayer, kind: str, hopes: Sequence[Hope]) -> float:
    """What it is worth to attack this player so."""
    loot = hoped(hopes, "player", -1)
    if kind == "duel":
        win = 2.0
    elif kind == "robbery":
        win = situation.wanted_gain(1) + spoils(situation, rival) * (1 + situation.envy(rival))
    else:
        fallen = 1.0 + 1.2 * ((rival.wp + 2) // 3) * min(4, situation.turns) + situation.purse(rival.money) / 2
        win = situation.law_gain(1) + situation.envy(rival) * fallen
    return situation.player_worth(rival, win) + loot


def _players(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    if not situation.hand or situation.actions < 1:
        return
    for rival in situation.rivals:
        if rival.space is None:
            continue
        where = 1 << situation.land.space[rival.space]
        kinds = ("duel", "robbery", "arrest") if situation.marshal and rival.wp else ("duel", "robbery")
        worths = [attack_worth(situation, rival, kind, hopes) for kind in kinds]
        best = max(worths)
        plan = OUTLAW if kinds[worths.index(best)] == "robbery" else LAWMAN
        found.append(Project(situation.land, plan, where, best, within=situation.actions - 1))


# -------------------------------------------------------------------- places of stories and goals


def _places(situation: Situation, hopes: Sequence[Hope], found: list[Project]) -> None:
    for hope in hopes:
        if hope.what == "end":
            found.append(Project(situation.land, STORYTELLER, hope.where, hope.worth, 0))
        elif hope.what == "work":
            where = hope.where & situation.land.mask_of("any:location")
            found.append(Project(situation.land, STORYTELLER, where, situation.money(10), tale=hope.worth))
        elif hope.what.startswith("bring_") and hope.what[6:] in situation.me.belongings:
            found.append(Project(situation.land, STORYTELLER, hope.where, hope.worth, 0))
    for cache_view in situation.view.caches:
        found.append(Project(situation.land, STORYTELLER, 1 << situation.land.space[cache_view.space], 1.1, 0))
