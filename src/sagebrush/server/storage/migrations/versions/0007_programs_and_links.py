"""Seats that a program plays over the network, and links that are void since somebody was sent away"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("removed_at", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("void_invites", sa.JSON(), server_default="[]", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("void_invites")
        batch_op.drop_column("removed_at")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("program")
