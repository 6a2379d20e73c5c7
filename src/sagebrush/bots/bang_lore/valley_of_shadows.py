"""The Valley of Shadows."""

from __future__ import annotations

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, EQUIP, HIT, ROB, Lore
from sagebrush.bots.bang_situation import CARD, DOUBT, Situation
from sagebrush.core.options import Option, PassFor, Question
from sagebrush.games.bang.options import Aimed, Answer, AnswerByAbility, Pick, Play, UseAbility

#: Two lives at once are worth a second card only if they hit.
SECOND_CARD = 0.3
#: What a card that is aimed at me would cost me, where it is not a life.
HURTS = {"jail": 1.2, "rattlesnake": 1.0, "bounty": 0.4, "tequila": -1.0}
#: What most others cost: a card.
ROBBED = 0.6


def seat_of(option: Option) -> int:
    """The player that an option names."""
    seat: int = getattr(option, "seat", -1)
    return seat


def target_of(option: Option) -> int:
    """The player that a play is aimed at."""
    assert isinstance(option, Play | UseAbility)
    assert option.target is not None
    return option.target


# -------------------------------------------------------------------- cards that stay


def ghost(situation: Situation, option: Option) -> float:
    """A friend who cannot die is worth much; the roles of the dead lie open."""
    return -2.0 * situation.care(target_of(option))


def rattlesnake(situation: Situation, option: Option) -> float:
    """A quarter of a life in each turn, until he gets rid of it."""
    seat = target_of(option)
    care = situation.care(seat)
    return -1.0 if care <= DOUBT or situation.players[seat].ghost else 0.4 * situation.loss(seat)


def bounty(situation: Situation, option: Option) -> float:
    care = situation.care(target_of(option))
    return -1.0 if care <= DOUBT else 0.4 * care


def near_gun(situation: Situation, _option: Option) -> float:
    """LeMat and Shotgun reach no further than the Colt: for who is unarmed and has a foe beside him."""
    if situation.mine.reach > 1:
        return -1.0
    beside = [seat for seat in situation.others if situation.mine.distances[seat] == 1]
    return 0.3 * max([situation.care(seat) for seat in beside], default=0.0)


# -------------------------------------------------------------------- cards that act


def aim(situation: Situation, option: Option) -> float:
    """Like the BANG! card that goes with it, but for two lives: best where they are the last."""
    seat = target_of(option)
    care = situation.care(seat)
    if care <= DOUBT or situation.players[seat].ghost:
        return -1.0
    hit = situation.hit_chance(seat, 2 if situation.can("slab_the_killer") else 1)
    return hit * situation.loss(seat, 2) + (1 - hit) * care * CARD - SECOND_CARD


def fanning(situation: Situation, option: Option) -> float:
    """A shot at one, and at whom I like best of those beside him; where all of them are friends, better not."""
    first = target_of(option)
    distances = situation.players[first].distances
    beside = [seat for seat in situation.others if seat != first and distances[seat] == 1]
    return situation.shot(first) + max([hits(situation, seat) for seat in beside], default=0.0) - 0.1


def hits(situation: Situation, seat: int) -> float:
    """My gain from a BANG! effect that I cannot keep from this seat."""
    return situation.hit_chance(seat, 1) * situation.loss(seat)


def bandidos(situation: Situation, _option: Option) -> float:
    """Everybody else gives up two cards, or a life where there are none."""
    gain = 0.0
    for seat in situation.others:
        cards = min(situation.players[seat].hand_size, 2)
        gain += situation.care(seat) * CARD * cards if cards else situation.loss(seat)
    return gain - 0.1


def poker(situation: Situation, _option: Option) -> float:
    """A card of everybody else's, and two of them for me unless there is an ace."""
    players = [seat for seat in situation.others if situation.players[seat].hand_size]
    return min(len(players), 2) * CARD * 0.7 + sum([0.3 * situation.care(seat) for seat in players]) - 0.2


def tornado(situation: Situation, option: Option) -> float:
    """Two of my worst cards go, two of unknown worth come, if my neighbour on the right has them."""
    assert isinstance(option, Play)
    order = situation.view.order
    place = order.index(situation.mine.seat)
    right = next(seat for seat in (*order[:place][::-1], *order[place:][::-1]) if situation.players[seat].alive)
    passed = sorted([keep(situation, card) for card in situation.hand if card != option.card])[:2]
    return min(situation.players[right].hand_size, 2) * 1.2 * CARD - sum(passed)


# -------------------------------------------------------------------- abilities


def black_flower(situation: Situation, option: Option) -> float:
    """A shot more, for a club that will not be missed."""
    assert isinstance(option, UseAbility)
    assert option.card is not None
    needed = 2 if situation.can("slab_the_killer") else 1
    return situation.shot(target_of(option), missed_needed=needed) - 0.6 * keep(situation, option.card)


def spot_burst_ringer(situation: Situation, _option: Option) -> float:
    return situation.shoot_all() - 0.3


# -------------------------------------------------------------------- answers


def aimed(situation: Situation, question: Question, option: Option) -> float:
    """A card against what is aimed at me: where that would hurt more than the card is worth."""
    assert isinstance(question, Aimed)
    if not isinstance(option, Answer | AnswerByAbility):
        return -0.1 if isinstance(option, PassFor) else 0.0
    cost = 0.5 * keep(situation, option.card) if isinstance(option, Answer) else 0.0
    if question.name in ("duel", "tomahawk", "punch", "springfield"):
        return -0.8 * situation.loss(situation.me) - cost
    return HURTS.get(question.name, ROBBED) - cost


def save_life(situation: Situation, question: Question, option: Option) -> float:
    """A friend's life, or two cards for one where I do not mind; never a foe's."""
    if not isinstance(option, Answer):
        return -0.1 if isinstance(option, PassFor) else 0.0
    seat: int = getattr(question, "target", -1)
    return -situation.loss(seat) + CARD - keep(situation, option.card) * 0.5


def take_thanks(situation: Situation, _question: Question, option: Option) -> float:
    """The cards of a friend stay where they are."""
    seat = seat_of(option)
    return situation.care(seat) if seat >= 0 else 0.0


def pay_bandidos(situation: Situation, question: Question, option: Option) -> float:
    """The cards that will be missed least, or a life, whichever costs less."""
    if isinstance(option, Pick):
        worths = sorted([keep(situation, card) for card in situation.hand if card != option.card])
        count: int = getattr(question, "count", 1)
        return -0.8 * (keep(situation, option.card) + sum(worths[: count - 1]))
    return situation.loss(situation.me) if option.passes else -10.0


def put_down(situation: Situation, question: Question, option: Option) -> float:
    """What will be missed least; against a foe an ace spoils it all."""
    assert isinstance(option, Pick)
    foe: int = getattr(question, "user", -1)
    ace = option.card.split(":")[1].startswith("A") and situation.care(foe) > DOUBT
    return (0.6 if ace else 0.0) - keep(situation, option.card)


def shoot_at(situation: Situation, _question: Question, option: Option) -> float:
    """Whom a shot hurts most to my liking."""
    seat = seat_of(option)
    return hits(situation, seat) if seat >= 0 else 0.0


def may_shoot(situation: Situation, _question: Question, option: Option) -> float:
    """A card less for a shot."""
    seat = seat_of(option)
    return situation.shot(seat) - CARD if seat >= 0 else 0.0


LORE = Lore(
    keep={
        "ghost": 0.6,
        "escape": 0.9,
        "aim": 0.7,
        "backfire": 1.2,
        "saved": 1.0,
        "fanning": 0.9,
        "tomahawk": 0.9,
        "poker": 0.9,
        "bandidos": 0.9,
        "tornado": 0.4,
        "last_call": 1.0,
        "lemat": 0.4,
        "shotgun": 0.4,
        "bounty": 0.5,
        "rattlesnake": 0.7,
    },
    in_play={"ghost": 3.0, "rattlesnake": -0.9, "bounty": -0.4, "lemat": 0.5, "shotgun": 0.5},
    ranks={
        "ghost": EQUIP,
        "rattlesnake": ROB,
        "bounty": ROB,
        "aim": HIT,
        "fanning": HIT,
        "bandidos": HIT,
        "poker": DRAW,
        "tornado": DRAW,
        "black_flower": HIT,
        "spot_burst_ringer": HIT,
    },
    plays={
        "ghost": ghost,
        "rattlesnake": rattlesnake,
        "bounty": bounty,
        "lemat": near_gun,
        "shotgun": near_gun,
        "aim": aim,
        "fanning": fanning,
        "bandidos": bandidos,
        "poker": poker,
        "tornado": tornado,
        "black_flower": black_flower,
        "spot_burst_ringer": spot_burst_ringer,
    },
    answers={
        "aimed": aimed,
        "save_life": save_life,
        "take_thanks": take_thanks,
        "pay_bandidos": pay_bandidos,
        "put_down": put_down,
        "second_target": shoot_at,
        "may_shoot": may_shoot,
    },
    checks={"rattlesnake": {"S": -1.0}, "colorado_bill": {"S": 1.0}},
)
