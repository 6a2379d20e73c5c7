"""What the API and the stream say about the course of a game: step by step, with all cards open, and what was best."""

from __future__ import annotations

import msgspec

from sagebrush.core.results import Stage
from sagebrush.server.infos import Change, GameEvent, GameOption, GameQuestion, TableInfo, View


class StepHappening(msgspec.Struct, frozen=True):
    """One event, and what it changed in each of the step's views, in their order."""

    event: GameEvent | None
    changes: tuple[tuple[Change, ...], ...]


class Step(msgspec.Struct, frozen=True):
    """A game after its first `number` answers, from the eyes that were asked for; all-seeing has every seat's view.

    The changes of its happenings lead from the views of the step before to its own.
    """

    number: int
    seat: int | None
    option: str | None
    happenings: tuple[StepHappening, ...]
    views: tuple[View, ...]
    stage: Stage


class OpenTable(msgspec.Struct, frozen=True):
    """All cards of a running game, for somebody who is out of it: every seat's view after move `seq`."""

    seq: int
    views: tuple[View, ...]


class Replay(msgspec.Struct, frozen=True):
    """A stretch of a finished game. `total` counts the answers of the whole game."""

    table: TableInfo
    total: int
    start: int
    steps: tuple[Step, ...]


class Tried(msgspec.Struct, frozen=True):
    """An option and how likely it wins, as far as the seat could tell; `error` is the standard error."""

    option: GameOption
    chance: float
    error: float


class LookedInto(msgspec.Struct, frozen=True):
    """A decision of a finished game: what was chosen, what would have been best, and what the difference cost."""

    answer: int
    seat: int
    question: GameQuestion
    chosen: Tried
    best: Tried
    cost: float
    tried: tuple[Tried, ...]
    beliefs: tuple[dict[str, float], ...]


class Advice(msgspec.Struct, frozen=True):
    """A hint: what to do at decision `number`, how likely that wins, the next best, and why.

    `why` names what differs most where imagined games end: a sign of the game (`<game>-hint-<why>` says it), `same`
    (next to no difference) or `whole` (nothing in particular). The `outlook` is `open`, or `lost` or `won` where both
    options are all but sure to lose, or to win.
    """

    number: int
    id: str
    option: GameOption
    chance: float
    other: GameOption | None
    other_chance: float
    why: str
    outlook: str


class Moment(msgspec.Struct, frozen=True):
    """The beginning of a turn: everybody's chance to win, and how likely each role of each seat looked from outside.

    `counted`: the chances are from a few dozen play-outs; else a network judged.
    """

    answer: int
    turn: int
    active: int | None
    chances: tuple[float, ...]
    suspicions: tuple[dict[str, float], ...]
    counted: bool


class Turning(msgspec.Struct, frozen=True):
    """Where a game turned: between two answers the chance of this seat went from one to the other.

    `event` is what tells most of what happened in between, as a spectator saw it. Where several win together the chance
    is that of their `side`, `law` or `outlaw`, and `members` are all of them.
    """

    answer: int
    until: int
    turn: int
    active: int | None
    seat: int
    before: float
    after: float
    event: GameEvent | None
    side: str
    members: tuple[int, ...]


class GameAnalysis(msgspec.Struct, frozen=True):
    """A finished game looked into; `choices` are those of the seat that was asked for."""

    game: str
    names: tuple[str, ...]
    roles: tuple[str, ...]
    winners: tuple[int, ...]
    budget: int
    moments: tuple[Moment, ...]
    turnings: tuple[Turning, ...]
    choices: tuple[LookedInto, ...]


class Stretch(msgspec.Struct, frozen=True):
    """Some decisions of a seat looked into, up to answer `reached`: the next stretch begins there. `of` is the end."""

    choices: tuple[LookedInto, ...]
    reached: int
    of: int
