"""Alembic's entry: run the migrations on the connection that was handed in."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from sagebrush.server.storage.models import Base


def run() -> None:
    connection = context.config.attributes.get("connection")
    if connection is None:
        # For developers: `alembic -x url=sqlite:///new.db revision --autogenerate`.
        with create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as own:
            migrate(own)
        return
    migrate(connection)


def migrate(connection: Connection) -> None:
    # Batches: SQLite alters a table by making a new one.
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
