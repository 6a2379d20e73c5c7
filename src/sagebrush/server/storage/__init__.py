"""What the server keeps: SQLite or PostgreSQL through SQLAlchemy, migrated by Alembic."""
