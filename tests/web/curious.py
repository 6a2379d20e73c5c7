"""A game of Western Legends with the second board in which everything is tried that it brings."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.config import configure
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.games.legends.options import Move
from tests.web.positions import Position

#: What is done wherever it can be.
TRIED = ("rob_train", "open_frontier", "challenge", "play_faro", "join", "take_longhorn", "deliver_longhorn")
#: What must have happened: the tag of the event, and of a fight the foe.
MOMENTS = (
    "event_resolved",
    "train_boarded",
    "frontier_opened",
    "longhorn_delivered",
    "roller_challenged",
    "fight_announced:train_guard",
    "fight_announced:renegade",
    "points_gained:gambler",
)
SEEDS = 60


class Curious(NamedTuple):
    """A game to its end: its record, by moment the answers that came before it and whose answer led to it."""

    record: str
    moments: dict[str, tuple[int, int]]
    dangers: tuple[Position, ...]


def tag(record: object) -> str:
    return str(type(record).__struct_config__.tag)  # type: ignore[attr-defined]


def named(event: Any) -> str:
    match tag(event):
        case "fight_announced":
            return f"fight_announced:{event.foe}"
        case "points_gained":
            return f"points_gained:{event.track}"
        case "event_resolved" if event.seat is None:
            return "event_before_the_game"
        case other:
            return other


def of_interest(view: Any) -> set[str]:
    """Spaces where something of the expansion can be met."""
    parts = view.parts
    lying = {token.space for token in (*parts["waiting"].tokens, *parts["frontier"].tokens)}
    return {parts["train"].space, *lying, *parts["longhorns"].spaces}


def curious(decision: Decision[Option], view: Any, chance: Chance) -> Option | None:
    """What somebody would do who wants to have seen everything; None leaves it to the bot."""
    tried = [option for option in decision.options if tag(option) in TRIED]
    if tried:
        return tried[chance.below(len(tried))]
    spaces = of_interest(view)
    there = [option for option in decision.options if isinstance(option, Move) and option.to in spaces]
    return there[chance.below(len(there))] if there and chance.below(2) else None


def faces_a_renegade(decision: Decision[Option], view: Any) -> bool:
    """One touch away."""
    waiting = {token.space for token in view.parts["waiting"].tokens if token.foe == "renegade"}
    return any(isinstance(option, Move) and option.to in waiting for option in decision.options)


def played(seed: int) -> Curious:
    rules = game_named("legends")
    config = configure(rules.info, players=4, expansions=["ante_up"], options={"length": "short"})
    match, chance = Match.start(rules, config, seed), Chance(seed)
    bots = [make_bot("simple", "legends", seed=seat) for seat in range(4)]
    moments: dict[str, tuple[int, int]] = {}
    dangers: list[Position] = []
    while (decision := match.decision) is not None:
        view, before, seat = match.view(decision.seat), match.event_count, int(decision.seat)
        if not dangers and faces_a_renegade(decision, view):
            dangers.append(Position(match.record.encode().decode(), match.answer_count, seat))
        answer = curious(decision, view, chance) or bots[seat].choose(view, decision)
        match.answer(answer, seat=decision.seat)
        for event in match.all_events(before):
            moments.setdefault(named(event), (match.answer_count - 1, seat))
    return Curious(match.record.encode().decode(), moments, tuple(dangers))


@cache
def everything() -> Curious:
    """The first game in which all of it happened."""
    for seed in range(SEEDS):
        game = played(seed)
        if game.dangers and all(moment in game.moments for moment in MOMENTS):
            return game
    raise AssertionError("no such game among so many")
