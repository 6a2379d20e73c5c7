"""What each player at a Dice Game means to me: friend or foe, by my role and what I believe of theirs.

A `Stake` says how glad I am of each life point that a player loses (negative for friends), and how much his going out
is worth beyond that, because it wins or loses the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sagebrush.bots.beliefs import Belief, believe, hostility
from sagebrush.games.dice.data import ROLES
from sagebrush.games.dice.view import DiceView

#: What winning or losing the game at a stroke is worth, measured in life points of a healthy foe.
GAME: Final = 8.0


class Stake(NamedTuple):
    care: float
    prize: float


#: Law and Outlaws: how much I care for a life point of each role. The Sheriff's end decides the game.
LAW_AND_OUTLAWS: Final[dict[str, dict[str, Stake]]] = {
    "sheriff": {"deputy": Stake(-0.6, 0.0), "outlaw": Stake(1.0, 0.5), "renegade": Stake(0.7, 0.3)},
    "deputy": {
        "sheriff": Stake(-1.2, -GAME),
        "deputy": Stake(-0.5, 0.0),
        "outlaw": Stake(1.0, 0.5),
        "renegade": Stake(0.6, 0.3),
    },
    "outlaw": {
        "sheriff": Stake(1.2, GAME),
        "deputy": Stake(0.5, 0.2),
        "outlaw": Stake(-0.5, 0.0),
        "renegade": Stake(0.3, 0.1),
    },
}

#: What my own life is worth to me; a Deputy or an Outlaw can still win from the grave.
MYSELF: Final[dict[str, Stake]] = {
    "sheriff": Stake(-1.2, -GAME),
    "deputy": Stake(-0.6, -1.0),
    "outlaw": Stake(-0.7, -1.5),
    "renegade": Stake(-1.2, -GAME),
}

#: Three players: the role to eliminate with one's own hands. Who hunts me is whom my prey hunts.
PREY: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def beliefs(view: DiceView) -> list[Belief]:
    """What the seat of this view believes about every role."""
    players = view.players
    hidden = ROLES[len(players)].copy()
    known = [player.role for player in players]
    for role in known:
        if role is not None:
            hidden.remove(role)
    deeds = hostility(
        [player.harm for player in players],
        [player.help for player in players],
        [player.alive for player in players],
    )
    return believe(hidden, known, deeds, -1 if view.seat is None else view.seat)


def stakes(view: DiceView, believed: list[Belief]) -> list[Stake]:
    """What every seat means to the one of this view, itself included."""
    assert view.seat is not None
    mine = view.players[view.seat].role
    assert mine is not None
    if len(view.players) == 3:
        by_role = three_players(view, mine)
        self_stake = Stake(-1.0, -GAME)
    else:
        by_role = balance(view, believed) if mine == "renegade" else LAW_AND_OUTLAWS[mine]
        self_stake = MYSELF[mine]
    result = [_expected(by_role, belief) for belief in believed]
    result[view.seat] = self_stake
    return result


def _expected(by_role: dict[str, Stake], belief: Belief) -> Stake:
    care = prize = 0.0
    for role, chance in belief.items():
        if role in by_role:
            stake = by_role[role]
            care += chance * stake.care
            prize += chance * stake.prize
    return Stake(care, prize)


def three_players(view: DiceView, mine: str) -> dict[str, Stake]:
    """My prey is the prize. Whoever hunts me stays alive, since he is my prey's prey; in a duel all that is over."""
    prey = PREY[mine]
    hunter = PREY[prey]
    if view.duel:
        return {prey: Stake(1.0, GAME), hunter: Stake(1.0, GAME)}
    return {prey: Stake(1.0, GAME), hunter: Stake(0.1, 0.0)}


def balance(view: DiceView, believed: list[Belief]) -> dict[str, Stake]:
    """The Renegade wears down the stronger side and needs the Sheriff to go last."""
    law = crooks = others = 0.0
    for player, belief in zip(view.players, believed, strict=True):
        if player.alive and player.seat != view.seat:
            law += player.life * (belief.get("sheriff", 0.0) + belief.get("deputy", 0.0))
            crooks += player.life * belief.get("outlaw", 0.0)
            others += belief.get("sheriff", 0.0) == 0.0
    if not others:
        return {"sheriff": Stake(1.2, GAME)}
    tilt = (crooks - law) / (crooks + law + 1.0)
    return {
        "sheriff": Stake(-0.5 - 0.5 * max(tilt, 0.0), -GAME),
        "deputy": Stake(0.7 - 0.3 * tilt, 0.5),
        "outlaw": Stake(0.7 + 0.3 * tilt, 0.5),
        "renegade": Stake(0.8, 0.5),
    }
