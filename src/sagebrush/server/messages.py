"""The messages of the stream, one WebSocket per open table. JSON text, told apart by `type`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from sagebrush.core.options import WhyNot
from sagebrush.core.results import Result, Stage
from sagebrush.server.infos import BoardTable, Change, ChatLine, GameEvent, GameOption, GameQuestion, TableInfo, View

#: The version of the protocol; `hello` says which one the client speaks.
VERSION = 2
#: Close code: the chair has changed hands or the session has ended; come back, knowing nothing, and see who you are.
SOMEBODY_ELSE = 4410
#: Close code: the host has sent you away from a private table.
SENT_AWAY = 4411

MAX_CHAT = 400
SIGNALS = ("howdy", "thanks", "nice", "oops", "hurry", "wait", "laugh", "angry")

SignalName = Literal["howdy", "thanks", "nice", "oops", "hurry", "wait", "laugh", "angry"]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CHAT)]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. `last_seq` is the last number seen, if any; `seat` picks one of several seats of one's own;
    a seat pass plays that seat from anywhere. `program` says that no person sits here but a program: it has no vote."""

    v: int
    last_seq: int | None = None
    seat: int | None = None
    seat_pass: str | None = None
    program: bool = False


class Answer(FromClient, frozen=True, tag="answer"):
    """`number` and `era` are those of the decision, so that an answer never hits another one."""

    number: int
    era: int
    option: Annotated[str, msgspec.Meta(max_length=2000)]


class Say(FromClient, frozen=True, tag="say"):
    text: ChatText


class GiveSignal(FromClient, frozen=True, tag="signal"):
    signal: SignalName


class AskTakeBack(FromClient, frozen=True, tag="ask_take_back"):
    """Please let me take back my last play."""


class Consent(FromClient, frozen=True, tag="consent"):
    """A yes or no to the request to take back that was made at `seq`."""

    seq: int
    agree: bool


class Back(FromClient, frozen=True, tag="back"):
    """I am here again: the bot gives me my seat back."""


class Hurry(FromClient, frozen=True, tag="hurry"):
    """I am out, and only bots play on: they need not take their time for me."""


class Ping(FromClient, frozen=True, tag="ping"):
    n: int


ClientMessage = Hello | Answer | Say | GiveSignal | AskTakeBack | Consent | Back | Hurry | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class Offer(msgspec.Struct, frozen=True):
    """One legal answer: its id goes back in `answer`, the option says what it is."""

    id: str
    option: GameOption


class Asked(msgspec.Struct, frozen=True):
    """A question that is open, as the whole table may know it."""

    seat: int
    question: GameQuestion


class OwnDecision(msgspec.Struct, frozen=True):
    """What this seat is asked, with every legal answer. `era` counts the plays taken back so far."""

    number: int
    era: int
    seat: int
    question: GameQuestion
    options: tuple[Offer, ...]
    why_not: tuple[WhyNot, ...]


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello`: which seat is yours (null: you watch), the table and the latest chat."""

    v: int
    seat: int | None
    table: TableInfo
    chat: tuple[ChatLine, ...]


class Happening(msgspec.Struct, frozen=True):
    """One event as this seat may see it, and what it changed in this seat's view.

    `event` is null where there is nothing to tell but the change itself.
    """

    event: GameEvent | None
    changes: tuple[Change, ...]


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """All of it: forget what you knew. Sent on joining, after a play was taken back and to who fell behind."""

    seq: int
    era: int
    events: tuple[GameEvent, ...]
    view: View
    stage: Stage
    asked: tuple[Asked, ...]
    decision: OwnDecision | None
    seconds_left: float | None
    result: Result | None


class Update(FromServer, frozen=True, tag="update"):
    """One answer more. `seat` gave it. Apply the changes of each happening to the view you have.

    Of several updates at once only the last carries `stage`, `asked`, `decision` and `result`; `stage` is null in the
    others. `view` is null unless you were away: then the happenings have no changes, and the last update has the view.
    """

    seq: int
    era: int
    seat: int
    happenings: tuple[Happening, ...]
    view: View | None
    stage: Stage | None
    asked: tuple[Asked, ...]
    decision: OwnDecision | None
    seconds_left: float | None
    result: Result | None


class TableChanged(FromServer, frozen=True, tag="table"):
    """Somebody came, went, was handed to a bot, or the game started or ended."""

    table: TableInfo


class Chat(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Signalled(FromServer, frozen=True, tag="signalled"):
    seat: int | None
    name: str
    signal: SignalName


class Accepted(FromServer, frozen=True, tag="accepted"):
    """The answer is stored for good; it made update `seq`."""

    number: int
    era: int
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Nothing was changed. `code` is for programs, `message` for people; `number` if it was an answer."""

    code: str
    message: str
    number: int | None = None


class TakeBack(FromServer, frozen=True, tag="take_back"):
    """A seat wants to take back its last play; the seats in `needed` have not said yes yet."""

    seq: int
    seat: int
    needed: tuple[int, ...]


class TakeBackOver(FromServer, frozen=True, tag="take_back_over"):
    """The request is settled: granted (a snapshot follows), refused by a seat, or overtaken by play."""

    seq: int
    outcome: Literal["granted", "refused", "lapsed"]
    seat: int | None


class Board(FromServer, frozen=True, tag="board"):
    """On the stream of the lobby: tables that have come or changed, and those that are gone. Fresh: these are all."""

    tables: tuple[BoardTable, ...]
    gone: tuple[str, ...]
    fresh: bool


class Yours(FromServer, frozen=True, tag="yours"):
    """On the stream of the lobby: something has changed at a table of your own."""


class Bye(FromServer, frozen=True, tag="bye"):
    """This server is going away; connect again after a moment."""

    reason: str
    retry_ms: int


class Pong(FromServer, frozen=True, tag="pong"):
    n: int


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | TableChanged
    | Chat
    | Signalled
    | Accepted
    | Refused
    | TakeBack
    | TakeBackOver
    | Bye
    | Pong
)

#: What the stream of the lobby says.
LobbyMessage = Board | Yours | Pong

decode_client: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
decode_server: Callable[[bytes | str], ServerMessage] = msgspec.json.Decoder(ServerMessage).decode
encode = msgspec.json.Encoder().encode
