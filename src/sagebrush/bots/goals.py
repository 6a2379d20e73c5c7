"""What each player means to me: friend or foe, by my role and my beliefs about theirs. For every game with these roles.

A `Stake` says how glad I am of each life point that a player loses (negative for friends), and how much his going out
is worth beyond that, because it wins or loses the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from sagebrush.bots.beliefs import Belief
from sagebrush.core.rng import Chance

#: What winning or losing the game at a stroke is worth, measured in life points of a healthy foe.
GAME: Final = 8.0


class Stake:
    __slots__ = ("care", "prize")

    def __init__(self, care: float, prize: float) -> None:
        self.care = care
        self.prize = prize


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

#: The two sides of a Shadow Renegade: for as long as he is on one, he wants what it wants.
SHADOWS: Final = {"shadow_deputy": "deputy", "shadow_outlaw": "outlaw"}

#: Three players: the role to eliminate with one's own hands. Who hunts me is whom my prey hunts.
PREY: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def side(role: str | None) -> str | None:
    """The role in which somebody plays now."""
    return SHADOWS.get(role, role) if role is not None else None


def dealt(role: str) -> str:
    """The card that such a one was dealt."""
    return "renegade" if role in SHADOWS else role


def stakes(players: Sequence[Someone], me: int, believed: Sequence[Belief], *, duel: bool) -> list[Stake]:
    """What every seat means to mine, itself included. `duel`: only the last one standing wins."""
    mine = side(players[me].role)
    assert mine is not None
    if duel and len(players) > 3:
        return every_one_for_himself(players, me)
    if len(players) == 3:
        by_role = three_players(mine, duel=duel)
    else:
        by_role = balance(players, me, believed) if mine == "renegade" else LAW_AND_OUTLAWS[mine]
    result = [_expected(by_role, belief) for belief in believed]
    result[me] = own_stake(players, me, duel=duel)
    return result


def every_one_for_himself(players: Sequence[Someone], me: int) -> list[Stake]:
    """All are foes; who goes out next matters little, unless he is the last of them."""
    others = sum([player.alive for player in players]) - 1
    result = [Stake(1.0, GAME if others == 1 else 1.0) for _ in players]
    result[me] = own_stake(players, me, duel=True)
    return result


def own_stake(players: Sequence[Someone], me: int, *, duel: bool) -> Stake:
    """What my own life means to me, whoever the others may be."""
    mine = side(players[me].role)
    assert mine is not None
    return Stake(-1.0, -GAME) if len(players) == 3 or duel else MYSELF[mine]


def _expected(by_role: dict[str, Stake], belief: Belief) -> Stake:
    care = prize = 0.0
    for role, chance in belief.items():
        stake = by_role.get(role)
        if stake is not None:
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


def hidden_roles(cards: Sequence[str], known: Sequence[str | None]) -> list[str]:
    """The role cards of this game that have not been seen."""
    hidden = list(cards)
    for role in known:
        if role is not None and (card := dealt(role)) in hidden:
            hidden.remove(card)
    return hidden


class Mood:
    """What the others mean to one seat in the turn at hand; thought over again only when something it rests on changed.

    Nobody weighs all the same in every turn: there is a small whim about each of the others, the same for a whole turn.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._turn = -1
        self._whims: list[float] = []
        self._believed: Sequence[Belief] = ()
        self._me = -1
        self._duel = False
        self._felt: list[Stake] = []

    def stakes(
        self, players: Sequence[Someone], me: int, believed: Sequence[Belief], *, duel: bool, turn: int
    ) -> list[Stake]:
        """What every seat means to mine in this turn, itself included."""
        same = believed is self._believed and turn == self._turn and me == self._me and duel == self._duel
        # A Renegade minds how strong each side is, and in a duel all mind how many are left, which beliefs do not tell.
        if not same or duel or players[me].role == "renegade":
            fixed = stakes(players, me, believed, duel=duel)
            whims = self._whims_of(turn, len(players))
            self._felt = [Stake(stake.care * whim, stake.prize) for stake, whim in zip(fixed, whims, strict=True)]
            self._felt[me] = fixed[me]
            self._believed, self._me, self._duel = believed, me, duel
        return self._felt

    def _whims_of(self, turn: int, players: int) -> list[float]:
        if turn != self._turn or len(self._whims) != players:
            whim = Chance(self.seed ^ (turn + 1) << 64)
            self._whims = [0.92 + whim.below(32) / 200 for _ in range(players)]
            self._turn = turn
        return self._whims
