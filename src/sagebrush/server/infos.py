"""What the API and the stream say about tables and people: the shapes that both share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sagebrush.core.config import GameInfo, Value
from sagebrush.core.results import Result

#: Parts whose shape depends on the game; the name tells the generator of the web client's types what to put there.
View = Annotated[Any, msgspec.Meta(title="View")]
GameEvent = Annotated[Any, msgspec.Meta(title="GameEvent")]
GameQuestion = Annotated[Any, msgspec.Meta(title="Question")]
GameOption = Annotated[Any, msgspec.Meta(title="Option")]

#: Where in a view something changed, from the outside in, and last what stands there now: `["players", 2, "life", 3]`.
Change = tuple[Any, ...]

Status = Literal["waiting", "playing", "finished", "closed"]
SeatKind = Literal["open", "person", "bot"]
#: Why a bot plays for somebody: they wanted it, the host did, they are gone, their time ran out, or they are out of it.
StandInWhy = Literal["choice", "host", "gone", "time", "out"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time per decision: none, `live` in seconds, or `days`. When it is up, a bot plays the seat until it is back."""

    kind: Literal["none", "live", "days"] = "none"
    limit: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played here, and the levels of bots that play it."""

    info: GameInfo
    bots: tuple[str, ...]


class LessonStep(msgspec.Struct, frozen=True):
    """Said when decision number `at` is open. `do` are the answers that will do; without any, one just goes on."""

    say: str
    point: tuple[str, ...]
    do: tuple[str, ...]
    at: int


class LessonScript(msgspec.Struct, frozen=True):
    """All steps of a lesson; the words are `<game>-lesson-<name>-<say>`."""

    name: str
    seat: int
    steps: tuple[LessonStep, ...]


class GameWords(msgspec.Struct, frozen=True):
    """What a game says in a language: the texts of its messages, of which the first of a name holds, and its fields."""

    texts: tuple[str, ...]
    fields: tuple[str, ...]


class Me(msgspec.Struct, frozen=True):
    """Who is signed in on this device. An account has a passphrase; a guest is a name."""

    id: str
    name: str
    account: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """A chair. `level` names the bot that sits there, or that plays for the person (`stood_in`) until they are back.

    `account` marks a name that is that of an account: nobody else can have it. Of somebody who is not there in a game,
    `away` says for how many seconds, `bot_in` in how many the others may let a bot play for them (null: the clock of
    the table sees to that), and `votes` which seats want it.
    """

    seat: int
    kind: SeatKind
    name: str
    account: bool
    level: str | None
    stood_in: bool
    why: StandInWhy | None
    connected: bool
    away: float | None
    bot_in: float | None
    votes: tuple[int, ...]
    #: Whether a program plays for them over the network: it has no vote.
    program: bool
    you: bool


class BranchInfo(msgspec.Struct, frozen=True):
    """The game and the number of answers after which this table goes its own way."""

    table: str
    after: int


class Fairness(msgspec.Struct, frozen=True):
    """The promise made before the game, and what proves it afterwards; see docs/guides/fair-shuffles.md."""

    commitment: str
    #: What each seat added when it sat down, and last the host at the start, so that nobody alone chooses the seed.
    salts: tuple[str, ...]
    secret: str | None
    seed: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one person sees it from outside: no card of the game is in here."""

    id: str
    game: str
    players: int
    expansions: tuple[str, ...]
    options: dict[str, Value]
    #: The files of the table's own cards; what they say is in every view.
    content: tuple[str, ...]
    status: Status
    private: bool
    #: The code of the invite link; only members see it.
    invite: str | None
    pace: Pace
    seats: tuple[SeatInfo, ...]
    host: bool
    host_name: str
    watchers: int
    #: Whether the game counts for ratings, as the table stands now: see docs/guides/players.md.
    rated: bool
    #: Whether one may ask for a hint, as long as everybody else is a bot.
    hints: bool
    created_at: float
    answers: int
    fairness: Fairness
    result: Result | None
    #: The table at which the same people play again, once somebody asked for it.
    rematch: str | None
    #: The table this is a rematch of: whoever joins may have the chair of a bot.
    rematch_of: str | None
    branched: BranchInfo | None
    uploaded: bool
    #: For how many seconds the game has waited for you; null if it does not.
    waited: float | None
    #: In how many seconds bots take the free chairs and the game starts; null if the host starts it.
    starts_in: float | None
    #: Whether the host has sent you away from here.
    removed: bool


class ChatLine(msgspec.Struct, frozen=True):
    """Plain text; the client must show it as text."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Rating(msgspec.Struct, frozen=True):
    """`shown` is the careful estimate (mu - 3 sigma)."""

    name: str
    games: int
    mu: float
    sigma: float
    shown: float


class Tallied(msgspec.Struct, frozen=True):
    """How often somebody played and won as a role, a character, …"""

    kind: str
    label: str
    played: int
    won: int


class RatingPoint(msgspec.Struct, frozen=True):
    """The careful estimate after a game that ended then."""

    at: float
    shown: float


class GameRecord(msgspec.Struct, frozen=True):
    """What somebody has done in one game."""

    game: str
    played: int
    won: int
    by: tuple[Tallied, ...]
    rating: Rating | None
    course: tuple[RatingPoint, ...]


class PlayerPage(msgspec.Struct, frozen=True):
    """A player, as others see them: what happened at private tables is on one's own page only."""

    name: str
    account: bool
    you: bool
    since: float
    games: tuple[GameRecord, ...]


class PastSeat(msgspec.Struct, frozen=True):
    """Somebody in a finished game, and what they turned out to be. `player` is the one whose games are listed."""

    name: str
    account: bool
    bot: bool
    player: bool
    won: bool
    labels: dict[str, str]


class PastGame(msgspec.Struct, frozen=True):
    id: str
    game: str
    expansions: tuple[str, ...]
    ended_at: float
    private: bool
    rated: bool
    outcome: str | None
    seats: tuple[PastSeat, ...]


class PastGames(msgspec.Struct, frozen=True):
    """The newest first; `next` is the `before` of the next page, null on the last."""

    games: tuple[PastGame, ...]
    next: float | None


class BoardSeat(msgspec.Struct, frozen=True):
    name: str
    kind: SeatKind
    account: bool


class BoardTable(msgspec.Struct, frozen=True):
    """A public table on the board in the lobby."""

    id: str
    game: str
    players: int
    expansions: tuple[str, ...]
    status: Status
    pace: Pace
    rated: bool
    host_name: str
    seats: tuple[BoardSeat, ...]


class PushOffer(msgspec.Struct, frozen=True):
    """What a browser needs to take pushes from this server: its public key, or null where there are none."""

    key: str | None


class Problem(msgspec.Struct, frozen=True):
    """Every refusal of the API: a code for programs and a sentence for people."""

    code: str
    message: str
