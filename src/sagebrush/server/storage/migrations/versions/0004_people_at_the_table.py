"""Who is away, who was sent away, what became of everybody, and who wants to be told of their turn"""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
#: The option of a table at which somebody learnt a game.
LESSON = "lesson"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("fill_at", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("removed", sa.JSON(), server_default="[]", nullable=False))
        batch_op.create_index("ix_tables_ended", ["status", "ended_at"])
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen_at", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("votes", sa.JSON(), server_default="[]", nullable=False))
        batch_op.add_column(sa.Column("waits_since", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("waits_seq", sa.Integer(), nullable=True))
    _rating_marks()
    _tallies()
    _subscriptions()
    _fill()


def _rating_marks() -> None:
    op.create_table(
        "rating_marks",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("holder", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_rating_marks_holder", "rating_marks", ["holder", "game", "at"])


def _tallies() -> None:
    op.create_table(
        "tallies",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game", "kind", "label", "private"),
    )


def _subscriptions() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("session_id", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("endpoint"),
    )
    op.create_index("ix_subscriptions_person_id", "subscriptions", ["person_id"])
    op.create_index("ix_subscriptions_session_id", "subscriptions", ["session_id"])


def _fill() -> None:
    """Count the games that were played before anybody counted."""
    connection = op.get_bind()
    played: Counter[tuple[object, ...]] = Counter()
    won: Counter[tuple[object, ...]] = Counter()
    for key, winner in _outcomes(connection):
        played[key] += 1
        won[key] += winner
    names = ("person_id", "game", "kind", "label", "private")
    tallies = sa.table("tallies", *[sa.column(name) for name in (*names, "played", "won")])
    for key, count in played.items():
        row = dict(zip(names, key, strict=True))
        connection.execute(tallies.insert().values(**row, played=count, won=won[key]))


def _outcomes(connection: sa.Connection) -> Any:
    names = ("id", "game", "status", "private", "uploaded", "branched_table")
    tables = sa.table("tables", *[sa.column(name) for name in names], sa.column("result", sa.JSON))
    options = sa.column("options", sa.JSON)
    tables.append_column(options)
    seats = sa.table("seats", *[sa.column(name) for name in ("table_id", "seat", "person_id")])
    wanted = sa.select(tables.c.game, tables.c.private, tables.c.result, options, seats.c.seat, seats.c.person_id)
    wanted = wanted.join_from(tables, seats, tables.c.id == seats.c.table_id)
    wanted = wanted.where(tables.c.status == "finished", seats.c.person_id.is_not(None))
    wanted = wanted.where(tables.c.uploaded.is_(False), tables.c.branched_table.is_(None))
    for row in connection.execute(wanted):
        if not isinstance(row.result, dict) or (isinstance(row.options, dict) and row.options.get(LESSON)):
            continue
        for standing in row.result.get("standings", []):
            if standing["seat"] == row.seat:
                for kind, label in [("", ""), *standing.get("labels", {}).items()]:
                    key = (row.person_id, row.game, kind[:32], label[:64], bool(row.private))
                    yield key, int(standing["won"])


def downgrade() -> None:
    for name in ("subscriptions", "tallies", "rating_marks"):
        op.drop_table(name)
    with op.batch_alter_table("seats", schema=None) as batch_op:
        for name in ("waits_seq", "waits_since", "votes", "seen_at"):
            batch_op.drop_column(name)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_ended")
        batch_op.drop_column("removed")
        batch_op.drop_column("fill_at")
