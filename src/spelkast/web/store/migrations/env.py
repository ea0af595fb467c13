"""Alembic's entry: it is handed a connection, see `store.migrate`."""

from __future__ import annotations

from alembic import context

from spelkast.web.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by writing it anew
)
with context.begin_transaction():
    context.run_migrations()
