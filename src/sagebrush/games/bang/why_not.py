"""Why a card in hand cannot be played or used now."""

from __future__ import annotations

from typing import Final

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option, Question, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.flow.shot import gives_missed, missed_name
from sagebrush.games.bang.options import Answer, Defend, DiscardBang, LastChance, Play, PlayAs, PlayCards
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: The questions that a Missed! effect answers, be it for oneself or for a card in play.
SHOT_AT: Final = ("defend", "save_card")


def why_not(table: BangTable, decision: Decision[Option]) -> tuple[WhyNot, ...]:
    """One entry for each card of the asked player's hand that is not offered, and for what lies on the table."""
    question = decision.question
    if not isinstance(question, PlayCards | DiscardBang | LastChance) and question.kind not in SHOT_AT:
        return ()
    offered = {option.card for option in decision.options if isinstance(option, Play | PlayAs | Answer)}
    found: list[WhyNot] = []
    for card in table.hands[decision.seat]:
        if card.id not in offered:
            message, ruling = _reason(table, decision, card)
            found.append(WhyNot(card.id, message, ruling))
    return tuple(found + _in_front(table, decision) + _out_of_reach(table, decision))


def _in_front(table: BangTable, decision: Decision[Option]) -> list[WhyNot]:
    """Cards in front of the asked player that have no effect now, or are green and just played (BANG-254)."""
    question = decision.question
    if not isinstance(question, PlayCards) and question.kind not in SHOT_AT:
        return []
    front = table.fronts[decision.seat]
    if (reason := table.silence(decision.seat)) is not None:
        step = "may_play" if isinstance(question, PlayCards) else "may_defend"
        return [WhyNot(card.id, *reason) for card in front if step in card.rule.trait.steps]
    cards = [card for card in front if card.border == "green" and card in table.fresh]
    return [WhyNot(card.id, "bang-why-just-played", "BANG-254") for card in cards]


def _out_of_reach(table: BangTable, decision: Decision[Option]) -> list[WhyNot]:
    """What lies on the table for everybody and is not offered to the player in phase 2."""
    if not isinstance(decision.question, PlayCards):
        return []
    return [why for trait in table.own("explains", decision.seat) for why in trait.explains(table, decision.seat)]


def _reason(table: BangTable, decision: Decision[Option], card: Card) -> Reason:
    question, seat = decision.question, decision.seat
    if question.kind in SHOT_AT:
        return _why_no_answer(table, question, seat, card)
    if isinstance(question, DiscardBang):
        counts = table.counts_as(seat, card, "bang")
        forbidden = table.unusable(seat, card, "bang") if counts else table.not_as(seat, card, "bang")
        return forbidden or ("bang-why-not-a-bang", "BANG-154" if table.dueling else "BANG-077")
    if isinstance(question, LastChance):
        return _why_not_a_beer(table, seat, card)
    return table.unplayable(seat, card, card.name) or card.rule.refusal(table, seat, card)


def _why_no_answer(table: BangTable, question: Question, seat: Seat, card: Card) -> Reason:
    if isinstance(question, Defend) and not question.needed:
        return ("bang-why-nothing-cancels", "BANG-746")
    if card.border == "green" and "may_defend" in card.rule.trait.steps:
        return ("bang-why-only-from-play", "BANG-255")
    forbidden = table.unplayable(seat, card, missed_name(card)) if gives_missed(table, seat, card) else None
    return forbidden or ("bang-why-not-a-missed", "BANG-190")


def _why_not_a_beer(table: BangTable, seat: Seat, card: Card) -> Reason:
    if card.name != "beer":
        return ("bang-why-not-a-beer", "BANG-268")
    if len(table.living) <= 2:
        return ("bang-why-beer-two-left", "BANG-139")
    return table.unplayable(seat, card, "beer") or ("bang-why-beer-too-few", "BANG-136")
