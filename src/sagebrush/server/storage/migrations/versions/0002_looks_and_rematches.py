"""Who has looked at all cards, and which table a rematch goes on from"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("looked", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rematch_of", sa.String(length=32), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("rematch_of")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("looked")
