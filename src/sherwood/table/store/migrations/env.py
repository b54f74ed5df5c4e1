"""Alembic's entry: runs on the connection the store hands over, inside its transaction."""

from alembic import context

from sherwood.table.store.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
context.run_migrations()
