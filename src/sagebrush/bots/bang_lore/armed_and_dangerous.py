"""Armed & Dangerous: its cards, what loads should be paid for, checks and Bombs."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, EQUIP, HIT, LAST, ROB, Lore
from sagebrush.bots.bang_lore.loads import (
    BLAST,
    EMPTIED,
    LOAD,
    choose_load,
    in_front,
    on_card,
    on_character,
    pay_load,
    place_load,
    price,
    spent,
)
from sagebrush.bots.bang_situation import CARD, DOUBT, NO_BANG, NO_MISSED, NOTHING, Situation, name_of
from sagebrush.core.options import Option, PassFor, Question
from sagebrush.games.bang.options import Accept, AnswerInPlay, Play, UseAbility, UseCard

#: What a check is worth to who makes it, by what it is for: the stake, and how likely it ends well.
STAKES: Final = {
    "jail": (1.2, 0.25),
    "barrel": (1.2, 0.25),
    "jourdonnais": (1.2, 0.25),
    "dynamite": (3.0, 0.85),
    "bomb": (1.0, 0.5),
    "rattlesnake": (1.2, 0.75),
    "julie_cutter": (0.8, 0.5),
    "colorado_bill": (0.6, 0.25),
    "teren_kill": (2.0, 0.75),
    "vendetta": (1.5, 0.25),
}
#: The suits that are good for who makes the check; hearts where nothing else is said.
GOOD: Final = {
    "bomb": "HD",
    "julie_cutter": "HD",
    "rattlesnake": "HDC",
    "teren_kill": "HDC",
    "colorado_bill": "S",
}


def used(option: Option) -> str:
    assert isinstance(option, UseCard)
    return option.card


# -------------------------------------------------------------------- dangerous cards, used


def ace_up_the_sleeve(situation: Situation, option: Option) -> float:
    return CARD - spent(situation, used(option), 2)


def whip(situation: Situation, option: Option) -> float:
    assert isinstance(option, UseCard)
    return _best_in_play(situation, option.target, take=False) - spent(situation, option.card, 3)


def beer_keg(situation: Situation, option: Option) -> float:
    return situation.heal(situation.me) - spent(situation, used(option), 3)


def lockpick(situation: Situation, option: Option) -> float:
    assert isinstance(option, UseCard)
    assert option.target is not None
    if situation.care(option.target) <= DOUBT:
        return -1.0
    return situation.gain_of_hand(option.target, take=True) - spent(situation, option.card, 3)


def bandolier(situation: Situation, option: Option) -> float:
    """Another shot at the best of those in range, once the first is fired."""
    if not situation.view.bangs or not situation.bangs():
        return -1.0
    reach = situation.mine.reach
    return _best_shot(situation, reach) - keep(situation, "bang:2C") * 0.3 - spent(situation, used(option), 1)


def bell_tower(situation: Situation, option: Option) -> float:
    """A shot at somebody who is out of range, if there is one worth more than those in range."""
    if situation.view.bangs or not situation.bangs():
        return -1.0
    near, far = _best_shot(situation, situation.mine.reach), _best_shot(situation, len(situation.players) + 3)
    return far - max(near, 0.0) - 0.1 - spent(situation, used(option), 1)


def _best_shot(situation: Situation, reach: int) -> float:
    shots = [situation.shot(seat) for seat in situation.others if (situation.mine.distances[seat] or 99) <= reach]
    return max(shots, default=-1.0)


def _best_in_play(situation: Situation, target: int | None, *, take: bool) -> float:
    if target is None:
        return -1.0
    cards = situation.players[target].in_play
    return max([situation.gain_of_card(card, target, take=take) for card in cards], default=-1.0)


# -------------------------------------------------------------------- cards from hand


def bomb(situation: Situation, option: Option) -> float:
    """It goes round, but begins with a foe, who has to get rid of it."""
    assert isinstance(option, Play)
    assert option.target is not None
    care = situation.care(option.target)
    return (
        -1.0 if care <= DOUBT or situation.players[option.target].ghost else 0.3 * situation.loss(option.target, BLAST)
    )


def double_barrel(situation: Situation, _option: Option) -> float:
    """It reaches no further than the Colt, but what it hits is hit: for who is unarmed and has diamonds to fire."""
    diamonds = [card for card in situation.hand if name_of(card) == "bang" and card.split(":")[1].endswith("D")]
    return 0.3 + 0.2 * len(diamonds) if situation.mine.reach == 1 else -1.0


def arrow(situation: Situation, option: Option) -> float:
    assert isinstance(option, Play)
    assert option.target is not None
    return _arrow(situation, option.target) - 0.1


def _arrow(situation: Situation, seat: int) -> float:
    """The target has no BANG! card, or gives one up."""
    care = situation.care(seat)
    if care <= DOUBT or situation.players[seat].ghost:
        return -1.0
    hit = NO_BANG ** situation.players[seat].hand_size
    return hit * situation.loss(seat) + (1 - hit) * care * CARD


def squaw(situation: Situation, option: Option) -> float:
    assert isinstance(option, Play)
    return _best_in_play(situation, option.target, take=False) - 0.1


def rust(situation: Situation, _option: Option) -> float:
    """Loads that foes lose, and those that I get of them; a Bomb that goes off counts most."""
    gain, gained = 0.0, 0
    for seat in situation.others:
        care = situation.care(seat)
        cards = [card for card in situation.players[seat].in_play if on_card(situation, card)]
        lost = len(cards) + (on_character(situation, seat) > 0)
        gained += lost
        gain += lost * LOAD * care
        gain += sum([EMPTIED * care for card in cards if on_card(situation, card) == 1])
        if "bomb" in [name_of(card) for card in cards if on_card(situation, card) == 1]:
            gain += situation.loss(seat, BLAST)
    return gain + LOAD * min(gained, 4 - on_character(situation, situation.me)) - 0.15


def reloading(situation: Situation, _option: Option) -> float:
    """Three loads, best where there is something to load."""
    guns = [card for card in situation.mine.in_play if on_card(situation, card) and name_of(card) != "bomb"]
    return 2 * LOAD if guns else 0.5 * LOAD


# -------------------------------------------------------------------- abilities


def bass_greeves(situation: Situation, option: Option) -> float:
    """Two loads for the card that will be missed least, if there is something to pay with them."""
    assert isinstance(option, UseAbility)
    assert option.card is not None
    guns = [card for card in situation.mine.in_play if on_card(situation, card)]
    return (3 if guns else 1) * LOAD - keep(situation, option.card) * (0.3 if situation.spare else 0.6)


def mexicali_kid(situation: Situation, option: Option) -> float:
    assert isinstance(option, UseAbility)
    assert option.target is not None
    return situation.shot(option.target) - price(situation, 2)


def frankie_canton(situation: Situation, option: Option) -> float:
    """A load of a foe's for me; a friend keeps his."""
    assert isinstance(option, UseAbility)
    care = situation.care(option.target if option.target is not None else situation.me)
    return LOAD * (1 + care) if care > DOUBT else -1.0


def red_ringo(_situation: Situation, _option: Option) -> float:
    """Loads on cards can do more."""
    return LOAD


# -------------------------------------------------------------------- what loads are paid for


def strengthen_card(situation: Situation, question: Question, option: Option) -> float:
    """A card, a life or a card of somebody else's, against what the loads are worth."""
    times: int = getattr(option, "times", 0)
    if not times:
        return 0.0
    by: str = getattr(question, "by", "")
    cost: int = getattr(question, "cost", 1)
    if by == "a_little_nip":
        gain = situation.heal(situation.me, 1 + times) - situation.heal(situation.me)
    else:
        gain = times * CARD
    return gain - price(situation, times * cost)


def further_target(situation: Situation, question: Question, option: Option) -> float:
    seat: int = getattr(option, "seat", -1)
    if seat < 0:
        return 0.0
    gain = _arrow(situation, seat) if getattr(question, "by", "") == "arrow" else situation.shot(seat)
    return gain - price(situation, 2)


def strengthen_shot(situation: Situation, question: Question, option: Option) -> float:
    """What the weapon adds to this shot, against a load of its own."""
    if option.passes:
        return 0.0
    by: str = getattr(question, "by", "")
    target: int = getattr(question, "target", situation.me)
    hit = situation.hit_chance(target, 2 if situation.can("slab_the_killer") else 1)
    loss, care = situation.loss(target), situation.care(target)
    gains = {
        "big_fifty": (NO_MISSED ** situation.players[target].hand_size - hit) * loss,
        "buntline_special": (1 - hit) * care * CARD,
        "double_barrel": (1 - hit) * loss,
        "thunderer": CARD,
    }
    return gains.get(by, 0.0) - spent(situation, in_front(situation, situation.me, by), 1)


def take_back(situation: Situation, question: Question, option: Option) -> float:
    if option.passes:
        return 0.0
    return keep(situation, getattr(question, "by", "")) - price(situation, getattr(question, "cost", 1))


def al_preacher(situation: Situation, _: Question, option: Option) -> float:
    """He pays for his card."""
    return CARD - price(situation, 2) if isinstance(option, Accept) else 0.0


# -------------------------------------------------------------------- checks and Bombs


def repeat_check(situation: Situation, question: Question, option: Option) -> float:
    """A load where the next card is likely to be better for me than this one."""
    if not isinstance(option, AnswerInPlay):
        return -0.01 if isinstance(option, PassFor) else 0.0
    by: str = getattr(question, "by", "")
    stake, likely = STAKES.get(by, (0.5, 0.25))
    player: int = getattr(question, "target", situation.me)
    well = 1.0 if _ends_well(by, getattr(question, "card", "x:2C")) else 0.0
    return (well - likely) * stake * situation.care(player) - spent(situation, option.card, 1) - 0.1


def _ends_well(by: str, card: str) -> bool:
    sign = card.split(":")[1]
    if by == "dynamite":
        return not (sign[-1] == "S" and sign[:-1] in "23456789")
    return sign[-1] in GOOD.get(by, "H")


def hand_on(situation: Situation, _question: Question, option: Option) -> float:
    """To the foe who would mind most."""
    seat: int = getattr(option, "seat", situation.me)
    return NOTHING if situation.players[seat].ghost else situation.loss(seat, BLAST)


LORE = Lore(
    keep={
        "caravan": 1.2,
        "a_little_nip": 1.0,
        "quick_shot": 0.9,
        "flintlock": 0.9,
        "arrow": 0.8,
        "duck": 1.0,
        "reloading": 0.4,
        "rust": 0.4,
        "squaw": 0.7,
        "ace_up_the_sleeve": 0.7,
        "bandolier": 0.5,
        "whip": 0.7,
        "beer_keg": 0.8,
        "crate": 0.9,
        "bell_tower": 0.4,
        "bomb": 0.6,
        "lockpick": 0.8,
        "tumbleweed": 0.5,
    },
    in_play={
        "ace_up_the_sleeve": 0.6,
        "bandolier": 0.4,
        "whip": 0.6,
        "beer_keg": 0.7,
        "crate": 0.9,
        "bell_tower": 0.3,
        "bomb": -0.9,
        "lockpick": 0.7,
        "tumbleweed": 0.5,
        "double_barrel": 0.5,
    },
    ranks={
        "bomb": ROB,
        "arrow": HIT,
        "squaw": ROB,
        "rust": ROB,
        "reloading": LAST,
        "bass_greeves": EQUIP,
        "mexicali_kid": HIT,
        "frankie_canton": EQUIP,
        "red_ringo": EQUIP,
    },
    plays={
        "bomb": bomb,
        "double_barrel": double_barrel,
        "arrow": arrow,
        "squaw": squaw,
        "rust": rust,
        "reloading": reloading,
        "bass_greeves": bass_greeves,
        "mexicali_kid": mexicali_kid,
        "frankie_canton": frankie_canton,
        "red_ringo": red_ringo,
    },
    uses={
        "ace_up_the_sleeve": (DRAW, ace_up_the_sleeve),
        "whip": (ROB, whip),
        "beer_keg": (DRAW, beer_keg),
        "lockpick": (DRAW, lockpick),
        "bandolier": (HIT, bandolier),
        "bell_tower": (ROB, bell_tower),
    },
    free_tries={"ms_abigail"},
    answers={
        "gain_load": place_load,
        "place_load": place_load,
        "pay_load": pay_load,
        "choose_load": choose_load,
        "strengthen_card": strengthen_card,
        "further_target": further_target,
        "strengthen_shot": strengthen_shot,
        "take_back_card": take_back,
        "al_preacher": al_preacher,
        "repeat_check": repeat_check,
        "hand_on": hand_on,
    },
    checks={"bomb": {"H": 1.0, "D": 1.0}, "julie_cutter": {"H": 1.0, "D": 1.0}},
)
