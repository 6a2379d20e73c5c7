"""The tables of the database. A game is its row in `tables` (config and seed) and its `moves`."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from sagebrush.core.config import Value

#: SQLite numbers rows by itself only in a column of exactly this type.
BIG = BigInteger().with_variant(Integer, "sqlite")


class Base(DeclarativeBase):
    """Every stored thing."""


class Person(Base):
    """A guest is a name; a passphrase makes an account of it, and then the name is theirs alone."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    #: The folded name of an account; null for guests, so that guests may share a name.
    account: Mapped[str | None] = mapped_column(String(80), unique=True)
    #: What the name of an account looks like: no other may look the same.
    skeleton: Mapped[str | None] = mapped_column(String(80), unique=True)
    passphrase: Mapped[str | None] = mapped_column(String(200))
    created_at: Mapped[float]


class Session(Base):
    """A device on which somebody is signed in, by the hash of the token in its cookie."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[float]


class Table(Base):
    """A table and the game on it. `secret` and `seed` leave the server only when the game is over."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_status", "status", "private"),
        Index("ix_tables_ended", "status", "ended_at"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]
    players: Mapped[int]
    expansions: Mapped[list[str]] = mapped_column(JSON)
    options: Mapped[dict[str, Value]] = mapped_column(JSON)
    #: Cards of the table's own, file by file; null where there are none.
    content: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    status: Mapped[str] = mapped_column(String(16))
    private: Mapped[bool]
    invite: Mapped[str] = mapped_column(String(32))
    pace: Mapped[str] = mapped_column(String(8))
    pace_limit: Mapped[int]
    host_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    host_name: Mapped[str] = mapped_column(String(40))
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    #: Filled in at the start, with the names the game knows its players by.
    start_salt: Mapped[str | None] = mapped_column(String(64))
    seed: Mapped[str | None] = mapped_column(String(32))
    names: Mapped[list[str] | None] = mapped_column(JSON)
    rated: Mapped[bool]
    uploaded: Mapped[bool] = mapped_column(default=False)
    created_at: Mapped[float]
    started_at: Mapped[float | None]
    ended_at: Mapped[float | None]
    answers: Mapped[int] = mapped_column(default=0)
    result: Mapped[dict[str, object] | None] = mapped_column(JSON)
    rematch_id: Mapped[str | None] = mapped_column(String(32))
    rematch_of: Mapped[str | None] = mapped_column(String(32))
    branched_table: Mapped[str | None] = mapped_column(String(32))
    branched_after: Mapped[int | None]
    #: When bots take the chairs that are still free, at a table of people who wanted any game at all.
    fill_at: Mapped[float | None]
    #: People whom the host sent away before the game: this table has no chair for them.
    removed: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    #: When that last happened, and the links that are void since: see `lobby.invited`.
    removed_at: Mapped[float | None]
    void_invites: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    #: Whether one may ask for a hint here, as long as everybody else is a bot.
    hints: Mapped[bool] = mapped_column(default=False, server_default=false())
    #: The process that lets its bots think and watches its clock.
    driver: Mapped[str | None] = mapped_column(String(32))


class Chair(Base):
    """A seat of a table: open, a person's or a bot's; `stand_in` is the bot that plays for a person."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    #: Whether the name is that of the person's account.
    account: Mapped[bool] = mapped_column(default=False, server_default=false())
    bot: Mapped[str | None] = mapped_column(String(64))
    stand_in: Mapped[str | None] = mapped_column(String(64))
    #: Why: `choice`, `out` (they left when they were out of the game) and `host` stay until the owner asks for the
    #: seat, `gone` and `time` until they show up.
    stand_in_why: Mapped[str | None] = mapped_column(String(8))
    salt: Mapped[str] = mapped_column(String(64))
    #: When their last stream ended.
    seen_at: Mapped[float | None]
    #: Seats that would let a bot play for them until they are back.
    votes: Mapped[list[int]] = mapped_column(JSON, default=list, server_default="[]")
    #: They were not there when they were asked: since when, and after how many moves. One move later it is past.
    waits_since: Mapped[float | None]
    waits_seq: Mapped[int | None]
    #: Whether a program plays for them over the network: it has no vote.
    program: Mapped[bool] = mapped_column(default=False, server_default=false())
    #: Being out of the game, they have seen all cards: no play is taken back that would bring them in again.
    looked: Mapped[bool] = mapped_column(default=False, server_default=false())


class Move(Base):
    """One entry of a game's log. The key makes it impossible to answer one decision twice.

    An `answer` carries the option's id; an `undo` the number of answers it went back to.
    """

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    option: Mapped[str] = mapped_column(Text)
    by_bot: Mapped[bool]
    at: Mapped[float]


class ChatRow(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("ix_chat_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(BIG, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class ConsentRow(Base):
    """A seat's word on taking back at `seq`; the asker's own row is the request."""

    __tablename__ = "consents"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    asker: Mapped[bool]
    agree: Mapped[bool]


class RatingRow(Base):
    """`holder` is a person's id."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    holder: Mapped[str] = mapped_column(String(80), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class RatingMark(Base):
    """A rating after a game."""

    __tablename__ = "rating_marks"
    __table_args__ = (Index("ix_rating_marks_holder", "holder", "game", "at"),)

    id: Mapped[int] = mapped_column(BIG, primary_key=True, autoincrement=True)
    holder: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(64))
    at: Mapped[float]
    mu: Mapped[float]
    sigma: Mapped[float]


class Tally(Base):
    """How often somebody played and won as something: `kind` is `role`, `character`, …, and empty for all games.

    What they did at private tables is counted apart: it is for their own eyes.
    """

    __tablename__ = "tallies"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(32), primary_key=True)
    label: Mapped[str] = mapped_column(String(64), primary_key=True)
    private: Mapped[bool] = mapped_column(primary_key=True)
    played: Mapped[int]
    won: Mapped[int]


class Subscription(Base):
    """A browser that wants to be told of somebody's turn; it ends with the session it was made in."""

    __tablename__ = "subscriptions"

    id: Mapped[int] = mapped_column(BIG, primary_key=True, autoincrement=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    session_id: Mapped[str] = mapped_column(ForeignKey("sessions.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(32))
    lang: Mapped[str] = mapped_column(String(8))
    created_at: Mapped[float]


class Process(Base):
    """A server process, and when it last said that it lives."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    beat_at: Mapped[float]
