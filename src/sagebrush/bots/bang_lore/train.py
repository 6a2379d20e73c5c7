"""What the train is worth: its railcars, their prices at the stations, and the locomotive at the end of the line."""

from __future__ import annotations

from typing import Any, Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_situation import CARD, Situation, name_of
from sagebrush.games.bang.rules import BOOK

#: What a railcar in front of somebody is worth to him.
RAILCARS: Final[dict[str, float]] = {
    "sleeper_car": 0.8,
    "baggage_car": 0.9,
    "caboose": 0.8,
    "cattle_truck": 0.6,
    "circus_wagon": 0.4,
    "coal_hopper": 0.6,
    "dining_car": 0.9,
    "express_car": 0.8,
    "ghost_car": 2.5,
    "lounge_car": 0.9,
    "lumber_flatcar": -0.6,
    "mail_car": 1.0,
    "observation_car": 1.2,
    "passenger_car": 0.9,
    "prisoner_car": 0.5,
    "private_car": 0.3,
}
#: A store in which I choose first.
STORE: Final = 0.3
#: The borders of cards that count as blue.
BLUE: Final = ("blue", "orange")


def train_of(situation: Situation) -> Any:
    """The train as everybody sees it."""
    return situation.view.parts.get("train")


def cost_of(situation: Situation, card: str) -> float:
    """What I give up with a card of mine, in hand or in play."""
    if card in situation.hand:
        return keep(situation, card) * (0.4 if situation.spare else 0.75)
    return situation.worth_in_play(card)


def fits(sign: str, card: str) -> bool:
    """Whether a card of mine goes for a sign of a station; railcars have neither suit nor rank."""
    kind, _, what = sign.partition(":")
    printed = card.split(":")[1] if ":" in card else ""
    if kind == "card":
        return name_of(card) in what.split("/")
    if kind == "suit":
        return printed[-1:].lower() == what[:1]
    if kind == "rank":
        low = printed[:-1] in ("2", "3", "4", "5", "6", "7", "8", "9")
        return bool(printed) and low == what.startswith("2")
    return kind != "blue" or BOOK[name_of(card)].border in BLUE


def price(situation: Situation, station: str) -> float:
    """What the station costs me at its cheapest."""
    signs: tuple[str, ...] = next(each.price for each in train_of(situation).stations if each.name == station)
    if signs == ("life",):
        return -situation.loss(situation.me)
    mine = (*situation.hand, *situation.mine.in_play)
    costs = sorted([cost_of(situation, card) for card in mine if fits(signs[0], card)])
    return sum(costs[: len(signs)]) if costs else CARD


def railcar(situation: Situation, card: str) -> float:
    """What it is worth to me to have this railcar from the train."""
    name = name_of(card)
    if name == "lumber_flatcar":
        return 0.5 * max([situation.care(seat) for seat in situation.others], default=0.0)
    if name == "ghost_car" and situation.mine.role == "sheriff":
        return max([-2.0 * situation.care(player.seat) for player in situation.players if player.role != "sheriff"])
    if name == "ghost_car" and situation.mine.life > 2:
        return 1.5
    return RAILCARS.get(name, 0.6)


def locomotive(situation: Situation) -> float:
    """My gain when the locomotive does what it does now."""
    if train_of(situation).locomotive == "leland":
        return STORE - 0.1 * sum([situation.care(seat) for seat in situation.others])
    me = situation.me
    return situation.shoot_all() + situation.hit_chance(me, 1) * situation.loss(me)


def arrival(situation: Situation) -> float:
    """My gain from what happens if the train moves one station on."""
    train = train_of(situation)
    return locomotive(situation) if train.place + 1 >= len(train.stations) else 0.0
