"""Everything a bot of Western Legends is asked besides what to do in its turn and in fights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sagebrush.bots import legends_fights as fights
from sagebrush.bots import legends_gambling as gambling
from sagebrush.bots.legends_cards import card_of
from sagebrush.bots.legends_likings import Likings
from sagebrush.bots.legends_plans import attack_worth, table_odds
from sagebrush.bots.legends_situation import ACTION, Situation
from sagebrush.bots.legends_turn import Turn
from sagebrush.bots.legends_wares import bought, points_of, price_of, speed_of, upgraded
from sagebrush.bots.legends_wishes import hopes
from sagebrush.core.options import Option, Question
from sagebrush.games.legends import hands
from sagebrush.games.legends.expansions.ante_up.options import (
    BuyOnTheWay,
    ChooseFight,
    JoinFaro,
    KeepMarkers,
    PlaceMarker,
)
from sagebrush.games.legends.options import (
    Alternative,
    Buy,
    ChooseEffect,
    ChooseGear,
    ChoosePlayer,
    ChooseStart,
    ChooseWay,
    DiscardCard,
    Fight,
    GiveCard,
    Income,
    Join,
    JoinPoker,
    LayCard,
    Leave,
    MayReact,
    MayReroll,
    MayUse,
    Move,
    PickItem,
    PickPlayer,
    PlayCards,
    PlayHand,
    PlayJokers,
    PutBack,
    RerollDie,
    ReturnToken,
    SheriffTo,
    Spoils,
    StartAt,
    TakeIncome,
    TakeSpoils,
    Upgrade,
    Use,
    VisitShop,
    WalkSheriff,
    Wear,
)

#: Weapons, the best last.
_WEAPONS: Final = ("revolver", "rifle", "shotgun", "rifle+", "revolver+", "shotgun+")

#: By cards in hand: how much another one is worth.
_ROOM: Final[tuple[float, ...]] = (1.5, 1.3, 1.15, 1.0, 0.8, 0.5, 0.3)


def best_answer(situation: Situation, question: Question, options: Sequence[Option], likings: Likings) -> Option:
    """The answer that is worth most to me; the first of equals."""
    if isinstance(question, PlayHand):
        return best_hand(situation, question, options)
    found = worths(situation, question, options, likings)
    return options[found.index(max(found))]


def worths(situation: Situation, question: Question, options: Sequence[Option], likings: Likings) -> list[float]:
    """What each answer is worth to me; of a hand to play only which is the best."""
    weigh = _WEIGH.get(type(question))
    if weigh is not None:
        return [weigh(situation, option) for option in options]
    if isinstance(question, ChooseWay | ChooseStart):
        return _ways(situation, options, likings)
    if isinstance(question, MayUse):
        return [_used(situation, question, option, likings) for option in options]
    if isinstance(question, ChooseEffect):
        return [alternative(situation, option) for option in options]
    if isinstance(question, PlayHand):
        best = best_hand(situation, question, options)
        return [1.0 if option == best else 0.0 for option in options]
    return [_other(situation, option) for option in options]


# -------------------------------------------------------------------- the start of a turn


def _income(situation: Situation, option: Option) -> float:
    """Cards while the hand has room, money otherwise; a little of both serves most plans."""
    assert isinstance(option, Income)
    held = min(len(situation.hand), 5)
    first, second = situation.card_price * _ROOM[held], situation.card_price * _ROOM[held + 1]
    match option.income:
        case "cash":
            return situation.money(20)
        case "cards":
            return first + second
    return situation.money(10) + first


def _gear(situation: Situation, option: Option) -> float:
    assert isinstance(option, Wear)
    if option.item in _WEAPONS:
        return float(_WEAPONS.index(option.item))
    # A mule is kept by whoever could not carry the gold without it.
    burdened = situation.me.nuggets > 4 and option.item.startswith("mule")
    return speed_of(situation, option.item) + (5.0 if burdened else 0.0)


def _ways(situation: Situation, options: Sequence[Option], likings: Likings) -> list[float]:
    if situation.space < 0:
        return [_start(situation, option, likings) for option in options]
    turn = Turn(situation, likings)
    return [turn.ride(option) if isinstance(option, Move) else 0.0 for option in options]


def _start(situation: Situation, option: Option, likings: Likings) -> float:
    """In the middle of things: near the bank, the saloons and the stores."""
    assert isinstance(option, StartAt)
    space = situation.land.space[option.space]
    towns = [situation.land.distance[space][situation.land.space[place]] for place in ("D8", "D5", "R4")]
    whim = likings.of[space % len(likings.of)]
    return -float(sum(towns)) + whim


# -------------------------------------------------------------------- abilities and choices


def _used(situation: Situation, question: MayUse, option: Option, likings: Likings) -> float:
    """Free abilities are used; a fight begins anew where that helps; a card is paid for a ride that is worth it."""
    if not isinstance(option, Use):
        return 0.0
    if question.thing in ("shootout", "fight_10"):
        return fights.begun_anew(situation)
    if question.thing == "yb_rowdy":
        turn = Turn(situation, likings)
        reached = situation.land.reach(situation.space, 3)
        best = max([turn.ride(Move(situation.land.spaces[space], far)) for space, far in reached])
        return best - min([situation.keep(card) for card in situation.hand]) - 0.1
    return 1.0


def alternative(situation: Situation, option: Option) -> float:
    """What one of several ways brings, and costs."""
    if not isinstance(option, Alternative):
        return 0.0
    return sum([_amount(situation, part) for part in option.effects])


def _amount(situation: Situation, part: str) -> float:
    """One amount of an alternative, such as `gain_money:40`; half and all are taken for two."""
    word, _, count = part.partition(":")
    me = situation.me
    n = int(count) if count.isdigit() else 2
    weigh = _AMOUNTS.get(word)
    if weigh is not None:
        return weigh(situation, n)
    if word.startswith("gain_item_"):
        return bought(situation, word.removeprefix("gain_item_"), hopes(situation.view, me, situation.turns))
    if word.startswith("upgrade_item_"):
        return max([_picked(situation, PickItem(item)) for item in (*me.weapons, *me.mounts)], default=0.0)
    return 0.5 if word.startswith("fight_") else 0.0


def _cards_lost(situation: Situation, n: int) -> float:
    return -sum(sorted([situation.keep(card) for card in situation.hand])[:n]) - 0.01


def _money_lost(situation: Situation, n: int) -> float:
    return situation.money(-min(n, situation.me.money))


_AMOUNTS: Final[dict[str, Callable[[Situation, int], float]]] = {
    "gain_lp": lambda _, n: float(n),
    "lose_lp": lambda _, n: -float(n),
    "gain_mp": lambda situation, n: situation.law_gain(n),
    "gain_gp": gambling.points,
    "gain_wp": lambda situation, n: situation.wanted_gain(n),
    "gain_money": lambda situation, n: situation.money(n),
    "lose_money": _money_lost,
    "give_money": _money_lost,
    "gain_nugget": lambda situation, n: situation.nuggets(n),
    "lose_nugget": lambda situation, n: situation.nuggets(-n),
    "gain_card": lambda situation, n: n * situation.card_price,
    "lose_card": _cards_lost,
    "give_card": _cards_lost,
    "take_wound": lambda situation, n: -n * situation.wound_price,
    "heal": lambda situation, n: min(n, situation.me.wounds) * situation.wound_price,
    "gain_action": lambda _, n: n * ACTION,
    "move": lambda _, n: 0.2 * n,
    "roll": lambda _, n: 0.8 * n,
}


def _player(situation: Situation, option: Option) -> float:
    """Whom it hits: the one whose loss helps me most."""
    if not isinstance(option, PickPlayer):
        return 0.1
    rival = situation.view.players[option.target]
    if option.target == situation.seat:
        return -9.0
    return situation.envy(rival) + 0.1 * rival.wp + 0.001 * rival.money


def _card_away(situation: Situation, option: Option) -> float:
    """The least useful card goes."""
    return -situation.keep(card_of(getattr(option, "card", "")))


def _token(_: Situation, option: Option) -> float:
    return -float(option.value) if isinstance(option, PutBack) else 0.0


def _picked(situation: Situation, option: PickItem) -> float:
    item = option.item
    return 0.0 if item.endswith("+") else points_of(situation, item) + 0.01 * price_of(situation, item)


def _other(situation: Situation, option: Option) -> float:
    if isinstance(option, PickItem):
        return _picked(situation, option)
    return -0.5 if option.passes else 0.0


# -------------------------------------------------------------------- spoils, the Sheriff, shopping, dice


def _spoils(situation: Situation, option: Option) -> float:
    if not isinstance(option, Spoils):
        # A longhorn, which slows down, or none; of a second one only the victim feels something.
        return 0.0 if option.passes else 0.05 if situation.view.parts["longhorns"].token else 0.8
    cattle = 0.8 if option.cattle and not situation.me.cattle else 0.05 if option.cattle else 0.0
    if option.what == "money":
        return situation.money(option.amount) + 0.002 * option.amount + cattle
    return (situation.nuggets(option.amount) + 0.02 * option.amount if option.what == "nuggets" else 0.0) + cattle


def _walked(situation: Situation, option: Option) -> float:
    """The Sheriff goes for the outlaw whose fall helps me most, and far from me if I am one."""
    assert isinstance(option, SheriffTo)
    space, worth = situation.land.space[option.space], 0.0
    met = [player for player in situation.view.players if player.wp and player.space == option.space]
    if option.distance and met:
        if all(player.seat == situation.seat for player in met):
            return -20.0
        return max(
            [(1 + player.wp) * (0.5 + situation.envy(player)) for player in met if player.seat != situation.seat]
        )
    for player in situation.view.players:
        if player.wp and player.space is not None:
            far = situation.land.distance[space][situation.land.space[player.space]]
            if player.seat == situation.seat:
                worth += 0.12 * min(far, 7) * (1 + 0.2 * player.wp)
            else:
                worth -= 0.05 * far * (1 + 0.2 * player.wp) * (0.5 + situation.envy(player))
    return worth


def _shopped(situation: Situation, option: Option) -> float:
    """Things that are worth more than they cost, the best bargain first."""
    wanted = hopes(situation.view, situation.me, situation.turns)
    if isinstance(option, Buy):
        worth = bought(situation, option.item, wanted) + situation.money(-option.price)
        if situation.me.mounts and situation.content.items[option.item].type == "mount":
            worth -= 1.0
        return worth + (0.01 if option.wear and _serves(situation, option.item) else 0.0)
    if isinstance(option, Upgrade):
        return upgraded(situation, option.item, wanted) + situation.money(-option.price)
    return 0.0 if isinstance(option, Leave) else -1.0


def _serves(situation: Situation, item: str) -> bool:
    """Whether a new thing is better than what is in use."""
    if item in _WEAPONS:
        return situation.weapon not in _WEAPONS or _WEAPONS.index(item) > _WEAPONS.index(situation.weapon)
    return speed_of(situation, item) > situation.me.speed


def _die(situation: Situation, option: Option) -> float:
    """A face that is worth less than a new throw is thrown again."""
    if not isinstance(option, RerollDie):
        return 0.0
    throw = 0.6 * situation.nuggets(1) + 0.4 * situation.money(10)
    faces = {"nugget": situation.nuggets(1), "cash": situation.money(10), "dust": situation.money(10) + throw}
    return throw - faces.get(option.face, 0.0)


def _fought(situation: Situation, option: Option) -> float:
    if isinstance(option, Fight):
        return attack_worth(situation, situation.view.players[option.target], option.fight, ())
    return 0.0


# -------------------------------------------------------------------- poker


def _joined(situation: Situation, option: Option) -> float:
    """Half a chance of a pot is worth a stake, for somebody with cards to choose from."""
    if not isinstance(option, Join):
        return 0.0
    rivals = 1 if situation.view.poker is None else len(situation.view.poker.joined)
    odds = table_odds(situation, len(situation.hand) + 1, rivals) * 0.92
    pot = 60 + 10 * rivals
    cheap = sorted([situation.keep(card) for card in situation.hand])
    lucky = 0.5 * sum([card.function == "lady_luck" for card in situation.hand])
    spent = sum(cheap[1:3]) if len(cheap) > 1 else sum(cheap)
    gain = odds * (situation.money(pot) + gambling.points(situation, 1)) + (1 - odds) * (
        situation.money(-10) + situation.card_price
    )
    return gain + situation.card_price + lucky - spent


def best_hand(situation: Situation, question: PlayHand, options: Sequence[Option]) -> Option:
    """The strongest hand; of equal ones the cards that are missed least."""
    poker = situation.view.poker
    flop = [card_of(id).number for id in poker.flop] if poker is not None else []
    dealing = question.dealer == situation.seat
    best, found = options[0], (hands.rank([], flop) if flop else (-1,), -99.0)
    for option in options:
        if not isinstance(option, PlayCards | PlayJokers):
            continue
        cards = [card_of(id) for id in option.cards]
        counted = [card.number for card in cards]
        if isinstance(option, PlayJokers):
            counted[-len(option.stand_for) :] = [card_of(id).number for id in option.stand_for]
        missed = (
            0.0 if dealing else sum([situation.keep(card) - 1.5 * (card.function == "lady_luck") for card in cards])
        )
        rated = (hands.rank(counted, flop), -missed)
        if rated > found:
            best, found = option, rated
    return best


_WEIGH: Final[dict[type[Question], Callable[[Situation, Option], float]]] = {
    TakeIncome: _income,
    ChooseGear: _gear,
    ChoosePlayer: _player,
    LayCard: fights.laid,
    MayReact: fights.reacted,
    TakeSpoils: _spoils,
    DiscardCard: _card_away,
    GiveCard: _card_away,
    WalkSheriff: _walked,
    VisitShop: _shopped,
    MayReroll: _die,
    JoinPoker: _joined,
    JoinFaro: gambling.joined,
    PlaceMarker: gambling.placed,
    KeepMarkers: gambling.left,
    ReturnToken: _token,
    BuyOnTheWay: _shopped,
    ChooseFight: _fought,
}
