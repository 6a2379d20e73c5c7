"""What each player means to me: friend or foe, by my role and my beliefs about theirs. For every game with these roles.

A `Stake` says how glad I am of each life point that a player loses (negative for friends), and how much his going out
is worth beyond that, because it wins or loses the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from sagebrush.bots.beliefs import Belief
from sagebrush.core.rng import Chance

#: What winning or losing the game at a stroke is worth, measured in life points of a healthy foe.
GAME: Final = 8.0


class Stake(NamedTuple):
    care: float
    prize: float


class Someone(Protocol):
    """A player, as any of these games shows him."""

    @property
    def life(self) -> int: ...
    @property
    def alive(self) -> bool: ...
    @property
    def role(self) -> str | None: ...


#: Law and Outlaws: how much I care for a life point of each role. The Sheriff's end decides the game.
LAW_AND_OUTLAWS: Final[dict[str, dict[str, Stake]]] = {
    "sheriff": {"deputy": Stake(-0.6, -0.8), "outlaw": Stake(1.0, 0.5), "renegade": Stake(0.7, 0.3)},
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


def stakes(players: Sequence[Someone], me: int, believed: Sequence[Belief], *, duel: bool) -> list[Stake]:
    """What every seat means to mine, itself included. `duel`: of three players, only the last one standing wins."""
    mine = players[me].role
    assert mine is not None
    if len(players) == 3:
        by_role = three_players(mine, duel=duel)
        own = Stake(-1.0, -GAME)
    else:
        by_role = balance(players, me, believed) if mine == "renegade" else LAW_AND_OUTLAWS[mine]
        own = MYSELF[mine]
    result = [_expected(by_role, belief) for belief in believed]
    result[me] = own
    return result


def _expected(by_role: dict[str, Stake], belief: Belief) -> Stake:
    care = prize = 0.0
    for role, chance in belief.items():
        if role in by_role:
            stake = by_role[role]
            care += chance * stake.care
            prize += chance * stake.prize
    return Stake(care, prize)


def three_players(mine: str, *, duel: bool) -> dict[str, Stake]:
    """My prey is the prize. Whoever hunts me stays alive, since he is my prey's prey; in a duel all that is over."""
    prey = PREY[mine]
    hunter = PREY[prey]
    if duel:
        return {prey: Stake(1.0, GAME), hunter: Stake(1.0, GAME)}
    return {prey: Stake(1.0, GAME), hunter: Stake(0.1, 0.0)}


def balance(players: Sequence[Someone], me: int, believed: Sequence[Belief]) -> dict[str, Stake]:
    """The Renegade wears down the stronger side and needs the Sheriff to go last."""
    law = crooks = others = 0.0
    for seat, (player, belief) in enumerate(zip(players, believed, strict=True)):
        if player.alive and seat != me:
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


def hidden_roles(cards: Sequence[str], players: Sequence[Someone]) -> list[str]:
    """The role cards of this game that have not been seen."""
    hidden = list(cards)
    for player in players:
        if player.role is not None:
            hidden.remove(player.role)
    return hidden


def moody(fixed: list[Stake], me: int, seed: int, turn: int) -> list[Stake]:
    """Nobody weighs all the same in every turn: a small whim about each of the others, the same for the whole turn."""
    whim = Chance(seed ^ (turn + 1) << 64)
    felt = [Stake(stake.care * (0.92 + whim.below(32) / 200), stake.prize) for stake in fixed]
    felt[me] = fixed[me]
    return felt
