"""OpenSpiel: every game that has an encoding, as a Python game of OpenSpiel's, `sagebrush_<game>`.

Chance is one node at the start: which of so many deals it is. All that is rolled and drawn later follows from it, and
nobody knows it before it is seen, so the game is the same as with a node for each die. Actions, their numbers and the
observations are those of the other environments.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from sagebrush import envs
from sagebrush.core.config import Config, Value, allowed_players, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.record import decode_record
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.envs.encoding import encoding
from sagebrush.envs.sight import Choices, Sight
from sagebrush.envs.table import LOST, WON

PREFIX = "sagebrush_"
#: Deals that chance picks from, unless the parameter `deals` says otherwise.
DEALS = 10_000
#: No game has come near it; OpenSpiel wants to know a bound.
LONGEST = 1_000_000
#: Text holds lists: OpenSpiel keeps the comma for itself.
BETWEEN = ";"


def register() -> list[str]:
    """Make the games known to `pyspiel.load_game`; their names."""
    found = []
    for game in envs.names().values():
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _class_of(game))
        found.append(kind.short_name)
    return found


@cache
def _class_of(game: str) -> type[SpielGame]:
    """OpenSpiel lets go of what it was given only after Python has gone: that must be a class, which nobody frees."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Named


@cache
def game_type(game: str) -> Any:
    info = game_named(game).info
    most = allowed_players(info, tuple([expansion.name for expansion in info.expansions]))
    usual: dict[str, Value] = {option.name: option.default for option in info.options}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"Sagebrush {encoding(game).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most[-1],
        min_num_players=most[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": configure(info).players, "expansions": "", "deals": DEALS, **usual},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Parameters: `players`, `expansions` (names with ; between them), `deals`, and the game's own options."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        wishes = dict(params or {})
        self.rules: Game[Any] = game_named(game)
        self.config: Config = _config(self.rules, wishes)
        self.deals = int(wishes.get("deals", DEALS))
        if self.deals < 1:
            raise BadConfig(f"the number of deals is at least 1, not {self.deals}")
        self.encoding = encoding(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.action_size,
            max_chance_outcomes=self.deals,
            num_players=self.config.players,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, wishes)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type, params)


def _config(rules: Game[Any], wishes: dict[str, Any]) -> Config:
    names = [name.strip() for name in str(wishes.get("expansions", "")).split(BETWEEN) if name.strip()]
    options = {option.name: wishes[option.name] for option in rules.info.options if option.name in wishes}
    config = configure(rules.info, players=wishes.get("players"), expansions=names, options=options)
    rules.check(config)
    return config


class Line:
    """One line of play. OpenSpiel copies a state by copying what hangs on it: a copy of this is a fork of the match."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.match: Match | None = None
        self.choices = Choices(game.encoding.plan)

    def __deepcopy__(self, _: dict[int, Any]) -> Line:
        twin = Line(self.game)
        if self.match is not None:
            twin.begin(self.match.fork())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes a state by pickling what hangs on it: a match is its record."""
        record = None if self.match is None else self.match.record.encode()
        return _revived, (self.game.rules.info.name, self.game.get_parameters(), record)

    def begin(self, match: Match) -> None:
        self.match = match
        self.choices.ask(match.decision, match.config.players)

    def answer(self, action: int) -> None:
        assert self.match is not None
        self.match.answer(self.choices.options[action])
        self.choices.ask(self.match.decision, self.match.config.players)


def _revived(game: str, params: dict[str, Any], record: bytes | None) -> Line:
    line = Line(SpielGame(game, params))
    if record is not None:
        line.begin(Match.replay(decode_record(record)))
    return line


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match at one decision; before the deal it is chance's turn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(game)

    def current_player(self) -> int:
        match = self.line.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else int(decision.seat)

    def is_terminal(self) -> bool:
        return self.line.match is not None and self.line.match.decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _deals(self.line.game.deals)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.line.choices.options) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        line = self.line
        if line.match is None:
            line.begin(Match.start(line.game.rules, line.game.config, Chance(action).spawn().seed))
        else:
            line.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.line.game.encoding.describe(action)

    def returns(self) -> list[float]:
        match, players = self.line.match, self.line.game.config.players
        result = match.result if match else None
        if result is None:
            return [0.0] * players
        return [WON if standing.won else LOST for standing in result.standings]

    def __str__(self) -> str:
        """All answers so far: what no player but chance may read."""
        match = self.line.match
        return "" if match is None else " ".join([f"{match.seed:032x}", *[id for _, id in match.answers]])


@cache
def _deals(count: int) -> list[tuple[int, float]]:
    return [(deal, 1.0 / count) for deal in range(count)]


class SpielObserver:
    """What a seat may know now: as bytes in numbers, and as the view in JSON."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise BadConfig(f"observers of {game.encoding.name} take no parameters: {params}")
        if iig_obs_type is not None and (
            iig_obs_type.perfect_recall
            or not iig_obs_type.public_info
            or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise BadConfig(f"{game.encoding.name} is observed by one seat, as it is now: no other observer is there")
        plan = game.encoding.plan
        self._sights = [Sight(plan, Seat(seat)) for seat in range(game.config.players)]
        self.tensor = np.zeros(plan.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        match = state.line.match
        if match is None:
            self.tensor.fill(0)
        else:
            seen = self._sights[player].look(match, match.decision_for(Seat(player)))
            self.tensor[:] = np.frombuffer(seen, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        match = state.line.match
        if match is None:
            return ""
        decision = match.decision_for(Seat(player))
        asked = None if decision is None else decision.question
        return msgspec.json.encode({"asked": asked, "view": match.view(Seat(player))}).decode()
