"""Gold Rush: what nuggets are worth, and what to spend them on."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, EQUIP, HIT, LAST, ROB, Lore
from sagebrush.bots.bang_plays import effect
from sagebrush.bots.bang_situation import CARD, DOUBT, Situation
from sagebrush.core.options import Option, Question
from sagebrush.games.bang.options import Answer, AnswerByAbility, LastChance, Pick

#: What a nugget is worth that lies idle.
NUGGET: Final = 0.3
#: What a turn is worth to its owner.
TURN: Final = 1.6
#: What an unseen piece of equipment is worth on average.
AVERAGE: Final = 1.0
#: The lives that Rhum brings if there is room for them.
SIPS: Final = 3
#: Rucksack: the nuggets for a life.
LIFE_PRICE: Final = 2

#: What a piece of equipment is worth to whoever has it in front of him.
STAYING: Final[dict[str, float]] = {
    "horseshoe": 0.8,
    "gun_belt": 0.7,
    "wanted": -0.7,
    "calumet": 1.1,
    "gold_pan": 1.2,
    "boots": 1.4,
    "lucky_charm": 1.2,
    "rucksack": 1.4,
    "pickaxe": 2.2,
}


def price_of(option: Option) -> float:
    """What an option costs me in nuggets."""
    price: int = getattr(option, "price", 0)
    return price * NUGGET


def equipment_of(record: Option | Question) -> str:
    name: str = getattr(record, "equipment", "")
    return name


def nuggets(situation: Situation) -> int:
    """How many I have."""
    purses: tuple[int, ...] = getattr(situation.view.parts.get("gold"), "nuggets", ())
    return purses[situation.me] if purses else 0


# -------------------------------------------------------------------- the shop


def buy(situation: Situation, option: Option) -> float:
    return worth_of(situation, equipment_of(option)) - price_of(option)


def worth_of(situation: Situation, name: str) -> float:
    """What a piece of the offer would bring me."""
    if name == "wanted":
        return 0.8 * max([situation.care(seat) for seat in situation.others], default=0.0)
    if name in STAYING:
        # What lies in front of a shadow does not outlast the turn.
        return 0.1 if situation.mine.ghost else STAYING[name]
    return at_once(situation, name)


def at_once(situation: Situation, name: str) -> float:
    match name:
        case "shot":
            return max([situation.heal(seat) for seat in situation.living])
        case "bottle":
            return max(as_bottle(situation))
        case "pardner":
            return max(as_pardner(situation))
        case "rhum":
            return situation.heal(situation.me, SIPS)
        case "union_pacific":
            return 4 * CARD
        case "gold_rush":
            return TURN + situation.heal(situation.me, situation.mine.max_life)
    return AVERAGE


def as_bottle(situation: Situation) -> list[float]:
    """A life for me, a shot at somebody in range or a card of a neighbour's."""
    distances, reach = situation.mine.distances, situation.mine.reach
    near = [seat for seat in situation.others if (distances[seat] or 0) <= 1]
    reached = [seat for seat in situation.others if (distances[seat] or 0) <= reach]
    robs = [situation.rob(seat, take=True) for seat in near]
    return [situation.heal(situation.me), *robs, *[situation.shot(seat) for seat in reached]]


def as_pardner(situation: Situation) -> list[float]:
    """Cards for everybody, a duel or a card less for somebody."""
    store = effect(situation, "general_store", None)
    duels = [situation.duel(seat) for seat in situation.others if not situation.players[seat].ghost]
    return [store, *duels, *[situation.rob(seat, take=False) for seat in situation.others]]


def force_out(situation: Situation, option: Option) -> float:
    """What a foe has against me costs a nugget more than in the shop; a price on a friend's head is taken down too."""
    target: int = getattr(option, "target", situation.me)
    gain = situation.care(target) * STAYING.get(equipment_of(option), AVERAGE)
    return gain - price_of(option) if abs(situation.care(target)) > DOUBT else -1.0


def josh_mccloud(_situation: Situation, _option: Option) -> float:
    return AVERAGE - 2 * NUGGET


# -------------------------------------------------------------------- other ways to earn and to spend


def play_for_gold(situation: Situation, option: Option) -> float:
    """A Beer that heals nothing now, if there are still too many cards when all else is done."""
    card: str = getattr(option, "card", "")
    if situation.heal(situation.me) > 0 and len(situation.living) > 2:
        return -1.0
    return NUGGET - keep(situation, card) * (0.2 if situation.spare else 0.6)


def use_equipment(situation: Situation, option: Option) -> float:
    if equipment_of(option) == "rucksack":
        return situation.heal(situation.me) - LIFE_PRICE * NUGGET
    return card_for_gold(situation, option)


def card_for_gold(_situation: Situation, _option: Option) -> float:
    return CARD - NUGGET


def jacky_murieta(situation: Situation, option: Option) -> float:
    target: int = getattr(option, "target", situation.me)
    return situation.shot(target) - 2 * NUGGET


# -------------------------------------------------------------------- answers


def choose_effect(situation: Situation, _question: Question, option: Option) -> float:
    """What Bottle or Pardner is used for."""
    name: str = getattr(option, "name", "")
    target: int | None = getattr(option, "target", None)
    if name == "beer":
        return situation.heal(situation.me)
    return effect(situation, name, target) + (CARD / 2 if name == "panic" else 0.0)


def for_whom(situation: Situation, question: Question, option: Option) -> float:
    """A drink for a friend, a price on a foe's head."""
    seat: int = getattr(option, "seat", situation.me)
    return situation.care(seat) if equipment_of(question) == "wanted" else situation.heal(seat)


def leave_out(_situation: Situation, question: Question, option: Option) -> float:
    """A card of a suit that is there more than once."""
    assert isinstance(option, Pick)
    cards: tuple[str, ...] = getattr(question, "cards", ())
    suits = [card.split(":")[1][-1] for card in cards]
    return float(suits.count(option.card.split(":")[1][-1]))


def last_chance(situation: Situation, question: Question, option: Option) -> float:
    """A Beer, then gold, then cards; no gold is spent where it does not save me."""
    assert isinstance(question, LastChance)
    if type(option) is Answer:
        return 2.0
    if option.kind == "answer_by_equipment":
        helps = nuggets(situation) // LIFE_PRICE + situation.held("beer")
        return 1.5 if helps >= question.needed else -1.0
    return 1.0 if type(option) is AnswerByAbility else 0.0


LORE = Lore(
    ranks={
        "buy": EQUIP,
        "force_out": ROB,
        "play_for_gold": LAST,
        "use_equipment": DRAW,
        "raddie_snake": DRAW,
        "jacky_murieta": HIT,
        "josh_mccloud": EQUIP,
    },
    plays={
        "buy": buy,
        "force_out": force_out,
        "play_for_gold": play_for_gold,
        "use_equipment": use_equipment,
        "raddie_snake": card_for_gold,
        "jacky_murieta": jacky_murieta,
        "josh_mccloud": josh_mccloud,
    },
    answers={
        "choose_effect": choose_effect,
        "for_whom": for_whom,
        "leave_out": leave_out,
        "last_chance": last_chance,
    },
    checks={"don_bell": {"H": 1.0, "D": 1.0}},
)
