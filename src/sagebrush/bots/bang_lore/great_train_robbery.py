"""The Great Train Robbery: a railcar against its price, the train against its locomotive."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, EQUIP, HIT, LAST, ROB, Lore
from sagebrush.bots.bang_lore.train import RAILCARS, arrival, cost_of, locomotive, price, railcar, train_of
from sagebrush.bots.bang_plays import effect
from sagebrush.bots.bang_situation import CARD, DOUBT, Situation, name_of
from sagebrush.core.options import Option, PassFor, Question
from sagebrush.games.bang.options import Pick, Play, UseCard

#: A card that is drawn for another one, and a turn.
NEW_CARD: Final = 0.55
TURN: Final = 1.4
#: How many railcars are enough for a turn.
ENOUGH: Final = 3
#: What does good to everybody whom it reaches.
GIFTS: Final = ("general_store", "saloon", "leland")


def text(record: Question | Option, field: str) -> str:
    """What a record of the expansion names."""
    return str(getattr(record, field, ""))


def seat_of(record: Question | Option, field: str = "seat") -> int:
    return int(getattr(record, field, -1))


# -------------------------------------------------------------------- the train


def pay_for(situation: Situation, option: Option) -> float:
    """A railcar that is worth its price; nobody trades one for another for ever."""
    if situation.view.used.count("railcar") >= ENOUGH:
        return -1.0
    return railcar(situation, text(option, "card")) - price(situation, text(option, "station")) - 0.1


def take_freely(situation: Situation, option: Option) -> float:
    return railcar(situation, text(option, "card"))


def move_train(situation: Situation, _option: Option) -> float:
    """The best railcar that I could have after a move, and what that move brings."""
    train = train_of(situation)
    best = -1.0
    for behind, each in enumerate(train.railcars):
        place = train.place - behind
        if 0 <= place < len(train.stations):
            gain = railcar(situation, each.card) - price(situation, train.stations[place].name)
            best = max(best, gain)
    return best + arrival(situation) - 0.15


def next_stop(situation: Situation, _option: Option) -> float:
    return CARD + arrival(situation)


def zippy_roy(situation: Situation, _option: Option) -> float:
    return arrival(situation) + 0.05


def full_steam(situation: Situation, _option: Option) -> float:
    """Nothing or twice, as I like it; and any railcar under a station on the way."""
    return max(0.0, 2 * locomotive(situation)) - 0.1


def run_locomotive(situation: Situation, _question: Question, option: Option) -> float:
    return 2 * locomotive(situation) if option.kind == "run_twice" else 0.0


def water_tower(situation: Situation, _option: Option) -> float:
    return max([railcar(situation, each.card) for each in train_of(situation).railcars], default=-1.0) - 0.2


# -------------------------------------------------------------------- cards


def target_of(option: Option) -> int:
    assert isinstance(option, Play | UseCard)
    assert option.target is not None
    return option.target


def knife_revolver(situation: Situation, option: Option) -> float:
    return situation.shot(target_of(option)) + 0.1


def train_robbery(situation: Situation, option: Option) -> float:
    """Each card in play costs a foe the card or half a shot."""
    seat = target_of(option)
    care = situation.care(seat)
    if care <= DOUBT:
        return -1.0
    return sum([0.7 * care * max(0.0, situation.worth_in_play(card)) for card in situation.players[seat].in_play]) - 0.2


def most_wanted(situation: Situation, _option: Option) -> float:
    return CARD + 0.25 * sum([situation.loss(seat) for seat in situation.living])


def switch(situation: Situation, option: Option) -> float:
    """My worst card in play for his best one."""
    seat = target_of(option)
    care = situation.care(seat)
    theirs = max([situation.worth_in_play(card) for card in situation.players[seat].in_play], default=0.0)
    mine = min([situation.worth_in_play(card) for card in situation.mine.in_play], default=0.0)
    return (theirs - mine) * (1 + care) - 0.2 if care > DOUBT else -1.0


def money_bag(situation: Situation, option: Option) -> float:
    assert isinstance(option, Play)
    top = situation.view.pile_top
    return effect(situation, name_of(top), option.target) - 0.15 if top else -1.0


# -------------------------------------------------------------------- railcars


def cattle_truck(situation: Situation, _option: Option) -> float:
    return keep(situation, situation.view.pile_top) if situation.view.pile_top else CARD


def circus_wagon(situation: Situation, _option: Option) -> float:
    """Everybody gives up the least of what he has."""
    gain = 0.0
    for seat in situation.others:
        worths = [situation.worth_in_play(card) for card in situation.players[seat].in_play]
        gain += situation.care(seat) * min(worths) if worths else 0.0
    return gain - 0.3


def coal_hopper(situation: Situation, _option: Option) -> float:
    """A card, and the railcar that I like least; best where a foe has one."""
    gains = [
        situation.gain_of_card(card, player.seat, take=False)
        for player in situation.players
        for card in player.in_play
        if ":" not in card and name_of(card) != "coal_hopper"
    ]
    return CARD + max(gains, default=0.0) - 0.3


def express_car(situation: Situation, _option: Option) -> float:
    return TURN - sum([0.8 * keep(situation, card) for card in situation.hand])


def draws_more(_situation: Situation, _option: Option) -> float:
    """Mail Car and Lounge Car bring more than they give away."""
    return 0.8


def passenger_car(situation: Situation, option: Option) -> float:
    return situation.rob(target_of(option), take=True) - 0.4


def use_as(situation: Situation, option: Option) -> float:
    """Baggage: as whatever brings most, if it is better than a Missed! to come."""
    seat = seat_of(option, "target")
    if text(option, "name") == "bang":
        return situation.shot(seat) - 0.6
    return situation.rob(seat, take=text(option, "name") == "panic") - 0.7


def sacrifice(situation: Situation, option: Option) -> float:
    """Sleeper Car: a shot more for a blue card."""
    return situation.shot(seat_of(option, "target")) - cost_of(situation, text(option, "card")) - 0.1


def give_up(situation: Situation, option: Option) -> float:
    """What a card costs that is used in answer to something."""
    return cost_of(situation, text(option, "card"))


# -------------------------------------------------------------------- answers


def take_railcar(situation: Situation, _question: Question, option: Option) -> float:
    if option.passes:
        return 0.0
    return pay_for(situation, option) if option.kind == "pay_for" else take_freely(situation, option)


def give_up_mine(situation: Situation, _question: Question, option: Option) -> float:
    """The card that is worth least to me."""
    return -cost_of(situation, option.card) if isinstance(option, Pick) else 0.0


def give_up_card(situation: Situation, _question: Question, option: Option) -> float:
    if isinstance(option, Pick):
        return -situation.worth_in_play(option.card)
    me = situation.me
    return situation.hit_chance(me, 1) * situation.loss(me) - 0.2


def lay_railcar(situation: Situation, question: Question, option: Option) -> float:
    """What helps goes to me or to a friend, what hinders to a foe."""
    seat = seat_of(option)
    worth = RAILCARS.get(name_of(text(question, "card")), 0.5)
    if seat == situation.me:
        return worth
    return -worth * situation.care(seat) * (0.8 if situation.players[seat].alive else 1.0)


def discard_railcar(situation: Situation, _question: Question, option: Option) -> float:
    assert isinstance(option, Pick)
    owner = next(player.seat for player in situation.players if option.card in player.in_play)
    return situation.gain_of_card(option.card, owner, take=False)


def to_a_friend(situation: Situation, _question: Question, option: Option) -> float:
    return -situation.care(seat_of(option))


def keep_railcar(_situation: Situation, _question: Question, option: Option) -> float:
    return RAILCARS.get(name_of(text(option, "card")), 0.5)


def switch_for(situation: Situation, question: Question, option: Option) -> float:
    return situation.gain_of_card(text(option, "card"), seat_of(question, "owner"), take=True)


def trade(situation: Situation, _question: Question, option: Option) -> float:
    """Whatever is worth less than a new card."""
    if isinstance(option, Pick):
        return NEW_CARD - 0.1 - keep(situation, option.card)
    return -0.1 if isinstance(option, PassFor) else 0.0


def spare_one(situation: Situation, question: Question, option: Option) -> float:
    """A foe gets no present; a friend is not hurt."""
    if option.passes:
        return 0.0
    seat = seat_of(option)
    if text(question, "by") in GIFTS:
        return CARD * situation.care(seat)
    return -situation.hit_chance(seat, 1) * situation.loss(seat)


LORE = Lore(
    keep={
        "cactus": 1.1,
        "evaded": 1.2,
        "full_steam": 0.4,
        "knife_revolver": 0.9,
        "map": 0.5,
        "money_bag": 0.5,
        "most_wanted": 0.7,
        "next_stop": 0.6,
        "refund": 0.5,
        "strongbox": 1.0,
        "switch": 0.4,
        "train_robbery": 0.8,
        "water_tower": 0.9,
    },
    in_play={**RAILCARS, "map": 0.5, "refund": 0.5, "strongbox": 1.0, "dragoon": 0.7},
    ranks={
        "pay_for": EQUIP,
        "take_freely": EQUIP,
        "move_train": EQUIP,
        "water_tower": EQUIP,
        "next_stop": DRAW,
        "full_steam": LAST,
        "zippy_roy": LAST,
        "knife_revolver": HIT,
        "train_robbery": HIT,
        "most_wanted": DRAW,
        "money_bag": DRAW,
        "switch": ROB,
        "cattle_truck": DRAW,
        "mail_car": DRAW,
        "lounge_car": DRAW,
        "coal_hopper": ROB,
        "circus_wagon": ROB,
        "passenger_car": ROB,
        "use_as": ROB,
        "sacrifice": HIT,
        "express_car": LAST,
    },
    plays={
        "pay_for": pay_for,
        "take_freely": take_freely,
        "move_train": move_train,
        "water_tower": water_tower,
        "next_stop": next_stop,
        "full_steam": full_steam,
        "zippy_roy": zippy_roy,
        "knife_revolver": knife_revolver,
        "train_robbery": train_robbery,
        "most_wanted": most_wanted,
        "money_bag": money_bag,
        "switch": switch,
        "cattle_truck": cattle_truck,
        "mail_car": draws_more,
        "lounge_car": draws_more,
        "coal_hopper": coal_hopper,
        "circus_wagon": circus_wagon,
        "passenger_car": passenger_car,
        "express_car": express_car,
        "use_as": use_as,
        "sacrifice": sacrifice,
    },
    answers={
        "take_railcar": take_railcar,
        "pay_station": give_up_mine,
        "give_up_in_play": give_up_mine,
        "switch_away": give_up_mine,
        "give_up_card": give_up_card,
        "lay_railcar": lay_railcar,
        "run_locomotive": run_locomotive,
        "trade_at_station": trade,
        "discard_by_map": trade,
        "discard_railcar": discard_railcar,
        "mail_to": to_a_friend,
        "keep_railcar": keep_railcar,
        "switch_for": switch_for,
        "spare_one": spare_one,
    },
    defences={"sacrifice_in_answer": give_up, "divert": give_up},
    checks={"most_wanted": {"S": -1.0}, "cactus": {"H": 1.0, "D": 1.0}},
)
