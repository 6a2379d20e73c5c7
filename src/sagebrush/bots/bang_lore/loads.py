"""Loads of Armed & Dangerous: what they are worth, where they lie best, and what paying with them costs."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_situation import Situation, name_of
from sagebrush.core.options import Option, Question

#: What a load is worth on a character, and on a card that can use it.
LOAD: Final = 0.12
#: What it costs besides to take the last one, with which the card goes.
EMPTIED: Final = 0.3
#: Lives that a Bomb takes, and loads that a bad check costs it.
BLAST: Final = 2
BURNT: Final = 2


# -------------------------------------------------------------------- loads in sight


def on_card(situation: Situation, card: str) -> int:
    """The loads on a card in play."""
    cards: dict[str, int] = getattr(situation.view.parts.get("loads"), "cards", {})
    return cards.get(card, 0)


def on_character(situation: Situation, seat: int) -> int:
    characters: tuple[int, ...] = getattr(situation.view.parts.get("loads"), "characters", ())
    return characters[seat] if characters else 0


def in_front(situation: Situation, seat: int, name: str) -> str:
    """The card of this name before a player; empty where there is none."""
    for card in situation.players[seat].in_play:
        if name_of(card) == name:
            return card
    return ""


def price(situation: Situation, count: int) -> float:
    """What so many loads are worth to me: those on my character go first, then those that no card will miss."""
    cheap = on_character(situation, situation.me)
    cards = [card for card in situation.mine.in_play if on_card(situation, card) and name_of(card) != "bomb"]
    spare = sum([on_card(situation, card) - 1 for card in cards])
    cost = 0.0
    for number in range(count):
        if number < cheap:
            cost += LOAD
        elif number < cheap + spare:
            cost += 1.5 * LOAD
        else:
            cost += 1.5 * LOAD + EMPTIED
    return cost


def spent(situation: Situation, card: str, count: int) -> float:
    """What it costs to use a card for so many of its loads."""
    return 0.5 * LOAD * count + (EMPTIED / 2 if on_card(situation, card) <= count else 0.0)


# -------------------------------------------------------------------- where loads lie


def place_load(situation: Situation, _question: Question, option: Option) -> float:
    """Where it does most: on a card that has not many, on my character, or on a Bomb that would go off."""
    card: str = getattr(option, "card", "")
    if not card:
        return 0.0 if option.passes else LOAD
    loads = on_card(situation, card)
    if name_of(card) == "bomb":
        return 1.0 if loads == BURNT else -0.1
    return 2 * LOAD - 0.05 * loads + 0.05 * situation.worth_in_play(card)


def pay_load(situation: Situation, _question: Question, option: Option) -> float:
    """From my character first; a card is not emptied without need, least of all a Bomb."""
    card: str = getattr(option, "card", "")
    if not card:
        return 1.0
    if name_of(card) == "bomb":
        return -5.0
    loads = on_card(situation, card)
    return 0.1 * loads - (situation.worth_in_play(card) + 0.5 if loads == 1 else 0.0)


def choose_load(situation: Situation, question: Question, option: Option) -> float:
    """The last load of a card hurts most, above all that of a Bomb."""
    owner: int = getattr(question, "owner", situation.me)
    card: str = getattr(option, "card", "")
    if not card:
        return LOAD
    last = on_card(situation, card) == 1
    if name_of(card) == "bomb":
        return situation.loss(owner, BLAST) if last else 0.0
    return situation.care(owner) * situation.worth_in_play(card) if last else 1.2 * LOAD
