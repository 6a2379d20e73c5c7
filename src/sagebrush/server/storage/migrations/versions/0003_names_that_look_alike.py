"""What the names of accounts look like, and whose name at a table is that of an account"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sagebrush.server.names import skeleton

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("skeleton", sa.String(length=80), nullable=True))
        batch_op.create_unique_constraint("people_skeleton_key", ["skeleton"])
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("account", sa.Boolean(), server_default=sa.false(), nullable=False))
    _fill()


def _fill() -> None:
    """Of accounts that look alike already, the oldest has the look; the others keep their names."""
    people = sa.table("people", *[sa.column(name) for name in ("id", "name", "account", "skeleton", "created_at")])
    connection = op.get_bind()
    wanted = sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None)).order_by(people.c.created_at)
    seen: set[str] = set()
    for row in connection.execute(wanted).all():
        looks = skeleton(row.name)[:80]
        if looks not in seen:
            seen.add(looks)
            connection.execute(people.update().where(people.c.id == row.id).values(skeleton=looks))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("account")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_constraint("people_skeleton_key", type_="unique")
        batch_op.drop_column("skeleton")
