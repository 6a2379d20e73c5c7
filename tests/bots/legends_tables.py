"""Tables of Western Legends laid out by hand, as one seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sagebrush.bots.legends_simple import LegendsSimple
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import CARD
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.options import TakeAction
from sagebrush.games.legends.view import FightView, LegendsPlayer, LegendsView, PokerView, StoryView


def cards(*signs: str) -> tuple[str, ...]:
    """Cards by their corners: `AS` is `living_legend:AS`."""
    return tuple(base_content().card_id[CARD[sign]] for sign in signs)


def player(seat: int, space: str = "D9", hand: Sequence[str] | None = None, **other: Any) -> LegendsPlayer:
    """A neutral player on foot with a revolver; `hand` are cards that can be seen, by their corners."""
    values: dict[str, Any] = {
        "seat": Seat(seat),
        "name": f"P{seat}",
        "character": "wyatt_earp",
        "dealt": None,
        "ability_on": False,
        "space": space,
        "lp": 5,
        "mp": 0,
        "wp": 0,
        "money": 20,
        "nuggets": 0,
        "wounds": 0,
        "cards": 3 if hand is None else len(hand),
        "hand": None if hand is None else cards(*hand),
        "seen": (),
        "weapons": ("revolver",),
        "mounts": (),
        "belongings": (),
        "cattle": (),
        "tokens": () if hand is not None else None,
        "goals": () if hand is not None else None,
        "goals_left": 0,
        "goals_done": (),
        "legend_tokens": 0,
        "legend_values": () if hand is not None else None,
        "speed": 2,
        "hand_limit": 5,
        "money_limit": 120,
        "nugget_limit": 4,
    }
    return LegendsPlayer(**(values | other))


def table(players: Sequence[LegendsPlayer], **other: Any) -> LegendsView:
    """As seat 0 sees it in the middle of its turn; the Sheriff is in his office, and no bandits are about."""
    values: dict[str, Any] = {
        "seat": Seat(0),
        "players": tuple(players),
        "active": Seat(0),
        "first": Seat(0),
        "round": 4,
        "turn": 12,
        "phase": "act",
        "actions": 3,
        "sheriff": "D1",
        "bandits": (),
        "caches": (),
        "stories": (StoryView(None, (), 0), StoryView(None, (), 0)),
        "cattle": {"blue": 8, "green": 8},
        "deck": 30,
        "pile": (),
        "fight": None,
        "poker": None,
        "black": None,
        "end_at": 15,
        "end_round": 0,
        "outcome": "",
        "winners": (),
    }
    return LegendsView(**(values | other))


def fight(other: int | None = None, foe: str = "bandit", kind: str = "npc", **more: Any) -> FightView:
    """A fight of seat 0 before any card is laid."""
    values: dict[str, Any] = {
        "fighter": Seat(0),
        "other": None if other is None else Seat(other),
        "foe": foe,
        "kind": kind,
        "keeper": Seat(3) if other is None else None,
        "attacked": False,
        "laid": False,
        "other_laid": False,
        "card": None,
        "other_card": None,
        "fight_cards": (),
        "drawn": 2 if other is None else 0,
        "shown": False,
        "value": 0,
        "other_value": 0,
    }
    return FightView(**(values | more))


def poker(*flop: str) -> PokerView:
    return PokerView(pot=60, flop=cards(*flop), joined=(Seat(0),), dealer_cards=4, dealer=None)


def ask(view: LegendsView, question: Question, options: Sequence[Option], seed: int = 1) -> Option:
    assert view.seat is not None
    return LegendsSimple(seed).choose(view, Decision(view.seat, question, tuple(options), False))


def act(view: LegendsView, *options: Option, seed: int = 1) -> Option:
    """What it does in its turn."""
    return ask(view, TakeAction(view.actions), options, seed)
